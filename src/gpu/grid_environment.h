// The environment of environment.h for the commonest games: a square grid, two players, no suicide,
// area scoring. One lane plays a game (grid.h).
//
// Superko is exact, and needs no hashes. A move makes an earlier colouring if that has one stone of
// the mover more than the board, and fewer of the opponent's: those that the move takes. So each
// earlier colouring names the one move that could make it. They are gone through from the latest
// back to the first that had a stone that no move takes away now: no colouring before that one had
// it. In random games these are few.
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
  std::uint32_t* status;  // the point of ko plus 1; from bit 10 passes in a row, from 12 the news
  // For positional superko, null otherwise:
  std::uint32_t* stood;       // Black's stones so far, then White's
  std::int32_t* seen;         // colourings kept
  std::uint32_t* colourings;  // by game, kColouring words each: Black's stones, White's, and the
                              // news of the move that made it
  // What is shown:
  std::uint32_t* mask;    // by game, `words` each
  std::uint32_t* recent;  // a ring of positions: Black's stones, then White's; null: not kept
  float* rewards;
  std::uint8_t *done, *illegal, *seat;
  std::int32_t* turns;
  std::int32_t games, words, ko, max_turns;
  std::int32_t komi;      // Black's less White's, in half points
  std::int32_t capacity;  // colourings that a game can keep

  using Set = typename G::Set;
  static constexpr int kColouring = (2 * G::kWords + 8) / 8 * 8;  // whole sectors of memory
  static_assert(G::kPoints < 1 << 9);

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
    return colourings + (static_cast<std::size_t>(game) * static_cast<std::size_t>(capacity) +
                         static_cast<std::size_t>(at)) *
                            kColouring;
  }
};

// A game with what superko needs of it, if it is positional.
template <class G, bool Positional>
struct GridLane {
  using Set = typename G::Set;
  const GridEnvironment<G>& environment;
  const int game;
  GridGame<G> board;
  int turn, passes;
  std::uint32_t news;  // of the latest move: if no stone of its colour had stood there before, 1
                       // more than twice the point, and 1 more for White; else 0

  OMNIGO_LANES int mover() const { return turn & 1; }
  OMNIGO_LANES Set black() const { return mover() == 0 ? board.mine : board.theirs; }
  OMNIGO_LANES Set white() const { return mover() == 0 ? board.theirs : board.mine; }

