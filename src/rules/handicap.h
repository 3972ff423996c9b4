// Where handicap stones go: the customary star points of the square boards, or spread on any graph.
#pragma once

#include <vector>

#include "base/result.h"
#include "graph/graph.h"

namespace omnigo {

// The customary points, in the order in which GTP's fixed_handicap takes them, as points of a
// square grid of 9, 13 or 19: 2 to 9 stones.
Result<std::vector<Point>> star_handicap(int columns, int rows, int stones);

// `stones` points, one after the other: each farthest from those taken or placed (infinitely far
// where there is no path), then of the highest degree, then first in point order.
Result<std::vector<Point>> spread_handicap(const Graph& graph, const std::vector<Point>& taken,
                                           int stones);

}  // namespace omnigo
