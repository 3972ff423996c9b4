// The plain bots: what they choose is legal, and they see what a beginner sees.
#include <gtest/gtest.h>

#include "graph/layout.h"
#include "search/bot.h"

namespace omnigo {
namespace {

Game game_on(const std::string& board, const std::string& rules) {
  const auto layout = make_layout(board);
  return *Game::start(layout->graph, *parse_rules(rules));
}

Analysis think(const std::string& bot, const Game& game, Colour player, int playouts,
               int threads = 1) {
  Thinking thinking;
  thinking.playouts = static_cast<std::uint64_t>(playouts);
  thinking.threads = threads;
  return (*make_bot(bot, 1))->think(game, player, thinking);
}

// Every bot plays whole games on every kind of board; each turn is legal.
TEST(Bots, FinishGames) {
  for (const BotKind& kind : bots()) {
    for (const char* board : {"5x5", "torus:4x4", "path:7", "cube:3", "star:6", "complete:5"}) {
      for (const char* rules :
           {"tromp-taylor", "japanese,ko=positional", "players=3,ko=situational"}) {
        SCOPED_TRACE(std::string(kind.name) + " " + board + " " + rules);
        Game game = game_on(board, rules);
        const auto bot = kind.make(7);
        Thinking thinking;
        thinking.playouts = 20;
        for (int turn = 0; turn < 2000 && !game.over(); ++turn) {
          const Colour mover = game.to_play();
          const Analysis analysis = bot->think(game, mover, thinking);
          ASSERT_FALSE(analysis.moves.empty());
          const Point move = analysis.moves[0].move;
          if (move == kNoPoint) {
            game.pass();
          } else {
            ASSERT_TRUE(game.play(move));
          }
          ASSERT_EQ(analysis.player, mover);
        }
        EXPECT_TRUE(game.over());
      }
    }
  }
}

TEST(Uct, OpensInTheCentreOfThreeByThree) {
  const Analysis analysis = think("uct", game_on("3x3", "no-suicide"), Colour::Black, 2000);
  EXPECT_EQ(analysis.moves[0].move, 4);
  EXPECT_GT(analysis.moves[0].estimate.win[0], 0.7);
}

TEST(Uct, SharesAreShares) {
  Game game = game_on("triangular:3", "players=3,komi=0/1/2");
  const Analysis analysis = think("uct", game, Colour::Red, 300, 2);
  EXPECT_EQ(analysis.player, Colour::Red);
  EXPECT_NEAR(analysis.root.win[0] + analysis.root.win[1] + analysis.root.win[2], 1, 1e-9);
  EXPECT_EQ(analysis.root.visits, 300u);
  std::uint64_t visits = 0;
  for (const MoveEstimate& move : analysis.moves) visits += move.estimate.visits;
  EXPECT_EQ(visits, 300u);
  const std::size_t points = 19;
  ASSERT_EQ(analysis.ownership.size(), 3 * points);
  for (std::size_t p = 0; p < points; ++p) {
    double owned = 0;
    for (std::size_t i = 0; i < 3; ++i) owned += analysis.ownership[i * points + p];
    EXPECT_LE(owned, 1 + 1e-9);
  }
}

TEST(Uct, TheSameSeedPlaysTheSame) {
  const Game game = game_on("7x7", "tromp-taylor");
  const Analysis a = think("uct", game, Colour::Black, 200);
  const Analysis b = think("uct", game, Colour::Black, 200);
  ASSERT_EQ(a.moves.size(), b.moves.size());
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    EXPECT_EQ(a.moves[i].move, b.moves[i].move);
    EXPECT_EQ(a.moves[i].estimate.visits, b.moves[i].estimate.visits);
  }
}

TEST(Uct, AvoidsTheMovesItMustAvoid) {
  const Game game = game_on("3x3", "tromp-taylor");
  Thinking thinking;
  thinking.playouts = 100;
  thinking.avoid = {4, 0, kNoPoint};
  const Analysis analysis = (*make_bot("uct", 1))->think(game, Colour::Black, thinking);
  EXPECT_EQ(analysis.moves.size(), 7u);
  for (const MoveEstimate& move : analysis.moves) {
    EXPECT_NE(move.move, 4);
    EXPECT_NE(move.move, 0);
  }
}

TEST(Uct, StopsWhenAsked) {
  const Game game = game_on("9x9", "tromp-taylor");
  Thinking thinking;
  int asked = 0;
  thinking.stop = [&] { return ++asked > 10; };
  const Analysis analysis = (*make_bot("uct", 1))->think(game, Colour::Black, thinking);
  EXPECT_EQ(asked, 11);
  EXPECT_GT(analysis.root.visits, 0u);
}

TEST(Bots, UnknownNamesAreErrors) { EXPECT_FALSE(make_bot("shusaku", 1)); }

}  // namespace
}  // namespace omnigo
