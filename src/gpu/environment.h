// Games that others play, thousands at once: a step makes one action in each, and the legal actions
// of the next.
//
// The rules are those of rules.h, kept from turn to turn instead of found again: a stone knows its
// block (the number of one of the block's stones) and whether the block is in atari. A move that
// takes blocks empties their points in a pass over the board. Another pass lists the stones of the
// blocks whose liberties changed, a third the empty points; only what is listed is looked at more
// closely: for a second liberty of the block, or for whether the mover may play there. Lanes share
// the lists, so that none idles while another looks at neighbours.
//
// Superko is exact, and asks little. A colouring can only repeat if the new stone's colour stood on
// its point before, or the move is suicide. And while the latest stone that was the first of its
// colour on its point still stands, only colourings since then can repeat: none of them does if all
// have fewer stones (News). For what is left, the hashes of all earlier colourings are in an open
// table; a colouring with an equal hash is compared point by point, by all lanes together.
#pragma once

#include "gpu/rules.h"

namespace omnigo::gpu {

enum : std::int32_t { kPositionalKo = 0, kSimpleKo = 1, kNoKo = 2 };

// A point of a game: 0 where it is empty; for a stone its block, its colour, and whether the block
// has one liberty.
inline constexpr int kLabelBits = 10;
inline constexpr std::uint16_t kLabel = (1 << kLabelBits) - 1, kAtari = 1 << (kLabelBits + 3);
OMNIGO_LANES int label_of(std::uint16_t cell) { return cell & kLabel; }
OMNIGO_LANES int colour_of(std::uint16_t cell) { return cell >> kLabelBits & kColour; }
OMNIGO_LANES std::uint16_t make_stone(int colour, int label) {
  return static_cast<std::uint16_t>(colour << kLabelBits | label);
}

// A board by columns, so that lanes that look at points side by side read side by side.
template <int P>
struct PlayGraph {
  static_assert(P % 8 == 0 && P <= 1 << kLabelBits);
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

// What bounds the colourings that a move can repeat, by their stones.
struct News {
  std::uint16_t point = kNone;  // of the latest stone that was the first of its colour there, while
                                // it stands
  std::uint16_t peak = 0;       // the most stones since it was played; since the start without one
  std::uint16_t peak_ever = 0;  // since the start

  // After a turn that left this many stones. `first`: it put the first of its colour on `at`.
  // `gone`: the stone on `point` was taken.
  OMNIGO_LANES void note(int stones, bool first, int at, bool gone) {
    const auto now = static_cast<std::uint16_t>(stones);
    if (now > peak_ever) peak_ever = now;
    if (first) {
      point = static_cast<std::uint16_t>(at);
      peak = now;
    } else if (gone) {
      point = kNone;
      peak = peak_ever;
    } else if (now > peak) {
      peak = now;
    }
  }
};

// A game as it is kept between steps.
template <int P>
struct alignas(8) Position {
  std::uint16_t cell[P];
  std::uint64_t hash;       // of the colouring
  std::int32_t turn, seen;  // turns played; colourings kept in Seen
  std::uint16_t lost[kSeats];
  std::uint16_t stones, before;  // on the board; in the colouring kept for simple ko
  News news;
  std::uint8_t mover, passes;
};

// Every colouring that stood in a game, for superko; with simple ko the one before the latest turn
// alone.
template <int P>
struct Seen {
  std::uint64_t* hashes;
  std::uint8_t* colourings;  // P / 2 bytes each, two cells a byte
  std::uint32_t* table;  // 16 bits of the hash, then the number of the colouring plus 1; 0: free
  std::uint8_t* stood;   // P bytes, bit k: a stone of seat k has stood there
  std::int32_t capacity, slots;  // `slots` is a power of two

  OMNIGO_LANES Seen of(int game) const {
    const auto at = static_cast<std::size_t>(game);
    const auto most = static_cast<std::size_t>(capacity);
    return {hashes + at * most,
            colourings + at * most * (P / 2),
            table + at * static_cast<std::size_t>(slots),
            stood + at * P,
            capacity,
            slots};
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
  OMNIGO_LANES std::uint32_t* mask_of(int game) const {
    return mask + static_cast<std::size_t>(game) * static_cast<std::size_t>(words);
  }
};

// Blocks by their labels, a bit each.
template <int P>
struct BlockSet {
  std::uint32_t bits[(P + 31) / 32];

