#include "rating/weng_lin.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "rating/scale.h"

namespace omnigo {
namespace {

constexpr double kKappa = 0.0001;
// What of a deviation enters c.
const double kShare = std::sqrt(3.0) / std::numbers::pi;

double score_of(int place, int other) { return place < other ? 1 : place == other ? 0.5 : 0; }

}  // namespace

std::vector<Strength> weng_lin(const std::vector<Placed>& game) {
  const double weight = 2.0 / static_cast<double>(game.size());
  std::vector<Placed> before = game;
  for (Placed& placed : before) placed.player = aged(placed.player, 1);
  std::vector<Strength> after;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const Strength& own = before[i].player;
    double omega = 0, delta = 0;
    for (std::size_t q = 0; q < before.size(); ++q) {
      if (q == i) continue;
      const Strength& other = before[q].player;
      const double c = std::hypot(own.deviation * kShare, other.deviation * kShare, kGlickoUnit);
      const double p = 1 / (1 + std::exp((other.rating - own.rating) / c));
      const double share = own.deviation / c;
      omega += weight * own.deviation * share * (score_of(before[i].place, before[q].place) - p);
      delta += weight * share * share * p * (1 - p);
    }
    Strength now = own;
    now.rating = std::max(kLowestRating, own.rating + omega);
    now.deviation = std::clamp(own.deviation * std::sqrt(std::max(1 - delta, kKappa)),
                               kSmallestDeviation, kLargestDeviation);
    after.push_back(now);
  }
  return after;
}

}  // namespace omnigo
