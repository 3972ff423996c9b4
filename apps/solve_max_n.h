// omnigo solve --max-n: one score for each player.
#pragma once

#include "rules/game.h"
#include "solve/solve.h"

namespace omnigo {

// Prints what each player can secure against all others together, and the scores when each wants
// only its own, for each rule about equal turns. NoAnswer if it was stopped or memory was used up.
void print_max_n(const Game& game, const solve::Settings& settings, bool json);

}  // namespace omnigo
