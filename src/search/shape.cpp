#include "search/shape.h"

#include <algorithm>

namespace omnigo {

Shapes::Shapes(const Graph& graph) : first_(graph.size() + 1) {
  const auto diagonals = diagonal_points(graph);
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    degree_.push_back(splitmix64(1'000 + std::min(graph.degree(p), 12)));
    first_[p] = static_cast<std::uint32_t>(corners_.size());
    for (Point d : diagonals[p]) {
      Corner corner{d, kNoPoint, kNoPoint};
      for (Point q : graph.neighbours(p)) {
        if (!graph.adjacent(q, d)) continue;
        (corner.a == kNoPoint ? corner.a : corner.b) = q;
      }
      corners_.push_back(corner);
      diagonals_.push_back(d);
    }
  }
  first_[graph.size()] = static_cast<std::uint32_t>(corners_.size());
  for (int kind = 0; kind < 3; ++kind) side_keys_[kind] = splitmix64(2'000 + kind);
  for (int corner = 0; corner < 3; ++corner) {
    for (int a = 0; a < 3; ++a) {
      for (int b = 0; b < 3; ++b) {
        corner_keys_[9 * corner + 3 * a + b] =
            splitmix64(3'000 + 9 * corner + 3 * std::min(a, b) + std::max(a, b));
      }
    }
  }
}

}  // namespace omnigo
