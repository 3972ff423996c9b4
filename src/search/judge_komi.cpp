#include <algorithm>
#include <cmath>

#include "search/fair_komi.h"

namespace omnigo {
namespace {

using Scores = std::vector<int>;  // of one game, by player, without komi

constexpr double kFair = 0.05;  // the share of wins may differ this much from 1/N
constexpr double kMostTies = 0.6;
constexpr int kLeastPart = 3;        // a seat may be given the board divided by this
constexpr std::size_t kEnough = 60;  // games of each kind, to leave the usual komi
// ... to say that no komi is fair: a check of fewer fails by chance too often.
constexpr std::size_t kFindingToDeny = 200, kCheckingToDeny = 100;
constexpr std::size_t kEnoughPlayed = 200;  // with one komi, to take it without allowing for chance

double unfairness(const std::vector<double>& shares) {
  double worst = 0;
  for (const double share : shares) {
    worst = std::max(worst, std::abs(share - 1.0 / static_cast<double>(shares.size())));
  }
  return worst;
}

bool is_even(const std::vector<double>& shares, std::size_t games) {
  const double share = 1.0 / static_cast<double>(shares.size());
  const double noise = 2 * std::sqrt(share * (1 - share) / static_cast<double>(games));
  return unfairness(shares) <= kFair + noise;
}

double ties(const std::vector<Scores>& games, const std::vector<HalfPoints>& komi) {
  std::size_t tied = 0;
  for (const Scores& game : games) {
    std::vector<HalfPoints> totals;
    for (std::size_t i = 0; i < komi.size(); ++i) totals.push_back(2 * game[i] + komi[i]);
    const HalfPoints best = *std::max_element(totals.begin(), totals.end());
    tied += std::count(totals.begin(), totals.end(), best) > 1;
  }
  return static_cast<double>(tied) / static_cast<double>(games.size());
}

bool leaves_a_game(const std::vector<HalfPoints>& komi, int points) {
  return std::all_of(komi.begin(), komi.end(), [=](HalfPoints halves) {
    return std::abs(halves) <= 2 * points / kLeastPart;
  });
}

// Where nothing is fair: the smallest half point that is about as good as any. With more seats
// none.
std::vector<HalfPoints> least_unfair(const std::vector<Scores>& games, int points) {
  const std::size_t seats = games[0].size();
  std::vector<HalfPoints> best(seats, 0);
  if (seats > 2) return best;
  double least = 1;
  for (HalfPoints size = 1; size <= 2 * points / kLeastPart; size += 2) {
    for (const HalfPoints komi : {size, -size}) {
      const double now = unfairness(shares_of_wins(games, {0, komi}));
      if (now >= least - 0.01) continue;
      least = now;
      best[1] = komi;
    }
  }
  return best;
}

}  // namespace

JudgedKomi judge_komi(const std::vector<std::vector<int>>& finding,
                      const std::vector<std::vector<int>>& checking, int points,
                      const std::vector<HalfPoints>& usual, std::uint64_t seed) {
  JudgedKomi judged;
  judged.fair = komi_from(finding, usual, seed);
  judged.komi = usual.size() == 2 && judged.fair.own_is_fair ? usual : judged.fair.suggested;
  judged.leaning = leaves_a_game(judged.komi, points) ? judged.komi : least_unfair(finding, points);
  judged.shares = shares_of_wins(checking, judged.komi);
  if (std::min(finding.size(), checking.size()) >= kEnough &&
      is_even(judged.shares, checking.size()) && ties(checking, judged.komi) <= kMostTies &&
      leaves_a_game(judged.komi, points)) {
    judged.verdict = KomiVerdict::Fair;
    return judged;
  }
  judged.komi = leaves_a_game(usual, points) ? usual : judged.leaning;
  if (finding.size() >= kFindingToDeny && checking.size() >= kCheckingToDeny) {
    judged.verdict = KomiVerdict::Unfair;
    judged.komi = least_unfair(finding, points);
  }
  judged.shares = shares_of_wins(checking, judged.komi);
  return judged;
}

JudgedKomi judge_played_komi(const std::vector<std::vector<int>>& games,
                             const std::vector<HalfPoints>& komi, int points,
                             const std::vector<HalfPoints>& usual, std::uint64_t seed) {
  JudgedKomi judged;
  judged.fair = komi_from(games, usual, seed);
  judged.komi = judged.leaning = komi;
  judged.shares = shares_of_wins(games, komi);
  if (games.size() >= kEnoughPlayed && unfairness(judged.shares) <= kFair &&
      ties(games, komi) <= kMostTies && leaves_a_game(komi, points)) {
    judged.verdict = KomiVerdict::Fair;
    return judged;
  }
  judged.komi = usual;
  judged.shares = shares_of_wins(games, usual);
  return judged;
}

}  // namespace omnigo
