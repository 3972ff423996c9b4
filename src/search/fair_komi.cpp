#include "search/fair_komi.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>

#include "rules/agreement.h"
#include "search/crew.h"
#include "search/local_playout.h"
#include "search/manners.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr int kFirstRound = 4;
constexpr int kResamples = 200;
constexpr int kSweeps = 30;
constexpr int kNeverResigns = 1'000'000;
constexpr double kFair = 0.05;        // the share of wins may differ so much from 1/N
constexpr double kFairSample = 0.02;  // ... in the games that the komi was found from

using Scores = std::vector<int>;  // of one game, by player, without komi

// For each game the komi at which this seat, the others' being given, is level with the best of
// them: the least that wins it.
std::vector<double> needed(const std::vector<Scores>& games, const std::vector<double>& komi,
                           std::size_t seat) {
  std::vector<double> levels;
  for (const Scores& scores : games) {
    double best = -1e9;
    for (std::size_t i = 0; i < scores.size(); ++i) {
      if (i != seat) best = std::max(best, scores[i] + komi[i]);
    }
    levels.push_back(best - scores[seat]);
  }
  return levels;
}

// Below which a share of 1/N of these numbers lies: between two of them, the middle.
double quantile(std::vector<double> numbers, std::size_t n) {
  std::sort(numbers.begin(), numbers.end());
  const double place = static_cast<double>(numbers.size()) / static_cast<double>(n) - 0.5;
  const double at = std::clamp(place, 0.0, static_cast<double>(numbers.size() - 1));
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, numbers.size() - 1);
  return numbers[below] + (at - static_cast<double>(below)) * (numbers[above] - numbers[below]);
}

std::vector<HalfPoints> in_halves(const std::vector<double>& komi) {
  std::vector<HalfPoints> halves;
  for (double k : komi) halves.push_back(static_cast<HalfPoints>(std::lround(2 * k)));
  return halves;
}

// As it stands, or where that would make the players fill their own territory, without the dead.
std::vector<HalfPoints> final_scores(const Game& game, const std::function<bool()>& stop) {
  if (!rule_of(game.rules().scoring).prisoners) return game.scores();
  Agreement agreement(game);
  for (const std::vector<Point>& block : read_position(game, {.stop = stop}).dead) {
    (void)agreement.toggle_dead(block[0]);
  }
  std::vector<HalfPoints> scores;
  for (const Tally& tally : agreement.tally()) scores.push_back(tally.score);
  return scores;
}

// Nothing if it was stopped.
std::optional<Scores> play_game(const SharedGraph& graph, const Rules& rules, std::uint64_t seed,
                                const FairKomiSettings& settings) {
  const auto stopped = [&] { return settings.stop && settings.stop(); };
  Game game = *Game::start(graph, rules, {}, settings.canonical);
  TreeSettings tree;
  MannersSettings manners;
  manners.turns_lost = kNeverResigns;
  std::deque<MannerlyBot> bots;
  for (int player = 0; player < rules.players; ++player) {
    tree.seed = manners.seed = splitmix64(seed + static_cast<std::uint64_t>(player));
    bots.emplace_back(local_playouts(learnt_weights()), tree, manners);
  }
  Thinking thinking;
  thinking.playouts = settings.playouts;
  thinking.agreement = rule_of(rules.scoring).prisoners;
  thinking.stop = settings.stop;
  for (int turn = 0; turn < 6 * graph->size() && !game.over(); ++turn) {
    const Colour mover = game.to_play();
    const Point move = bots[player_of(mover)].think(game, mover, thinking).moves[0].move;
    if (move == kNoPoint || !game.play(move)) game.pass();
    if (!game.over() && stopped()) return std::nullopt;
  }
  Scores scores;
  const std::vector<HalfPoints> counted = final_scores(game, settings.stop), given = game.komi();
  if (rule_of(rules.scoring).prisoners && stopped()) return std::nullopt;  // hardly read
  for (std::size_t i = 0; i < counted.size(); ++i) scores.push_back((counted[i] - given[i]) / 2);
  return scores;
}

// Plays games with the komi of the rules until there are `upto`. False if it was stopped: then only
// those that ended count, without a gap, so that short games do not count more often than long
// ones.
bool play_games(const SharedGraph& graph, const Rules& rules, int upto,
                const FairKomiSettings& settings, std::vector<Scores>& games) {
  const std::size_t before = games.size(), end = static_cast<std::size_t>(upto);
  std::vector<std::optional<Scores>> played(end - before);
  Mutex mutex;
  std::size_t next = 0, done = 0;
  work_together(
      static_cast<std::size_t>(std::max(1, settings.threads)),
      [&](std::size_t, const auto&) {
        for (;;) {
          std::size_t mine;
          {
            const Lock lock(mutex);
            if (next == played.size()) return;
            mine = next++;
          }
          auto scores =
              play_game(graph, rules, splitmix64(settings.seed + before + mine), settings);
          const Lock lock(mutex);
          if (!scores) next = played.size();
          played[mine] = std::move(scores);
          if (played[mine] && settings.played) settings.played(static_cast<int>(before + ++done));
        }
      },
      [] {});
  for (const std::optional<Scores>& scores : played) {
    if (!scores) return false;
    games.push_back(*scores);
  }
  return true;
}

double unfairness(const std::vector<Scores>& games, const std::vector<HalfPoints>& komi) {
  double worst = 0;
  for (const double share : shares_of_wins(games, komi)) {
    worst = std::max(worst, std::abs(share - 1.0 / static_cast<double>(komi.size())));
  }
  return worst;
}

