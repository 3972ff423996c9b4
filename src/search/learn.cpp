#include "search/learn.h"

#include <cmath>

namespace omnigo {

std::vector<double> Choices::improve(const std::vector<double>& weights, int kind,
                                     double* likelihood) const {
  std::vector<double> wins(weights.size()), against(weights.size()), beside;
  *likelihood = 0;
  std::size_t begin = 0;
  for (const std::size_t end : ends_) {
    double total = 0;
    beside.clear();
    for (std::size_t i = begin; i < end; ++i) {
      double rest = 1;
      for (int k = 0; k < kinds_; ++k) {
        if (k != kind) rest *= weights[features_[i * kinds_ + k]];
      }
      beside.push_back(rest);
      total += rest * weights[features_[i * kinds_ + kind]];
    }
    for (std::size_t i = begin; i < end; ++i) {
      against[features_[i * kinds_ + kind]] += beside[i - begin] / total;
    }
    const std::uint32_t chosen = features_[begin * kinds_ + kind];
    wins[chosen] += 1;
    *likelihood += std::log(beside[0] * weights[chosen] / total);
    begin = end;
  }
  *likelihood /= static_cast<double>(ends_.size());
  std::vector<double> improved = weights;
  for (std::size_t f = 0; f < weights.size(); ++f) {
    if (against[f] > 0) improved[f] = (wins[f] + 1) / (against[f] + 2 / (weights[f] + 1));
  }
  return improved;
}

std::vector<double> Choices::learn(std::size_t features, int rounds, double* likelihood) const {
  std::vector<double> weights(features, 1);
  for (int round = 0; round < rounds; ++round) {
    for (int kind = 0; kind < kinds_; ++kind) weights = improve(weights, kind, likelihood);
  }
  return weights;
}

}  // namespace omnigo
