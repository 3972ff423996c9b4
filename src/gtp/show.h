// A game as text: the board with its names, and the result.
#pragma once

#include <string>

#include "graph/layout.h"
#include "rules/game.h"

namespace omnigo {

// Several lines, each ended: the board, whose turn it is, prisoners.
std::string show_game(const Layout& layout, const Game& game);

// As GTP and SGF write it, of the position as it stands: "B+3.5", "0" for a tie at the top,
// "W+Resign". With more than two players, how far the first is ahead of the second.
std::string result_text(const Game& game);

}  // namespace omnigo
