#include "search/sensible.h"

namespace omnigo {

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
