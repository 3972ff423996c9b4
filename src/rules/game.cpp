#include "rules/game.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <string>

#include "base/random.h"
#include "rules/blocks.h"
#include "rules/blocks_around.h"
#include "rules/terms.h"

namespace omnigo {
namespace {

// Of a set of points, where bit i is the point base + i.
Point first_point(std::size_t base, std::uint64_t points) {
  return static_cast<Point>(base + static_cast<std::size_t>(std::countr_zero(points)));
}

template <class Blocks>
bool has_empty_neighbour(const Blocks& blocks, Point p) {
  bool found = false;
  blocks.each_neighbour(
      p, [&](Point q) { found |= Blocks::Cells::is(blocks.cell[q], Colour::Empty); });
  return found;
}

// Whether a stone of c on the empty point p lives, and whether it takes something.
struct Touch {
  bool takes, lives;
};

template <class Blocks>
Touch touch(const Blocks& blocks, Point p, Colour c) {
  if constexpr (Blocks::Cells::kDegree == 0) {
    const MoveEffect effect = blocks.effect(p, c, 0);
    return {effect.captures, !effect.suicide};
  } else {
    const BlocksAround around(blocks, p);
    const bool takes = around.takes(c);
    return {takes, takes || around.has_empty() || around.is_safe(c)};
  }
}

std::uint64_t hash_of(const Colouring& colouring) {
  std::uint64_t hash = 0;
  for (Colour c : colouring) hash = splitmix64(hash + static_cast<std::uint64_t>(c));
  return hash;
}

// The same for colourings that an automorphism carries into each other, and seldom for others: each
// point adds a number made of its own colour and its neighbours'.
std::uint64_t fingerprint(const Graph& graph, const Colouring& colouring) {
  std::uint64_t sum = 0;
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    std::uint64_t around = 0;
    for (Point q : graph.neighbours(p))
      around += splitmix64(static_cast<std::uint64_t>(colouring[q]));
    sum += splitmix64(around + static_cast<std::uint64_t>(colouring[p]));
  }
  return sum;
}

Result<void> check_start(const Graph& graph, const Rules& rules, const Start& start) {
  if (static_cast<int>(start.colouring.size()) != graph.size()) {
    return explain("start-points", "the start has {n} points, but the board has {points}",
                   {{"n", start.colouring.size()}, {"points", graph.size()}});
  }
  for (Colour c : start.colouring) {
    if (player_of(c) >= rules.players)
      return explain("start-stones", "the start has stones of a player who is not in the game");
  }
  if (start.first == Colour::Empty || player_of(start.first) >= rules.players) {
    return explain("start-first", "the first turn belongs to a player who is not in the game");
  }
  if (static_cast<int>(start.prisoners_lost.size()) != rules.players) {
    return explain("start-prisoners",
                   "the start has prisoners of {n} players, but the game has {players}",
                   {{"n", start.prisoners_lost.size()}, {"players", rules.players}});
  }
  if (const Point dead = find_dead_stone(graph, start.colouring); dead != kNoPoint) {
    return explain("start-no-liberty", "the start has a stone without liberties at point {point}",
                   {{"point", dead}});
  }
  return {};
}

}  // namespace

Result<Start> handicap_start(const Graph& graph, int players, std::span<const Stone> stones) {
  Start start{Colouring(graph.size(), Colour::Empty), Colour::Black, std::vector<int>(players)};
  for (Stone stone : stones) {
    if (stone.point >= graph.size())
      return explain("handicap-off-board", "a handicap stone is not on the board");
    if (stone.colour == Colour::Empty || player_of(stone.colour) >= players) {
      return explain("handicap-no-player", "a handicap stone belongs to no player");
    }
    if (start.colouring[stone.point] != Colour::Empty) {
      return explain("handicap-same-point", "two handicap stones are on the same point");
    }
    start.colouring[stone.point] = stone.colour;
    ++start.handicap[player_of(stone.colour)];
  }
  const auto without = std::find(start.handicap.begin(), start.handicap.end(), 0);
  if (without != start.handicap.end()) {
    start.first = colour_of(static_cast<int>(without - start.handicap.begin()));
  }
  return start;
}

