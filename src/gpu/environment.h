// Games that others play, thousands at once: a step makes one action in each, and the legal actions
// of the next.
//
// The rules are those of rules.h, kept from turn to turn instead of found again: a stone knows its
// block (the number of one of the block's stones) and whether the block is in atari. A move
// relabels the blocks that it joins and empties those that it takes: one pass over the points.
// Another pass finds which blocks have a single liberty, by the first and the last liberty of each
// block; a third which points are legal.
//
// Superko is exact. A colouring can only repeat if the new stone stood there before (or the move is
// suicide), so few moves are hashed. The hashes of all earlier colourings are in an open table; a
// colouring with an equal hash is compared point by point, by all lanes together.
#pragma once

#include "gpu/rules.h"

namespace omnigo::gpu {

inline constexpr std::uint8_t kAtari = 32;  // the bit of a stone whose block has one liberty

enum : std::int32_t { kPositionalKo = 0, kSimpleKo = 1, kNoKo = 2 };

// A board by columns, so that lanes that look at points side by side read side by side.
template <int P>
struct PlayGraph {
  static_assert(P % 8 == 0 && P < kNone);
  std::int32_t points;
  std::int32_t reserved;
  std::uint16_t degree[P];
  std::uint16_t neighbours[kDegree][P];
};
template <int P, class F>
OMNIGO_LANES void for_neighbours(const PlayGraph<P>& graph, int p, F f) {
  const int degree = graph.degree[p];
  for (int k = 0; k < degree; ++k) f(static_cast<int>(graph.neighbours[k][p]));
}

// A game as it is kept between steps.
template <int P>
struct alignas(8) Position {
  std::uint8_t cell[P];
  std::uint8_t stood[P];    // bit k: a stone of seat k has stood here
  std::uint16_t label[P];   // of a stone: its block
  std::uint64_t hash;       // of the colouring
  std::int32_t turn, seen;  // turns played; colourings kept in Seen
  std::uint16_t lost[kSeats];
  std::uint8_t mover, passes, reserved[2];
};

// Every colouring that stood in a game, for superko; with simple ko the one before the latest turn
// alone.
template <int P>
struct Seen {
  std::uint64_t* hashes;
  std::uint8_t* colourings;  // P / 2 bytes each, two cells a byte
  std::uint32_t* table;  // 16 bits of the hash, then the number of the colouring plus 1; 0: free
  std::int32_t capacity, slots;  // `slots` is a power of two

  OMNIGO_LANES Seen of(int game) const {
    const auto at = static_cast<std::size_t>(game);
    const auto most = static_cast<std::size_t>(capacity);
    return {hashes + at * most, colourings + at * most * (P / 2),
            table + at * static_cast<std::size_t>(slots), capacity, slots};
  }
  // The next slot from `slot` on, up to a free one, that holds this hash; -1: none.
  OMNIGO_LANES int find(std::uint64_t hash, int slot) const {
    for (slot &= slots - 1;; slot = (slot + 1) & (slots - 1)) {
      const std::uint32_t entry = table[slot];
      if (entry == 0) return -1;
      if (entry >> 16 == hash >> 48 && hashes[(entry & 0xffff) - 1] == hash) return slot;
    }
  }
};

// What all games of a batch share, and where each keeps what it has.
template <int P>
struct Environment {
  const PlayGraph<P>* graphs;     // game i is played on graph i modulo their number
  const std::int32_t* max_turns;  // of each graph
  Position<P>* positions;
  Seen<P> seen;
  std::uint32_t* mask;  // by game: a bit for each point, then the pass; `words` of them
  std::uint8_t*
      recent;  // by game, seat and point: bit k, a stone stood there k turns ago; null: not kept
  float* rewards;  // by game and seat
  std::uint8_t *done, *illegal, *seat;
  std::int32_t* turns;
  std::int32_t games, boards, points, players, words, flags, ko;
  std::int32_t komi[kSeats];  // in half points

