// A program that speaks GTP, asked which stones of a finished position are dead.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "base/result.h"
#include "graph/layout.h"
#include "rules/game.h"

namespace omnigo {

struct ArbiterAnswer {
  std::vector<Point> dead, seki;  // stones, ascending
};

// Starts the command line, sets the position up stone by stone and asks for final_status_list. An
// engine without omnigo-game can only be asked about square grids and two players. Stones that a
// block shares with those named are added: a block has one fate.
Result<ArbiterAnswer> ask_arbiter(const std::string& command_line, const Layout& layout,
                                  const Rules& rules, const Colouring& colouring,
                                  std::chrono::milliseconds patience);

}  // namespace omnigo
