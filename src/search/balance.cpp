#include "search/balance.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <span>

#include "search/crew.h"
#include "search/manners.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

constexpr std::size_t kBatch = 24;  // positions for one step
constexpr int kRandomTurns = 2;
// Adam's.
constexpr double kFirstDecay = 0.9, kSecondDecay = 0.999, kLeast = 1e-5;

// What playouts from one position say.
struct Trial {
  double share = 0;
  std::unordered_map<Feature, double> slope;  // E[(z - V) psi]
};

Trial try_out(const JudgedPosition& position, LocalPlayout& playout, int playouts, Random random) {
  Trial trial;
  Judgement judgement;
  LikelihoodGradient gradient;
  std::unordered_map<Feature, double> likelihood;
  for (int i = 0; i < playouts; ++i) {
    gradient.clear();
    playout.judge(position.game, random, judgement, gradient);
    const double won = judgement.wins[0];
    trial.share += won / playouts;
    for (const auto& [feature, slope] : gradient) {
      likelihood[feature] += slope / playouts;
      trial.slope[feature] += won * slope / playouts;
    }
  }
  for (auto& [feature, slope] : trial.slope) slope -= trial.share * likelihood[feature];
  return trial;
}

double square_error(const Trial& trial, double share, int playouts) {
  const double off = trial.share - share;
  return off * off - trial.share * (1 - trial.share) / playouts;
}

// Of these positions, with these weights, in their order.
std::vector<Trial> try_batch(const std::vector<JudgedPosition>& positions,
                             std::span<const std::size_t> batch, const LearntWeights& weights,
                             const BalanceSettings& settings, std::uint64_t seed) {
  std::vector<Trial> trials(batch.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&](std::size_t, const auto&) {
    LocalPlayout playout(positions[0].game, weights);
    for (std::size_t i = next++; i < batch.size(); i = next++) {
      trials[i] =
          try_out(positions[batch[i]], playout, settings.playouts, Random(splitmix64(seed + i)));
    }
  };
  work_together(settings.threads, work, [] {});
  return trials;
}

bool is_chance(Feature feature) { return kind_of(feature) == static_cast<int>(FeatureKind::Habit); }

// Climbs along gradients, in logarithms of weights and of the odds of chances.
class Climber {
 public:
  Climber(const LearntWeights& from, const LocalPlayout& playout, double step)
      : weights_(*from.playouts), step_(step) {
    for (int i = 0; i < kHabits; ++i) {
      const auto habit = static_cast<Habit>(i);
      weights_.set(feature(FeatureKind::Habit, static_cast<std::uint64_t>(i)),
                   static_cast<float>(playout.chance_of(habit)));
    }
  }

  const MoveWeights& weights() const { return weights_; }

  void climb(const std::unordered_map<Feature, double>& slopes) {
    ++steps_;
    const double first_share = 1 - std::pow(kFirstDecay, steps_);
    const double second_share = 1 - std::pow(kSecondDecay, steps_);
    for (const auto& [feature, slope] : slopes) {
      Means& means = means_[feature];
      means.first = kFirstDecay * means.first + (1 - kFirstDecay) * slope;
      means.second = kSecondDecay * means.second + (1 - kSecondDecay) * slope * slope;
      const double up =
          step_ * (means.first / first_share) / (std::sqrt(means.second / second_share) + kLeast);
      const double now = weights_.of(feature);
      const double grown = now * std::exp(up);
      weights_.set(feature,
                   static_cast<float>(is_chance(feature) ? grown / (1 - now + grown) : grown));
    }
  }

 private:
  struct Means {
    double first = 0, second = 0;
  };

  MoveWeights weights_;
  double step_;
  int steps_ = 0;
  std::unordered_map<Feature, Means> means_;
};

}  // namespace

std::vector<Point> turns_of_self_play(const SharedGraph& graph, const Rules& rules,
                                      std::uint64_t playouts, std::uint64_t seed) {
  Random random(splitmix64(seed));
  Game game = *Game::start(graph, rules);
  std::vector<Point> turns;
  const auto take = [&](Point p) {
    const bool played = p != kNoPoint && game.play(p);
    if (!played) game.pass();
    turns.push_back(played ? p : kNoPoint);
  };
  const SensibleMoves sensible(*graph);
  for (int i = 0; i < kRandomTurns; ++i) {
    const std::vector<Point> moves = sensible.of(game, game.to_play());
    if (moves.empty()) return turns;
    take(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  TreeSettings tree;
  tree.seed = random();
  MannerlyBot bot(local_playouts(learnt_weights()), tree, {});
  Thinking thinking;
  thinking.playouts = playouts;
  const std::uint32_t last = random.below(static_cast<std::uint32_t>(graph->size()));
  while (turns.size() < last) {
    const Analysis analysis = bot.think(game, game.to_play(), thinking);
    if (analysis.resigns) break;
    take(analysis.moves[0].move);
    if (!game.over()) continue;
    turns.pop_back();  // the position before the last pass
    break;
  }
  return turns;
}

double share_by_search(const Game& game, std::uint64_t playouts, std::uint64_t seed) {
  TreeSettings tree;
  tree.seed = seed;
  TreeBot bot(local_playouts(learnt_weights()), tree);
  Thinking thinking;
  thinking.playouts = playouts;
  return bot.think(game, game.to_play(), thinking).moves[0].estimate.win[0];
}

MoveWeights balance(const std::vector<JudgedPosition>& positions, const LearntWeights& from,
                    const BalanceSettings& settings) {
  Climber climber(from, LocalPlayout(positions[0].game, from), settings.step);
  std::vector<std::size_t> order(positions.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto is_held_out = [&](std::size_t i) {
    return settings.hold_out > 0 && i % settings.hold_out == settings.hold_out - 1;
  };
  Random random(settings.seed);
  for (int round = 1; round <= settings.rounds; ++round) {
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
    double squares[2] = {}, counts[2] = {};
    for (std::size_t begin = 0; begin < order.size(); begin += kBatch) {
      const auto batch = std::span(order).subspan(begin, std::min(kBatch, order.size() - begin));
      const LearntWeights now = {std::make_shared<const MoveWeights>(climber.weights()),
                                 from.priors};
      const std::vector<Trial> trials = try_batch(positions, batch, now, settings, random());
      std::unordered_map<Feature, double> slopes;
      for (std::size_t i = 0; i < batch.size(); ++i) {
        const double share = positions[batch[i]].share;
        const bool held_out = is_held_out(batch[i]);
        squares[held_out] += square_error(trials[i], share, settings.playouts);
        counts[held_out] += 1;
        if (held_out) continue;
        for (const auto& [feature, slope] : trials[i].slope) {
          slopes[feature] += (share - trials[i].share) * slope / static_cast<double>(batch.size());
        }
      }
      climber.climb(slopes);
      if (settings.stop && settings.stop()) return climber.weights();
    }
    if (settings.report) {
      settings.report(
          {round, squares[0] / std::max(counts[0], 1.0), squares[1] / std::max(counts[1], 1.0)});
    }
  }
  return climber.weights();
}

}  // namespace omnigo
