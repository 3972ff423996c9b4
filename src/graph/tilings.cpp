#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <utility>

#include "graph/drawing.h"

namespace omnigo {
namespace {

// A point of a lattice: `across` counts steps to the right, `up` rows. Ordered by row, then column,
// as boards are.
struct Place {
  int up = 0, across = 0;
  auto operator<=>(const Place&) const = default;
};

// Numbers the places in their order and draws them with the given steps.
class Lattice {
 public:
  void join(Place a, Place b) {
    numbers_[a];
    numbers_[b];
    joined_.emplace_back(a, b);
  }
  void add(Place a) { numbers_[a]; }

  Drawing draw(double step_across, double step_up) {
    Drawing drawing;
    for (auto& [place, number] : numbers_) {
      number = static_cast<Point>(drawing.points.size());
      drawing.points.push_back({place.across * step_across, place.up * step_up, 0});
    }
    for (const auto& [a, b] : joined_) drawing.edges.push_back({numbers_[a], numbers_[b]});
    return drawing;
  }

 private:
  std::map<Place, Point> numbers_;
  std::vector<std::pair<Place, Place>> joined_;
};

const double kHalfRoot3 = std::sqrt(3.0) / 2;

}  // namespace

// Rows of a triangular lattice lie half a step apart, so two steps across make one edge.
Drawing draw_triangular(int side) {
  Lattice lattice;
  const auto inside = [side](Place p) {
    return std::abs(p.up) < side && std::abs(p.across) + std::abs(p.up) <= 2 * (side - 1);
  };
  for (int up = 1 - side; up < side; ++up) {
    const int end = 2 * (side - 1) - std::abs(up);
    for (int across = -end; across <= end; across += 2) {
      const Place here{up, across};
      lattice.add(here);
      for (const Place next :
           {Place{up, across + 2}, Place{up + 1, across - 1}, Place{up + 1, across + 1}}) {
        if (inside(next)) lattice.join(here, next);
      }
    }
  }
  return lattice.draw(0.5, kHalfRoot3);
}

// Cells stand on a corner. In steps of (sqrt(3)/2, 1/2) a cell's corners lie at (0, +-2) and
// (+-1, +-1) from its middle, and the middles of a row two apart.
Drawing draw_honeycomb(int side) {
  constexpr Place kCorners[] = {{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}};
  Lattice lattice;
  for (int row = 1 - side; row < side; ++row) {
    const int end = 2 * (side - 1) - std::abs(row);
    for (int across = -end; across <= end; across += 2) {
      const auto corner = [&](int i) {
        return Place{3 * row + kCorners[i % 6].up, across + kCorners[i % 6].across};
      };
      for (int i = 0; i < 6; ++i) lattice.join(corner(i), corner(i + 1));
    }
  }
  return lattice.draw(kHalfRoot3, 0.5);
}

// Each depth sets three copies of the last one corner to corner. The smallest triangles are
// upright, and the one with its lower left corner at (i, j) in coordinates along two sides is there
// exactly where i and j share no binary digit (Pascal's triangle modulo 2).
Drawing draw_sierpinski(int depth) {
  Lattice lattice;
  const int side = 1 << depth;
  for (int up = 0; up < side; ++up) {
    for (int i = 0; i + up < side; ++i) {
      if (i & up) continue;
      const Place left{up, 2 * i + up}, right{up, 2 * i + up + 2}, top{up + 1, 2 * i + up + 1};
      lattice.join(left, right);
      lattice.join(right, top);
      lattice.join(top, left);
    }
  }
  return lattice.draw(0.5, kHalfRoot3);
}

}  // namespace omnigo
