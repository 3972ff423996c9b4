// The propositions of docs/theorems.md, each checked on every position of small boards, or with the
// counterexample that refutes it as printed. Those that other tests check are named there.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "all_colourings.h"
#include "diagram.h"
#include "graph/layout.h"
#include "lift.h"
#include "rules/game.h"
#include "small_games.h"
#include "solve/solve.h"
#include "spec/spec.h"

namespace omnigo {
namespace {

using spec::Colouring;

Graph board(const std::string& name) { return *make_layout(name)->graph; }

// Calls visit(colouring, player, point) for every move in every legal position.
template <class Visit>
void for_each_move(const Graph& graph, int players, Visit visit) {
  for_each_colouring(graph, players, [&](const Colouring& colouring) {
    if (!spec::without_dead_stones(graph, colouring)) return;
    for (int p = 0; p < graph.size(); ++p) {
      for (int player = 1; player <= players && colouring[p] == 0; ++player) {
        visit(colouring, player, static_cast<Point>(p));
      }
    }
  });
}

spec::Outcome outcome_of(const Graph& graph, int players, const Colouring& colouring, int player,
                         Point p) {
  return spec::outcome(spec::start(graph, {.players = players}, colouring), player, p);
}

int lost(const Colouring& before, const Colouring& after, int colour) {
  return static_cast<int>(std::ranges::count(before, colour) - std::ranges::count(after, colour));
}

const std::map<std::string, int> kBoards = {{"3x2", 3},    {"3x3", 2},        {"cycle:5", 3},
                                            {"star:5", 3}, {"complete:4", 3}, {"torus:3x3", 2}};

// --- clearing and moves

TEST(Theorems, ClearingEmptyChangesNothing) {
  const Graph graph = board("3x2");
  for_each_colouring(graph, 2, [&](const Colouring& colouring) {
    ASSERT_EQ(spec::clear(graph, colouring, {0}), colouring);
  });
}

TEST(Theorems, ClearingAgainChangesNothing) {
  const Graph graph = board("3x3");
  for_each_colouring(graph, 2, [&](const Colouring& colouring) {
    const Colouring cleared = spec::clear(graph, colouring, {1, 2});
    ASSERT_TRUE(spec::without_dead_stones(graph, cleared));
    ASSERT_EQ(spec::clear(graph, cleared, {1, 2}), cleared);
  });
}

// Both parts of the proposition, and what changes at all.
TEST(Theorems, AMoveThatCapturesClearsNoStoneOfTheMover) {
  for (const auto& [name, players] : kBoards) {
    const Graph graph = board(name);
    for_each_move(graph, players,
                  [&, players = players](const Colouring& before, int player, Point p) {
                    const spec::Outcome result = outcome_of(graph, players, before, player, p);
                    Colouring coloured = before;
                    coloured[p] = static_cast<std::uint8_t>(player);
                    const bool captures = result.opponents_cleared != coloured;
                    for (int q = 0; q < graph.size(); ++q) {
                      const int now = result.own_cleared[q];
                      if (captures && coloured[q] == player) ASSERT_EQ(now, player);
                      // Only the point played on becomes a stone; stones become empty or stay.
                      if (now != 0) ASSERT_EQ(now, coloured[q]);
                    }
                    ASSERT_TRUE(spec::without_dead_stones(graph, result.own_cleared));
                  });
  }
}

TEST(Theorems, WhatIsTakenIsOrTouchesTheStonePlayed) {
  const Graph graph = board("3x3");
  for_each_move(graph, 2, [&](const Colouring& before, int player, Point p) {
    const Colouring after = outcome_of(graph, 2, before, player, p).own_cleared;
    Colouring coloured = before;
    coloured[p] = static_cast<std::uint8_t>(player);
    std::set<Point> near;
    for (const Point q : spec::block(graph, coloured, p)) near.insert(q);
    for (const Point a : graph.neighbours(p)) {
      if (coloured[a] == 0) continue;
      for (const Point q : spec::block(graph, coloured, a)) near.insert(q);
    }
    for (int q = 0; q < graph.size(); ++q) {
      if (after[q] != coloured[q]) ASSERT_TRUE(near.contains(static_cast<Point>(q)));
    }
  });
}

TEST(Theorems, SuicideOfOneStoneLeavesTheColouringAsItWas) {
  const Graph graph = board("3x3");
  int met = 0;
  for_each_move(graph, 2, [&](const Colouring& before, int player, Point p) {
    const spec::Outcome result = outcome_of(graph, 2, before, player, p);
    if (lost(result.opponents_cleared, result.own_cleared, player) != 1) return;
    ++met;
    ASSERT_EQ(result.own_cleared, before);
  });
  EXPECT_GT(met, 0);
}

// By the parity of the distance to the first point of each component; 2 for points without a
// neighbour.
std::vector<int> halves(const Graph& graph) {
  std::vector<int> half(graph.size(), -1);
  for (int i = 0; i < graph.size(); ++i) {
    if (half[i] >= 0) continue;
    half[i] = graph.degree(static_cast<Point>(i)) == 0 ? 2 : 0;
    std::vector<Point> reached = {static_cast<Point>(i)};
    for (std::size_t k = 0; k < reached.size(); ++k) {
      for (const Point q : graph.neighbours(reached[k])) {
        if (half[q] >= 0) continue;
        half[q] = 1 - half[reached[k]];
        reached.push_back(q);
      }
    }
  }
  return half;
}

// Whatever stands on one half of the points, the colouring is legal if the rest is empty.
TEST(Theorems, LegalColouringsStayExponential) {
  for (const std::string name : {"3x3", "cycle:7", "star:7", "complete:6", "torus:3x3", "path:1"}) {
    SCOPED_TRACE(name);
    const Graph graph = board(name);
    const std::vector<int> half = halves(graph);
    std::vector<int> legal(2), all(2);
    for_each_colouring(graph, 2, [&](const Colouring& colouring) {
      for (int free = 0; free < 2; ++free) {
        bool others_empty = true;
        for (int p = 0; p < graph.size(); ++p) others_empty &= half[p] == free || colouring[p] == 0;
        all[free] += others_empty;
        legal[free] += others_empty && spec::without_dead_stones(graph, colouring);
      }
    });
    EXPECT_EQ(legal, all);
    const auto alone = std::ranges::count(half, 2);
    EXPECT_GE(std::max(legal[0], legal[1]), std::pow(3, (graph.size() - alone) / 2.0) - 1e-9);
  }
}

// --- the end of the game

// The longest sequence of turns, by playing all of them.
int longest_in_turns(Game& game) {
  if (game.over()) return 0;
  int longest = 0;
  for (const Point p : game.legal_moves(game.to_play())) {
    game.play(p);
    longest = std::max(longest, 1 + longest_in_turns(game));
    game.undo();
  }
  game.pass();
  longest = std::max(longest, 1 + longest_in_turns(game));
  game.undo();
  return longest;
}

long legal_colourings(const Graph& graph, int players) {
  long count = 0;
  for_each_colouring(graph, players, [&](const Colouring& colouring) {
    count += spec::without_dead_stones(graph, colouring);
  });
  return count;
}

// At most one move for each legal colouring but the first, fewer than N passes between two moves
// and N at the end: fewer than N turns for each legal colouring, and one more.
TEST(Theorems, EveryGameEndsWithinTheBound) {
  const std::pair<std::string, int> games[] = {{"1x1", 2},        {"2x1", 2}, {"3x1", 2},
                                               {"complete:3", 2}, {"1x1", 3}, {"2x1", 3}};
  for (const auto& [name, players] : games) {
    for (const Ko ko : {Ko::Positional, Ko::Situational}) {
      const Layout layout = *make_layout(name);
      Rules rules = rules_of(players, ko, true);
      Game game = *Game::start(layout.graph, rules);
      const long colourings = legal_colourings(*layout.graph, players);
      const long seen = ko == Ko::Positional ? colourings : colourings * players;
      const int longest = longest_in_turns(game);
      EXPECT_LE(longest, players * seen) << name;
      EXPECT_GE(longest, players) << name;
    }
  }
}

// Without a rule against repetition a game can go on forever: the ko, again and again.
TEST(Theorems, WithoutAKoRuleAPositionReturns) {
  const Layout layout = *make_layout("4x2");
  Start start;
  start.colouring = as_colours(diagram(".BW. BW.W"));
  Game game = *Game::start(layout.graph, *parse_rules("ko=none"), start);
  const Colouring first = diagram(".BW. BW.W");
  for (int round = 0; round < 3; ++round) {
    ASSERT_TRUE(game.play(*layout.find("C1")));
    ASSERT_TRUE(game.play(*layout.find("B1")));
    EXPECT_EQ(game.board().colouring(), as_colours(first));
  }
}

// --- scoring

// With alternating moves and passes, stones of Black placed less those of White are what area
// and territory scoring differ by: exactly.
TEST(Theorems, AreaAndTerritoryDifferByTheStonesPlaced) {
  Random random(5);
  const Layout layout = *make_layout("4x4");
  for (int round = 0; round < 300; ++round) {
    Game area = *Game::start(layout.graph, *parse_rules("tromp-taylor"));
    Game territory = *Game::start(layout.graph, *parse_rules("scoring=territory"));
    int placed[2] = {};
    for (int turn = 0; turn < 40 && !area.over(); ++turn) {
      const std::vector<Point> moves = area.legal_moves(area.to_play());
      if (moves.empty() || random.below(8) == 0) {
        area.pass();
        territory.pass();
        continue;
      }
      const Point p = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      ++placed[player_of(area.to_play())];
      area.play(p);
      ASSERT_TRUE(territory.play(p));
    }
    const auto margin = [](const Game& game) { return game.scores()[0] - game.scores()[1]; };
    ASSERT_EQ(margin(area) - margin(territory), 2 * (placed[0] - placed[1]));
  }
}

TEST(Theorems, NobodyLosesByMoreThanThePoints) {
  for (const auto& [name, players] : kBoards) {
    const Graph graph = board(name);
    for_each_colouring(graph, players, [&, players = players](const Colouring& colouring) {
      if (!spec::without_dead_stones(graph, colouring)) return;
      const auto scores = spec::score(spec::start(graph, {.players = players}, colouring));
      int sum = 0;
      for (const int score : scores) {
        ASSERT_GE(score, 0);
        sum += score;
      }
      ASSERT_LE(sum, 2 * graph.size());
    });
  }
}

// Half a point for White decides every game of two; with three, two may share it.
TEST(Theorems, HalfAPointOfKomiIsEnoughForTwoAndNotForThree) {
  const Graph graph = board("3x2");
  for_each_colouring(graph, 2, [&](const Colouring& colouring) {
    if (!spec::without_dead_stones(graph, colouring)) return;
    const auto scores = spec::score(spec::start(graph, {.players = 2, .komi = {0, 1}}, colouring));
    ASSERT_NE(scores[0], scores[1]);
  });
  const auto tied = spec::score(spec::start(graph, {.players = 3, .komi = {0, 1, 1}}));
  EXPECT_EQ(tied[1], tied[2]);
}

// --- perfect play

HalfPoints value_of(const std::string& name, const std::string& rules, const std::string& rows = "",
                    Colour first = Colour::Black) {
  const Layout layout = *make_layout(name);
  Start start;
  if (!rows.empty()) start.colouring = as_colours(diagram(rows));
  start.first = first;
  const Game game = *Game::start(layout.graph, *parse_rules(rules), start);
  return *(*solve::Solver::create(game, {}))->value();
}

// "One of white or black can force a win on every board": not where perfect play is a tie.
TEST(Theorems, NeitherCanForceAWinOnSomeBoards) {
  for (const char* name : {"1x1", "2x1", "5x1"}) {
    EXPECT_EQ(value_of(name, "no-suicide"), 0) << name;
  }
  for (const char* name : {"1x1", "2x1", "5x1", "3x1", "2x2"}) {
    EXPECT_NE(value_of(name, "no-suicide,komi=0.5"), 0) << name;
  }
}

// "Black can kill all White blocks": the position after three moves on 3x2.
TEST(Theorems, BlackTakesAllOfThreeByTwo) {
  EXPECT_EQ(value_of("3x2", "no-suicide", "WB. .B.", Colour::White), 2 * 6);
}

// --- LIFT

// With two players the board is the one that clearing makes.
TEST(Theorems, LiftMakesTheBoardThatClearingMakes) {
  for (const std::string name : {"3x3", "3x2", "cycle:6", "complete:4", "star:5"}) {
    const Graph graph = board(name);
    for_each_move(graph, 2, [&](const Colouring& before, int player, Point p) {
      Colouring coloured = before;
      coloured[p] = static_cast<std::uint8_t>(player);
      Lift lift(graph, coloured, 2);
      lift.run(p);
      ASSERT_EQ(lift.board(), outcome_of(graph, 2, before, player, p).own_cleared) << name;
    });
  }
}

// As printed it credits the mover with every stone lifted, the mover's own among them.
TEST(Theorems, LiftCreditsASuicideToTheMover) {
  const Graph graph = board("3x2");
  Lift lift(graph, diagram("WB. WB."), 2);
  lift.run(0);
  EXPECT_EQ(lift.board(), diagram(".B. .B."));
  EXPECT_EQ(lift.prisoners(), (std::vector<int>{0, 0, 2})) << "White holds its own stones";
}

// As printed it takes an empty neighbour without empty neighbours for a block to lift: the board
// stays as it is, and the mover gets a prisoner.
TEST(Theorems, LiftCountsASurroundedEmptyPointAsAPrisoner) {
  const Graph graph = board("3x1");
  Lift lift(graph, diagram("B.W"), 2);
  lift.run(2);
  EXPECT_EQ(lift.board(), diagram("B.W"));
  EXPECT_EQ(lift.prisoners(), (std::vector<int>{0, 0, 1})) << "nothing was lifted";
}

// How often these two faults are all: prisoners as printed, less those of the two faults, are the
// stones that opponents lost.
TEST(Theorems, TheseAreAllTheFaultsOfItsPrisoners) {
  const Graph graph = board("3x3");
  long wrong = 0, moves = 0;
  for_each_move(graph, 2, [&](const Colouring& before, int player, Point p) {
    Colouring coloured = before;
    coloured[p] = static_cast<std::uint8_t>(player);
    const spec::Outcome result = outcome_of(graph, 2, before, player, p);
    int surrounded = 0;
    for (const Point a : graph.neighbours(p)) {
      surrounded += coloured[a] == 0 && std::ranges::none_of(graph.neighbours(a), [&](Point b) {
                      return coloured[b] == 0;
                    });
    }
    const int taken = lost(coloured, result.opponents_cleared, 3 - player);
    const int own = lost(result.opponents_cleared, result.own_cleared, player);
    Lift lift(graph, coloured, 2);
    lift.run(p);
    ++moves;
    wrong += lift.prisoners()[player] != taken;
    // An empty point that a capture gives an empty neighbour may be looked at before or after it.
    if (taken == 0) ASSERT_EQ(lift.prisoners()[player], own + surrounded);
  });
  RecordProperty("moves", static_cast<int>(moves));
  RecordProperty("wrong", static_cast<int>(wrong));
  EXPECT_GT(wrong, 0);
  EXPECT_LT(wrong, moves / 2);
}

// With three players it lifts one opponent after the other: the second has the first one's place.
TEST(Theorems, LiftIsNotClearingForThree) {
  const Graph graph = board("complete:3");
  const Colouring before = diagram("BW.");
  Colouring coloured = before;
  coloured[2] = 3;
  Lift lift(graph, coloured, 3);
  lift.run(2);
  EXPECT_EQ(lift.board(), diagram(".WR"));
  EXPECT_EQ(outcome_of(graph, 3, before, 3, 2).own_cleared, diagram("..R"));
}

// isSafe walks every path without a repeated point: right, and exponential in the size of a block.
TEST(Theorems, IsSafeWalksEveryPath) {
  for (const auto& [name, calls] :
       std::map<std::string, long>{{"2x2", 7}, {"3x3", 79}, {"4x4", 2111}, {"5x5", 153745}}) {
    const Graph graph = board(name);
    Lift lift(graph, Colouring(graph.size(), 1), 2);
    EXPECT_FALSE(lift.is_safe({}, 0));
    EXPECT_EQ(lift.calls(), calls) << name;
  }
}

}  // namespace
}  // namespace omnigo
