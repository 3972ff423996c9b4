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

// The features of a point: a bit for each that is 0 or 1, and the others as pairs with the one
// beside them.
struct PointFeatures {
  std::uint32_t flags = 0;
  float degree = 0, size = 0, liberties = 0, empty = 0, taken = 0, region = 0;

  OMNIGO_LANES void set(int i) { flags |= 1u << i; }
  OMNIGO_LANES float flag(int i) const { return static_cast<float>(flags >> i & 1); }
  // Writes them, on a GPU 16 bytes at a time.
  OMNIGO_LANES void write(Real* to) const {
    alignas(16) Real all[kFeatures];
    OMNIGO_UNROLL
    for (int i = 0; i < kFeatures; ++i) all[i] = to_real(flag(i));
    all[18] = to_real(degree);
    all[22] = to_real(size);
    all[23] = to_real(liberties);
    all[26] = to_real(empty);
    all[27] = to_real(taken);
    all[31] = to_real(region);
    write_reals(all, to);
  }
};

// The features of a stone that depend on its block.
template <int P>
OMNIGO_LANES void stone_features(const State<P>& state, const Scratch<P>& scratch, int p,
                                 PointFeatures& f) {
  const int seat = (state.cell[p] & kColour) - 1, label = scratch.label[p];
  const int distance = (seat - state.mover + state.seats) % state.seats;
  const int liberties = scratch.liberties[label];
  f.set(1 + distance);
  if (liberties <= 3) f.set((distance == 0 ? 6 : 9) + liberties);
  f.size = at_most(static_cast<float>(scratch.size[label]), 20) * 0.1f;
  f.liberties = at_most(static_cast<float>(liberties), 20) * 0.1f;
}

// The features of an empty point: what a stone of the mover would do there.
template <int P>
OMNIGO_LANES void empty_features(const BoardGraph<P>& graph, const State<P>& state,
                                 const Scratch<P>& scratch, int p, PointFeatures& f) {
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
  f.set(legal ? 14 : 13);
  if (legal && taken > 0) f.set(24);
  if (closed) f.set(25);
  f.empty = static_cast<float>(empty) * 0.25f;
  f.taken = legal ? at_most(static_cast<float>(taken), 20) * 0.1f : 0;
  if (saves) f.set(28);
  if (owner == colour) f.set(29);
  if (owner != 0 && owner != colour) f.set(30);
  f.region = at_most(static_cast<float>(scratch.size[scratch.label[p]]), 20) * 0.05f;
}

template <int P>
OMNIGO_LANES void point_features(const BoardGraph<P>& graph, const State<P>& state,
                                 const Scratch<P>& scratch, int p, PointFeatures& f) {
  const int degree = graph.degree[p];
  f.set(0);
  f.degree = at_most(static_cast<float>(degree), 12) * 0.25f - 1;
  if (degree <= 2) f.set(19);
  if (degree == 3) f.set(20);
  if (degree >= 5) f.set(21);
  for (int i = 0; i < 3; ++i) {
    if (state.last[i] == p) f.set(15 + i);
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

// features: [P][kFeatures], aligned to 16 bytes; labels: [P], the block or region of each point (a
// padded point: itself); globals: [kGlobals]. Legal moves must be marked; wants find_blocks.
template <int P>
OMNIGO_LANES void write_inputs(const BoardGraph<P>& graph, const State<P>& state,
                               Scratch<P>& scratch, Real* features, std::uint16_t* labels,
                               Real* globals) {
  int score[kSeats];
  find_owners<P>(graph, state, scratch);
  add_up<P>(graph, state, scratch, score);
  for (int p = lane(); p < P; p += kLanes) {
    PointFeatures f;
    if (p < graph.points) point_features<P>(graph, state, scratch, p, f);
    f.write(features + p * kFeatures);
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
