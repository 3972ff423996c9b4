// How clear the choice of a turn was.
#pragma once

#include <algorithm>

#include "search/bot.h"

namespace omnigo {

// From 0 to 1: by how much of its search went to the turn, or how much that promised before.
inline double clearness(const Analysis& analysis) {
  const MoveEstimate& best = analysis.moves.front();
  if (best.move == kNoPoint) return 1;
  const double visits = static_cast<double>(std::max<std::uint64_t>(1, analysis.root.visits));
  const double looked_at = static_cast<double>(best.estimate.visits) / visits;
  return std::clamp(std::max(looked_at, best.prior), 0.0, 1.0);
}

}  // namespace omnigo
