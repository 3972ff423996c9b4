// The end by agreement: the players still in mark what is dead, and all accept the same marking.
//
// Begun when play has stopped and is not settled. Under area scoring any player may resume the game
// instead (Game::resume), which ends the agreement. Under territory scoring a dispute is played out
// on a copy: the game itself stays where it stopped.
#pragma once

#include <vector>

#include "rules/game.h"

namespace omnigo {

class Agreement {
 public:
  explicit Agreement(const Game& stopped);

  // Marks the block of the stone at p dead, or alive again.
  Result<void> toggle_dead(Point p);
  // Under territory scoring: marks a point that is empty, or was a dead stone's, as nobody's (for
  // seki), or takes the mark off.
  Result<void> toggle_neutral(Point p);
  // Marks exactly the blocks of these stones dead.
  Result<void> set_dead(const std::vector<Point>& stones);

  bool is_dead(Point p) const { return dead_[p]; }
  bool is_neutral(Point p) const { return neutral_[p]; }

  // By a player still in. Any change of the marking takes back every acceptance.
  void accept(Colour player) { accepted_[player_of(player)] = true; }
  void take_back_acceptances() { changed(); }
  bool has_accepted(Colour player) const { return accepted_[player_of(player)]; }
  bool agreed() const;

  // The score under this marking. A stone agreed dead is a prisoner lost by its colour.
  std::vector<Tally> tally() const;
  // The colouring without the dead stones.
  Colouring colouring() const;

 private:
  void mark_block(Point p, bool dead);
  void changed() { accepted_.assign(accepted_.size(), false); }

  SharedGraph graph_;
  Scoring scoring_;
  Colouring stopped_;
  std::vector<bool> is_in_;
  std::vector<int> prisoners_lost_;
  std::vector<HalfPoints> komi_;
  std::vector<bool> dead_, neutral_, accepted_;
};

// A copy on which play goes on, to settle a dispute under territory scoring.
Game dispute_copy(const Game& stopped);

// What such a copy decided: the stones of `stopped` whose blocks have none of their points left in
// their colour.
std::vector<Point> dead_after_dispute(const Game& stopped, const Game& played_out);

}  // namespace omnigo
