#include "match/rating.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace omnigo {
namespace {

const double kElo = 400 / std::log(10.0);  // one unit of natural strength on Elo's scale
constexpr double kPriorElo = 1000;         // standard deviation before any game
constexpr double kNineteenOfTwenty = 1.959964;
constexpr int kMostSteps = 100;

using Matrix = std::vector<std::vector<double>>;

// Gauss-Jordan; the matrix is positive definite.
Matrix inverse(Matrix m) {
  const std::size_t n = m.size();
  Matrix result(n, std::vector<double>(n));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = m[i][i];
    for (std::size_t j = 0; j < n; ++j) {
      m[i][j] /= pivot;
      result[i][j] /= pivot;
    }
    for (std::size_t k = 0; k < n; ++k) {
      if (k == i) continue;
      const double factor = m[k][i];
      for (std::size_t j = 0; j < n; ++j) {
        m[k][j] -= factor * m[i][j];
        result[k][j] -= factor * result[i][j];
      }
    }
  }
  return result;
}

// The first and second derivatives of minus the logarithm of the posterior density.
struct Slope {
  std::vector<double> gradient;
  Matrix curvature;
};

std::vector<double> chances(const RatedGame& game, const std::vector<double>& strength) {
  double highest = -std::numeric_limits<double>::infinity(), total = 0;
  for (const int e : game.engines) highest = std::max(highest, strength[e]);
  std::vector<double> chance;
  for (const int e : game.engines) {
    chance.push_back(std::exp(strength[e] - highest));
    total += chance.back();
  }
  for (double& c : chance) c /= total;
  return chance;
}

Slope slope_at(const std::vector<double>& strength, const std::vector<RatedGame>& games) {
  const std::size_t n = strength.size();
  const double precision = kElo * kElo / (kPriorElo * kPriorElo);
  Slope slope{std::vector<double>(n), Matrix(n, std::vector<double>(n))};
  for (std::size_t i = 0; i < n; ++i) {
    slope.gradient[i] = precision * strength[i];
    slope.curvature[i][i] = precision;
  }
  for (const RatedGame& game : games) {
    const std::vector<double> chance = chances(game, strength);
    for (std::size_t a = 0; a < chance.size(); ++a) {
      const int i = game.engines[a];
      slope.gradient[i] -= game.shares[a] - chance[a];
      slope.curvature[i][i] += chance[a];
      for (std::size_t b = 0; b < chance.size(); ++b) {
        slope.curvature[i][game.engines[b]] -= chance[a] * chance[b];
      }
    }
  }
  return slope;
}

std::vector<double> times(const Matrix& m, const std::vector<double>& v) {
  std::vector<double> product(v.size());
  for (std::size_t i = 0; i < v.size(); ++i) {
    for (std::size_t j = 0; j < v.size(); ++j) product[i] += m[i][j] * v[j];
  }
  return product;
}

double mean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

// The variance of one coordinate less the mean of all.
double variance_from_mean(const Matrix& covariance, std::size_t i) {
  const auto n = static_cast<double>(covariance.size());
  double row = 0, all = 0;
  for (std::size_t j = 0; j < covariance.size(); ++j) {
    row += covariance[i][j];
    for (std::size_t k = 0; k < covariance.size(); ++k) all += covariance[j][k];
  }
  return std::max(0.0, covariance[i][i] - 2 * row / n + all / (n * n));
}

}  // namespace

std::vector<Rating> rate(int engines, const std::vector<RatedGame>& games) {
  std::vector<Rating> ratings(engines);
  if (engines == 0) return ratings;
  std::vector<double> strength(engines);
  // Newton's method: the function is convex, and steps are kept short enough to stay on its way.
  for (int step = 0; step < kMostSteps; ++step) {
    const Slope slope = slope_at(strength, games);
    const std::vector<double> move = times(inverse(slope.curvature), slope.gradient);
    double longest = 0;
    for (const double d : move) longest = std::max(longest, std::abs(d));
    for (int i = 0; i < engines; ++i) strength[i] -= move[i] * std::min(1.0, 1 / longest);
    if (longest < 1e-9) break;
  }
  const Matrix covariance = inverse(slope_at(strength, games).curvature);
  const double middle = mean(strength);
  for (int i = 0; i < engines; ++i) {
    ratings[i].elo = kElo * (strength[i] - middle);
    ratings[i].error = kNineteenOfTwenty * kElo * std::sqrt(variance_from_mean(covariance, i));
  }
  for (const RatedGame& game : games) {
    for (std::size_t a = 0; a < game.engines.size(); ++a) {
      Rating& its = ratings[game.engines[a]];
      ++its.games;
      its.share += game.shares[a];
      its.expected += 1 / static_cast<double>(game.engines.size());
    }
  }
  for (Rating& its : ratings) {
    if (its.games == 0) continue;
    its.share /= its.games;
    its.expected /= its.games;
  }
  return ratings;
}

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

EloInterval elo_interval(int wins, int ties, int losses) {
  const double games = wins + ties + losses;
  const double infinite = std::numeric_limits<double>::infinity();
  if (games == 0) return {0, -infinite, infinite};
  const double score = (wins + 0.5 * ties) / games;
  // Wilson's interval for the score, with the variance that ties take away.
  const double z = kNineteenOfTwenty, variance = score * (1 - score) - 0.25 * ties / games;
  const double middle = (score + z * z / (2 * games)) / (1 + z * z / games);
  const double half = z / (1 + z * z / games) *
                      std::sqrt(std::max(0.0, variance) / games + z * z / (4 * games * games));
  const auto elo = [&](double s) {
    return s <= 0 ? -infinite : s >= 1 ? infinite : -400 * std::log10(1 / s - 1);
  };
  return {elo(score), score == 0 ? -infinite : elo(middle - half),
          score == 1 ? infinite : elo(middle + half)};
}

// Exact where nobody ties; a tie counts as half of each, which is slower to decide, never bolder.
double Sprt::ratio(int wins, int ties, int losses) const {
  const double s0 = expected_score(elo0), s1 = expected_score(elo1);
  return (wins + 0.5 * ties) * std::log(s1 / s0) +
         (losses + 0.5 * ties) * std::log((1 - s1) / (1 - s0));
}

double Sprt::lower() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper() const { return std::log((1 - beta) / alpha); }

}  // namespace omnigo
