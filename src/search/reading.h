// What a position looks like to one who plays it out many times: for people, and for agreement at
// the end.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "rules/game.h"
#include "search/bot.h"

namespace omnigo {

struct Reading {
  Estimate estimate;              // the win share and score of each player
  std::vector<double> ownership;  // by player, then by point: how likely it ends as theirs
  // Blocks to be agreed dead, blocks that stand in seki, and the points that are nobody's because
  // of that (search/fates.h).
  std::vector<std::vector<Point>> dead, seki;
  std::vector<Point> neutral;
};

struct ReadingLimits {
  std::uint64_t playouts = 1000;
  std::uint64_t seed = 1;
  // Asked after each playout: true ends the playouts, or the whole reading. What is dead is
  // searched for after the playouts, so `enough` should leave time for that.
  std::function<bool()> enough = nullptr, stop = nullptr;
};

// Half of the time from now on for the playouts, the rest for what is dead.
ReadingLimits within(std::chrono::milliseconds time, std::uint64_t playouts);

// Plays on from the position, each player still in beginning equally often, so that it does not
// matter whose turn it is. The game may be over. At least one playout is made.
Reading read_position(const Game& game, const ReadingLimits& limits);

// Blocks whose points mostly end as someone else's, by such an ownership.
std::vector<std::vector<Point>> dead_blocks(const Board& board,
                                            const std::vector<double>& ownership);

// The colouring without these blocks.
Colouring without(const Board& board, const std::vector<std::vector<Point>>& dead);

}  // namespace omnigo
