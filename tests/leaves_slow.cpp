// Every leaf on every position of 3x3 against perfect play.
#include <gtest/gtest.h>

#include "graph/layout.h"
#include "small_games.h"
#include "verify/verify.h"

namespace omnigo {
namespace {

TEST(LeavesSlow, ThoseOfTheWholeBoardAreTrueOnEveryPositionOf3x3) {
  const Graph graph = *make_layout("3x3")->graph;
  const Rules rules = rules_of(2, Ko::Positional, false);
  const BothGames empty(graph, rules, spec::Colouring(9), 1);
  const auto solver = *solve::Solver::create(empty.game, small_settings());
  long leaves = 0;
  spec::Colouring start(9);
  for (int number = 0; number < 19683; ++number) {
    for (int p = 0, rest = number; p < 9; ++p, rest /= 3)
      start[p] = static_cast<std::uint8_t>(rest % 3);
    if (!spec::without_dead_stones(graph, start)) continue;
    for (int first : {1, 2}) {
      Certificate about{"", graph, spec_rules(rules), start, first, {}, 1, {{true, 18, "\x01"}}};
      about.format = 2;
      if (!verify(about)) continue;
      const BothGames both(graph, rules, start, first);
      ASSERT_TRUE(solver->set_game(both.game));
      ASSERT_EQ(*solver->value(), 18) << describe(both);
      ++leaves;
    }
  }
  EXPECT_GT(leaves, 100);
}

}  // namespace
}  // namespace omnigo