  OMNIGO_LANES void load() {
    board.mine = environment.load(environment.mine, game);
    board.theirs = environment.load(environment.theirs, game);
    board.atari = environment.load(environment.atari, game);
    const std::uint32_t status = environment.status[game];
    const int ko = static_cast<int>(status & 1023) - 1;
    board.ko = ko < 0 ? G::none() : G::point(ko);
    passes = static_cast<int>(status >> 10 & 3);
    news = status >> 12;
    turn = environment.turns[game];
  }
  OMNIGO_LANES void store() const {
    environment.store(environment.mine, game, board.mine);
    environment.store(environment.theirs, game, board.theirs);
    environment.store(environment.atari, game, board.atari);
    std::uint32_t ko = 0;
    OMNIGO_UNROLL for (int w = 0; w < G::kWords; ++w) {
      if (board.ko.word[w] == 0) continue;
      ko = static_cast<std::uint32_t>(G::point_at(w, lowest_bit(board.ko.word[w]))) + 1;
    }
    environment.status[game] = ko | static_cast<std::uint32_t>(passes) << 10 | news << 12;
    environment.turns[game] = turn;
    environment.seat[game] = static_cast<std::uint8_t>(mover());
  }
  OMNIGO_LANES void start() {
    board = {G::none(), G::none(), G::none(), G::none()};
    turn = passes = 0;
    news = 0;
    if (!Positional) return;
    for (int colour = 0; colour < 2; ++colour) {
      environment.store(environment.nth(environment.stood, colour), game, G::none());
    }
    environment.seen[game] = 0;
    remember();
  }
  OMNIGO_LANES void remember() const {
    const int at = environment.seen[game];
    std::uint32_t* kept = environment.colouring(game, at);
    const Set first = black(), second = white();
    OMNIGO_UNROLL for (int w = 0; w < G::kWords; ++w) {
      kept[w] = first.word[w];
      kept[G::kWords + w] = second.word[w];
    }
    kept[2 * G::kWords] = news;
    environment.seen[game] = at + 1;
  }
  // Whether a move's news is of a stone that stands, and that the mover cannot take.
  OMNIGO_LANES bool lasts(std::uint32_t its) const {
    if (its == 0) return false;
    const Set stone = G::point(static_cast<int>(its - 1) / 2);
    const bool own = static_cast<int>(its - 1) % 2 == mover();
    return (stone & (own ? board.mine : board.theirs - board.atari)).any();
  }
  // Takes the moves away that make an earlier colouring.
  OMNIGO_LANES void forbid_repetition(Set& moves) const {
    bool older = !lasts(news);
    for (int at = environment.seen[game] - 2; older && at >= 0; --at) {
      const std::uint32_t* kept = environment.colouring(game, at);
      const std::uint32_t* whites = kept + G::kWords;
      const Set own = Set::make([&](int w) { return (mover() == 0 ? kept : whites)[w]; });
      const Set other = Set::make([&](int w) { return (mover() == 0 ? whites : kept)[w]; });
      older = !lasts(kept[2 * G::kWords]);
      const Set stone = own - board.mine;
      if ((board.mine - own).any() || (other - board.theirs).any() || stone.size() != 1) continue;
      if ((stone & moves).any() && (board.theirs - board.taken(stone)).same(other)) {
        moves = moves - stone;
      }
    }
  }
  OMNIGO_LANES Set legal() const {
    Set moves = board.legal();
    if (Positional) forbid_repetition(moves);
    return moves;
  }
  // True if the game has ended.
  OMNIGO_LANES bool play(int action) {
    const bool moves = action < G::kPoints;
    if (moves) {
      const Set stone = G::point(action);
      if (Positional) news = note_stone(action);
      board.play(stone, board.taken(stone));
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
  // Notes where a stone of the mover has stood; returns its news.
  OMNIGO_LANES std::uint32_t note_stone(int p) const {
    const std::size_t word = static_cast<std::size_t>(p / G::kWidth / G::kRows);
    std::uint32_t& stood = environment.nth(
        environment.stood, mover())[word * static_cast<std::size_t>(environment.games) +
                                    static_cast<std::size_t>(game)];
    const bool first = (stood & G::bit_of(p)) == 0;
    stood |= G::bit_of(p);
    return first ? static_cast<std::uint32_t>(1 + 2 * p + mover()) : 0;
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

// Turns 16 rows of 32 bits around, half by half: bit i of half h of row k becomes bit k of half h
// of row i.
OMNIGO_LANES void transpose(std::uint32_t* rows) {
  std::uint32_t mask = 0x00ff00ffu;
  OMNIGO_UNROLL for (int step = 8; step > 0; step /= 2) {
    OMNIGO_UNROLL for (int k = 0; k < 16; ++k) {
      if ((k & step) != 0) continue;
      const std::uint32_t moved = (rows[k] >> step ^ rows[k + step]) & mask;
      rows[k + step] ^= moved;
      rows[k] ^= moved << step;
    }
    mask ^= mask << step / 2;
  }
}

inline constexpr int kGroup = 16;  // games, so that their bytes are a multiple of 16

template <class G>
struct GridBits {
  std::uint32_t point[kGroup * G::kPoints + 1];  // its planes
};

// Pgx's planes: for each point the mover's and the opponent's stones of the latest 8 positions,
// latest first; then whether White is to play.
template <class G>
OMNIGO_KERNEL observe_grids(GridEnvironment<G> environment, int ring, std::uint8_t* planes) {
  constexpr int kSets = 2 * kPositionsSeen, kPlanes = kSets + 1;
  static_assert(kSets == 16);
  const int groups = (environment.games + kGroup - 1) / kGroup;
  for_groups<GridBits<G>>(groups, [&](int group, GridBits<G>& bits) {
    const int begin = group * kGroup;
    const int games = environment.games - begin < kGroup ? environment.games - begin : kGroup;
    for (int i = worker(); i < kGroup * G::kWords; i += kWorkers) {
      const int k = i % kGroup, w = i / kGroup, game = begin + k;
      if (k >= games) continue;
      const int mover = environment.seat[game];
      std::uint32_t sets[kSets];
      OMNIGO_UNROLL for (int j = 0; j < kSets; ++j) {
        const int position = (ring + kPositionsSeen - j / 2) % kPositionsSeen;
        sets[j] = environment.nth(
            environment.recent,
            2 * position +
                (j % 2 ^
                 mover))[static_cast<std::size_t>(w) * static_cast<std::size_t>(environment.games) +
                         static_cast<std::size_t>(game)];
      }
      transpose(sets);
      std::uint32_t* points = &bits.point[k * G::kPoints + w * G::kRows * G::kWidth];
      OMNIGO_UNROLL for (int bit = 0; bit < G::kRows * G::kStride; ++bit) {
        const int row = bit / G::kStride, column = bit % G::kStride;
        if (column == G::kWidth || w * G::kRows + row >= G::kHeight) continue;
        points[row * G::kWidth + column] =
            (sets[bit % 16] >> bit / 16 * 16 & 0xffff) | static_cast<std::uint32_t>(mover) << kSets;
      }
    }
    if (worker() == 0) bits.point[games * G::kPoints] = 0;
    join_workers();
    const auto read = [&](int i) {
      const int point = i / kPlanes, bit = i % kPlanes;
      return bits.point[point] >> bit | bits.point[point + 1] << (kPlanes - bit);
    };
    write_bits(read, games * G::kPoints * kPlanes,
               planes + static_cast<std::size_t>(begin) * G::kPoints * kPlanes);
  });
}

}  // namespace omnigo::gpu
