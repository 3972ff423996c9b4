#include "draw/view.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

#include "draw/body.h"

namespace omnigo {
namespace {

constexpr double kNear = 1e-6;       // of places that should be one
constexpr double kStone = 0.47;      // radius of a stone where neighbours are 1 apart
constexpr double kBodyStone = 0.34;  // the same on a body, whose shape should still be seen
constexpr double kApart = 1.6;       // between two views
constexpr double kEyeAway = 5.5;     // distance of the eye, in radii of the body

double distance(Place a, Place b) { return std::hypot(a.x - b.x, a.y - b.y); }

// The lines on which a board of this many columns (or rows) has star points near the corners, and
// in the middle.
std::vector<int> corner_lines(int size) {
  if (size < 8) return {};
  const int line = size < 13 ? 2 : 3;
  return {line, size - 1 - line};
}

// How the board is held: rotated about the upright axis, then tipped towards the viewer.
struct Camera {
  double yaw, tip;  // in radians
  Coordinates middle;
  double eye;  // how far from the middle

  Coordinates rotated(Coordinates p) const {
    const double x = p.x * std::cos(yaw) + p.z * std::sin(yaw);
    const double z = p.z * std::cos(yaw) - p.x * std::sin(yaw);
    return {x, p.y * std::cos(tip) - z * std::sin(tip), p.y * std::sin(tip) + z * std::cos(tip)};
  }
  Place place(Coordinates p) const {
    const Coordinates t = rotated(p - middle);
    const double scale = eye / (eye - t.z);
    return {t.x * scale, -t.y * scale};
  }
  double nearness(Coordinates p) const { return rotated(p - middle).z; }
  // Whether a side with this normal that holds p shows its outside.
  bool faces(Coordinates normal, Coordinates p) const {
    const Coordinates t = rotated(p - middle);
    return dot(rotated(normal), Coordinates{-t.x, -t.y, eye - t.z}) > 0;
  }
};

Camera camera_for(const Layout& layout, double yaw, double tip) {
  Coordinates middle;
  const auto n = static_cast<double>(layout.coordinates.size());
  for (const Coordinates& p : layout.coordinates) middle = middle - (-1 / n) * p;
  double radius = 0;
  for (const Coordinates& p : layout.coordinates) radius = std::max(radius, length(p - middle));
  return {yaw, tip, middle, kEyeAway * std::max(radius, 1e-3)};
}

// A stone's radius at each spot: the usual one, or what the nearest spot at the same depth leaves.
void size_stones(View& view) {
  std::vector<Spot>& spots = view.spots;
  const double share = view.faces.empty() ? kStone : kBodyStone;
  std::vector<double> nearest(spots.size(), INFINITY);
  for (std::size_t i = 0; i < spots.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double apart = distance(spots[i].place, spots[j].place);
      if (apart >= std::max(nearest[i], nearest[j])) continue;
      nearest[i] = std::min(nearest[i], apart);
      nearest[j] = std::min(nearest[j], apart);
    }
  }
  std::vector<double> sorted = nearest;
  std::sort(sorted.begin(), sorted.end());
  const double usual = spots.size() > 1 ? sorted[sorted.size() / 4] : 1;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    spots[i].radius = share * std::clamp(nearest[i], 0.5 * usual, usual);
  }
}

// Scales the view so that stones have the usual size, and finds its bounds.
void settle(std::vector<View>& views) {
  double stones = 0, count = 0;
  for (View& view : views) {
    size_stones(view);
    for (const Spot& spot : view.spots) stones += spot.radius;
    count += static_cast<double>(view.spots.size());
  }
  const double scale = kStone / (stones / count);
  double left = 0;
  for (View& view : views) {
    view.low = {INFINITY, INFINITY};
    view.high = {-INFINITY, -INFINITY};
    const auto fit = [&](Place& p) {
      p = {p.x * scale, p.y * scale};
      view.low = {std::min(view.low.x, p.x), std::min(view.low.y, p.y)};
      view.high = {std::max(view.high.x, p.x), std::max(view.high.y, p.y)};
    };
    for (Spot& spot : view.spots) {
      fit(spot.place);
      spot.radius *= scale;
    }
    for (Line& line : view.lines) {
      fit(line.from);
      fit(line.to);
    }
    for (Face& face : view.faces) std::for_each(face.corners.begin(), face.corners.end(), fit);
    const double shift = left - view.low.x;
    const auto move = [&](Place& p) { p.x += shift; };
    for (Spot& spot : view.spots) move(spot.place);
    for (Line& line : view.lines) {
      move(line.from);
      move(line.to);
    }
    for (Face& face : view.faces) std::for_each(face.corners.begin(), face.corners.end(), move);
    move(view.low);
    move(view.high);
    left = view.high.x + kApart;
  }
}

