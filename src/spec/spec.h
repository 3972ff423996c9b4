// The rules of Go on any finite graph for any number of players, word for word.
//
// This is the definition that everything else is tested against: each function is one rule (or one
// sentence of the decisions on the rules) turned into C++ with nothing made clever, nothing made
// fast and nothing remembered that the rules do not speak of. A game is literally the list of what
// stood; to take something back is to forget the last entry. Players are 1 to N in turn order.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "graph/graph.h"

namespace omnigo::spec {

// Rule 1. The board is a finite graph, the players are 1 to N.
// Rule 2. A colouring gives each point one colour: 0, which is Empty, or a player.
using Colouring = std::vector<std::uint8_t>;

// The points that a path of points of p's colour joins to p (p itself among them), ascending. The
// block of a stone; the region of an empty point.
std::vector<Point> block(const Graph& graph, const Colouring& colouring, Point p);

// Rule 3. P, not coloured C, reaches C if a path of points of P's colour leads from P to a point
// adjacent to a point coloured C.
bool reaches(const Graph& graph, const Colouring& colouring, Point p, int colour);

// The empty points adjacent to the block of p, ascending.
std::vector<Point> liberties(const Graph& graph, const Colouring& colouring, Point p);

// Rule 4. Clearing a colour empties its points that do not reach Empty. Several colours are cleared
// at once: each is judged on the colouring as it was.
Colouring clear(const Graph& graph, const Colouring& colouring, const std::set<int>& colours);

// A colouring that may stand: clearing every colour changes nothing.
bool without_dead_stones(const Graph& graph, const Colouring& colouring);

enum class Ko { positional, situational, simple, none, symmetric };
enum class Scoring { area, territory, stone };

struct Rules {
  int players = 2;
  Ko ko = Ko::positional;
  bool suicide = true;
  Scoring scoring = Scoring::area;
  std::vector<int> komi = std::vector<int>(players);  // in half points, player 1's first
};

// What stands at the start, after a turn, a resignation or a resumption.
struct State {
  Colouring colouring;
  int turns = 0;              // made so far; a resignation is none
  bool after_turn = true;     // or at the start; not after a resignation or a resumption
  int next = 1;               // the player whose turn it is
  std::set<int> passed;       // the players who passed since the last move or resumption
  bool resumed = false;       // since the last move
  std::vector<int> resigned;  // the earliest first
  std::vector<int> lost;      // stones of each player taken off the board, player 1's first

  bool operator==(const State&) const = default;
};

struct Game {
  Graph graph;
  Rules rules;
  std::vector<State> history;                       // the start first; never empty
  std::vector<std::vector<Point>> symmetries = {};  // all of the graph's; only for Ko::symmetric

  const State& now() const { return history.back(); }
};

// Rule 5. The game starts with the empty colouring, or another without dead stones, and player 1.
Game start(const Graph& graph, const Rules& rules);
Game start(const Graph& graph, const Rules& rules, const Colouring& colouring);

// Every bijection of the points that keeps adjacency, by trying them all. For small graphs.
std::vector<std::vector<Point>> automorphisms(const Graph& graph);

// Rule 7. A move colours an empty point, then clears all opponents' colours, then the player's own.
struct Outcome {
  Colouring opponents_cleared, own_cleared;  // after the second step, after the third
};
Outcome outcome(const Game& game, int player, Point p);

struct Verdict {
  enum Kind { legal, occupied, suicide, repeats } kind = legal;
  int turn = 0;  // where it repeats: the latest turn after which the colouring stood; 0, the start

  bool operator==(const Verdict&) const = default;
};

// Rule 6. Whether the player's move at p is a turn: the point is empty, the move is no suicide
// where that is forbidden, and it repeats nothing that the kind of ko forbids to repeat. The first
// of these that fails is the reason. (A pass always is a turn.)
Verdict judge(const Game& game, int player, Point p);

// The first player still in after this one, in turn order.
int next_after(const State& state, int players, int player);

// The turns and what is none; each adds an entry to the history. `move` wants a legal move.
void move(Game& game, int player, Point p);
void pass(Game& game, int player);
void resign(Game& game, int player);
void resume(Game& game);
void undo(Game& game);

// Rule 8. Play stops when every player still in has passed since the last move, or one is left. It
// may be resumed; if all pass again with no move between, the position counts as it stands.
bool stopped(const Game& game);
bool settled(const Game& game);

// Rule 9. Each player's score in half points, player 1's first, counted with the blocks of these
// dead points taken off and, for territory, without these neutral points. Area: points of the
// colour and empty points that reach it and no other. Territory: such empty points, less the stones
// lost.
std::vector<int> score(const Game& game, const std::set<Point>& dead = {},
                       const std::set<Point>& neutral = {});

// Rule 10. Each player's place, 1 is the best: by score; below all who stayed those who resigned,
// the later the higher. Players level with each other share the place.
std::vector<int> ranking(const Game& game, const std::set<Point>& dead = {},
                         const std::set<Point>& neutral = {});

}  // namespace omnigo::spec
