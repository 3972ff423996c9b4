// Positions that may make problems: from games, and from shapes.
//
// A game: the net plays all seats, drawing its turns from its policy with some mistakes, so that
// later positions contain something to punish or to save. Each position of it is a candidate.
//
// A shape: a region of the board that holds a group, surrounded by opponents who live for good. The
// group's stones stand mostly along the border, some of the attackers' inside. So the question is
// local, as in books: can the group live, or can it be killed? Stones of the surroundings are taken
// away again where they are not needed, so that what is left is easy to see.
#pragma once

#include <optional>

#include "base/random.h"
#include "problems/taste.h"

namespace omnigo::problems {

// What to ask about a position: for all points, for anything at all, for the win (two players), or
// for as many points as there are, more than one and less than all.
enum class Aim : std::uint8_t { Kill, Live, Win, Most };

// Black is the player to move.
struct Candidate {
  Colouring start;
  std::vector<Aim> aims;
};

class Composer {
 public:
  Composer(SharedLayout board, int players, std::uint64_t seed);

  // The positions of a game, the last one first.
  std::vector<Candidate> from_game(Taste& taste);
  // With the group to move, or those around it; none where no such position was drawn.
  std::vector<Candidate> from_shape();

 private:
  bool chance(int percent) { return static_cast<int>(random_.below(100)) < percent; }
  Point draw_point() { return static_cast<Point>(random_.below(graph().size())); }
  const Graph& graph() const { return *board_->graph; }
  Point draw_turn(const Game& game, Taste& taste);
  std::vector<bool> draw_region(int size);
  bool surround(const std::vector<bool>& region, Colouring& colouring);
  bool fill(const std::vector<bool>& region, Colouring& colouring);
  Colour draw_attacker();

  SharedLayout board_;
  int players_;
  Random random_;
};

// The colouring with the players renamed so that this one is Black.
Colouring seen_by(const Colouring& colouring, Colour player, int players);

// The owner of each point that no play can change any more, else Empty.
Colouring settled_area(const Graph& graph, const Colouring& colouring, int players);

}  // namespace omnigo::problems
