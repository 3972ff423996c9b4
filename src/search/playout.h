// Uniformly random play to the end: what search samples and what the benchmark times.
//
// The mover plays a uniformly random empty point that is legal, clears none of its own stones and
// is not its own eye, or passes if there is none. An eye of a colour: every neighbour is of that
// colour, and fewer than two diagonal points (none where the point has fewer neighbours than the
// board's maximum) are an opponent's. Play stops when all players have passed in a row, or when
// three moves have been made for every point of the board.
#pragma once

#include <memory>
#include <vector>

#include "base/random.h"
#include "rules/board.h"
#include "rules/rules.h"

namespace omnigo {

struct PlayoutEnd {
  int moves = 0;
  int turns = 0;           // moves and passes
  std::vector<int> areas;  // by player: stones, and empty points that reach that colour only
};

class PlayoutEngine;

class Playout {
 public:
  // `ko` is Simple or Positional; the colourings that count as seen begin with the start.
  Playout(SharedGraph graph, int players, Ko ko);
  ~Playout();
  Playout(Playout&&) noexcept;

  // From a board of the same graph and players, with `next` to move. Valid until the next run.
  const PlayoutEnd& run(const Board& start, Colour next, Random& random);
  // Where the latest run ended.
  Colouring end_colouring() const;

 private:
  std::unique_ptr<PlayoutEngine> engine_;
  PlayoutEnd end_;
};

}  // namespace omnigo
