// The shape around an empty point, on any graph, as one number.
//
// Seen by a mover, each point is empty, the mover's or an opponent's. A shape is the multiset of
// the neighbours' kinds together with, for each diagonal point, its kind and those of the
// neighbours it shares with the centre: what survives every symmetry of the graph that keeps the
// centre. On a square grid that is the 3x3 pattern up to rotation and reflection (but for the order
// of its sides), and it has a meaning on any other graph too.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "graph/graph.h"
#include "rules/board.h"

namespace omnigo {

using Shape = std::uint64_t;

class Shapes {
 public:
  explicit Shapes(const Graph& graph);

  // On any kind of board.
  template <class AnyBoard>
  Shape at(const AnyBoard& board, Point p, Colour mover) const {
    std::uint64_t sum = degree_[p];
    for (Point q : board.graph().neighbours(p)) sum += side_key(kind(board.at(q), mover));
    for (std::uint32_t i = first_[p]; i < first_[p + 1]; ++i) {
      const Corner& corner = corners_[i];
      sum += corner_key(kind(board.at(corner.point), mover), kind(board.at(corner.a), mover),
                        kind(board.at(corner.b), mover));
    }
    return sum;
  }

  std::span<const Point> diagonals(Point p) const {
    return {diagonals_.data() + first_[p], diagonals_.data() + first_[p + 1]};
  }
  // What a point is to the mover: empty, its own or an opponent's.
  static int kind(Colour colour, Colour mover) {
    return colour == Colour::Empty ? 0 : colour == mover ? 1 : 2;
  }

 private:
  // A diagonal point and two of the neighbours it shares with the centre.
  struct Corner {
    Point point, a, b;
  };

  std::uint64_t side_key(int kind) const { return side_keys_[kind]; }
  std::uint64_t corner_key(int corner, int a, int b) const {
    return corner_keys_[9 * corner + 3 * a + b];
  }

  std::vector<std::uint32_t> first_;
  std::vector<Corner> corners_;
  std::vector<Point> diagonals_;
  std::vector<std::uint64_t> degree_;
  std::uint64_t side_keys_[3], corner_keys_[27];
};

}  // namespace omnigo
