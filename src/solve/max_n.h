// Play in which every player wants nothing but a high score of its own (max^n; C. Luckhardt and
// K. Irani, "An algorithmic solution of n-person games", 1986): one score for each player.
//
// Where play has stopped the scores are the count. Elsewhere the mover takes the turn that leads to
// the highest score of its own. Several turns may, with other scores for the others, so there is no
// value without saying which of them is taken: Ties says that.
//
// A player gets at least what it can secure against all others together, as those play some way or
// other. So if what the players can secure adds up to the board, that is the answer; and a mover
// who gets the board less what the others can secure looks no further, since then the others get
// exactly that. This holds for area scoring and, with a point for each move (prover.h, 3), for
// territory scoring.
//
// What was found is used again under another history if that history gives the same answer to every
// question "has this situation been met?" that was asked below the position, apart from those about
// situations that play below it went through itself. Histories with other answers are searched
// apart, and there are many.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/result.h"
#include "rules/game.h"

namespace omnigo::solve {

// Which of several turns that are equally good for the mover.
enum class Ties {
  First,   // the first in point order, a pass after all moves
  Kind,    // the one that is best for the next player, then for the one after, and so on
  Hostile  // the one that is worst for the next player, then for the one after, and so on
};

struct MaxNSettings {
  std::size_t memory = std::size_t{1} << 30;
  std::function<bool()> stop;  // asked now and then; true ends the search
  std::function<void(std::uint64_t positions)> report;
};

struct MaxNAnswer {
  std::vector<HalfPoints> scores;  // one per player; empty: stopped, or memory was used up
  std::uint64_t positions = 0;     // searched
};

// An error where the game's rules, board or history are beyond it: it needs what Solver needs, and
// at least three players.
Result<MaxNAnswer> max_n(const Game& game, Ties ties, const MaxNSettings& settings);

}  // namespace omnigo::solve
