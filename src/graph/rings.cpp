#include <algorithm>
#include <cmath>
#include <numbers>

#include "graph/drawing.h"

namespace omnigo {
namespace {

Point number(int p) { return static_cast<Point>(p); }

// Appends `points` points clockwise from the top.
void add_ring(Drawing& drawing, int points, double radius) {
  for (int k = 0; k < points; ++k) {
    const double angle = 2 * std::numbers::pi * k / points;
    drawing.points.push_back({radius * std::sin(angle), radius * std::cos(angle), 0});
  }
}

// The radius of a ring whose points lie one apart.
double radius_of(int points) {
  return points < 2 ? 0 : 0.5 / std::sin(std::numbers::pi / std::max(points, 2));
}

}  // namespace

// Short paths are straight; longer ones go to and fro, so that they fit a screen.
Drawing draw_path(int points) {
  const int row = points <= 15 ? points : static_cast<int>(std::ceil(std::sqrt(1.6 * points)));
  Drawing drawing;
  for (int k = 0; k < points; ++k) {
    const int along = k % row, down = k / row;
    drawing.points.push_back({double(down % 2 ? row - 1 - along : along), double(-down), 0});
    if (k > 0) drawing.edges.push_back({number(k - 1), number(k)});
  }
  return drawing;
}

Drawing draw_cycle(int points) {
  Drawing drawing;
  add_ring(drawing, points, radius_of(points));
  for (int k = 0; k < points; ++k) drawing.edges.push_back({number(k), number((k + 1) % points)});
  return drawing;
}

Drawing draw_complete(int points) {
  Drawing drawing;
  add_ring(drawing, points, radius_of(points));
  for (int a = 0; a < points; ++a) {
    for (int b = a + 1; b < points; ++b) drawing.edges.push_back({number(a), number(b)});
  }
  return drawing;
}

Drawing draw_star(int points) {
  Drawing drawing;
  drawing.points.push_back({});
  add_ring(drawing, points - 1, std::max(1.0, radius_of(points - 1)));
  for (int k = 1; k < points; ++k) drawing.edges.push_back({0, number(k)});
  return drawing;
}

Drawing draw_petersen() {
  Drawing drawing;
  add_ring(drawing, 5, 2);
  add_ring(drawing, 5, 1);
  for (int k = 0; k < 5; ++k) {
    drawing.edges.push_back({number(k), number((k + 1) % 5)});
    drawing.edges.push_back({number(k), number(5 + k)});
    drawing.edges.push_back({number(5 + k), number(5 + (k + 2) % 5)});
  }
  return drawing;
}

}  // namespace omnigo
