// Levels with a net: all but the weakest.
#pragma once

#include <vector>

#include "search/bot.h"

namespace omnigo {

// From the weakest to the strongest. They think on one thread, for as many visits as they like and
// never longer; the weaker ones draw their moves from the net's policy. To make one reads the
// built-in net. Where the net cannot play (net/bot.h), the level of the search with the same name
// does, or `omnigo`.
const std::vector<BotKind>& net_levels();
// All levels: those of the search that are weaker, then these.
const std::vector<BotKind>& levels_with_net();

}  // namespace omnigo
