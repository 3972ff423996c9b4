// Fair komi: the arithmetic on scores, and the program where the answer is known.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/random.h"
#include "graph/layout.h"
#include "places.h"
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

TEST(FairKomi, SharesCountTiesForBoth) {
  const std::vector<std::vector<int>> games = {{5, 0}, {7, 0}, {0, 3}, {6, 0}};
  EXPECT_EQ(shares_of_wins(games, {0, 12}), (std::vector<double>{0.375, 0.625}));
  EXPECT_EQ(shares_of_wins({{0, 4, 4}, {9, 0, 0}}, {0, 0, 0}),
            (std::vector<double>{0.5, 0.25, 0.25}));
}

// Between two nobody ties, unless no half is fair: where Black wins everything or loses by a
// little.
TEST(FairKomi, SuggestsHalvesForTwo) {
  const std::vector<std::vector<int>> even = {{5, 0}, {7, 0}, {3, 0}, {9, 0}};
  EXPECT_EQ(suggested_komi(even, balancing_komi(even)), (std::vector<HalfPoints>{0, 13}));
  const std::vector<std::vector<int>> steep = {{25, 0}, {25, 0}, {25, 0}, {25, 0}, {0, 1}};
  EXPECT_EQ(suggested_komi(steep, balancing_komi(steep)), (std::vector<HalfPoints>{0, 50}));
}

// What is fair without komi gets none, however the noise falls.
TEST(FairKomi, SuggestsLittleForMany) {
  Random random(2);
  std::vector<std::vector<int>> games;
  for (int i = 0; i < 3000; ++i) {
    games.push_back({});
    for (int seat = 0; seat < 3; ++seat) games.back().push_back(static_cast<int>(random.below(99)));
  }
  EXPECT_EQ(suggested_komi(games, balancing_komi(games)), (std::vector<HalfPoints>{0, 0, 0}));
  for (std::vector<int>& scores : games) scores[0] += 30;
  const std::vector<HalfPoints> komi = suggested_komi(games, balancing_komi(games));
  for (const double share : shares_of_wins(games, komi)) EXPECT_NEAR(share, 1 / 3.0, 0.02);
}

TEST(FairKomi, IsTheSameOnAnyNumberOfThreads) {
  const Layout layout = *make_layout("4x4");
  const Rules rules = *parse_rules("chinese");
  const FairKomi one = fair_komi(layout.graph, rules, {.games = 12, .playouts = 20});
  const FairKomi three =
      fair_komi(layout.graph, rules, {.games = 12, .playouts = 20, .threads = 3});
  EXPECT_EQ(one.komi, three.komi);
  EXPECT_EQ(one.low, three.low);
}

TEST(FairKomi, IsCheckedByGamesWithIt) {
  const Layout layout = *make_layout("3x3");
  Rules rules = *parse_rules("no-suicide");
  rules.komi = {0, 40};  // more than all points
  const auto scores = scores_with_komi(layout.graph, rules, {.games = 4, .playouts = 20});
  EXPECT_EQ(scores.size(), 4u);
  EXPECT_EQ(shares_of_wins(scores, rules.komi), (std::vector<double>{0, 1}));
}

// `share` of the games won by the first of two players, by about `lead` points or by the whole
// board.
std::vector<std::vector<int>> games_of_two(int games, double share, int lead, int points) {
  Random random(3);
  std::vector<std::vector<int>> scores;
  for (int i = 0; i < games; ++i) {
    const int spread = lead == points ? 0 : static_cast<int>(random.below(21)) - 10;
    const int first = i < share * games ? (points + lead) / 2 + spread : 0;
    scores.push_back({first, points - first});
  }
  return scores;
}

TEST(JudgedKomi, IsFairWhereTheCheckAgrees) {
  const auto games = games_of_two(300, 1, 9, 81);
  const JudgedKomi judged = judge_komi(games, games, 81, {0, 15}, 1);
  EXPECT_EQ(judged.verdict, KomiVerdict::Fair);
  EXPECT_NEAR(judged.komi[1], 18, 6);
  EXPECT_NEAR(judged.shares[0], 0.5, 0.05);
}

TEST(JudgedKomi, KeepsTheUsualKomiWhereItIsFair) {
  const auto games = games_of_two(300, 1, 9, 81);
  const HalfPoints fair = judge_komi(games, games, 81, {0, 100}, 1).komi[1];
  EXPECT_EQ(judge_komi(games, games, 81, {0, fair - 1}, 1).komi[1], fair - 1);
}

