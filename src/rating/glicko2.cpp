#include "rating/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "rating/scale.h"

namespace omnigo {
namespace {

constexpr double kTolerance = 1e-6;

double mu_of(double rating) { return (rating - 1500) / kGlickoUnit; }
double g_of(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}
double expected(double mu, double mu_j, double g) { return 1 / (1 + std::exp(-g * (mu - mu_j))); }

// Step 5: the new volatility.
double new_volatility(double phi, double sigma, double v, double delta, double tau) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x), d = phi * phi + v + e;
    return e * (delta * delta - d) / (2 * d * d) - (x - a) / (tau * tau);
  };
  double low = a, high;
  if (delta * delta > phi * phi + v) {
    high = std::log(delta * delta - phi * phi - v);
  } else {
    int k = 1;
    while (f(a - k * tau) < 0) ++k;
    high = a - k * tau;
  }
  double f_low = f(low), f_high = f(high);
  while (std::fabs(high - low) > kTolerance) {
    const double middle = low + (low - high) * f_low / (f_high - f_low), f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Strength glicko2(const Strength& player, const std::vector<GlickoGame>& games, double tau) {
  const double mu = mu_of(player.rating), phi = player.deviation / kGlickoUnit;
  double information = 0, surplus = 0;
  for (const GlickoGame& game : games) {
    const double g = g_of(game.opponent.deviation / kGlickoUnit);
    const double e = expected(mu, mu_of(game.opponent.rating), g);
    information += g * g * e * (1 - e);
    surplus += g * (game.score - e);
  }
  const double v = 1 / information;
  const double sigma = new_volatility(phi, player.volatility, v, v * surplus, tau);
  const double before = phi * phi + sigma * sigma;
  const double after = 1 / (1 / before + information);
  return {.rating = std::max(kLowestRating, player.rating + kGlickoUnit * after * surplus),
          .deviation =
              std::clamp(kGlickoUnit * std::sqrt(after), kSmallestDeviation, kLargestDeviation),
          .volatility = sigma};
}

double glicko_expected(const Strength& player, const Strength& opponent) {
  const double together = std::hypot(player.deviation, opponent.deviation) / kGlickoUnit;
  return expected(mu_of(player.rating), mu_of(opponent.rating), g_of(together));
}

}  // namespace omnigo
