// One game of a match, played to its end whatever the engines do.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "graph/layout.h"
#include "match/contender.h"
#include "match/plan.h"
#include "rules/game.h"

namespace omnigo {

struct PlayedTurn {
  Colour player;
  Game::Action action;  // a move, a pass or a resignation
  Point point;
  Milliseconds spent = 0;  // 0 in the opening
  std::optional<TimeLeft> left;
};

struct SeatFailure {
  int seat;
  Failure failure;
};

// A game as the match's file keeps it.
struct MatchGame {
  int number = 0;
  std::vector<int> engines;  // by seat
  std::string board;
  int opening = 0;  // turns that were prescribed
  std::vector<PlayedTurn> turns;
  bool finished = false;  // false: the limit of turns was met, no result
  std::vector<HalfPoints> scores;
  std::vector<int> places;  // by seat, from 1
  std::vector<SeatFailure> failures;
  std::vector<std::optional<std::string>> claims;  // by seat: final_score
  std::string result;                              // "B+3.5", "W+Resign", "0", "none"
};

// Nothing where `stop` was set before the end.
std::optional<MatchGame> play_match_game(const MatchPlan& plan, int number, const Layout& layout,
                                         const std::vector<Contender*>& seats,
                                         const std::atomic<bool>& stop);

// Each seat's share of the win: the first place is shared by those who hold it. Empty without a
// result.
std::vector<double> win_shares(const MatchGame& game);

int turn_limit(const MatchPlan& plan, const Layout& layout);

}  // namespace omnigo
