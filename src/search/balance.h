// Simulation balancing (D. Silver and G. Tesauro, "Monte-Carlo Simulation Balancing", 2009).
//
// Playouts need not play good moves: the mean of their results should be right. Weights learnt from
// games make single moves good; here they are moved until the share that playouts win from a
// position comes near to what a long search says of it. With the share V, the search's S, and
// psi = the gradient of the log-likelihood of a playout that ends with the result z (1 or 0), the
// square of V - S falls along
//     (S - V) E[(z - V) psi],
// which the playouts themselves estimate; Adam (D. Kingma and J. Ba 2015) takes the steps. Two
// players only.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/local_playout.h"

namespace omnigo {

struct JudgedPosition {
  Game game;
  double share = 0;  // of the win, for the first player
};

// The turns before a position such as bots reach in games against each other, kNoPoint for a pass:
// two at random, then those of a search with this many playouts, up to some turn of the game.
std::vector<Point> turns_of_self_play(const SharedGraph& graph, const Rules& rules,
                                      std::uint64_t playouts, std::uint64_t seed);
// The first player's share of the win, by a search; the game is not over.
double share_by_search(const Game& game, std::uint64_t playouts, std::uint64_t seed);

struct BalanceRound {
  int round = 0;                   // from 1
  double error = 0, held_out = 0;  // mean squares over the positions, without the playouts' noise
};

struct BalanceSettings {
  int rounds = 24;           // over all positions
  int playouts = 150;        // from each position in a round
  double step = 0.02;        // of the logarithms, at most about that
  std::size_t hold_out = 4;  // one position in this many is not learnt from; 0: none
  std::size_t threads = 1;   // does not change what is learnt
  std::uint64_t seed = 1;
  std::function<void(const BalanceRound&)> report = nullptr;
  std::function<bool()> stop = nullptr;  // asked after each batch; true ends it with what there is
};

// All positions are on one graph.
MoveWeights balance(const std::vector<JudgedPosition>& positions, const LearntWeights& from,
                    const BalanceSettings& settings);

}  // namespace omnigo
