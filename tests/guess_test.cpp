// Guess, then certify: every bound it proves is accepted by the checker and is true.
#include <gtest/gtest.h>

#include <chrono>

#include "graph/layout.h"
#include "rules/names.h"
#include "small_games.h"
#include "verify/verify.h"

namespace omnigo {
namespace {

using solve::Solver;

// Proves the value's two bounds, and no better ones.
void expect_true_bounds(const BothGames& both, Solver& solver, int& found) {
  if (both.game.over()) return;
  ASSERT_TRUE(solver.set_game(both.game));
  const HalfPoints value = *solver.value();
  for (const bool at_least : {true, false}) {
    const auto better = *solver.bound_certificate(at_least, value + (at_least ? 2 : -2));
    ASSERT_FALSE(better) << describe(both);
    const auto certificate = *solver.bound_certificate(at_least, value);
    if (!certificate) continue;  // superko decides
    const auto proven = verify(*certificate);
    ASSERT_TRUE(proven) << proven.error().message << "\n" << describe(both);
    ASSERT_EQ(at_least ? proven->at_least : proven->at_most, value);
    ++found;
  }
}

TEST(Guess, ProvesTrueBoundsOnEveryPositionOfSmallBoards) {
  int found = 0, positions = 0;
  for (const char* board : {"2x2", "path:4", "3x2"}) {
    const Graph graph = *make_layout(board)->graph;
    const Rules rules = rules_of(2, Ko::Positional, false);
    const BothGames empty(graph, rules, spec::Colouring(graph.size()), 1);
    const auto solver = *Solver::create(empty.game, small_settings());
    const BruteForce brute(graph, spec_rules(rules));
    for (const spec::Colouring& start : brute.colourings()) {
      for (int first : {1, 2}) {
        expect_true_bounds(BothGames(graph, rules, start, first), *solver, found);
        if (HasFatalFailure()) return;
        ++positions;
      }
    }
  }
  EXPECT_GT(found, positions);
}

TEST(Guess, ProvesTrueBoundsAfterRandomPlay) {
  Random random(11);
  int found = 0;
  for (const char* board : {"2x2", "3x2", "path:6", "3x3", "cycle:5"}) {
    const Graph graph = *make_layout(board)->graph;
    const Rules rules = rules_of(2, Ko::Positional, false);
    for (int round = 0; round < 8; ++round) {
      BothGames both(graph, rules, spec::Colouring(graph.size()), 1);
      const auto solver = *Solver::create(both.game, small_settings());
      for (int step = 0; step < 5 && !both.game.over(); ++step) {
        expect_true_bounds(both, *solver, found);
        if (HasFatalFailure()) return;
        both.play_random_turns(random, 3);
      }
    }
  }
  EXPECT_GT(found, 100);
}

TEST(Guess, CertifiesTheWholeBoard) {
  for (const auto& [board, value] :
       std::map<std::string, int>{{"3x3", 9}, {"5x2", 10}, {"4x2", 8}}) {
    const Layout layout = *make_layout(board);
    const Game game = *Game::start(layout.graph, *parse_rules("no-suicide,komi=0.5"));
    const auto solver = *Solver::create(game, {});
    const auto certificate = *solver->bound_certificate(true, 2 * value - 1);
    ASSERT_TRUE(certificate);
    EXPECT_EQ(certificate->format, 2);
    EXPECT_FALSE(certificate->automorphisms.empty());
    const auto read = read_certificate(write_certificate(*certificate));
    ASSERT_TRUE(read) << read.error().message;
    const auto proven = verify(*read);
    ASSERT_TRUE(proven) << proven.error().message;
    EXPECT_EQ(proven->at_least, 2 * value - 1);
  }
}

// The way through won positions leads to the end: no search under a history is needed here.
TEST(Guess, GoesWhereTheRankIsLowest) {
  const auto solver =
      *Solver::create(*Game::start(make_layout("5x3")->graph, *parse_rules("no-suicide")), {});
  const auto certificate = *solver->bound_certificate(true, 30);
  ASSERT_TRUE(certificate);
  EXPECT_LT(solver->progress().nodes, 50'000u);
  EXPECT_LT(certificate->claims[0].proof.size(), 50'000u);
  EXPECT_TRUE(verify(*certificate));
}

TEST(Guess, ComesFirstWhereOnlyTheValueIsAskedFor) {
  solve::Settings settings;
  settings.value_only = true;
  for (const auto& [board, value] : std::map<std::string, int>{{"5x3", 15}, {"4x3", 4}}) {
    const auto solver = *Solver::create(
        *Game::start(make_layout(board)->graph, *parse_rules("no-suicide")), settings);
    EXPECT_EQ(solver->value(), 2 * value) << board;
    EXPECT_EQ(solver->guessed(), board == "5x3");
    if (solver->guessed()) EXPECT_LT(solver->progress().nodes, 50'000u);
    const auto proven = verify(*solver->certificate());
    ASSERT_TRUE(proven) << proven.error().message;
    EXPECT_EQ(proven->at_least, 2 * value);
    EXPECT_EQ(proven->at_most, 2 * value);
  }
}

// What one thread lost by a repetition, which the table does not know, it does not search again.
TEST(Guess, ThreadsEndWhereRepetitionsDecide) {
  solve::Settings settings;
  settings.threads = 4;
  settings.stop = [begin = std::chrono::steady_clock::now()] {
    return std::chrono::steady_clock::now() - begin > std::chrono::seconds(30);
  };
  const auto solver = *Solver::create(
      *Game::start(make_layout("5x3")->graph, *parse_rules("no-suicide")), settings);
  const auto certificate = *solver->bound_certificate(true, 30);
  ASSERT_TRUE(certificate) << solver->progress().nodes << " positions";
  EXPECT_LT(solver->progress().nodes, 200'000u);
  EXPECT_TRUE(verify(*certificate));
}

TEST(Guess, PassesWhereThatEndsPlayWell) {
  Game game = *Game::start(make_layout("5x5")->graph, *parse_rules("no-suicide"));
  ASSERT_TRUE(game.play(12));
  game.pass();
  const auto solver = *Solver::create(game, {});
  const auto certificate = *solver->bound_certificate(true, 50);
  ASSERT_TRUE(certificate);
  EXPECT_EQ(solver->progress().nodes, 0u);
  EXPECT_EQ(verify(*certificate)->nodes, 1);
}

TEST(Guess, UsesSeveralThreads) {
  solve::Settings settings;
  settings.threads = 3;
  const auto solver = *Solver::create(
      *Game::start(make_layout("5x2")->graph, *parse_rules("no-suicide")), settings);
  const auto certificate = *solver->bound_certificate(true, 20);
  ASSERT_TRUE(certificate);
  EXPECT_TRUE(verify(*certificate));
}

TEST(Guess, SaysWhereItCannotBeDone) {
  for (const char* rules : {"tromp-taylor", "no-suicide,ko=situational", "no-suicide,players=3"}) {
    const auto solver =
        *Solver::create(*Game::start(make_layout("3x3")->graph, *parse_rules(rules)), {});
    const auto found = solver->bound_certificate(true, 0);
    ASSERT_FALSE(found);
    EXPECT_NE(found.error().message.find("at most 27 points"), std::string::npos);
  }
}

}  // namespace
}  // namespace omnigo
