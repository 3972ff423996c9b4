// A game: the rules agreed on, the board, and what happened so far.
//
// Superko compares whole colourings, and hashes only choose which ones. The colourings of the past
// are not stored: what each turn changed is, so that one of them is had by walking back. Cost: a
// turn costs what it changes on the board, whatever the length of the game; a hash that is met
// again costs one walk back.
#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "graph/graph.h"
#include "rules/board.h"
#include "rules/colour.h"
#include "rules/risk.h"
#include "rules/rules.h"
#include "rules/score.h"

namespace omnigo {

enum class Reason : std::uint8_t { Legal, Occupied, Suicide, Repeats };

// Whether a move is legal, and why not.
struct Legality {
  Reason reason = Reason::Legal;
  int turn = 0;  // for Repeats: the latest turn after which the colouring stood; 0 is the start

  explicit operator bool() const { return reason == Reason::Legal; }
  bool operator==(const Legality&) const = default;
};
// "legal", "the point is occupied", "suicide", "repeats the colouring after turn 3"
std::string to_text(Legality legality);

// Maps a colouring to the one that stands for all its images under the graph's automorphisms.
using CanonicalForm = std::function<Colouring(const Colouring&)>;

// How a game begins.
struct Start {
  Colouring colouring;  // empty: no stones
  Colour first = Colour::Black;
  std::vector<int> handicap;             // stones given to each player; empty: none
  std::vector<int> prisoners_lost = {};  // by each player before the start; empty: none
};

// Handicap stones: the first player without any has the first turn (Black, if all have some).
Result<Start> handicap_start(const Graph& graph, int players, std::span<const Stone> stones);

class Game {
 public:
  enum class Action : std::uint8_t { Move, Pass, Resign, Resume };
  struct Event {
    Action action;
    Colour player;  // Empty for Resume
    Point point;    // kNoPoint unless it is a move
    bool operator==(const Event&) const = default;
  };

  // The start must have one colour a point and no dead stone. Symmetric ko needs a canonical form.
  static Result<Game> start(SharedGraph graph, Rules rules, Start start = {},
                            CanonicalForm canonical = nullptr);

  const Rules& rules() const { return rules_; }
  const Graph& graph() const { return board_.graph(); }
  const Board& board() const { return board_; }
  const Start& beginning() const { return start_; }

  // Everything that happened, in order; the turns among it are the moves and the passes.
  std::vector<Event> events() const;
  int turns() const { return static_cast<int>(seen_.size()) - 1; }

  // The point of the latest turn, or of the one this many turns before it; kNoPoint if that was a
  // pass, or there was none.
  Point latest_move(int before = 0) const;

  Colour to_play() const { return status_.to_play; }
  bool is_in(Colour player) const { return (status_.in >> player_of(player) & 1) != 0; }
  int players_in() const { return std::popcount(status_.in); }
  // Since the latest move.
  bool has_passed(Colour player) const { return (status_.passed >> player_of(player) & 1) != 0; }
  // Every player still in has passed since the latest move, or only one is left.
  bool over() const { return players_in() < 2 || (status_.passed & status_.in) == status_.in; }
  // Play was resumed, and there was no move since.
  bool resumed() const { return status_.resumed; }
  // Over after a resumption without a move since: the position counts as it stands.
  bool settled() const { return over() && (resumed() || players_in() < 2); }

  // Of a move at p by `player`, as if it were that player's turn; the end of play bars nothing
  // here.
  Legality legality(Point p, Colour player) const;
  Legality legality(Point p) const { return legality(p, to_play()); }
  std::vector<Point> legal_moves(Colour player) const;  // in point order, without the pass
  // Sets of the 64 points from 64 * word on, as bits: those of the given empty points that are
  // legal, also for those who know on which of them the stone lives (after it takes what it takes)
  // and takes; and those on which a stone of `player` that lives may repeat a colouring, which it
  // can on no other point.
  std::uint64_t legal_among(std::size_t word, std::uint64_t points, Colour player) const;
  std::uint64_t legal_among(std::size_t word, std::uint64_t points, std::uint64_t lives,
                            std::uint64_t takes, Colour player) const {
    const std::uint64_t plain = points & lives & ~risky(word, player);
    const std::uint64_t others = points & ~plain & (rules_.suicide ? ~std::uint64_t{0} : lives);
    return others == 0 ? plain : plain | legal_at_risk(word, others, lives, takes, player);
  }
  std::uint64_t risky(std::size_t word, Colour player) const { return risk_.points(word, player); }

