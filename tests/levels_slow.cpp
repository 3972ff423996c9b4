// Each level against the one below it: prints the games won, and expects the
// upper one to win more.
#include <gtest/gtest.h>

#include <iostream>

#include "graph/layout.h"
#include "play/all_bots.h"

namespace omnigo {
namespace {

constexpr int kGames = 40;

// The seat that won, on 9x9 with komi 7.5.
int play(const SharedGraph &graph, const BotKind &black, const BotKind &white, std::uint64_t seed) {
  Game game = *Game::start(graph, *parse_rules("chinese"));
  const std::unique_ptr<Bot> bots[] = {black.make(seed), white.make(seed + 1)};
  for (int turn = 0; turn < 6 * graph->size() && !game.over(); ++turn) {
    const Colour mover = game.to_play();
    const Analysis analysis = bots[player_of(mover)]->think(game, mover, {});
    if (analysis.resigns) return 1 - player_of(mover);
    const Point move = analysis.moves[0].move;
    if (move == kNoPoint || !game.play(move)) game.pass();
  }
  return game.scores()[0] > game.scores()[1] ? 0 : 1;
}

TEST(Levels, EachBeatsTheOneBelow) {
  const SharedGraph graph = make_layout("9")->graph;
  for (std::size_t level = 1; level < all_levels().size(); ++level) {
    const BotKind &upper = all_levels()[level], &lower = all_levels()[level - 1];
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      const std::uint64_t seed = 1000 * level + 10 * static_cast<std::uint64_t>(i);
      won +=
          i % 2 == 0 ? play(graph, upper, lower, seed) == 0 : play(graph, lower, upper, seed) == 1;
    }
    std::cout << upper.name << " won " << won << " of " << kGames << " against " << lower.name
              << std::endl;
    EXPECT_GT(won, kGames / 2);
  }
}

}  // namespace
}  // namespace omnigo
