#include "count/bounds.h"

#include <cmath>

namespace omnigo::count {
namespace {

constexpr double kFactor = 0.8506399258457;
constexpr double kPerSide = 0.965535059338374;
constexpr double kPerPoint = 2.9757341920433572493;

}  // namespace

Bounds bounds_of(const Layout& board, int players) {
  Bounds bounds;
  const int points = board.graph->size();
  bounds.log10_colourings = points * std::log10(players + 1.0);
  if (points > 2) {
    const double log10_branches = std::log10(points / 2.0);
    bounds.log10_log10_tree = bounds.log10_colourings + std::log10(log10_branches);
    if (bounds.log10_log10_tree < 300) {
      bounds.log10_tree = std::pow(10.0, *bounds.log10_log10_tree);
    }
  }
  if (players == 2 && board.rectangle && board.spec.starts_with("grid:")) {
    const auto [m, n] = *board.rectangle;
    bounds.log10_legal_estimate = std::log10(kFactor) + (m + n) * std::log10(kPerSide) +
                                  static_cast<double>(m) * n * std::log10(kPerPoint);
  }
  return bounds;
}

}  // namespace omnigo::count
