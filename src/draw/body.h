// The convex body that a solid board's points may span: its sides, and which points lie on them.
#pragma once

#include <vector>

#include "graph/layout.h"

namespace omnigo {

Coordinates operator+(Coordinates a, Coordinates b);
Coordinates operator-(Coordinates a, Coordinates b);
Coordinates operator*(double s, Coordinates a);
double dot(Coordinates a, Coordinates b);
double length(Coordinates a);
Coordinates unit(Coordinates a);

// A plane that touches the body from outside, and the points on it.
struct Side {
  Coordinates normal;
  std::vector<Point> points;
};

// The sides of the convex body that the points span, if every edge lies on one.
std::vector<Side> sides_of(const Layout& layout);

// For each point, the sides it lies on, ascending.
using SidesAt = std::vector<std::vector<int>>;
SidesAt sides_at(const Layout& layout, const std::vector<Side>& sides);

// The sides in both lists.
std::vector<int> common(const std::vector<int>& a, const std::vector<int>& b);

// Whether all points and edges lie on sides.
bool is_convex_body(const Layout& layout, const SidesAt& at);

}  // namespace omnigo
