// Moves worth a thought on any graph: legal, no suicide, not into an own eye.
#pragma once

#include <vector>

#include "rules/game.h"
#include "search/eye.h"

namespace omnigo {

class SensibleMoves {
 public:
  explicit SensibleMoves(const Graph& graph) : diagonals_(diagonal_points(graph)) {}

  // In point order; none of them is the pass.
  std::vector<Point> of(const Game& game, Colour player) const;

  bool is_eye(const Board& board, Point p, Colour c) const {
    return omnigo::is_eye(board, diagonals_[p], p, c);
  }

 private:
  std::vector<std::vector<Point>> diagonals_;
};

}  // namespace omnigo
