// The legal moves of a game as a set, kept from one position to the next.
//
// A move is legal if the stone lives and the colouring is new. It lives beside an empty point,
// beside a block of its colour with another liberty, and where it takes a block whose only liberty
// the point is. This keeps, as sets, the empty points, those with an empty neighbour, and for each
// colour those beside a block that has another liberty and beside one that has none. Any turns
// may lie between two calls, undone ones too. The game decides whether a colouring is new.
//
// What is known about the blocks beside a point changes with a stone beside the point, or with the
// liberties of such a block, where they become one or were one. They become one where a stone
// appears or changes colour beside the block; counted with multiplicity (rules/blocks.h) they are
// then at most as many as a point has neighbours, and the liberty is their sum divided by their
// count. Blocks that had one are known by that liberty; all of these are looked at again after a
// stone went.
//
// Cost: what a change touches, and the points that are looked at, which are those that are asked
// about. After other changes than moves, the colours of all points are
// compared, eight at a time. The first call asks the game alone, since many copies of games are
// asked only once, and so do all on boards whose points have many neighbours.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/game.h"

namespace omnigo {

class LegalPoints {
 public:
  explicit LegalPoints(const Graph& graph);

  // Those of `player`, as Game::legal_moves has them, 64 points a word. The game is always the
  // same. The words stay until the next call.
  std::span<const std::uint64_t> find(const Game& game, Colour player);
  // Game::play, which takes less time where find() has just been called.
  Legality play(Game& game, Point p, Colour player);
  // To be called after any other change of the game.
  void lose_track() {
    follows_ = false;
    found_for_ = Colour::Empty;
  }

 private:
  struct Sets {
    std::uint64_t empty = 0;
    std::uint64_t airy = 0;   // with an empty neighbour
    std::uint64_t known = 0;  // beside_ holds of these; only empty ones count
  };
  // Of the blocks around points: those of a colour with another liberty, and without.
  struct Beside {
    std::uint64_t safe = 0, taken = 0;
  };

  void begin(const Board& board);
  void compare(const Board& board);
  template <class Blocks>
  void change(const Blocks& blocks, Point p);
  template <class Blocks>
  void forget_last_liberty(const Blocks& blocks, Point stone);
  template <class Blocks>
  void look(const Blocks& blocks, std::size_t word, std::uint64_t points, int players);

  std::vector<Colour> colours_;      // as last seen
  std::vector<Point> empty_around_;  // by point: how many neighbours are empty
  std::vector<Sets> sets_;           // for each 64 points
  std::vector<Beside> beside_;       // likewise, one for each player
  std::vector<std::uint64_t> legal_;
  bool asked_ = false;
  bool follows_ = false;              // colours_ are those of the game
  Colour found_for_ = Colour::Empty;  // whose moves legal_ has
  bool stone_went_ = false;           // since the latest find()
};

}  // namespace omnigo
