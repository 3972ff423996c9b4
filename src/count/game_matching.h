// How long a game can be at most: games as matchings of colourings to their successors.
//
// Give every colouring one successor: the next one in the game, itself where the game does not use
// it, or the end. That is a perfect matching of colourings (as places to leave) to colourings (as
// places to come to), the end taking the place of the empty colouring. The heaviest matching, each
// move weighing 1, bounds the length of any game. It is found by shortest augmenting paths with
// potentials (Kuhn; Jonker and Volgenant), and found again after a move by one such path.
//
// A matching may contain circles apart from the game. A game that uses a colouring of a set S comes
// into S from outside, so that with any factor m >= 0
//     m (|S| x moves into S  -  colourings of S used)
// may be added to the weight without making any game lighter: moves into S from outside gain m |S|,
// and each move to a colouring of S loses m. With the sets of the circles that are found and with
// good factors (by subgradient steps, Held and Karp) the bound becomes much sharper. Weights are
// whole numbers of small units, so the bound is exact.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "count/games.h"

namespace omnigo::count {

using Weight = std::int64_t;
inline constexpr Weight kMove = Weight{1} << 24;  // what one move weighs before anything is added

// The moves between colourings, but those back to the empty one, which no game has.
struct Arcs {
  struct Arc {
    std::uint32_t from, to;
  };
  std::vector<Arc> arcs;                         // by colouring left
  std::vector<std::size_t> first;                // by colouring; then the number of arcs
  std::vector<std::vector<std::size_t>> coming;  // by colouring: the arcs to it

  explicit Arcs(const MoveGraph& moves);
  std::size_t colourings() const { return coming.size(); }
};

using Weights = std::vector<Weight>;  // by arc

class Matching {
 public:
  // The heaviest one. `come`: potentials of an earlier matching to start from, or zeros. Both
  // references must outlive it.
  Matching(const Arcs& arcs, const Weights& weights, std::vector<Weight> come);

  // A bound for the weight of every game that has the moves fixed so far.
  Weight total() const { return total_; }
  std::uint32_t successor(std::uint32_t c) const { return to_[c]; }
  const std::vector<Weight>& potentials() const { return come_; }

  // The game goes from a to b.
  void fix(std::uint32_t a, std::uint32_t b);

 private:
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
  static constexpr std::uint32_t kFixed = kNone - 1;

  // How a place to come to was reached: from which colouring, by what weight, at what distance.
  struct Reached {
    std::uint32_t from = kNone;
    Weight weight = 0, distance = std::numeric_limits<Weight>::max();
  };

  template <class Visit>
  void for_each_successor(std::uint32_t c, Visit visit) const;
  void augment(std::uint32_t c);
  void flip(std::uint32_t c, std::uint32_t free, const std::vector<Reached>& reached);

  const Arcs* arcs_;
  const Weights* weights_;
  std::vector<std::uint32_t> to_, from_;
  std::vector<Weight> weight_;        // of what each colouring is matched to
  std::vector<Weight> leave_, come_;  // potentials
  Weight total_ = 0;
};

// Weights with cuts that bound the longest game more sharply, after this many steps.
Weights weights_with_cuts(const Arcs& arcs, int steps);

}  // namespace omnigo::count
