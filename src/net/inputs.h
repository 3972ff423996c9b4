// What a net sees of a position, in the mover's frame. docs/net.md is the definition.
#pragma once

#include <vector>

#include "net/kernels.h"
#include "rules/game.h"

namespace omnigo {

inline constexpr int kNetSeats = 6;
inline constexpr int kNetFeatures = 32;  // of a point
inline constexpr int kNetGlobals = 24;   // of a position

// What every layer gathers from around a point; of a graph alone.
struct NetBoard {
  explicit NetBoard(const Graph& graph);

  struct Lists {
    std::vector<int> first;  // of each point's, one more than there are points
    std::vector<Point> points;
    std::vector<float> share;  // 1 / the number of each point's; 0 where it has none
    std::vector<float> scale;  // of each point's mean, so that it is s times the sum

    PointLists view() const { return {first.data(), points.data(), share.data()}; }
  };
  int points;
  Lists neighbours, diagonals;
};

struct NetInputs {
  int seats = 2;
  std::vector<float> features;  // kNetFeatures for each point
  std::vector<float> globals;   // kNetGlobals
  std::vector<int> component;   // of each point: its block or empty region, numbered from 0
};

// The player to move is the game's. `legal`: the moves that the rules allow, as Game::legal_moves
// gives them. At most kNetSeats players.
NetInputs net_inputs(const Game& game, const std::vector<Point>& legal);

}  // namespace omnigo
