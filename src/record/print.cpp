#include "record/print.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "record/body.h"
#include "record/strokes.h"
#include "record/view.h"

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

// Values of the function at the corners of the cubes.
class Field {
 public:
  Field(Coordinates low, Coordinates high, double cube, float value)
      : low_(low - cube * Coordinates{2.37, 2.41, 2.43}), cube_(cube) {
    const Coordinates size = high - low_;
    for (const double side : {size.x, size.y, size.z}) {
      count_[sides_++] = static_cast<int>(std::ceil(side / cube)) + 3;
    }
    values_.assign(static_cast<std::size_t>(count_[0]) * count_[1] * count_[2], value);
  }

  std::array<int, 3> count() const { return count_; }
  std::size_t index(int x, int y, int z) const {
    return (static_cast<std::size_t>(z) * count_[1] + y) * count_[0] + x;
  }
  Coordinates place(int x, int y, int z) const {
    return low_ + cube_ * Coordinates{double(x), double(y), double(z)};
  }
  float& at(std::size_t i) { return values_[i]; }
  float at(std::size_t i) const { return values_[i]; }
  double cube() const { return cube_; }

  // Calls change(value, place) for the corners no farther than `reach` from the box of two places.
  template <class Change>
  void change_near(Coordinates a, Coordinates b, double reach, const Change& change) {
    std::array<int, 3> from, to;
    const double low[] = {std::min(a.x, b.x) - low_.x, std::min(a.y, b.y) - low_.y,
                          std::min(a.z, b.z) - low_.z};
    const double high[] = {std::max(a.x, b.x) - low_.x, std::max(a.y, b.y) - low_.y,
                           std::max(a.z, b.z) - low_.z};
    for (int i = 0; i < 3; ++i) {
      from[i] = std::max(0, static_cast<int>((low[i] - reach) / cube_));
      to[i] = std::min(count_[i] - 1, static_cast<int>((high[i] + reach) / cube_) + 1);
    }
    for (int z = from[2]; z <= to[2]; ++z) {
      for (int y = from[1]; y <= to[1]; ++y) {
        for (int x = from[0]; x <= to[0]; ++x) change(values_[index(x, y, z)], place(x, y, z));
      }
    }
  }

 private:
  Coordinates low_;  // not on any plane that a board is likely to have
  double cube_;
  int sides_ = 0;
  std::array<int, 3> count_{};
  std::vector<float> values_;
};

double distance_to_segment(Coordinates p, Coordinates a, Coordinates b) {
  const Coordinates along = b - a;
  const double square = dot(along, along);
  const double part = square > 0 ? std::clamp(dot(p - a, along) / square, 0.0, 1.0) : 0;
  return length(p - (a + part * along));
}

// --- the bodies

