// The batches of src/gpu that others step, built for the host, against the engine: random games on
// many boards for 2 to 6 players, every legal action after every turn, and what the games give.
#include "environment_games.h"

namespace omnigo {
namespace {

constexpr int kMaxTurns = 150;

// Seldom passes, so that captures, suicide and ko are all met.
int choose(const Game& game, int pass, Random& random) {
  const auto moves = game.legal_moves(game.to_play());
  if (moves.empty() || random.below(40) == 0) return pass;
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

template <int P>
void compare(const HostGames<P>& games, int i, const Game& game) {
  ASSERT_EQ(games.seat[i], player_of(game.to_play()));
  ASSERT_EQ(games.turns[i], game.turns());
  for (int p = 0; p < game.graph().size(); ++p) {
    ASSERT_EQ(gpu::colour_of(games.positions[i].cell[p]),
              static_cast<int>(game.board().at(static_cast<Point>(p))))
        << p;
    ASSERT_EQ(games.may(i, p), static_cast<bool>(game.legality(static_cast<Point>(p)))) << p;
  }
  for (int p = game.graph().size(); p < games.pass(); ++p) ASSERT_FALSE(games.may(i, p)) << p;
  ASSERT_TRUE(games.may(i, games.pass()));
}

// A batch of games on these boards, each beside one of the engine.
template <int P>
void play_side_by_side(const std::vector<std::string>& boards, const Rules& rules, int turns,
                       std::uint64_t seed, int max_turns = kMaxTurns) {
  SCOPED_TRACE(boards[0] + " " + to_text(rules) + " seed " + std::to_string(seed));
  std::vector<SharedGraph> graphs;
  std::vector<Game> engine;
  for (const std::string& board : boards) {
    graphs.push_back(graph_of(board));
    engine.push_back(*Game::start(graphs.back(), rules));
  }
  const int count = static_cast<int>(boards.size());
  HostGames<P> games(count, graphs, rules, max_turns);
  Random random(seed);
  for (int turn = 0; turn < turns; ++turn) {
    const int i = turn % count;
    Game& game = engine[i];
    compare<P>(games, i, game);
    if (::testing::Test::HasFatalFailure()) return;
    const int action = choose(game, games.pass(), random);
    if (action == games.pass()) {
      game.pass();
    } else {
      ASSERT_TRUE(game.play(static_cast<Point>(action)));
    }
    games.step(i, action);
    const bool over = game.over() || game.turns() >= max_turns;
    ASSERT_EQ(games.done[i] != 0, over);
    ASSERT_EQ(games.illegal[i], 0);
    const auto expected = over ? rewards_for(game.scores()) : std::vector<float>(rules.players);
    for (int k = 0; k < rules.players; ++k) {
      ASSERT_FLOAT_EQ(games.rewards[i * rules.players + k], expected[k]) << k;
    }
    if (over) game = *Game::start(graphs[i], rules);
  }
}

TEST(Environment, RandomGamesAgreeWithTheEngine) {
  std::uint64_t seed = 0;
  for (const EnvironmentCase& c : environment_cases()) {
    play_side_by_side<88>({c.board}, c.rules, 400, ++seed);
    if (HasFatalFailure()) return;
  }
}

TEST(Environment, BoardsOfOneBatchMayDiffer) {
  play_side_by_side<88>({"9x9", "2x2", "triangular:4"},
                        environment_rules(3, true, Ko::Positional, Scoring::Area), 3000, 1);
}

TEST(Environment, LargeBoardsAgreeWithTheEngine) {
  const auto rules = [](int players, bool suicide) {
    return environment_rules(players, suicide, Ko::Positional, Scoring::Area);
  };
  play_side_by_side<176>({"13x13"}, rules(2, true), 700, 1, 500);
  play_side_by_side<400>({"19x19"}, rules(2, false), 900, 2, 700);
  play_side_by_side<400>({"triangular:11"}, rules(3, true), 700, 3, 600);
  play_side_by_side<1024>({"32x32"}, rules(4, false), 300, 4, 250);
}

// Four games at once, each beside one of the engine; their recent positions beside the engine's.
template <class G>
void play_grids(Ko ko, int turns, std::uint64_t seed, int max_turns) {
  constexpr int kGames = 4;
  const std::string board = std::to_string(G::kWidth) + "x" + std::to_string(G::kHeight);
  const Rules rules = environment_rules(2, false, ko, Scoring::Area);
  SCOPED_TRACE(board + " " + to_text(rules) + " seed " + std::to_string(seed));
  const SharedGraph graph = graph_of(board);
  std::vector<Game> engine(kGames, *Game::start(graph, rules));
  HostGrids<G> grids(kGames, rules, max_turns);
  Random random(seed);
  for (int turn = 0; turn < turns; ++turn) {
    std::vector<std::int32_t> actions;
    for (int i = 0; i < kGames; ++i) {
      ASSERT_EQ(grids.seat[i], player_of(engine[i].to_play()));
      for (int p = 0; p < G::kPoints; ++p) {
        ASSERT_EQ(grids.may(i, p), static_cast<bool>(engine[i].legality(static_cast<Point>(p))))
            << "game " << i << " turn " << turn << " point " << p;
      }
      ASSERT_TRUE(grids.may(i, G::kPoints));
      actions.push_back(choose(engine[i], G::kPoints, random));
    }
    grids.step(actions);
    for (int i = 0; i < kGames; ++i) {
      Game& game = engine[i];
      if (actions[i] == G::kPoints) {
        game.pass();
      } else {
        ASSERT_TRUE(game.play(static_cast<Point>(actions[i])));
      }
      const bool over = game.over() || game.turns() >= max_turns;
      ASSERT_EQ(grids.done[i] != 0, over);
      const auto expected = over ? rewards_for(game.scores()) : std::vector<float>(2);
      for (int k = 0; k < 2; ++k) ASSERT_FLOAT_EQ(grids.rewards[2 * i + k], expected[k]);
      if (over) game = *Game::start(graph, rules);
    }
  }
}

TEST(Environment, GridsAgreeWithTheEngine) {
  for (const Ko ko : {Ko::Positional, Ko::Simple, Ko::None}) {
    play_grids<gpu::Grid<3, 3, 3>>(ko, 2000, 4, 60);
    play_grids<gpu::Grid<5, 5, 5>>(ko, 2000, 5, 120);
    play_grids<gpu::Grid<9, 9, 3>>(ko, 1500, 1, 250);
    play_grids<gpu::Grid<13, 13, 2>>(ko, 700, 2, 500);
    play_grids<gpu::Grid<19, 19, 1>>(ko, 1200, 3, 1000);
    if (HasFatalFailure()) return;
  }
}

TEST(Environment, AnIllegalActionLosesTheGame) {
  const Rules rules = environment_rules(2, true, Ko::Positional, Scoring::Area);
  HostGames<88> games(1, {graph_of("3x3")}, rules, 50);
  games.step(0, 4);
  games.step(0, 4);
  EXPECT_EQ(games.illegal[0], 1);
  EXPECT_EQ(games.done[0], 1);
  EXPECT_FLOAT_EQ(games.rewards[0], 1);
  EXPECT_FLOAT_EQ(games.rewards[1], -1);
  EXPECT_EQ(games.turns[0], 0);
  games.step(0, 10);
  EXPECT_EQ(games.illegal[0], 1);
}

// Superko compares colourings: an earlier one with the hash of a legal move does not forbid it.
TEST(Environment, EqualHashesOfDifferentColouringsForbidNothing) {
  const Rules rules = environment_rules(2, true, Ko::Positional, Scoring::Area);
  HostGames<88> games(1, {graph_of("5x5")}, rules, 50);
  for (const int point : {13, 12}) {  // an earlier position: a black stone on `point`
    gpu::Position<88>& position = games.positions[0];
    const std::uint64_t hash = position.hash ^ gpu::stone_key(12, 1);
    games.hashes[1] = hash;
    std::fill_n(games.colourings.begin() + 44, 44, std::uint8_t{0});
    games.colourings[44 + point / 2] = static_cast<std::uint8_t>(1 << point % 2 * 4);
    const auto slots = static_cast<std::uint64_t>(games.environment.seen.slots);
    games.table[hash % slots] = static_cast<std::uint32_t>(hash >> 48) << 16 | 2;
    games.stood[12] = 1;
    position.news.peak = 1;
    gpu::copy_words(games.scratch.position, position);
    gpu::mark_legal<88>(games.boards[0], games.environment, 0, games.scratch,
                        games.environment.seen.of(0));
    EXPECT_EQ(games.may(0, 12), point == 13);
  }
}

}  // namespace
}  // namespace omnigo
