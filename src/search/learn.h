// Learns weights of moves from games: minorisation-maximisation for the Bradley-Terry model
// (R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007).
//
// A move is a team of features, each with a weight; its strength is their product, and it is chosen
// with probability strength / sum of all candidates' strengths. Feature i's weight is improved by
//     w_i <- (wins_i + 1) / (sum over choices j of C_ij / E_j + 2 / (w_i + 1)),
// where wins_i counts the chosen moves that have it, E_j is the sum of strengths of choice j and
// C_ij what the strengths of the candidates with feature i would sum to with w_i = 1. The ones
// stand for a win and a loss against a feature of weight 1: rare features stay near it. Features of
// one kind, of which each move has exactly one, are improved together.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace omnigo {

// The choices are given as the features of every candidate, one of each kind, the chosen one first.
class Choices {
 public:
  explicit Choices(int kinds) : kinds_(kinds) {}

  void add_candidate(std::span<const std::uint32_t> features) {
    features_.insert(features_.end(), features.begin(), features.end());
  }
  void end_choice() { ends_.push_back(features_.size() / kinds_); }
  // Features get other numbers, some perhaps the same.
  void renumber(std::span<const std::uint32_t> numbers) {
    for (std::uint32_t& feature : features_) feature = numbers[feature];
  }

  std::size_t count() const { return ends_.size(); }
  // One weight a feature, in [0, features). `likelihood` is set to the mean log-likelihood of a
  // choice.
  std::vector<double> learn(std::size_t features, int rounds, double* likelihood) const;

 private:
  std::vector<double> improve(const std::vector<double>& weights, int kind,
                              double* likelihood) const;

  int kinds_;
  std::vector<std::uint32_t> features_;  // of all candidates, kinds_ each
  std::vector<std::size_t> ends_;        // of each choice, in candidates
};

}  // namespace omnigo
