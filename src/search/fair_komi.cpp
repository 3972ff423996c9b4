#include "search/fair_komi.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>

#include "rules/agreement.h"
#include "search/local_playout.h"
#include "search/manners.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr int kRounds = 4;
constexpr int kResamples = 200;
constexpr int kSweeps = 30;
constexpr int kNeverResigns = 1'000'000;

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
  if (game.rules().scoring == Scoring::Area) return game.scores();
  Agreement agreement(game);
  for (const std::vector<Point>& block : read_position(game, {.stop = stop}).dead) {
    (void)agreement.toggle_dead(block[0]);
  }
  std::vector<HalfPoints> scores;
  for (const Tally& tally : agreement.tally()) scores.push_back(tally.score);
  return scores;
}

// Nothing if it was stopped.
std::optional<Scores> play_game(const SharedGraph& graph, Rules rules,
                                const std::vector<double>& komi, std::uint64_t seed,
                                const FairKomiSettings& settings) {
  const auto stopped = [&] { return settings.stop && settings.stop(); };
  rules.komi = in_halves(komi);
  Game game = *Game::start(graph, rules, {}, settings.canonical);
  TreeSettings tree;
  MannersSettings manners;
  manners.turns_lost = kNeverResigns;
  std::deque<MannerlyPlayer> players;
  for (int player = 0; player < rules.players; ++player) {
    tree.seed = manners.seed = splitmix64(seed + static_cast<std::uint64_t>(player));
    players.emplace_back(local_playouts(learnt_weights()), tree, manners);
  }
  Thinking thinking;
  thinking.playouts = settings.playouts;
  thinking.agreement = rules.scoring == Scoring::Territory;
  thinking.stop = settings.stop;
  for (int turn = 0; turn < 6 * graph->size() && !game.over(); ++turn) {
    const Colour mover = game.to_play();
    const Point move = players[player_of(mover)].think(game, mover, thinking).moves[0].move;
    if (move == kNoPoint || !game.play(move)) game.pass();
    if (!game.over() && stopped()) return std::nullopt;
  }
  Scores scores;
  const std::vector<HalfPoints> counted = final_scores(game, settings.stop), given = game.komi();
  if (rules.scoring == Scoring::Territory && stopped()) return std::nullopt;  // hardly read
  for (std::size_t i = 0; i < counted.size(); ++i) scores.push_back((counted[i] - given[i]) / 2);
  return scores;
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

FairKomi fair_komi(const SharedGraph& graph, const Rules& rules, const FairKomiSettings& settings) {
  std::vector<Scores> games;
  std::vector<double> komi(rules.players, 0);
  const int round = std::max(1, settings.games / kRounds);
  std::size_t first = 0;  // that counts
  for (int g = 0; g < settings.games; ++g) {
    if (g > 0 && g % round == 0) {
      komi = balancing_komi({games.begin() + static_cast<std::ptrdiff_t>(first), games.end()});
      if (g == round && settings.games > round) first = games.size();
    }
    const auto scores = play_game(
        graph, rules, komi, splitmix64(settings.seed + static_cast<std::uint64_t>(g)), settings);
    if (!scores) break;
    games.push_back(*scores);
    if (settings.played) settings.played(g + 1);
  }
  if (games.empty()) return {};
  if (first < games.size()) {
    games.erase(games.begin(), games.begin() + static_cast<std::ptrdiff_t>(first));
  }
  FairKomi fair;
  fair.games = static_cast<int>(games.size());
  fair.komi = balancing_komi(games);
  add_interval(games, settings.seed, fair);
  return fair;
}

}  // namespace omnigo
