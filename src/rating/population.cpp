#include "rating/population.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "rating/rate.h"
#include "rating/scale.h"

namespace omnigo {
namespace {

constexpr int kAround = 12;       // who happen to be there
constexpr int kPoints = 361;      // of the board
constexpr double kMostRanks = 9;  // given as handicap

double shown_rank(const Strength& strength) {
  return std::clamp(rank_of(strength.rating), kLowestRank, kHighestRank + 1);
}

}  // namespace

Population::Population(const PopulationPlan& plan) : plan_(plan), random_(plan.seed) {
  for (int i = 0; i < plan.people; ++i) {
    const double rank = plan.mean_rank + plan.spread * normal();
    people_.push_back({std::clamp(rank, kLowestRank, kHighestRank + 0.99), {}});
  }
  forget_games();
}

double Population::uniform() { return (static_cast<double>(random_() >> 11) + 0.5) * 0x1p-53; }

// Box and Muller's way.
double Population::normal() {
  const double radius = std::sqrt(-2 * std::log(uniform()));
  return radius * std::cos(2 * std::numbers::pi * uniform());
}

void Population::forget_games() {
  by_handicap_.assign(static_cast<std::size_t>(kMostRanks) + 1, {});
}

// The first with those nearest in rank among some who are there.
std::vector<int> Population::table_of(int first) {
  std::vector<int> around;
  while (static_cast<int>(around.size()) < kAround) {
    const int other = static_cast<int>(random_.below(static_cast<std::uint32_t>(people_.size())));
    if (other == first || std::find(around.begin(), around.end(), other) != around.end()) continue;
    around.push_back(other);
  }
  const double own = rank_of(people_[first].strength.rating);
  const auto distance = [&](int i) { return std::fabs(rank_of(people_[i].strength.rating) - own); };
  std::sort(around.begin(), around.end(), [&](int a, int b) { return distance(a) < distance(b); });
  // Nobody is always there: one of the nearer half, for a table of two.
  const int skipped = plan_.players == 2 ? static_cast<int>(random_.below(kAround / 2)) : 0;
  std::vector<int> table = {first};
  for (int i = 0; i + 1 < plan_.players; ++i) table.push_back(around[skipped + i]);
  return table;
}

void Population::play_two(One& one, One& other) {
  const bool one_is_weaker = one.strength.rating < other.strength.rating;
  One &weak = one_is_weaker ? one : other, &strong = one_is_weaker ? other : one;
  const double between = rank_of(strong.strength.rating) - rank_of(weak.strength.rating);
  const double ranks = plan_.handicap ? std::round(std::min(between, kMostRanks)) : 0;
  const FairHandicap given = fair_handicap(ranks, kPoints);
  const bool stones = given.stones > 0;
  const std::vector<double> starts =
      head_starts({{given.stones, 0, !stones}, {0, given.komi, stones}}, kPoints);
  const double in_truth = weak.true_rank + (starts[0] - starts[1]) * plan_.stone;
  const double ahead = rating_at(in_truth) - rating_at(strong.true_rank);
  const bool weak_wins = uniform() < 1 / (1 + std::exp(-ahead / kGlickoUnit));
  const auto after = rate({{weak.strength, weak_wins ? 1 : 2, starts[0]},
                           {strong.strength, weak_wins ? 2 : 1, starts[1]}});
  weak.strength = after[0];
  strong.strength = after[1];
  if (!plan_.handicap || between > kMostRanks + 0.5) return;
  Handicapped& counted = by_handicap_[static_cast<std::size_t>(ranks)];
  counted.won += weak_wins;
  ++counted.games;
}

void Population::play_many(const std::vector<int>& table) {
  std::vector<double> performance;
  for (const int i : table) {
    const double noise = -std::log(-std::log(uniform()));
    performance.push_back(rating_at(people_[i].true_rank) / kGlickoUnit + noise);
  }
  std::vector<Contestant> game;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto better = std::count_if(performance.begin(), performance.end(),
                                      [&](double other) { return other > performance[i]; });
    game.push_back({people_[table[i]].strength, 1 + static_cast<int>(better), 0});
  }
  const auto after = rate(game);
  for (std::size_t i = 0; i < table.size(); ++i) people_[table[i]].strength = after[i];
}

void Population::play(int times) {
  const long seats = static_cast<long>(times) * plan_.people;
  for (long taken = 0; taken < seats; taken += plan_.players) {
    const std::vector<int> table =
        table_of(static_cast<int>(random_.below(static_cast<std::uint32_t>(plan_.people))));
    if (plan_.players == 2) {
      play_two(people_[table[0]], people_[table[1]]);
    } else {
      play_many(table);
    }
    for (const int i : table) people_[i].true_rank += plan_.learning;
  }
}

Population::Fit Population::fit() const {
  Fit fit{};
  double sx = 0, sy = 0, sxx = 0, syy = 0, sxy = 0;
  for (const One& one : people_) {
    const double x = one.true_rank, y = shown_rank(one.strength);
    fit.error += std::fabs(y - x);
    fit.bias += y - x;
    fit.covered += std::fabs(one.strength.rating - rating_at(x)) <= 2 * one.strength.deviation;
    fit.provisional += is_provisional(one.strength);
    sx += x, sy += y, sxx += x * x, syy += y * y, sxy += x * y;
  }
  const auto n = static_cast<double>(people_.size());
  for (double* mean : {&fit.error, &fit.bias, &fit.covered, &fit.provisional}) *mean /= n;
  fit.correlation = (n * sxy - sx * sy) / std::sqrt((n * sxx - sx * sx) * (n * syy - sy * sy));
  return fit;
}

std::vector<Population::Handicapped> Population::by_handicap() const {
  std::vector<Handicapped> shares = by_handicap_;
  for (Handicapped& one : shares) {
    if (one.games > 0) one.won /= static_cast<double>(one.games);
  }
  return shares;
}

std::vector<std::pair<double, double>> Population::ranks() const {
  std::vector<std::pair<double, double>> pairs;
  for (const One& one : people_) pairs.emplace_back(one.true_rank, shown_rank(one.strength));
  return pairs;
}

}  // namespace omnigo
