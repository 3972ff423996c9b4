// A million random turns on the batches of src/gpu, built for the host, beside the oracle: the
// rules word for word.
#include "environment_games.h"
#include "spec/spec.h"

namespace omnigo {
namespace {

constexpr int kTurns = 1'000'000;
constexpr int kMaxTurns = 120;

spec::Rules oracle_rules(const Rules& rules) {
  spec::Rules same;
  same.players = rules.players;
  same.suicide = rules.suicide;
  same.ko = static_cast<spec::Ko>(rules.ko);
  same.scoring = static_cast<spec::Scoring>(rules.scoring);
  same.komi = rules.komi;
  return same;
}

// One game from its start to its end; returns the turns it had.
int play_game(const EnvironmentCase& c, std::uint64_t seed) {
  const SharedGraph graph = graph_of(c.board);
  spec::Game oracle = spec::start(*graph, oracle_rules(c.rules));
  HostGames<88> games(1, {graph}, c.rules, kMaxTurns);
  Random random(seed);
  for (int turn = 1;; ++turn) {
    const int player = oracle.now().next;
    EXPECT_EQ(games.seat[0] + 1, player);
    std::vector<int> legal;
    for (int p = 0; p < graph->size(); ++p) {
      const bool may =
          spec::judge(oracle, player, static_cast<Point>(p)).kind == spec::Verdict::legal;
      EXPECT_EQ(games.may(0, p), may) << p;
      if (may) legal.push_back(p);
    }
    const bool passes = legal.empty() || random.below(40) == 0;
    const int action =
        passes ? games.pass() : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    if (passes) {
      spec::pass(oracle, player);
    } else {
      spec::move(oracle, player, static_cast<Point>(action));
    }
    games.step(0, action);
    const bool over = spec::stopped(oracle) || turn >= kMaxTurns;
    EXPECT_EQ(games.done[0] != 0, over);
    if (over) {
      const auto expected = rewards_for(spec::score(oracle));
      for (int k = 0; k < c.rules.players; ++k) EXPECT_FLOAT_EQ(games.rewards[k], expected[k]);
      return turn;
    }
    if (::testing::Test::HasFailure()) return turn;
  }
}

TEST(EnvironmentSlow, AMillionTurnsAgreeWithTheOracle) {
  const auto cases = environment_cases();
  std::uint64_t seed = 0;
  for (int turns = 0; turns < kTurns; ++seed) {
    const EnvironmentCase& c = cases[seed % cases.size()];
    SCOPED_TRACE(c.board + " " + to_text(c.rules) + " seed " + std::to_string(seed));
    turns += play_game(c, seed);
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace omnigo
