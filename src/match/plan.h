// What a match is: who plays whom, on what, under which rules. Plain data, and the schedule that
// follows from it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "clock/time_control.h"
#include "rules/rules.h"

namespace omnigo {

// `gnugo=gnugo --mode gtp` is a program that speaks GTP, with a name; `uct`, or
// `uct:playouts=200,threads=2` with `strong=` before it if it needs a name, is a bot of ours.
struct EngineSpec {
  std::string name;
  std::string command;  // of a program; empty for a bot
  std::string bot;
  std::uint64_t playouts = 0;
  Milliseconds time = 0;
  int threads = 1;

  bool operator==(const EngineSpec&) const = default;
};
Result<EngineSpec> parse_engine(const std::string& text);

struct MatchPlan {
  std::vector<EngineSpec> engines;  // all different
  std::vector<int> chairs;          // who comes to the match; one may come twice
  std::vector<std::string> boards;  // taken in turn
  Rules rules;                      // players: the seats
  TimeControl clock;
  int opening = 0;     // this many random moves first, the same for all seatings of a round
  int turn_limit = 0;  // no result past it; 0: six times the points, but 100 at least
  std::uint64_t seed = 1;
  Milliseconds patience = 600'000;  // without a clock, a turn that takes longer is lost

  bool operator==(const MatchPlan&) const = default;
};

// Who sits where in the game of this number, from 0: engines by seat, in turn order. The engines of
// a table take every seat in turn; then come the next engines, then the next board.
struct Seating {
  std::vector<int> engines;
  std::string board;
  std::uint64_t opening_seed;
};
Seating seating(const MatchPlan& plan, int game);
// After this many games everybody has had every seat against everybody, on one board.
int games_in_round(const MatchPlan& plan);

}  // namespace omnigo
