// The legal moves of a game as a set, kept from one position to the next.
//
// Most moves are legal for two reasons that seldom change: beside the point another is empty, so
// the stone lives, and its colour never stood there, so the colouring is new. This keeps the empty
// points and the number of empty neighbours of each, finds what changed by comparing the colouring
// with the one seen before, and asks the game about all other points. So any turns may lie between
// two calls, undone ones too.
//
// Cost: eight points at a time to compare, what a change touches, and the points that are asked
// about. The first call asks the game alone, since many copies of games are asked only once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/game.h"

namespace omnigo {

class LegalPoints {
 public:
  explicit LegalPoints(const Graph& graph);

  // Those of `player`, as Game::legal_moves has them, 64 points a word. The game is always one on
  // this graph. The words stay until the next call.
  std::span<const std::uint64_t> find(const Game& game, Colour player);

 private:
  void begin(const Graph& graph);
  void follow(const Board& board);
  void change(const Graph& graph, Point p, Colour colour);

  std::vector<Colour> colours_;              // as last seen
  std::vector<Point> empty_around_;          // by point: how many neighbours are empty
  std::vector<std::uint64_t> empty_, airy_;  // points; points with an empty neighbour
  std::vector<std::uint64_t> legal_;
  bool asked_ = false;
};

}  // namespace omnigo
