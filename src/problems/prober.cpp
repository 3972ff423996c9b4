#include "problems/prober.h"

namespace omnigo::problems {

Prober::Prober(const Game& start, std::uint64_t most_nodes, std::size_t memory)
    : most_nodes_(most_nodes) {
  solve::Settings settings;
  settings.memory = memory;
  settings.stop = [this] {
    out_ = out_ || nodes() > most_nodes_;
    return out_;
  };
  auto solver = solve::Solver::create(start, std::move(settings));
  if (solver && start.rules().scoring == Scoring::Area) {  // others have no certificates
    solver_ = std::move(*solver);
  } else {
    out_ = true;
  }
}

std::optional<bool> Prober::secures(const Game& game, int points) {
  if (out_ || !solver_->set_game(game)) return std::nullopt;
  const bool secured = solver_->proof_step(true, 2 * points).has_value();
  if (out_) return std::nullopt;
  return secured;
}

bool Prober::settled(const Game& game, int points, bool secured) {
  if (out_ || !solver_->set_game(game)) return false;
  const auto step = solver_->proof_step(secured, 2 * (secured ? points : points - 1));
  using enum solve::Solver::ProofStep::Kind;
  return !out_ && step && (step->kind == Leaf || step->kind == End);
}

std::optional<int> Prober::value(const Game& game, int low, int high) {
  while (low < high) {
    const int middle = low + (high - low + 1) / 2;
    const std::optional<bool> secured = secures(game, middle);
    if (!secured) return std::nullopt;
    (*secured ? low : high) = *secured ? middle : middle - 1;
  }
  return low;
}

std::optional<Turns> Prober::keeping(Game& game, const Turns& turns, int points) {
  Turns kept;
  for (const Point turn : turns) {
    take_turn(game, turn);
    const std::optional<bool> secured = secures(game, points);
    game.undo();
    if (!secured) return std::nullopt;
    if (*secured) kept.push_back(turn);
  }
  return kept;
}

std::optional<Certificate> Prober::certificate(const Game& game, bool at_least, int points) {
  if (out_ || !solver_->set_game(game)) return std::nullopt;
  return solver_->searched_bound(at_least, 2 * points);
}

}  // namespace omnigo::problems
