// The checker's rules on sets of points against the rules word for word, and its leaves against
// perfect play.
#include "verify/sets.h"

#include <gtest/gtest.h>

#include "graph/layout.h"
#include "small_games.h"
#include "verify/verify.h"

namespace omnigo {
namespace {

void expect_like_the_rules(const Graph& graph, const spec::Rules& rules) {
  const checking::Sets sets(graph, rules);
  BruteForce brute(graph, rules);
  spec::Game game = spec::start(graph, rules);
  for (const spec::Colouring& colouring : brute.colourings()) {
    game.history.resize(1);
    game.history[0].colouring = colouring;
    const checking::Stones stones = sets.stones_of(colouring);
    ASSERT_EQ(sets.score(stones), spec::score(game));
    for (int player = 1; player <= rules.players; ++player) {
      for (Point p = 0; p < graph.size(); ++p) {
        if (colouring[p] != 0) continue;
        const spec::Outcome outcome = spec::outcome(game, player, p);
        checking::Stones after = stones;
        const bool legal = sets.move(after, player, p);
        ASSERT_EQ(legal, rules.suicide || outcome.own_cleared == outcome.opponents_cleared);
        if (legal) ASSERT_EQ(after, sets.stones_of(outcome.own_cleared));
      }
    }
  }
}

TEST(Sets, MovesAndCountsAreThoseOfTheRules) {
  for (int points = 1; points <= 5; ++points) {
    for (const Graph& graph : all_graphs(points)) {
      for (const bool suicide : {false, true}) {
        expect_like_the_rules(graph, {.players = 2, .suicide = suicide, .komi = {0, 3}});
        if (points > 4) continue;
        expect_like_the_rules(graph, {.players = 3, .suicide = suicide, .komi = {1, 0, -2}});
      }
    }
  }
}

// The most that a leaf at the root proves for Black (or White), as Black's area less White's.
std::optional<int> proved_by_leaf(Certificate about, bool at_least) {
  const int size = about.graph.size();
  for (int margin = size; margin > -size; --margin) {
    about.claims = {{at_least, at_least ? 2 * margin : -2 * margin, "\x01"}};
    if (verify(about)) return at_least ? margin : -margin;
  }
  return std::nullopt;
}

struct Leaves {
  long compared = 0, whole_board = 0;
};

// No leaf promises more than perfect play gives, with the history of the game.
void expect_true_leaves(const BothGames& both, solve::Solver& solver, Leaves& leaves) {
  if (both.game.over()) return;
  Certificate about{"", both.oracle.graph, both.oracle.rules, {}, 1, {}, 1, {}};
  about.format = 2;
  about.start = both.oracle.history[0].colouring;
  about.first = both.oracle.history[0].next;
  for (const Game::Event& event : both.game.events()) about.turns.push_back(event.point);
  for (const bool at_least : {true, false}) {
    const std::optional<int> proved = proved_by_leaf(about, at_least);
    if (!proved) continue;
    ASSERT_TRUE(solver.set_game(both.game));
    const auto value = solver.value();
    ASSERT_TRUE(value);
    ASSERT_TRUE(at_least ? 2 * *proved <= *value : 2 * *proved >= *value)
        << *proved << " is not " << *value / 2 << "\n"
        << describe(both);
    ++leaves.compared;
    if (std::abs(*proved) == about.graph.size()) ++leaves.whole_board;
  }
}

TEST(Leaves, PromiseNoMoreThanPerfectPlayOnEveryPositionOfSmallBoards) {
  Leaves leaves;
  for (const char* board : {"3x2", "path:5", "star:5"}) {
    const Graph graph = *make_layout(board)->graph;
    const Rules rules = rules_of(2, Ko::Positional, false);
    const BothGames empty(graph, rules, spec::Colouring(graph.size()), 1);
    const auto solver = *solve::Solver::create(empty.game, small_settings());
    const BruteForce brute(graph, spec_rules(rules));
    for (const spec::Colouring& start : brute.colourings()) {
      for (int first : {1, 2}) {
        expect_true_leaves(BothGames(graph, rules, start, first), *solver, leaves);
        if (HasFatalFailure()) return;
      }
    }
  }
  EXPECT_GT(leaves.compared, 50);
  EXPECT_GT(leaves.whole_board, 10);
}

// Histories that may spoil a leaf: random play.
TEST(Leaves, PromiseNoMoreThanPerfectPlayAfterRandomPlay) {
  Random random(3);
  Leaves leaves;
  for (const char* board : {"2x2", "3x2", "3x3"}) {
    const Graph graph = *make_layout(board)->graph;
    const Rules rules = rules_of(2, Ko::Positional, false);
    const BothGames empty(graph, rules, spec::Colouring(graph.size()), 1);
    const auto solver = *solve::Solver::create(empty.game, {});
    for (int round = 0; round < 5; ++round) {
      BothGames both(graph, rules, spec::Colouring(graph.size()), 1);
      for (int turn = 0; turn < 12 && !both.game.over(); ++turn) {
        both.play_random_turns(random, 2);
        expect_true_leaves(both, *solver, leaves);
        if (HasFatalFailure()) return;
      }
    }
  }
  EXPECT_GT(leaves.compared, 10);
}

}  // namespace
}  // namespace omnigo
