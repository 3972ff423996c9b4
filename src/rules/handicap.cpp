#include "rules/handicap.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace omnigo {

int most_star_handicap(int columns, int rows) {
  if (columns != rows || columns < 7) return 0;
  return columns % 2 == 0 || columns == 7 ? 4 : 9;
}

Result<std::vector<Point>> star_handicap(int columns, int rows, int stones) {
  const int most = most_star_handicap(columns, rows);
  if (most == 0) {
    return explain("handicap-no-stars", "there are star points only on square grids from 7x7 on");
  }
  if (stones < 2 || stones > most) {
    return explain("handicap-stars", "star points are for 2 to {most} stones, not {n}",
                   {{"most", most}, {"n", stones}});
  }
  const int low = columns < 13 ? 2 : 3, high = columns - 1 - low, middle = columns / 2;
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

Result<std::vector<Stone>> usual_handicap(const Layout& layout, const std::vector<int>& stones) {
  const auto getting = std::find_if(stones.begin(), stones.end(), [](int n) { return n != 0; });
  const bool alone = getting != stones.end() &&
                     std::all_of(getting + 1, stones.end(), [](int n) { return n == 0; });
  if (!alone || !layout.rectangle || !layout.spec.starts_with("grid:")) {
    return spread_handicap(*layout.graph, stones);
  }
  const auto points = star_handicap(layout.rectangle->columns, layout.rectangle->rows, *getting);
  if (!points) return spread_handicap(*layout.graph, stones);
  std::vector<Stone> placed;
  for (const Point p : *points) {
    placed.push_back({p, colour_of(static_cast<int>(getting - stones.begin()))});
  }
  return placed;
}

}  // namespace omnigo
