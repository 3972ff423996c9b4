#include "search/surroundings.h"

#include <algorithm>
#include <map>

namespace omnigo {
namespace {

// How many sides there are, and beside which of them each corner lies.
std::vector<Surroundings::Bits> structure(const Graph& graph, const Shapes& shapes, Point p) {
  const auto sides = graph.neighbours(p);
  std::vector<Surroundings::Bits> found = {static_cast<Surroundings::Bits>(sides.size())};
  for (Point corner : shapes.diagonals(p)) {
    found.push_back(0);
    for (std::size_t i = 0; i < sides.size(); ++i) {
      if (graph.adjacent(sides[i], corner)) found.back() |= Surroundings::Bits{1} << i;
    }
  }
  return found;
}

}  // namespace

Surroundings::Surroundings(const Graph& graph, const Shapes& shapes) : of_(graph.size()) {
  std::map<std::vector<Bits>, std::uint32_t> kinds;
  std::vector<std::vector<Viewer>> viewers(graph.size());
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    OfPoint& its = of_[p];
    first_.push_back(static_cast<std::uint32_t>(around_.size()));
    int seen = 0;
    const auto see = [&](std::span<const Point> points, Bits& bits) {
      for (Point q : points) {
        if (seen == kMost) {
          its.whole = false;
          return;
        }
        const Bits bit = Bits{1} << seen++;
        bits |= bit;
        around_.push_back(q);
        viewers[q].push_back({p, bit});
      }
    };
    see(graph.neighbours(p), its.sides);
    see(shapes.diagonals(p), its.corners);
    if (its.whole) {
      const auto number = static_cast<std::uint32_t>(kinds.size());
      its.kind = kinds.emplace(structure(graph, shapes, p), number).first->second;
    }
  }
  first_.push_back(static_cast<std::uint32_t>(around_.size()));
  for (const std::vector<Viewer>& seen_by : viewers) {
    first_viewer_.push_back(static_cast<std::uint32_t>(viewers_.size()));
    viewers_.insert(viewers_.end(), seen_by.begin(), seen_by.end());
  }
  first_viewer_.push_back(static_cast<std::uint32_t>(viewers_.size()));
}

}  // namespace omnigo
