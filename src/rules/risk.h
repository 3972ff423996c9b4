// On which points a stone may repeat a colouring of the past.
//
// A move that lives leaves all stones of its player on the board, so a colouring that it repeats
// has the colour on its point and on theirs. Say that one of them, the anchor, stands where the
// colour had never stood before: then only the colourings since the anchor was put can be repeated.
// One of these that has the colour on a point that is empty now lost the stone there since. So at
// risk are the points from which stones of the colour were taken since its anchor was put, and
// while it has no anchor, all on which it ever stood. There is no need for another anchor before
// the colour loses a stone.
//
// Cost of a move: the stones that it takes, and a word per 64 points where the anchor changes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/board.h"
#include "rules/rules.h"

namespace omnigo {

class Risk {
 public:
  // An automorphism may carry an old colouring to a new one, so under symmetric ko all points are
  // at risk. Where colourings may repeat, none is.
  Risk(int points, int players, Ko ko);

  // Those of the 64 points from 64 * word on, as bits.
  std::uint64_t points(std::size_t word, Colour c) const { return sets_[at_risk(c) + word]; }
  bool has(Point p, Colour c) const { return (points(p / 64, c) >> p % 64 & 1) != 0; }

  // A stone of the start.
  void put(Stone stone);
  // A move of c at p, and what it took. True if the colour was never put there before.
  bool move(Point p, Colour c, std::span<const Stone> taken);
  // Takes a move back, given what move() returned.
  void undo(Point p, Colour c, bool is_first);

 private:
  std::size_t at_risk(Colour c) const {
    return 2 * words_ * static_cast<std::size_t>(player_of(c));
  }
  std::size_t ever(Colour c) const { return at_risk(c) + words_; }
  void lose_anchor(Colour c);

  std::size_t words_;       // of a set of points
  bool fixed_;              // nothing changes
  std::uint32_t lost_ = 0;  // players, by bit: a stone since the anchor was put
  std::array<Point, kMaxPlayers> anchors_;
  std::vector<std::uint64_t> sets_;  // for each player: at risk, then those on which it ever stood
};

}  // namespace omnigo