Result<Game> Game::start(SharedGraph graph, Rules rules, Start start, CanonicalForm canonical) {
  if (start.colouring.empty()) start.colouring.assign(graph->size(), Colour::Empty);
  if (start.handicap.empty()) start.handicap.assign(rules.players, 0);
  if (start.prisoners_lost.empty()) start.prisoners_lost.assign(rules.players, 0);
  if (auto good = check_start(*graph, rules, start); !good) return good.error();
  if (rules.ko == Ko::Symmetric && !canonical) {
    return explain("ko-symmetric", "symmetric ko needs the symmetries of the board");
  }
  return Game(std::move(graph), std::move(rules), std::move(start), std::move(canonical));
}

Game::Game(SharedGraph graph, Rules rules, Start start, CanonicalForm canonical)
    : rules_(std::move(rules)),
      start_(std::move(start)),
      canonical_(std::move(canonical)),
      board_(std::move(graph), rules_.players),
      status_{start_.first, false, 0,
              static_cast<std::uint32_t>((std::uint64_t{1} << rules_.players) - 1)},
      buckets_(16, -1),
      filter_(buckets_.size() / kBucketsPerWord),
      risk_(board_.graph().size(), rules_.players, rules_.ko),
      prisoners_lost_(start_.prisoners_lost) {
  board_.set_colouring(start_.colouring);
  for (std::size_t p = 0; p < start_.colouring.size(); ++p) {
    if (start_.colouring[p] != Colour::Empty) {
      risk_.put({static_cast<Point>(p), start_.colouring[p]});
    }
  }
  remember(start_.first);
}

std::vector<Game::Event> Game::events() const {
  std::vector<Event> list;
  list.reserve(log_.size());
  for (const LoggedEvent& logged : log_) list.push_back(logged.event);
  return list;
}

Point Game::latest_move(int before) const {
  if (before > turns()) return kNoPoint;
  const int event = seen_[turns() - before].event;
  return event == 0 ? kNoPoint : log_[event - 1].event.point;
}

Colour Game::next_in(Colour player) const {
  int next = player_of(player);
  do {
    next = next + 1 == rules_.players ? 0 : next + 1;  // sooner than a remainder
  } while ((status_.in >> next & 1) == 0);
  return colour_of(next);
}

// --- what has been seen ---

void Game::remember(Colour next) {
  std::uint64_t hash = board_.hash();
  if (rules_.ko == Ko::Symmetric) {
    const Colouring colouring = board_.colouring();
    canonical_seen_.push_back(canonical_(colouring));
    fingerprints_.push_back(fingerprint(graph(), colouring));
    hash = hash_of(canonical_seen_.back());
  }
  if (seen_.size() * 2 >= buckets_.size()) grow_buckets();
  add_to_filter(hash);
  int& bucket = buckets_[hash & (buckets_.size() - 1)];
  seen_.push_back({hash, static_cast<int>(log_.size()), bucket, next});
  bucket = static_cast<int>(seen_.size()) - 1;
}

void Game::forget_latest() {
  buckets_[seen_.back().hash & (buckets_.size() - 1)] = seen_.back().earlier_in_bucket;
  seen_.pop_back();
  if (rules_.ko == Ko::Symmetric) {
    canonical_seen_.pop_back();
    fingerprints_.pop_back();
  }
}

// Hashes are only added: that an undone turn is found here costs time, nothing else.
void Game::add_to_filter(std::uint64_t hash) {
  filter_[hash / 64 & (filter_.size() - 1)] |= std::uint64_t{1} << hash % 64;
}

