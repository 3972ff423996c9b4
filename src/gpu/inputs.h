// What the net sees of a position, in the mover's frame. docs/net.md is the definition in words.
#pragma once

#include "gpu/rules.h"

namespace omnigo::gpu {

inline constexpr int kFeatures = 32;  // of a point
inline constexpr int kGlobals = 24;   // of a position

OMNIGO_LANES float at_most(float x, float bound) { return x < bound ? x : bound; }
OMNIGO_LANES float within(float x, float bound) {
  return x < -bound ? -bound : x > bound ? bound : x;
}

// The features of a stone that depend on its block.
template <int P>
OMNIGO_LANES void stone_features(const State<P>& state, const Scratch<P>& scratch, int p,
                                 float* f) {
  const int seat = (state.cell[p] & kColour) - 1, label = scratch.label[p];
  const int distance = (seat - state.mover + state.seats) % state.seats;
  const int liberties = scratch.liberties[label];
  f[1 + distance] = 1;
  if (liberties <= 3) f[(distance == 0 ? 6 : 9) + liberties] = 1;
  f[22] = at_most(static_cast<float>(scratch.size[label]), 20) * 0.1f;
  f[23] = at_most(static_cast<float>(liberties), 20) * 0.1f;
}

// The features of an empty point: what a stone of the mover would do there.
template <int P>
OMNIGO_LANES void empty_features(const BoardGraph<P>& graph, const State<P>& state,
                                 const Scratch<P>& scratch, int p, float* f) {
  const bool legal = (state.cell[p] & kMayPlay) != 0;
  const int colour = state.mover + 1, owner = scratch.owner[p];
  int taken = 0, empty = 0;
  bool closed = true, saves = false;
  LabelSet blocks;
  for_neighbours<P>(graph, p, [&](int q) {
    const int there = state.cell[q] & kColour, label = scratch.label[q];
    if (there == 0) {
      ++empty;
      closed = false;
    } else if (there == colour) {
      if (scratch.liberties[label] > 1) closed = false;
      if (scratch.liberties[label] == 1) saves = true;
    } else if (scratch.liberties[label] == 1 && blocks.insert(label)) {
      taken += scratch.size[label];
    }
  });
  f[legal ? 14 : 13] = 1;
  if (legal && taken > 0) f[24] = 1;
  if (closed) f[25] = 1;
  f[26] = static_cast<float>(empty) * 0.25f;
  f[27] = legal ? at_most(static_cast<float>(taken), 20) * 0.1f : 0;
  if (saves) f[28] = 1;
  if (owner == colour) f[29] = 1;
  if (owner != 0 && owner != colour) f[30] = 1;
  f[31] = at_most(static_cast<float>(scratch.size[scratch.label[p]]), 20) * 0.05f;
}

template <int P>
OMNIGO_LANES void point_features(const BoardGraph<P>& graph, const State<P>& state,
                                 const Scratch<P>& scratch, int p, float* f) {
  const int degree = graph.degree[p];
  f[0] = 1;
  f[18] = at_most(static_cast<float>(degree), 12) * 0.25f - 1;
  if (degree <= 2) f[19] = 1;
  if (degree == 3) f[20] = 1;
  if (degree >= 5) f[21] = 1;
  for (int i = 0; i < 3; ++i) {
    if (state.last[i] == p) f[15 + i] = 1;
  }
  if ((state.cell[p] & kColour) != 0) {
    stone_features<P>(state, scratch, p, f);
  } else {
    empty_features<P>(graph, state, scratch, p, f);
  }
}

// One lane alone. `score` in half points.
template <int P>
OMNIGO_LANES void global_features(const BoardGraph<P>& graph, const State<P>& state,
                                  const int* score, float* g) {
  const int mover = state.mover, seats = state.seats;
  const auto n = static_cast<float>(graph.points);
  float best = -1e9f;
  for (int r = 1; r < seats; ++r) {
    const int other = (mover + r) % seats;
    const float behind = static_cast<float>(score[other] - score[mover]) * 0.5f;
    g[r - 1] = tanhf(behind * 0.1f);
    g[4 + r] = within(static_cast<float>(state.komi[other] - state.komi[mover]) * 0.05f, 4);
    if (behind > best) best = behind;
  }
  g[10] = seats == 2;
  g[11] = seats == 3;
  g[12] = static_cast<float>(seats - 2) * 0.25f;
  g[13] = state.passes >= 1;
  g[14] = state.passes >= seats - 1;
  g[15] = logf(n) * 0.5f - 2;
  g[16] = at_most(static_cast<float>(state.turn) / (2 * n), 2);
  g[17] = state.has(kSuicide);
  g[18] = state.has(kTerritory);
  g[19] = tanhf(-best * 0.1f);
  g[20] = within(-best / sqrtf(n), 4);
}

// features: [P][kFeatures]; labels: [P], the block or region of each point (a padded point:
// itself); globals: [kGlobals]. Legal moves must be marked.
template <int P>
OMNIGO_LANES void write_inputs(const BoardGraph<P>& graph, const State<P>& state,
                               Scratch<P>& scratch, Real* features, std::uint16_t* labels,
                               Real* globals) {
  int score[kSeats];
  count<P>(graph, state, scratch, score);
  for (int p = lane(); p < P; p += kLanes) {
    float f[kFeatures] = {};
    if (p < graph.points) point_features<P>(graph, state, scratch, p, f);
    for (int i = 0; i < kFeatures; ++i) features[p * kFeatures + i] = to_real(f[i]);
    labels[p] = p < graph.points ? scratch.label[p] : static_cast<std::uint16_t>(p);
  }
  if (lane() == 0) {
    float g[kGlobals] = {};
    global_features<P>(graph, state, score, g);
    for (int i = 0; i < kGlobals; ++i) globals[i] = to_real(g[i]);
  }
  join();
}

}  // namespace omnigo::gpu