// A body, where its points and edges lie on its surface, and which way is out there.
struct Body {
  Coordinates low, high;
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
Body plate(const Layout& layout) {
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
  // Sharp corners of the hull are cut off where the box around the points ends.
  add(1, 0, {body.high.x - kMargin, 0}), add(-1, 0, {body.low.x + kMargin, 0});
  add(0, 1, {0, body.high.y - kMargin}), add(0, -1, {0, body.low.y + kMargin});
  body.planes.push_back({{0, 0, 1}, 0});
  body.planes.push_back({{0, 0, -1}, kThickness});
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

Body body_of(const Layout& layout) {
  if (!layout.solid) return plate(layout);
  const std::vector<Side> sides = sides_of(layout);
  const SidesAt at = sides_at(layout, sides);
  return is_convex_body(layout, at) ? convex_body(layout, sides, at) : frame(layout);
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

Field carved_field(const Body& body, double cube) {
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
  }
  return field;
}

// --- the surface

using Triangle = std::array<Coordinates, 3>;

class Marcher {
 public:
  explicit Marcher(const Field& field) : field_(field) {}

  std::vector<Triangle> triangles() {
    const auto count = field_.count();
    for (int z = 0; z + 1 < count[2]; ++z) {
      for (int y = 0; y + 1 < count[1]; ++y) {
        for (int x = 0; x + 1 < count[0]; ++x) march(x, y, z);
      }
    }
    return std::move(triangles_);
  }

 private:
  struct Corner {
    Coordinates place;
    float value;
    std::size_t index;
  };

  // The six tetrahedra from one corner of a cube to the opposite one, by the order of the axes.
  void march(int x, int y, int z) {
    std::array<Corner, 8> corners;
    bool inside = false, outside = false;
    for (int i = 0; i < 8; ++i) {
      const int cx = x + (i & 1), cy = y + (i >> 1 & 1), cz = z + (i >> 2 & 1);
      const std::size_t index = field_.index(cx, cy, cz);
      corners[i] = {field_.place(cx, cy, cz), field_.at(index), index};
      (corners[i].value < 0 ? inside : outside) = true;
    }
    if (!inside || !outside) return;
    constexpr int kWays[6][2] = {{1, 3}, {3, 2}, {2, 6}, {6, 4}, {4, 5}, {5, 1}};
    for (const auto& [first, second] : kWays) {
      cut({corners[0], corners[first], corners[second], corners[7]});
    }
  }

  // The part of the surface in a tetrahedron: a triangle, or two that make a four-sided one.
  void cut(const std::array<Corner, 4>& corners) {
    std::vector<int> in, out;
    for (int i = 0; i < 4; ++i) (corners[i].value < 0 ? in : out).push_back(i);
    const auto between = [&](int a, int b) { return crossing(corners[a], corners[b]); };
    if (in.size() == 1 || out.size() == 1) {
      const bool alone_in = in.size() == 1;
      const int alone = alone_in ? in[0] : out[0];
      const std::vector<int>& others = alone_in ? out : in;
      add({between(alone, others[0]), between(alone, others[1]), between(alone, others[2])},
          corners[in[0]].place);
    } else if (in.size() == 2) {
      const Coordinates a = between(in[0], out[0]), b = between(in[0], out[1]),
                        c = between(in[1], out[1]), d = between(in[1], out[0]);
      add({a, b, c}, corners[in[0]].place, corners[in[1]].place);
      add({a, c, d}, corners[in[0]].place, corners[in[1]].place);
    }
  }

  // The same whichever tetrahedron asks, to the last bit; never quite at a corner, where the
  // triangles of several would fall into one point.
  static Coordinates crossing(const Corner& a, const Corner& b) {
    const bool swap = a.index > b.index;
    const Corner &from = swap ? b : a, &to = swap ? a : b;
    const double part =
        std::clamp(double(from.value) / (double(from.value) - to.value), 0.01, 0.99);
    return from.place + part * (to.place - from.place);
  }

  // Turned so that the inside lies behind it.
  void add(Triangle t, Coordinates inside) { add(t, inside, inside); }
  void add(Triangle t, Coordinates inside, Coordinates also) {
    const Coordinates u = t[1] - t[0], v = t[2] - t[0];
    const Coordinates normal{u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
    const Coordinates middle = 0.5 * (inside + also);
    if (dot(normal, middle - t[0]) > 0) std::swap(t[1], t[2]);
    triangles_.push_back(t);
  }

  const Field& field_;
  std::vector<Triangle> triangles_;
};

template <class T>
void put(std::string& bytes, T value) {
  char raw[sizeof(T)];
  std::memcpy(raw, &value, sizeof(T));  // STL is little-endian, as all that this is built for
  bytes.append(raw, sizeof(T));
}

std::string stl_of(const std::vector<Triangle>& triangles, double width) {
  Coordinates low = triangles[0][0], high = low;
  for (const Triangle& t : triangles) {
    for (const Coordinates& p : t) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
  }
  const Coordinates size = high - low;
  const double scale = width / std::max({size.x, size.y, size.z});
  std::string bytes(80, '\0');
  bytes.replace(0, 19, "a board of omnigo's");
  put(bytes, static_cast<std::uint32_t>(triangles.size()));
  for (const Triangle& t : triangles) {
    for (int i = 0; i < 3; ++i) put(bytes, 0.0f);  // the normal: by the order of the corners
    for (const Coordinates& p : t) {
      const Coordinates at = scale * (p - low);
      put(bytes, static_cast<float>(at.x));
      put(bytes, static_cast<float>(at.y));
      put(bytes, static_cast<float>(at.z));
    }
    put(bytes, std::uint16_t{0});
  }
  return bytes;
}

}  // namespace

Result<std::string> board_stl(const Layout& layout, double width) {
  if (!(width >= kLeastWidth && width <= kMostWidth)) {
    return Error{"a width of 20 to 5000 mm is expected"};
  }
  const Body body = body_of(layout);
  const Coordinates size = body.high - body.low;
  const double longest = std::max({size.x, size.y, size.z});
  const double cube = std::max(
      {kFinest, longest / kMostCubesAcross, std::cbrt(size.x * size.y * size.z / kMostCubes)});
  const Field field = body.frame ? frame_field(body, cube) : carved_field(body, cube);
  return stl_of(Marcher(field).triangles(), width);
}

}  // namespace omnigo
