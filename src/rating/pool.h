// Who is compared with whom: ratings are kept apart by the number of players and the size of board.
#pragma once

#include <string>
#include <vector>

namespace omnigo {

// "2-small": up to 120 points (9x9), "2-medium": up to 240 (13x13), "2-large" (19x19), "3-small",
// ...
std::string rating_pool(int players, int points);

// Boards with fewer points are known too well for a game on them to tell anything.
inline constexpr int kSmallestRatedBoard = 25;

}  // namespace omnigo
