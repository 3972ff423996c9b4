// Simulation balancing: what playouts tell of their draws, what is learnt from it, and the command.
#include "search/balance.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <fstream>

#include "graph/layout.h"
#include "program.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

constexpr Feature of(Habit habit) {
  return feature(FeatureKind::Habit, static_cast<std::uint64_t>(habit));
}

// After some random sensible moves.
Game some_position(const std::string& board, int moves, std::uint64_t seed) {
  const auto layout = make_layout(board);
  Game game = *Game::start(layout->graph, *parse_rules("chinese"));
  const SensibleMoves sensible(*layout->graph);
  Random random(seed);
  for (int i = 0; i < moves; ++i) {
    const std::vector<Point> all = sensible.of(game, game.to_play());
    if (all.empty()) break;
    game.play(all[random.below(static_cast<std::uint32_t>(all.size()))]);
  }
  return game;
}

TEST(LikelihoodGradient, LeavesThePlayoutAsItWas) {
  const Game game = some_position("9x9", 20, 1);
  LocalPlayout playout(game, learnt_weights());
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Judgement unwatched, watched;
    LikelihoodGradient gradient;
    Random first(seed), second(seed);
    playout.judge(game, first, unwatched);
    playout.judge(game, second, watched, gradient);
    EXPECT_EQ(unwatched.owners, watched.owners);
    EXPECT_EQ(unwatched.first_players, watched.first_players);
    EXPECT_EQ(first(), second());
    EXPECT_FALSE(gradient.empty());
  }
}

// So has every gradient of a log-likelihood, if each draw was reported with the chances it had.
TEST(LikelihoodGradient, HasMeanZero) {
  constexpr int kPlayouts = 20'000;
  const Game game = some_position("7x7", 10, 2);
  LocalPlayout playout(game, learnt_weights());
  struct Sums {
    double sum = 0, squares = 0;
  };
  std::unordered_map<Feature, Sums> sums;
  Random random(3);
  Judgement judgement;
  for (int i = 0; i < kPlayouts; ++i) {
    LikelihoodGradient gradient;
    playout.judge(game, random, judgement, gradient);
    for (const auto& [feature, slope] : gradient) {
      sums[feature].sum += slope;
      sums[feature].squares += slope * slope;
    }
  }
  EXPECT_GT(sums.size(), 100u);
  for (int i = 0; i < kHabits; ++i) EXPECT_TRUE(sums.contains(of(static_cast<Habit>(i)))) << i;
  for (const auto& [feature, total] : sums) {
    if (total.squares < 20) continue;  // met too seldom for its sum to be near normal
    EXPECT_LT(std::abs(total.sum), 5 * std::sqrt(total.squares)) << std::hex << feature;
  }
}

// Positions judged by playouts with other weights: there are weights that err nowhere.
std::vector<JudgedPosition> judged_by(const LearntWeights& judge) {
  std::vector<JudgedPosition> positions;
  for (std::uint64_t i = 0; i < 48; ++i) {
    JudgedPosition position{some_position("7x7", static_cast<int>(i % 24), i), 0};
    LocalPlayout playout(position.game, judge);
    Random random(i);
    Judgement judgement;
    for (int k = 0; k < 400; ++k) {
      playout.judge(position.game, random, judgement);
      position.share += judgement.wins[0] / 400;
    }
    positions.push_back(std::move(position));
  }
  return positions;
}

LearntWeights of_another_judge() {
  MoveWeights other = *learnt_weights().playouts;
  other.set(of(Habit::AnswersAtari), 0.05f);
  other.set(of(Habit::SeesTwoLiberties), 0.01f);
  const auto far = feature(FeatureKind::Nearness, static_cast<std::uint64_t>(Nearness::Far));
  other.set(far, 20 * other.of(far));
  return {std::make_shared<const MoveWeights>(other), learnt_weights().priors};
}

