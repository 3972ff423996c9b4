// What the words of the rules mean on a position: blocks and liberties, reaching, clearing, legal
// positions, territory, atari, eyes.
//
// These answer questions about one colouring at a time, each in time linear in the board unless
// said otherwise; they keep nothing up to date (that is the Board's work). A colouring here may
// hold dead stones where nothing else is said: the questions are asked about such positions too.
#pragma once

#include <span>
#include <vector>

#include "graph/graph.h"
#include "rules/colour.h"

namespace omnigo {

// A maximal set of points of one colour that paths within it join: a block of stones, or an empty
// region. All its points reach the same colours.
struct Component {
  Colour colour = Colour::Empty;
  std::vector<Point> points;     // ascending
  std::vector<Colour> reaches;   // ascending, Empty first
  std::vector<Point> liberties;  // of a block: the empty points adjacent to it, ascending

  bool is_block() const { return colour != Colour::Empty; }
  bool dead() const { return is_block() && liberties.empty(); }
  bool in_atari() const { return is_block() && liberties.size() == 1; }
};

struct Components {
  std::vector<Component> all;  // in the order of their first points
  std::vector<int> of;         // for each point, the index of its component

  const Component& at(Point p) const { return all[of[p]]; }
};

Components components(const Graph& graph, const Colouring& colouring);

// A shortest path that shows that p reaches the colour: points of p's colour from p on, then one of
// the colour reached. Empty if p does not reach it.
std::vector<Point> reaching_path(const Graph& graph, const Colouring& colouring, Point p,
                                 Colour colour);

// The points that clearing the colour would empty, ascending.
std::vector<Point> clearing(const Graph& graph, const Colouring& colouring, Colour colour);

// The first stone whose block has no liberty, or kNoPoint.
Point find_dead_stone(const Graph& graph, const Colouring& colouring);
// Whether every block has a liberty.
inline bool is_legal(const Graph& graph, const Colouring& colouring) {
  return find_dead_stone(graph, colouring) == kNoPoint;
}

// A stone of this colour put on an empty point; Empty: the stone there taken away.
struct PointChange {
  Point point = kNoPoint;
  Colour colour = Colour::Empty;
  auto operator<=>(const PointChange&) const = default;
};

// Every single stone of one of the players added, or stone removed, after which the position is
// legal; nothing is cleared. Ascending by point, then colour.
std::vector<PointChange> legal_changes(const Graph& graph, const Colouring& colouring, int players);

// For each point: the player whose territory it is (it is empty and reaches that colour alone), or
// Empty for a stone or a neutral point.
Colouring territory(const Graph& graph, const Colouring& colouring);

// The empty points that are nobody's territory, ascending.
std::vector<Point> neutral_points(const Graph& graph, const Colouring& colouring);

// An empty point with neighbours, all of them stones of one colour. It is real if nothing can part
// those neighbours: each is joined to each by being in one block, or by diagonal points that touch
// both and are not an opponent's, step by step. On a square grid this says what players say (false
// by two opposing diagonal points of four, or by one on the side and in the corner), save where the
// neighbours are one block anyway; where a graph has no diagonal points, only one block will do.
//
// Time: linear, and for each eye whose neighbours are in several blocks the sum of their degrees.
struct Eye {
  Point point = kNoPoint;
  Colour colour = Colour::Empty;
  bool real = false;
  bool operator==(const Eye&) const = default;
};
std::vector<Eye> eyes(const Graph& graph, const Colouring& colouring);

}  // namespace omnigo
