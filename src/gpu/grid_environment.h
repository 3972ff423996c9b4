// The environment of environment.h for the commonest games: a square grid, two players, no suicide,
// area scoring. One lane plays a game (grid.h).
#pragma once

#include "gpu/environment.h"
#include "gpu/grid.h"
#include "gpu/launch.h"

namespace omnigo::gpu {

inline constexpr int kPositionsSeen = 8;

// Sets are kept word by word, in each the games one after the other.
template <class G>
struct GridEnvironment {
  std::uint32_t *mine, *theirs, *atari;  // of the player to move
  std::int32_t* status;  // the point of ko plus 1, and the passes in a row from bit 16 on
  // For positional superko, null otherwise:
  std::uint64_t* hash;
  std::uint32_t* stood;       // Black's stones so far, then White's
  std::int32_t* seen;         // colourings kept
  std::uint64_t* hashes;      // by game
  std::uint32_t* colourings;  // by game: Black's stones, then White's
  std::uint32_t* table;       // as in Seen
  std::int32_t capacity, slots;
  // What is shown:
  std::uint32_t* mask;    // by game, `words` each
  std::uint32_t* recent;  // a ring of positions: Black's stones, then White's; null: not kept
  float* rewards;
  std::uint8_t *done, *illegal, *seat;
  std::int32_t* turns;
  std::int32_t games, words, ko, max_turns;
  std::int32_t komi;  // Black's less White's, in half points

  using Set = typename G::Set;
  OMNIGO_LANES Set load(const std::uint32_t* sets, int game) const {
    return Set::make([&](int w) {
      return sets[static_cast<std::size_t>(w) * static_cast<std::size_t>(games) + game];
    });
  }
  OMNIGO_LANES void store(std::uint32_t* sets, int game, const Set& set) const {
    OMNIGO_UNROLL for (int w = 0; w < G::kWords; ++w) {
      sets[static_cast<std::size_t>(w) * static_cast<std::size_t>(games) + game] = set.word[w];
    }
  }
  // The k-th set of sets kept one after the other.
  OMNIGO_LANES std::uint32_t* nth(std::uint32_t* sets, int k) const {
    return sets + static_cast<std::size_t>(k) * G::kWords * static_cast<std::size_t>(games);
  }
  OMNIGO_LANES std::uint32_t* colouring(int game, int at) const {
    return colourings + (static_cast<std::size_t>(game) * static_cast<std::size_t>(capacity) + at) *
                            2 * G::kWords;
  }
};

template <class G>
OMNIGO_LANES std::uint64_t hash_of(const typename G::Set& set, int colour) {
  std::uint64_t hash = 0;
  OMNIGO_UNROLL for (int w = 0; w < G::kWords; ++w) {
    for (std::uint32_t left = set.word[w]; left != 0; left &= left - 1) {
      hash ^= stone_key(G::point_at(w, lowest_bit(left)), colour);
    }
  }
  return hash;
}

// A game with what superko needs of it, if it is positional.
template <class G, bool Positional>
struct GridLane {
  using Set = typename G::Set;
  const GridEnvironment<G>& environment;
  const int game;
  GridGame<G> board;
  int turn, passes;
  std::uint64_t hash;

  OMNIGO_LANES int mover() const { return turn & 1; }
  OMNIGO_LANES Set black() const { return mover() == 0 ? board.mine : board.theirs; }
  OMNIGO_LANES Set white() const { return mover() == 0 ? board.theirs : board.mine; }

