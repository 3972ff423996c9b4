// What becomes of the blocks of a position in which play has stopped: which are dead, which stand
// in seki, and which points are therefore nobody's.
//
// A block is safe if it lives unconditionally, or has two eyes' worth of room that the playouts
// give to it almost always. What is not safe is grouped into contests (search/contest.h). Say that
// in a contest certain blocks are dead. That is so if every player can secure what the contest
// would then count for it, though all others play against it and move first: nobody can hope for
// more. Where a contest is too large, more blocks are taken to be safe, those that the playouts are
// less sure of: that makes smaller contests. Where even that does not help, the ownership of the
// playouts decides alone.
//
// A block is in seki if it is neither dead nor safe and touches, through its own area, an empty
// point that nobody surrounds and nobody can fill without loss: after any player's move there, that
// player can no longer secure what it had. Points that somebody can fill without loss are filled
// first, for they are only not yet played.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/game.h"

namespace omnigo {

struct Fates {
  // Blocks, each ascending, in the order of their first stones.
  std::vector<std::vector<Point>> dead, seki;
  // Empty points, and points of dead stones, that are nobody's because of seki, ascending: the
  // shared liberties, and the eyes of blocks in seki. Where territory counts, they count for
  // nobody.
  std::vector<Point> neutral;
};

struct FateLimits {
  std::uint64_t nodes = 40'000;       // positions searched for one question, at most
  std::uint64_t all_nodes = 120'000;  // for all
  std::function<bool()> stop = nullptr;
};

// `ownership` by player, then by point: how likely the point ends as theirs.
Fates judge_fates(const Game& game, const std::vector<double>& ownership,
                  const FateLimits& limits = {});

}  // namespace omnigo
