#include "rules/handicap.h"

#include <limits>
#include <string>

namespace omnigo {
namespace {

constexpr int kFar = std::numeric_limits<int>::max();

// Lowers each distance to that from `source`, where it is less.
void measure_from(const Graph& graph, Point source, std::vector<int>& distance) {
  std::vector<Point> queue = {source};
  distance[source] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (Point q : graph.neighbours(queue[i])) {
      if (distance[queue[i]] + 1 < distance[q]) {
        distance[q] = distance[queue[i]] + 1;
        queue.push_back(q);
      }
    }
  }
}

}  // namespace

Result<std::vector<Point>> star_handicap(int columns, int rows, int stones) {
  if (columns != rows || (columns != 9 && columns != 13 && columns != 19)) {
    return Error{"customary handicap points exist on 9x9, 13x13 and 19x19"};
  }
  if (stones < 2 || stones > 9) {
    return Error{"customary handicap is 2 to 9 stones, not " + std::to_string(stones)};
  }
  const int low = columns == 9 ? 2 : 3, high = columns - 1 - low, middle = columns / 2;
  const auto at = [&](int column, int row) { return static_cast<Point>(row * columns + column); };
  const Point centre = at(middle, middle);
  std::vector<Point> points = {at(low, low),    at(high, high),  at(low, high),
                               at(high, low),   at(low, middle), at(high, middle),
                               at(middle, low), at(middle, high)};
  // Five, seven and nine stones include the centre as their last.
  const bool with_centre = stones >= 5 && stones % 2 == 1;
  points.resize(with_centre ? stones - 1 : stones);
  if (with_centre) points.push_back(centre);
  return points;
}

Result<std::vector<Point>> spread_handicap(const Graph& graph, const std::vector<Point>& taken,
                                           int stones) {
  if (stones < 0 ||
      static_cast<std::size_t>(stones) + taken.size() > static_cast<std::size_t>(graph.size())) {
    return Error{"there is no room for " + std::to_string(stones) + " handicap stones"};
  }
  std::vector<int> distance(graph.size(), kFar);
  for (Point p : taken) measure_from(graph, p, distance);
  std::vector<Point> points;
  while (static_cast<int>(points.size()) < stones) {
    Point best = 0;
    for (int i = 1; i < graph.size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (distance[p] > distance[best] ||
          (distance[p] == distance[best] && graph.degree(p) > graph.degree(best))) {
        best = p;
      }
    }
    points.push_back(best);
    measure_from(graph, best, distance);
  }
  return points;
}

}  // namespace omnigo
