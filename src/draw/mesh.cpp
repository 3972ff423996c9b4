#include "draw/mesh.h"

#include <cstdint>
#include <cstring>
#include <utility>

namespace omnigo {
namespace {

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

struct Box {
  Coordinates low, high;
};

Box box_of(const std::vector<Triangle>& triangles) {
  Coordinates low = triangles[0][0], high = low;
  for (const Triangle& t : triangles) {
    for (const Coordinates& p : t) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
  }
  return {low, high};
}

}  // namespace

std::vector<Triangle> surface_of(const Field& field) { return Marcher(field).triangles(); }

double longest_side(const std::vector<Triangle>& triangles) {
  const Box box = box_of(triangles);
  const Coordinates size = box.high - box.low;
  return std::max({size.x, size.y, size.z});
}

std::string stl_of(const std::vector<Triangle>& triangles, double scale) {
  const Coordinates low = box_of(triangles).low;
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

}  // namespace omnigo
