// A board as people meet it: a graph, a name for every point and a place to draw it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/graph.h"

namespace omnigo {

struct Coordinates {
  double x = 0, y = 0, z = 0;  // y points up
};

// Columns and rows of the WxH families; their points lie by row from the lowest, then by column.
struct Rectangle {
  int columns = 0, rows = 0;
};

struct Layout {
  std::string spec;  // canonical: `9` reads as "grid:9x9"
  SharedGraph graph;
  std::vector<std::string> names;  // unique, without spaces
  std::vector<Coordinates> coordinates;
  bool solid = false;                  // the drawing has three dimensions
  std::optional<Rectangle> rectangle;  // where points are named by column and row

  // By name; WxH families and their likes read letters in either case.
  std::optional<Point> find(std::string_view name) const;
};

// Reads `family:arguments`, see `omnigo board`; `file:PATH` reads a file. Sizes are checked before
// anything is built.
Result<Layout> make_layout(std::string_view spec);

// The name of a point in a WxH family: A1 is lower left, I is left out, after Z come AA, AB, ....
std::string grid_point_name(int column, int row);

}  // namespace omnigo