  OMNIGO_LANES void clear() {
    for (int w = lane(); w < (P + 31) / 32; w += kLanes) bits[w] = 0;
  }
  OMNIGO_LANES void insert(int label) { fetch_or(&bits[label / 32], 1u << label % 32); }
  OMNIGO_LANES bool has(int label) const { return (bits[label / 32] >> label % 32 & 1) != 0; }
};

template <int P>
struct StepScratch {
  Position<P> position;
  std::int32_t reached[P];   // at a block's label: a liberty, or kMany; in the count: what a point
                             // reaches
  std::uint16_t list[P];     // points
  BlockSet<P> own, cleared;  // by the move that find_effect looked at
  BlockSet<P> changed;       // liberties changed
  std::uint32_t legal[P / 32 + 1];
};
inline constexpr int kMany = -1;  // liberties, at least two

// What a stone of the mover does; `own` has the blocks that it joins, `cleared` those taken off,
// the mover's own where `suicide`.
struct Effect {
  bool joins = false, clears = false, suicide = false;
  bool merges = false;  // joins more than one block
  int label = 0;        // of the block that the stone is part of then
};
template <int P>
OMNIGO_LANES Effect find_effect(const PlayGraph<P>& graph, StepScratch<P>& scratch, int p) {
  const Position<P>& position = scratch.position;
  scratch.own.clear();
  scratch.cleared.clear();
  join();
  bool breathes = false, joins = false, captures = false, merges = false;
  int label = p;
  for (int k = lane(); k < graph.degree[p]; k += kLanes) {
    const std::uint16_t there = position.cell[graph.neighbours[k][p]];
    const bool mine = colour_of(there) == position.mover + 1, atari = (there & kAtari) != 0;
    if (there == 0 || (mine && !atari)) breathes = true;
    if (mine) {
      merges = merges || (joins && label_of(there) != label);
      joins = true;
      label = label_of(there);
      scratch.own.insert(label);
    } else if (atari) {
      captures = true;
      scratch.cleared.insert(label_of(there));
    }
  }
  join();
  if (const std::uint32_t joining = lanes_where(joins)) {
    const int own = label;
    label = from_lane(own, lowest_bit(joining));
    merges = any_lane(merges || (joins && own != label));
    joins = true;
  }
  captures = any_lane(captures);
  const bool suicide = !any_lane(breathes) && !captures;
  if (suicide) {
    for (int w = lane(); w < (P + 31) / 32; w += kLanes)
      scratch.cleared.bits[w] = scratch.own.bits[w];
    join();
  }
  return {joins, captures || (suicide && joins), suicide, merges, label};
}

// The colour of q after the mover's stone on p, which find_effect looked at.
template <int P>
OMNIGO_LANES int colour_after(const StepScratch<P>& scratch, const Effect& effect, int p, int q) {
  if (q == p) return effect.suicide ? 0 : scratch.position.mover + 1;
  const std::uint16_t there = scratch.position.cell[q];
  return there != 0 && scratch.cleared.has(label_of(there)) ? 0 : colour_of(there);
}

template <int P>
OMNIGO_LANES void keep_colouring(const PlayGraph<P>& graph, const Position<P>& position, int at,
                                 const Seen<P>& seen) {
  std::uint8_t* packed = seen.colourings + static_cast<std::size_t>(at) * (P / 2);
  for (int i = lane(); i < (graph.points + 1) / 2; i += kLanes) {
    const int low = colour_of(position.cell[2 * i]);
    const int high = 2 * i + 1 < graph.points ? colour_of(position.cell[2 * i + 1]) : 0;
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
  if (lane() == 0) {
    position.seen = can_return;
    position.before = position.stones;
  }
  join();
}

// Empties the blocks that the move takes. Those around them that were in atari get liberties.
template <int P>
OMNIGO_LANES void clear_blocks(const PlayGraph<P>& graph, StepScratch<P>& scratch) {
  Position<P>& position = scratch.position;
  std::uint64_t change = 0, lost[2] = {0, 0};  // `lost`: 16 bits a seat
  for (int q = lane(); q < graph.points; q += kLanes) {
    const std::uint16_t there = position.cell[q];
    if (there == 0 || !scratch.cleared.has(label_of(there))) continue;
    const int colour = colour_of(there);
    change ^= stone_key(q, colour);
    lost[(colour - 1) / 4] += std::uint64_t{1} << (colour - 1) % 4 * 16;
    position.cell[q] = 0;
    for_neighbours<P>(graph, q, [&](int r) {
      const std::uint16_t beside = position.cell[r];
      if ((beside & kAtari) != 0) scratch.changed.insert(label_of(beside));
    });
  }
  change = xor_lanes(change);
  lost[0] = sum_lanes(lost[0]);
  lost[1] = sum_lanes(lost[1]);
  if (lane() == 0) {
    position.hash ^= change;
    for (int i = 0; i < kSeats; ++i) {
      const auto gone = static_cast<std::uint16_t>(lost[i / 4] >> i % 4 * 16 & 0xffff);
      position.lost[i] += gone;
      position.stones -= gone;
    }
  }
  join();
}

// Puts the mover's stone on p, which is legal and has this effect; `changed` has the blocks whose
// liberties changed, and perhaps labels that no stone has any more. Blocks that merge still have
// their labels.
template <int P>
OMNIGO_LANES void put_stone(const PlayGraph<P>& graph, StepScratch<P>& scratch, int p,
                            const Effect& effect) {
  Position<P>& position = scratch.position;
  if (effect.clears) clear_blocks<P>(graph, scratch);
  if (effect.suicide) {
    if (lane() == 0) ++position.lost[position.mover];
  } else {
    for (int k = lane(); k < graph.degree[p]; k += kLanes) {
      const std::uint16_t there = position.cell[graph.neighbours[k][p]];
      if (there != 0) scratch.changed.insert(label_of(there));
    }
    if (lane() == 0) {
      position.cell[p] = make_stone(position.mover + 1, effect.label);
      scratch.changed.insert(effect.label);
      position.hash ^= stone_key(p, position.mover + 1);
      ++position.stones;
    }
  }
  join();
}

// For superko, after a turn that was a move.
template <int P>
OMNIGO_LANES void note_news(Position<P>& position, const Seen<P>& seen, int p, int mover) {
  if (lane() == 0) {
    const bool stands = position.cell[p] != 0;
    const bool first = stands && (seen.stood[p] >> mover & 1) == 0;
    if (stands) seen.stood[p] |= static_cast<std::uint8_t>(1 << mover);
    News& news = position.news;
    news.note(position.stones, first, p, news.point != kNone && position.cell[news.point] == 0);
  }
  join();
}

// Lists the stones of the changed blocks, as one block those that the move merged; returns how
// many.
template <int P>
OMNIGO_LANES int list_changed(const PlayGraph<P>& graph, StepScratch<P>& scratch,
                              const Effect& effect) {
  Position<P>& position = scratch.position;
  const bool merges = effect.merges && !effect.suicide;
  int stones = 0;
  for (int first = 0; first < graph.points; first += kLanes) {
    const int q = first + lane();
    const std::uint16_t there = q < graph.points ? position.cell[q] : std::uint16_t{0};
    int label = label_of(there);
    const bool changed = there != 0 && scratch.changed.has(label);
    if (changed) {
      if (merges && scratch.own.has(label)) {
        label = effect.label;
        position.cell[q] = make_stone(colour_of(there), label);
      }
      scratch.reached[label] = P;
    }
    stones = append_where(changed, static_cast<std::uint16_t>(q), scratch.list, stones);
  }
  join();
  return stones;
}

// Which of the changed blocks are in atari: those without a second liberty.
template <int P>
OMNIGO_LANES void find_atari(const PlayGraph<P>& graph, StepScratch<P>& scratch,
                             const Effect& effect) {
  Position<P>& position = scratch.position;
  const int stones = list_changed<P>(graph, scratch, effect);
  for (int i = lane(); i < stones; i += kLanes) {
    const int q = scratch.list[i], label = label_of(position.cell[q]);
    if (scratch.reached[label] == kMany) continue;
    int liberty = P;
    bool second = false;
    for_neighbours<P>(graph, q, [&](int r) {
      const bool open = position.cell[r] == 0;
      second = second || (open && liberty != P);
      liberty = open ? r : liberty;
    });
    if (liberty == P) continue;
    if (!second) {
      const int other = replace_if(&scratch.reached[label], P, liberty);
      second = other != P && other != liberty;
    }
    if (second) scratch.reached[label] = kMany;
  }
  join();
  for (int i = lane(); i < stones; i += kLanes) {
    std::uint16_t& stone = position.cell[scratch.list[i]];
    const bool atari = scratch.reached[label_of(stone)] != kMany;
    stone = static_cast<std::uint16_t>(atari ? stone | kAtari : stone & ~kAtari);
  }
  join();
}

// Whether the mover's stone on p makes a colouring that ko forbids. All lanes together.
template <int P>
OMNIGO_LANES bool repeats(const PlayGraph<P>& graph, StepScratch<P>& scratch, const Seen<P>& seen,
                          int p, std::int32_t ko) {
  const Effect effect = find_effect<P>(graph, scratch, p);
  const bool positional = ko == kPositionalKo;
  if (positional && effect.suicide && !effect.joins) return true;  // nothing changes
  const Position<P>& position = scratch.position;
  std::uint64_t change = 0;
  if (effect.clears) {
    for (int q = lane(); q < graph.points; q += kLanes) {
      const std::uint16_t there = position.cell[q];
      if (there != 0 && scratch.cleared.has(label_of(there))) {
        change ^= stone_key(q, colour_of(there));
      }
    }
    change = xor_lanes(change);
  }
  if (!effect.suicide) change ^= stone_key(p, position.mover + 1);
  const std::uint64_t hash = position.hash ^ change;
  int slot = positional ? seen.find(hash, static_cast<int>(hash)) : seen.hashes[0] == hash ? 0 : -1;
  while (slot >= 0) {
    const int at = positional ? static_cast<int>(seen.table[slot] & 0xffff) - 1 : 0;
    const std::uint8_t* packed = seen.colourings + static_cast<std::size_t>(at) * (P / 2);
    bool differs = false;
    for (int q = lane(); q < graph.points; q += kLanes) {
      differs = differs || unpack(packed, q) != colour_after<P>(scratch, effect, p, q);
    }
    if (!any_lane(differs)) return true;
    slot = positional ? seen.find(hash, slot + 1) : -1;
  }
  return false;
}

// Lists the empty points, with a bit for each in `legal`; returns how many.
template <int P>
OMNIGO_LANES int list_empty(const PlayGraph<P>& graph, int words, StepScratch<P>& scratch) {
  int count = 0;
  std::uint32_t word = 0;
  for (int first = 0; first < words * 32; first += kLanes) {
    const int p = first + lane();
    const bool empty = p < graph.points && scratch.position.cell[p] == 0;
    count = append_where(empty, static_cast<std::uint16_t>(p), scratch.list, count);
    word |= lanes_where(empty) << first % 32;
    if ((first + kLanes) % 32 == 0) {
      if (lane() == 0) scratch.legal[first / 32] = word;
      word = 0;
    }
  }
  join();
  return count;
}

// Writes the mask: a bit for each empty point on which the mover may play, and the pass.
template <int P>
OMNIGO_LANES void mark_legal(const PlayGraph<P>& graph, const Environment<P>& environment, int game,
                             StepScratch<P>& scratch, const Seen<P>& seen) {
  const Position<P>& position = scratch.position;
  const bool positional = environment.ko == kPositionalKo;
  const bool ko = positional || (environment.ko == kSimpleKo && position.seen != 0);
  const int colour = position.mover + 1, more = position.stones + 1;
  // Whether a move that takes nothing can make an earlier colouring.
  const bool quiet_too = positional ? more <= position.news.peak : more == position.before;
  const int empty = list_empty<P>(graph, environment.words, scratch);
  for (int first = 0; first < empty; first += kLanes) {
    const bool listed = first + lane() < empty;
    const int p = listed ? scratch.list[first + lane()] : 0;
    bool lives = false, captures = false, stood = false;
    if (listed) {
      if (ko) {
        stood = positional ? (seen.stood[p] >> position.mover & 1) != 0
                           : unpack(seen.colourings, p) == colour;
      }
      for_neighbours<P>(graph, p, [&](int r) {
        const std::uint16_t there = position.cell[r];
        const bool atari = (there & kAtari) != 0, mine = colour_of(there) == colour;
        lives = lives || mine != atari || there == 0;
        captures = captures || (atari && !mine);
      });
    }
    bool may = lives || environment.has(kSuicide);
    if (ko) {
      const bool suspect = listed && may && (!lives || (stood && (captures || quiet_too)));
      for (std::uint32_t left = lanes_where(suspect); left != 0; left &= left - 1) {
        const int at = lowest_bit(left);
        const bool again =
            repeats<P>(graph, scratch, seen, scratch.list[first + at], environment.ko);
        if (again && at == lane()) may = false;
      }
    }
    if (listed && !may) fetch_xor(&scratch.legal[p / 32], 1u << p % 32);
  }
  join();
  std::uint32_t* mask = environment.mask_of(game);
  for (int w = lane(); w < environment.words; w += kLanes) {
    const std::uint32_t pass = w == environment.points / 32 ? 1u << environment.points % 32 : 0;
    mask[w] = scratch.legal[w] | pass;
  }
  join();
}

// The score of each seat in half points.
template <int P>
OMNIGO_LANES void count(const PlayGraph<P>& graph, const Environment<P>& environment,
                        StepScratch<P>& scratch, int* score) {
  const Position<P>& position = scratch.position;
  for (int q = lane(); q < graph.points; q += kLanes) {
    const int colour = colour_of(position.cell[q]);
    scratch.reached[q] = colour == 0 ? 0 : 1 << colour;
  }
  join();
  bool changed = true;
  while (any_lane(changed)) {  // what empty points reach spreads among them
    changed = false;
    for (int q = lane(); q < graph.points; q += kLanes) {
      if (position.cell[q] != 0) continue;
      int reached = 0;
      for_neighbours<P>(graph, q, [&](int r) { reached |= scratch.reached[r]; });
      if ((reached & ~scratch.reached[q]) == 0) continue;
      fetch_or(&scratch.reached[q], reached);
      changed = true;
    }
    join();
  }
  std::uint64_t points[2] = {0, 0};  // 16 bits a seat
  for (int q = lane(); q < graph.points; q += kLanes) {
    if (environment.has(kTerritory) && position.cell[q] != 0) continue;
    for (int seat = 0; seat < environment.players; ++seat) {
      if (scratch.reached[q] == 2 << seat) points[seat / 4] += std::uint64_t{1} << seat % 4 * 16;
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
  join();
  if (environment.ko == kPositionalKo) {
    for (int i = lane(); i < seen.slots; i += kLanes) seen.table[i] = 0;
    for (int i = lane(); i < graph.points; i += kLanes) seen.stood[i] = 0;
    if (lane() == 0) position.news = News{};
    join();
    remember<P>(graph, position, seen);
  }
}

// Plays the turn; true if the game has ended.
template <int P>
OMNIGO_LANES bool play_turn(const PlayGraph<P>& graph, const Environment<P>& environment,
                            StepScratch<P>& scratch, const Seen<P>& seen, int action,
                            int max_turns) {
  Position<P>& position = scratch.position;
  const bool moves = action != environment.points;
  const int mover = position.mover;
  const Effect effect = moves ? find_effect<P>(graph, scratch, action) : Effect{};
  if (environment.ko == kSimpleKo) {
    keep_latest<P>(graph, position, seen, effect.clears || environment.has(kSuicide));
  }
  if (moves) put_stone<P>(graph, scratch, action, effect);
  if (lane() == 0) {
    position.passes = static_cast<std::uint8_t>(moves ? 0 : position.passes + 1);
    ++position.turn;
    position.mover = static_cast<std::uint8_t>(mover + 1 == environment.players ? 0 : mover + 1);
  }
  join();
  const bool over = position.passes >= environment.players || position.turn >= max_turns;
  if (over) return true;
  if (moves && environment.ko == kPositionalKo) {
    note_news<P>(position, seen, action, mover);
    remember<P>(graph, position, seen);
  }
  if (moves) find_atari<P>(graph, scratch, effect);
  return false;
}

// Writes what a step shows of a game besides the mask, and keeps the position.
template <int P>
OMNIGO_LANES void show(const PlayGraph<P>& graph, const Environment<P>& environment, int game,
                       const Position<P>& position, bool fresh) {
  if (environment.recent != nullptr) {
    std::uint8_t* recent = environment.recent + static_cast<std::size_t>(game) *
                                                    environment.players * environment.points;
    for (int q = lane(); q < graph.points; q += kLanes) {
      const int colour = colour_of(position.cell[q]);
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
  mark_legal<P>(graph, environment, game, scratch, seen);
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
  const int max_turns = environment.max_turns[game % environment.boards];
  const LaneWords mask(environment.mask_of(game), environment.words);
  copy_words(position, environment.positions[game]);
  scratch.changed.clear();
  join();
  bool legal = action == environment.points;
  if (action >= 0 && action < environment.points) {
    legal = (mask[action / 32] >> action % 32 & 1) != 0;
  }
  int score[kSeats] = {};
  bool over = true;
  if (legal) {
    over = play_turn<P>(graph, environment, scratch, seen, action, max_turns);
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
  mark_legal<P>(graph, environment, game, scratch, seen);
  show<P>(graph, environment, game, position, over);
}

}  // namespace omnigo::gpu
