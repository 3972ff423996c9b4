// A million random turns of the engine beside the oracle, on every family of boards, for 2 to 6
// players, under every kind of rules.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "graph/families.h"
#include "oracle_boards.h"

namespace omnigo {
namespace {

TEST(Oracle, SmallBoards) {
  Random random(1);
  Compared compared;
  EXPECT_EQ(play_side_by_side(small_boards(random), kSmallHabits, 850'000, random, compared), "");
  for (long verdicts : compared.by_reason) EXPECT_GT(verdicts, 10'000);
  EXPECT_GT(compared.agreements, 1000);
  EXPECT_GT(compared.resumptions, 1000);
  EXPECT_GT(compared.resignations, 1000);
}

TEST(Oracle, MiddleBoards) {
  Random random(2);
  Compared compared;
  EXPECT_EQ(play_side_by_side(middle_boards(), kMiddleHabits, 130'000, random, compared), "");
}

TEST(Oracle, LargeBoards) {
  Random random(3);
  Compared compared;
  EXPECT_EQ(play_side_by_side(large_boards(), kLargeHabits, 20'000, random, compared), "");
}

TEST(Oracle, EveryFamilyAndLayoutIsCompared) {
  Random random(1);
  std::vector<TestBoard> all = small_boards(random);
  for (auto& board : middle_boards()) all.push_back(board);
  for (auto& board : large_boards()) all.push_back(board);
  for (const Family& family : families()) {
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const TestBoard& board) {
      return board.name.substr(0, board.name.find(':')) == family.name;
    })) << family.name;
  }
  std::set<CellKind> kinds;
  for (const TestBoard& board : all) {
    for (int players = 2; players <= 6; ++players) {
      kinds.insert(Board(board.graph, players).cell_kind());
    }
  }
  EXPECT_EQ(kinds.size(), 4u) << "every way in which the engine keeps a board";
}

// Each move makes a colouring (with who is next, under situational superko) that has not stood
// before, and between two moves each player passes at most once: that bounds the turns.
TEST(Oracle, EveryGameEndsUnderSuperko) {
  Random random(4);
  Compared compared;
  for (const TestBoard& board : small_boards(random)) {
    for (Ko ko : {Ko::Positional, Ko::Situational, Ko::Symmetric}) {
      Rules rules = random_rules(board, random);
      rules.ko = ko;
      Habits habits = kSmallHabits;
      habits.only_forward = true;
      const double colourings = std::pow(rules.players + 1, board.graph->size());
      const double bound = (colourings * rules.players + 1) * rules.players;
      habits.most_turns = static_cast<int>(std::min(bound, 100'000.0));
      EXPECT_EQ(RandomGame(board, rules, habits, random, compared).play(), "");
      EXPECT_EQ(compared.ended, compared.games) << board.name << " " << to_text(rules);
    }
  }
}

}  // namespace
}  // namespace omnigo