// As far as these games can tell: within two standard deviations of an even share.
bool seems_fair(const std::vector<Scores>& games, const std::vector<HalfPoints>& komi) {
  const double share = 1.0 / static_cast<double>(komi.size());
  const double deviation = std::sqrt(share * (1 - share) / static_cast<double>(games.size()));
  return unfairness(games, komi) <= std::max(kFairSample, 2 * deviation);
}

std::vector<HalfPoints> suggested_for_two(const std::vector<Scores>& games, double balancing) {
  const auto below = static_cast<HalfPoints>(2 * std::floor(balancing));
  std::vector<HalfPoints> best;
  // Halves first: a whole number must be clearly fairer.
  for (const HalfPoints komi : {below + 1, below - 1, below + 3, below, below + 2}) {
    const std::vector<HalfPoints> given = {0, komi};
    if (best.empty() ||
        unfairness(games, given) + (komi % 2 == 0 ? kFair : 0) < unfairness(games, best)) {
      best = given;
    }
  }
  return best;
}

void add_interval(const std::vector<Scores>& games, std::uint64_t seed, FairKomi& fair) {
  Random random(seed);
  std::vector<std::vector<double>> drawn(fair.komi.size());
  for (int i = 0; i < kResamples; ++i) {
    std::vector<Scores> sample;
    for (std::size_t g = 0; g < games.size(); ++g) {
      sample.push_back(games[random.below(static_cast<std::uint32_t>(games.size()))]);
    }
    const std::vector<double> komi = balancing_komi(sample);
    for (std::size_t seat = 0; seat < komi.size(); ++seat) drawn[seat].push_back(komi[seat]);
  }
  for (std::vector<double>& komi : drawn) {
    std::sort(komi.begin(), komi.end());
    fair.low.push_back(komi[kResamples / 40]);
    fair.high.push_back(komi[kResamples - 1 - kResamples / 40]);
  }
}

}  // namespace

std::vector<double> balancing_komi(const std::vector<std::vector<int>>& scores) {
  const std::size_t seats = scores[0].size();
  std::vector<double> komi(seats, 0);
  // Each seat's komi in turn: what one is given, the others must make up for.
  for (int sweep = 0; sweep < (seats == 2 ? 1 : kSweeps); ++sweep) {
    for (std::size_t seat = 1; seat < seats; ++seat) {
      komi[seat] = quantile(needed(scores, komi, seat), seats);
    }
  }
  return komi;
}

std::vector<double> shares_of_wins(const std::vector<std::vector<int>>& scores,
                                   const std::vector<HalfPoints>& komi) {
  std::vector<double> shares(komi.size(), 0);
  std::vector<HalfPoints> totals(komi.size());
  for (const Scores& game : scores) {
    for (std::size_t i = 0; i < komi.size(); ++i) totals[i] = 2 * game[i] + komi[i];
    const HalfPoints best = *std::max_element(totals.begin(), totals.end());
    const auto winners = std::count(totals.begin(), totals.end(), best);
    for (std::size_t i = 0; i < komi.size(); ++i) {
      if (totals[i] == best) shares[i] += 1.0 / static_cast<double>(winners);
    }
  }
  for (double& share : shares) share /= static_cast<double>(scores.size());
  return shares;
}

std::vector<HalfPoints> suggested_komi(const std::vector<std::vector<int>>& scores,
                                       const std::vector<double>& balancing) {
  if (balancing.size() == 2) return suggested_for_two(scores, balancing[1]);
  for (int twentieths = 0;; ++twentieths) {
    std::vector<double> scaled = balancing;
    for (double& komi : scaled) komi *= twentieths / 20.0;
    const std::vector<HalfPoints> komi = in_halves(scaled);
    if (twentieths == 20 || seems_fair(scores, komi)) return komi;
  }
}

FairKomi fair_komi(const SharedGraph& graph, const Rules& rules, const FairKomiSettings& settings) {
  std::vector<Scores> games;
  const auto counted = [&] {
    const auto first = static_cast<std::ptrdiff_t>(games.size() / 4);
    return std::vector<Scores>(games.begin() + first, games.end());
  };
  std::vector<double> komi(rules.players, 0);
  for (int upto = kFirstRound; static_cast<int>(games.size()) < settings.games; upto *= 2) {
    Rules given = rules;
    given.komi = in_halves(komi);
    if (!play_games(graph, given, std::min(upto, settings.games), settings, games)) break;
    komi = balancing_komi(counted());
  }
  return games.empty() ? FairKomi{} : komi_from(counted(), rules.komi, settings.seed);
}

FairKomi komi_from(const std::vector<std::vector<int>>& scores, const std::vector<HalfPoints>& own,
                   std::uint64_t seed) {
  FairKomi fair;
  fair.games = static_cast<int>(scores.size());
  fair.scores = scores;
  fair.komi = balancing_komi(scores);
  fair.suggested = suggested_komi(scores, fair.komi);
  fair.own_is_fair = seems_fair(scores, own);
  add_interval(scores, seed, fair);
  return fair;
}

std::vector<std::vector<int>> scores_with_komi(const SharedGraph& graph, const Rules& rules,
                                               const FairKomiSettings& settings) {
  std::vector<Scores> games;
  play_games(graph, rules, settings.games, settings, games);
  return games;
}

}  // namespace omnigo
