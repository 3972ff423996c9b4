// The surface of a body as triangles: marching tetrahedra, and STL files.
//
// The body is where a function of space is negative. Space is cut into cubes and each cube into six
// tetrahedra around a diagonal (Kuhn's triangulation, which fits from cube to cube); where the
// function changes its sign along an edge of a tetrahedron, there the surface crosses it. Every
// side of a triangle of the surface lies in a face that two tetrahedra share, each of which has one
// triangle at it: so the surface is closed by construction, and printers can tell inside from
// outside.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "draw/body.h"

namespace omnigo {

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

using Triangle = std::array<Coordinates, 3>;

// Where the field is zero. Every triangle shows its outside.
std::vector<Triangle> surface_of(const Field& field);

// A binary STL file in millimetres; a length of one becomes `scale` of them.
std::string stl_of(const std::vector<Triangle>& triangles, double scale);

// The longest side of the box around them.
double longest_side(const std::vector<Triangle>& triangles);

}  // namespace omnigo
