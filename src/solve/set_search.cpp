#include "solve/set_search.h"

#include <algorithm>
#include <bit>

namespace omnigo::solve {
namespace {

constexpr std::uint32_t kTurns = 4;  // in first numbers, for each turn of the other side
constexpr int kMostWays = 4;         // images of the history that proofs are tried under
constexpr std::size_t kMostInList = 2000;
constexpr std::size_t kMostOpen = std::size_t{1} << 22;
constexpr std::uint8_t kNoTurn = 254;

// Whether every block has a liberty.
bool is_legal(const PointGraph& graph, const Stones<2>& stones) {
  const Points empty = graph.all() & ~stones.any();
  bool legal = true;
  for (Points set : stones.of) {
    graph.for_each_part(set, [&](Points block) { legal &= (graph.beside(block) & empty) != 0; });
  }
  return legal;
}

}  // namespace

int SetSearch::Set::size() const {
  int size = 0;
  for (std::uint64_t word : words) size += std::popcount(word);
  return size;
}

SetSearch::SetSearch(const Ground<2>& ground, std::size_t bytes)
    : ground_(ground),
      situational_(ground.situational),
      most_proofs_(std::max<std::size_t>(bytes / 2 / sizeof(Proof), 1024)) {
  int colourings = 1;
  for (int p = 0; p < ground.graph.size(); ++p) colourings *= 3;
  situations_ = colourings * (situational_ ? 2 : 1);
  words_ = (situations_ + 63) / 64;
  colourings_.resize(colourings);
  for (int c = 0; c < colourings; ++c) {
    Colouring& colouring = colourings_[c];
    for (int p = 0, digits = c; p < ground.graph.size(); ++p, digits /= 3) {
      if (digits % 3 > 0) colouring.stones.of[digits % 3 - 1] |= just(static_cast<Point>(p));
    }
    colouring.result = ground.result(colouring.stones);
    if (!is_legal(ground.graph, colouring.stones)) continue;
    for (int player : {0, 1}) {
      for_each_move(ground.graph, colouring.stones, player, ground.suicide,
                    [&](Point p, const Stones<2>& after) {
                      colouring.moves[player].push_back(static_cast<Number>(code(after)));
                      colouring.points[player].push_back(p);
                    });
    }
  }
  const Automorphisms& automorphisms = ground.automorphisms;
  for (int i = 0; i < automorphisms.size(); ++i) {
    for (int s = 0; s < situations_; ++s) {
      const int c = situational_ ? s / 2 : s;
      const int moved = code(solve::image(automorphisms, i, colourings_[c].stones));
      images_.push_back(situation({moved, s % 2}));
    }
  }
  for (int c = 0; c < colourings; ++c) {
    const auto moved = [&](int i) {
      const int s = image(i, situation({c, 0}));
      return situational_ ? s / 2 : s;
    };
    Colouring& colouring = colourings_[c];
    colouring.least = c;
    for (int i = 0; i < automorphisms.size(); ++i) {
      colouring.least = std::min(colouring.least, moved(i));
    }
    for (int i = 0; i < automorphisms.size(); ++i) {
      if (moved(i) == colouring.least) colouring.ways.push_back(i);
    }
  }
  for (int s = 0; s < situations_; ++s)
    hashes_.push_back(splitmix64(static_cast<std::uint64_t>(s)));
  lists_.resize(static_cast<std::size_t>(colourings) * 4);
  open_ = ZeroedArray<Open>(
      std::bit_floor(std::clamp<std::size_t>(bytes / 4 / sizeof(Open), 1024, kMostOpen)));
}

int SetSearch::code(const Stones<2>& stones) const {
  int code = 0;
  for (int p = ground_.graph.size(); p-- > 0;) {
    const auto point = static_cast<Point>(p);
    code = 3 * code + (solve::holds(stones.of[0], point)   ? 1
                       : solve::holds(stones.of[1], point) ? 2
                                                           : 0);
  }
  return code;
}

SetSearch::Set SetSearch::image(int automorphism, const Set& set) const {
  Set moved;
  for (int i = 0; i < words_; ++i) {
    for (std::uint64_t word = set.words[i]; word != 0; word &= word - 1) {
      moved.add(image(automorphism, static_cast<Number>(64 * i + std::countr_zero(word))));
    }
  }
  return moved;
}

bool SetSearch::holds(const Proof& proof, const Set& history) const {
  std::uint64_t wrong = 0;
  for (int i = 0; i < words_; ++i) {
    wrong |=
        (proof.created.words[i] & history.words[i]) | (proof.needed.words[i] & ~history.words[i]);
  }
  return wrong == 0;
}

void SetSearch::push(Number situation) {
  history_.add(situation);
  way_.push_back(situation);
  const int automorphisms = ground_.automorphisms.size();
  const std::size_t before = tags_.size() - automorphisms;
  for (int i = 0; i < automorphisms; ++i) {
    tags_.push_back(tags_[before + i] ^ hashes_[image(i, situation)]);
  }
}

void SetSearch::pop() {
  history_.remove(way_.back());
  way_.pop_back();
  tags_.resize(tags_.size() - ground_.automorphisms.size());
}

SetSearch::Answer SetSearch::decide(const Position<2>& position, const History<2>& history,
                                    int at_least, std::function<bool()> opens) {
  at_least_ = at_least;
  opens_ = std::move(opens);
  stopping_ = false;
  history_ = {};
  way_.clear();
  tags_.assign(ground_.automorphisms.size(), 0);
  for (int i = 0; i < history.size(); ++i)
    push(situation({code(history[i].stones), history[i].next}));
  Child root;
  root.place = {code(position.stones), position.next};
  look(root);
  while (!root.verdict.decided() && !stopping_) root.verdict = search(root.place, {kNever, kNever});
  if (!root.verdict.decided()) return {};
  return {root.verdict.winner(), root.verdict.turn};
}

// The way under which the history, with the child's situation, has the least hash.
void SetSearch::set_tag(Child& child) const {
  const std::size_t now = tags_.size() - ground_.automorphisms.size();
  const Colouring& colouring = colourings_[child.place.colouring];
  const std::uint64_t own =
      child.fresh ? hashes_[situation({colouring.least, child.place.next})] : 0;
  child.tag = ~std::uint64_t{0};
  for (int way : colouring.ways) {
    const std::uint64_t tag = tags_[now + way] ^ own;
    if (tag > child.tag) continue;
    child.tag = tag;
    child.way = way;
  }
}

std::uint64_t SetSearch::key_of(const Child& child) const {
  const std::size_t place = list_of(child.place, 0);
  return splitmix64(child.tag +
                    splitmix64(place * 256 + static_cast<std::uint64_t>(at_least_ + 128)));
}

// Whether the automorphism that carries one child to the other carries the history to itself.
bool SetSearch::are_twins(const Child& one, const Child& other) const {
  if (one.tag != other.tag || one.place.next != other.place.next || one.fresh != other.fresh ||
      colourings_[one.place.colouring].least != colourings_[other.place.colouring].least) {
    return false;
  }
  const Automorphisms& automorphisms = ground_.automorphisms;
  const int between = automorphisms.product(automorphisms.inverse(other.way), one.way);
  return std::all_of(way_.begin(), way_.end(),
                     [&](Number met) { return history_.contains(image(between, met)); });
}

// Looks for a proof that holds under the history, the child's own situation added.
bool SetSearch::find_proof(Child& child) {
  const Colouring& colouring = colourings_[child.place.colouring];
  const std::size_t first = list_of(child.place, 0);
  if (lists_[first].empty() && lists_[first + 1].empty()) return false;
  const auto find = [&](int way) {
    Set history;
    for (Number met : way_) history.add(image(way, met));
    history.add(situation({colouring.least, child.place.next}));
    for (Side winner : {0, 1}) {
      std::vector<std::uint32_t>& list = lists_[first + winner];
      const auto found = std::find_if(list.begin(), list.end(), [&](std::uint32_t number) {
        const Proof& proof = proofs_[number];
        return (winner == 0 ? proof.at_least >= at_least_ : proof.at_least <= at_least_) &&
               holds(proof, history);
      });
      if (found == list.end()) continue;
      const Proof& proof = proofs_[*found];
      const int back = ground_.automorphisms.inverse(way);
      child.verdict.numbers[winner] = 0;
      child.verdict.numbers[1 - winner] = kNever;
      child.verdict.created = image(back, proof.created);
      child.verdict.needed = image(back, proof.needed);
      child.verdict.turn =
          proof.turn == kNoTurn ? kNoPoint : ground_.automorphisms.image(back, Point{proof.turn});
      std::rotate(list.begin(), found, found + 1);
      return true;
    }
    return false;
  };
  if (find(child.way)) return true;
  int tried = 1;
  for (int way : colouring.ways) {
    if (way == child.way) continue;
    if (++tried > kMostWays) break;
    if (find(way)) return true;
  }
  return false;
}

void SetSearch::look(Child& child) {
  set_tag(child);
  if (find_proof(child)) return;
  const std::uint64_t key = key_of(child);
  const Open& open = open_[key & (open_.size() - 1)];
  child.verdict.numbers = open.key == key ? open.numbers : guess(child.place);
}

Numbers SetSearch::guess(const Place& place) const {
  const Colouring& colouring = colourings_[place.colouring];
  const int stones = count(colouring.stones.of[0]) - count(colouring.stones.of[1]);
  const int lead = stones + (place.next == 0 ? 1 : -1) - at_least_;
  Numbers numbers = {1 + static_cast<std::uint32_t>(std::max(0, -lead)),
                     1 + static_cast<std::uint32_t>(std::max(0, lead))};
  std::uint32_t turns = good_for_mover(place) ? 1 : 0;
  for (Number after : colouring.moves[place.next]) {
    turns += !history_.contains(situation({after, 1 - place.next}));
  }
  numbers[1 - place.next] += kTurns * turns;
  return numbers;
}

// With the pass where it helps.
std::vector<SetSearch::Child> SetSearch::children(const Place& place, Set& forbidden) {
  const Colouring& colouring = colourings_[place.colouring];
  std::vector<Child> children;
  const auto add = [&](Point point, int after, bool fresh) {
    Child& child = children.emplace_back();
    child.point = point;
    child.place = {after, 1 - place.next};
    child.fresh = fresh;
  };
  for (std::size_t i = 0; i < colouring.moves[place.next].size(); ++i) {
    const Number after = colouring.moves[place.next][i];
    const Number made = situation({after, 1 - place.next});
    if (history_.contains(made)) {
      forbidden.add(made);
    } else {
      add(colouring.points[place.next][i], after, true);
    }
  }
  if (good_for_mover(place)) {
    add(kNoPoint, place.colouring,
        !history_.contains(situation({place.colouring, 1 - place.next})));
  }
  for (std::size_t i = 0; i < children.size(); ++i) {
    look(children[i]);
    if (children[i].verdict.decided()) continue;
    for (std::size_t j = 0; j < i && children[i].twin < 0; ++j) {
      if (children[j].twin < 0 && are_twins(children[j], children[i])) {
        children[i].twin = static_cast<int>(j);
      }
    }
  }
  return children;
}

SetSearch::Outlook SetSearch::outlook(Side side, const std::vector<Child>& children) const {
  Outlook outlook;
  std::uint32_t least = kNever, most = 0;
  int open = 0;
  for (std::size_t i = 0; i < children.size(); ++i) {
    if (children[i].twin >= 0) continue;
    const Numbers& numbers = children[i].verdict.numbers;
    if (numbers[side] < least) {
      outlook.second = least;
      least = numbers[side];
      outlook.best = static_cast<int>(i);
    } else {
      outlook.second = std::min(outlook.second, numbers[side]);
    }
    if (numbers[1 - side] == 0) continue;
    ++open;
    most = std::max(most, numbers[1 - side]);
  }
  outlook.further = open <= 1 ? 0 : static_cast<std::uint32_t>(open - 1);
  outlook.numbers[side] = least;
  outlook.numbers[1 - side] = open == 0 ? 0 : std::min(kNever, most + outlook.further);
  if (least == 0) outlook.numbers[1 - side] = kNever;
  return outlook;
}

// Puts a proof together from those of the children.
SetSearch::Verdict SetSearch::conclude(const Place& place, const std::vector<Child>& children,
                                       const Set& forbidden, const Numbers& numbers) const {
  Verdict verdict;
  verdict.numbers = numbers;
  const auto rest_on = [&](const Child& child) {
    const Child& from = child.twin < 0 ? child : children[child.twin];
    Set created = from.verdict.created, needed = from.verdict.needed;
    if (child.twin >= 0) {
      const Automorphisms& automorphisms = ground_.automorphisms;
      const int between = automorphisms.product(automorphisms.inverse(child.way), from.way);
      created = image(between, created);
      needed = image(between, needed);
    }
    needed.remove(situation(child.place));
    verdict.created.add(created);
    verdict.needed.add(needed);
  };
  if (verdict.winner() == place.next) {
    const Child* least = nullptr;
    int least_size = 0;
    for (const Child& child : children) {
      if (child.twin >= 0 || child.verdict.numbers[place.next] != 0) continue;
      const int size = child.verdict.created.size() + child.verdict.needed.size();
      if (least != nullptr && size >= least_size) continue;
      least = &child;
      least_size = size;
    }
    rest_on(*least);
    verdict.turn = least->point;
    if (least->point != kNoPoint) verdict.created.add(situation(least->place));
  } else {
    verdict.needed = forbidden;
    for (const Child& child : children) rest_on(child);
  }
  verdict.needed.remove(situation(place));
  return verdict;
}

SetSearch::Verdict SetSearch::search(const Place& place, Numbers limits) {
  const std::uint64_t before = opened_++;
  if (opens_()) stopping_ = true;
  Set forbidden;
  std::vector<Child> children = this->children(place, forbidden);
  const Side side = place.next;
  for (;;) {
    const Outlook view = outlook(side, children);
    const bool decided = view.numbers[0] == 0 || view.numbers[1] == 0;
    if (decided) {
      const Verdict verdict = conclude(place, children, forbidden, view.numbers);
      keep(place, verdict, opened_ - before);
      return verdict;
    }
    if (view.numbers[0] >= limits[0] || view.numbers[1] >= limits[1] || stopping_) {
      Child here;
      here.place = place;
      set_tag(here);
      const std::uint64_t key = key_of(here);
      open_[key & (open_.size() - 1)] = {key, view.numbers};
      here.verdict.numbers = view.numbers;
      return here.verdict;
    }
    Child& child = children[view.best];
    Numbers inner;
    inner[side] =
        std::min(limits[side], view.second >= kNever ? kNever : view.second + 1 + view.second / 4);
    inner[1 - side] = limits[1 - side] >= kNever ? kNever : limits[1 - side] - view.further;
    if (child.fresh) push(situation(child.place));
    child.verdict = search(child.place, inner);
    if (child.fresh) pop();
    if (!child.verdict.decided()) continue;
    for (Child& other : children) {
      if (other.twin < 0 && !other.verdict.decided()) find_proof(other);
    }
  }
}

void SetSearch::keep(const Place& place, const Verdict& verdict, std::uint64_t work) {
  Child here;
  here.place = place;
  set_tag(here);
  Proof proof;
  proof.created = image(here.way, verdict.created);
  proof.needed = image(here.way, verdict.needed);
  proof.work = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, ~std::uint32_t{0}));
  proof.at_least = static_cast<std::int8_t>(at_least_);
  proof.turn = verdict.turn == kNoPoint
                   ? kNoTurn
                   : static_cast<std::uint8_t>(ground_.automorphisms.image(here.way, verdict.turn));
  if (free_.empty()) {
    if (proofs_.size() >= most_proofs_) shorten_lists();
    if (free_.empty()) {
      free_.push_back(static_cast<std::uint32_t>(proofs_.size()));
      proofs_.emplace_back();
    }
  }
  const std::uint32_t number = free_.back();
  free_.pop_back();
  proofs_[number] = proof;
  std::vector<std::uint32_t>& list = lists_[list_of(place, verdict.winner())];
  list.insert(list.begin(), number);
  if (list.size() <= kMostInList) return;
  // Of those that have not been used for long, the one that took least work.
  const auto least = std::min_element(
      list.end() - kMostInList / 32, list.end(),
      [&](std::uint32_t a, std::uint32_t b) { return proofs_[a].work < proofs_[b].work; });
  free_.push_back(*least);
  list.erase(least);
}

// Forgets the half of each list that has not been used for longest.
void SetSearch::shorten_lists() {
  for (std::vector<std::uint32_t>& list : lists_) {
    const std::size_t left = (list.size() + 1) / 2;
    free_.insert(free_.end(), list.begin() + static_cast<std::ptrdiff_t>(left), list.end());
    list.resize(left);
  }
}

void SetSearch::save(CheckpointWriter& writer) const {
  writer.put(proofs_);
  writer.put(free_);
  for (const std::vector<std::uint32_t>& list : lists_) writer.put(list);
}

void SetSearch::load(CheckpointReader& reader) {
  reader.get(proofs_);
  reader.get(free_);
  for (std::vector<std::uint32_t>& list : lists_) reader.get(list);
}

}  // namespace omnigo::solve
