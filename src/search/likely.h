// How a game in which all have passed would probably count, if the players agreed on what is dead.
#pragma once

#include <vector>

#include "rules/game.h"
#include "search/reading.h"

namespace omnigo {

// A position in which play has stopped, and what counts beside it.
struct StoppedPlay {
  SharedGraph graph;
  Rules rules;
  Colouring colouring;
  std::vector<int> prisoners_lost;  // by player
  std::vector<HalfPoints> komi;     // by player, with what handicap gives
  std::vector<Colour> left;         // players who resigned or ran out of time, in that order
  Colour next = Colour::Black;      // whose turn it would be
};

struct LikelyEnd {
  std::vector<Point> dead, seki, neutral;  // stones and points, ascending
  Colouring colouring;                     // without the dead
  std::vector<Tally> tallies;
  std::vector<int> places;
};

LikelyEnd likely_end(const StoppedPlay& play, const ReadingLimits& limits);

// The same where somebody else says which stones are dead and which are in seki.
LikelyEnd end_with(const StoppedPlay& play, std::vector<Point> dead, std::vector<Point> seki);

}  // namespace omnigo
