// Every position of a game as Jeff Kaufman's "Some Mathematics of Go" has it: the quadruple of the
// board, the boards before it, and the prisoners.
#pragma once

#include <vector>

#include "record/record.h"

namespace omnigo {

struct GamePosition {
  int turn = 0;           // how many turns led here; 0 is the start
  std::size_t board = 0;  // G: its number in `boards`
  // S: the boards that stood before, from number `first_before` to before number `end_before`.
  std::size_t first_before = 0, end_before = 0;
  std::vector<int> lost = {};  // stones of each player taken off so far
  Colour to_play = Colour::Empty;
  int moves = 0;  // legal ones of the player to play, without the pass
};

struct GamePositions {
  // Each board once, in the order in which they first stood; again where a setup begins the history
  // again.
  std::vector<Colouring> boards;
  std::vector<GamePosition> positions;  // at the start, after each turn and after each setup
};

// Up to the first turn that is not legal. An error if the start is impossible.
Result<GamePositions> positions_of(const GameRecord& record,
                                   const CanonicalForm& canonical = nullptr);

}  // namespace omnigo
