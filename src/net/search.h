// A tree search whose leaves are judged by a net, with one value for each player (max^n).
//
// Below a position, PUCT (Silver et al., 2017) looks next at the turn with the largest
//     mean value for its mover + c(n) * prior * sqrt(n) / (1 + visits of the turn),
//     c(n) = (exploration + growth * ln(1 + n / 500)) * (1 + steadiness * (deviation / 0.2 - 1)),
// where n is the number of visits of the position, and the deviation that of their values. Turns
// without a visit take the position's own mean, less some for the share of the policy already
// looked at. A value is a share of the win and a little of the points. In the means, bad turns
// count less than their visits (`doubt`). The turn to play is the most visited one, or one with at
// least 15% of its visits whose mean less `caution` times its error is larger; these three are
// KataGo's. At the root, sequential halving (Danihelka et al., 2022, without its
// noise) can share out the visits instead: it looks equally often at the most likely turns and
// drops the worse half, by ln(prior) + (50 + most visits) * scale * mean, again and again.
//
// Turns that lead to the same position in another order lead to the same node (KataGo's graph
// search). Where it was visited more often than one of the edges to it, a visit of this edge takes
// over what is known. Moves are made on a Game, so superko is exact in the tree, whatever the order
// of the turns was. Points in empty unconditional territory are left out: nothing can be gained
// there. Threads share the tree under one lock, which is held between evaluations alone; a visit
// under way counts as one without value, so that threads go different ways. What was found below
// the position of the next turn is kept.
#pragma once

#include <cstdint>
#include <memory>

#include "net/evaluator.h"
#include "search/bot.h"

namespace omnigo {

struct NetSearchSettings {
  bool policy_only = false;  // the net's policy without a search
  float exploration = 0.4f;
  float growth = 0.4f;
  float first_visit = 0.05f;  // less than the position's mean, times the root of the share seen
  float steadiness = 0.85f;   // how far the deviation of values decides how much is explored
  float doubt = 0.15f;        // 0: means are over visits
  float caution = 5;          // 0: the most visited turn is played
  float points_weight = 0.15f;
  float near_weight = 0;   // of the values some turns later in place of the win
  int transpositions = 1;  // 0: the same turns in another order lead to another node
  int considered = 0;      // turns in sequential halving at the root; 0: PUCT at the root
  float halving_scale = 0.5f;
  std::size_t most_edges = 6'000'000;  // held by all nodes together, at 16 bytes
};

// Boards of at most kMostNetPoints, games of at most kNetSeats. `net` must outlive it.
inline constexpr int kMostNetPoints = 1000;
std::unique_ptr<Bot> make_net_search(const Net& net, const NetSearchSettings& settings);

}  // namespace omnigo
