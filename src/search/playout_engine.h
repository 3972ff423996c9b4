// What stands behind Playout: two engines that play the same games.
#pragma once

#include <memory>

#include "search/playout.h"

namespace omnigo {

class PlayoutEngine {
 public:
  virtual ~PlayoutEngine() = default;
  virtual void run(const Board& start, Colour next, Random& random, PlayoutEnd& end) = 0;
  virtual Colouring end_colouring() const = 0;
};

// Through Board's interface alone, each candidate asked by the rules: the measure of the other.
std::unique_ptr<PlayoutEngine> plain_playout(SharedGraph graph, int players, Ko ko);
// For the packed layouts of a board (rules/cells.h); else null.
std::unique_ptr<PlayoutEngine> fast_playout(SharedGraph graph, int players, Ko ko);

}  // namespace omnigo
