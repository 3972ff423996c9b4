// How long a bot takes over a turn, so that people can follow: about as long as a person who plays
// briskly, faster where the turn was clear, never twice the same, and never longer than its clock
// allows.
#pragma once

#include <algorithm>
#include <optional>

#include "clock/time_control.h"

namespace omnigo {

struct Pace {
  double clear = 0;  // how clear the choice was: 0, all was equal; 1, there was but one
  double drawn = 0;  // at random, from 0 to 1
  std::optional<Milliseconds> budget = {};  // for the turn, by the clock
};

inline constexpr Milliseconds kPaceOpen = 1'300;   // of a turn with much to choose from
inline constexpr Milliseconds kPaceForced = 450;   // of one without a choice
inline constexpr double kPaceVaries = 0.35;        // up or down by such a share
inline constexpr Milliseconds kPaceWatched = 700;  // among bots alone, while people watch

// From the moment it is the bot's turn. What it takes to think is a part of that.
inline Milliseconds bot_pace(const Pace& pace) {
  const double clear = std::clamp(pace.clear, 0.0, 1.0);
  const double mean = kPaceOpen + clear * (kPaceForced - kPaceOpen);
  const double varied = mean * (1 + kPaceVaries * (2 * std::clamp(pace.drawn, 0.0, 1.0) - 1));
  const auto time = static_cast<Milliseconds>(varied);
  return pace.budget ? std::min(time, std::max<Milliseconds>(0, *pace.budget)) : time;
}

}  // namespace omnigo
