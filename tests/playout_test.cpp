#include "search/playout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "diagram.h"
#include "graph/layout.h"
#include "rules/game.h"
#include "search/fast_playout.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

struct Mean {
  double sum = 0, squares = 0;
  int count = 0;

  void add(double x) {
    sum += x;
    squares += x * x;
    ++count;
  }
  double mean() const { return sum / count; }
  double standard_error() const {
    return std::sqrt((squares / count - mean() * mean()) / (count - 1));
  }
};

// Published means of the workload, with the digits they were published with.
struct Workload {
  const char* board;
  double moves, turns, score, ahead_by_8;
  int playouts;
};

class PlayoutWorkload : public testing::TestWithParam<Ko> {};

void expect_near(const Mean& measured, double published, double rounding) {
  EXPECT_NEAR(measured.mean(), published, 4 * measured.standard_error() + rounding);
}

TEST_P(PlayoutWorkload, HasThePublishedMeans) {
  const Workload workloads[] = {{"9", 107.4, 111.1, 2.1, 0.421, 20'000},
                                {"19", 451.2, 455.5, 2.1, 0.463, 2'000}};
  for (const Workload& workload : workloads) {
    const auto layout = make_layout(workload.board);
    ASSERT_TRUE(layout);
    const Board empty(layout->graph, 2);
    Playout playout(layout->graph, 2, GetParam());
    Random random(7);
    Mean moves, turns, score, ahead;
    for (int i = 0; i < workload.playouts; ++i) {
      const PlayoutEnd& end = playout.run({empty, Colour::Black}, random);
      moves.add(end.moves);
      turns.add(end.turns);
      score.add(end.areas[0] - end.areas[1]);
      ahead.add(end.areas[0] - end.areas[1] > 7.5);
    }
    expect_near(moves, workload.moves, 0.05);
    expect_near(turns, workload.turns, 0.05);
    expect_near(score, workload.score, 0.15);
    expect_near(ahead, workload.ahead_by_8, 0.0015);
  }
}

INSTANTIATE_TEST_SUITE_P(Ko, PlayoutWorkload, testing::Values(Ko::Simple, Ko::Positional),
                         [](const auto& info) {
                           return info.param == Ko::Simple ? "Simple" : "Positional";
                         });

// --- against the rules, turn by turn ---

struct Ground {
  const char* board;
  int players;
  int games;
};

// All packed layouts, with and without diagonal points, some with pieces or lonely points.
constexpr Ground kGrounds[] = {
    {"grid:1x1", 2, 2},     {"grid:2x2", 2, 40},    {"grid:3x3", 2, 40},
    {"grid:5x4", 2, 30},    {"grid:9x9", 2, 12},    {"torus:4x4", 2, 30},
    {"grid:19x19", 2, 1},   {"cube:3", 2, 10},      {"grid:4x4", 3, 30},
    {"grid:7x7", 4, 6},     {"cycle:5", 5, 20},     {"triangular:3", 2, 20},
    {"triangular:4", 3, 8}, {"hypercube:4", 2, 10}, {"hypercube:5", 3, 4},
    {"sunflower:30", 8, 4}, {"complete:13", 3, 4},  {"dodecahedron", 2, 10},
    {"honeycomb:2", 2, 10},
};

// Plays a playout in a Game as well, and compares the two after each turn.
class Follower {
 public:
  Follower(SharedGraph graph, int players, Ko ko)
      : graph_(std::move(graph)), sensible_(*graph_), game_(start(players, ko)) {}

  template <class Engine>
  void follow(Engine& engine, Random& random) {
    PlayoutEnd end;
    const Game start = game_;
    before_ = start.turns();
    engine.run(playout_start(start), random, end, [&](Point p) {
      if (testing::Test::HasFailure()) return;
      turn(p);
      check_candidates(engine);
    });
    EXPECT_EQ(end.turns, game_.turns() - before_);
    EXPECT_EQ(end.moves, moves_);
    EXPECT_TRUE(game_.over() || moves_ == 3 * graph_->size());
    for (int player = 0; player < game_.rules().players; ++player) {
      EXPECT_EQ(2 * end.areas[player], game_.scores()[player]);
    }
  }

  // Some random turns before the playout begins, which sees no more of them than the latest.
  void wander(Random& random, int turns) {
    for (int i = 0; i < turns && !game_.over(); ++i) {
      const auto moves = game_.legal_moves(game_.to_play());
      if (moves.empty()) {
        game_.pass();
      } else {
        game_.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      }
    }
    const Rules rules = game_.rules();
    if (rules.ko == Ko::Simple && game_.latest_move() != kNoPoint) return;
    game_ = *Game::start(graph_, rules, {game_.board().colouring(), game_.to_play(), {}});
  }

  void resign(int player) { game_.resign(colour_of(player)); }

 private:
  Game start(int players, Ko ko) const {
    Rules rules;
    rules.players = players;
    rules.suicide = false;
    rules.ko = ko;
    rules.komi.assign(players, 0);
    return *Game::start(graph_, rules);
  }

  void turn(Point p) {
    const auto moves = sensible_.of(game_, game_.to_play());
    if (p == kNoPoint) {
      EXPECT_TRUE(moves.empty());
      game_.pass();
    } else {
      EXPECT_TRUE(std::find(moves.begin(), moves.end(), p) != moves.end());
      EXPECT_TRUE(game_.play(p));
      ++moves_;
    }
  }

  template <class Engine>
  void check_candidates(const Engine& engine) {
    EXPECT_EQ(engine.colouring(), game_.board().colouring());
    const std::set<Point> candidates(engine.candidates().begin(), engine.candidates().end());
    EXPECT_EQ(candidates.size(), engine.candidates().size());
    for (int player = 0; player < game_.rules().players; ++player) {
      if (!game_.is_in(colour_of(player))) continue;
      for (Point p : sensible_.of(game_, colour_of(player))) EXPECT_TRUE(candidates.contains(p));
    }
  }

  SharedGraph graph_;
  SensibleMoves sensible_;
  Game game_;
  int moves_ = 0, before_ = 0;
};

template <class Cells, bool kSuperko>
void follow_games(const SharedGraph& graph, int players, int games, Random& random) {
  const auto engine = std::make_unique<FastPlayout<Cells, kSuperko>>(graph, players);
  for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
    Follower follower(graph, players, kSuperko ? Ko::Positional : Ko::Simple);
    if (i % 2 == 1) follower.wander(random, graph->size());
    if (i % 4 == 3 && players > 2) follower.resign(static_cast<int>(random.below(players)));
    follower.follow(*engine, random);
  }
}

void follow_games(const SharedGraph& graph, int players, int games, Random& random) {
  Board(graph, players).visit_blocks([&](auto blocks) {
    using Cells = typename decltype(blocks)::Cells;
    if constexpr (Cells::kDegree > 0) {
      follow_games<Cells, false>(graph, players, games, random);
      follow_games<Cells, true>(graph, players, games, random);
    } else {
      FAIL() << "not a packed layout";
    }
  });
}

class FastPlayouts : public testing::TestWithParam<Ground> {};

// Every move is one the rules allow and no eye; whoever passes has none; and no such move of any
// player is ever missing among the candidates.
TEST_P(FastPlayouts, FollowTheRules) {
  Random random(3);
  follow_games(make_layout(GetParam().board)->graph, GetParam().players, GetParam().games, random);
}

TEST(FastPlayout, FollowsTheRulesOnRandomGraphs) {
  Random random(4);
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    const auto points = static_cast<int>(1 + random.below(13));
    std::vector<Edge> edges;
    const std::uint32_t density = 1 + random.below(7);
    for (int a = 0; a < points; ++a) {
      for (int b = a + 1; b < points; ++b) {
        if (random.below(8) < density) {
          edges.push_back({static_cast<Point>(a), static_cast<Point>(b)});
        }
      }
    }
    const auto graph = std::make_shared<const Graph>(*Graph::from_edges(points, edges));
    follow_games(graph, static_cast<int>(2 + random.below(3)), 4, random);
  }
}

// The chance of each move is the same: the first, and the one after a given first.
TEST(FastPlayout, DrawsUniformly) {
  constexpr int kPlayouts = 60'000;
  const auto graph = make_layout("4x3")->graph;
  const Board empty(graph, 2);
  const auto engine = std::make_unique<FastPlayout<GridCells, false>>(graph, 2);
  std::vector<double> first(12), second(12);
  Random random(6);
  PlayoutEnd end;
  for (int i = 0; i < kPlayouts; ++i) {
    int turn = 0;
    Point before = kNoPoint;
    engine->run({empty, Colour::Black}, random, end, [&](Point p) {
      if (turn == 0) ++first[p];
      if (turn == 1 && before == 0) ++second[p];
      before = p;
      ++turn;
    });
  }
  // 99.99% points of chi-square with 11 and 10 degrees of freedom.
  const auto chi_square = [](const std::vector<double>& counts, std::size_t from, double all) {
    const double expected = all / static_cast<double>(counts.size() - from);
    double sum = 0;
    for (std::size_t i = from; i < counts.size(); ++i) {
      sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
  };
  EXPECT_LT(chi_square(first, 0, kPlayouts), 37.4);
  EXPECT_EQ(second[0], 0);
  EXPECT_LT(chi_square(second, 1, first[0]), 35.6);
}

// Black has just taken a ko at C3: White may not take it back at B3. By both engines.
TEST(Playout, KeepsTheKoItBeginsWith) {
  const auto layout = *make_layout("5x5");
  Start start;
  start.colouring = as_colours(diagram("..... .BW.. BW.W. .BW.. ....."));
  for (const bool barred : {true, false}) {
    Game game = *Game::start(layout.graph, *parse_rules(barred ? "ko=simple" : "ko=none"), start);
    ASSERT_TRUE(game.play(*layout.find("C3")));
    const Point ko = *layout.find("B3");
    const PlayoutStart begin = playout_start(game);
    EXPECT_EQ(begin.ko, barred ? ko : kNoPoint);
    for (const auto make : {fast_playout, plain_playout}) {
      const auto engine = make(layout.graph, 2, Ko::Simple);
      Random random(1);
      PlayoutEnd end;
      int retaken = 0;
      for (int i = 0; i < 500; ++i) {
        Colouring first(25, Colour::Empty);
        FirstPlayers first_players{begin, begin.next, 1, first};
        engine->run(begin, random, 1, first_players, end);
        retaken += first[ko] == Colour::White;
      }
      EXPECT_EQ(retaken == 0, barred);
    }
  }
}

// This and the next on a packed layout and on one that is not (too many neighbours).
TEST(Playout, LeavesOutThoseWhoResigned) {
  for (const char* name : {"torus:5x5", "complete:30"}) {
    const auto graph = make_layout(name)->graph;
    const Board board(graph, 4);
    Playout playout(graph, 4, Ko::Simple);
    Random random(7);
    for (int i = 0; i < 20; ++i) {
      Colouring first(graph->size(), Colour::Empty);
      const PlayoutStart start{.board = board, .next = Colour::White, .in = 0b1010};
      const PlayoutEnd& end =
          playout.run(start, random, {.most_moves = 3 * graph->size(), .turns_reported = 6}, first);
      const auto of = [&](int player) {
        return std::count(first.begin(), first.end(), colour_of(player));
      };
      EXPECT_EQ(of(0) + of(2), 0);
      EXPECT_GE(of(1) + of(3), 5);
      EXPECT_EQ(end.areas[0] + end.areas[2], 0);
    }
  }
}

TEST(Playout, StopsWhereItIsShortened) {
  for (const char* name : {"torus:5x5", "complete:30"}) {
    const auto graph = make_layout(name)->graph;
    const Board board(graph, 3);
    Playout playout(graph, 3, Ko::Simple);
    Random random(7);
    for (int moves = 1; moves <= 9; ++moves) {
      Colouring first(graph->size(), Colour::Empty);
      const Shortened shortened{.most_moves = moves, .turns_reported = graph->size()};
      const PlayoutEnd& end = playout.run({board, Colour::White}, random, shortened, first);
      EXPECT_EQ(end.moves, moves);
      // Too few to take anything: all stones lie where they were played.
      if (moves < 5) EXPECT_EQ(playout.end_colouring(), first) << name << ' ' << moves;
    }
  }
}

TEST(Playout, TellsWhoPlayedWhereInItsFirstTurns) {
  for (const char* name : {"torus:5x5", "complete:30"}) {
    const auto graph = make_layout(name)->graph;
    const Board board(graph, 3);
    Playout playout(graph, 3, Ko::Simple);
    Random random(8);
    for (int turns = 0; turns <= 4; ++turns) {
      Colouring first(graph->size(), Colour::Empty);
      playout.run({board, Colour::White}, random,
                  {.most_moves = 3 * graph->size(), .turns_reported = turns}, first);
      const auto of = [&](Colour c) { return std::count(first.begin(), first.end(), c); };
      EXPECT_EQ(of(Colour::White), turns > 3 ? 2 : turns > 0);
      EXPECT_EQ(of(colour_of(2)), turns > 1);
      EXPECT_EQ(of(Colour::Black), turns > 2);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Grounds, FastPlayouts, testing::ValuesIn(kGrounds), [](const auto& info) {
  std::string name = info.param.board + std::string("_") + std::to_string(info.param.players);
  std::replace_if(name.begin(), name.end(), [](char c) { return !std::isalnum(c); }, '_');
  return name;
});

}  // namespace
}  // namespace omnigo
