#include "record/setup.h"

namespace omnigo {

Result<Game> after_setup(const Game& game, const RecordEvent& setup,
                         const CanonicalForm& canonical) {
  Start start = game.beginning();
  start.colouring = game.board().colouring();
  for (const Stone& stone : setup.stones) {
    if (stone.point >= start.colouring.size()) return Error{"a stone lies off the board"};
    start.colouring[stone.point] = stone.colour;
  }
  start.prisoners_lost = game.prisoners_lost();
  start.first = setup.player == Colour::Empty ? game.to_play() : setup.player;
  auto next = Game::start(game.board().shared_graph(), game.rules(), std::move(start), canonical);
  if (!next) return next;
  for (const Colour player : game.resigned()) next->resign(player);
  return next;
}

}  // namespace omnigo
