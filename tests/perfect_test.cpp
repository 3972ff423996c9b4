// The bot that plays small boards without mistakes.
#include <gtest/gtest.h>

#include "graph/layout.h"
#include "places.h"
#include "play/all_bots.h"
#include "program.h"
#include "solve/solve.h"

namespace omnigo {
namespace {

Game game_on(const std::string& board, const std::string& rules) {
  return *Game::start(make_layout(board)->graph, *parse_rules(rules));
}

HalfPoints value_of(const Game& game, Colour subject) {
  solve::Settings settings;
  settings.subject = subject;
  settings.memory = 1 << 22;
  return *(*solve::Solver::create(game, settings))->value();
}

// The final scores of a game in which this player is perfect and the others play at random.
std::vector<HalfPoints> played(Game game, Colour perfect, std::uint64_t seed) {
  const auto best = *make_any_bot("perfect", seed), other = *make_any_bot("random", seed);
  Thinking thinking;
  thinking.playouts = 10;
  while (!game.over()) {
    const Colour mover = game.to_play();
    const Analysis analysis = (mover == perfect ? best : other)->think(game, mover, thinking);
    const Point turn = analysis.moves[0].move;
    if (turn == kNoPoint) {
      game.pass();
    } else {
      EXPECT_TRUE(game.play(turn));
    }
  }
  return game.scores();
}

TEST(Perfect, NeverGetsLessThanTheValue) {
  for (const std::string board : {"2x2", "3x2", "3x3", "path:7", "cycle:6", "star:5"}) {
    for (const std::string rules : {"tromp-taylor", "no-suicide,ko=situational,komi=0.5"}) {
      const Game game = game_on(board, rules);
      const HalfPoints value = value_of(game, Colour::Black);
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto black = played(game, Colour::Black, seed);
        EXPECT_GE(black[0] - black[1], value) << board << " " << rules;
        const auto white = played(game, Colour::White, seed);
        EXPECT_LE(white[0] - white[1], value) << board << " " << rules;
      }
    }
  }
}

TEST(Perfect, SecuresItsScoreAgainstTwoOthers) {
  const Game game = game_on("path:5", "players=3");
  for (Colour self : {Colour::Black, Colour::White, Colour::Red}) {
    const HalfPoints value = value_of(game, self);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      EXPECT_GE(played(game, self, seed)[player_of(self)], value);
    }
  }
}

TEST(Perfect, SaysWhatItKnows) {
  const Game game = game_on("3x3", "no-suicide");
  Thinking thinking;
  thinking.avoid = {0};
  const Analysis analysis = (*make_any_bot("perfect", 1))->think(game, Colour::Black, thinking);
  EXPECT_EQ(analysis.moves[0].move, 4);
  EXPECT_EQ(analysis.root.score, (std::vector<double>{9, 0}));
  EXPECT_EQ(analysis.root.win, (std::vector<double>{1, 0}));
}

TEST(Perfect, PlaysWhatItCannotSolve) {
  const auto bot = *make_any_bot("perfect", 1);
  Thinking thinking;
  thinking.playouts = 20;
  for (const std::string board : {"9x9", "3x3"}) {
    // Simple ko is beyond the solver, as is the large board.
    const Game game = game_on(board, board == "3x3" ? "japanese" : "tromp-taylor");
    EXPECT_FALSE(bot->think(game, Colour::Black, thinking).moves.empty()) << board;
  }
  // Out of turn, and with no turn allowed that keeps the value.
  const Game game = game_on("3x3", "no-suicide");
  EXPECT_FALSE(bot->think(game, Colour::White, thinking).moves.empty());
  thinking.avoid = {4};
  EXPECT_NE(bot->think(game, Colour::Black, thinking).moves[0].move, 4);
}

TEST(Perfect, AnswersInGtpAndPlaysInTheArena) {
  const Ran gtp = run_command("printf 'boardsize 3\\ngenmove b\\ngenmove w\\n' | '" +
                              omnigo_program() + "' gtp --bot perfect --rules no-suicide");
  EXPECT_EQ(gtp.output.substr(0, 10), "=\n\n= B2\n\n=") << gtp.output;
  const Ran arena = run_omnigo(
      "arena perfect random --board 3x3,path:6 --rules no-suicide --games 4 --json 2>&1");
  EXPECT_EQ(arena.status, 0) << arena.output;
  EXPECT_NE(arena.output.find("\"perfect\""), std::string::npos) << arena.output;
}

}  // namespace
}  // namespace omnigo
