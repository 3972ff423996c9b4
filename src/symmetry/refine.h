// The coarsest equitable partition of a coloured graph that respects the colours.
//
// A partition is equitable where the points of a cell have equally many neighbours in any cell.
// Points that a symmetry carries to each other never come apart, and most colourings of most boards
// leave no two points in one cell. Hopcroft's scheme, O(m log n): cells wait in a queue to split
// the others by the number of neighbours they have in it; all but one largest part of a split cell
// join the queue. Cells are named by where they start in the order of points, and every choice
// depends on these places and on numbers of neighbours alone, so that two isomorphic coloured
// graphs are refined alike (McKay, "Practical graph isomorphism", 1981).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "graph/graph.h"

namespace omnigo {

// The cell of each point, named by where it starts; cells lie in an order that isomorphic coloured
// graphs share. No colouring means one colour.
std::vector<int> refine(const Graph& graph, std::span<const std::uint8_t> colouring);

}  // namespace omnigo
