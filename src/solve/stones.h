// Colourings of at most 64 points as one set of stones a player, and what a move does to them.
#pragma once

#include <algorithm>
#include <array>

#include "base/random.h"
#include "solve/points.h"

namespace omnigo::solve {

// Room for N players; with fewer, the last sets stay empty.
template <int N>
struct Stones {
  std::array<Points, N> of{};

  Points any() const {
    Points all = 0;
    for (Points set : of) all |= set;
    return all;
  }
  std::uint64_t hash() const {
    std::uint64_t h = 0;
    for (Points set : of) h = splitmix64(h ^ set);
    return h;
  }
  auto operator<=>(const Stones&) const = default;
};

template <int N>
Stones<N> image(const Automorphisms& automorphisms, int number, const Stones<N>& stones) {
  Stones<N> moved;
  for (int i = 0; i < N; ++i) moved.of[i] = automorphisms.image(number, stones.of[i]);
  return moved;
}

// The least image of the stones, and the automorphism that leads to it.
template <int N>
Stones<N> least_image(const Automorphisms& automorphisms, const Stones<N>& stones, int& number) {
  Stones<N> least = stones;
  number = 0;
  for (int i = 1; i < automorphisms.size(); ++i) {
    const Stones<N> moved = image(automorphisms, i, stones);
    if (moved < least) {
      least = moved;
      number = i;
    }
  }
  return least;
}

// Visits what stands after each move of the player (counted from 0) that colours an empty point and
// is no suicide where that is forbidden: visit(point, stones after it), in point order. Repetition
// is not asked for.
template <int N, class Visit>
void for_each_move(const PointGraph& graph, const Stones<N>& stones, int player, bool suicide,
                   Visit visit) {
  const Points empty = graph.all() & ~stones.any();
  const Points own = stones.of[player];
  // By point: the opponents' stones that a move there takes, and the own blocks whose last liberty
  // it is.
  std::array<Points, kMostPoints> taken, last;
  Points takes = 0, ends = 0, breathes = 0;  // points; `breathes`: a block has it and another
  for (int i = 0; i < N; ++i) {
    graph.for_each_part(stones.of[i], [&](Points block) {
      const Points liberties = graph.beside(block) & empty;
      if (!at_most_one(liberties)) {
        if (i == player) breathes |= liberties;
        return;
      }
      const Point p = first(liberties);
      auto& sets = i == player ? last : taken;
      auto& known = i == player ? ends : takes;
      sets[p] = (holds(known, p) ? sets[p] : 0) | block;
      known |= just(p);
    });
  }
  for_each(empty, [&](Point p) {
    Stones<N> after = stones;
    if (holds(takes, p)) {
      for (int i = 0; i < N; ++i) {
        if (i != player) after.of[i] &= ~taken[p];
      }
      after.of[player] |= just(p);
    } else if ((graph.beside(p) & empty) != 0 || holds(breathes, p)) {
      after.of[player] |= just(p);
    } else {
      if (!suicide) return;
      after.of[player] = own & ~(holds(ends, p) ? last[p] : 0);
    }
    visit(p, after);
  });
}

// The player's area: stones, and empty points that reach that colour and no other.
template <int N>
int area(const PointGraph& graph, const Stones<N>& stones, int player) {
  const Points any = stones.any(), own = stones.of[player];
  int points = count(own);
  graph.for_each_part(graph.all() & ~any, [&](Points region) {
    const Points border = graph.beside(region) & any;
    if (border != 0 && (border & ~own) == 0) points += count(region);
  });
  return points;
}

}  // namespace omnigo::solve
