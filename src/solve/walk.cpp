#include "solve/walk.h"

#include <algorithm>
#include <utility>

namespace omnigo::solve {
namespace {

// A search under one history, where the oracle's answer was of no use.
constexpr std::uint64_t kAfreshExpanded = 10'000;
constexpr std::array<std::size_t, 2> kAfreshBytes = {std::size_t{1} << 23, std::size_t{1} << 27};
constexpr std::uint64_t kLargeAfresh = 8 * kAfreshExpanded;
constexpr std::uint64_t kAfreshShare = 16;  // of what the oracle has searched, at most
constexpr int kMostNested = 4;              // such searches below each other
constexpr int kAfreshGamesBits = 12;

// Turns of the loser that the share is counted by.
constexpr int kShareTurns = 8;
constexpr std::uint64_t kMostNodes = std::uint64_t{1} << 31;

enum Token : std::uint64_t { kNew, kLeaf, kForbidden, kEarlier };

}  // namespace

Walk::Walk(const SmallBoard& board, const Automorphisms& automorphisms, Settings settings)
    : board_(board),
      automorphisms_(automorphisms),
      settings_(std::move(settings)),
      games_(board, board.all(), games_bits(board)) {}

bool Walk::prove(const WalkTask& task, Oracle& oracle, int thread) {
  oracle_ = &oracle;
  thread_ = thread;
  player_ = task.player;
  margin_ = task.margin;
  stopped_ = false;
  worth_ = kAfreshExpanded;
  way_ = task.past;
  way_.pop_back();  // the root's own
  root_place_ = way_.size();
  past_images_.clear();
  for (std::uint64_t colouring : task.past) {
    for (int i = 0; i < board_.automorphisms(); ++i) {
      past_images_.push_back(
          board_.image(i, static_cast<Set>(colouring)) |
          static_cast<std::uint64_t>(board_.image(i, static_cast<Set>(colouring >> 32))) << 32);
    }
  }
  std::sort(past_images_.begin(), past_images_.end());
  done_.emplace(settings_.memory);
  completed_ = {};
  text_.clear();
  begun_ = 0;
  width_ = 1;
  nodes_ = 0;
  advance(0);
  Below below;
  const bool found = walk(step_to(kNoPoint, task.root, task.passes), oracle, below);
  done_.reset();
  return found;
}

void Walk::Below::creates(Set own, Set other) {
  own_all &= own;
  own_some |= own;
  other_all &= other;
  other_some |= other;
}
void Walk::Below::has_leaf(const SmallSecured& leaf) {
  leaf_all &= leaf.stones;
  leaf_some |= leaf.answered;
}
void Walk::Below::join(const Below& below) {
  own_all &= below.own_all;
  own_some |= below.own_some;
  other_all &= below.other_all;
  other_some |= below.other_some;
  leaf_all &= below.leaf_all;
  leaf_some |= below.leaf_some;
  rests_on = std::min(rests_on, below.rests_on);
}

Walk::Below Walk::image(int automorphism, const Below& below) const {
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

bool Walk::fits(const Below& below) const {
  return std::none_of(way_.begin(), way_.end(), [&](std::uint64_t colouring) {
    const Set mine = own(colouring), theirs = others(colouring);
    const bool created = (below.own_all & ~mine) == 0 && (mine & ~below.own_some) == 0 &&
                         (below.other_all & ~theirs) == 0 && (theirs & ~below.other_some) == 0;
    return created || ((below.leaf_all & ~mine) == 0 && (mine & below.leaf_some) != 0);
  });
}

int Walk::place_of(std::uint64_t colouring) const {
  for (std::size_t i = way_.size(); i-- > 0;) {
    if (way_[i] == colouring) return static_cast<int>(i);
  }
  return -1;
}

bool Walk::repeats_past_image(std::uint64_t colouring) const {
  return std::binary_search(past_images_.begin(), past_images_.end(), colouring);
}

// `way_` begins with the play before.
bool Walk::all_images_are_past(std::uint64_t colouring) const {
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

// What is known of the position after it will be asked for soon.
Walk::Step Walk::step_to(Point point, const SmallPosition& after, int passes) const {
  Step step{point, after, passes, {}};
  step.key.position = board_.key(after, &step.key.to_least);
  step.key.key = step.key.position | static_cast<std::uint64_t>(passes) << 60;
  done_->prefetch(step.key.key);
  oracle_->prefetch(step.key.position);
  return step;
}

void Walk::write_number(std::uint64_t number) {
  for (; number >= 128; number >>= 7) text_ += static_cast<char>((number & 127) | 128);
  text_ += static_cast<char>(number);
}

bool Walk::asked_to_stop() {
  if (++begun_ % 1024 != 0) return stopped_;
  if (begun_ > kMostNodes || (settings_.stop && settings_.stop())) stopped_ = true;
  return stopped_;
}

bool Walk::is_leaf(const SmallPosition& position, int passes, bool known, SmallSecured& leaf) {
  leaf = secure(board_, position.stones[player_]);
  if (2 * leaf.points_without_answers() - board_.size() >= margin_) {
    leaf = {};
    return true;
  }
  if (2 * leaf.points() - board_.size() < margin_) {
    leaf = known ? secured_around(board_, games_.largest_block(position.stones[player_]))
                 : secure_all(board_, games_, position.stones, player_);
    if (leaf.stones == 0) return false;
  }
  // The winner's pass just made may be the last.
  if (passes > 0 && position.next != player_ && !counts_well(position)) return false;
  const auto spoils = [&](std::uint64_t colouring) { return leaf.spoiled_by(own(colouring)); };
  return std::none_of(way_.begin(), way_.end(), spoils) &&
         std::none_of(past_images_.begin(), past_images_.end(), spoils);
}

// Writes what stands below a turn; false if no proof was found, with nothing written.
bool Walk::walk(const Step& step, Oracle& oracle, Below& above) {
  const double share = share_done();
  if (step.passes == 2 ? counts_well(step.after)
                       : use_again(step.key, above, true) || walk_leaf(step, oracle, above)) {
    advance(share + width_);
    return true;
  }
  if (step.passes == 2 || asked_to_stop()) return false;
  const std::size_t text = text_.size();
  const std::uint32_t completed = completed_.given();
  write_number(kNew);
  Below below;
  if (walk_node(step, oracle, below)) {
    above.join(below);
    advance(share + width_);
    return true;
  }
  text_.resize(text);
  completed_.withdraw_from(completed);
  advance(share);
  return false;
}

// What the oracle has searched is no leaf.
bool Walk::walk_leaf(const Step& step, Oracle& oracle, Below& above) {
  const std::optional<Oracle::Won> won = oracle.won(step.key.position);
  SmallSecured leaf;
  if ((won && won->rank != 0) || !is_leaf(step.after, step.passes, won.has_value(), leaf)) {
    return false;
  }
  write_number(kLeaf);
  if (leaf.stones != 0) above.has_leaf(leaf);
  return true;
}

bool Walk::use_again(const Key& key, Below& above, bool write) {
  const DoneNode* done = done_->find(key.key);
  if (done == nullptr) return false;
  const std::optional<std::uint32_t> place = completed_.place(done->stamp);
  if (!place) return false;
  const int from_least = automorphisms_.inverse(key.to_least);
  Below below;
  below.own_all = done->own_all;
  below.own_some = done->own_some;
  below.other_all = done->other_all;
  below.other_some = done->other_some;
  below.leaf_all = done->leaf_all;
  below.leaf_some = done->leaf_some;
  below = image(from_least, below);
  if (!fits(below)) return false;
  if (!write) return true;
  const auto group = static_cast<std::uint64_t>(board_.automorphisms());
  write_number(kEarlier +
               static_cast<std::uint64_t>(automorphisms_.product(from_least, done->to_least)) +
               group * (completed_.size() - 1 - *place));
  above.join(below);
  return true;
}

bool Walk::walk_node(const Step& step, Oracle& oracle, Below& below) {
  const SmallPosition& position = step.after;
  const Key& key = step.key;
  const int place = static_cast<int>(way_.size());
  const std::uint32_t before = completed_.size();
  way_.push_back(position.colouring());
  const std::uint64_t worth = std::exchange(worth_, kAfreshExpanded);
  const bool done = position.next == player_ ? walk_winner(step, oracle, below)
                                             : walk_all(position, step.passes, oracle, below);
  worth_ = done ? worth : std::max(worth, worth_);
  way_.pop_back();
  if (!done) return false;
  const std::uint32_t stamp = completed_.give();
  nodes_.store(completed_.size(), std::memory_order_relaxed);
  const int needs = position.ko == SmallPosition::kNoKo ? place : place - 1;
  if (below.rests_on >= needs) {
    const Below kept = image(key.to_least, below);
    done_->put(key.key,
               {stamp, static_cast<std::uint8_t>(key.to_least),
                static_cast<std::uint8_t>(std::bit_width(completed_.size() - before)), kept.own_all,
                kept.own_some, kept.other_all, kept.other_some, kept.leaf_all, kept.leaf_some});
  }
  if (below.rests_on >= place) below.rests_on = 1 << 30;
  return true;
}

std::vector<Walk::Step> Walk::winner_steps(const SmallPosition& position, int passes) const {
  std::vector<Step> steps;
  if (counts_well(position)) steps.push_back(step_to(kNoPoint, board_.pass(position), passes + 1));
  SmallPosition after;
  const Set any = position.stones[0] | position.stones[1];
  for (int p = 0; p < board_.size(); ++p) {
    if ((any >> p & 1) != 0 || !board_.play(position, static_cast<Point>(p), after)) continue;
    const std::uint64_t made = after.colouring();
    if (place_of(made) >= 0 || repeats_past_image(made)) continue;
    steps.push_back(step_to(static_cast<Point>(p), after, 0));
  }
  return steps;
}

bool Walk::walk_winner(const Step& here, Oracle& oracle, Below& below) {
  const SmallPosition& position = here.after;
  const std::optional<Move> move = winning_move(here, oracle);
  if (move && take_leaf(*move, below)) return true;
  const std::vector<Step> steps = winner_steps(position, here.passes);
  std::vector<bool> tried(steps.size());
  if (move && take_known(*move, steps, tried, oracle, below)) return true;
  if (try_steps(steps, tried, oracle, below)) return true;
  // The table may have lost it.
  if (!stopped_ && &oracle == oracle_ && decide_again(position, oracle) &&
      try_steps(steps, tried, oracle, below)) {
    return true;
  }
  return !stopped_ && try_afresh(position, steps, below);
}

// By a search under the history.
bool Walk::try_afresh(const SmallPosition& position, const std::vector<Step>& steps, Below& below) {
  if (nested_ == kMostNested) return false;
  Oracle& under_history = afresh(worth_);
  worth_ = std::min(2 * worth_, std::max(kAfreshExpanded, oracle_->expanded() / kAfreshShare));
  const std::uint64_t before = under_history.expanded();
  under_history.ask(player_, margin_, {way_.begin(), way_.end() - 1});
  const bool wins = under_history.decide(position) == true;
  afresh_expanded_ += under_history.expanded() - before;
  if (!wins) return false;
  std::vector<bool> tried(steps.size());
  ++nested_;
  const bool done = try_steps(steps, tried, under_history, below);
  --nested_;
  return done;
}

bool Walk::decide_again(const SmallPosition& position, Oracle& oracle) {
  static const std::atomic<bool> never = false;
  return oracle.work_on(position, thread_, never) == true;
}

Oracle& Walk::afresh(std::uint64_t most_expanded) {
  const int large = most_expanded >= kLargeAfresh;
  auto& oracles = under_history_[large];
  while (static_cast<int>(oracles.size()) <= nested_) {
    oracles.push_back(std::make_unique<Oracle>(
        board_,
        Oracle::Settings{kAfreshBytes[large], 1, settings_.stop, most_expanded, kAfreshGamesBits}));
  }
  oracles[nested_]->allow(most_expanded);
  return *oracles[nested_];
}

// The move that the oracle won with, where the winner has one and may make it.
std::optional<Walk::Move> Walk::winning_move(const Step& here, const Oracle& oracle) const {
  const std::optional<Oracle::Won> won = oracle.won(here.key.position);
  if (!won || won->move == OracleTable::kNoMove) return std::nullopt;
  const Set stone = board_.image(automorphisms_.inverse(here.key.to_least), Set{1} << won->move);
  Move move{static_cast<Point>(std::countr_zero(stone)), won->rank, {}};
  if (!board_.play(here.after, move.point, move.after)) return std::nullopt;
  const std::uint64_t made = move.after.colouring();
  if (place_of(made) >= 0 || repeats_past_image(made)) return std::nullopt;
  return move;
}

// Most turns of the winner lead to a leaf: nothing else is looked at then.
bool Walk::take_leaf(const Move& move, Below& below) {
  SmallSecured leaf;
  if (move.rank != 1 || !is_leaf(move.after, 0, true, leaf)) return false;
  write_number(move.point);
  write_number(kLeaf);
  below.creates(move.after.stones[player_], move.after.stones[1 - player_]);
  if (leaf.stones != 0) below.has_leaf(leaf);
  return true;
}

// What is done already, else the oracle's move.
bool Walk::take_known(const Move& move, const std::vector<Step>& steps, std::vector<bool>& tried,
                      Oracle& oracle, Below& below) {
  Below unused;
  auto taken = std::find_if(steps.begin(), steps.end(), [&](const Step& step) {
    return step.passes < 2 && use_again(step.key, unused, false);
  });
  if (taken == steps.end()) {
    taken = std::find_if(steps.begin(), steps.end(),
                         [&](const Step& step) { return step.point == move.point; });
  }
  tried[static_cast<std::size_t>(taken - steps.begin())] = true;
  return take(*taken, oracle, below);
}

// First what ends the play or is a leaf, then what is done already, then what the oracle calls won,
// the lowest rank first.
bool Walk::try_steps(const std::vector<Step>& steps, std::vector<bool>& tried, Oracle& oracle,
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
    const std::optional<std::uint32_t> rank = oracle.rank(step.after, step.key.position, games_);
    if (!rank) continue;
    if (*rank == 0 && is_leaf(step.after, step.passes, true, leaf))
      return take(step, oracle, below);
    const bool again = use_again(step.key, unused, false);
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

bool Walk::take(const Step& step, Oracle& oracle, Below& below) {
  const std::size_t text = text_.size();
  write_number(step.point == kNoPoint ? static_cast<std::uint64_t>(board_.size()) : step.point);
  Below found;
  if (step.point != kNoPoint) {
    found.creates(step.after.stones[player_], step.after.stones[1 - player_]);
  }
  if (walk(step, oracle, found)) {
    below.join(found);
    return true;
  }
  text_.resize(text);
  return false;
}

bool Walk::walk_all(const SmallPosition& position, int passes, Oracle& oracle, Below& below) {
  const double share = share_done(), width = width_;
  const std::vector<Step> steps = loser_steps(position, passes);
  if (way_.size() - root_place_ > 2 * kShareTurns) {
    width_ = 0;
  } else {
    width_ = width / static_cast<double>(steps.size());
  }
  const bool done = std::all_of(steps.begin(), steps.end(),
                                [&](const Step& step) { return walk_reply(step, oracle, below); });
  width_ = width;
  if (done) advance(share);
  return done;
}

std::vector<Walk::Step> Walk::loser_steps(const SmallPosition& position, int passes) const {
  std::vector<Step> steps;
  SmallPosition after;
  const Set any = position.stones[0] | position.stones[1];
  for (int p = 0; p < board_.size(); ++p) {
    if ((any >> p & 1) != 0 || !board_.play(position, static_cast<Point>(p), after)) continue;
    steps.push_back(step_to(static_cast<Point>(p), after, 0));
  }
  steps.push_back(step_to(kNoPoint, board_.pass(position), passes + 1));
  return steps;
}

// What follows a turn of the loser, or that superko forbids it.
bool Walk::walk_reply(const Step& step, Oracle& oracle, Below& below) {
  const int place = step.point == kNoPoint ? -1 : place_of(step.after.colouring());
  if (place < 0) return walk(step, oracle, below);
  const int before = static_cast<int>(past_images_.size()) / board_.automorphisms() - 1;
  if (place < before) {
    if (!all_images_are_past(step.after.colouring())) return false;
  } else {
    below.rests_on = std::min(below.rests_on, place);
  }
  write_number(kForbidden);
  return true;
}

}  // namespace omnigo::solve
