// Boards for a terminal: letters anywhere, colours where the terminal has them.
#pragma once

#include <string>
#include <vector>

#include "graph/layout.h"
#include "rules/colour.h"

namespace omnigo {

struct PaintOptions {
  bool colour = false;      // with the escape codes of terminals
  bool names = false;       // empty points show their names instead of a dot
  Point latest = kNoPoint;  // the stone to point out, where colours can
};

// Several lines, each ended.
std::string paint_board(const Layout& layout, const Colouring& colouring,
                        const PaintOptions& options);
// Text in the colour of a player.
std::string paint_player(Colour player, const std::string& text, bool colour);

// Whether standard output is a terminal that shows colours, and nobody asked for none.
bool terminal_has_colours();

}  // namespace omnigo
