// Unconditional life for one game of a batch, and games whose winner is certain.
//
// The condition is that of rules/life.h, which has the mathematics: a seat's blocks live that have
// two vital regions bordered by living blocks alone. A block to which a region is vital touches
// every point of it that may become empty, so it touches the first one: at most kDegree candidates
// for each region, a bit mask.
#pragma once

#include "gpu/rules.h"

namespace omnigo::gpu {

template <int P>
struct LifeScratch {
  volatile std::uint16_t region[P];  // of a point not of the seat's colour: its smallest point
  std::int32_t first[P];             // of a region: its first point that may become empty
  std::int32_t vital[P];   // of a region: bit k, vital to the block of first's neighbour k
  std::int32_t inner[P];   // of a region: points that touch no stone of the seat
  std::int32_t safe[P];    // of a region: bordered by living blocks alone
  std::int32_t eyes[P];    // of a block: vital safe regions
  std::uint8_t alive[P];   // of a block
  std::uint8_t secure[P];  // of a point: the seat, plus 1, that it is certain to belong to
};

// The regions of a seat: which blocks each is vital to.
template <int P>
OMNIGO_LANES void find_vital(const BoardGraph<P>& graph, const State<P>& state,
                             const Scratch<P>& scratch, int colour, LifeScratch<P>& life) {
  const bool stones_can_go = state.has(kSuicide) || state.seats > 2;
  const auto mine = [&](int p) { return (state.cell[p] & kColour) == colour; };
  label_components<P>(graph, life.region, mine);
  for (int p = lane(); p < graph.points; p += kLanes) {
    life.first[p] = P;
    life.vital[p] = life.inner[p] = 0;
  }
  join();
  for (int p = lane(); p < graph.points; p += kLanes) {
    if (mine(p)) continue;
    const int region = life.region[p];
    if (stones_can_go || (state.cell[p] & kColour) == 0) fetch_min(&life.first[region], p);
    bool inner = true;
    for_neighbours<P>(graph, p, [&](int q) { inner = inner && !mine(q); });
    if (inner) fetch_add(&life.inner[region], 1);
  }
  join();
  for (int p = lane(); p < graph.points; p += kLanes) {  // each block around the first point, once
    if (mine(p) || life.region[p] != p || life.first[p] == P) continue;
    LabelSet blocks;
    int bits = 0, k = 0;
    for_neighbours<P>(graph, life.first[p], [&](int q) {
      if (mine(q) && blocks.insert(scratch.label[q])) bits |= 1 << k;
      ++k;
    });
    life.vital[p] = bits;
  }
  join();
  for (int p = lane(); p < graph.points; p += kLanes) {
    if (mine(p) || (!stones_can_go && (state.cell[p] & kColour) != 0)) continue;
    const int region = life.region[p];
    LabelSet blocks;
    for_neighbours<P>(graph, p, [&](int q) {
      if (mine(q)) blocks.insert(scratch.label[q]);
    });
    int touched = 0, k = 0;
    for_neighbours<P>(graph, life.first[region], [&](int q) {
      if (mine(q) && blocks.has(scratch.label[q])) touched |= 1 << k;
      ++k;
    });
    fetch_and(&life.vital[region], touched);
  }
  join();
}

// The largest set of blocks each with two vital regions that only the set borders.
template <int P>
OMNIGO_LANES void find_alive(const BoardGraph<P>& graph, const State<P>& state,
                             const Scratch<P>& scratch, int colour, LifeScratch<P>& life) {
  const auto mine = [&](int p) { return (state.cell[p] & kColour) == colour; };
  for (int p = lane(); p < graph.points; p += kLanes) life.alive[p] = 1;
  bool changed = true;
  while (any_lane(changed)) {
    changed = false;
    for (int p = lane(); p < graph.points; p += kLanes) {
      life.eyes[p] = 0;
      life.safe[p] = 1;
    }
    join();
    for (int p = lane(); p < graph.points; p += kLanes) {
      if (mine(p)) continue;
      for_neighbours<P>(graph, p, [&](int q) {
        if (mine(q) && !life.alive[scratch.label[q]]) fetch_and(&life.safe[life.region[p]], 0);
      });
    }
    join();
    for (int p = lane(); p < graph.points; p += kLanes) {
      if (mine(p) || life.region[p] != p || !life.safe[p] || life.first[p] == P) continue;
      int k = 0;
      for_neighbours<P>(graph, life.first[p], [&](int q) {
        if (life.vital[p] >> k & 1) fetch_add(&life.eyes[scratch.label[q]], 1);
        ++k;
      });
    }
    join();
    for (int p = lane(); p < graph.points; p += kLanes) {
      if (!mine(p) || scratch.label[p] != p || !life.alive[p] || life.eyes[p] >= 2) continue;
      life.alive[p] = 0;
      changed = true;
    }
    join();
  }
}

// Points that are certain to be some seat's at the end, into life.secure; wants find_blocks. As
// unconditional_area does with nothing else counted. Returns each seat's number in `points`.
template <int P>
OMNIGO_LANES void find_secure(const BoardGraph<P>& graph, const State<P>& state,
                              const Scratch<P>& scratch, LifeScratch<P>& life, int* points) {
  for (int p = lane(); p < graph.points; p += kLanes) life.secure[p] = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    const int colour = seat + 1;
    find_vital<P>(graph, state, scratch, colour, life);
    find_alive<P>(graph, state, scratch, colour, life);
    for (int p = lane(); p < graph.points; p += kLanes) life.first[p] = 0;  // now: bordered
    join();
    const auto mine = [&](int p) { return (state.cell[p] & kColour) == colour; };
    for (int p = lane(); p < graph.points; p += kLanes) {
      if (mine(p)) continue;
      for_neighbours<P>(graph, p, [&](int q) {
        if (mine(q)) fetch_or(&life.first[life.region[p]], 1);
      });
    }
    join();
    int own = 0;
    for (int p = lane(); p < graph.points; p += kLanes) {
      const int region = life.region[p];
      const bool secure = mine(p)
                              ? life.alive[scratch.label[p]] != 0
                              : life.first[region] && life.safe[region] && life.inner[region] < 2;
      if (secure) life.secure[p] = static_cast<std::uint8_t>(colour);
      own += secure;
    }
    points[seat] = sum_lanes(own);
    join();
  }
}

// Whether one seat's secure points beat whatever the others can still get, under area scoring.
template <int P>
OMNIGO_LANES bool is_decided(const BoardGraph<P>& graph, const State<P>& state, const int* secure) {
  if (state.has(kTerritory)) return false;
  int total = 0;
  for (int i = 0; i < state.seats; ++i) total += secure[i];
  for (int i = 0; i < state.seats; ++i) {
    bool ahead = true;
    for (int j = 0; j < state.seats; ++j) {
      const int most = graph.points - (total - secure[j]);
      if (j != i && 2 * most + state.komi[j] >= 2 * secure[i] + state.komi[i]) ahead = false;
    }
    if (ahead) return true;
  }
  return false;
}

}  // namespace omnigo::gpu
