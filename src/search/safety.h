// Blocks that need no reading any more.
#pragma once

#include <vector>

#include "rules/game.h"

namespace omnigo {

// By point: a stone of a block that lives unconditionally, or that has two eyes' worth of room and
// lives in this share of the playouts that gave this ownership (by player, then by point).
std::vector<bool> safe_stones(const Game& game, const std::vector<double>& ownership, double sure);

// How much of the block of this stone ends as its own, on average.
double own_share(const Board& board, Point stone, const std::vector<double>& ownership);

}  // namespace omnigo
