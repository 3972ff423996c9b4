// Fair komi: the arithmetic on scores, and the program where the answer is known.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "base/random.h"
#include "graph/layout.h"
#include "program.h"
#include "search/fair_komi.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;

TEST(FairKomi, OfTwoIsTheMedian) {
  EXPECT_EQ(balancing_komi({{5, 0}, {7, 0}, {40, 0}}), (std::vector<double>{0, 7}));
  EXPECT_EQ(balancing_komi({{5, 0}, {8, 0}}), (std::vector<double>{0, 6.5}));
  EXPECT_EQ(balancing_komi({{0, 3}}), (std::vector<double>{0, -3}));
}

// Of games with scores drawn at random, a head start for the first seat is given back to the
// others.
TEST(FairKomi, OfThreeEvensTheSharesOut) {
  Random random(1);
  std::vector<std::vector<int>> games;
  for (int i = 0; i < 4000; ++i) {
    games.push_back({});
    for (int head_start : {60, 20, 0}) {
      games.back().push_back(head_start + static_cast<int>(random.below(200)));
    }
  }
  const std::vector<double> komi = balancing_komi(games);
  EXPECT_EQ(komi[0], 0);
  EXPECT_NEAR(komi[1], 40, 10);
  EXPECT_NEAR(komi[2], 60, 10);
}

TEST(FairKomi, FromGamesLiesInItsInterval) {
  const Layout layout = *make_layout("5x5");
  const FairKomi fair =
      fair_komi(layout.graph, *parse_rules("chinese"), {.games = 8, .playouts = 30});
  EXPECT_EQ(fair.games, 6);
  ASSERT_EQ(fair.komi.size(), 2u);
  EXPECT_LE(fair.low[1], fair.komi[1]);
  EXPECT_GE(fair.high[1], fair.komi[1]);
  EXPECT_LE(fair.high[1], 25);
}

TEST(KomiProgram, IsExactWherePlayIsSolved) {
  const Ran run = run_omnigo("komi 3x3 --rules no-suicide --json");
  ASSERT_EQ(run.status, 0);
  const Json answer = Json::parse(run.output);
  EXPECT_EQ(answer["exact"], true);
  EXPECT_EQ(answer["komi"], Json({0, 9}));  // FACTS
}

TEST(KomiProgram, PlaysForThree) {
  const Ran run = run_omnigo("komi triangular:2 --players 3 --games 4 --playouts 10 --json");
  ASSERT_EQ(run.status, 0);
  const Json answer = Json::parse(run.output);
  EXPECT_EQ(answer["exact"], false);
  EXPECT_EQ(answer["komi"].size(), 3u);
  EXPECT_EQ(answer["games"], 3);
}

// Where territory counts, dead stones need not be taken, and filling one's own costs.
TEST(FairKomi, ByTerritory) {
  const Layout layout = *make_layout("5x5");
  const FairKomi fair =
      fair_komi(layout.graph, *parse_rules("japanese"), {.games = 8, .playouts = 100});
  EXPECT_GT(fair.komi[1], 5);
  EXPECT_LT(fair.komi[1], 25);
}

TEST(KomiProgram, StopsInTheMiddleOfAGame) {
  const Ran run = run_omnigo("komi 40x40 --solve 0 --time 0.1 2>&1");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.output, "omnigo: stopped before the first game ended: there is no komi to tell\n");
}

TEST(KomiProgram, QuotesTheBoard) {
  const std::string file = testing::TempDir() + "a \"square\".json";
  std::ofstream(file) << R"({"points": 4, "edges": [[0, 1], [1, 2], [2, 3], [3, 0]]})";
  const Ran run = run_omnigo("komi 'file:" + file + "' --json --rules no-suicide");
  ASSERT_EQ(run.status, 0);
  EXPECT_EQ(Json::parse(run.output)["board"], "file:" + file);
}

TEST(KomiProgram, KnowsTheSymmetricKo) {
  const Ran run = run_omnigo("komi 3x3 --solve 0 --rules ko=symmetric --games 1 --playouts 5");
  EXPECT_EQ(run.status, 0);
}

TEST(KomiProgram, RefusesNonsense) {
  EXPECT_EQ(run_omnigo("komi nowhere:3"
                       " 2>/dev/null")
                .status,
            2);
  EXPECT_EQ(run_omnigo("komi 5 --players 1"
                       " 2>/dev/null")
                .status,
            2);
  EXPECT_EQ(run_omnigo("komi 5 --solve soon"
                       " 2>/dev/null")
                .status,
            2);
}

}  // namespace
}  // namespace omnigo
