// Who wins "the player's margin is at least m", guessed without history, and fast.
//
// The search knows the ban on taking back a single stone at once, and no other repetition: a
// position has one entry in the table whatever came before. So its answers are guesses. What they
// are worth is found out by walking through the proof with the history (guess.h); nothing here
// needs to be trusted.
//
// Two players, no suicide, area scoring, at most 27 points. The player who wants the margin is the
// prover. A move that repeats a colouring on the way from the root is no move for the prover, and
// wins for the other; what is lost only by such a repetition depends on the way, and is not
// remembered.
//
// Numbers. As in prover.h each position has one number for each side, and the search goes where the
// least is left. Where one side must win all children its number is the largest of theirs. A
// position that is new starts with one for each side, and for the prover with what is lacking to
// the whole board besides, whatever the margin; two for each missing eye, three for each block but
// the first, and something for blocks with fewer than three liberties and for the other's turn.
//
// Ranks. A won position has a rank: a leaf 0, others one more than the lowest rank of their won
// children on the prover's turn, one more than the highest on the other's. To go where the rank is
// lowest leads to the end; just to go from one won position to another can lead around in circles.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/checkpoint.h"
#include "solve/small_board.h"
#include "solve/zeroed_array.h"
#include "verify/local_games.h"

namespace omnigo::solve {

// What the prover has for good (secure.h), with stones as 32-bit sets.
struct SmallSecured {
  Set stones = 0, held = 0, answered = 0;

  int points() const { return std::popcount(stones | held); }
  int points_without_answers() const { return std::popcount(stones | (held & ~answered)); }
  bool spoiled_by(Set past) const { return (stones & ~past) == 0 && (answered & past) != 0; }
};
SmallSecured secure(const SmallBoard& board, Set own);

// The whole board, where a player's largest block lives and nothing else does; no stones where that
// is not found soon.
using SmallGames = checking::LocalGames<SmallBoard, Set>;
SmallSecured secure_all(const SmallBoard& board, SmallGames& games,
                        const std::array<Set, 2>& stones, int player);
// The same where that is known already.
SmallSecured secured_around(const SmallBoard& board, Set block);
// Local games to remember, as a power of two: they are more on larger boards.
int games_bits(const SmallBoard& board);

// Positions with both numbers, 16 bytes each, for several threads: the least worked for give way.
class OracleTable {
 public:
  explicit OracleTable(std::size_t bytes)
      : buckets_(std::max<std::size_t>(1, bytes / sizeof(Bucket))), entries_(buckets_) {}

  struct Numbers {
    std::uint32_t prover = 1, other = 1;  // work left until this side has won
    std::uint32_t rank = 0;               // if the prover has won
    std::uint8_t move = kNoMove;          // the prover's that won, as the key has the position
  };
  static constexpr std::uint8_t kNoMove = 31;
  static constexpr std::uint32_t kNever = (1u << 28) - 1;

  bool find(std::uint64_t key, Numbers& numbers) const;
  void store(std::uint64_t key, Numbers numbers, std::uint64_t work);
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }
  void clear() { entries_ = ZeroedArray<Bucket>(buckets_); }

  // Into this many bytes, which are fewer, only what the prover has won; no other thread may use
  // the table meanwhile.
  void keep_won(std::size_t bytes);

  // All that was searched, also while other threads search; first looks are left out. Into a table
  // of any size.
  void save(CheckpointWriter& writer) const;
  void load(CheckpointReader& reader);

 private:
  // The key is kept as its sum with the numbers, so that a pair torn apart by two threads fits no
  // key.
  struct Entry {
    std::uint64_t sum, numbers;
  };
  using Bucket = std::array<Entry, 4>;
  Bucket& bucket(std::uint64_t key) const;
  void put(std::uint64_t key, std::uint64_t numbers);

  std::size_t buckets_;
  mutable ZeroedArray<Bucket> entries_;
};

class Oracle {
 public:
  struct Settings {
    std::size_t bytes = std::size_t{1} << 26;
    int threads = 1;
    // Asked now and then; true ends all searches.
    std::function<bool()> stop;
    std::uint64_t most_expanded = ~std::uint64_t{0};
    int games_bits =
        16;  // positions of local games that each thread remembers: 2 to the power of it
  };

  Oracle(const SmallBoard& board, Settings settings);

