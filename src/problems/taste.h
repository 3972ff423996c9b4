// What the net likes in a position: how tempting each turn is, and how play is likely to end.
#pragma once

#include <memory>

#include "problems/problem.h"
#include "search/bot.h"

namespace omnigo::problems {

// Used by one thread at a time.
class Taste {
 public:
  Taste();

  struct Opinion {
    std::vector<double> policy;  // by point, then the pass; in all 1
    Colouring owners;            // of each point at the end, Empty where nobody is likely to own it
    double of(Point turn) const { return turn == kNoPoint ? policy.back() : policy[turn]; }
  };
  Opinion opinion(const Game& game);
  // The turns, the most tempting first.
  Turns sorted(const Game& game, Turns turns);
  // The turn that a search of this many visits would choose.
  Point choice(const Game& game, std::uint64_t visits);

 private:
  std::unique_ptr<Bot> policy_, search_;
};

}  // namespace omnigo::problems
