#include "clock/clock.h"

#include <algorithm>

namespace omnigo {

// Every system is main time and then some periods, perhaps none; a fixed time a move is byo-yomi
// with nothing but its last period.
TimeLeft full_time(const TimeControl& control) {
  TimeLeft left{.main = control.main, .period = control.period};
  switch (control.system) {
    case TimeSystem::ByoYomi:
      left.periods = control.periods;
      break;
    case TimeSystem::Canadian:
      left.periods = 1;
      left.moves = control.moves;
      break;
    case TimeSystem::Move:
      left.periods = 1;
      break;
    case TimeSystem::None:
    case TimeSystem::Absolute:
    case TimeSystem::Fischer:
      break;
  }
  return left;
}

TimeLeft spend(const TimeControl& control, TimeLeft left, Milliseconds time) {
  if (control.system == TimeSystem::None || left.out || time <= 0) return left;
  const Milliseconds from_main = std::min(time, left.main);
  left.main -= from_main;
  time -= from_main;
  if (left.main > 0) return left;
  if (time >= left.period && left.periods > 0) {
    const Milliseconds after = time - left.period;
    const Milliseconds lost = 1 + after / control.period;
    left.periods = lost < left.periods ? left.periods - static_cast<int>(lost) : 0;
    left.period = control.period - after % control.period;
  } else {
    left.period -= time;
  }
  if (left.periods == 0) left = TimeLeft{.moves = left.moves, .out = true};
  return left;
}

TimeLeft end_turn(const TimeControl& control, TimeLeft left) {
  switch (control.system) {
    case TimeSystem::None:
    case TimeSystem::Absolute:
      break;
    case TimeSystem::Fischer: {
      const Milliseconds most = control.cap > 0 ? control.cap : kLongestTime;
      left.main = std::max(left.main, std::min(left.main + control.increment, most));
      break;
    }
    case TimeSystem::ByoYomi:
    case TimeSystem::Move:
      left.period = control.period;
      break;
    case TimeSystem::Canadian:
      if (left.main == 0 && --left.moves == 0) {
        left.moves = control.moves;
        left.period = control.period;
      }
      break;
  }
  return left;
}

std::optional<Milliseconds> until_out(const TimeControl& control, const TimeLeft& left) {
  if (control.system == TimeSystem::None) return std::nullopt;
  if (left.out) return 0;
  if (left.periods == 0) return left.main;
  return left.main + left.period + (left.periods - 1) * control.period;
}

TimeLeft Clock::left(Milliseconds now) const {
  return since_ ? spend(control_, left_, now - *since_) : left_;
}

void Clock::start(Milliseconds now) {
  if (!since_) since_ = now;
}

bool Clock::stop(Milliseconds now) {
  const bool ran = running();
  pause(now);
  if (ran && !left_.out) left_ = end_turn(control_, left_);
  return !left_.out;
}

void Clock::pause(Milliseconds now) {
  left_ = left(now);
  since_.reset();
}

std::optional<Milliseconds> Clock::runs_out_at() const {
  const auto time = until_out(control_, left_);
  if (!since_ || !time) return std::nullopt;
  return *since_ + *time;
}

}  // namespace omnigo
