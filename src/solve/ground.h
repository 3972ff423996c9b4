// The board, the rules and whose result is asked for.
#pragma once

#include "solve/table.h"

namespace omnigo::solve {

template <int N>
struct Ground {
  const PointGraph& graph;
  const Automorphisms& automorphisms;
  int players;
  bool situational, suicide, territory;
  int subject = 0;  // the player whose result is asked for, counted from 0

  Side side(int player) const { return player == subject ? 0 : 1; }
  int next_after(int player) const { return player + 1 == players ? 0 : player + 1; }
  int before(int player) const { return player == 0 ? players - 1 : player - 1; }
  // What a move of the player adds to the result that side 0 must still get.
  int price(int player) const {
    if (!territory) return 0;
    return player == subject ? 1 : players == 2 ? -1 : 0;
  }
  // With two players the difference of areas, with more the subject's area.
  int result(const Stones<N>& stones) const {
    const int own = area(graph, stones, subject);
    return players == 2 ? own - area(graph, stones, 1 - subject) : own;
  }
  // The result that the side is sure of if its players have this many points for good.
  bool wins(Side side, int secured_points, int at_least) const;
  Situation<N> situation(const Position<N>& position) const {
    return {position.stones, situational ? position.next : std::int8_t{0}};
  }
};

}  // namespace omnigo::solve
