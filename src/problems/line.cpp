#include "problems/line.h"

#include "problems/compose.h"

namespace omnigo::problems {

Turns solution_line(const Problem& problem) {
  Turns line;
  for (const Step& step : problem.steps) {
    line.push_back(step.right.front());
    line.insert(line.end(), step.answers.begin(), step.answers.end());
  }
  return line;
}

Capture capture_by(const Game& game, const Colouring& before, Point turn) {
  Capture capture{turn, {}};
  const Colouring after = game.colouring_after(game.turns());
  for (std::size_t p = 0; p < after.size(); ++p) {
    if (before[p] != Colour::Empty && after[p] == Colour::Empty) {
      capture.taken.push_back(static_cast<Point>(p));
    }
  }
  return capture;
}

bool is_ko(const Game& game, const Capture& capture) {
  return capture.taken.size() == 1 && !game.over() &&
         game.legality(capture.taken.front()).reason == Reason::Repeats;
}

std::vector<Game> kos_without_ban(const Problem& problem) {
  std::vector<Game> kos;
  if (problem.players != 2) return kos;
  Game game = *game_of(problem);
  for (const Point turn : solution_line(problem)) {
    const Colouring before = game.colouring_after(game.turns());
    const bool black = game.to_play() == Colour::Black;
    take_turn(game, turn);
    if (!black || turn == kNoPoint || !is_ko(game, capture_by(game, before, turn))) continue;
    Problem lifted = problem;
    lifted.start = seen_by(game.colouring_after(game.turns()), Colour::White, problem.players);
    kos.push_back(*game_of(lifted));
  }
  return kos;
}

}  // namespace omnigo::problems