View flat_view(const Layout& layout) {
  View view;
  const auto place = [&](Point p) {
    return Place{layout.coordinates[p].x, -layout.coordinates[p].y};
  };
  for (int p = 0; p < layout.graph->size(); ++p) {
    view.spots.push_back({static_cast<Point>(p), place(static_cast<Point>(p)), 0, 0});
  }
  for (const Edge e : drawn_edges(layout)) view.lines.push_back({place(e.a), place(e.b), 0});
  return view;
}

View frame_view(const Layout& layout, const Camera& camera) {
  View view;
  double back = INFINITY, front = -INFINITY;
  for (const Coordinates& p : layout.coordinates) {
    back = std::min(back, camera.nearness(p));
    front = std::max(front, camera.nearness(p));
  }
  const auto depth = [&](Coordinates p) {
    return (front - camera.nearness(p)) / std::max(front - back, 1e-9);
  };
  for (int i = 0; i < layout.graph->size(); ++i) {
    const Coordinates at = layout.coordinates[i];
    view.spots.push_back({static_cast<Point>(i), camera.place(at), 0, depth(at)});
  }
  for (const Edge e : layout.graph->edges()) {
    const Coordinates a = layout.coordinates[e.a], b = layout.coordinates[e.b];
    view.lines.push_back({camera.place(a), camera.place(b), (depth(a) + depth(b)) / 2});
  }
  return view;
}

// A view of a convex body; what faces away is left out if the body is opaque.
View body_view(const Layout& layout, const std::vector<Side>& sides, const SidesAt& at,
               const Camera& camera, bool opaque) {
  const Coordinates light = unit({-0.45, 0.8, 0.7});
  View view;
  std::vector<bool> shows(sides.size());
  for (std::size_t s = 0; s < sides.size(); ++s) {
    shows[s] = camera.faces(sides[s].normal, layout.coordinates[sides[s].points[0]]);
    if (opaque && !shows[s]) continue;
    std::vector<Place> corners;
    for (const Point p : sides[s].points) corners.push_back(camera.place(layout.coordinates[p]));
    const double bright = dot(camera.rotated(sides[s].normal), light);
    view.faces.push_back({convex_hull(std::move(corners)), std::clamp(0.5 + 0.5 * bright, 0.0, 1.0),
                          shows[s] ? 0.0 : 1.0});
  }
  const auto hidden = [&](const std::vector<int>& on) {
    return std::none_of(on.begin(), on.end(), [&](int s) { return shows[s]; });
  };
  for (int i = 0; i < layout.graph->size(); ++i) {
    const bool behind = hidden(at[i]);
    if (opaque && behind) continue;
    view.spots.push_back(
        {static_cast<Point>(i), camera.place(layout.coordinates[i]), 0, behind ? 1.0 : 0.0});
  }
  for (const Edge e : layout.graph->edges()) {
    const std::vector<int> on = common(at[e.a], at[e.b]);
    const bool behind = hidden(on);
    if (opaque && behind) continue;
    view.lines.push_back({camera.place(layout.coordinates[e.a]),
                          camera.place(layout.coordinates[e.b]), behind ? 1.0 : 0.0,
                          opaque && on.size() > 1});
  }
  return view;
}

double closest_pair(const Layout& layout, const Camera& camera) {
  double closest = INFINITY;
  for (std::size_t i = 0; i < layout.coordinates.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      closest = std::min(closest, distance(camera.place(layout.coordinates[i]),
                                           camera.place(layout.coordinates[j])));
    }
  }
  return closest;
}

