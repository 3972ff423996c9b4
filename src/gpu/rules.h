// The rules for one game of a batch: blocks, legal moves, turns, the count, and what is decided.
//
// Tromp and Taylor's rules on any graph of at most P points with at most kDegree neighbours each, 2
// to kSeats seats, suicide allowed or not, positional superko, area or territory scoring. Superko
// is exact: equal hashes only say which colourings to compare. Everything here is run by all lanes
// of a game together.
#pragma once

#include "gpu/lanes.h"
#include "gpu/state.h"

namespace omnigo::gpu {

OMNIGO_LANES std::uint64_t stone_key(int point, int colour) {
  return mix(static_cast<std::uint64_t>(point) * 8 + static_cast<std::uint64_t>(colour));
}

// Calls f(neighbour) for each neighbour of p.
template <int P, class F>
OMNIGO_LANES void for_neighbours(const BoardGraph<P>& graph, int p, F f) {
  const int degree = graph.degree[p];
  for (int k = 0; k < degree; ++k) f(static_cast<int>(graph.neighbours[p][k]));
}

// A few labels without repeats: the blocks around a point.
struct LabelSet {
  std::uint16_t labels[kDegree];
  int count = 0;

  OMNIGO_LANES bool insert(int label) {
    for (int i = 0; i < count; ++i) {
      if (labels[i] == label) return false;
    }
    labels[count++] = static_cast<std::uint16_t>(label);
    return true;
  }
  OMNIGO_LANES bool has(int label) const {
    for (int i = 0; i < count; ++i) {
      if (labels[i] == label) return true;
    }
    return false;
  }
};

// Labels the connected sets of points for which `kind` is equal: each gets its smallest point.
template <int P, class Kind>
OMNIGO_LANES void label_components(const BoardGraph<P>& graph, volatile std::uint16_t* label,
                                   Kind kind) {
  for (int p = lane(); p < graph.points; p += kLanes) label[p] = static_cast<std::uint16_t>(p);
  join();
  bool changed = true;
  while (any_lane(changed)) {
    changed = false;
    for (int p = lane(); p < graph.points; p += kLanes) {
      const int before = label[p], own = kind(p);
      int least = before;
      for_neighbours<P>(graph, p, [&](int q) {
        if (kind(q) != own) return;
        const int other = label[q];
        if (other < least) least = other;
      });
      const int jump = label[least];
      if (jump < least) least = jump;
      if (least < before) {
        label[p] = static_cast<std::uint16_t>(least);
        changed = true;
      }
    }
    join();
  }
}

// Blocks and empty regions: labels, sizes, the blocks' liberties and hashes.
template <int P>
OMNIGO_LANES void find_blocks(const BoardGraph<P>& graph, const std::uint8_t* cell,
                              Scratch<P>& scratch) {
  for (int p = lane(); p < graph.points; p += kLanes) {
    scratch.liberties[p] = scratch.size[p] = 0;
    scratch.hash_low[p] = scratch.hash_high[p] = 0;
  }
  label_components<P>(graph, scratch.label, [&](int p) { return cell[p] & kColour; });
  for (int p = lane(); p < graph.points; p += kLanes) {
    const int colour = cell[p] & kColour, label = scratch.label[p];
    fetch_add(&scratch.size[label], 1);
    if (colour != 0) {
      const std::uint64_t key = stone_key(p, colour);
      fetch_xor(&scratch.hash_low[label], static_cast<std::uint32_t>(key));
      fetch_xor(&scratch.hash_high[label], static_cast<std::uint32_t>(key >> 32));
    } else {
      LabelSet around;
      for_neighbours<P>(graph, p, [&](int q) {
        if ((cell[q] & kColour) == 0) return;
        const int block = scratch.label[q];
        if (around.insert(block)) fetch_add(&scratch.liberties[block], 1);
      });
    }
  }
  join();
}

template <int P>
OMNIGO_LANES std::uint64_t block_hash(const Scratch<P>& scratch, int label) {
  return scratch.hash_low[label] | static_cast<std::uint64_t>(scratch.hash_high[label]) << 32;
}

// What a stone of `colour` on the empty point p would do; wants find_blocks.
struct Outcome {
  LabelSet cleared;  // blocks taken off: opponents', or the mover's own where `suicide`
  bool suicide = false;
  std::uint64_t hash = 0;  // of the colouring after it
};
template <int P>
OMNIGO_LANES Outcome outcome(const BoardGraph<P>& graph, const State<P>& state,
                             const Scratch<P>& scratch, int p, int colour) {
  Outcome found;
  LabelSet own;
  bool breathes = false;
  found.hash = state.hash ^ stone_key(p, colour);
  for_neighbours<P>(graph, p, [&](int q) {
    const int there = state.cell[q] & kColour;
    if (there == 0) {
      breathes = true;
      return;
    }
    const int block = scratch.label[q];
    if (there == colour) {
      own.insert(block);
      if (scratch.liberties[block] > 1) breathes = true;
    } else if (scratch.liberties[block] == 1 && found.cleared.insert(block)) {
      found.hash ^= block_hash(scratch, block);
    }
  });
  if (breathes || found.cleared.count > 0) return found;
  found.suicide = true;
  found.cleared = own;
  found.hash = state.hash;
  for (int i = 0; i < own.count; ++i) found.hash ^= block_hash(scratch, own.labels[i]);
  return found;
}

template <int P>
OMNIGO_LANES int colour_after(const State<P>& state, const Scratch<P>& scratch,
                              const Outcome& outcome, int p, int colour, int q) {
  if (q == p) return outcome.suicide ? 0 : colour;
  const int there = state.cell[q] & kColour;
  return there != 0 && outcome.cleared.has(scratch.label[q]) ? 0 : there;
}

// Whether the colouring after the outcome equals another, given by f(q). One lane alone.
template <int P, class F>
OMNIGO_LANES bool same_colouring(const BoardGraph<P>& graph, const State<P>& state,
                                 const Scratch<P>& scratch, const Outcome& outcome, int p,
                                 int colour, F f) {
  for (int q = 0; q < graph.points; ++q) {
    if (f(q) != colour_after(state, scratch, outcome, p, colour, q)) return false;
  }
  return true;
}

OMNIGO_LANES int unpack(const std::uint8_t* packed, int p) {
  return packed[p / 2] >> p % 2 * 4 & 15;
}

// Whether the outcome repeats a colouring of the history. One lane alone.
template <int P>
OMNIGO_LANES bool repeats(const BoardGraph<P>& graph, const State<P>& state,
                          const Scratch<P>& scratch, const History<P>& history,
                          const Outcome& outcome, int p, int colour) {
  const unsigned bit = static_cast<unsigned>(outcome.hash) % (kFilterWords * 32);
  if ((history.filter[bit / 32] >> bit % 32 & 1) == 0) return false;
  for (int i = history.count - 1; i >= 0; --i) {
    if (history.hashes[i] != outcome.hash) continue;
    const std::uint8_t* packed = history.colourings + static_cast<std::size_t>(i) * (P / 2);
    if (same_colouring<P>(graph, state, scratch, outcome, p, colour,
                          [&](int q) { return unpack(packed, q); })) {
      return true;
    }
  }
  return false;
}

// No positions beside those of the history.
struct NoPath {
  template <int P>
  OMNIGO_LANES bool repeats(const BoardGraph<P>&, const State<P>&, const Scratch<P>&,
                            const Outcome&, int, int) const {
    return false;
  }
};

// Marks the points on which the mover may play, and calm stones. `path` holds further positions
// that count as earlier. Leaves the blocks in `scratch`.
template <int P, class Path = NoPath>
OMNIGO_LANES void mark_legal(const BoardGraph<P>& graph, State<P>& state, Scratch<P>& scratch,
                             const History<P>& history, const Path& path = {}) {
  find_blocks<P>(graph, state.cell, scratch);
  const int colour = state.mover + 1;
  for (int p = lane(); p < graph.points; p += kLanes) {
    const int there = state.cell[p] & kColour;
    if (there != 0) {
      const bool calm = scratch.liberties[scratch.label[p]] > 1;
      state.cell[p] = static_cast<std::uint8_t>(there | (calm ? kCalm : 0));
      continue;
    }
    const Outcome after = outcome<P>(graph, state, scratch, p, colour);
    const bool legal = (!after.suicide || state.has(kSuicide)) &&
                       !repeats<P>(graph, state, scratch, history, after, p, colour) &&
                       !path.repeats(graph, state, scratch, after, p, colour);
    state.cell[p] = legal ? kMayPlay : 0;
  }
  join();
}

// Whether a stone of `colour` on the empty point p takes nothing and has a liberty, as far as marks
// of calm stones say.
template <int P>
OMNIGO_LANES bool only_adds(const BoardGraph<P>& graph, const State<P>& state, int p, int colour) {
  bool breathes = false, takes = false;
  for_neighbours<P>(graph, p, [&](int q) {
    const int there = state.cell[q] & kColour;
    const bool calm = (state.cell[q] & kCalm) != 0;
    if (there == 0 || (there == colour && calm)) breathes = true;
    if (there != 0 && there != colour && !calm) takes = true;
  });
  return breathes && !takes;
}

// Puts a stone on the board and takes off what it clears.
template <int P>
OMNIGO_LANES void place(const BoardGraph<P>& graph, State<P>& state, int p, Scratch<P>& scratch) {
  const int colour = state.mover + 1;
  find_blocks<P>(graph, state.cell, scratch);
  const Outcome after = outcome<P>(graph, state, scratch, p, colour);
  int lost[kSeats] = {};
  for (int i = 0; i < after.cleared.count; ++i) {
    const int label = after.cleared.labels[i];
    lost[(state.cell[label] & kColour) - 1] += scratch.size[label];
  }
  join();
  if (after.cleared.count > 0) {
    for (int q = lane(); q < graph.points; q += kLanes) {
      if ((state.cell[q] & kColour) != 0 && after.cleared.has(scratch.label[q])) state.cell[q] = 0;
    }
  }
  join();
  if (lane() == 0) {
    state.cell[p] = static_cast<std::uint8_t>(after.suicide ? 0 : colour);
    if (after.suicide) ++lost[state.mover];
    for (int i = 0; i < kSeats; ++i) state.lost[i] += static_cast<std::uint16_t>(lost[i]);
    state.hash = after.hash;
  }
}

// Makes a legal turn. Legal moves must be marked again after it.
template <int P>
OMNIGO_LANES void play(const BoardGraph<P>& graph, State<P>& state, int action, int max_turns,
                       Scratch<P>& scratch) {
  const int mover = state.mover, colour = mover + 1;
  if (action < P) {
    const bool plain = only_adds<P>(graph, state, action, colour);
    join();
    if (!plain) {
      place<P>(graph, state, action, scratch);
    } else if (lane() == 0) {
      state.cell[action] = static_cast<std::uint8_t>(colour);
      state.hash ^= stone_key(action, colour);
    }
  }
  join();
  if (lane() == 0) {
    state.passes = static_cast<std::uint8_t>(action < P ? 0 : state.passes + 1);
    state.last[2] = state.last[1];
    state.last[1] = state.last[0];
    state.last[0] = static_cast<std::uint16_t>(action);
    state.mover = static_cast<std::uint8_t>(mover + 1 == state.seats ? 0 : mover + 1);
    ++state.turn;
    state.over = state.passes >= state.seats || (max_turns > 0 && state.turn >= max_turns);
  }
  join();
}

// Adds the position to the history; after a move, not after a pass.
template <int P>
OMNIGO_LANES void remember(const BoardGraph<P>& graph, const State<P>& state,
                           const History<P>& history) {
  std::uint8_t* packed = history.colourings + static_cast<std::size_t>(history.count) * (P / 2);
  for (int i = lane(); i < P / 2; i += kLanes) {
    const int low = 2 * i < graph.points ? state.cell[2 * i] & kColour : 0;
    const int high = 2 * i + 1 < graph.points ? state.cell[2 * i + 1] & kColour : 0;
    packed[i] = static_cast<std::uint8_t>(low | high << 4);
  }
  if (lane() == 0) {
    history.hashes[history.count] = state.hash;
    const unsigned bit = static_cast<unsigned>(state.hash) % (kFilterWords * 32);
    history.filter[bit / 32] |= 1u << bit % 32;
  }
  join();
}

// The owner of each point into scratch.owner, and each seat's points; wants find_blocks.
template <int P>
OMNIGO_LANES void find_owners(const BoardGraph<P>& graph, const State<P>& state,
                              Scratch<P>& scratch) {
  for (int p = lane(); p < graph.points; p += kLanes) {
    if ((state.cell[p] & kColour) != 0) continue;
    int reached = 0;
    for_neighbours<P>(graph, p, [&](int q) { reached |= 1 << (state.cell[q] & kColour); });
    fetch_or(&scratch.liberties[scratch.label[p]], reached & ~1);
  }
  join();
  for (int p = lane(); p < graph.points; p += kLanes) {
    int owner = state.cell[p] & kColour;
    if (owner == 0) {
      const int reached = scratch.liberties[scratch.label[p]];
      for (int c = 1; c <= state.seats; ++c) {
        if (reached == 1 << c) owner = c;
      }
    }
    scratch.owner[p] = static_cast<std::uint8_t>(owner);
  }
  join();
}

// Scores in half points from scratch.owner. Under territory scoring stones count nothing.
template <int P>
OMNIGO_LANES void add_up(const BoardGraph<P>& graph, const State<P>& state,
                         const Scratch<P>& scratch, int* score) {
  std::uint64_t packed[2] = {0, 0};  // 16 bits a seat
  for (int p = lane(); p < graph.points; p += kLanes) {
    const int owner = scratch.owner[p];
    if (owner == 0 || (state.has(kTerritory) && (state.cell[p] & kColour) != 0)) continue;
    packed[(owner - 1) / 4] += std::uint64_t{1} << (owner - 1) % 4 * 16;
  }
  packed[0] = sum_lanes(packed[0]);
  packed[1] = sum_lanes(packed[1]);
  for (int i = 0; i < kSeats; ++i) {
    const int points = static_cast<int>(packed[i / 4] >> i % 4 * 16 & 0xffff);
    const int prisoners = state.has(kTerritory) ? state.lost[i] : 0;
    score[i] = i < state.seats ? 2 * (points - prisoners) + state.komi[i] : 0;
  }
}

// Owners and scores of the position as it stands.
template <int P>
OMNIGO_LANES void count(const BoardGraph<P>& graph, const State<P>& state, Scratch<P>& scratch,
                        int* score) {
  find_blocks<P>(graph, state.cell, scratch);
  find_owners<P>(graph, state, scratch);
  add_up<P>(graph, state, scratch, score);
}

}  // namespace omnigo::gpu
