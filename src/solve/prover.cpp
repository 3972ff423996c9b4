#include "solve/prover.h"

#include <algorithm>

namespace omnigo::solve {

constexpr int kMostWide = 20;  // points

// Whether points have more than 2.4 neighbours on average, but not all have three: 4x2 and 8x4, but
// neither paths nor the cube.
static bool is_wide(const PointGraph& graph) {
  return graph.size() <= kMostWide && is_denser_than(graph, 24) && has_corners(graph);
}

template <int N>
bool Ground<N>::wins(Side side, int secured_points, int at_least) const {
  const int rest = graph.size() - secured_points;
  if (side == 0) return (players == 2 ? secured_points - rest : secured_points) >= at_least;
  return (players == 2 ? rest - secured_points : rest) < at_least;
}

template <int N>
Prover<N>::Prover(const Ground<N>& ground, std::size_t bytes, Manner manner)
    : ground_(ground),
      manner_(manner),
      table_(ground.automorphisms, bytes),
      secure_(ground.graph),
      history_(ground.automorphisms),
      wide_(ground.players == 2 && is_wide(ground.graph)),
      place_in_order_(ground.graph.size()) {
  int place = 0;
  for (Point p : central_first<Points>(ground.graph)) place_in_order_[p] = place++;
  if constexpr (N == 2) {
    if (uses_sets(ground)) sets_ = std::make_unique<SetSearch>(ground, bytes);
  }
  creators_next_ = {0, 0};
  for (int player = 0; player < ground_.players; ++player) {
    const int next = ground_.situational ? ground_.next_after(player) : 0;
    creators_next_[ground_.side(player)] |= 1u << next;
  }
}

template <int N>
void Prover<N>::set_history(const std::vector<Situation<N>>& situations) {
  history_ = History<N>(ground_.automorphisms);
  entered_.clear();
  paid_ = 0;
  for (const Situation<N>& situation : situations) {
    if (!history_.contains(situation)) history_.push(situation, mark(situation.stones));
  }
}

template <int N>
Mark Prover<N>::mark(const Stones<N>& stones) const {
  int to_frame;
  return static_cast<Mark>(least_image(ground_.automorphisms, stones, to_frame).hash());
}

template <int N>
std::optional<Side> Prover<N>::decide(const Position<N>& position) {
  if (ends_well(position)) return ground_.side(position.next);
  const Verdict<N> verdict = settle(position);
  if (!verdict.decided()) return std::nullopt;
  return verdict.winner();
}

template <int N>
bool Prover<N>::uses_sets(const Ground<N>& ground) {
  if constexpr (N == 2) return SetSearch::suits(ground);
  return false;
}

template <int N>
Verdict<N> Prover<N>::settle_with_sets(const Position<N>& position) {
  Verdict<N> verdict;
  if constexpr (N == 2) {
    const SetSearch::Answer answer = sets_->decide(position, history_, at_least_, [this] {
      nodes_.store(nodes() + 1, std::memory_order_relaxed);
      return stopped();
    });
    if (!answer.winner) return verdict;
    verdict.numbers[*answer.winner] = 0;
    verdict.numbers[1 - *answer.winner] = kNever;
    verdict.turn = answer.turn;
  }
  return verdict;
}

template <int N>
Verdict<N> Prover<N>::settle(const Position<N>& position) {
  stopping_ = false;
  if (sets_) return settle_with_sets(position);
  Verdict<N> verdict = look(position);
  while (!verdict.decided() && !stopping_) verdict = search(position, {kNever, kNever}, 0);
  return verdict;
}

template <int N>
std::optional<Step<N>> Prover<N>::winning_step(const Position<N>& position, Lead& lead) {
  Point turn = kNoPoint;
  Lead next;
  if (ends_well(position)) {
    // with a pass
  } else if (holds(lead)) {
    turn = turn_of(lead.frame, table_.proofs()[lead.proof].turn);
    next = after(lead, turn);
  } else {
    const Verdict<N> verdict = settle(position);
    if (!verdict.decided() || verdict.winner() != ground_.side(position.next)) return std::nullopt;
    turn = verdict.leaf ? secured_turn(position, verdict.leaves) : verdict.turn;
    next = after(lead_of(verdict), turn);
  }
  lead = next;
  std::vector<Step<N>> forbidden;
  for (const Step<N>& step : steps(position, forbidden)) {
    if (step.point == turn) return step;
  }
  return std::nullopt;
}

template <int N>
typename Prover<N>::Lead Prover<N>::renewed(const Lead& lead, const Position<N>& position) {
  if (holds(lead)) return lead;
  const Verdict<N> verdict = look(position);
  return verdict.decided() ? lead_of(verdict) : Lead{};
}

template <int N>
typename Prover<N>::Lead Prover<N>::after(const Lead& lead, Point turn) const {
  if (!holds(lead)) return {};
  const auto* rest = table_.proofs().rest_after(lead.proof, kept_turn(lead.frame, turn));
  if (rest == nullptr) return {};
  return {rest->proof, lead.generation,
          ground_.automorphisms.product(rest->automorphism, lead.frame)};
}

// The strategy of secure.h.
template <int N>
Point Prover<N>::secured_turn(const Position<N>& position, const LeafPattern<N>& leaves) const {
  const Secured& own = leaves.of[position.next];
  const Points any = position.stones.any();
  Point turn = kNoPoint;
  ground_.graph.for_each_part(own.answered, [&](Points region) {
    if ((region & any) != 0) turn = first(region & ~any);
  });
  return turn;
}

// With two players: whether the mover may end play with a pass, and wins by that.
template <int N>
bool Prover<N>::ends_well(const Position<N>& position) const {
  return ground_.players == 2 && position.run == 1 && good_for_mover(position);
}

template <int N>
bool Prover<N>::good_for_mover(const Position<N>& position) const {
  return (ground_.result(position.stones) >= at_least_) == (ground_.side(position.next) == 0);
}

template <int N>
bool Prover<N>::stopped() {
  if ((nodes() & 1023) == 0 && asked_to_stop()) stopping_ = true;
  return stopping_;
}

template <int N>
std::vector<Step<N>> Prover<N>::steps(const Position<N>& position,
                                      std::vector<Step<N>>& forbidden) const {
  std::vector<Step<N>> legal;
  const auto next = static_cast<std::int8_t>(ground_.next_after(position.next));
  for_each_move(
      ground_.graph, position.stones, position.next, ground_.suicide,
      [&](Point p, const Stones<N>& after) {
        const Step<N> step{p, {after, next, 0}};
        (history_.contains(ground_.situation(step.after)) ? forbidden : legal).push_back(step);
      });
  const auto run = static_cast<std::int8_t>(position.run + 1);
  legal.push_back({kNoPoint, {position.stones, next, run}, run == ground_.players});
  return legal;
}

template <int N>
void Prover<N>::enter(const Step<N>& step) {
  const Situation<N> situation = ground_.situation(step.after);
  const bool fresh = step.point != kNoPoint || !history_.contains(situation);
  if (fresh) history_.push(situation, mark(situation.stones));
  entered_.push_back({fresh, price(step)});
  pay(entered_.back().price);
}

template <int N>
void Prover<N>::leave() {
  if (entered_.back().fresh) history_.pop();
  pay(-entered_.back().price);
  entered_.pop_back();
}

template <int N>
bool Prover<N>::secured(const Position<N>& position, Side side, LeafPattern<N>& leaves) {
  LeafPattern<N> found;
  int points = 0, without_answers = 0;
  for (int player = 0; player < ground_.players; ++player) {
    if (ground_.side(player) != side) continue;
    found.of[player] = secure_(position.stones.of[player]);
    points += found.of[player].points();
    without_answers += found.of[player].points_without_answers();
  }
  if (ground_.wins(side, without_answers, at_least_)) {
    leaves = {};
    return true;
  }
  if (ground_.territory || !ground_.wins(side, points, at_least_)) return false;
  // A pass made before may be the last: then nothing is answered any more.
  for (int back = 1; back <= position.run; ++back) {
    const int passed = (position.next + ground_.players - back) % ground_.players;
    if (ground_.side(passed) != side) continue;
    if ((ground_.result(position.stones) >= at_least_) != (side == 0)) return false;
  }
  for (int i = 0; i < history_.size(); ++i) {
    if (found.contains(history_[i].stones)) return false;
  }
  leaves = found;
  return true;
}

template <int N>
Verdict<N> Prover<N>::look(const Position<N>& position) {
  Verdict<N> verdict;
  if (!look_at_leaf(position, verdict)) look_up(position, place(position), verdict);
  return verdict;
}

template <int N>
bool Prover<N>::look_at_leaf(const Position<N>& position, Verdict<N>& verdict) {
  for (Side side : {0, 1}) {
    if (!secured(position, side, verdict.leaves)) continue;
    verdict.numbers[side] = 0;
    verdict.numbers[1 - side] = kNever;
    verdict.leaf = true;
    verdict.box = verdict.leaves.box();
    return true;
  }
  return false;
}

template <int N>
typename Prover<N>::Place Prover<N>::place(const Position<N>& position) const {
  Place place{position, 0};
  if (ground_.players == 2) place.least.run = 0;
  place.least.stones = least_image(ground_.automorphisms, position.stones, place.to_frame);
  return place;
}

// What the table says, else a guess.
template <int N>
void Prover<N>::look_up(const Position<N>& position, const Place& place, Verdict<N>& verdict) {
  const auto& [least, to_frame] = place;
  const std::uint32_t tag =
      history_.tag_with(ground_.situation(position), ground_.situation(least), to_frame);
  const Entry<N>*any = nullptr, *tagged = nullptr;
  bool won = false;
  const auto consider = [&](Entry<N>& entry) {
    if (verdict.decided()) return;
    if (entry.won()) {
      if (!entry.bears_on(at_least_)) return;
      won = true;
      applies(entry, position, place.to_frame, verdict);
    } else if (entry.at_least == at_least_) {
      if (entry.tag == 0) any = &entry;
      if (entry.tag == tag) tagged = &entry;
    }
  };
  table_.for_each(least, 0, consider);
  // What is tagged is about positions that have been won under another history.
  if (won && !verdict.decided()) table_.for_each(least, tag, consider);
  if (verdict.decided()) return;
  if (tagged != nullptr) {
    verdict.numbers = tagged->words;
  } else if (any != nullptr && !won) {
    verdict.numbers = any->words;
  } else {
    verdict.numbers = guess(position);
  }
}

// Whether the proof holds under the present history; if so, fills in the verdict.
template <int N>
bool Prover<N>::applies(const Entry<N>& entry, const Position<N>& position, int to_frame,
                        Verdict<N>& verdict) {
  const Automorphisms& automorphisms = ground_.automorphisms;
  const int back = automorphisms.inverse(to_frame);
  const std::vector<Situation<N>>& needed = table_.needed(entry);
  for (const Situation<N>& situation : needed) {
    if (!history_.contains(image(automorphisms, back, situation))) return false;
  }
  const Box<N> box = image(automorphisms, back, entry.box);
  const Situation<N> own = ground_.situation(position);
  const std::uint32_t creators = creators_next_[entry.winner()];
  for (int i = 0; i < history_.size(); ++i) {
    const Situation<N>& past = history_[i];
    if (!box.contains(past.stones) || (creators >> past.next & 1) == 0 || past == own) continue;
    if (entry.words[1] == 0) return false;
    const Situation<N> moved = image(automorphisms, to_frame, past);
    if (table_.proofs().creates(entry.words[1], moved, history_.mark(i))) return false;
  }
  verdict.numbers[entry.winner()] = 0;
  verdict.numbers[1 - entry.winner()] = kNever;
  verdict.box = box;
  verdict.needed.clear();
  for (const Situation<N>& s : needed) verdict.needed.push_back(image(automorphisms, back, s));
  verdict.proof = entry.words[1];
  verdict.generation = table_.generation();
  verdict.frame = static_cast<std::uint32_t>(to_frame);
  verdict.work = entry.work;
  verdict.turn = turn_of(to_frame, entry.turn);
  return true;
}

// Gives blocks that will be taken to their takers: those of the side that is not next with one
// liberty or none left, and those of the other that neither taking nor running saves.
template <int N>
void Prover<N>::take_lost_blocks(const Position<N>& position, std::array<Points, 2>& stones) const {
  const PointGraph& graph = ground_.graph;
  const Side mover = ground_.side(position.next);
  const Points empty = graph.all() & ~position.stones.any();
  std::array<Points, 2> lost = {0, 0};
  for (Side side : {1 - mover, mover}) {
    graph.for_each_part(stones[side], [&](Points block) {
      const Points beside = graph.beside(block), liberties = beside & empty;
      if (!at_most_one(liberties)) return;
      const bool takes = side == mover && (beside & lost[1 - mover]) != 0;
      const bool runs = side == mover && !at_most_one(graph.beside(liberties) & empty);
      if (!takes && !runs) lost[side] |= block;
    });
  }
  for (Side side : {0, 1}) stones[side] = (stones[side] & ~lost[side]) | lost[1 - side];
}

// What further open children add to the number of the side that has to win them all. One a child
// would count too often what several of them share.
template <int N>
std::uint32_t Prover<N>::further(int open) const {
  return open <= 1 ? 0 : static_cast<std::uint32_t>(open - 1) / (wide_ ? 12 : manner_.further);
}

// Twice what is left to do for stones that are to live: blocks to join, eyes to make, empty points
// to come near.
template <int N>
int Prover<N>::unfinished(Points own, Points empty) const {
  const PointGraph& graph = ground_.graph;
  int blocks = 0, eyes = 0;
  graph.for_each_part(own, [&](Points) { ++blocks; });
  graph.for_each_part(graph.all() & ~own, [&](Points region) {
    const Points border = graph.beside(region) & own;
    if (border == 0) return;
    const Points block = graph.spread(border & -border, own);
    if ((border & ~block) == 0 && (region & ~graph.beside(block)) == 0) ++eyes;
  });
  return 2 * blocks + 2 * std::max(0, 2 - eyes) + count(empty & ~graph.beside(own));
}

// Moves that repeat nothing, and the pass where it helps.
template <int N>
int Prover<N>::turns_left(const Position<N>& position) const {
  const auto next = static_cast<std::int8_t>(ground_.next_after(position.next));
  int turns = good_for_mover(position) ? 1 : 0;
  for_each_move(ground_.graph, position.stones, position.next, ground_.suicide,
                [&](Point, const Stones<N>& after) {
                  turns += !history_.contains(ground_.situation(Position<N>{after, next, 0}));
                });
  return turns;
}

// Who is behind when both colours' influence has spread over the empty points has more to prove.
template <int N>
Numbers Prover<N>::guess(const Position<N>& position) const {
  std::array<Points, 2> held = {0, 0};
  for (int player = 0; player < ground_.players; ++player) {
    held[ground_.side(player)] |= position.stones.of[player];
  }
  Points open = ground_.graph.all() & ~(held[0] | held[1]);
  std::array<int, 2> more = {0, 0};
  if (wide_) more = {unfinished(held[0], open) / 2, unfinished(held[1], open) / 2};
  take_lost_blocks(position, held);
  for (int step = 0; step < 3; ++step) {
    const Points by_own = ground_.graph.beside(held[0]) & open;
    const Points by_other = ground_.graph.beside(held[1]) & open;
    held[0] |= by_own & ~by_other;
    held[1] |= by_other & ~by_own;
    open &= ~(by_own | by_other);
  }
  const int result = ground_.players == 2 ? count(held[0]) - count(held[1]) : count(held[0]);
  const int lead = result + (ground_.side(position.next) == 0 ? 1 : -1) - at_least_;
  const auto behind = [&](int points) {
    return 1 + manner_.behind * static_cast<std::uint32_t>(std::max(0, points));
  };
  Numbers numbers = {behind(-lead) + static_cast<std::uint32_t>(more[0]),
                     behind(lead) + static_cast<std::uint32_t>(more[1])};
  if (manner_.turns > 0) {
    numbers[1 - ground_.side(position.next)] +=
        manner_.turns * static_cast<std::uint32_t>(turns_left(position));
  }
  return numbers;
}

// The pass stays last.
template <int N>
void Prover<N>::sort_children(std::vector<Step<N>>& steps) const {
  if (manner_.seed != 0) {
    const auto lot = [&](const Step<N>& step) {
      return splitmix64(place(step.after).least.hash() + manner_.seed);
    };
    std::sort(steps.begin(), steps.end() - 1,
              [&](const Step<N>& a, const Step<N>& b) { return lot(a) < lot(b); });
    return;
  }
  std::sort(steps.begin(), steps.end() - 1, [&](const Step<N>& a, const Step<N>& b) {
    return place_in_order_[a.point] < place_in_order_[b.point];
  });
}

// In two passes, so that the table's memory comes near while the other children are dealt with.
template <int N>
void Prover<N>::expand(const Position<N>& position, Frame& frame) {
  frame.children.clear();
  frame.forbidden.clear();
  frame.places.clear();
  std::vector<Step<N>> forbidden;
  std::vector<Step<N>> legal = steps(position, forbidden);
  sort_children(legal);
  for (const Step<N>& step : legal) {
    if (step.point == kNoPoint && ground_.players == 2 && !good_for_mover(position)) continue;
    Child& child = frame.children.emplace_back(Child{step, {}});
    frame.places.push_back(place(step.after));
    pay(price(step));
    if (step.stops && ground_.players > 2) {
      const Side winner = ground_.result(position.stones) >= at_least_ ? 0 : 1;
      child.verdict.numbers[winner] = 0;
      child.verdict.numbers[1 - winner] = kNever;
    } else if (!look_at_leaf(step.after, child.verdict)) {
      table_.prefetch(frame.places.back().least);
    }
    pay(-price(step));
  }
  for (std::size_t i = 0; i < frame.children.size(); ++i) {
    auto& [step, verdict] = frame.children[i];
    if (verdict.decided()) continue;
    pay(price(step));
    look_up(step.after, frame.places[i], verdict);
    pay(-price(step));
  }
  for (const Step<N>& step : forbidden) frame.forbidden.push_back(ground_.situation(step.after));
}

template <int N>
typename Prover<N>::Outlook Prover<N>::outlook(Side side, const Frame& frame) const {
  Outlook outlook;
  std::uint32_t least = kNever, most = 0;
  for (int i = 0; i < static_cast<int>(frame.children.size()); ++i) {
    const Numbers& numbers = frame.children[i].verdict.numbers;
    if (numbers[side] < least) {
      outlook.second = least;
      least = numbers[side];
      outlook.best = i;
    } else {
      outlook.second = std::min(outlook.second, numbers[side]);
    }
    if (numbers[1 - side] == 0) continue;
    ++outlook.open;
    most = std::max(most, numbers[1 - side]);
  }
  outlook.numbers[side] = least;
  outlook.numbers[1 - side] =
      outlook.open == 0 ? 0 : std::min(kNever, most + further(outlook.open));
  if (least == 0) outlook.numbers[1 - side] = kNever;
  return outlook;
}

template <int N>
Verdict<N> Prover<N>::search(const Position<N>& position, Numbers limits, int depth) {
  const std::uint64_t before = nodes();
  nodes_.store(before + 1, std::memory_order_relaxed);
  table_.tidy();
  if (static_cast<int>(frames_.size()) <= depth) frames_.emplace_back();
  Frame& frame = frames_[depth];
  expand(position, frame);
  const Side side = ground_.side(position.next);
  for (;;) {
    const Outlook view = outlook(side, frame);
    const bool decided = view.numbers[0] == 0 || view.numbers[1] == 0;
    if (decided || view.numbers[0] >= limits[0] || view.numbers[1] >= limits[1] || stopped()) {
      const auto work = static_cast<std::uint32_t>(
          std::min<std::uint64_t>(nodes() - before, std::uint32_t{0} - 1));
      Verdict<N> verdict;
      if (decided) {
        verdict = conclude(position, frame, view, work);
      } else {
        verdict.numbers = view.numbers;
        verdict.work = work;
      }
      store(position, verdict);
      return verdict;
    }
    Child& child = frame.children[view.best];
    Numbers inner;
    inner[side] =
        std::min(limits[side], view.second >= kNever ? kNever : view.second + 1 + view.second / 4);
    inner[1 - side] = limits[1 - side] >= kNever ? kNever : limits[1 - side] - further(view.open);
    enter(child.step);
    Verdict<N> verdict = search(child.step.after, inner, depth + 1);
    leave();
    child.verdict = std::move(verdict);
  }
}

// Takes the child's proof over into its parent's.
template <int N>
void Prover<N>::rest_on(const Child& child, int to_frame, Verdict<N>& verdict,
                        typename ProofGraph<N>::Proof& proof,
                        std::vector<typename ProofGraph<N>::Rest>& rests) const {
  const Verdict<N>& below = child.verdict;
  verdict.box.extend(below.box);
  const Situation<N> situation = ground_.situation(child.step.after);
  for (const Situation<N>& s : below.needed) {
    if (s != situation) verdict.needed.push_back(s);
  }
  const Automorphisms& automorphisms = ground_.automorphisms;
  if (below.leaf) {
    proof.leaves.extend(image(automorphisms, to_frame, below.leaves));
  } else if (below.proof != 0 && below.generation == table_.generation()) {
    const int between =
        automorphisms.product(static_cast<int>(below.frame), automorphisms.inverse(to_frame));
    rests.push_back(
        {below.proof, static_cast<std::uint16_t>(between), kept_turn(to_frame, child.step.point)});
  } else {
    proof.dropped.extend(image(automorphisms, to_frame, below.box));
  }
}

// Puts a proof together from those of the children.
template <int N>
Verdict<N> Prover<N>::conclude(const Position<N>& position, const Frame& frame,
                               const Outlook& outlook, std::uint32_t work) {
  const Automorphisms& automorphisms = ground_.automorphisms;
  Verdict<N> verdict;
  verdict.numbers = outlook.numbers;
  verdict.work = work;
  int to_frame = 0;
  least_image(automorphisms, position.stones, to_frame);
  typename ProofGraph<N>::Proof proof;
  proof.winner = static_cast<std::uint8_t>(verdict.winner());
  std::vector<typename ProofGraph<N>::Rest> rests;
  if (verdict.winner() == ground_.side(position.next)) {
    const Child& child = frame.children[outlook.best];
    rest_on(child, to_frame, verdict, proof, rests);
    verdict.turn = child.step.point;
    proof.turn = kept_turn(to_frame, verdict.turn);
    if (child.step.point != kNoPoint) {
      verdict.box.extend(Box<N>::only(child.step.after.stones, ground_.graph.all()));
      proof.creates = true;
      proof.created = image(automorphisms, to_frame, ground_.situation(child.step.after));
      proof.mark = mark(proof.created.stones);
    }
  } else {
    for (const Child& child : frame.children) rest_on(child, to_frame, verdict, proof, rests);
    verdict.needed.insert(verdict.needed.end(), frame.forbidden.begin(), frame.forbidden.end());
  }
  std::sort(verdict.needed.begin(), verdict.needed.end());
  const auto end = std::unique(verdict.needed.begin(), verdict.needed.end());
  const Situation<N> own = ground_.situation(position);
  verdict.needed.erase(std::remove(verdict.needed.begin(), end, own), verdict.needed.end());
  verdict.frame = static_cast<std::uint32_t>(to_frame);
  if (work >= table_.least_work()) {
    verdict.proof = table_.proofs().add(proof, rests, ground_.graph.all());
    verdict.generation = table_.generation();
  }
  return verdict;
}

template <int N>
void Prover<N>::store(const Position<N>& position, const Verdict<N>& verdict) {
  const Automorphisms& automorphisms = ground_.automorphisms;
  const auto [least, to_frame] = place(position);
  Entry<N> entry;
  entry.at_least = static_cast<std::int8_t>(at_least_);
  entry.work = verdict.work;
  if (!verdict.decided()) {
    bool won = false;
    table_.for_each(least, 0, [&](const Entry<N>& e) { won |= e.bears_on(at_least_); });
    entry.kind = Entry<N>::Open;
    entry.tag = won ? history_.tag(to_frame) : 0;
    entry.words = verdict.numbers;
    table_.store(least, entry, {});
    return;
  }
  entry.kind = verdict.winner() == 0 ? Entry<N>::Won0 : Entry<N>::Won1;
  entry.tag = history_.tag(to_frame);
  entry.box = image(automorphisms, to_frame, verdict.box);
  entry.words[1] = verdict.proof;
  entry.turn = kept_turn(to_frame, verdict.turn);
  std::vector<Situation<N>> needed;
  for (const Situation<N>& s : verdict.needed) needed.push_back(image(automorphisms, to_frame, s));
  table_.store(least, entry, needed);
}

template struct Ground<2>;
template struct Ground<6>;
template class Prover<2>;
template class Prover<6>;

}  // namespace omnigo::solve
