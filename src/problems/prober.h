// Asks the solver about positions of one problem: what it found out is kept between questions.
#pragma once

#include <memory>
#include <optional>

#include "problems/problem.h"
#include "solve/solve.h"

namespace omnigo::problems {

class Prober {
 public:
  // The position where everything starts; questions are about games that begin there. Once the
  // solver has searched `most_nodes`, every further answer is missing. Memory is in bytes.
  Prober(const Game& start, std::uint64_t most_nodes, std::size_t memory);

  // Whether Black secures the points; nothing if that was not found out.
  std::optional<bool> secures(const Game& game, int points);
  // Whether that, or the opposite, holds without any further reading.
  bool settled(const Game& game, int points, bool secured);
  // The most points that Black secures, if it is from `low` to `high`.
  std::optional<int> value(const Game& game, int low, int high);
  // The turns after which Black secures the points, in point order, the pass last.
  std::optional<Turns> keeping(Game& game, const Turns& turns, int points);
  // A proof for the checker; nothing if the bound does not hold or was not found out.
  std::optional<Certificate> certificate(const Game& game, bool at_least, int points);

  bool out() const { return out_; }
  std::uint64_t nodes() const { return solver_->progress().nodes; }

 private:
  std::unique_ptr<solve::Solver> solver_;
  std::uint64_t most_nodes_;
  bool out_ = false;
};

}  // namespace omnigo::problems
