// Where handicap stones go: the customary star points of the square boards, points chosen by the
// net on some other boards (data/handicap.txt), or spread on any graph.
#pragma once

#include <vector>

#include "base/result.h"
#include "graph/layout.h"
#include "rules/board.h"

namespace omnigo {

// The most stones that the customary points take: on square grids 4 from 7x7 on, and 9 from 9x9 on
// where there is a middle line. 0 where there are no such points.
int most_star_handicap(int columns, int rows);

// The customary points as the Go Text Protocol (version 2, draft 2) defines fixed handicap, in its
// order: 2 stones or more, on the third line, from 13x13 on the fourth.
Result<std::vector<Point>> star_handicap(int columns, int rows, int stones);

// Points from which the board is near: the sum over all points of the distance to the nearest of
// them is as small as a search by exchanges makes it, or nearly so. So none lies on the edge while
// there is room inside, and the points mirror the board where it has a symmetry of as many points;
// of several such sets the one with most room around the stones is taken. The same graph
// always gives the same points, in ascending order. Points without a path to any count as very far.
//
// On graphs of more than a thousand points some of them stand for all, and past 32 stones each
// further one goes to the point farthest from all others, so the work stays bounded.
Result<std::vector<Point>> spread_points(const Graph& graph, int stones);

// Stones for any players, by number: spread_points for all together, dealt out so that each
// player's lie far from each other.
Result<std::vector<Stone>> spread_handicap(const Graph& graph, const std::vector<int>& stones);

// The same on a board that may be a grid: there, from 9x9 on, six to nine stones of one player lie
// in the pattern of the customary points, which measures as worth more.
Result<std::vector<Stone>> spread_on(const Layout& layout, const std::vector<int>& stones);

// What programs place if nobody says otherwise. Where one player alone gets stones: the customary
// points if the board has as many, or those that the net chose for this board. Else spread.
Result<std::vector<Stone>> usual_handicap(const Layout& layout, const std::vector<int>& stones);

}  // namespace omnigo
