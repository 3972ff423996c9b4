// A board as a body for a 3D printer.
//
// The body is where a function of space is negative. A flat board is a plate, a board on a convex
// body is that body, made a little larger; grooves run along its lines and a hollow at each point
// holds a stone. Any other solid board is a frame of struts and balls. The surface is found by
// marching tetrahedra: space is cut into cubes and each cube into six tetrahedra around a diagonal
// (Kuhn's triangulation, which fits from cube to cube); where the function changes its sign along
// an edge of a tetrahedron, there the surface crosses it. Every side of a triangle of the surface
// lies in a face that two tetrahedra share, each of which has one triangle at it: so the surface is
// closed by construction, and printers can tell inside from outside.
#pragma once

#include <string>

#include "graph/layout.h"

namespace omnigo {

// A binary STL file in millimetres, whose longest side is so long.
Result<std::string> board_stl(const Layout& layout, double width);

}  // namespace omnigo
