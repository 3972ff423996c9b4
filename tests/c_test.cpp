// The functions for C.
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <thread>

#include "base/version.h"
#include "c/omnigo.h"

namespace omnigo {
namespace {

struct Free {
  void operator()(omnigo_board* board) const { omnigo_board_free(board); }
  void operator()(omnigo_game* game) const { omnigo_game_free(game); }
  void operator()(omnigo_bot* bot) const { omnigo_bot_free(bot); }
};
using BoardHandle = std::unique_ptr<omnigo_board, Free>;
using GameHandle = std::unique_ptr<omnigo_game, Free>;
using BotHandle = std::unique_ptr<omnigo_bot, Free>;

BoardHandle board(const char* spec) { return BoardHandle(omnigo_board_make(spec)); }
GameHandle start(const char* spec, const char* rules) {
  return GameHandle(omnigo_game_start(board(spec).get(), rules));
}
int play(const GameHandle& game, const BoardHandle& board, const char* point) {
  return omnigo_game_play(game.get(), omnigo_board_find(board.get(), point));
}

TEST(C, Boards) {
  EXPECT_STREQ(omnigo_version(), kVersion);
  const BoardHandle cube = board("petersen");
  EXPECT_EQ(omnigo_board_points(cube.get()), 10);
  int neighbours[2] = {-1, -1};
  EXPECT_EQ(omnigo_board_neighbours(cube.get(), 0, neighbours, 2), 3);
  EXPECT_NE(neighbours[1], -1);
  EXPECT_EQ(omnigo_board_neighbours(cube.get(), 10, neighbours, 2), -1);
  EXPECT_EQ(omnigo_board_find(board("9").get(), "e5"), 40);
  EXPECT_STREQ(omnigo_board_name(board("9").get(), 81), nullptr);
  EXPECT_STREQ(omnigo_error(), "there is no such point");
}

// The game of the documents on 2x2: Black's last move would repeat the colouring after turn 1.
TEST(C, AGameByTheRules) {
  const BoardHandle square = board("2x2");
  const GameHandle game(omnigo_game_start(square.get(), ""));
  for (const char* point : {"A2", "B2", "A1", "B1", "A2", "A1"}) {
    EXPECT_EQ(omnigo_game_is_legal(game.get(), omnigo_board_find(square.get(), point)), 1);
    ASSERT_EQ(play(game, square, point), 0) << point;
  }
  EXPECT_EQ(omnigo_game_to_play(game.get()), 0);
  EXPECT_EQ(omnigo_game_is_legal(game.get(), omnigo_board_find(square.get(), "A2")), 0);
  EXPECT_EQ(play(game, square, "A2"), -1);
  EXPECT_STREQ(omnigo_error(), "repeats the colouring after turn 1");
  EXPECT_EQ(omnigo_game_turns(game.get()), 6);
  const GameHandle copy(omnigo_game_copy(game.get()));
  EXPECT_EQ(omnigo_game_play(game.get(), OMNIGO_PASS), 0);
  EXPECT_EQ(omnigo_game_play(game.get(), OMNIGO_PASS), 0);
  EXPECT_EQ(omnigo_game_over(game.get()), 1);
  EXPECT_EQ(omnigo_game_score(game.get(), 1) - omnigo_game_score(game.get(), 0), 4);
  EXPECT_EQ(omnigo_game_play(game.get(), OMNIGO_PASS), -1);
  EXPECT_STREQ(omnigo_error(), "the game is over");
  EXPECT_EQ(omnigo_game_turns(copy.get()), 6);
  EXPECT_EQ(omnigo_game_at(copy.get(), omnigo_board_find(square.get(), "B1")), 1);
  EXPECT_EQ(omnigo_game_at(copy.get(), omnigo_board_find(square.get(), "A2")), OMNIGO_EMPTY);
  while (omnigo_game_undo(copy.get()) == 0) continue;
  EXPECT_EQ(omnigo_game_turns(copy.get()), 0);
  EXPECT_STREQ(omnigo_error(), "nothing was played");
}

TEST(C, ThreePlayersAndTheOnesWhoResign) {
  const GameHandle game = start("triangular:3", "players=3,ko=symmetric");
  EXPECT_EQ(omnigo_game_players(game.get()), 3);
  EXPECT_EQ(omnigo_game_play(game.get(), 0), 0);
  EXPECT_EQ(omnigo_game_play(game.get(), OMNIGO_RESIGN), 0);
  EXPECT_EQ(omnigo_game_to_play(game.get()), 2);
  EXPECT_EQ(omnigo_game_play(game.get(), OMNIGO_RESIGN), 0);
  EXPECT_EQ(omnigo_game_over(game.get()), 1);
  EXPECT_EQ(omnigo_game_play(game.get(), OMNIGO_RESIGN), -1);
  EXPECT_TRUE(std::isnan(omnigo_game_score(game.get(), 3)));
}

TEST(C, ErrorsHaveAReason) {
  EXPECT_EQ(omnigo_board_make("gird:9"), nullptr);
  EXPECT_NE(std::string(omnigo_error()).find("gird"), std::string::npos);
  EXPECT_EQ(omnigo_game_start(board("9").get(), "tibetan"), nullptr);
  EXPECT_NE(std::string(omnigo_error()).find("tibetan"), std::string::npos);
  EXPECT_EQ(omnigo_bot_make("nobody", 1), nullptr);
  const std::string mine = omnigo_error();
  std::thread([] { omnigo_board_make("another"); }).join();
  EXPECT_EQ(omnigo_error(), mine);  // an error is its thread's
}

TEST(C, BotsPlayAGameToItsEnd) {
  std::set<std::string> names;
  for (int i = 0; i < omnigo_bot_count(); ++i) names.insert(omnigo_bot_name(i));
  EXPECT_TRUE(names.contains("uct") && names.contains("net") && names.contains("perfect"));
  EXPECT_EQ(omnigo_bot_name(omnigo_bot_count()), nullptr);
  const GameHandle game = start("3x3", "no-suicide");
  const BotHandle bot(omnigo_bot_make("uct", 1));
  EXPECT_EQ(omnigo_bot_choose(bot.get(), game.get(), 0, 0), -1);
  EXPECT_STREQ(omnigo_error(), "this bot needs a limit");
  while (!omnigo_game_over(game.get()) && omnigo_game_turns(game.get()) < 60) {
    const int move = omnigo_bot_choose(bot.get(), game.get(), 100, 0);
    ASSERT_NE(move, -1) << omnigo_error();
    ASSERT_EQ(omnigo_game_play(game.get(), move), 0) << omnigo_error();
  }
  EXPECT_EQ(omnigo_game_over(game.get()), 1);
  EXPECT_EQ(omnigo_bot_choose(bot.get(), game.get(), 100, 0), -1);
}

}  // namespace
}  // namespace omnigo
