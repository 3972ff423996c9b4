// What happens on the line of a solution.
#pragma once

#include "problems/problem.h"

namespace omnigo::problems {

// Black's turns with what the opponents answer, from the start.
Turns solution_line(const Problem& problem);

// What the latest turn of the game took; `before` is the colouring it met.
struct Capture {
  Point at = kNoPoint;
  std::vector<Point> taken;
};
Capture capture_by(const Game& game, const Colouring& before, Point turn);

// The capture took one stone, and superko forbids to retake it at once.
bool is_ko(const Game& game, const Capture& capture);

// With two players: the positions after Black takes a ko on the line, as games that start there, so
// that nothing is forbidden, and the opponent, who has the turn, is Black. If such a game gives
// Black 1 - at_least points or more, the problem's bound depends on that ko: without the ban, the
// opponent would retake and prevent it.
std::vector<Game> kos_without_ban(const Problem& problem);

}  // namespace omnigo::problems
