#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

#include "graph/drawing.h"

namespace omnigo {
namespace {

using std::numbers::phi;

double squared_distance(Coordinates a, Coordinates b) {
  const double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
  return x * x + y * y + z * z;
}

// Joins the points that lie as near to each other as any two do: the edges of a regular solid.
Drawing join_nearest(std::vector<Coordinates> points) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t a = 0; a < points.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b)
      least = std::min(least, squared_distance(points[a], points[b]));
  }
  std::vector<Edge> edges;
  for (std::size_t a = 0; a < points.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (squared_distance(points[a], points[b]) < 1.1 * least) {
        edges.push_back({static_cast<Point>(b), static_cast<Point>(a)});
      }
    }
  }
  return {.points = std::move(points), .edges = std::move(edges), .solid = true};
}

// Appends `count` points around the axis, from `rotation` (in parts of a full circle) on.
void add_layer(std::vector<Coordinates>& points, int count, double radius, double height,
               double rotation) {
  for (int k = 0; k < count; ++k) {
    const double angle = 2 * std::numbers::pi * (rotation + static_cast<double>(k) / count);
    points.push_back({radius * std::sin(angle), height, radius * std::cos(angle)});
  }
}

const double kPentagonRadius = 0.5 / std::sin(std::numbers::pi / 5);  // of side 1

}  // namespace

Drawing draw_cube(int side) {
  std::map<std::array<int, 3>, Point> numbers;  // (y, z, x), each from 0
  Drawing drawing;
  drawing.solid = true;
  const auto outside = [side](int i) { return i == 0 || i == side - 1; };
  const double half = (side - 1) / 2.0;
  for (int y = 0; y < side; ++y) {
    for (int z = 0; z < side; ++z) {
      for (int x = 0; x < side; ++x) {
        if (!outside(x) && !outside(y) && !outside(z)) continue;
        const auto here = static_cast<Point>(drawing.points.size());
        numbers[{y, z, x}] = here;
        drawing.points.push_back({x - half, y - half, z - half});
        for (const std::array<int, 3> before :
             {std::array{y - 1, z, x}, std::array{y, z - 1, x}, std::array{y, z, x - 1}}) {
          const auto found = numbers.find(before);
          if (found != numbers.end()) drawing.edges.push_back({found->second, here});
        }
      }
    }
  }
  return drawing;
}

namespace {

// Up to three dimensions the thing itself, in four a cube within a cube. Beyond, dimensions come in
// pairs, each a square of what the last one drew, larger and a little rotated, so that no two
// points meet and few edges pass over a point.
Coordinates hypercube_place(int point, int dimensions) {
  const auto bit = [&](int d) { return point >> d & 1 ? 0.5 : -0.5; };
  if (dimensions <= 3) {
    return {dimensions > 0 ? bit(0) : 0, dimensions > 1 ? bit(1) : 0, dimensions > 2 ? bit(2) : 0};
  }
  if (dimensions == 4) {
    const double size = bit(3) > 0 ? 5 : 1.7;
    return {size * (bit(0) + 0.42 * bit(2)), size * (bit(1) + 0.27 * bit(2)), 0};
  }
  Coordinates place;
  for (int d = 0; d < dimensions; ++d) {
    const bool alone = d == dimensions - 1 && d % 2 == 0;
    const double length = std::pow(2.35, d / 2), rotation = alone ? 0.12 : 0.35 * (d / 2);
    const double angle = rotation + (d % 2) * std::numbers::pi / 2;
    place.x += bit(d) * length * std::cos(angle);
    place.y += bit(d) * length * std::sin(angle);
  }
  return place;
}

}  // namespace

Drawing draw_hypercube(int dimensions) {
  Drawing drawing;
  drawing.solid = dimensions == 3;
  for (int p = 0; p < 1 << dimensions; ++p) {
    drawing.points.push_back(hypercube_place(p, dimensions));
    for (int d = 0; d < dimensions; ++d) {
      const int q = p ^ 1 << d;
      if (q < p) drawing.edges.push_back({static_cast<Point>(q), static_cast<Point>(p)});
    }
  }
  return drawing;
}

Drawing draw_tetrahedron() {
  std::vector<Coordinates> points;
  add_layer(points, 3, 1 / std::sqrt(3.0), -1 / std::sqrt(24.0), 0);
  points.push_back({0, 3 / std::sqrt(24.0), 0});
  return join_nearest(std::move(points));
}

Drawing draw_octahedron() {
  const double half = std::sqrt(0.5);
  std::vector<Coordinates> points{{0, -half, 0}};
  add_layer(points, 4, half, 0, 0);
  points.push_back({0, half, 0});
  return join_nearest(std::move(points));
}

Drawing draw_dodecahedron() {
  const double top = phi * phi / (2 * std::sqrt(3 - phi)), middle = top - kPentagonRadius;
  std::vector<Coordinates> points;
  add_layer(points, 5, kPentagonRadius, -top, 0);
  add_layer(points, 5, kPentagonRadius * phi, -middle, 0);
  add_layer(points, 5, kPentagonRadius * phi, middle, 0.1);
  add_layer(points, 5, kPentagonRadius, top, 0.1);
  return join_nearest(std::move(points));
}

Drawing draw_icosahedron() {
  const double height = kPentagonRadius / 2, pole = phi * kPentagonRadius - height;
  std::vector<Coordinates> points{{0, -pole, 0}};
  add_layer(points, 5, kPentagonRadius, -height, 0);
  add_layer(points, 5, kPentagonRadius, height, 0.1);
  points.push_back({0, pole, 0});
  return join_nearest(std::move(points));
}

}  // namespace omnigo
