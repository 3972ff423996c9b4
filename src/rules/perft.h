// How many sequences of turns there are: the habit by which a change in the rules is seen.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/game.h"

namespace omnigo {

// The number of sequences of 1, 2, ..., depth turns (moves and passes) from here; a game that is
// over has none. The game is as before when it returns.
std::vector<std::uint64_t> perft(Game& game, int depth);

}  // namespace omnigo
