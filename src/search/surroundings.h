// What lies around each point, as bits: its neighbours, then its diagonal points.
//
// A set of stones around a point is then one word, and a stone put down or taken changes one bit at
// each point that sees it. Whether a point is an eye, whether it has an empty neighbour and what
// its shape is (search/shape.h) are questions about two such words: all stones, and the mover's.
#pragma once

#include <cstdint>
#include <vector>

#include "search/shape.h"

namespace omnigo {

class Surroundings {
 public:
  using Bits = std::uint32_t;
  static constexpr int kMost = 32;

  Surroundings(const Graph& graph, const Shapes& shapes);

  // A point that sees another, and the bit under which it does.
  struct Viewer {
    Point point;
    Bits bit;
  };
  std::span<const Viewer> viewers(Point p) const {
    return {viewers_.data() + first_viewer_[p], viewers_.data() + first_viewer_[p + 1]};
  }
  // In the order of the bits. Of more than kMost points, only the first ones are there.
  std::span<const Point> around(Point p) const {
    return {around_.data() + first_[p], around_.data() + first_[p + 1]};
  }
  Bits sides(Point p) const { return of_[p].sides; }
  Bits corners(Point p) const { return of_[p].corners; }
  // All neighbours and diagonal points are there.
  bool is_whole(Point p) const { return of_[p].whole; }
  // Points of the same kind have the same shape where the same bits are set.
  std::uint32_t kind(Point p) const { return of_[p].kind; }

 private:
  struct OfPoint {
    Bits sides = 0, corners = 0;
    std::uint32_t kind = 0;
    bool whole = true;
  };

  std::vector<OfPoint> of_;
  std::vector<std::uint32_t> first_, first_viewer_;
  std::vector<Point> around_;
  std::vector<Viewer> viewers_;
};

}  // namespace omnigo