TEST(Balance, ComesNearToWhatThePositionsWereJudged) {
  const std::vector<JudgedPosition> positions = judged_by(of_another_judge());
  std::vector<BalanceRound> rounds;
  BalanceSettings settings;
  settings.rounds = 16;
  settings.playouts = 80;
  settings.step = 0.2;
  settings.threads = 2;
  settings.report = [&](const BalanceRound& round) { rounds.push_back(round); };
  const MoveWeights learnt = balance(positions, learnt_weights(), settings);
  ASSERT_EQ(rounds.size(), 16u);
  EXPECT_LT(rounds.back().error, rounds.front().error / 2);
  EXPECT_LT(rounds.back().held_out, rounds.front().held_out / 2);
  EXPECT_LT(learnt.of(of(Habit::AnswersAtari)), 0.8f);
}

TEST(Balance, LearnsTheSameWithMoreThreads) {
  const std::vector<JudgedPosition> positions = judged_by(learnt_weights());
  BalanceSettings settings;
  settings.rounds = 1;
  settings.playouts = 5;
  const std::string alone = balance(positions, learnt_weights(), settings).text();
  settings.threads = 3;
  EXPECT_EQ(balance(positions, learnt_weights(), settings).text(), alone);
}

TEST(Balance, PlaysPositionsThatGoOn) {
  for (const char* board : {"1x1", "2x2", "5x5", "cycle:3"}) {
    const auto layout = make_layout(board);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Game game = *Game::start(layout->graph, *parse_rules("chinese"));
      for (Point p : turns_of_self_play(layout->graph, game.rules(), 20, seed)) {
        if (p == kNoPoint) {
          game.pass();
        } else {
          ASSERT_TRUE(game.play(p));
        }
      }
      EXPECT_FALSE(game.over()) << board << ' ' << seed;
    }
  }
}

class BalanceProgram : public testing::Test {
 protected:
  void TearDown() override {
    std::remove(judged_.c_str());
    std::remove(weights_.c_str());
  }
  static std::string temporary(const std::string& name) {
    return testing::TempDir() + "omnigo-balance-" + std::to_string(getpid()) + "-" + name;
  }
  static std::string text_of(const std::string& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  const std::string judged_ = temporary("judged.txt"), weights_ = temporary("weights.txt");
};

TEST_F(BalanceProgram, KeepsWhatItJudged) {
  const std::string command = "balance 5x5 --search 60 --rounds 2 --playouts 4 --file '" + judged_ +
                              "' --out '" + weights_ + "' --threads 2 --positions ";
  const Ran ran = run_omnigo(command + "6 2>&1");
  EXPECT_EQ(ran.status, 0) << ran.output;
  EXPECT_NE(ran.output.find("round 2: mean square "), std::string::npos) << ran.output;
  const std::string six = text_of(judged_);
  EXPECT_EQ(std::count(six.begin(), six.end(), '\n'), 6) << six;
  const auto weights = MoveWeights::parse(text_of(weights_));
  ASSERT_TRUE(weights);
  EXPECT_TRUE(weights->knows(of(Habit::AnswersAtari)));
  EXPECT_EQ(run_omnigo(command + "8 2>&1").status, 0);
  EXPECT_TRUE(text_of(judged_).starts_with(six));
  EXPECT_GT(text_of(judged_).size(), six.size());
}

TEST_F(BalanceProgram, SaysWhatIsWrong) {
  std::ofstream(judged_) << "0.5 C3 B2\n1.5 C3\n";
  const std::pair<std::string, std::string> cases[] = {
      {"9x9 --rules players=3",
       "omnigo: --rules: expected rules for two players, got 'players=3'\n"},
      {"5x5 --file '" + judged_ + "'",
       "omnigo: " + judged_ +
           ", line 2: expected a win rate and the turns of an unfinished game\n"},
      {"5x5 --from /nowhere", "omnigo: cannot read /nowhere\n"},
  };
  for (const auto& [arguments, error] : cases) {
    const Ran ran = run_omnigo("balance " + arguments + " 2>&1");
    EXPECT_EQ(ran.status, 2) << arguments;
    EXPECT_EQ(ran.output, error);
  }
}

}  // namespace
}  // namespace omnigo
