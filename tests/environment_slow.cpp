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

// The batches of one game: on any graph, and on a grid that one lane plays.
struct GraphCase : HostGames<88> {
  GraphCase(const SharedGraph& graph, const Rules& rules)
      : HostGames<88>(1, {graph}, rules, kMaxTurns) {}
  void play(int action) { step(0, action); }
};
template <class G>
struct GridCase : HostGrids<G> {
  GridCase(const SharedGraph&, const Rules& rules) : HostGrids<G>(1, rules, kMaxTurns) {}
  void play(int action) { this->step({action}); }
};

// One game from its start to its end; returns the turns it had.
template <class Games>
int play_game(const EnvironmentCase& c, std::uint64_t seed) {
  const SharedGraph graph = graph_of(c.board);
  const int pass = graph->size();
  spec::Game oracle = spec::start(*graph, oracle_rules(c.rules));
  Games games(graph, c.rules);
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
        passes ? pass : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    if (passes) {
      spec::pass(oracle, player);
    } else {
      spec::move(oracle, player, static_cast<Point>(action));
    }
    games.play(action);
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
    turns += play_game<GraphCase>(c, seed);
    if (HasFailure()) return;
  }
}

template <class G>
void play_grids(int turns) {
  const std::string board = std::to_string(G::kWidth) + "x" + std::to_string(G::kHeight);
  std::uint64_t seed = 0;
  for (int played = 0; played < turns && !::testing::Test::HasFailure(); ++seed) {
    static constexpr Ko kKos[] = {Ko::Positional, Ko::Simple, Ko::Positional, Ko::None};
    const EnvironmentCase c = {board, environment_rules(2, false, kKos[seed % 4], Scoring::Area)};
    SCOPED_TRACE(c.board + " " + to_text(c.rules) + " seed " + std::to_string(seed));
    played += play_game<GridCase<G>>(c, seed);
  }
}

TEST(EnvironmentSlow, GridsAgreeWithTheOracle) {
  play_grids<gpu::Grid<3, 3, 3>>(300'000);
  play_grids<gpu::Grid<5, 5, 5>>(100'000);
  play_grids<gpu::Grid<9, 9, 3>>(20'000);
}

}  // namespace
}  // namespace omnigo