// False if no colouring of the past has this hash.
bool Game::is_in_filter(std::uint64_t hash) const {
  return (filter_[hash / 64 & (filter_.size() - 1)] >> hash % 64 & 1) != 0;
}

void Game::grow_buckets() {
  buckets_.assign(buckets_.size() * 4, -1);
  filter_.assign(buckets_.size() / kBucketsPerWord, 0);
  seen_.reserve(buckets_.size() / 2);
  log_.reserve(buckets_.size() / 2);
  for (std::size_t i = 0; i < seen_.size(); ++i) {
    add_to_filter(seen_[i].hash);
    int& bucket = buckets_[seen_[i].hash & (buckets_.size() - 1)];
    seen_[i].earlier_in_bucket = bucket;
    bucket = static_cast<int>(i);
  }
}

void Game::unwind(Colouring& colouring, int down_to_event) const {
  std::size_t taken_end = taken_.size();
  for (int i = static_cast<int>(log_.size()) - 1; i >= down_to_event; --i) {
    const LoggedEvent& logged = log_[i];
    for (std::size_t j = logged.taken; j < taken_end; ++j) {
      colouring[taken_[j].point] = taken_[j].colour;
    }
    taken_end = logged.taken;
    if (logged.event.action == Action::Move) colouring[logged.event.point] = Colour::Empty;
  }
}

Colouring Game::colouring_after(int turn) const {
  Colouring colouring = board_.colouring();
  unwind(colouring, seen_[turn].event);
  return colouring;
}

// --- legality ---

std::string to_text(Legality legality) {
  switch (legality.reason) {
    case Reason::Legal:
      return "legal";
    case Reason::Occupied:
      return "the point is occupied";
    case Reason::Suicide:
      return "suicide";
    case Reason::Repeats:
      return "repeats the colouring " +
             (legality.turn == 0 ? "of the start" : "after turn " + std::to_string(legality.turn));
  }
  return {};
}

Legality Game::legality(Point p, Colour player) const {
  if (board_.at(p) != Colour::Empty) return {Reason::Occupied};
  if (!risk_.has(p, player) &&
      board_.visit_blocks([&](auto blocks) { return touch(blocks, p, player).lives; })) {
    return {};
  }
  const MoveEffect effect = board_.effect(p, player);
  if (effect.suicide && !rules_.suicide) return {Reason::Suicide};
  const int turn = find_repetition(p, player, effect);
  if (turn >= 0) return {Reason::Repeats, turn};
  return {};
}

// Whether the rules forbid the colouring that stood after `turn` to stand again with `next` to
// play.
bool Game::forbids(int turn, Colour next) const {
  switch (rules_.ko) {
    case Ko::Positional:
    case Ko::Symmetric:
      return true;
    case Ko::Situational:
      return seen_[turn].next == next;
    case Ko::Simple:
      return turn == turns() - 1;
    case Ko::None:
      return false;
  }
  return false;
}

// If the rules forbid the colouring that the move makes: the latest turn after which it stood. Else
// -1.
int Game::find_repetition(Point p, Colour player, const MoveEffect& effect) const {
  if (rules_.ko == Ko::None) return -1;
  if (rules_.ko == Ko::Symmetric) return find_symmetric(p, player);
  if (!effect.suicide && !risk_.has(p, player)) return -1;
  const Colour next = next_in(player);
  const int earliest = rules_.ko == Ko::Simple ? turns() - 1 : 0;
  int latest = -1;
  for (int turn = buckets_[effect.hash & (buckets_.size() - 1)]; turn >= std::max(earliest, 0);
       turn = seen_[turn].earlier_in_bucket) {
    if (seen_[turn].hash != effect.hash ||
        colouring_after(turn) != board_.colouring_after(p, player)) {
      continue;
    }
    latest = std::max(latest, turn);
    if (forbids(turn, next)) return latest;
  }
  return -1;
}