  // Forgets all answers to the question before, unless they were loaded and it is the same one.
  // `past`: colourings that may not be repeated and that may spoil leaves; the oracle of the whole
  // board has none.
  void ask(int prover, int margin, std::vector<std::uint64_t> past = {});
  int prover() const { return prover_; }
  // The most that decide() may search from now on.
  void allow(std::uint64_t most_expanded) { settings_.most_expanded = most_expanded; }

  // Whether the prover wins; nothing if it was stopped.
  std::optional<bool> decide(const SmallPosition& position);
  // One thread's part in that, until it is decided or moot. Several threads may work on the same
  // position or on different ones at once.
  std::optional<bool> work_on(const SmallPosition& position, int thread,
                              const std::atomic<bool>& moot);
  // The rank, if it is known that the prover wins. `key`: the position's, as the board has it.
  std::optional<std::uint32_t> rank(const SmallPosition& position, std::uint64_t key,
                                    SmallGames& games) const;
  // What the table has of a position that the prover wins; nothing if it has nothing.
  struct Won {
    std::uint32_t rank;
    std::uint8_t move;  // as in the table
  };
  std::optional<Won> won(std::uint64_t key) const;
  // Everything is decided: keeps what a walk needs, in this many bytes.
  void keep_won(std::size_t bytes) { table_.keep_won(bytes); }
  void prefetch(std::uint64_t key) const { table_.prefetch(key); }

  // How much of the tree of play is known to be won, down to this number of turns: the mean over
  // all turns if the other player moves, the best of them if the prover does. 1 if the prover wins.
  double share_won(const SmallPosition& position, int turns) const;

  // The question, its answers so far and how many positions they took.
  void save(CheckpointWriter& writer) const;
  void load(CheckpointReader& reader);

  std::uint64_t expanded() const { return expanded_.load(std::memory_order_relaxed); }

 private:
  using Numbers = OracleTable::Numbers;
  static constexpr std::uint32_t kNever = OracleTable::kNever;
  static constexpr int kNoRepetition = 1 << 30;

  struct Child {
    std::uint8_t point = OracleTable::kNoMove;
    SmallPosition position;
    std::uint64_t key;
    Numbers numbers;
    int rests_on = kNoRepetition;  // the place on the way of a repetition that the loss rests on
  };
  // One thread's way from the root, and the local games it has looked at.
  struct Way {
    Way(const SmallBoard& board, int games_bits);

    SmallGames games;
    const std::atomic<bool>* moot = nullptr;  // what it searches is no longer asked
    std::vector<std::uint64_t> colourings;
    std::array<std::uint16_t, 4096> marks{};
    int place_of(std::uint64_t colouring) const;
    void push(std::uint64_t colouring);
    void pop();
  };
  struct Outlook {
    Numbers numbers;
    int best = -1;
    std::uint32_t second = kNever;
  };
  struct Found {
    Numbers numbers;
    int rests_on = kNoRepetition;
  };

  Found search(const SmallPosition& position, std::uint64_t key, Numbers limits, Way& way);
  int turns(const SmallPosition& position, const Way& way, std::array<Child, 28>& children,
            int& skipped) const;
  int expand(const SmallPosition& position, Way& way, std::array<Child, 28>& children,
             int& skipped);
  Outlook outlook(bool provers_turn, const Child* children, int size) const;
  void rank_above(const SmallPosition& position, const Child* children, int size,
                  Numbers& numbers) const;
  Numbers look(const SmallPosition& position, std::uint64_t key, SmallGames& games);
  Numbers guess(const SmallPosition& position) const;
  Numbers leaf(const SmallPosition& position, SmallGames& games) const;
  bool is_leaf(const SmallPosition& position, SmallGames& games) const;
  int missing_eyes(Set own) const;
  void refresh(Child* children, int size) const;
  std::atomic<std::uint8_t>& busy(std::uint64_t key) const;
  bool stopped();
  bool ended(const Way& way) const {
    return stopping_.load(std::memory_order_relaxed) || way.moot->load(std::memory_order_relaxed);
  }

  const SmallBoard& board_;
  Settings settings_;
  OracleTable table_;
  std::vector<std::unique_ptr<Way>> ways_;  // by thread
  std::vector<Point> order_;                // in which turns are looked at: central points first
  int prover_ = 0, margin_ = 0;
  bool loaded_ = false;  // and no question was asked since
  std::vector<std::uint64_t> past_;
  std::atomic<std::uint64_t> expanded_ = 0, expanded_before_ = 0;
  std::atomic<bool> stopping_ = false;
  mutable std::vector<std::atomic<std::uint8_t>> busy_;  // threads below a child, by hash
};

}  // namespace omnigo::solve
