// Perfect play against brute force over complete histories, and against published values.
#include "solve/solve.h"

#include <gtest/gtest.h>

#include <atomic>
#include <sstream>

#include "graph/layout.h"
#include "small_games.h"
#include "verify/verify.h"

namespace omnigo {
namespace {

using solve::Settings;
using solve::Solver;

constexpr int kTerritoryRounds = 40;  // positions for each graph and each kind of rules

// Whether the turns lead, all legal, to an end of play with the value.
void expect_line(const BothGames& both, const std::vector<Point>& line, HalfPoints value) {
  Game game = both.game;
  for (Point p : line) {
    ASSERT_FALSE(game.over());
    if (p == kNoPoint) {
      game.pass();
    } else {
      ASSERT_TRUE(game.play(p));
    }
  }
  ASSERT_TRUE(game.over());
  const std::vector<HalfPoints> scores = game.scores();
  EXPECT_EQ(game.rules().players == 2 ? scores[0] - scores[1] : scores[0], value);
}

void expect_like_brute_force(const BothGames& both, BruteForce& brute, Solver& solver) {
  ASSERT_TRUE(solver.set_game(both.game));
  const auto value = solver.value();
  ASSERT_TRUE(value);
  ASSERT_EQ(*value, 2 * brute.value(both.oracle.history)) << describe(both);
  expect_line(both, *solver.line(), *value);
}

TEST(Solve, AgreesWithBruteForceOnAllGraphsUpToFourPoints) {
  Random random(7);
  long compared = 0;
  for (int points = 1; points <= 4; ++points) {
    for (const Graph& graph : all_graphs(points)) {
      for (Ko ko : {Ko::Positional, Ko::Situational}) {
        for (bool suicide : {false, true}) {
          const Rules rules = rules_of(2, ko, suicide);
          BruteForce brute(graph, spec_rules(rules));
          const BothGames empty(graph, rules, spec::Colouring(points), 1);
          const auto solver = *Solver::create(empty.game, small_settings());
          for (const spec::Colouring& start : brute.colourings()) {
            for (int first : {1, 2}) {
              BothGames both(graph, rules, start, first);
              expect_like_brute_force(both, brute, *solver);
              both.play_random_turns(random, 1 + static_cast<int>(random.below(12)));
              expect_like_brute_force(both, brute, *solver);
              compared += 2;
              if (HasFatalFailure()) return;
            }
          }
        }
      }
    }
  }
  EXPECT_GT(compared, 5000);
}

TEST(Solve, AgreesWithBruteForceForThreePlayers) {
  Random random(8);
  for (int points = 1; points <= 3; ++points) {
    for (const Graph& graph : all_graphs(points)) {
      for (Ko ko : {Ko::Positional, Ko::Situational}) {
        for (int subject : {1, 2, 3}) {
          Rules rules = rules_of(3, ko, random.below(2) == 0);
          if (random.below(2) == 0) rules.scoring = Scoring::Territory;
          BruteForce brute(graph, spec_rules(rules), subject);
          BothGames both(graph, rules, spec::Colouring(points), 1);
          Settings settings = small_settings();
          settings.subject = static_cast<Colour>(subject);
          const auto solver = *Solver::create(both.game, settings);
          for (int round = 0; round < 5; ++round) {
            ASSERT_EQ(solver->value(), 2 * brute.value(both.oracle.history)) << describe(both);
            both.play_random_turns(random, 3);
            ASSERT_TRUE(solver->set_game(both.game));
          }
        }
      }
    }
  }
}

// The brute force counts the stones lost; the solver makes each move cost a point instead.
TEST(Solve, AgreesWithBruteForceUnderTerritoryScoring) {
  Random random(9);
  long compared = 0;
  for (int points = 1; points <= 4; ++points) {
    for (const Graph& graph : all_graphs(points)) {
      for (Ko ko : {Ko::Positional, Ko::Situational}) {
        for (bool suicide : {false, true}) {
          Rules rules = rules_of(2, ko, suicide);
          rules.scoring = Scoring::Territory;
          BruteForce brute(graph, spec_rules(rules));
          const BothGames empty(graph, rules, spec::Colouring(points), 1);
          const auto solver = *Solver::create(empty.game, small_settings());
          for (int round = 0; round < kTerritoryRounds; ++round) {
            const auto& starts = brute.colourings();
            const auto chosen = random.below(static_cast<std::uint32_t>(starts.size()));
            BothGames both(graph, rules, round == 0 ? spec::Colouring(points) : starts[chosen],
                           round == 0 ? 1 : 1 + static_cast<int>(random.below(2)));
            both.play_random_turns(random, round == 0 ? 0 : static_cast<int>(random.below(12)));
            expect_like_brute_force(both, brute, *solver);
            compared += 1;
            if (HasFatalFailure()) return;
          }
        }
      }
    }
  }
  EXPECT_GT(compared, 300);
}

TEST(Solve, ValuesOfTurnsUnderTerritoryScoringAreThoseOfThePositionsAfterThem) {
  for (const std::string rules : {"scoring=territory", "igo-math", "igo-math,players=3"}) {
    const Game game = *Game::start(make_layout("path:4")->graph, *parse_rules(rules));
    const auto solver = *Solver::create(game, small_settings());
    const auto after = *Solver::create(game, small_settings());
    const std::vector<solve::ValuedTurn> turns = *solver->turn_values();
    for (const solve::ValuedTurn& turn : turns) {
      Game next = game;
      turn.point == kNoPoint ? next.pass() : void(next.play(turn.point));
      ASSERT_TRUE(after->set_game(next));
      EXPECT_EQ(turn.value, after->value()) << rules << " " << turn.point;
    }
    EXPECT_FALSE(solver->certificate());
  }
}

HalfPoints solved(const std::string& board, const std::string& rules, const std::string& start = "",
                  Colour first = Colour::Black) {
  const Layout layout = *make_layout(board);
  Start beginning;
  beginning.first = first;
  for (char letter : start) {
    beginning.colouring.push_back(letter == 'x'   ? Colour::Black
                                  : letter == 'o' ? Colour::White
                                                  : Colour::Empty);
  }
  const Game game = *Game::start(layout.graph, *parse_rules(rules), beginning);
  return *(*Solver::create(game, small_settings()))->value();
}

TEST(Solve, PublishedValues) {
  const std::vector<int> rows = {0, 0, 3, 4, 0, 1, 2, 3};
  for (std::size_t n = 1; n <= rows.size(); ++n) {
    EXPECT_EQ(solved("path:" + std::to_string(n), "no-suicide"), 2 * rows[n - 1]) << n;
  }
  EXPECT_EQ(solved("2x2", "no-suicide"), 2 * 1);
  EXPECT_EQ(solved("3x3", "no-suicide"), 2 * 9);
}

TEST(Solve, PublishedValuesOfPositions) {
  EXPECT_EQ(solved("path:5", "no-suicide", "o-x--"), 2 * 5);
  EXPECT_EQ(solved("path:5", "no-suicide", "x--o-"), 2 * -5);
  EXPECT_EQ(solved("path:5", "no-suicide", "o--x-"), 2 * 5);
  EXPECT_EQ(solved("path:5", "no-suicide", "o----"), 2 * 5);
  EXPECT_EQ(solved("path:5", "no-suicide", "-o---"), 0);
  EXPECT_EQ(solved("path:5", "no-suicide", "--o--"), 0);
  EXPECT_EQ(solved("path:2", "tromp-taylor", "x-"), 2 * -2);
  EXPECT_EQ(solved("path:2", "tromp-taylor,ko=situational", "x-"), 0);
}

TEST(Solve, PublishedValuesOfOpenings) {
  const std::vector<std::pair<std::string, std::vector<int>>> boards = {
      {"path:5", {-5, 0, 0}}, {"path:6", {-6, 1, -1}}, {"path:7", {-7, 2, -2, 2}}};
  for (const auto& [board, values] : boards) {
    const Layout layout = *make_layout(board);
    const Game game = *Game::start(layout.graph, *parse_rules("no-suicide"));
    const auto turns = *(*Solver::create(game, small_settings()))->turn_values();
    for (std::size_t p = 0; p < values.size(); ++p) {
      EXPECT_EQ(turns[p].value, 2 * values[p]) << board << " " << p;
      EXPECT_EQ(turns[layout.names.size() - 1 - p].value, 2 * values[p]) << board << " " << p;
    }
  }
  const Game game = *Game::start(make_layout("3x3")->graph, *parse_rules("no-suicide"));
  const auto solver = *Solver::create(game, small_settings());
  std::vector<HalfPoints> values;
  const auto turns = *solver->turn_values();
  for (const solve::ValuedTurn& turn : turns) values.push_back(turn.value / 2);
  values.pop_back();  // the pass
  EXPECT_EQ(values, (std::vector<HalfPoints>{-9, 3, -9, 3, 9, 3, -9, 3, -9}));
  EXPECT_EQ(*solver->best_turns(), std::vector<Point>{4});
}

// A question that takes too long is left, and others are asked meanwhile: then the cube takes about
// 14,000 positions.
TEST(Solve, LeavesQuestionsThatTakeTooLong) {
  const Game game = *Game::start(make_layout("cube:2")->graph, *parse_rules("no-suicide"));
  Settings settings = small_settings();
  settings.memory = 64 << 20;
  const Solver* solving = nullptr;
  settings.stop = [&] { return solving->progress().nodes > 60'000; };
  const auto solver = *Solver::create(game, settings);
  solving = solver.get();
  EXPECT_EQ(solver->value(), 2 * 1);
}

// Number 6.109 of the atlas: all edges but two of one point.
Game six_points() {
  std::vector<Edge> edges;
  for (Point a = 0; a < 6; ++a) {
    for (Point b = a + 1; b < 6; ++b) {
      if (b < 5 || a < 3) edges.push_back({a, b});
    }
  }
  return *Game::start(std::make_shared<Graph>(*Graph::from_edges(6, edges)),
                      *parse_rules("no-suicide"));
}
Game cube() { return *Game::start(make_layout("cube:2")->graph, *parse_rules("no-suicide")); }

// Where hardly anything is kept for good a search of more than six points begins again in another
// manner, until it is lucky; on six points or fewer it keeps sets.
TEST(Solve, DenseGraphs) {
  for (const Game& game : {six_points(), cube()}) {
    for (int threads : {1, 2}) {
      Settings settings = small_settings();
      settings.threads = threads;
      settings.memory = 256 << 20;
      const Solver* solving = nullptr;
      settings.stop = [&] { return solving->progress().nodes > 3'000'000; };
      const auto solver = *Solver::create(game, settings);
      solving = solver.get();
      ASSERT_EQ(solver->value(), 2 * 1);
      const auto proven = verify(*solver->certificate());
      ASSERT_TRUE(proven) << proven.error().message;
      EXPECT_EQ(proven->at_least, 2);
      EXPECT_TRUE(proven->exact());
      const auto bound = solver->searched_bound(false, 2);
      ASSERT_TRUE(bound);
      EXPECT_EQ(verify(*bound)->at_most, 2);
    }
  }
}

TEST(Solve, KomiIsPartOfTheValue) {
  EXPECT_EQ(solved("3x3", "no-suicide,komi=7.5"), 3);
  EXPECT_EQ(solved("path:3", "no-suicide,players=3,komi=0.5/0/0"), 2 * 3 + 1);
}

TEST(Solve, APositionAfterTheEndOfPlayCountsAsItStands) {
  Game game = *Game::start(make_layout("path:3")->graph, *parse_rules("no-suicide"));
  game.play(0);
  game.pass();
  game.pass();
  const auto solver = *Solver::create(game, small_settings());
  EXPECT_EQ(solver->value(), 2 * 3);
  EXPECT_TRUE(solver->best_turns()->empty());
  EXPECT_TRUE(solver->line()->empty());
}

TEST(Solve, StopsWhenAsked) {
  const Game game = *Game::start(make_layout("5x5")->graph, *parse_rules(""));
  Settings settings = small_settings();
  int asked = 0;
  settings.stop = [&] { return ++asked > 3; };
  const auto solver = *Solver::create(game, settings);
  EXPECT_FALSE(solver->value());
  EXPECT_FALSE(solver->best_turns());
}

TEST(Solve, StopsWhileACertificateIsWritten) {
  const Game game = *Game::start(make_layout("path:7")->graph, *parse_rules("no-suicide"));
  for (int threads : {1, 2}) {
    Settings settings = small_settings();
    settings.threads = threads;
    bool stop = false;
    settings.stop = [&] { return stop; };
    const auto solver = *Solver::create(game, settings);
    EXPECT_EQ(solver->value(), 2 * 2);
    stop = true;
    EXPECT_FALSE(solver->certificate());
    stop = false;
    EXPECT_TRUE(verify(*solver->certificate()));
  }
}

TEST(Solve, TwoThreadsFindTheSame) {
  Settings settings = small_settings();
  settings.threads = 2;
  settings.memory = 16 << 20;
  for (const auto& [board, value] : std::vector<std::pair<std::string, int>>{
           {"path:8", 3}, {"2x2", 1}, {"3x3", 9}, {"3x2", 0}, {"cycle:6", 1}, {"path:1", 0}}) {
    const Game game = *Game::start(make_layout(board)->graph, *parse_rules("no-suicide"));
    const auto solver = *Solver::create(game, settings);
    EXPECT_EQ(solver->value(), 2 * value) << board;
    EXPECT_EQ(solver->turn_values()->size(), game.legal_moves(Colour::Black).size() + 1);
    const auto proven = verify(*solver->certificate());
    ASSERT_TRUE(proven) << proven.error().message;
    EXPECT_EQ(proven->at_least, 2 * value);
    EXPECT_TRUE(proven->exact());
  }
}

// Saves one solver to the file, and loads it into another that nothing stops.
std::unique_ptr<Solver> resume(Solver& stopped, const Game& game, Settings& settings,
                               std::stringstream& file) {
  stopped.save(file);
  settings.stop = nullptr;
  auto resumed = *Solver::create(game, settings);
  EXPECT_TRUE(resumed->load(file));
  EXPECT_EQ(resumed->progress().nodes, stopped.progress().nodes);
  return resumed;
}

// Also where provers that have given an answer are kept beside the one that searches.
TEST(Solve, GoesOnFromWhatWasSavedOnDenseGraphs) {
  for (const Game& game : {six_points(), cube()}) {
    Settings settings = small_settings();
    settings.memory = 256 << 20;
    const auto whole = *Solver::create(game, settings);
    ASSERT_EQ(whole->value(), 2 * 1);
    const Solver* solving = nullptr;
    const std::uint64_t enough = whole->progress().nodes / 2;
    settings.stop = [&] { return solving->progress().nodes > enough; };
    const auto stopped = *Solver::create(game, settings);
    solving = stopped.get();
    EXPECT_FALSE(stopped->value());
    std::stringstream file;
    const auto resumed = resume(*stopped, game, settings, file);
    EXPECT_EQ(resumed->progress().high, stopped->progress().high);
    EXPECT_EQ(resumed->value(), 2 * 1);
    EXPECT_TRUE(verify(*resumed->certificate())->exact());
  }
}

TEST(Solve, GoesOnFromWhatWasSaved) {
  const Game game = *Game::start(make_layout("path:10")->graph, *parse_rules("no-suicide"));
  for (int threads : {1, 2}) {
    Settings settings = small_settings();
    settings.threads = threads;
    settings.memory = 16 << 20;
    std::atomic<int> asked = 0;
    settings.stop = [&] { return ++asked == 8; };
    const auto stopped = *Solver::create(game, settings);
    EXPECT_FALSE(stopped->value());
    std::stringstream file;
    const auto resumed = resume(*stopped, game, settings, file);
    EXPECT_EQ(resumed->value(), stopped->value());
    EXPECT_TRUE(verify(*resumed->certificate()));
    // A damaged file, and one about another game.
    std::string bytes = file.str();
    const auto other =
        *Solver::create(*Game::start(make_layout("path:10")->graph, *parse_rules("")), settings);
    std::stringstream whole(bytes);
    EXPECT_FALSE(other->load(whole));
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    std::stringstream damaged(bytes);
    EXPECT_FALSE((*Solver::create(game, settings))->load(damaged));
  }
}

// Both proofs, step by step, along every turn that the other side may choose.
TEST(Solve, ProofStepsLeadToTheBound) {
  const Game start = *Game::start(make_layout("path:4")->graph, *parse_rules("no-suicide"));
  const auto solver = *Solver::create(start, small_settings());
  const HalfPoints value = *solver->value();
  for (const bool at_least : {true, false}) {
    EXPECT_FALSE(solver->proof_step(at_least, at_least ? value + 2 : value - 2));
    Random random(3);
    for (int round = 0; round < 200; ++round) {
      Game game = start;
      for (;;) {
        ASSERT_TRUE(solver->set_game(game));
        const auto step = solver->proof_step(at_least, value);
        ASSERT_TRUE(step);
        if (step->kind == Solver::ProofStep::End || step->kind == Solver::ProofStep::Leaf) break;
        std::vector<Point> turns = {step->turn};
        if (step->kind == Solver::ProofStep::AnyTurn) {
          turns = game.legal_moves(game.to_play());
          turns.push_back(kNoPoint);
        }
        const Point turn = turns[random.below(static_cast<std::uint32_t>(turns.size()))];
        turn == kNoPoint ? game.pass() : void(game.play(turn));
      }
      if (!game.over()) continue;
      const HalfPoints lead = game.scores()[0] - game.scores()[1];
      EXPECT_TRUE(at_least ? lead >= value : lead <= value);
    }
    ASSERT_TRUE(solver->set_game(start));
  }
}

TEST(Solve, SaysWhatIsBeyondIt) {
  const auto refusal = [](const std::string& board, const std::string& rules) {
    const Game game = *Game::start(make_layout(board)->graph, *parse_rules(rules));
    const auto solver = Solver::create(game, small_settings());
    return solver ? std::string() : solver.error().message;
  };
  EXPECT_NE(refusal("9x9", ""), "");
  EXPECT_NE(refusal("3x3", "japanese"), "");
  EXPECT_NE(refusal("3x3", "scoring=stone"), "");
  EXPECT_NE(refusal("3x3", "ko=simple"), "");
  EXPECT_NE(refusal("3x3", "players=7"), "");
  EXPECT_EQ(refusal("8x8", ""), "");
}

}  // namespace
}  // namespace omnigo