// The way to hold a small body that keeps the points of the picture apart, by kClear edges if it
// can be; of several such, the one nearest to how one would hold it anyway.
Camera clearest_camera(const Layout& layout) {
  constexpr double kYaw = 0.4, kTip = 0.38, kClear = 0.62;
  Camera best = camera_for(layout, kYaw, kTip);
  double most_clear = 0, least_off = 0;
  for (double yaw = -1; yaw < 1; yaw += 0.04) {
    for (double tip = 0.2; tip < 0.6; tip += 0.04) {
      const Camera camera = camera_for(layout, yaw, tip);
      const double clear = std::min(closest_pair(layout, camera), kClear);
      const double off = std::hypot(yaw - kYaw, tip - kTip);
      if (clear < most_clear - kNear) continue;
      if (clear < most_clear + kNear && off > least_off) continue;
      most_clear = clear;
      least_off = off;
      best = camera;
    }
  }
  return best;
}

std::vector<View> solid_views(const Layout& layout) {
  constexpr double kYaw = 0.62, kTip = 0.5;
  const Camera camera = camera_for(layout, kYaw, kTip);
  const std::vector<Side> sides = sides_of(layout);
  const SidesAt at = sides_at(layout, sides);
  if (!is_convex_body(layout, at)) return {frame_view(layout, camera)};
  // Three sides meet in a corner.
  const bool all_corners =
      std::all_of(at.begin(), at.end(), [](const auto& on) { return on.size() >= 3; });
  if (all_corners) return {body_view(layout, sides, at, clearest_camera(layout), false)};
  const Camera other = camera_for(layout, kYaw + std::numbers::pi, -kTip);
  return {body_view(layout, sides, at, camera, true), body_view(layout, sides, at, other, true)};
}

}  // namespace

std::vector<Point> star_points(Rectangle board) {
  std::set<Point> stars;
  const auto add = [&](int column, int row) {
    stars.insert(static_cast<Point>(row * board.columns + column));
  };
  const auto columns = corner_lines(board.columns), rows = corner_lines(board.rows);
  for (const int c : columns) {
    for (const int r : rows) add(c, r);
  }
  const bool odd_columns = board.columns % 2 == 1 && board.columns >= 5;
  const bool odd_rows = board.rows % 2 == 1 && board.rows >= 5;
  if (odd_columns && odd_rows) add(board.columns / 2, board.rows / 2);
  if (odd_columns && board.columns >= 15) {
    for (const int r : rows) add(board.columns / 2, r);
  }
  if (odd_rows && board.rows >= 15) {
    for (const int c : columns) add(c, board.rows / 2);
  }
  return {stars.begin(), stars.end()};
}

std::vector<Edge> drawn_edges(const Layout& layout) {
  std::set<Edge> wrapped;
  for (const Wrap& w : layout.wraps) {
    wrapped.insert({std::min(w.from, w.to), std::max(w.from, w.to)});
  }
  std::vector<Edge> edges = layout.graph->edges();
  if (!wrapped.empty()) std::erase_if(edges, [&](Edge e) { return wrapped.contains(e); });
  return edges;
}

std::vector<Place> convex_hull(std::vector<Place> places) {
  std::sort(places.begin(), places.end(),
            [](Place a, Place b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  const auto cross = [](Place a, Place b, Place c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  };
  std::vector<Place> hull;
  const auto add = [&](Place p, std::size_t keep) {
    while (hull.size() > keep && cross(hull[hull.size() - 2], hull.back(), p) <= kNear) {
      hull.pop_back();
    }
    hull.push_back(p);
  };
  for (const Place p : places) add(p, 1);
  const std::size_t lower = hull.size();
  for (std::size_t i = places.size() - 1; i-- > 0;) add(places[i], lower);
  if (hull.size() > 1) hull.pop_back();
  return hull;
}

std::vector<View> views_of(const Layout& layout) {
  std::vector<View> views =
      layout.solid ? solid_views(layout) : std::vector<View>{flat_view(layout)};
  if (layout.rectangle) {
    View& view = views[0];
    for (Spot& spot : view.spots) spot.radius = kStone;
    view.low = {0, -(layout.rectangle->rows - 1.0)};
    view.high = {layout.rectangle->columns - 1.0, 0};
    return views;
  }
  settle(views);
  return views;
}

}  // namespace omnigo