int Game::find_symmetric(Point p, Colour player) const {
  const Colouring after = board_.colouring_after(p, player);
  // A canonical form costs far more than what mostly tells that none is needed.
  if (std::find(fingerprints_.begin(), fingerprints_.end(), fingerprint(graph(), after)) ==
      fingerprints_.end()) {
    return -1;
  }
  const Colouring form = canonical_(after);
  const std::uint64_t hash = hash_of(form);
  int turn = buckets_[hash & (buckets_.size() - 1)];
  while (turn >= 0 && (seen_[turn].hash != hash || canonical_seen_[turn] != form)) {
    turn = seen_[turn].earlier_in_bucket;
  }
  return turn;
}

// Most moves are plainly legal: they live, and the colouring is new because the colour never stood
// on the point, or because nothing is taken and its hash is new.
std::uint64_t Game::legal_among(std::size_t word, std::uint64_t points, Colour player) const {
  std::uint64_t legal = 0, doubtful = 0;
  const std::uint64_t risks = risky(word, player);
  const bool by_hash = rules_.ko != Ko::Symmetric;
  board_.visit_blocks([&](auto blocks) {
    for (std::uint64_t left = points; left != 0; left &= left - 1) {
      const int i = std::countr_zero(left);
      const Point p = first_point(64 * word, left);
      const Touch does = touch(blocks, p, player);
      const bool is_new =
          (risks >> i & 1) == 0 ||
          (by_hash & !does.takes & !is_in_filter(board_.hash() ^ hash_key(p, player)));
      legal |= std::uint64_t{does.lives && is_new} << i;
      doubtful |= std::uint64_t{does.lives ? !is_new : rules_.suicide} << i;
    }
  });
  for (; doubtful != 0; doubtful &= doubtful - 1) {
    if (legality(first_point(64 * word, doubtful), player)) legal |= doubtful & -doubtful;
  }
  return legal;
}

// Of points that are risky, or on which the stone does not live.
std::uint64_t Game::legal_at_risk(std::size_t word, std::uint64_t points, std::uint64_t lives,
                                  std::uint64_t takes, Colour player) const {
  if (rules_.ko == Ko::Symmetric) takes = ~std::uint64_t{0};  // no hash says that one is new
  std::uint64_t legal = 0, doubtful = points & (~lives | takes);
  for (std::uint64_t left = points & ~doubtful; left != 0; left &= left - 1) {
    const Point p = first_point(64 * word, left);
    const bool is_new = !is_in_filter(board_.hash() ^ hash_key(p, player));
    (is_new ? legal : doubtful) |= left & -left;
  }
  for (; doubtful != 0; doubtful &= doubtful - 1) {
    if (legality(first_point(64 * word, doubtful), player)) legal |= doubtful & -doubtful;
  }
  return legal;
}

std::vector<Point> Game::legal_moves(Colour player) const {
  const auto size = static_cast<std::size_t>(graph().size());
  std::vector<Point> moves;
  moves.reserve(size);
  for (std::size_t first = 0; first < size; first += 64) {
    const std::uint64_t empty = empty_from(first), risks = risky(first / 64, player);
    std::uint64_t plain = 0;
    board_.visit_blocks([&](auto blocks) {
      for (std::uint64_t left = empty & ~risks; left != 0; left &= left - 1) {
        const bool airy = has_empty_neighbour(blocks, first_point(first, left));
        plain |= airy ? left & -left : 0;
      }
    });
    std::uint64_t legal = plain | legal_among(first / 64, empty & ~plain, player);
    for (; legal != 0; legal &= legal - 1) moves.push_back(first_point(first, legal));
  }
  return moves;
}

// The empty ones of 64 points.
std::uint64_t Game::empty_from(std::size_t first) const {
  const std::size_t end =
      std::min<std::size_t>(64, static_cast<std::size_t>(graph().size()) - first);
  std::uint64_t empty = 0;
  for (std::size_t i = 0; i < end; ++i) {
    empty |= std::uint64_t{board_.colours()[first + i] == Colour::Empty} << i;
  }
  return empty;
}

