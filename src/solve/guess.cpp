#include "solve/guess.h"

#include <algorithm>

namespace omnigo::solve {
namespace {

// A search under one history, where the oracle's answer was of no use.
constexpr std::size_t kAfreshBytes = std::size_t{1} << 23;
constexpr std::uint64_t kAfreshExpanded = 10'000;
constexpr int kMostNested = 4;  // such searches below each other
constexpr int kAfreshGamesBits = 12;

// Local games to remember: they are more on larger boards.
int games_bits(const PointGraph& graph) { return std::clamp(graph.size() + 1, 8, 22); }

enum Token : std::uint64_t { kNew, kLeaf, kForbidden, kEarlier };

}  // namespace

Guesser::Guesser(const PointGraph& graph, const Automorphisms& automorphisms,
                 GuessSettings settings)
    : automorphisms_(automorphisms),
      board_(graph, automorphisms),
      settings_(std::move(settings)),
      oracle_(board_, {settings_.memory, settings_.threads, settings_.stop, settings_.most_expanded,
                       games_bits(graph)}),
      games_(board_, board_.all(), games_bits(graph)) {}

Guesser::Answer Guesser::prove(int player, int margin, const SmallPosition& root, int passes,
                               const std::vector<std::uint64_t>& past) {
  player_ = player;
  margin_ = margin;
  stopped_ = false;
  way_ = past;
  way_.pop_back();  // the root's own
  past_images_.clear();
  for (std::uint64_t colouring : past) {
    for (int i = 0; i < board_.automorphisms(); ++i) {
      past_images_.push_back(
          board_.image(i, static_cast<Set>(colouring)) |
          static_cast<std::uint64_t>(board_.image(i, static_cast<Set>(colouring >> 32))) << 32);
    }
  }
  std::sort(past_images_.begin(), past_images_.end());
  done_.clear();
  done_order_.clear();
  text_.clear();
  completed_ = begun_ = 0;
  oracle_.ask(player, margin);
  // The oracle knows nothing of passes: here one more ends play.
  const bool ends = passes == 1 && root.next == player && counts_well(root);
  if (!ends) {
    const std::optional<bool> wins = oracle_.decide(root);
    if (!wins) return Answer::Unknown;
    if (!*wins) return Answer::Denied;
  }
  Below below;
  if (!walk(root, passes, oracle_, below)) return Answer::Unknown;
  return Answer::Proved;
}

void Guesser::Below::creates(Set own, Set other) {
  own_all &= own;
  own_some |= own;
  other_all &= other;
  other_some |= other;
}
void Guesser::Below::has_leaf(const SmallSecured& leaf) {
  leaf_all &= leaf.stones;
  leaf_some |= leaf.answered;
}
void Guesser::Below::join(const Below& below) {
  own_all &= below.own_all;
  own_some |= below.own_some;
  other_all &= below.other_all;
  other_some |= below.other_some;
  leaf_all &= below.leaf_all;
  leaf_some |= below.leaf_some;
  rests_on = std::min(rests_on, below.rests_on);
}

Guesser::Below Guesser::image(int automorphism, const Below& below) const {
  Below moved = below;
  for (Set* set : {&moved.own_all, &moved.own_some, &moved.other_all, &moved.other_some,
                   &moved.leaf_all, &moved.leaf_some}) {
    *set = board_.image(automorphism, *set & board_.all());
  }
  // Nothing created, no leaf: all of the set that cannot be had.
  if ((below.own_all & ~board_.all()) != 0) moved.own_all = moved.other_all = ~Set{0};
  if ((below.leaf_all & ~board_.all()) != 0) moved.leaf_all = ~Set{0};
  return moved;
}

bool Guesser::fits(const Below& below) const {
  return std::none_of(way_.begin(), way_.end(), [&](std::uint64_t colouring) {
    const Set mine = own(colouring), theirs = others(colouring);
    const bool created = (below.own_all & ~mine) == 0 && (mine & ~below.own_some) == 0 &&
                         (below.other_all & ~theirs) == 0 && (theirs & ~below.other_some) == 0;
    return created || ((below.leaf_all & ~mine) == 0 && (mine & below.leaf_some) != 0);
  });
}

int Guesser::place_of(std::uint64_t colouring) const {
  for (std::size_t i = way_.size(); i-- > 0;) {
    if (way_[i] == colouring) return static_cast<int>(i);
  }
  return -1;
}

bool Guesser::repeats_past_image(std::uint64_t colouring) const {
  return std::binary_search(past_images_.begin(), past_images_.end(), colouring);
}

// `way_` begins with the play before.
bool Guesser::all_images_are_past(std::uint64_t colouring) const {
  for (int i = 0; i < board_.automorphisms(); ++i) {
    const std::uint64_t moved =
        board_.image(i, static_cast<Set>(colouring)) |
        static_cast<std::uint64_t>(board_.image(i, static_cast<Set>(colouring >> 32))) << 32;
    const int place = place_of(moved);
    if (place < 0 || place >= static_cast<int>(past_images_.size()) / board_.automorphisms()) {
      return false;
    }
  }
  return true;
}

// The ban on taking back at once is part of it, the passes too.
std::uint64_t Guesser::node_key(const SmallPosition& position, int passes, int& to_least) const {
  return board_.key(position, &to_least) | static_cast<std::uint64_t>(passes) << 60;
}

void Guesser::write_number(std::uint64_t number) {
  for (; number >= 128; number >>= 7) text_ += static_cast<char>((number & 127) | 128);
  text_ += static_cast<char>(number);
}

bool Guesser::asked_to_stop() {
  if (++begun_ % 1024 != 0) return stopped_;
  if (begun_ > settings_.most_nodes || (settings_.stop && settings_.stop())) stopped_ = true;
  return stopped_;
}

bool Guesser::is_leaf(const SmallPosition& position, int passes, SmallSecured& leaf) {
  leaf = secure(board_, position.stones[player_]);
  if (2 * leaf.points_without_answers() - board_.size() >= margin_) {
    leaf = {};
    return true;
  }
  if (2 * leaf.points() - board_.size() < margin_) {
    leaf = secure_all(board_, games_, position.stones, player_);
    if (leaf.stones == 0) return false;
  }
  // The winner's pass just made may be the last.
  if (passes > 0 && position.next != player_ && !counts_well(position)) return false;
  const auto spoils = [&](std::uint64_t colouring) { return leaf.spoiled_by(own(colouring)); };
  return std::none_of(way_.begin(), way_.end(), spoils) &&
         std::none_of(past_images_.begin(), past_images_.end(), spoils);
}

// Writes what stands below a turn; false if no proof was found, with nothing written.
bool Guesser::walk(const SmallPosition& position, int passes, Oracle& oracle, Below& above) {
  if (passes == 2) return counts_well(position);
  if (use_again(position, passes, above, true)) return true;
  // What the oracle has searched is no leaf.
  const std::optional<std::uint32_t> rank = oracle.rank(position);
  SmallSecured leaf;
  if (rank.value_or(0) == 0 && is_leaf(position, passes, leaf)) {
    write_number(kLeaf);
    if (leaf.stones != 0) above.has_leaf(leaf);
    return true;
  }
  if (asked_to_stop()) return false;
  const std::size_t text = text_.size(), kept = done_order_.size();
  const std::uint64_t completed = completed_;
  write_number(kNew);
  Below below;
  if (walk_node(position, passes, oracle, below)) {
    above.join(below);
    return true;
  }
  text_.resize(text);
  for (; done_order_.size() > kept; done_order_.pop_back()) done_.erase(done_order_.back());
  completed_ = completed;
  return false;
}

bool Guesser::use_again(const SmallPosition& position, int passes, Below& above, bool write) {
  int to_least = 0;
  const auto found = done_.find(node_key(position, passes, to_least));
  if (found == done_.end()) return false;
  const Done& done = found->second;
  const int from_least = automorphisms_.inverse(to_least);
  const Below below = image(from_least, done.below);
  if (!fits(below)) return false;
  if (!write) return true;
  const auto group = static_cast<std::uint64_t>(board_.automorphisms());
  write_number(kEarlier +
               static_cast<std::uint64_t>(automorphisms_.product(from_least, done.to_least)) +
               group * (completed_ - 1 - done.completed));
  above.join(below);
  return true;
}

bool Guesser::walk_node(const SmallPosition& position, int passes, Oracle& oracle, Below& below) {
  const int place = static_cast<int>(way_.size());
  way_.push_back(position.colouring());
  const bool done = position.next == player_ ? walk_winner(position, passes, oracle, below)
                                             : walk_all(position, passes, oracle, below);
  way_.pop_back();
  if (!done) return false;
  const int needs = position.ko == SmallPosition::kNoKo ? place : place - 1;
  if (below.rests_on >= needs) {
    Below kept = below;
    kept.rests_on = 1 << 30;
    int to_least = 0;
    const std::uint64_t key = node_key(position, passes, to_least);
    done_[key] = {static_cast<std::uint32_t>(completed_), static_cast<std::uint16_t>(to_least),
                  image(to_least, kept)};
    done_order_.push_back(key);
  }
  if (below.rests_on >= place) below.rests_on = 1 << 30;
  ++completed_;
  return true;
}

std::vector<Guesser::Step> Guesser::winner_steps(const SmallPosition& position, int passes) const {
  std::vector<Step> steps;
  if (counts_well(position)) steps.push_back({kNoPoint, board_.pass(position), passes + 1});
  SmallPosition after;
  const Set any = position.stones[0] | position.stones[1];
  for (int p = 0; p < board_.size(); ++p) {
    if ((any >> p & 1) != 0 || !board_.play(position, static_cast<Point>(p), after)) continue;
    const std::uint64_t made = after.colouring();
    if (place_of(made) >= 0 || repeats_past_image(made)) continue;
    steps.push_back({static_cast<Point>(p), after, 0});
  }
  return steps;
}

bool Guesser::walk_winner(const SmallPosition& position, int passes, Oracle& oracle, Below& below) {
  const std::vector<Step> steps = winner_steps(position, passes);
  std::vector<bool> tried(steps.size());
  if (try_steps(steps, tried, oracle, below)) return true;
  // The table may have lost it.
  if (!stopped_ && &oracle == &oracle_ && oracle.decide(position) == true &&
      try_steps(steps, tried, oracle, below)) {
    return true;
  }
  if (stopped_ || nested_ == kMostNested) return false;
  Oracle& under_history = afresh();
  const std::uint64_t before = under_history.expanded();
  under_history.ask(player_, margin_, {way_.begin(), way_.end() - 1});
  const bool wins = under_history.decide(position) == true;
  afresh_expanded_ += under_history.expanded() - before;
  if (!wins) return false;
  std::fill(tried.begin(), tried.end(), false);
  ++nested_;
  const bool done = try_steps(steps, tried, under_history, below);
  --nested_;
  return done;
}

Oracle& Guesser::afresh() {
  if (static_cast<int>(under_history_.size()) == nested_) {
    under_history_.push_back(std::make_unique<Oracle>(
        board_,
        Oracle::Settings{kAfreshBytes, 1, settings_.stop, kAfreshExpanded, kAfreshGamesBits}));
  }
  return *under_history_[nested_];
}

// First what ends the play or is a leaf, then what is done already, then what the oracle calls won,
// the lowest rank first.
bool Guesser::try_steps(const std::vector<Step>& steps, std::vector<bool>& tried, Oracle& oracle,
                        Below& below) {
  SmallSecured leaf;
  Below unused;
  struct Candidate {
    std::uint64_t rank;
    std::size_t step;
    auto operator<=>(const Candidate&) const = default;
  };
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& step = steps[i];
    if (tried[i]) continue;
    if (step.passes == 2) return take(step, oracle, below);
    const std::optional<std::uint32_t> rank = oracle.rank(step.after);
    if (!rank) continue;
    if (*rank == 0 && is_leaf(step.after, step.passes, leaf)) return take(step, oracle, below);
    const bool again = use_again(step.after, step.passes, unused, false);
    candidates.push_back({again ? 0 : 1 + *rank, i});
  }
  std::sort(candidates.begin(), candidates.end());
  for (const Candidate& candidate : candidates) {
    tried[candidate.step] = true;
    if (take(steps[candidate.step], oracle, below)) return true;
    if (stopped_) return false;
  }
  return false;
}

