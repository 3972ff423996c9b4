// A position of a game, with its history, as the searches with history see it.
#pragma once

#include <vector>

#include "base/result.h"
#include "rules/game.h"
#include "solve/history.h"
#include "solve/table.h"

namespace omnigo::solve {

inline constexpr int kMostPlayers = 6;

// An error where the game's rules, board or history are beyond these searches.
Result<void> check_solvable(const Game& game);

template <int N>
struct Scene {
  Position<N> position;
  std::vector<Situation<N>> history;  // the present situation last
};

template <int N>
Scene<N> scene_of(const Game& game);

// What a score has already in half points, if play from here on counts as area: komi, and under
// territory scoring, where each move from here on costs a point, less the stones on the board and
// those lost.
HalfPoints counted_already(const Game& game, int player);

}  // namespace omnigo::solve
