// How much time the players have: plain data, and its text.
//
//   none                                      no clock
//   absolute:main=3600                        one hour for all turns
//   fischer:main=300,increment=5              five seconds more after each turn; `,cap=600`: never
//                                             more than that in hand
//   byoyomi:main=7200,period=60,periods=3     then three periods of a minute
//   canadian:main=600,period=300,moves=25     then 25 turns in every five minutes
//   move:time=30                              30 seconds for every turn
//
// Times are written in seconds, with at most three decimals, and kept in whole milliseconds.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnigo {

using Milliseconds = std::int64_t;
inline constexpr Milliseconds kLongestTime = 1'000'000'000'000;  // about 31 years
inline constexpr int kMostPeriods = 1000;                        // and moves in a period

enum class TimeSystem : std::uint8_t { None, Absolute, Fischer, ByoYomi, Canadian, Move };

struct TimeControl {
  TimeSystem system = TimeSystem::None;
  Milliseconds main = 0;
  Milliseconds period = 0;     // ByoYomi and Canadian: a period's length; Move: a turn's
  Milliseconds increment = 0;  // Fischer
  Milliseconds cap = 0;        // Fischer; 0: none
  int periods = 0;             // ByoYomi
  int moves = 0;               // Canadian: to be made in each period; a pass counts as one

  bool operator==(const TimeControl&) const = default;
};

Result<TimeControl> parse_time_control(std::string_view text);
// Reads back as the same.
std::string to_text(const TimeControl& control);

// "0.5", "3600", "12.125"
std::string seconds_text(Milliseconds time);
// From 0 to kLongestTime; `what` names it in the error.
Result<Milliseconds> parse_seconds(std::string_view text, std::string_view what);

}  // namespace omnigo
