#include "solve/guess.h"

namespace omnigo::solve {

Guesser::Guesser(const PointGraph& graph, const Automorphisms& automorphisms,
                 const GuessSettings& settings)
    : board_(graph, automorphisms),
      oracle_(board_, {settings.memory / 2, settings.threads, settings.stop, settings.most_expanded,
                       games_bits(board_)}),
      walk_(board_, automorphisms, {settings.memory / 2, settings.stop}) {}

Guesser::Answer Guesser::prove(const WalkTask& task) {
  oracle_.ask(task.player, task.margin);
  if (!ends_well(board_, task)) {
    const std::optional<bool> wins = oracle_.decide(task.root);
    if (!wins) return Answer::Unknown;
    if (!*wins) return Answer::Denied;
  }
  return walk_.prove(task, oracle_, 0) ? Answer::Proved : Answer::Unknown;
}

bool ends_well(const SmallBoard& board, const WalkTask& task) {
  return task.passes == 1 && task.root.next == task.player &&
         board.margin(task.root.stones, task.player) >= task.margin;
}

}  // namespace omnigo::solve
