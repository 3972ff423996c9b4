// A board as a body for a 3D printer.
//
// A flat board is a plate, a board on a convex body is that body, made a little larger; grooves run
// along its lines and a hollow at each point holds a stone. Any other solid board is a frame of
// struts and balls. How the surface is found: mesh.h.
#pragma once

#include <optional>
#include <string>

#include "graph/layout.h"

namespace omnigo {

// A round magnet, in millimetres.
struct Magnet {
  double diameter, height;
};

// A binary STL file in millimetres, whose longest side is so long. With a hole for a magnet in each
// hollow, in which it lies flush; a plate is then as thick as it must be. An error where it does
// not fit, or the board is a frame.
Result<std::string> board_stl(const Layout& layout, double width,
                              const std::optional<Magnet>& magnet = {});

// Stones that fit the hollows of such a board, side by side, with a hole for a magnet in the
// bottom.
inline constexpr int kMostStones = 1000;
Result<std::string> stones_stl(const Layout& layout, double width, int stones,
                               const std::optional<Magnet>& magnet = {});

}  // namespace omnigo
