// Random games for the benchmarks, with a count of what their moves have to do.
#pragma once

#include <vector>

#include "base/random.h"
#include "rules/game.h"

namespace omnigo {

// The points that a move must look at or change.
struct Visits {
  double neighbours = 0;  // of the point, itself included
  double renamed = 0;     // stones that come to belong to another block
  double taken = 0;       // stones taken off, and their neighbours

  double all() const { return neighbours + renamed + taken; }
  Visits& operator+=(const Visits& other);
  Visits operator/(double by) const { return {neighbours / by, renamed / by, taken / by}; }
};

struct RandomGame {
  std::vector<Point> turns;    // kNoPoint: a pass
  std::vector<Visits> visits;  // one per turn
};

enum class Eyes { Spared, Filled };

// Uniformly random legal moves by these rules from the empty board. With eyes spared, nobody plays
// where all neighbours are the mover's own, and the game may end before `most_turns`.
RandomGame random_game(const SharedGraph& graph, const Rules& rules, Eyes eyes, int most_turns,
                       Random& random);

// Such games with eyes spared, of this many turns in all or a little more.
std::vector<RandomGame> random_games(const SharedGraph& graph, const Rules& rules,
                                     std::size_t turns);

// A game that has just begun.
Game fresh_game(const SharedGraph& graph, const Rules& rules);
void play_turns(Game& game, const std::vector<Point>& turns);

// The seconds that a turn of these games takes, played again for this many seconds.
double seconds_a_turn(const Game& fresh, const std::vector<RandomGame>& games, double seconds);

Visits mean_visits(const std::vector<RandomGame>& games);  // a move

}  // namespace omnigo