bool Guesser::take(const Step& step, Oracle& oracle, Below& below) {
  const std::size_t text = text_.size();
  write_number(step.point == kNoPoint ? static_cast<std::uint64_t>(board_.size()) : step.point);
  Below found;
  if (step.point != kNoPoint) {
    found.creates(step.after.stones[player_], step.after.stones[1 - player_]);
  }
  if (walk(step.after, step.passes, oracle, found)) {
    below.join(found);
    return true;
  }
  text_.resize(text);
  return false;
}

bool Guesser::walk_all(const SmallPosition& position, int passes, Oracle& oracle, Below& below) {
  SmallPosition after;
  const Set any = position.stones[0] | position.stones[1];
  for (int p = 0; p < board_.size(); ++p) {
    if ((any >> p & 1) != 0 || !board_.play(position, static_cast<Point>(p), after)) continue;
    const std::uint64_t made = after.colouring();
    const int place = place_of(made);
    if (place < 0) {
      if (!walk(after, 0, oracle, below)) return false;
      continue;
    }
    const int before = static_cast<int>(past_images_.size()) / board_.automorphisms() - 1;
    if (place < before) {
      if (!all_images_are_past(made)) return false;
    } else {
      below.rests_on = std::min(below.rests_on, place);
    }
    write_number(kForbidden);
  }
  return walk(board_.pass(position), passes + 1, oracle, below);
}

}  // namespace omnigo::solve
