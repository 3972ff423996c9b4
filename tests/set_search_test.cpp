// The search with plain sets against brute force over complete histories.
#include "solve/set_search.h"

#include <gtest/gtest.h>

#include <sstream>

#include "graph/layout.h"
#include "small_games.h"
#include "solve/scene.h"

namespace omnigo::solve {
namespace {

constexpr std::size_t kBytes = std::size_t{1} << 24;

bool never() { return false; }

History<2> history_of(const Automorphisms& automorphisms, const Scene<2>& scene) {
  History<2> history(automorphisms);
  for (const Situation<2>& situation : scene.history) {
    if (!history.contains(situation)) history.push(situation, 0);
  }
  return history;
}

// Asked for every number, in one table for all histories.
TEST(SetSearch, AgreesWithBruteForceOnAllGraphsUpToFourPoints) {
  Random random(11);
  long compared = 0;
  for (int points = 1; points <= 4; ++points) {
    for (const Graph& graph : all_graphs(points)) {
      const PointGraph point_graph(graph);
      const Automorphisms automorphisms(graph, kMostAutomorphisms);
      for (Ko ko : {Ko::Positional, Ko::Situational}) {
        for (bool suicide : {false, true}) {
          const Rules rules = rules_of(2, ko, suicide);
          BruteForce brute(graph, spec_rules(rules));
          const Ground<2> ground{point_graph,           automorphisms, 2,
                                 ko == Ko::Situational, suicide,       false};
          ASSERT_TRUE(SetSearch::can(ground));
          SetSearch search(ground, kBytes);
          for (const spec::Colouring& start : brute.colourings()) {
            BothGames both(graph, rules, start, 1 + static_cast<int>(random.below(2)));
            for (int round = 0; round < 2; ++round) {
              const Scene<2> scene = scene_of<2>(both.game);
              if (scene.position.run == 0) {
                const int value = brute.value(both.oracle.history);
                const History<2> history = history_of(automorphisms, scene);
                for (int asked = -points; asked <= points; ++asked) {
                  const auto answer = search.decide(scene.position, history, asked, never);
                  ASSERT_EQ(answer.winner, value >= asked ? 0 : 1) << describe(both);
                  ++compared;
                }
              }
              both.play_random_turns(random, 1 + static_cast<int>(random.below(12)));
            }
          }
        }
      }
    }
  }
  EXPECT_GT(compared, 10000);
}

struct Board {
  explicit Board(const std::string& name)
      : layout(*make_layout(name)),
        points(*layout.graph),
        automorphisms(*layout.graph, kMostAutomorphisms),
        ground{points, automorphisms, 2, false, false, false},
        history(automorphisms) {
    history.push({}, 0);
  }
  Layout layout;
  PointGraph points;
  Automorphisms automorphisms;
  Ground<2> ground;
  History<2> history;  // the empty board
};

// The search that keeps a few proofs for each position did not end in millions of positions.
TEST(SetSearch, SolvesTheOctahedron) {
  const Board board("octahedron");
  ASSERT_TRUE(SetSearch::suits(board.ground));
  SetSearch search(board.ground, std::size_t{1} << 28);
  long opened = 0;
  const auto opens = [&] { return ++opened > 2'000'000; };
  EXPECT_EQ(search.decide({}, board.history, 1, opens).winner, 0);
  EXPECT_EQ(search.decide({}, board.history, 2, opens).winner, 1);
}

TEST(SetSearch, StopsWhenAskedToAndGoesOn) {
  const Board board("complete:5");
  SetSearch search(board.ground, kBytes);
  int left = 3;
  EXPECT_FALSE(search.decide({}, board.history, 0, [&] { return left-- == 0; }).winner);
  EXPECT_EQ(search.decide({}, board.history, 0, never).winner, 0);
}

// With room for a few proofs it forgets, and searches again.
TEST(SetSearch, AnswersAreTheSameWithLittleMemory) {
  const Board board("complete:5");
  SetSearch search(board.ground, 1);
  for (int asked = -5; asked <= 5; ++asked) {
    EXPECT_EQ(search.decide({}, board.history, asked, never).winner, asked <= 0 ? 0 : 1);
  }
}

TEST(SetSearch, KnowsAfterLoadingWhatWasSaved) {
  const Board board("complete:5");
  SetSearch search(board.ground, kBytes), again(board.ground, kBytes);
  EXPECT_EQ(search.decide({}, board.history, 0, never).winner, 0);
  std::stringstream saved;
  CheckpointWriter writer(saved);
  search.save(writer);
  writer.put_sum();
  CheckpointReader reader(saved);
  ASSERT_TRUE(reader.whole());
  again.load(reader);
  EXPECT_EQ(again.proofs(), search.proofs());
  EXPECT_EQ(again.decide({}, board.history, 0, [] { return true; }).winner, 0);
}

TEST(SetSearch, IsForTwoPlayersAndAreaScoringOnSixPoints) {
  Board six("complete:6"), seven("complete:7"), grid("3x2");
  EXPECT_FALSE(SetSearch::can(seven.ground));
  EXPECT_TRUE(SetSearch::can(grid.ground));
  EXPECT_FALSE(SetSearch::suits(grid.ground));
  six.ground.territory = true;
  EXPECT_FALSE(SetSearch::can(six.ground));
}

}  // namespace
}  // namespace omnigo::solve
