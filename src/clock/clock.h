// One player's clock: a state machine over whole milliseconds.
//
// A span of time is used up at the instant it ends: a move made exactly at zero comes too late.
// When the main time is used up the first period begins at once. Byo-yomi: a turn that ends before
// the period does leaves it whole for the next turn; a period that ends is lost and the next one
// begins; after the last one the player is out of time. Canadian: the turns that end after the main
// time count, and when `moves` of them are made before the period ends, a new period begins.
// Fischer: the increment is added after the turn.
//
// The clock knows no wall clock: the caller says what time it is, by any clock of whole
// milliseconds that does not jump. Time that seems to run backwards counts as none.
#pragma once

#include <optional>

#include "clock/time_control.h"

namespace omnigo {

// What a player still has. With TimeSystem::None it stays as it is.
struct TimeLeft {
  Milliseconds main = 0;
  Milliseconds period = 0;  // of the current period; the whole of it while there is main time
  int periods = 0;          // the current one among them
  int moves = 0;            // Canadian: still to be made in the current period
  bool out = false;         // of time

  bool operator==(const TimeLeft&) const = default;
};

TimeLeft full_time(const TimeControl& control);
// After `time` more of the same turn. Spending in one go or bit by bit is the same.
TimeLeft spend(const TimeControl& control, TimeLeft left, Milliseconds time);
// At the end of a turn that was in time: the increment, or a period made whole.
TimeLeft end_turn(const TimeControl& control, TimeLeft left);
// How long this turn may last: out of time after that and not before; nothing if there is no clock.
std::optional<Milliseconds> until_out(const TimeControl& control, const TimeLeft& left);

class Clock {
 public:
  explicit Clock(const TimeControl& control) : Clock(control, full_time(control)) {}
  Clock(const TimeControl& control, const TimeLeft& left) : control_(control), left_(left) {}

  const TimeControl& control() const { return control_; }
  bool running() const { return since_.has_value(); }
  TimeLeft left(Milliseconds now) const;

  // The player's turn begins, or goes on after a pause. No effect on a clock that runs.
  void start(Milliseconds now);
  // The player has moved or passed: whether in time. No effect on a clock that stands still.
  bool stop(Milliseconds now);
  // The clock stands still within the turn: nothing is given back.
  void pause(Milliseconds now);
  // When the running clock will be out of time, if nothing happens before.
  std::optional<Milliseconds> runs_out_at() const;

 private:
  TimeControl control_;
  TimeLeft left_;
  std::optional<Milliseconds> since_;
};

}  // namespace omnigo
