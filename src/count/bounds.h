// What can be said of a board's numbers without counting.
#pragma once

#include <optional>

#include "graph/layout.h"

namespace omnigo::count {

struct Bounds {
  // No game under positional superko has more moves than there are colourings,
  // (players + 1)^points.
  double log10_colourings = 0;
  // A tree with points / 2 branches at each node and that depth has this many nodes: too many for
  // any notation but the logarithm, and the logarithm of that. None on boards of one or two points.
  std::optional<double> log10_tree, log10_log10_tree;
  // Legal colourings of an m x n rectangle with two colours by the formula of Tromp and Farneback,
  // A B^(m+n) L^(mn), whose relative error falls exponentially.
  std::optional<double> log10_legal_estimate;
};

Bounds bounds_of(const Layout& board, int players);

}  // namespace omnigo::count
