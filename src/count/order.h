// In which order to sweep over the points of a graph.
//
// The cost of a sweep grows by a factor with every point of its frontier: the points already
// coloured that still have an uncoloured neighbour. A good order keeps the frontier small; the best
// one (the vertex separation number, which is the pathwidth) is hard to find, so several ways to
// order the points are tried, a beam search among them, and the cheapest is improved by moving
// single points.
#pragma once

#include <vector>

#include "graph/graph.h"

namespace omnigo::count {

using Order = std::vector<Point>;

// The factor by which one more frontier point is taken to multiply the states, two colours.
inline constexpr double kStatesPerPoint = 5;

// The frontier after each point of the order, in points, as far as they count: an edge between two
// of them rules out some of what may stand on both, and of twins (points with the same uncoloured
// neighbours) only the set of what stands on them matters.
std::vector<double> frontier_widths(const Graph& graph, const Order& order);

// The sum over the order of the states that its frontiers can be expected to have.
double sweep_cost(const Graph& graph, const Order& order);

// A good order of a connected graph; the same every time.
Order choose_order(const Graph& graph);

}  // namespace omnigo::count
