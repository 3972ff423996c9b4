#include "rules/perft.h"

namespace omnigo {
namespace {

void count(Game& game, std::size_t level, std::vector<std::uint64_t>& counts) {
  if (game.over()) return;
  const std::vector<Point> moves = game.legal_moves(game.to_play());
  counts[level] += moves.size() + 1;
  if (level + 1 == counts.size()) return;
  for (Point p : moves) {
    game.play(p);
    count(game, level + 1, counts);
    game.undo();
  }
  game.pass();
  count(game, level + 1, counts);
  game.undo();
}

}  // namespace

std::vector<std::uint64_t> perft(Game& game, int depth) {
  std::vector<std::uint64_t> counts(depth);
  if (depth > 0) count(game, 0, counts);
  return counts;
}

}  // namespace omnigo
