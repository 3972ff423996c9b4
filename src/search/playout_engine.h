// What stands behind Playout: two engines that play the same games.
#pragma once

#include <bit>
#include <memory>

#include "search/playout.h"

namespace omnigo {

// Of `players`, who follows this one among those who are in.
inline int next_player(int player, int players, std::uint32_t in) {
  do {
    player = player + 1 == players ? 0 : player + 1;
  } while ((in >> player & 1) == 0);
  return player;
}

inline int players_in(const PlayoutStart& start) {
  const std::uint32_t all = (std::uint64_t{1} << start.board.players()) - 1;
  return std::popcount(start.in & all);
}

// Notes who plays where first, while there are turns left to tell of.
struct FirstPlayers {
  const PlayoutStart& start;
  Colour next;
  int turns_left;
  Colouring& of;  // by point

  // A turn of `next`: a move's point, or kNoPoint.
  void operator()(Point p) {
    if (turns_left == 0) return;
    --turns_left;
    if (p != kNoPoint && of[p] == Colour::Empty) of[p] = next;
    next = colour_of(next_player(player_of(next), start.board.players(), start.in));
  }
};

class PlayoutEngine {
 public:
  virtual ~PlayoutEngine() = default;
  virtual void run(const PlayoutStart& start, Random& random, PlayoutEnd& end) = 0;
  // Shorter, with the first players reported.
  virtual void run(const PlayoutStart& start, Random& random, int most_moves,
                   FirstPlayers& first_players, PlayoutEnd& end) = 0;
  virtual Colouring end_colouring() const = 0;
};

// Through Board's interface alone, each candidate asked by the rules: the measure of the other.
std::unique_ptr<PlayoutEngine> plain_playout(SharedGraph graph, int players, Ko ko);
// For the packed cells of a board (rules/cells.h); else null.
std::unique_ptr<PlayoutEngine> fast_playout(SharedGraph graph, int players, Ko ko);

}  // namespace omnigo
