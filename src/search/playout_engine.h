// What stands behind Playout: two engines that play the same games.
#pragma once

#include <memory>

#include "search/playout.h"

namespace omnigo {

// Notes who plays where first, while there are turns left to tell of.
struct FirstPlayers {
  Colour next;
  int players;
  int turns_left;
  Colouring& of;  // by point

  // A turn of `next`: a move's point, or kNoPoint.
  void operator()(Point p) {
    if (turns_left == 0) return;
    --turns_left;
    if (p != kNoPoint && of[p] == Colour::Empty) of[p] = next;
    const int player = player_of(next) + 1;
    next = colour_of(player == players ? 0 : player);
  }
};

class PlayoutEngine {
 public:
  virtual ~PlayoutEngine() = default;
  virtual void run(const Board& start, Colour next, Random& random, PlayoutEnd& end) = 0;
  // Shorter, with the first players told.
  virtual void run(const Board& start, Colour next, Random& random, int most_moves,
                   FirstPlayers& told, PlayoutEnd& end) = 0;
  virtual Colouring end_colouring() const = 0;
};

// Through Board's interface alone, each candidate asked by the rules: the measure of the other.
std::unique_ptr<PlayoutEngine> plain_playout(SharedGraph graph, int players, Ko ko);
// For the packed layouts of a board (rules/cells.h); else null.
std::unique_ptr<PlayoutEngine> fast_playout(SharedGraph graph, int players, Ko ko);

}  // namespace omnigo