// --- turns ---

void Game::log(Action action, Colour player, Point p) {
  log_.push_back({{action, player, p}, false, static_cast<std::uint32_t>(taken_.size()), status_});
}

void Game::count_prisoners(std::span<const Stone> taken, int sign) {
  for (const Stone stone : taken) prisoners_lost_[player_of(stone.colour)] += sign;
}

Legality Game::play(Point p, Colour player) {
  const Legality legal = legality(p, player);
  if (legal) play_legal(p, player);
  return legal;
}

std::span<const Stone> Game::play_legal(Point p, Colour player) {
  assert(!over() && is_in(player) && legality(p, player));
  log(Action::Move, player, p);
  board_.play(p, player, taken_);
  assert(board_.consistent());
  const std::span<const Stone> taken = std::span(taken_).subspan(log_.back().taken);
  log_.back().is_first = risk_.move(p, player, taken);
  count_prisoners(taken, 1);
  status_.passed = 0;
  status_.resumed = false;
  status_.to_play = next_in(player);
  remember(status_.to_play);
  return taken;
}

void Game::pass(Colour player) {
  assert(!over() && is_in(player));
  log(Action::Pass, player, kNoPoint);
  status_.passed |= std::uint32_t{1} << player_of(player);
  status_.to_play = next_in(player);
  remember(status_.to_play);
}

void Game::resign(Colour player) {
  assert(is_in(player) && players_in() > 1);
  log(Action::Resign, player, kNoPoint);
  resigned_.push_back(player);
  status_.in &= ~(std::uint32_t{1} << player_of(player));
  if (status_.to_play == player) status_.to_play = next_in(player);
}

void Game::resume() {
  assert(over() && players_in() > 1);
  log(Action::Resume, Colour::Empty, kNoPoint);
  status_.passed = 0;
  status_.resumed = true;
}

Game Game::with_turn_of(Colour player) const {
  assert(is_in(player));
  Game copy = *this;
  copy.status_.to_play = player;
  return copy;
}

void Game::undo_move(const LoggedEvent& move) {
  const auto [action, player, p] = move.event;
  const std::span<const Stone> taken = std::span(taken_).subspan(move.taken);
  count_prisoners(taken, -1);
  board_.take_back(p, player, taken);
  assert(board_.consistent());
  taken_.resize(move.taken);
  risk_.undo(p, player, move.is_first);
}

bool Game::undo() {
  if (log_.empty()) return false;
  const LoggedEvent latest = log_.back();
  switch (latest.event.action) {
    case Action::Move:
      undo_move(latest);
      forget_latest();
      break;
    case Action::Pass:
      forget_latest();
      break;
    case Action::Resign:
      resigned_.pop_back();
      break;
    case Action::Resume:
      break;
  }
  status_ = latest.before;
  log_.pop_back();
  return true;
}

// --- the count ---

std::vector<HalfPoints> Game::komi() const {
  std::vector<HalfPoints> komi = rules_.komi;
  if (rules_.handicap_bonus == HandicapBonus::None) return komi;
  const int unpaid = rules_.handicap_bonus == HandicapBonus::EachStoneAfterFirst ? 1 : 0;
  for (int giver = 0; giver < rules_.players; ++giver) {
    for (int other = 0; other < rules_.players; ++other) {
      if (other != giver) komi[other] += 2 * std::max(0, start_.handicap[giver] - unpaid);
    }
  }
  return komi;
}

std::vector<Tally> Game::tally() const {
  return omnigo::tally(graph(), rules_.scoring, board_.colouring(), prisoners_lost_, komi());
}

std::vector<HalfPoints> Game::scores() const {
  std::vector<HalfPoints> scores;
  for (const Tally& its : tally()) scores.push_back(its.score);
  return scores;
}

}  // namespace omnigo
