#include <algorithm>
#include <cstdlib>
#include <set>

#include "graph/drawing.h"

namespace omnigo {
namespace {

enum class Sides { kOpen, kJoined, kTwisted };  // how the last column meets the first

class Weaver {
 public:
  Weaver(int columns, int rows) : columns_(columns), rows_(rows) {
    for (int r = 0; r < rows; ++r) {
      for (int c = 0; c < columns; ++c) {
        drawing_.points.push_back({double(c), double(r), 0});
        if (c > 0) drawing_.edges.push_back({at(c - 1, r), at(c, r)});
        if (r > 0) drawing_.edges.push_back({at(c, r - 1), at(c, r)});
      }
    }
  }

  void wrap_columns(Sides sides) {
    for (int r = 0; r < rows_; ++r) {
      wrap(at(columns_ - 1, r), at(0, sides == Sides::kTwisted ? rows_ - 1 - r : r), 1, 0);
    }
  }

  void wrap_rows() {
    for (int c = 0; c < columns_; ++c) wrap(at(c, rows_ - 1), at(c, 0), 0, 1);
  }

  Drawing take() { return std::move(drawing_); }

 private:
  Point at(int column, int row) const { return static_cast<Point>(row * columns_ + column); }

  bool joined_inside(Point a, Point b) const {
    const int columns_apart = std::abs(a % columns_ - b % columns_);
    const int rows_apart = std::abs(a / columns_ - b / columns_);
    return columns_apart + rows_apart <= 1;
  }

  // An edge that only doubles one that is there, or would be a loop, adds none.
  void wrap(Point from, Point to, int dx, int dy) {
    const Edge edge{std::min(from, to), std::max(from, to)};
    if (joined_inside(from, to) || !wrapped_.insert(edge).second) return;
    drawing_.edges.push_back(edge);
    drawing_.wraps.push_back({from, to, dx, dy});
  }

  int columns_, rows_;
  Drawing drawing_;
  std::set<Edge> wrapped_;
};

Drawing weave(int columns, int rows, Sides sides, bool rows_wrap) {
  Weaver weaver(columns, rows);
  if (sides != Sides::kOpen) weaver.wrap_columns(sides);
  if (rows_wrap) weaver.wrap_rows();
  return weaver.take();
}

}  // namespace

Drawing draw_grid(int columns, int rows) { return weave(columns, rows, Sides::kOpen, false); }
Drawing draw_cylinder(int columns, int rows) { return weave(columns, rows, Sides::kJoined, false); }
Drawing draw_torus(int columns, int rows) { return weave(columns, rows, Sides::kJoined, true); }
Drawing draw_mobius(int columns, int rows) { return weave(columns, rows, Sides::kTwisted, false); }
Drawing draw_klein(int columns, int rows) { return weave(columns, rows, Sides::kTwisted, true); }

}  // namespace omnigo
