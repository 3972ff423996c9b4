// Small questions about blocks and moves that playouts and priors ask again and again.
#pragma once

#include <algorithm>

#include "rules/board.h"

namespace omnigo {

// Up to four liberties of a block: enough to tell atari from safety without seeing all of it.
struct FewLiberties {
  int count = 0;
  Point points[4];

  bool contains(Point p) const { return std::find(points, points + count, p) != points + count; }
  void add(Point p) {
    if (!contains(p)) points[count++] = p;
  }
};

// Stops as soon as `most` (at most 4) are found.
inline FewLiberties few_liberties(const Board& board, Point stone, int most) {
  FewLiberties found;
  Point p = stone;
  do {
    for (Point q : board.graph().neighbours(p)) {
      if (board.at(q) != Colour::Empty) continue;
      found.add(q);
      if (found.count == most) return found;
    }
    p = board.next_stone(p);
  } while (p != stone);
  return found;
}

// The liberties, up to `most` (at most 4), of the block that a stone at the empty point p would
// belong to. Points of opponents' blocks that it takes count as liberties.
inline FewLiberties liberties_after(const Board& board, Point p, Colour c, int most) {
  FewLiberties found;
  for (Point q : board.graph().neighbours(p)) {
    if (board.at(q) == Colour::Empty) {
      found.add(q);
    } else if (board.at(q) == c) {
      const FewLiberties joined = few_liberties(board, q, most + 1 < 4 ? most + 1 : 4);
      for (int i = 0; i < joined.count && found.count < most; ++i) {
        if (joined.points[i] != p) found.add(joined.points[i]);
      }
    } else if (few_liberties(board, q, 2).count == 1) {
      found.add(q);
    }
    if (found.count >= most) return found;
  }
  return found;
}

}  // namespace omnigo
