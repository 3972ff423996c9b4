// A canonical order of the points of a coloured graph, and its group of symmetries.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "graph/graph.h"

namespace omnigo {

// A product of powers: factors[f] is the exponent of f.
using Factors = std::map<int, std::int64_t>;

struct Labelling {
  // Two coloured graphs are isomorphic exactly where they look alike, edges and colours, when their
  // points are written in this order.
  std::vector<Point> order;
  std::vector<std::vector<Point>> generators;  // of the group of symmetries
  Factors group_order;
};

// No colouring means one colour.
Labelling canonical_labelling(const Graph& graph, std::span<const std::uint8_t> colouring);

}  // namespace omnigo
