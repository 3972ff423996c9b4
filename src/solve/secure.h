// What a player has for good, whatever the history: the leaf of every proof.
//
// Fix a colour. A region of a set U of its stones is a maximal connected set of points outside U.
// Call U self-sufficient if it is a union of whole blocks of the colour and each of its blocks has
// at least two regions all of whose points are adjacent to that block ("own regions" of the block).
// Call a region of U held if each of its points is adjacent to U, and answered if it is held and
// has two points or more. (A held region contains no stone of the colour: such a stone would be
// part of a block of U.)
//
//   Theorem. Let U be self-sufficient in the colouring c, and let the play so far contain no
//   colouring in which the player had all stones of U and a stone in an answered region. Then the
//   player can see to it that U and all held regions count as the player's area at the end; with
//   any ko rule that forbids no more than to repeat a colouring, with or without suicide, against
//   any number of opponents. Whatever the play so far, the player can see to it that U and the held
//   regions of one point do.
//
// The strategy: if an opponent's stone stands in a held region, play at any empty point of the
// region of U (as it is now) that holds this stone, and add the new stone to U. Otherwise pass.
//
// Proof. While U is self-sufficient nobody takes a stone of U: a taking move at z would leave a
// block b of U without liberties, and one of its two own regions does not contain z; that region
// was full before the move, so the stones in it (none of the colour, since all its points are
// adjacent to b) had no liberties, which stands nowhere between turns.
// The strategy keeps U self-sufficient. Let it play p in the region R. R holds a stone and p, so
// after the move R without p is not empty, and it falls into parts that are regions of the new U.
// Let b be the block of p then: it has absorbed all blocks of U adjacent to p. Take any block a of
// the old U. If R was an own region of a, then p is adjacent to a, so a is part of b, and every
// part of R without p is an own region of b. If R was no own region of a, those of a are untouched.
// So b has at least one own region inside R or two outside it, and where it has one inside R it
// also has another outside: it inherits it from the same block a. Blocks that did not join b keep
// theirs. Held regions stay held, since U only grows.
// The strategy's moves are legal. The point is empty. It is no suicide: b has two own regions, each
// with an empty point (one that is full would hold stones without liberties). It repeats nothing:
// all colourings from c on and before this move have no stone of the colour on p (p was in a held
// region), and colourings before c do not have all of U and a stone in an answered region, but the
// new one has both: a region with p and another's stone has two points.
// When play stops the strategy's last turn was a pass, and after it nobody moved: no opponent's
// stone stands in a held region then, and each such region is empty and borders on U alone. A held
// region of one point is empty between turns without any answer: a stone of another there has no
// liberties and takes nothing. So who always passes keeps U and these. QED.
//
// Colours of several players on the same side can follow their strategies side by side: what one of
// them holds, nobody else does.
#pragma once

#include <vector>

#include "solve/points.h"

namespace omnigo::solve {

struct Secured {
  Points stones = 0;  // U, the largest self-sufficient set; the union of two is one as well
  Points held = 0;    // its held regions
  Points answered = 0;

  int points() const { return count(stones) + count(held); }
  int points_without_answers() const { return count(stones) + count(held & ~answered); }
  // Whether a colouring of the past, of which these are the player's stones, spoils the theorem.
  bool spoiled_by(Points past) const { return (stones & ~past) == 0 && (answered & past) != 0; }
};

// It depends on nothing but the player's own stones.
Secured secure(const PointGraph& graph, Points own);

// Remembers what it was asked lately.
class SecureCache {
 public:
  explicit SecureCache(const PointGraph& graph) : graph_(graph), lines_(kLines) {}

  const Secured& operator()(Points own) {
    Line& line = lines_[own * 0x9E3779B97F4A7C15u >> (64 - kBits)];
    if (line.own != own) line = {own, secure(graph_, own)};
    return line.secured;
  }

 private:
  static constexpr int kBits = 14, kLines = 1 << kBits;
  struct Line {
    Points own = 0;  // nothing is secured without stones
    Secured secured;
  };
  const PointGraph& graph_;
  std::vector<Line> lines_;
};

}  // namespace omnigo::solve