  // A turn of a player still in, as if it were that player's; the game is not over. An illegal move
  // changes nothing.
  Legality play(Point p, Colour player);
  Legality play(Point p) { return play(p, to_play()); }
  // The same for a move that is known to be legal: the stones that it takes off, until the next
  // turn.
  std::span<const Stone> play_legal(Point p, Colour player);
  void pass(Colour player);
  void pass() { pass(to_play()); }
  // At any time, by a player still in who is not the last.
  void resign(Colour player);
  // After the end of play with two or more still in: play goes on with the player whose turn it is.
  void resume();
  // Takes back the latest event; false if there is none.
  bool undo();

  // A copy in which it is the turn of this player, who is still in.
  Game with_turn_of(Colour player) const;

  // Stones of this colour taken off so far, by anyone.
  int prisoners_lost(Colour player) const { return prisoners_lost_[player_of(player)]; }
  // In the order in which they did.
  const std::vector<Colour>& resigned() const { return resigned_; }
  const std::vector<int>& prisoners_lost() const { return prisoners_lost_; }
  // One per player, with what the other players' handicap stones give.
  std::vector<HalfPoints> komi() const;
  // The position as it stands, one per player.
  std::vector<Tally> tally() const;
  std::vector<HalfPoints> scores() const;

  // The colouring after turn `turn`; 0 is the start.
  Colouring colouring_after(int turn) const;

 private:
  // All that a turn changes besides board, history and prisoners; small, so each event keeps a
  // copy.
  struct Status {
    Colour to_play;
    bool resumed = false;      // and no move since
    std::uint32_t passed = 0;  // players, by bit
    std::uint32_t in = 0;
  };
  struct LoggedEvent {
    Event event;
    bool is_first;        // of Risk::move
    std::uint32_t taken;  // where its stones begin in taken_
    Status before;
  };
  // A colouring of the past: its hash (its canonical form's under symmetric ko) and who was next.
  // Equal buckets form a chain, latest first.
  struct Seen {
    std::uint64_t hash;
    int event;  // the number of events up to and including its turn
    int earlier_in_bucket;
    Colour next;
  };

  static constexpr std::size_t kBucketsPerWord = 4;  // of the filter: 32 bits a turn or more

  Game(SharedGraph graph, Rules rules, Start start, CanonicalForm canonical);

  Colour next_in(Colour player) const;
  void remember(Colour next);
  void forget_latest();
  void grow_buckets();
  bool forbids(int turn, Colour next) const;
  int find_repetition(Point p, Colour player, const MoveEffect& effect) const;
  int find_symmetric(Point p, Colour player) const;
  std::uint64_t legal_at_risk(std::size_t word, std::uint64_t points, std::uint64_t lives,
                              std::uint64_t takes, Colour player) const;
  std::uint64_t empty_from(std::size_t first) const;
  void add_to_filter(std::uint64_t hash);
  bool is_in_filter(std::uint64_t hash) const;
  void log(Action action, Colour player, Point p);
  void undo_move(const LoggedEvent& move);
  void count_prisoners(std::span<const Stone> taken, int sign);
  void unwind(Colouring& colouring, int down_to_event) const;

  Rules rules_;
  Start start_;
  CanonicalForm canonical_;
  Board board_;
  Status status_;
  std::vector<LoggedEvent> log_;
  std::vector<Stone> taken_;                 // by all moves, one after the other
  std::vector<Seen> seen_;                   // after each turn; the start first
  std::vector<int> buckets_;                 // the latest in seen_ by hash, or -1
  std::vector<std::uint64_t> filter_;        // a bit for each hash in seen_; few others are 1
  std::vector<Colouring> canonical_seen_;    // beside seen_, for symmetric ko alone
  std::vector<std::uint64_t> fingerprints_;  // likewise
  Risk risk_;
  std::vector<int> prisoners_lost_;
  std::vector<Colour> resigned_;
};

}  // namespace omnigo
