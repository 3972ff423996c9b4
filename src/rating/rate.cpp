#include "rating/rate.h"

#include <algorithm>
#include <cmath>

#include "rating/glicko2.h"
#include "rating/weng_lin.h"

namespace omnigo {
namespace {

constexpr double kFirstTurn = 7, kStone = 2 * kFirstTurn;  // in points
constexpr double kFullBoard = 361, kMostRanksAStone = 9;

double ranks_a_stone(int points) {
  return std::min(kFullBoard / std::max(1, points), kMostRanksAStone);
}

}  // namespace

std::vector<Strength> rate(const std::vector<Contestant>& game) {
  // As strong as they are in this game.
  std::vector<Placed> played;
  for (const Contestant& one : game) {
    Strength strength = one.strength;
    strength.rating = rating_at(rank_of(strength.rating) + one.head_start);
    played.push_back({strength, one.place});
  }
  std::vector<Strength> after;
  if (game.size() == 2) {
    for (int i = 0; i < 2; ++i) {
      const Placed &own = played[i], &other = played[1 - i];
      const double score = own.place < other.place ? 1 : own.place == other.place ? 0.5 : 0;
      after.push_back(glicko2(own.player, {{other.player, score}}));
    }
  } else {
    after = weng_lin(played);
  }
  for (std::size_t i = 0; i < game.size(); ++i) {
    const double change = after[i].rating - played[i].player.rating;
    after[i].rating = std::max(game[i].strength.rating + change, rating_at(kLowestRank) / 2);
  }
  return after;
}

std::vector<double> head_starts(const std::vector<RatedSeat>& seats, int points) {
  std::vector<double> ranks;
  for (const RatedSeat& seat : seats) {
    double stones = seat.stones + seat.komi / kStone;
    if (seats.size() == 2 && seat.first) stones += kFirstTurn / kStone;
    ranks.push_back(stones * ranks_a_stone(points));
  }
  return ranks;
}

FairHandicap fair_handicap(double ranks, int points) {
  const double stones = std::max(0.0, ranks) / ranks_a_stone(points);
  const auto halves = [](double komi) { return std::round(2 * komi) / 2; };
  // Without stones Black has the first turn, with them White.
  if (stones < 1) return {0, halves(kFirstTurn - stones * kStone)};
  const int given = std::max(2, static_cast<int>(std::lround(stones + 0.5)));
  return {given, halves((given - stones) * kStone - kFirstTurn)};
}

}  // namespace omnigo