  OMNIGO_LANES bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
};

template <int P>
struct StepScratch {
  Position<P> position;
  // At a block's label: its first and last liberty; then the two halves of its hash, if it is in
  // atari.
  std::int32_t first[P], last[P];
  std::uint16_t suspect[P],
      suspect_slot[P];  // points whose colouring has the hash of an earlier one
  std::int32_t suspects;
};

// What a stone of the mover on the empty point p does.
struct Effect {
  LabelSet own, cleared;  // blocks joined; blocks taken off, the mover's own where `suicide`
  bool suicide = false;
};
template <int P>
OMNIGO_LANES Effect effect_of(const PlayGraph<P>& graph, const Position<P>& position, int p) {
  Effect effect;
  bool breathes = false;
  const int colour = position.mover + 1;
  for_neighbours<P>(graph, p, [&](int q) {
    const int there = position.cell[q];
    if ((there & kColour) == 0) {
      breathes = true;
    } else if ((there & kColour) == colour) {
      effect.own.insert(position.label[q]);
      if ((there & kAtari) == 0) breathes = true;
    } else if ((there & kAtari) != 0) {
      effect.cleared.insert(position.label[q]);
    }
  });
  effect.suicide = !breathes && effect.cleared.count == 0;
  if (effect.suicide) effect.cleared = effect.own;
  return effect;
}

// The colour of q after the mover's stone on p.
template <int P>
OMNIGO_LANES int colour_after(const Position<P>& position, const Effect& effect, int p, int q) {
  if (q == p) return effect.suicide ? 0 : position.mover + 1;
  const int there = position.cell[q] & kColour;
  return there != 0 && effect.cleared.has(position.label[q]) ? 0 : there;
}

template <int P>
OMNIGO_LANES void keep_colouring(const PlayGraph<P>& graph, const Position<P>& position, int at,
                                 const Seen<P>& seen) {
  std::uint8_t* packed = seen.colourings + static_cast<std::size_t>(at) * (P / 2);
  for (int i = lane(); i < (graph.points + 1) / 2; i += kLanes) {
    const int low = position.cell[2 * i] & kColour;
    const int high = 2 * i + 1 < graph.points ? position.cell[2 * i + 1] & kColour : 0;
    packed[i] = static_cast<std::uint8_t>(low | high << 4);
  }
  if (lane() == 0) seen.hashes[at] = position.hash;
}

// Adds the position to those that must not come again.
template <int P>
OMNIGO_LANES void remember(const PlayGraph<P>& graph, Position<P>& position, const Seen<P>& seen) {
  const int at = position.seen;
  keep_colouring<P>(graph, position, at, seen);
  join();
  if (lane() == 0) {
    int slot = static_cast<int>(position.hash) & (seen.slots - 1);
    while (seen.table[slot] != 0) slot = (slot + 1) & (seen.slots - 1);
    seen.table[slot] =
        static_cast<std::uint32_t>(position.hash >> 48) << 16 | static_cast<std::uint32_t>(at + 1);
    position.seen = at + 1;
  }
  join();
}

// Before a turn under simple ko: keeps the colouring if a move could bring it back. That takes a
// turn that captured, or suicide.
template <int P>
OMNIGO_LANES void keep_latest(const PlayGraph<P>& graph, Position<P>& position, const Seen<P>& seen,
                              bool can_return) {
  if (can_return) keep_colouring<P>(graph, position, 0, seen);
  if (lane() == 0) position.seen = can_return;
  join();
}

// Puts the mover's stone on p, which is legal and has this effect.
template <int P>
OMNIGO_LANES void put_stone(const PlayGraph<P>& graph, Position<P>& position, int p,
                            const Effect& effect) {
  const int mover = position.mover;
  std::uint64_t change = 0, lost[2] = {0, 0};  // `lost`: 16 bits a seat
  join();
  if (effect.own.count + effect.cleared.count > 0) {
    for (int q = lane(); q < graph.points; q += kLanes) {
      const int colour = position.cell[q] & kColour;
      if (colour == 0) continue;
      const int label = position.label[q];
      if (effect.cleared.has(label)) {
        change ^= stone_key(q, colour);
        lost[(colour - 1) / 4] += std::uint64_t{1} << (colour - 1) % 4 * 16;
        position.cell[q] = 0;
      } else if (effect.own.has(label)) {
        position.label[q] = static_cast<std::uint16_t>(p);
      }
    }
    if (effect.cleared.count > 0) {
      change = xor_lanes(change);
      lost[0] = sum_lanes(lost[0]);
      lost[1] = sum_lanes(lost[1]);
    }
  }
  join();
  if (lane() == 0) {
    if (effect.suicide) {
      ++position.lost[mover];
    } else {
      position.cell[p] = static_cast<std::uint8_t>(mover + 1);
      position.label[p] = static_cast<std::uint16_t>(p);
      position.stood[p] |= static_cast<std::uint8_t>(1 << mover);
      change ^= stone_key(p, mover + 1);
    }
    position.hash ^= change;
    for (int i = 0; i < kSeats; ++i) {
      position.lost[i] += static_cast<std::uint16_t>(lost[i / 4] >> i % 4 * 16 & 0xffff);
    }
  }
  join();
}

// Which stones are in atari, and the hashes of their blocks.
template <int P>
OMNIGO_LANES void find_atari(const PlayGraph<P>& graph, StepScratch<P>& scratch, bool hashes) {
  Position<P>& position = scratch.position;
  for (int q = lane(); q < graph.points; q += kLanes) {
    scratch.first[q] = P;
    scratch.last[q] = -1;
  }
  join();
  for (int q = lane(); q < graph.points; q += kLanes) {
    if ((position.cell[q] & kColour) == 0) continue;
    int first = P, last = -1;
    for_neighbours<P>(graph, q, [&](int r) {
      if ((position.cell[r] & kColour) != 0) return;
      first = r < first ? r : first;
      last = r > last ? r : last;
    });
    if (last < 0) continue;
    fetch_min(&scratch.first[position.label[q]], first);
    fetch_max(&scratch.last[position.label[q]], last);
  }
  join();
  for (int q = lane(); q < graph.points; q += kLanes) {
    const int colour = position.cell[q] & kColour, label = position.label[q];
    if (colour == 0) continue;
    const bool atari = scratch.first[label] == scratch.last[label];
    position.cell[q] = static_cast<std::uint8_t>(atari ? colour | kAtari : colour);
  }
  join();
  if (!hashes) return;
  for (int q = lane(); q < graph.points; q += kLanes) scratch.first[q] = scratch.last[q] = 0;
  join();
  for (int q = lane(); q < graph.points; q += kLanes) {
    if ((position.cell[q] & kAtari) == 0) continue;
    const std::uint64_t key = stone_key(q, position.cell[q] & kColour);
    const int label = position.label[q];
    fetch_xor(reinterpret_cast<std::uint32_t*>(&scratch.first[label]),
              static_cast<std::uint32_t>(key));
    fetch_xor(reinterpret_cast<std::uint32_t*>(&scratch.last[label]),
              static_cast<std::uint32_t>(key >> 32));
  }
  join();
}

// The hash of the colouring after the mover's stone on p.
template <int P>
OMNIGO_LANES std::uint64_t hash_after(const PlayGraph<P>& graph, const StepScratch<P>& scratch,
                                      int p) {
  const Position<P>& position = scratch.position;
  const Effect effect = effect_of<P>(graph, position, p);
  std::uint64_t hash = position.hash;
  if (!effect.suicide) hash ^= stone_key(p, position.mover + 1);
  for (int i = 0; i < effect.cleared.count; ++i) {
    const int label = effect.cleared.labels[i];
    hash ^= static_cast<std::uint32_t>(scratch.first[label]) |
            static_cast<std::uint64_t>(static_cast<std::uint32_t>(scratch.last[label])) << 32;
  }
  return hash;
}

// The slot of an earlier colouring with this hash; -1: none.
template <int P>
OMNIGO_LANES int find_seen(const Seen<P>& seen, std::uint64_t hash, std::int32_t ko) {
  if (ko == kPositionalKo) return seen.find(hash, static_cast<int>(hash));
  return seen.hashes[0] == hash ? 0 : -1;
}

// Whether the mover's stone on p makes the colouring in this slot, or another with the same hash.
// All lanes together.
template <int P>
OMNIGO_LANES bool repeats(const PlayGraph<P>& graph, const Position<P>& position,
                          const Seen<P>& seen, int p, int slot, std::int32_t ko) {
  const Effect effect = effect_of<P>(graph, position, p);
  while (slot >= 0) {
    const int at = ko == kPositionalKo ? static_cast<int>(seen.table[slot] & 0xffff) - 1 : 0;
    const std::uint8_t* packed = seen.colourings + static_cast<std::size_t>(at) * (P / 2);
    bool differs = false;
    for (int q = lane(); q < graph.points; q += kLanes) {
      differs = differs || unpack(packed, q) != colour_after<P>(position, effect, p, q);
    }
    if (!any_lane(differs)) return true;
    slot = ko == kPositionalKo ? seen.find(seen.hashes[at], slot + 1) : -1;
  }
  return false;
}

// Marks the empty points on which the mover may play.
template <int P>
OMNIGO_LANES void mark_legal(const PlayGraph<P>& graph, const Environment<P>& environment,
                             StepScratch<P>& scratch, const Seen<P>& seen) {
  Position<P>& position = scratch.position;
  const std::int32_t ko =
      environment.ko == kSimpleKo && position.seen == 0 ? kNoKo : environment.ko;
  find_atari<P>(graph, scratch, ko != kNoKo);
  if (lane() == 0) scratch.suspects = 0;
  join();
  const int colour = position.mover + 1;
  for (int p = lane(); p < graph.points; p += kLanes) {
    if ((position.cell[p] & kColour) != 0) continue;
    bool breathes = false, captures = false;
    for_neighbours<P>(graph, p, [&](int q) {
      const int there = position.cell[q];
      const bool atari = (there & kAtari) != 0, mine = (there & kColour) == colour;
      breathes = breathes || (there & kColour) == 0 || (mine && !atari);
      captures = captures || (atari && !mine);
    });
    const bool lives = breathes || captures;
    position.cell[p] = lives || environment.has(kSuicide) ? kMayPlay : 0;
    if (position.cell[p] == 0 || ko == kNoKo) continue;
    if (lives && (position.stood[p] >> position.mover & 1) == 0) continue;
    const int slot = find_seen<P>(seen, hash_after<P>(graph, scratch, p), ko);
    if (slot < 0) continue;
    const int i = fetch_add(&scratch.suspects, 1);
    scratch.suspect[i] = static_cast<std::uint16_t>(p);
    scratch.suspect_slot[i] = static_cast<std::uint16_t>(slot);
  }
  join();
  for (int i = 0; i < scratch.suspects; ++i) {
    const int p = scratch.suspect[i];
    const bool again = repeats<P>(graph, position, seen, p, scratch.suspect_slot[i], ko);
    if (again && lane() == 0) position.cell[p] = 0;
  }
  join();
}

// The score of each seat in half points. Uses `first`.
template <int P>
OMNIGO_LANES void count(const PlayGraph<P>& graph, const Environment<P>& environment,
                        StepScratch<P>& scratch, int* score) {
  Position<P>& position = scratch.position;
  for (int q = lane(); q < graph.points; q += kLanes) {
    const int colour = position.cell[q] & kColour;
    scratch.first[q] = colour == 0 ? 0 : 1 << colour;
  }
  join();
  bool changed = true;
  while (any_lane(changed)) {  // what empty points reach spreads among them
    changed = false;
    for (int q = lane(); q < graph.points; q += kLanes) {
      if ((position.cell[q] & kColour) != 0) continue;
      int reached = 0;
      for_neighbours<P>(graph, q, [&](int r) { reached |= scratch.first[r]; });
      if ((reached & ~scratch.first[q]) == 0) continue;
      fetch_or(&scratch.first[q], reached);
      changed = true;
    }
    join();
  }
  std::uint64_t points[2] = {0, 0};  // 16 bits a seat
  for (int q = lane(); q < graph.points; q += kLanes) {
    if (environment.has(kTerritory) && (position.cell[q] & kColour) != 0) continue;
    for (int seat = 0; seat < environment.players; ++seat) {
      if (scratch.first[q] == 2 << seat) points[seat / 4] += std::uint64_t{1} << seat % 4 * 16;
    }
  }
  points[0] = sum_lanes(points[0]);
  points[1] = sum_lanes(points[1]);
  for (int seat = 0; seat < environment.players; ++seat) {
    const int own = static_cast<int>(points[seat / 4] >> seat % 4 * 16 & 0xffff);
    const int lost = environment.has(kTerritory) ? position.lost[seat] : 0;
    score[seat] = 2 * (own - lost) + environment.komi[seat];
  }
}

// The first place, and what it gives, is shared by those level with each other; in all nothing is
// won.
template <int P>
OMNIGO_LANES void give_rewards(const Environment<P>& environment, int game, const int* score) {
  int best = score[0], winners = 0;
  for (int i = 1; i < environment.players; ++i) best = score[i] > best ? score[i] : best;
  for (int i = 0; i < environment.players; ++i) winners += score[i] == best;
  const auto players = static_cast<float>(environment.players);
  for (int i = lane(); i < environment.players; i += kLanes) {
    const float share = score[i] == best ? 1.0f / static_cast<float>(winners) : 0.0f;
    environment.rewards[game * environment.players + i] = (players * share - 1) / (players - 1);
  }
}

template <int P>
OMNIGO_LANES void start_game(const PlayGraph<P>& graph, const Environment<P>& environment,
                             Position<P>& position, const Seen<P>& seen) {
  auto* words = reinterpret_cast<std::uint64_t*>(&position);
  for (int i = lane(); i < static_cast<int>(sizeof(Position<P>) / 8); i += kLanes) words[i] = 0;
  if (environment.ko == kPositionalKo) {
    for (int i = lane(); i < seen.slots; i += kLanes) seen.table[i] = 0;
    join();
    remember<P>(graph, position, seen);
  }
  join();
}

// Plays the turn; true if the game has ended.
template <int P>
OMNIGO_LANES bool play_turn(const PlayGraph<P>& graph, const Environment<P>& environment,
                            Position<P>& position, const Seen<P>& seen, int action, int max_turns) {
  const bool moves = action != environment.points;
  const Effect effect = moves ? effect_of<P>(graph, position, action) : Effect{};
  if (environment.ko == kSimpleKo) {
    keep_latest<P>(graph, position, seen, effect.cleared.count > 0 || environment.has(kSuicide));
  }
  if (moves) put_stone<P>(graph, position, action, effect);
  if (lane() == 0) {
    position.passes = static_cast<std::uint8_t>(moves ? 0 : position.passes + 1);
    ++position.turn;
    position.mover = static_cast<std::uint8_t>(
        position.mover + 1 == environment.players ? 0 : position.mover + 1);
  }
  join();
  const bool over = position.passes >= environment.players || position.turn >= max_turns;
  if (moves && !over && environment.ko == kPositionalKo) remember<P>(graph, position, seen);
  return over;
}

// Writes what a step shows of a game, and keeps the position.
template <int P>
OMNIGO_LANES void show(const PlayGraph<P>& graph, const Environment<P>& environment, int game,
                       const Position<P>& position, bool fresh) {
  std::uint32_t* mask = environment.mask + static_cast<std::size_t>(game) * environment.words;
  for (int w = lane(); w < environment.words; w += kLanes) {
    std::uint32_t bits = 0;
    for (int k = 0; k < 32 && w * 32 + k < graph.points; ++k) {
      bits |= static_cast<std::uint32_t>(position.cell[w * 32 + k] / kMayPlay & 1) << k;
    }
    if (environment.points / 32 == w) bits |= 1u << environment.points % 32;
    mask[w] = bits;
  }
  if (environment.recent != nullptr) {
    std::uint8_t* recent = environment.recent + static_cast<std::size_t>(game) *
                                                    environment.players * environment.points;
    for (int q = lane(); q < graph.points; q += kLanes) {
      const int colour = position.cell[q] & kColour;
      for (int seat = 0; seat < environment.players; ++seat) {
        std::uint8_t& bits = recent[seat * environment.points + q];
        bits = static_cast<std::uint8_t>(fresh ? 0 : bits << 1 | (colour == seat + 1));
      }
    }
  }
  if (lane() == 0) {
    environment.seat[game] = position.mover;
    environment.turns[game] = position.turn;
  }
  copy_words(environment.positions[game], position);
}

template <int P>
OMNIGO_LANES void reset_game(const Environment<P>& environment, int game, StepScratch<P>& scratch) {
  const PlayGraph<P>& graph = environment.graphs[game % environment.boards];
  const Seen<P> seen = environment.seen.of(game);
  start_game<P>(graph, environment, scratch.position, seen);
  mark_legal<P>(graph, environment, scratch, seen);
  for (int i = lane(); i < environment.players; i += kLanes) {
    environment.rewards[game * environment.players + i] = 0;
  }
  if (lane() == 0) environment.done[game] = environment.illegal[game] = 0;
  show<P>(graph, environment, game, scratch.position, true);
}

// An action in one game: a point, or environment.points to pass. An illegal one ends the game as a
// loss of the mover. A game that ended starts again at once.
template <int P>
OMNIGO_LANES void step_game(const Environment<P>& environment, int game, int action,
                            StepScratch<P>& scratch) {
  const PlayGraph<P>& graph = environment.graphs[game % environment.boards];
  const Seen<P> seen = environment.seen.of(game);
  Position<P>& position = scratch.position;
  copy_words(position, environment.positions[game]);
  const bool legal = action == environment.points || (action >= 0 && action < graph.points &&
                                                      (position.cell[action] & kMayPlay) != 0);
  int score[kSeats] = {};
  bool over = true;
  if (legal) {
    over = play_turn<P>(graph, environment, position, seen, action,
                        environment.max_turns[game % environment.boards]);
    if (over) count<P>(graph, environment, scratch, score);
  } else {
    for (int i = 0; i < environment.players; ++i) score[i] = i == position.mover ? 0 : 1;
  }
  join();
  if (over) {
    give_rewards<P>(environment, game, score);
    start_game<P>(graph, environment, position, seen);
  } else {
    for (int i = lane(); i < environment.players; i += kLanes) {
      environment.rewards[game * environment.players + i] = 0;
    }
  }
  if (lane() == 0) {
    environment.done[game] = over;
    environment.illegal[game] = !legal;
  }
  mark_legal<P>(graph, environment, scratch, seen);
  show<P>(graph, environment, game, position, over);
}

}  // namespace omnigo::gpu
