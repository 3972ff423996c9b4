// Unconditional life: what the opponents can never take, though the player passes forever.
//
// The mathematics (D. B. Benson, "Life in the game of Go", 1976, carried to any graph, any number
// of players, and suicide). Fix a player. A region is a maximal connected set of points not of the
// player's colour; its border is the player's blocks adjacent to it. The opponents play as one, in
// any order, any number of times, ko or no ko; the player always passes.
//
//   A region is vital to a block of the player if every point of it that is empty, or that the
//   opponents can make empty, is adjacent to the block.
//
//   Theorem. The unconditionally alive blocks are the largest set X of blocks such that each has at
//   least two vital regions whose border lies wholly in X.
//
// Which stones the opponents can make empty decides what suicide and the number of players change:
//   - one opponent, no suicide: none. No move takes the opponent's own stones; the empty points
//   count.
//   - one opponent, suicide: all. The opponent fills the region; the last stone clears it.
//   - two or more opponents: all, with or without suicide. They fill the region; the last stone, of
//     one colour, takes all stones of the others.
// Suicide of a single stone changes nothing on the board and therefore nothing here.
//
// Why X is alive: while its blocks stand, each of their vital regions keeps an empty point after
// every move (a move that fills a region up clears stones in it, or takes a block, which then had
// no liberty in its other vital region), and that point is a liberty. Why nothing else is: a region
// that is not vital to a block can be filled but for a point that is not adjacent to the block, and
// one vital region can be filled last, so a block with fewer than two is taken; what it leaves
// empty is adjacent to no other block of the player (it would be the same block), so the regions
// that bordered on it are vital to nobody any more. The tests compare this with all positions of
// small boards: it is exact, for every graph and number of players tried.
//
// Time is linear in points and edges. The position must be legal (no block without liberties).
#pragma once

#include <vector>

#include "graph/graph.h"
#include "rules/colour.h"

namespace omnigo {

// A maximal connected set of points not of the player's colour.
struct Region {
  std::vector<Point> points;  // ascending
  bool bordered = false;      // by at least one stone of the player
  bool safe = false;          // bordered, and by unconditionally alive blocks only
  bool empty = false;         // holds no stone
  // Points not adjacent to any stone of the player. In a safe region an opponent's eyes can only be
  // there, so with fewer than two of them the opponents cannot live inside.
  int inner_points = 0;
};

struct Life {
  std::vector<bool> alive;      // for each point: an unconditionally alive stone of the player
  std::vector<Region> regions;  // all, in the order of their first points
};
Life unconditional_life(const Graph& graph, const Colouring& colouring, Colour player, int players,
                        bool suicide);

// What counts as a player's beside unconditionally alive stones and unconditional territory (safe
// regions where the opponents cannot live, with the stones in them).
struct AreaCount {
  bool safe_territory = false;    // empty safe regions of any size
  bool unsafe_territory = false;  // empty regions that border on this player alone
  bool other_stones = false;      // stones on points that are nobody's by the above
};

// The owner of each point, each player facing all the others; Empty where it is nobody's.
Colouring unconditional_area(const Graph& graph, const Colouring& colouring, int players,
                             bool suicide, const AreaCount& count);

// The parts of an area, as above with everything counted, that depend on nobody: a maximal
// connected set of one owner's points is kept if it touches no point that is nobody's and holds no
// stone of the owner in atari. What falls away is what stands in seki: a first guess at where a
// count of territory should find neutral points.
Colouring independent_area(const Graph& graph, const Colouring& colouring, const Colouring& area);

}  // namespace omnigo
