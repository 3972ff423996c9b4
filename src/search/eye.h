// What an eye is to all who play: the one definition. Boards made for speed answer by other means,
// and their tests compare them with this.
#pragma once

#include <span>

#include "rules/board.h"

namespace omnigo {

// How many diagonal points an opponent must have to break an eye at p: two in the middle of the
// board, one where the point has fewer neighbours than others have.
inline int diagonals_to_break(const Graph& graph, Point p) {
  return graph.degree(p) < graph.max_degree() ? 1 : 2;
}

// p is empty, every neighbour is of this colour, and too few diagonal points are an opponent's to
// break it.
inline bool is_eye(const Board& board, std::span<const Point> diagonals, Point p, Colour c) {
  for (const Point q : board.graph().neighbours(p)) {
    if (board.at(q) != c) return false;
  }
  int opponents = 0;
  for (const Point q : diagonals) opponents += board.at(q) != Colour::Empty && board.at(q) != c;
  return opponents < diagonals_to_break(board.graph(), p);
}

// The same for players that look at liberties: where no point is diagonal, as on a path, only atari
// can break an eye, and then to fill it may save the block.
template <class InAtari>
bool is_lasting_eye(const Board& board, std::span<const Point> diagonals, Point p, Colour c,
                    InAtari in_atari) {
  if (!is_eye(board, diagonals, p, c)) return false;
  if (!diagonals.empty()) return true;
  for (const Point q : board.graph().neighbours(p)) {
    if (in_atari(q)) return false;
  }
  return true;
}

}  // namespace omnigo