  OMNIGO_LANES void load() {
    board.mine = environment.load(environment.mine, game);
    board.theirs = environment.load(environment.theirs, game);
    board.atari = environment.load(environment.atari, game);
    const int status = environment.status[game], ko = (status & 0xffff) - 1;
    board.ko = ko < 0 ? G::none() : G::point(ko);
    passes = status >> 16;
    turn = environment.turns[game];
    hash = Positional ? environment.hash[game] : 0;
  }
  OMNIGO_LANES void store() const {
    environment.store(environment.mine, game, board.mine);
    environment.store(environment.theirs, game, board.theirs);
    environment.store(environment.atari, game, board.atari);
    int ko = -1;
    OMNIGO_UNROLL for (int w = 0; w < G::kWords; ++w) {
      if (board.ko.word[w] != 0) ko = G::point_at(w, lowest_bit(board.ko.word[w]));
    }
    environment.status[game] = (ko + 1) | passes << 16;
    environment.turns[game] = turn;
    environment.seat[game] = static_cast<std::uint8_t>(mover());
    if (Positional) environment.hash[game] = hash;
  }
  OMNIGO_LANES void start() {
    board = {G::none(), G::none(), G::none(), G::none()};
    turn = passes = 0;
    hash = 0;
    if (!Positional) return;
    std::uint32_t* table = environment.table + static_cast<std::size_t>(game) *
                                                   static_cast<std::size_t>(environment.slots);
    for (int i = 0; i < environment.slots; ++i) table[i] = 0;
    for (int colour = 0; colour < 2; ++colour)
      environment.store(environment.nth(environment.stood, colour), game, G::none());
    environment.seen[game] = 0;
    remember();
  }
  OMNIGO_LANES void remember() {
    const int at = environment.seen[game];
    std::uint32_t* kept = environment.colouring(game, at);
    OMNIGO_UNROLL for (int w = 0; w < G::kWords; ++w) {
      kept[w] = black().word[w];
      kept[G::kWords + w] = white().word[w];
    }
    hashes()[at] = hash;
    std::uint32_t* table = environment.table + static_cast<std::size_t>(game) *
                                                   static_cast<std::size_t>(environment.slots);
    int slot = static_cast<int>(hash) & (environment.slots - 1);
    while (table[slot] != 0) slot = (slot + 1) & (environment.slots - 1);
    table[slot] = static_cast<std::uint32_t>(hash >> 48) << 16 | static_cast<std::uint32_t>(at + 1);
    environment.seen[game] = at + 1;
  }
  OMNIGO_LANES std::uint64_t* hashes() const {
    return environment.hashes +
           static_cast<std::size_t>(game) * static_cast<std::size_t>(environment.capacity);
  }
  OMNIGO_LANES std::uint64_t hash_after(const Set& stone, const Set& captured) const {
    std::uint64_t after = hash ^ hash_of<G>(stone, mover() + 1);
    if (captured.any()) after ^= hash_of<G>(captured, 2 - mover());
    return after;
  }
  // Whether the mover's stone makes an earlier colouring.
  OMNIGO_LANES bool repeats(const Set& stone) const {
    const Set captured = board.taken(stone);
    const std::uint64_t after = hash_after(stone, captured);
    const std::uint32_t* table =
        environment.table +
        static_cast<std::size_t>(game) * static_cast<std::size_t>(environment.slots);
    for (int slot = static_cast<int>(after) & (environment.slots - 1);;
         slot = (slot + 1) & (environment.slots - 1)) {
      const std::uint32_t entry = table[slot];
      if (entry == 0) return false;
      const int at = static_cast<int>(entry & 0xffff) - 1;
      if (entry >> 16 != after >> 48 || hashes()[at] != after) continue;
      const std::uint32_t* kept = environment.colouring(game, at);
      const Set own = board.mine | stone, other = board.theirs - captured;
      const Set first = Set::make([&](int w) { return kept[w]; });
      const Set second = Set::make([&](int w) { return kept[G::kWords + w]; });
      if (mover() == 0 ? own.same(first) && other.same(second)
                       : own.same(second) && other.same(first))
        return true;
    }
  }
  OMNIGO_LANES Set legal() const {
    Set moves = board.legal();
    if (!Positional) return moves;
    // Only where the mover's stone has stood can a colouring come again.
    const Set stood = environment.load(environment.nth(environment.stood, mover()), game);
    OMNIGO_UNROLL for (int w = 0; w < G::kWords; ++w) {
      for (std::uint32_t left = moves.word[w] & stood.word[w]; left != 0; left &= left - 1) {
        const std::uint32_t bit = left & (0u - left);
        const Set stone = Set::make([&](int v) { return v == w ? bit : 0u; });
        if (repeats(stone)) moves.word[w] &= ~bit;
      }
    }
    return moves;
  }
  // True if the game has ended.
  OMNIGO_LANES bool play(int action) {
    const bool moves = action < G::kPoints;
    if (moves) {
      const Set stone = G::point(action), captured = board.taken(stone);
      if (Positional) {
        hash = hash_after(stone, captured);
        std::uint32_t* stood = environment.nth(environment.stood, mover());
        environment.store(stood, game, environment.load(stood, game) | stone);
      }
      board.play(stone, captured);
      if (environment.ko == kNoKo) board.ko = G::none();
    } else {
      board.pass();
    }
    passes = moves ? 0 : passes + 1;
    ++turn;
    const bool over = passes >= 2 || turn >= environment.max_turns;
    if (moves && !over && Positional) remember();
    return over;
  }
  // Points in point order, then the pass, as the mask of environment.h.
  OMNIGO_LANES void show(const Set& moves, int ring, bool fresh) const {
    constexpr int kMaskWords = G::kPoints / 32 + 1;
    std::uint32_t packed[kMaskWords + 1] = {};
    OMNIGO_UNROLL for (int row = 0; row < G::kHeight; ++row) {
      const std::uint32_t bits =
          moves.word[row / G::kRows] >> row % G::kRows * G::kStride & G::kRow;
      const int at = row * G::kWidth;
      packed[at / 32] |= bits << at % 32;
      if (at % 32 + G::kWidth > 32) packed[at / 32 + 1] |= bits >> (32 - at % 32);
    }
    packed[G::kPoints / 32] |= 1u << G::kPoints % 32;
    std::uint32_t* mask = environment.mask + static_cast<std::size_t>(game) * kMaskWords;
    OMNIGO_UNROLL for (int w = 0; w < kMaskWords; ++w) mask[w] = packed[w];
    if (environment.recent == nullptr) return;
    if (fresh) {
      for (int k = 0; k < 2 * kPositionsSeen; ++k)
        environment.store(environment.nth(environment.recent, k), game, G::none());
    } else {
      environment.store(environment.nth(environment.recent, 2 * ring), game, black());
      environment.store(environment.nth(environment.recent, 2 * ring + 1), game, white());
    }
  }
};

// Black's margin in half points, or who lost by an illegal action.
template <class G>
OMNIGO_LANES void give_rewards(const GridEnvironment<G>& environment, int game, int margin) {
  const float black = margin > 0 ? 1.0f : margin < 0 ? -1.0f : 0.0f;
  environment.rewards[2 * game] = black;
  environment.rewards[2 * game + 1] = -black;
}

// `ring`: where in the ring of recent positions the one after this step goes.
template <class G, bool Positional>
OMNIGO_KERNEL step_grids(GridEnvironment<G> environment, const void* actions, int wide, int ring) {
  for_items(environment.games, [&](int game) {
    GridLane<G, Positional> lane{environment, game, {}, 0, 0, 0};
    lane.load();
    const std::int64_t action = wide ? static_cast<const std::int64_t*>(actions)[game]
                                     : static_cast<const std::int32_t*>(actions)[game];
    const std::size_t row =
        static_cast<std::size_t>(game) * static_cast<std::size_t>(environment.words);
    const bool legal =
        action >= 0 && action <= G::kPoints &&
        (environment.mask[row + static_cast<std::size_t>(action) / 32] >> action % 32 & 1) != 0;
    int margin = 0;
    bool over = true;
    if (legal) {
      over = lane.play(static_cast<int>(action));
      if (over) margin = 2 * (lane.mover() == 0 ? 1 : -1) * lane.board.score() + environment.komi;
    } else {
      margin = lane.mover() == 0 ? -1 : 1;
    }
    environment.done[game] = over;
    environment.illegal[game] = !legal;
    give_rewards<G>(environment, game, margin);
    if (over) lane.start();
    lane.show(lane.legal(), ring, over);
    lane.store();
  });
}

template <class G, bool Positional>
OMNIGO_KERNEL reset_grids(GridEnvironment<G> environment) {
  for_items(environment.games, [&](int game) {
    GridLane<G, Positional> lane{environment, game, {}, 0, 0, 0};
    lane.start();
    environment.done[game] = environment.illegal[game] = 0;
    give_rewards<G>(environment, game, 0);
    lane.show(lane.legal(), 0, true);
    lane.store();
  });
}

// All games of a batch, by the rule of ko that it has; returns as launch does.
template <class G>
int reset(const GridEnvironment<G>& e) {
  const auto kernel = e.ko == kPositionalKo ? reset_grids<G, true> : reset_grids<G, false>;
  return launch_items(kernel, e.games, nullptr, e);
}
template <class G>
int step(const GridEnvironment<G>& e, const void* actions, int wide, int ring) {
  const auto kernel = e.ko == kPositionalKo ? step_grids<G, true> : step_grids<G, false>;
  return launch_items(kernel, e.games, nullptr, e, actions, wide, ring);
}

template <class G>
struct GridBits {
  std::uint32_t sets[2 * kPositionsSeen][G::kWords];  // the mover's, the opponent's; latest first
  std::uint32_t point[G::kPoints + 1];                // its planes
};

// A byte for each of `Bits` bits of each row, one row after the other: four at a time, where the
// address is a multiple of four (from `head` on). One more row is read.
template <int Bits>
OMNIGO_LANES void write_bits(const std::uint32_t* rows, int head, int count, std::uint8_t* out) {
  const auto byte = [&](int i) {
    out[i] = static_cast<std::uint8_t>(rows[i / Bits] >> i % Bits & 1);
  };
  const int words = (count - head) / 4;
  for (int i = lane(); i < head; i += kLanes) byte(i);
  for (int j = lane(); j < words; j += kLanes) {
    const int i = head + 4 * j, row = i / Bits, bit = i % Bits;
    const std::uint32_t four = (rows[row] >> bit | rows[row + 1] << (Bits - bit)) & 15;
    *reinterpret_cast<std::uint32_t*>(out + i) = four * 0x00204081u & 0x01010101u;
  }
  for (int i = head + 4 * words + lane(); i < count; i += kLanes) byte(i);
}

// Pgx's planes: for each point the mover's and the opponent's stones of the latest 8 positions,
// latest first; then whether White is to play.
template <class G>
OMNIGO_KERNEL observe_grids(GridEnvironment<G> environment, int ring, std::uint8_t* planes) {
  constexpr int kPlanes = 2 * kPositionsSeen + 1;
  for_games<GridBits<G>>(environment.games, [&](int game, GridBits<G>& bits) {
    const int mover = environment.seat[game];
    for (int i = lane(); i < 2 * kPositionsSeen * G::kWords; i += kLanes) {
      const int k = i / G::kWords, w = i % G::kWords;
      const int position = (ring + kPositionsSeen - k / 2) % kPositionsSeen;
      const std::uint32_t* set =
          environment.nth(environment.recent, 2 * position + (k % 2 ^ mover));
      bits.sets[k][w] =
          set[static_cast<std::size_t>(w) * static_cast<std::size_t>(environment.games) + game];
    }
    join();
    for (int p = lane(); p < G::kPoints; p += kLanes) {
      const int row = p / G::kWidth, w = row / G::kRows,
                bit = row % G::kRows * G::kStride + p % G::kWidth;
      std::uint32_t all = static_cast<std::uint32_t>(mover) << 2 * kPositionsSeen;
      OMNIGO_UNROLL for (int k = 0; k < 2 * kPositionsSeen; ++k) all |= (bits.sets[k][w] >> bit & 1)
                                                                        << k;
      bits.point[p] = all;
    }
    if (lane() == 0) bits.point[G::kPoints] = 0;
    join();
    const std::size_t start = static_cast<std::size_t>(game) * G::kPoints * kPlanes;
    write_bits<kPlanes>(bits.point, static_cast<int>(4 - start % 4) % 4, G::kPoints * kPlanes,
                        planes + start);
  });
}

}  // namespace omnigo::gpu
