// Levels with a net, above those of the search.
#pragma once

#include <vector>

#include "search/bot.h"

namespace omnigo {

// From the weakest to the strongest. They think on one thread, for as many visits as they like and
// never longer. To make one reads the built-in net.
const std::vector<BotKind>& net_levels();

}  // namespace omnigo
