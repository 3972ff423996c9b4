// Uniformly random play to the end: what search samples and what the benchmark times.
//
// The mover plays a uniformly random empty point that is legal, clears none of its own stones and
// is not its own eye (search/eye.h), or passes if there is none. Play stops when all who are in
// have passed in a row, or when three moves have been made for every point of the board.
#pragma once

#include <memory>
#include <vector>

#include "base/random.h"
#include "rules/game.h"

namespace omnigo {

struct PlayoutStart {
  const Board& board;
  Colour next;                           // to move
  std::uint32_t in = ~std::uint32_t{0};  // players who move, by bit; `next` is one of them
  Point ko = kNoPoint;                   // an empty point not to be played in the first turn
};

// From where a game stands, with two players or more left; the game must outlive it.
PlayoutStart playout_start(const Game& game);

struct PlayoutEnd {
  int moves = 0;
  int turns = 0;           // moves and passes
  std::vector<int> areas;  // by player: stones, and empty points that reach that colour only
};

// A playout stopped before its end, because what comes later says little about the beginning.
struct Shortened {
  int most_moves = 0;
  int turns_reported = 0;  // from the first one on: who plays a point first in these is reported
};

class PlayoutEngine;

class Playout {
 public:
  // `ko` is Simple or Positional; the colourings that count as seen begin with the start.
  Playout(SharedGraph graph, int players, Ko ko);
  ~Playout();
  Playout(Playout&&) noexcept;

  // From a board of the same graph and players. Valid until the next run.
  const PlayoutEnd& run(const PlayoutStart& start, Random& random);
  // The same, but shorter; first_players has a colour for each point, which is set where someone
  // played there first, and left as it was elsewhere.
  const PlayoutEnd& run(const PlayoutStart& start, Random& random, Shortened shortened,
                        Colouring& first_players);
  // Where the latest run ended.
  Colouring end_colouring() const;

 private:
  std::unique_ptr<PlayoutEngine> engine_;
  PlayoutEnd end_;
};

}  // namespace omnigo