// Where Black often wins by the same number, that number shares the wins, and no half does.
TEST(JudgedKomi, SharesWhatIsWonByOneNumber) {
  auto games = games_of_two(300, 1, 9, 81);
  for (std::size_t i = 0; i < games.size(); i += 5) games[i] = games[i + 1] = {45, 36};
  const JudgedKomi judged = judge_komi(games, games, 81, {0, 15}, 1);
  EXPECT_EQ(judged.verdict, KomiVerdict::Fair);
  EXPECT_EQ(judged.komi, (std::vector<HalfPoints>{0, 18}));
}

// A komi of the whole board would be a tie, not a fair game.
TEST(JudgedKomi, SaysThatNoKomiIsFair) {
  const auto black_takes_all = games_of_two(300, 0.95, 64, 64);
  const JudgedKomi judged = judge_komi(black_takes_all, black_takes_all, 64, {0, 15}, 1);
  EXPECT_EQ(judged.verdict, KomiVerdict::Unfair);
  EXPECT_EQ(std::abs(judged.komi[1]), 1);  // half a point: no komi helps
  EXPECT_NEAR(judged.shares[0], 0.95, 0.01);
}

TEST(JudgedKomi, IsUnsettledWithFewGames) {
  const auto games = games_of_two(40, 0.95, 64, 64);
  const JudgedKomi judged = judge_komi(games, games, 64, {0, 15}, 1);
  EXPECT_EQ(judged.verdict, KomiVerdict::Unsettled);
  EXPECT_EQ(judged.komi, (std::vector<HalfPoints>{0, 15}));
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
  EXPECT_EQ(answer["komi"], Json({0, 9}));
}

TEST(KomiProgram, PlaysForThree) {
  const Ran run = run_omnigo("komi triangular:2 --players 3 --games 4 --playouts 10 --json");
  ASSERT_EQ(run.status, 0);
  const Json answer = Json::parse(run.output);
  EXPECT_EQ(answer["exact"], false);
  EXPECT_EQ(answer["komi"].size(), 3u);
  EXPECT_EQ(answer["games"], 3);
}

// Where territory counts, dead stones need not be taken, and filling own territory costs.
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
  EXPECT_EQ(run.output,
            "omnigo: stopped before the first game ended: there is no komi to report\n");
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

// Also where the board is solved and no game is played.
TEST(KomiProgram, ReadsEveryNumber) {
  for (const std::string wrong :
       {"--games -1", "--games 0", "--playouts 0", "--seed -1", "--time x"}) {
    EXPECT_EQ(run_omnigo("komi 2x2 " + wrong + " 2>/dev/null").status, 2) << wrong;
  }
}

TEST(KomiTable, GrowsAndIsComputedAgain) {
  const std::string file = testing::TempDir() + "komi-table.json";
  std::remove(file.c_str());
  const std::string command = "komi --table '" + file + "' --games 6 --playouts 5 --solve 1";
  ASSERT_EQ(run_omnigo(command + " 3x3 --players 2").status, 0);
  ASSERT_EQ(run_omnigo(command + " path:4").status, 0);
  const auto read = [&] {
    std::ifstream in(file);
    return Json::parse(in);
  };
  const Json before = read();
  std::string line;
  ASSERT_EQ(before["entries"].size(), 6u);  // one, and two to six players
  EXPECT_EQ(before["entries"][0]["exact"], 9);
  EXPECT_EQ(before["entries"][5]["komi"].size(), 6u);
  ASSERT_EQ(run_omnigo(command + " --players 3").status, 0);
  EXPECT_EQ(read(), before);  // the same games of the same bots
  ASSERT_EQ(run_omnigo("komi --table '" + file + "' --svg '" + file + ".svg'").status, 0);
  std::ifstream drawn(file + ".svg");
  EXPECT_TRUE(std::getline(drawn, line) && line.starts_with("<svg"));
  std::ofstream(file) << "[]";
  EXPECT_EQ(run_omnigo(command + " 3x3 2>/dev/null").status, 2);
}

TEST(KomiTable, TakesScoresFromElsewhere) {
  const std::string table = testing::TempDir() + "komi-scores-table.json";
  const std::string scores = testing::TempDir() + "komi-scores.jsonl";
  std::remove(table.c_str());
  Json line = {{"board", "9x9"}, {"players", 2}, {"source", "net, 32 visits per turn"}};
  line["scores"] = games_of_two(300, 1, 9, 81);
  std::ofstream(scores) << line.dump() << "\n";
  const std::string command = "komi --table '" + table + "' --scores '" + scores + "'";
  ASSERT_EQ(run_omnigo(command).status, 0);
  std::ifstream in(table);
  const Json entry = Json::parse(in)["entries"][0];
  EXPECT_EQ(entry["board"], "grid:9x9");
  EXPECT_EQ(entry["games"], 200);
  EXPECT_EQ(entry["checked"], 100);
  EXPECT_EQ(entry["source"], "net, 32 visits per turn");
  EXPECT_NEAR(entry["komi"][1].get<double>(), 9, 3);
}

