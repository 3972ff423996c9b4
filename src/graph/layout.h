// A board as people meet it: a graph, a name for every point and a place to draw it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/graph.h"

namespace omnigo {

struct Coordinates {
  double x = 0, y = 0, z = 0;  // y points up, z towards the viewer
  bool operator==(const Coordinates&) const = default;
};

// Columns and rows of the WxH families; their points lie by row from the lowest, then by column.
struct Rectangle {
  int columns = 0, rows = 0;
};

// An edge that runs over the border of a flat drawing: it leaves `from` in the direction (dx, dy)
// and comes to `to` from the opposite side.
struct Wrap {
  Point from, to;
  int dx, dy;
};

struct Layout {
  std::string spec;  // canonical: `9` reads as "grid:9x9"
  SharedGraph graph;
  std::vector<std::string> names;  // unique, without spaces
  std::vector<Coordinates> coordinates;
  bool solid = false;                  // the drawing has three dimensions
  std::optional<Rectangle> rectangle;  // where points are named by column and row
  std::vector<Wrap> wraps;             // the edges not drawn as straight lines

  // The point of that name; letters in the other case will do where no other name is meant.
  std::optional<Point> find(std::string_view name) const;
};

// Reads `family:arguments` (graph/families.h) or `file:PATH` (graph/board_text.h). What is unknown,
// malformed or too large is an error at once, before anything is built. What strangers send belongs
// to make_family instead, which touches no files.
Result<Layout> make_layout(std::string_view spec);

// The name of a point in a WxH family: A1 is lower left, I is left out, after Z come AA, AB, ....
std::string grid_point_name(int column, int row);

// Names for the points of other boards: 1, 2, ....
std::vector<std::string> numbered_names(int points);

}  // namespace omnigo
