// What nauty says of one connected coloured graph.
#pragma once

#include <vector>

namespace omnigo {

// A coloured graph in points 0, 1, ..., one list of neighbours and one cell a point. Cells are any
// numbers; only which are equal, and their order, matters.
struct ColouredGraph {
  std::vector<std::vector<int>> neighbours;
  std::vector<int> cells;
};

struct Core {
  std::vector<int> order;  // the points in a canonical order: isomorphic graphs look alike in it
  std::vector<std::vector<int>> generators;  // of the group of symmetries
  std::vector<int> indices;                  // the order of the group is their product
};

Core label_core(const ColouredGraph& graph);

}  // namespace omnigo