// Games that were all played with one komi check that one, and do not look for another.
TEST(KomiTable, TakesTheKomiThatGamesWerePlayedWith) {
  const std::string table = testing::TempDir() + "komi-played-table.json";
  const std::string scores = testing::TempDir() + "komi-played.jsonl";
  std::remove(table.c_str());
  Json line = {{"board", "9x9"}, {"players", 2}, {"source", "net"}};
  line["scores"] = games_of_two(400, 1, 9, 81);
  const auto after = [&](const std::vector<double>& komi) {
    line["komi"] = komi;
    std::ofstream(scores) << line.dump() << "\n";
    EXPECT_EQ(run_omnigo("komi --table '" + table + "' --scores '" + scores + "'").status, 0);
    std::ifstream in(table);
    return Json::parse(in)["entries"][0];
  };
  const Json wrong = after({0, 20.5});
  EXPECT_TRUE(wrong.contains("unsettled"));
  const double middle = wrong["estimate"][1];
  const Json fair = after({0, middle});
  EXPECT_FALSE(fair.contains("unsettled"));
  EXPECT_EQ(fair["komi"][1], middle);
  EXPECT_EQ(fair["checked"], 400);
  EXPECT_EQ(fair["games"], 400);
  EXPECT_EQ(after({0, 20.5}), fair);  // these games settle nothing: what was fair stays
  // Games with the same komi that do not find it fair count, unless they are fewer.
  line["scores"] = games_of_two(300, 1, 29, 81);
  EXPECT_EQ(after({0, middle}), fair);
  line["scores"] = games_of_two(500, 1, 29, 81);
  EXPECT_TRUE(after({0, middle}).contains("unsettled"));
}

TEST(KomiTable, RefusesStrangeScores) {
  const std::string scores = testing::TempDir() + "komi-wrong.jsonl";
  const std::string command =
      "komi --table '" + testing::TempDir() + "none.json' --scores '" + scores + "' 2>&1";
  const std::string good = R"("board":"9x9","players":2,"source":"net")";
  for (const std::string wrong :
       {R"([])", R"({"board":"9x9","players":7})", R"({"board":"nowhere:3","players":2})",
        R"({"board":"9x9","players":2,"scores":[[1,2],[1,2],[1,2]]})",
        R"({"board":"9x9","players":2,"source":"","komi":[1],"scores":[[1,2],[1,2],[1,2]]})",
        R"({"board":"9x9","players":2,"source":"","komi":["a",1],"scores":[[1,2],[1,2],[1,2]]})"}) {
    std::ofstream(scores) << wrong << "\n";
    EXPECT_EQ(run_omnigo(command).status, 2) << wrong;
  }
  for (const std::string games : {"7", "[]", "[[1,2,3],[1,2],[1,2]]", "[[1,-2],[1,2],[1,2]]",
                                  "[[1,1e99],[1,2],[1,2]]", "[[1,2],[1,2]]"}) {
    std::ofstream(scores) << "{" << good << ",\"scores\":" << games << "}\n";
    const Ran run = run_omnigo(command);
    EXPECT_EQ(run.status, 2) << games;
    EXPECT_NE(run.output.find("line 1: "), std::string::npos) << run.output;
  }
}

// The table that the web client reads: no seat wins much more often than another.
TEST(KomiTable, IsFair) {
  std::ifstream in(source_folder() + "/data/komi.json");
  const Json table = Json::parse(in);
  for (const Json& entry : table["entries"]) {
    const std::string board = entry["board"];
    const int players = entry["players"], checked = entry["checked"];
    SCOPED_TRACE(board + " for " + std::to_string(players));
    ASSERT_TRUE(make_layout(board));
    ASSERT_EQ(entry["komi"].size(), static_cast<std::size_t>(players));
    ASSERT_TRUE(entry["source"].is_string());
    if (entry.contains("unfair")) {  // and said so in the form
      EXPECT_GE(entry["games"], 200);
      continue;
    }
    if (entry.contains("unsettled")) {
      std::vector<double> usual(players, 0);
      if (players == 2) usual[1] = 7.5;
      EXPECT_EQ(entry["komi"], Json(usual));
      continue;
    }
    // Games that were all played with this komi (train/komi.py) are not few.
    const bool played = entry["source"].get<std::string>().find("noise") != std::string::npos;
    const double share = 1.0 / players, noise = 2 * std::sqrt(share * (1 - share) / checked);
    if (played) EXPECT_GE(checked, 200);
    for (const Json& won : entry["shares"]) EXPECT_NEAR(won, share, 0.055 + (played ? 0 : noise));
  }
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
