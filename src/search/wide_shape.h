// The shapes of all that lies within two and three steps of a point, on any graph, as numbers.
//
// Each point has a label: what stands there as the mover sees it, and how many neighbours it has. A
// shape is the multiset of what is within the distance, each point by how far away it is, its label
// and, short of the rim, those of its neighbours: so it is the same under every symmetry of the
// graph, and tells most shapes apart.
#pragma once

#include <cstdint>
#include <vector>

#include "search/shape.h"

namespace omnigo {

class WideShapes {
 public:
  explicit WideShapes(const Graph& graph);

  // The board whose shapes are asked for next, and who moves there.
  void look_at(const Board& board, Colour mover);

  // 0 where the distance holds such a number of points that hardly two shapes are the same.
  struct Pair {
    Shape within2, within3;
  };
  Pair at(Point p) const {
    const Ball& ball = balls_[p];
    std::uint64_t centre = 0, rim2 = 0, inner2 = 0, rim3 = 0;
    const Point* q = members_.data() + ball.first;
    for (int left = ball.within1; left > 0; --left, ++q) centre += mixed(around_[*q]);
    for (int left = ball.at2; left > 0; --left, ++q) {
      rim2 += mixed(label_[*q] + kRim2);
      inner2 += mixed(around_[*q] + kInner2);
    }
    for (int left = ball.at3; left > 0; --left, ++q) rim3 += mixed(label_[*q] + kRim3);
    // The point itself counts once more, so as to differ from its neighbours.
    centre += mixed(around_[p] + kCentre);
    return {ball.at2 >= 0 ? centre + rim2 : 0, ball.at3 >= 0 ? centre + inner2 + rim3 : 0};
  }

 private:
  static constexpr std::size_t kMost = 48;  // points within a distance
  static constexpr std::uint64_t kCentre = 1, kRim2 = 2, kInner2 = 3, kRim3 = 4;

  static std::uint64_t mixed(std::uint64_t x) {
    x *= 0x9e3779b97f4a7c15;
    x ^= x >> 32;
    return x * 0xd6e8feb86659fd93;
  }

  // How many members are at which distance, in members_ one after the other; -1: too many.
  struct Ball {
    std::uint32_t first = 0;
    int within1 = 0, at2 = -1, at3 = -1;
  };

  const Graph& graph_;
  std::vector<Ball> balls_;
  std::vector<Point> members_;
  std::vector<std::uint64_t> label_, around_;  // by point; around_ with the neighbours' labels
};

}  // namespace omnigo
