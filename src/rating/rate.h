// What one game tells: the strengths of its players afterwards.
//
// A head start (handicap, komi) counts as if the player were that many ranks stronger in this game.
#pragma once

#include <vector>

#include "rating/strength.h"

namespace omnigo {

struct Contestant {
  Strength strength;
  int place = 1;          // from 1; equal ones tied
  double head_start = 0;  // in ranks; only differences between the players matter
};

// Two or more, in the same order: Glicko-2 for two, each game a period of its own; Weng and Lin's
// method for more.
std::vector<Strength> rate(const std::vector<Contestant>& game);

// What the players begin with besides their strength.
struct RatedSeat {
  int stones = 0;      // of handicap
  double komi = 0;     // in points
  bool first = false;  // has the first turn
};

// The head starts in ranks, on a board of this many points. A stone is a whole turn more, worth
// twice what the first turn is; and the first turn is worth 7 points, as komi is by custom. With
// three and more players the first turn is left to the lot. On 19x19 a stone is a rank; a smaller
// board leaves less room to make up for it, in proportion: 4.5 ranks on 9x9, 2.1 on 13x13.
std::vector<double> head_starts(const std::vector<RatedSeat>& seats, int points);

// The stones and the komi for White that make up for a difference of this many ranks, two players.
// Beside the stones, komi keeps what is left of it below half a stone.
struct FairHandicap {
  int stones;  // none, or two and more
  double komi;
};
FairHandicap fair_handicap(double ranks, int points);

}  // namespace omnigo
