#include "draw/print.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "draw/body.h"
#include "draw/mesh.h"
#include "draw/strokes.h"
#include "draw/view.h"

namespace omnigo {
namespace {

// All in points: neighbours are about one apart.
constexpr double kMargin = 0.8;     // of a plate around the outermost points
constexpr double kThickness = 0.5;  // of a plate
constexpr double kOffset = 0.4;     // of a body's sides from its points
constexpr double kGroove = 0.06;    // radius
constexpr double kHollowWide = 0.34, kHollowDeep = 0.11;
constexpr double kStrut = 0.1, kBall = 0.24;
constexpr double kFinest = 0.06;  // side of the cubes that space is cut into
constexpr double kMostCubesAcross = 200, kMostCubes = 8e6;
constexpr float kFar = 1e3f;
constexpr double kStoneRadius = 0.44, kStoneHalf = 0.2;  // half as thick as high
constexpr double kDeepestPocket = 0.6;
// In millimetres: what printers need around a magnet, and beyond it.
constexpr double kFit = 0.1, kFitDeep = 0.2, kSkin = 1;

double distance_to_segment(Coordinates p, Coordinates a, Coordinates b) {
  const Coordinates along = b - a;
  const double square = dot(along, along);
  const double part = square > 0 ? std::clamp(dot(p - a, along) / square, 0.0, 1.0) : 0;
  return length(p - (a + part * along));
}

// --- the bodies

// A body, where its points and edges lie on its surface, and which way is out there.
struct Body {
  Coordinates low, high;  // a box around it
  std::vector<Coordinates> places, outwards;
  std::vector<Edge> edges;
  std::vector<std::pair<Coordinates, double>> planes;  // inside: dot(normal, p) below
  bool frame = false;
};

void bound(Body& body, double margin) {
  body.low = body.high = body.places[0];
  for (const Coordinates& p : body.places) {
    body.low = {std::min(body.low.x, p.x), std::min(body.low.y, p.y), std::min(body.low.z, p.z)};
    body.high = {std::max(body.high.x, p.x), std::max(body.high.y, p.y),
                 std::max(body.high.z, p.z)};
  }
  const Coordinates more{margin, margin, margin};
  body.low = body.low - more;
  body.high = body.high + more;
}

// The middle one of the edges' lengths: what "one apart" means on this board.
double usual_length(const Layout& layout) {
  std::vector<double> lengths;
  for (const Edge e : layout.graph->edges()) {
    lengths.push_back(length(layout.coordinates[e.a] - layout.coordinates[e.b]));
  }
  std::sort(lengths.begin(), lengths.end());
  const double middle = lengths.empty() ? 0 : lengths[lengths.size() / 2];
  return middle > 0 ? middle : 1;
}

std::vector<Coordinates> scaled_places(const Layout& layout) {
  const double scale = 1 / usual_length(layout);
  std::vector<Coordinates> places;
  for (const Coordinates& p : layout.coordinates) places.push_back(scale * p);
  return places;
}

// A plate whose outline is that of the points' hull; edges over the border end at it.
Body plate(const Layout& layout, double thickness) {
  Body body;
  body.places = scaled_places(layout);
  std::vector<Place> flat;
  for (Coordinates& p : body.places) {
    p.z = 0;
    flat.push_back({p.x, p.y});
  }
  body.outwards.assign(body.places.size(), {0, 0, 1});
  body.edges = drawn_edges(layout);
  const std::vector<Place> hull = convex_hull(flat);
  const auto add = [&](double x, double y, Place through) {
    body.planes.push_back({{x, y, 0}, x * through.x + y * through.y + kMargin});
  };
  for (std::size_t i = 0; i < hull.size() && hull.size() > 2; ++i) {
    const Place a = hull[i], b = hull[(i + 1) % hull.size()];
    const double side = std::hypot(b.x - a.x, b.y - a.y);
    add((b.y - a.y) / side, (a.x - b.x) / side, a);
  }
  bound(body, kMargin);
  body.low.z = -std::max(kMargin, thickness);
  // Sharp corners of the hull are cut off where the box around the points ends.
  add(1, 0, {body.high.x - kMargin, 0}), add(-1, 0, {body.low.x + kMargin, 0});
  add(0, 1, {0, body.high.y - kMargin}), add(0, -1, {0, body.low.y + kMargin});
  body.planes.push_back({{0, 0, 1}, 0});
  body.planes.push_back({{0, 0, -1}, thickness});
  return body;
}

// The sides moved outwards, and every point with them to where its sides then meet.
Body convex_body(const Layout& layout, const std::vector<Side>& sides, const SidesAt& at) {
  Body body;
  body.places = scaled_places(layout);
  body.edges = layout.graph->edges();
  for (const Side& side : sides) {
    body.planes.push_back({side.normal, dot(side.normal, body.places[side.points[0]]) + kOffset});
  }
  for (std::size_t p = 0; p < body.places.size(); ++p) {
    Coordinates out;
    for (int round = 0; round < 200; ++round) {  // Kaczmarz
      for (const int s : at[p]) {
        const Coordinates normal = sides[s].normal;
        out = out + (kOffset - dot(normal, out)) * normal;
      }
    }
    body.places[p] = body.places[p] + out;
    body.outwards.push_back(unit(out));
  }
  bound(body, kOffset);
  return body;
}

Body frame(const Layout& layout) {
  Body body;
  body.frame = true;
  body.places = scaled_places(layout);
  body.edges = layout.graph->edges();
  bound(body, kBall);
  return body;
}

Body body_of(const Layout& layout, double thickness) {
  if (!layout.solid) return plate(layout, thickness);
  const std::vector<Side> sides = sides_of(layout);
  const SidesAt at = sides_at(layout, sides);
  return is_convex_body(layout, at) ? convex_body(layout, sides, at) : frame(layout);
}

// --- magnets

// A hole for a magnet, in points.
struct Pocket {
  double radius = 0, depth = 0;
};

// How many millimetres apart neighbours are where the longest side is so long.
double millimetres_apart(const Layout& layout, double width) {
  const Body body = body_of(layout, kThickness);
  // The box of a convex body and of a frame is a margin wider than what is printed.
  const double margin = !layout.solid ? 0 : body.frame ? 0 : 2 * kOffset;
  const Coordinates size = body.high - body.low;
  return width / (std::max({size.x, size.y, size.z}) - margin);
}

std::string mm(double length) {
  std::string text = std::to_string(std::round(length * 10) / 10);
  text.resize(text.find('.') + 2);
  return text + " mm";
}

Result<Pocket> pocket_for(const Magnet& magnet, double apart) {
  if (!(magnet.diameter >= 1 && magnet.height >= 0.5)) {
    return Error{"magnets must be at least 1 mm wide and 0.5 mm high"};
  }
  const Pocket pocket{(magnet.diameter / 2 + kFit) / apart, (magnet.height + kFitDeep) / apart};
  const std::string where = ": neighbours are " + mm(apart) + " apart, which leaves room for ";
  if (pocket.radius > kHollowWide) {
    return Error{"magnets of " + mm(magnet.diameter) + " are too wide" + where +
                 mm(2 * (kHollowWide * apart - kFit))};
  }
  if (pocket.depth > kDeepestPocket) {
    return Error{"magnets of " + mm(magnet.height) + " are too high" + where +
                 mm(kDeepestPocket * apart - kFitDeep)};
  }
  return pocket;
}

// Takes a cylinder out of the body: from `top` so far down along `inwards`.
void drill(Field& field, Coordinates top, Coordinates inwards, double from, double to,
           double radius) {
  field.change_near(top, top, std::max(to, radius) + std::abs(from) + 2 * field.cube(),
                    [&](float& value, Coordinates p) {
                      const double along = dot(p - top, inwards);
                      const double aside = length(p - top - along * inwards);
                      const double outside = std::max({aside - radius, from - along, along - to});
                      value = std::max(value, static_cast<float>(-outside));
                    });
}

// --- the function

Field frame_field(const Body& body, double cube) {
  Field field(body.low, body.high, cube, kFar);
  const double more = 2 * cube;
  const auto add = [&](Coordinates a, Coordinates b, double radius) {
    field.change_near(a, b, radius + more, [&](float& value, Coordinates p) {
      value = std::min(value, static_cast<float>(distance_to_segment(p, a, b) - radius));
    });
  };
  for (const Edge e : body.edges) {
    add(body.places[e.a], body.places[e.b], std::max(kStrut, 1.2 * cube));
  }
  for (const Coordinates& p : body.places) add(p, p, kBall);
  return field;
}

Field carved_field(const Body& body, double cube, const Pocket& pocket) {
  Field field(body.low, body.high, cube, kFar);
  field.change_near(body.low, body.high, 4 * cube, [&](float& value, Coordinates p) {
    double outside = -kFar;
    for (const auto& [normal, limit] : body.planes) {
      outside = std::max(outside, dot(normal, p) - limit);
    }
    value = static_cast<float>(outside);
  });
  const double more = 2 * cube;
  const auto carve = [&](Coordinates a, Coordinates b, double radius) {
    field.change_near(a, b, radius + more, [&](float& value, Coordinates p) {
      value = std::max(value, static_cast<float>(radius - distance_to_segment(p, a, b)));
    });
  };
  const double groove = std::max(kGroove, 1.1 * cube);
  for (const Edge e : body.edges) carve(body.places[e.a], body.places[e.b], groove);
  // A ball that sinks in so deep leaves a hollow so wide.
  const double ball = (kHollowWide * kHollowWide + kHollowDeep * kHollowDeep) / (2 * kHollowDeep);
  for (std::size_t p = 0; p < body.places.size(); ++p) {
    const Coordinates middle = body.places[p] + (ball - kHollowDeep) * body.outwards[p];
    carve(middle, middle, ball);
    if (pocket.radius > 0) {
      drill(field, body.places[p], -1 * body.outwards[p], -2 * cube, kHollowDeep + pocket.depth,
            pocket.radius);
    }
  }
  return field;
}

Result<void> check_width(double width) {
  if (width >= kLeastWidth && width <= kMostWidth) return {};
  return Error{"expected a width from 20 to 5000 mm"};
}

// How much higher a stone's bottom is at this distance from its middle.
double rise(double radius, double half) {
  const double ball = (kStoneRadius * kStoneRadius + half * half) / (2 * half);
  return ball - std::sqrt(ball * ball - radius * radius);
}

// Two caps of balls, bottom to bottom, as stones are; one is enough, the others are copies of it.
std::vector<Triangle> stone_surface(const Pocket& pocket, double half) {
  const double ball = (kStoneRadius * kStoneRadius + half * half) / (2 * half);
  const Coordinates corner{kStoneRadius, kStoneRadius, half};
  const double cube = pocket.radius > 0 ? std::min(kFinest / 2, pocket.radius / 4) : kFinest / 2;
  Field field(-1 * corner, corner, cube, kFar);
  field.change_near(-1 * corner, corner, 4 * cube, [&](float& value, Coordinates p) {
    const Coordinates up{0, 0, ball - half};
    value = static_cast<float>(std::max(length(p - up), length(p + up)) - ball);
  });
  if (pocket.radius > 0) {
    drill(field, {0, 0, -half}, {0, 0, 1}, -2 * cube, pocket.depth + rise(pocket.radius, half),
          pocket.radius);
  }
  return surface_of(field);
}

}  // namespace

Result<std::string> board_stl(const Layout& layout, double width,
                              const std::optional<Magnet>& magnet) {
  if (auto good = check_width(width); !good) return good.error();
  Pocket pocket;
  double thickness = kThickness;
  if (magnet) {
    const double apart = millimetres_apart(layout, width);
    auto fits = pocket_for(*magnet, apart);
    if (!fits) return fits.error();
    pocket = *fits;
    thickness = std::max(thickness, kHollowDeep + pocket.depth + kSkin / apart);
  }
  const Body body = body_of(layout, thickness);
  if (magnet && body.frame) return Error{"a frame has no room for magnets"};
  const Coordinates size = body.high - body.low;
  const double longest = std::max({size.x, size.y, size.z});
  const double least = std::cbrt(size.x * size.y * size.z / kMostCubes);
  double cube = std::max({kFinest, longest / kMostCubesAcross, least});
  if (magnet) cube = std::max(least, std::min(cube, pocket.radius / 2));
  const Field field = body.frame ? frame_field(body, cube) : carved_field(body, cube, pocket);
  const std::vector<Triangle> triangles = surface_of(field);
  return stl_of(triangles, width / longest_side(triangles));
}

Result<std::string> stones_stl(const Layout& layout, double width, int stones,
                               const std::optional<Magnet>& magnet) {
  if (auto good = check_width(width); !good) return good.error();
  const double apart = millimetres_apart(layout, width);
  Pocket pocket;
  double half = kStoneHalf;
  if (magnet) {
    auto fits = pocket_for(*magnet, apart);
    if (!fits) return fits.error();
    pocket = *fits;
    half = std::max(half, (pocket.depth + rise(pocket.radius, half) + kSkin / apart) / 2);
  }
  const std::vector<Triangle> one = stone_surface(pocket, half);
  const int columns = static_cast<int>(std::ceil(std::sqrt(stones)));
  std::vector<Triangle> all;
  for (int i = 0; i < stones; ++i) {
    const Coordinates to{double(i % columns), double(i / columns), 0};
    for (const Triangle& t : one) all.push_back({t[0] + to, t[1] + to, t[2] + to});
  }
  return stl_of(all, apart);
}

}  // namespace omnigo
