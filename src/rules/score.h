// Rules 9 and 10: whose points are whose, and who has won.
#pragma once

#include <vector>

#include "graph/graph.h"
#include "rules/colour.h"
#include "rules/rules.h"

namespace omnigo {

// For each point: the colour of its stone, or the one colour that the empty point reaches; Empty
// where it reaches none or several.
Colouring owners(const Graph& graph, const Colouring& colouring);

// How a player's score comes about.
struct Tally {
  int stones = 0;
  int territory = 0;       // empty points that reach only this colour
  int prisoners_lost = 0;  // stones of this colour taken off, by anyone
  int tax = 0;             // points that the player's groups cannot fill, where they are taxed
  HalfPoints komi = 0;     // with what is given for the others' handicap
  HalfPoints score = 0;

  bool operator==(const Tally&) const = default;
};

// The parts of the board that are a player's: points of this owner that paths of the same owner
// join. A group of stones lives in each, or several that share territory.
//
// Under stone scoring a player has what it could fill with stones and live: each part keeps two
// points empty, or fewer if it has no more (a block that lives in seki with one eye, or none).
std::vector<int> group_tax(const Graph& graph, const Colouring& colouring, const Colouring& owner,
                           int players, int most);

// One per player. `neutral` marks empty points that are nobody's by agreement; empty: none are.
std::vector<Tally> tally(const Graph& graph, Scoring scoring, const Colouring& colouring,
                         const std::vector<int>& prisoners_lost,
                         const std::vector<HalfPoints>& komi,
                         const std::vector<bool>& neutral = {});

// Places from 1; `scores` of the players still in rank above the resigned ones, who rank by the
// order in which they resigned, the later the higher. Equal scores share a place.
std::vector<int> places(const std::vector<HalfPoints>& scores, const std::vector<Colour>& resigned);

}  // namespace omnigo
