// Whole games on tiny boards: how many there are, and the longest.
//
// As Tromp and Farneback count them, a game under positional superko is a simple path in the graph
// of colourings: it starts at the empty one, each step is a move of any colour, and no colouring
// comes twice. (Passes let any colour move next, and are not counted.) Every beginning of a game
// counts as a game, the one without a move too.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/result.h"
#include "count/residues.h"
#include "graph/graph.h"
#include "rules/colour.h"

namespace omnigo::count {

struct MoveGraph {
  SharedGraph graph;
  int players = 2;
  std::vector<Colouring> colourings;  // that a game can reach; the first is the empty one
  std::vector<std::vector<std::uint32_t>> next;  // by one move, ascending, without itself
};

// An error where there are more than `most` colourings.
Result<MoveGraph> make_move_graph(SharedGraph graph, int players, bool suicide, std::size_t most);

// The number of games, by depth-first search that remembers what it has counted: the number of
// continuations depends only on the colourings that may come next and on those that can still be
// reached, and is the same for their mirror images. An error where there are more than 65
// colourings, or 2^64 games or more. Past the memory (in bytes) it goes on without remembering.
Result<std::uint64_t> count_games(const MoveGraph& moves, std::size_t memory);

struct LongestGame {
  int moves = 0;                    // of the longest game found
  int bound = 0;                    // no game is longer
  std::vector<std::uint32_t> path;  // the game, from the empty colouring
};

// The longest game where that can be shown, otherwise a long one and a bound. `nodes` is the
// effort: how many positions to search for each length tried, and in proportion how long to anneal.
LongestGame longest_game(const MoveGraph& moves, std::uint64_t nodes);

}  // namespace omnigo::count
