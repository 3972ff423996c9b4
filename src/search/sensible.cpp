#include "search/sensible.h"

namespace omnigo {

bool SensibleMoves::is_eye(const Board& board, Point p, Colour c) const {
  for (const Point q : board.graph().neighbours(p)) {
    if (board.at(q) != c) return false;
  }
  int opponents = 0;
  for (const Point q : diagonals_[p]) {
    opponents += board.at(q) != Colour::Empty && board.at(q) != c;
  }
  return opponents < (board.graph().degree(p) < board.graph().max_degree() ? 1 : 2);
}

std::vector<Point> SensibleMoves::of(const Game& game, Colour player) const {
  std::vector<Point> moves;
  for (int i = 0; i < game.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (game.board().at(p) != Colour::Empty || is_eye(game.board(), p, player)) continue;
    if (game.board().effect(p, player).suicide || !game.legality(p, player)) continue;
    moves.push_back(p);
  }
  return moves;
}

}  // namespace omnigo
