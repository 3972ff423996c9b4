// How long to think about one turn, given the clock.
#pragma once

#include <optional>

#include "clock/clock.h"

namespace omnigo {

// Well within what is left, so that neither this turn nor the game runs out of time: main time is
// spread over the turns that a game on this many points may still take, a byo-yomi period is used
// but for a margin. What others need to carry the turn to the clock (a tenth of a second, or less
// where there is less) is left alone. Nothing where there is no clock.
std::optional<Milliseconds> time_for_turn(const TimeControl& control, const TimeLeft& left,
                                          int points, int players, int turns_so_far);

}  // namespace omnigo
