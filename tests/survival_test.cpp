// omnigo survival: sieges whose end is known by hand, and games in which every stone is counted.
#include "search/survival.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "graph/layout.h"
#include "program.h"

namespace omnigo {
namespace {

SharedGraph board(const std::string& name) { return make_layout(name)->graph; }

// A stone with d neighbours is taken before its next turn by d or more attackers.
TEST(Sieges, AsManyAttackersAsNeighboursTakeAStoneAtOnce) {
  for (const auto& [name, degree] : std::map<std::string, int>{
           {"cycle:20", 2}, {"dodecahedron", 3}, {"torus:9x9", 4}, {"hypercube:6", 6}}) {
    const SiegesByDegree taken = sieges_on(*board(name), degree + 1);
    EXPECT_EQ(taken.at(degree).taken, taken.at(degree).stones) << name;
    EXPECT_EQ(taken.at(degree).rounds, 0) << name;
    EXPECT_GT(sieges_on(*board(name), degree).at(degree).rounds, 0) << name;
  }
}

// On a ring a block has a liberty at each end. The attacker fills one, the owner runs the other way
// and has one liberty again.
TEST(Sieges, OnARingOneAttackerIsEnough) {
  const Sieges ring = sieges_on(*board("cycle:60"), 2).at(2);
  EXPECT_EQ(ring.taken, 60);
  EXPECT_EQ(ring.rounds, 60);
}

// Against one opponent a stone in the open of a torus gains two liberties with every extension.
TEST(Sieges, OnATorusTwoPlayersNeverTakeALoneStone) {
  EXPECT_EQ(sieges_on(*board("torus:9x9"), 2).at(4).taken, 0);
  EXPECT_EQ(sieges_on(*board("torus:9x9"), 4).at(4).taken, 81);
}

TEST(Sieges, WhatExtendingGains) {
  EXPECT_DOUBLE_EQ(gain_of_extending(*board("cycle:20")), 0);
  EXPECT_DOUBLE_EQ(gain_of_extending(*board("torus:9x9")), 2);
  EXPECT_DOUBLE_EQ(gain_of_extending(*board("hypercube:6")), 4);
  EXPECT_DOUBLE_EQ(gain_of_extending(*board("complete:7")), -1);
}

TEST(Fates, EveryStoneIsCountedOnce) {
  const FatesByDegree fates = *fates_in_games(board("5x5"), 3, {.games = 5});
  for (const int degree : {2, 3, 4}) {
    const StoneFates& its = fates.at(degree);
    EXPECT_GT(its.stones, 0);
    EXPECT_LE(its.at_once + its.standing, its.stones);
  }
  EXPECT_EQ(fates.size(), 3u);
  EXPECT_FALSE(fates_in_games(board("5x5"), 3, {.bot = "nobody"}));
}

TEST(Fates, TheSameSeedGivesTheSameNumbers) {
  const auto once = *fates_in_games(board("cycle:8"), 3, {.games = 4, .seed = 9});
  const auto again = *fates_in_games(board("cycle:8"), 3, {.games = 4, .seed = 9});
  EXPECT_EQ(once.at(2).stones, again.at(2).stones);
  EXPECT_EQ(once.at(2).standing, again.at(2).standing);
}

TEST(SurvivalProgram, PrintsTablesAndJson) {
  const Ran text = run_omnigo("survival cycle:20 3x3 --players 2-3 --games 2");
  EXPECT_EQ(text.status, 0);
  EXPECT_TRUE(
      text.output.starts_with("Lone stones captured in a siege:\n\n| board | mean degree | gain | "
                              "2 players | 3 players |\n"))
      << text.output;
  const auto json =
      nlohmann::json::parse(run_omnigo("survival 3x3 --players 3 --games 0 --json").output);
  EXPECT_EQ(json["rows"].size(), 3u);
  EXPECT_EQ(json["rows"][0]["stones"], 0);
  for (const std::string wrong :
       {"nowhere:3", "3x3 --players 1", "3x3 --players 5-3", "3x3 --games -1", "3x3 --bot nobody",
        "3x3 --svg /nowhere/x.svg"}) {
    EXPECT_EQ(run_omnigo("survival " + wrong + " 2>/dev/null").status, 2) << wrong;
  }
}

}  // namespace
}  // namespace omnigo
