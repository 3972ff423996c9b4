// A player that asks a net: for the move it likes best, or about the leaves of a tree search.
//
// The search is PUCT (Silver et al., 2017) with one value a player (max^n): below a position, the
// turn with the largest
//     mean value for its mover + c * prior * sqrt(visits of the position) / (1 + visits of the
//     turn)
// is looked at next. Turns without a visit take the position's own mean, less some for the share of
// the policy already looked at. Moves are made on a Game, so superko is exact in the tree. Points
// in empty unconditional territory are left out: nothing can be gained there.
#pragma once

#include <memory>

#include "net/net.h"
#include "search/player.h"

namespace omnigo {

struct NetPlayerSettings {
  bool policy_only = false;  // plays the most likely move, without search
  float exploration = 0.8f;  // c above
  float first_visit = 0.2f;  // less than the position's mean, times the root of the share looked at
  float points_weight = 0.15f;
  float lost_below = 0.04f;  // a share of the win
  int turns_lost = 3;        // in a row, before it resigns
  std::uint64_t seed = 1;    // of the bot that takes over beyond the net's reach
};

// Boards of more points than this, and games of more than kNetSeats, are left to the bot `omnigo`.
inline constexpr int kMostNetPoints = 1000;

std::unique_ptr<Player> make_net_player(const Net& net, const NetPlayerSettings& settings);

}  // namespace omnigo
