#include "rules/handicap.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace omnigo {

extern const char* const kHandicapTable;  // data/handicap.txt

namespace {

constexpr int kLeastGrid = 9;  // lines of a board on which the pattern has room
constexpr int kMostOfPattern = 9;

// Corners, sides, and for odd numbers the middle; on the third line, or the fourth where there are
// 13 lines or more. Where there is no middle line, the points of opposite sides mirror each other
// in the middle of the board. The longer sides come first.
std::vector<Point> star_pattern(int columns, int rows, int stones) {
  const auto at = [&](int column, int row) { return static_cast<Point>(row * columns + column); };
  const auto line = [](int lines) { return lines < 13 ? 2 : 3; };
  const auto far = [](int lines, int from_edge) { return lines - 1 - from_edge; };
  const int left = line(columns), right = far(columns, left);
  const int low = line(rows), high = far(rows, low);
  const int column = (columns - 1) / 2, row = (rows - 1) / 2;
  std::vector<Point> points = {at(left, low), at(right, high), at(left, high), at(right, low)};
  const std::vector<Point> beside = {at(left, row), at(right, far(rows, row))};
  const std::vector<Point> across = {at(far(columns, column), low), at(column, high)};
  for (const auto& sides :
       rows >= columns ? std::vector{beside, across} : std::vector{across, beside}) {
    points.insert(points.end(), sides.begin(), sides.end());
  }
  // Five, seven and nine stones include the middle as their last.
  const bool with_middle = stones >= 5 && stones % 2 == 1;
  points.resize(with_middle ? stones - 1 : stones);
  if (with_middle) points.push_back(at(column, row));
  return points;
}

bool is_grid(const Layout& layout) { return layout.rectangle && layout.spec.starts_with("grid:"); }

// The number of the player who alone gets stones.
std::optional<std::size_t> only_seat(const std::vector<int>& stones) {
  const auto seat = std::find_if(stones.begin(), stones.end(), [](int n) { return n != 0; });
  const bool alone =
      seat != stones.end() && std::all_of(seat + 1, stones.end(), [](int n) { return n == 0; });
  if (!alone) return std::nullopt;
  return static_cast<std::size_t>(seat - stones.begin());
}

std::vector<Stone> coloured(const std::vector<Point>& points, std::size_t seat) {
  std::vector<Stone> stones;
  for (const Point p : points) stones.push_back({p, colour_of(static_cast<int>(seat))});
  return stones;
}

// Takes what stands before the next separator from the text, and the separator.
std::string_view next_part(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

// The points of a line of the table, if it is this board's.
std::vector<Point> points_of_line(const Layout& layout, std::string_view line) {
  std::vector<Point> points;
  if (next_part(line, ' ') != layout.spec) return points;
  while (!line.empty()) {
    const auto name = std::find(layout.names.begin(), layout.names.end(), next_part(line, ' '));
    points.push_back(static_cast<Point>(name - layout.names.begin()));
  }
  return points;
}

// Where the net places this number of stones; none if the table does not say.
std::vector<Point> chosen_by_net(const Layout& layout, int stones) {
  for (std::string_view table = kHandicapTable; !table.empty();) {
    std::vector<Point> points = points_of_line(layout, next_part(table, '\n'));
    if (static_cast<int>(points.size()) == stones) return points;
  }
  return {};
}

// Up to five stones are worth as much where they are spread.
bool has_pattern(const Rectangle& grid, int stones) {
  return std::min(grid.columns, grid.rows) >= kLeastGrid && stones > 5 && stones <= kMostOfPattern;
}

}  // namespace

int most_star_handicap(int columns, int rows) {
  if (columns != rows || columns < 7) return 0;
  return columns % 2 == 0 || columns == 7 ? 4 : 9;
}

Result<std::vector<Point>> star_handicap(int columns, int rows, int stones) {
  const int most = most_star_handicap(columns, rows);
  if (most == 0) {
    return explain("handicap-no-stars", "only square grids of 7x7 or larger have star points");
  }
  if (stones < 2 || stones > most) {
    return explain("handicap-stars", "this board has star points for 2 to {most} stones, not {n}",
                   {{"most", most}, {"n", stones}});
  }
  return star_pattern(columns, rows, stones);
}

Result<std::vector<Stone>> spread_on(const Layout& layout, const std::vector<int>& stones) {
  const auto seat = only_seat(stones);
  if (!seat || !is_grid(layout) || !has_pattern(*layout.rectangle, stones[*seat])) {
    return spread_handicap(*layout.graph, stones);
  }
  const auto [columns, rows] = *layout.rectangle;
  return coloured(star_pattern(columns, rows, stones[*seat]), *seat);
}

Result<std::vector<Stone>> usual_handicap(const Layout& layout, const std::vector<int>& stones) {
  const auto seat = only_seat(stones);
  if (!seat) return spread_on(layout, stones);
  if (!is_grid(layout)) {
    const std::vector<Point> points = chosen_by_net(layout, stones[*seat]);
    return points.empty() ? spread_on(layout, stones) : coloured(points, *seat);
  }
  const auto [columns, rows] = *layout.rectangle;
  const auto points = star_handicap(columns, rows, stones[*seat]);
  return points ? coloured(*points, *seat) : spread_on(layout, stones);
}

}  // namespace omnigo
