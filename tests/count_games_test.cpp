// Whole games and longest games on tiny boards, random legal colourings, bounds.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "count/bounds.h"
#include "count/count.h"
#include "count/games.h"
#include "count/sample.h"
#include "graph/layout.h"
#include "spec/spec.h"

namespace omnigo::count {
namespace {

constexpr std::size_t kMemory = std::size_t{1} << 28;

MoveGraph moves(const std::string& spec, bool suicide = true, int players = 2) {
  auto made = make_move_graph(make_layout(spec)->graph, players, suicide, 10'000);
  EXPECT_TRUE(made);
  return *made;
}

std::uint64_t games(const std::string& spec, bool suicide = true, int players = 2) {
  const auto counted = count_games(moves(spec, suicide, players), kMemory);
  EXPECT_TRUE(counted);
  return counted ? *counted : 0;
}

// Every game from here on, by the rules word for word; two moves to one colouring are one game.
std::uint64_t games_by_the_rules(spec::Game& game) {
  std::uint64_t games = 1;
  std::set<spec::Colouring> reached;
  for (int p = 0; p < game.graph.size(); ++p) {
    for (int player = 1; player <= game.rules.players; ++player) {
      const auto point = static_cast<Point>(p);
      if (spec::judge(game, player, point) != spec::Verdict{}) continue;
      spec::move(game, player, point);
      if (reached.insert(game.now().colouring).second) games += games_by_the_rules(game);
      spec::undo(game);
    }
  }
  return games;
}

TEST(Games, OfTrompAndFarneback) {
  EXPECT_EQ(games("1x1"), 1u);
  EXPECT_EQ(games("1x2"), 9u);
  EXPECT_EQ(games("1x3"), 907u);
  EXPECT_EQ(games("1x4", false), 719178893u);
}

TEST(Games, ByTheRules) {
  struct Case {
    const char* board;
    bool suicide;
    int players;
  };
  for (const Case& c : {Case{"1x2", true, 2}, Case{"1x2", true, 3}, Case{"1x3", true, 2},
                        Case{"1x3", false, 2}, Case{"complete:3", true, 2}, Case{"1x2", true, 4}}) {
    SCOPED_TRACE(c.board);
    spec::Rules rules;
    rules.players = c.players;
    rules.komi.assign(c.players, 0);
    rules.suicide = c.suicide;
    spec::Game game = spec::start(*make_layout(c.board)->graph, rules);
    EXPECT_EQ(games(c.board, c.suicide, c.players), games_by_the_rules(game));
  }
}

TEST(Games, WithoutMemoryTheNumberIsTheSame) {
  EXPECT_EQ(*count_games(moves("complete:3"), 0), *count_games(moves("complete:3"), kMemory));
}

TEST(Games, OnlyOnTinyBoards) {
  EXPECT_FALSE(count_games(moves("1x5"), kMemory));
  EXPECT_FALSE(make_move_graph(make_layout("3x3")->graph, 2, true, 100));
}

TEST(LongestGame, OfTinyBoards) {
  const std::map<std::string, int> known = {{"1x1", 0},         {"complete:2", 2},  {"1x3", 14},
                                            {"1x4", 40},        {"complete:3", 18}, {"star:4", 32},
                                            {"complete:4", 56}, {"2x2", 48}};
  for (const auto& [board, length] : known) {
    SCOPED_TRACE(board);
    const LongestGame longest = longest_game(moves(board), 100'000);
    EXPECT_EQ(longest.moves, length);
    EXPECT_EQ(longest.bound, length);
  }
}

TEST(LongestGame, BetweenAGameAndABound) {
  const MoveGraph graph = moves("2x3");
  const LongestGame longest = longest_game(graph, 2000);
  EXPECT_GT(longest.moves, 220);
  EXPECT_LE(longest.moves, 292);
  EXPECT_EQ(longest.bound, 292);
  ASSERT_EQ(longest.path.size(), static_cast<std::size_t>(longest.moves) + 1);
  EXPECT_EQ(longest.path[0], 0u);
  EXPECT_EQ(std::set<std::uint32_t>(longest.path.begin(), longest.path.end()).size(),
            longest.path.size());
  for (std::size_t i = 1; i < longest.path.size(); ++i) {
    const auto& next = graph.next[longest.path[i - 1]];
    EXPECT_TRUE(std::binary_search(next.begin(), next.end(), longest.path[i]));
  }
}

// Pearson's statistic of many draws, against all legal colourings being equally likely.
double chi_square(Sampler& sampler, std::uint64_t legal, int draws_each, std::uint64_t seed) {
  Random random(seed);
  std::map<Colouring, int> drawn;
  for (std::uint64_t i = 0; i < legal * draws_each; ++i) ++drawn[sampler.draw(random)];
  EXPECT_EQ(drawn.size(), legal);
  double sum = 0;
  for (const auto& [colouring, times] : drawn) {
    sum += (times - draws_each) * (times - draws_each) / static_cast<double>(draws_each);
  }
  return sum;
}

TEST(Sample, IsUniform) {
  struct Case {
    Graph graph;
    int players;
  };
  const std::vector<Case> cases = {
      {*make_layout("2x3")->graph, 2},
      {*make_layout("star:4")->graph, 3},                    // twins
      {*Graph::from_edges(6, {{0, 2}, {2, 4}, {1, 3}}), 2},  // pieces
      {*make_layout("1x3")->graph, 5},
  };
  for (const auto& [graph, players] : cases) {
    const std::uint64_t legal = count_by_brute_force(graph, players).get_ui();
    // With n - 1 degrees of freedom the mean is n - 1, the standard deviation sqrt(2(n - 1)).
    const double most =
        static_cast<double>(legal) + 4 * std::sqrt(2.0 * static_cast<double>(legal));
    auto counted = sampler_from_counts(graph, players, kMemory);
    ASSERT_TRUE(counted) << counted.error().message;
    EXPECT_LT(chi_square(**counted, legal, 50, 1), most);
    EXPECT_LT(chi_square(*sampler_by_rejection(graph, players), legal, 50, 2), most);
  }
}

TEST(Sample, IsLegalAndRepeatable) {
  const Graph graph = *make_layout("6x6")->graph;
  auto sampler = sampler_from_counts(graph, 2, kMemory);
  ASSERT_TRUE(sampler);
  Random random(5), again(5);
  for (int i = 0; i < 20; ++i) {
    const Colouring drawn = (*sampler)->draw(random);
    EXPECT_EQ((*sampler)->draw(again), drawn);
    spec::Colouring plain;
    for (Colour colour : drawn) plain.push_back(static_cast<std::uint8_t>(colour));
    EXPECT_TRUE(spec::without_dead_stones(graph, plain));
  }
}

TEST(Sample, TooLargeIsAnError) {
  EXPECT_FALSE(sampler_from_counts(*make_layout("19x19")->graph, 2, kMemory));
  EXPECT_FALSE(sampler_from_counts(*make_layout("5x5")->graph, 2, 200'000));
}

TEST(BoundsTest, OfTheStandardBoard) {
  const Bounds bounds = bounds_of(*make_layout("19x19"), 2);
  EXPECT_NEAR(bounds.log10_colourings, std::log10(1.74) + 172, 0.01);
  EXPECT_NEAR(*bounds.log10_log10_tree, bounds.log10_colourings + std::log10(std::log10(180.5)),
              1e-9);
  EXPECT_NEAR(*bounds.log10_legal_estimate, 170.318, 0.001);  // 2081...: 171 digits
}

TEST(BoundsTest, TheFormulaIsNearTheCount) {
  const double estimate = *bounds_of(*make_layout("7x7"), 2).log10_legal_estimate;
  EXPECT_NEAR(estimate, std::log10(83677847847984287628595.0), 1e-5);
}

}  // namespace
}  // namespace omnigo::count
