// The makers of the board families: where the points lie, and which are joined.
//
// Points come in the board's fixed order. Neighbours lie about one apart. Arguments are those of
// the spec, already checked against the table in families.cpp.
#pragma once

#include <vector>

#include "graph/layout.h"

namespace omnigo {

struct Drawing {
  std::vector<Coordinates> points;
  std::vector<Edge> edges;  // a set: loops and doubled edges add nothing
  std::vector<Wrap> wraps = {};
  bool solid = false;
};

// rectangles.cpp. By row from the lowest, then by column.
Drawing draw_grid(int columns, int rows);
Drawing draw_cylinder(int columns, int rows);
Drawing draw_torus(int columns, int rows);
Drawing draw_mobius(int columns, int rows);
Drawing draw_klein(int columns, int rows);

// tilings.cpp. By row from the lowest, then from left to right.
Drawing draw_triangular(int side);
Drawing draw_honeycomb(int side);
Drawing draw_sierpinski(int depth);

// sunflower.cpp. From the centre outwards.
Drawing draw_sunflower(int points);

// rings.cpp. Along the path; clockwise from the top; a star's centre first; the Petersen graph's
// outer ring first.
Drawing draw_path(int points);
Drawing draw_cycle(int points);
Drawing draw_complete(int points);
Drawing draw_star(int points);
Drawing draw_petersen();

// solids.cpp. By layers from the lowest; a hypercube's points as the binary numbers they are.
Drawing draw_cube(int side);
Drawing draw_hypercube(int dimensions);
Drawing draw_tetrahedron();
Drawing draw_octahedron();
Drawing draw_dodecahedron();
Drawing draw_icosahedron();

}  // namespace omnigo
