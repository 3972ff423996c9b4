// A board as strokes for a laser engraver or a plotter, true to the millimetre.
#pragma once

#include <string>

#include "graph/layout.h"

namespace omnigo {

inline constexpr double kLeastWidth = 20, kMostWidth = 5000;  // in millimetres

// An SVG file of lines alone, this many millimetres wide: what is black is engraved, the red
// outline is cut. Lines of the board that go on straight are one stroke, however many points lie on
// it.
Result<std::string> board_strokes(const Layout& layout, double width);

}  // namespace omnigo
