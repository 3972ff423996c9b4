#include "problems/taste.h"

#include <algorithm>

#include "net/search.h"

namespace omnigo::problems {

Taste::Taste()
    : policy_(make_net_search(built_in_net(), {.policy_only = true})),
      search_(make_net_search(built_in_net(), {})) {}

Taste::Opinion Taste::opinion(const Game& game) {
  const Analysis analysis = policy_->think(game, game.to_play(), {});
  const int points = game.graph().size();
  Opinion opinion{analysis.policy, Colouring(points, Colour::Empty)};
  for (int p = 0; p < points; ++p) {
    for (int player = 0; player < game.rules().players; ++player) {
      if (analysis.ownership[player * points + p] > 0.5) opinion.owners[p] = colour_of(player);
    }
  }
  return opinion;
}

Turns Taste::sorted(const Game& game, Turns turns) {
  const Opinion liked = opinion(game);
  std::ranges::sort(turns, {}, [&](Point p) { return std::pair(-liked.of(p), p); });
  return turns;
}

Point Taste::choice(const Game& game, std::uint64_t visits) {
  Thinking thinking;
  thinking.playouts = visits;
  return search_->think(game, game.to_play(), thinking).moves.front().move;
}

}  // namespace omnigo::problems
