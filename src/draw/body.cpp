#include "draw/body.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace omnigo {
namespace {

constexpr double kNear = 1e-6;  // of places that should be one

Coordinates cross(Coordinates a, Coordinates b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

}  // namespace

Coordinates operator+(Coordinates a, Coordinates b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
Coordinates operator-(Coordinates a, Coordinates b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
Coordinates operator*(double s, Coordinates a) { return {s * a.x, s * a.y, s * a.z}; }
double dot(Coordinates a, Coordinates b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
double length(Coordinates a) { return std::sqrt(dot(a, a)); }
Coordinates unit(Coordinates a) { return (1 / length(a)) * a; }

// Two edges that meet span the plane of a side if any does.
std::vector<Side> sides_of(const Layout& layout) {
  const auto& at = layout.coordinates;
  double size = 0;
  for (const Coordinates& p : at) size = std::max(size, length(p - at[0]));
  std::set<std::array<long, 4>> tried;  // normal and distance from the origin
  std::vector<Side> sides;
  const auto try_plane = [&](Point p, Coordinates normal) {
    if (length(normal) < kNear) return;
    normal = unit(normal);
    const double here = dot(normal, at[p]), rounding = kNear * size;
    const auto key = [](double v) { return std::lround(v * 1e5); };
    if (!tried.insert({key(normal.x), key(normal.y), key(normal.z), key(here / size)}).second)
      return;
    Side side{normal, {}};
    for (std::size_t q = 0; q < at.size(); ++q) {
      const double there = dot(normal, at[q]);
      if (there > here + rounding) return;
      if (there > here - rounding) side.points.push_back(static_cast<Point>(q));
    }
    sides.push_back(std::move(side));
  };
  for (std::size_t i = 0; i < at.size(); ++i) {
    const auto p = static_cast<Point>(i);
    const auto near = layout.graph->neighbours(p);
    if (near.size() > 8) return {};
    for (std::size_t a = 0; a < near.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        const Coordinates normal = cross(at[near[a]] - at[p], at[near[b]] - at[p]);
        try_plane(p, normal);
        try_plane(p, -1 * normal);
      }
    }
  }
  return sides;
}

SidesAt sides_at(const Layout& layout, const std::vector<Side>& sides) {
  SidesAt at(layout.coordinates.size());
  for (std::size_t s = 0; s < sides.size(); ++s) {
    for (const Point p : sides[s].points) at[p].push_back(static_cast<int>(s));
  }
  return at;
}

std::vector<int> common(const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<int> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both;
}

bool is_convex_body(const Layout& layout, const SidesAt& at) {
  for (const Edge e : layout.graph->edges()) {
    if (common(at[e.a], at[e.b]).empty()) return false;
  }
  return std::all_of(at.begin(), at.end(), [](const auto& sides) { return !sides.empty(); });
}

}  // namespace omnigo
