// The oracle against what is published, perft and counts of positions, and case by case.
#include "spec/spec.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "all_colourings.h"
#include "diagram.h"
#include "graph/layout.h"
#include "places.h"
#include "side_by_side.h"

namespace omnigo::spec {
namespace {

Layout board(const std::string& name) { return *make_layout(name); }

Graph complete(int points) {
  std::vector<Edge> edges;
  for (int a = 0; a < points; ++a) {
    for (int b = a + 1; b < points; ++b) edges.push_back({Point(a), Point(b)});
  }
  return *Graph::from_edges(points, edges);
}

Verdict illegal(Verdict::Kind kind, int turn = 0) { return {kind, turn}; }

// Plays "A2 B2 pass" and the like, each by the player whose turn it is, each checked to be legal.
void play(Game& game, const Layout& layout, const std::string& turns) {
  std::istringstream in(turns);
  for (std::string turn; in >> turn;) {
    if (turn == "pass") {
      pass(game, game.now().next);
      continue;
    }
    const Point p = *layout.find(turn);
    ASSERT_EQ(judge(game, game.now().next, p), Verdict{}) << turn;
    move(game, game.now().next, p);
  }
}

// The number of sequences of `depth` turns, passes included; a finished game has none.
long perft(Game& game, int depth) {
  if (depth == 0) return 1;
  if (stopped(game)) return 0;
  const int player = game.now().next;
  long leaves = 0;
  for (int p = 0; p < game.graph.size(); ++p) {
    if (judge(game, player, Point(p)).kind != Verdict::legal) continue;
    move(game, player, Point(p));
    leaves += perft(game, depth - 1);
    undo(game);
  }
  pass(game, player);
  leaves += perft(game, depth - 1);
  undo(game);
  return leaves;
}

long legal_positions(const Graph& graph, int players) {
  long legal = 0;
  for_each_colouring(graph, players, [&](const Colouring& colouring) {
    legal += without_dead_stones(graph, colouring);
  });
  return legal;
}

TEST(Spec, ReachingIsByPathsOfOneColour) {
  // The board of "Go: Formal Rules", in words: a stone that reaches only the opponent, one that
  // reaches only Empty, and blocks that reach both.
  const Graph graph = *board("4x3").graph;
  const Colouring colouring = diagram(
      "BW.."
      " WW.."
      " ...B");
  const Point top_left = 8, bottom_right = 3, white = 9, corner = 0;
  EXPECT_TRUE(reaches(graph, colouring, top_left, 2));
  EXPECT_FALSE(reaches(graph, colouring, top_left, 0));
  EXPECT_FALSE(reaches(graph, colouring, top_left, 1)) << "only another colour is reached";
  EXPECT_TRUE(reaches(graph, colouring, bottom_right, 0));
  EXPECT_FALSE(reaches(graph, colouring, bottom_right, 2));
  EXPECT_TRUE(reaches(graph, colouring, white, 1));
  EXPECT_TRUE(reaches(graph, colouring, white, 0));
  EXPECT_TRUE(reaches(graph, colouring, corner, 1));
  EXPECT_TRUE(reaches(graph, colouring, corner, 2));
  EXPECT_EQ(liberties(graph, colouring, white), (std::vector<Point>{0, 1, 6, 10}));
}

TEST(Spec, ClearingJudgesAllColoursOnTheSameColouring) {
  // White and Red block each other in: cleared one after the other, the second would live.
  const Graph graph = *board("4x1").graph;
  const Colouring colouring = diagram("WRB.");
  EXPECT_EQ(clear(graph, colouring, {2, 3}), diagram("..B."));
  EXPECT_EQ(clear(graph, colouring, {2}), diagram(".RB."));
  EXPECT_EQ(clear(graph, colouring, {0, 1}), colouring);
}

TEST(Spec, KindsOfKo) {
  // Black takes at C1; White's taking back at B1 restores the start.
  const Layout layout = board("4x2");
  const Graph& graph = *layout.graph;
  const Point b1 = *layout.find("B1");
  const auto taking_back = [&](Ko kind, const std::string& between) {
    Game game = start(graph, {.ko = kind}, diagram(".BW. BW.W"));
    play(game, layout, "C1");
    EXPECT_EQ(game.now().colouring, diagram(".BW. B.BW"));
    play(game, layout, between);
    return judge(game, 2, b1);
  };
  EXPECT_EQ(taking_back(Ko::positional, ""), illegal(Verdict::repeats, 0));
  EXPECT_EQ(taking_back(Ko::situational, ""), illegal(Verdict::repeats, 0));
  EXPECT_EQ(taking_back(Ko::simple, ""), illegal(Verdict::repeats, 0));
  EXPECT_EQ(taking_back(Ko::symmetric, ""), illegal(Verdict::repeats, 0));
  EXPECT_EQ(taking_back(Ko::none, ""), Verdict{});
  EXPECT_EQ(taking_back(Ko::positional, "pass pass"), illegal(Verdict::repeats, 0));
  EXPECT_EQ(taking_back(Ko::simple, "pass pass"), Verdict{});
}

TEST(Spec, ASituationIsAColouringAndWhoIsNext) {
  // On 1x2, X. with Black to move: taking both points off is a suicide of two stones, and after it
  // the empty colouring stands again, as before turn 1, now with White to move.
  const Layout layout = board("2x1");
  for (Ko ko : {Ko::positional, Ko::situational}) {
    Game game = start(*layout.graph, {.ko = ko});
    play(game, layout, "A1 pass");
    const Verdict verdict = judge(game, 1, *layout.find("B1"));
    EXPECT_EQ(verdict, ko == Ko::positional ? illegal(Verdict::repeats, 0) : Verdict{});
  }
}

TEST(Spec, Automorphisms) {
  EXPECT_EQ(automorphisms(*board("3x1").graph).size(), 2u);
  EXPECT_EQ(automorphisms(*board("3x3").graph).size(), 8u);
  EXPECT_EQ(automorphisms(complete(4)).size(), 24u);
}

TEST(Spec, SymmetricKoForbidsTurnedColourings) {
  const Layout layout = board("3x1");
  for (Ko ko : {Ko::positional, Ko::symmetric}) {
    Game game = start(*layout.graph, {.ko = ko});
    play(game, layout, "A1 pass B1");
    EXPECT_EQ(game.now().colouring, diagram("BB."));
    play(game, layout, "C1 B1 pass");
    EXPECT_EQ(game.now().colouring, diagram(".B."));
    const Verdict turned = judge(game, 1, *layout.find("C1"));  // makes .BB
    EXPECT_EQ(turned, ko == Ko::symmetric ? illegal(Verdict::repeats, 3) : Verdict{});
  }
}

TEST(Spec, RepeatsNamesTheLatestTurnAfterWhichTheColouringStood) {
  const Layout layout = board("2x1");
  Game game = start(*layout.graph, {}, diagram("B."));
  play(game, layout, "pass B1");
  EXPECT_EQ(judge(game, 1, *layout.find("A1")), illegal(Verdict::repeats, 1)) << "after the pass";
}

// The engine reads the same file in perft_test. Deep counts are left to it.
TEST(Spec, PerftOfTheDataFile) {
  std::ifstream file(source_folder() + "/tests/data/perft.txt");
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string name, rules;
    words >> name >> rules;
    Game game = start(*board(name).graph, as_spec(*parse_rules(rules)));
    int depth = 0;
    for (long count; words >> count && count < 20'000;) {
      EXPECT_EQ(perft(game, ++depth), count) << line << ", depth " << depth;
    }
    ++lines;
  }
  EXPECT_GE(lines, 4);
}

TEST(Spec, LegalPositions) {
  const std::map<std::string, long> two = {
      {"1x1", 1},  {"2x1", 5},   {"3x1", 15},   {"4x1", 41},    {"7x1", 867},
      {"2x2", 57}, {"3x2", 489}, {"4x2", 4125}, {"5x2", 35117}, {"3x3", 12675}};
  for (const auto& [name, count] : two) {
    EXPECT_EQ(legal_positions(*board(name).graph, 2), count) << name;
  }
  const std::map<std::string, long> three = {{"1x1", 1},  {"2x1", 7},   {"3x1", 25},
                                             {"4x1", 79}, {"5x1", 265}, {"2x2", 127}};
  for (const auto& [name, count] : three) {
    EXPECT_EQ(legal_positions(*board(name).graph, 3), count) << name;
  }
}

// What docs/theorems.md proves, for every move in every legal position of small boards.
TEST(Spec, AMoveNeverBothCapturesAndIsSuicideAndLeavesNoDeadStone) {
  const std::map<std::string, int> boards = {{"3x3", 2}, {"3x2", 3}, {"cycle:5", 4}, {"star:5", 3}};
  for (const auto& [name, players] : boards) {
    const Graph graph = *board(name).graph;
    for_each_colouring(graph, players, [&, players = players](const Colouring& colouring) {
      if (!without_dead_stones(graph, colouring)) return;
      const Game game = start(graph, {.players = players}, colouring);
      for (int p = 0; p < graph.size(); ++p) {
        if (colouring[p] != 0) continue;
        Colouring coloured = colouring;
        coloured[p] = 1;
        const Outcome result = outcome(game, 1, Point(p));
        const bool captures = result.opponents_cleared != coloured;
        const bool suicide = result.own_cleared != result.opponents_cleared;
        ASSERT_FALSE(captures && suicide);
        ASSERT_TRUE(without_dead_stones(graph, result.own_cleared));
      }
    });
  }
}

TEST(Spec, ThePointsOfABlockReachTheSameColours) {
  const Graph graph = *board("3x3").graph;
  for_each_colouring(graph, 2, [&](const Colouring& colouring) {
    for (int p = 0; p < graph.size(); ++p) {
      for (Point q : block(graph, colouring, Point(p))) {
        for (int c = 0; c <= 2; ++c) {
          ASSERT_EQ(reaches(graph, colouring, Point(p), c), reaches(graph, colouring, q, c));
        }
      }
    }
  });
}

TEST(Spec, PlayStopsWhenAllStillInHavePassed) {
  const Layout layout = board("3x3");
  Game game = start(*layout.graph, {.players = 3});
  play(game, layout, "A1 pass pass");
  EXPECT_FALSE(stopped(game));
  resign(game, 3);  // has passed: the pass counts no more, Black has still to pass
  EXPECT_FALSE(stopped(game));
  EXPECT_EQ(game.now().next, 1);
  play(game, layout, "pass");
  EXPECT_TRUE(stopped(game));
  undo(game);
  resign(game, 1);
  EXPECT_TRUE(stopped(game)) << "one player is left";
  EXPECT_EQ(ranking(game), (std::vector<int>{2, 1, 3}));
}

TEST(Spec, AResignationDoesNotBreakTheRunOfPasses) {
  const Layout layout = board("3x3");
  Game game = start(*layout.graph, {.players = 3});
  play(game, layout, "A1 pass pass");
  resign(game, 1);
  EXPECT_TRUE(stopped(game));
  EXPECT_EQ(game.now().turns, 3);
}

TEST(Spec, TiesShareThePlace) {
  const Layout layout = board("3x3");
  Game game = start(*layout.graph, {.players = 4, .komi = {0, 1, 1, 0}});
  EXPECT_EQ(ranking(game), (std::vector<int>{3, 1, 1, 3}));
  resign(game, 2);
  EXPECT_EQ(ranking(game), (std::vector<int>{2, 4, 1, 2}));
}

TEST(Spec, TerritoryCountsEveryStoneTakenOff) {
  const Layout layout = board("3x2");
  Game game = start(*layout.graph, {.scoring = Scoring::territory});
  play(game, layout, "B1 A2 B2 A1");  // suicide of two stones
  EXPECT_EQ(game.now().lost, (std::vector<int>{0, 2}));
  EXPECT_EQ(score(game), (std::vector<int>{8, -4}));
  EXPECT_EQ(score(game, {}, {*layout.find("C1")}), (std::vector<int>{6, -4}));
  EXPECT_EQ(score(game, {*layout.find("B1")}), (std::vector<int>{-4, -4}));
}

}  // namespace
}  // namespace omnigo::spec
