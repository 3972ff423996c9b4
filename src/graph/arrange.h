// Places in the plane for the points of a graph that came without.
#pragma once

#include <vector>

#include "graph/layout.h"

namespace omnigo {

// The same for the same graph, every time. Neighbours lie about one apart; components side by side.
std::vector<Coordinates> arrange(const Graph& graph);

}  // namespace omnigo
