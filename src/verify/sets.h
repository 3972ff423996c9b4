// The rules on sets of points, one bit a point: what the checker asks about millions of positions.
//
// As literal as spec.h, and compared with it on every position of small graphs
// (tests/sets_test.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "spec/spec.h"
#include "verify/certificate.h"

namespace omnigo::checking {

using Bits = std::uint64_t;
using Stones = std::array<Bits, kMostCertifiedPlayers>;  // player 1's first

// What a player has for good (docs/certificates.md, "Leaves").
struct Secured {
  Bits stones = 0, held = 0, answered = 0;  // answered: the held regions of two points or more
  // Whether a colouring of the past, of which these are the player's stones, spoils it.
  bool spoiled_by(Bits past) const { return (stones & ~past) == 0 && (answered & past) != 0; }
};

class Sets {
 public:
  Sets(const Graph& graph, const spec::Rules& rules);

  Bits all() const { return all_; }
  Stones stones_of(const spec::Colouring& colouring) const;

  Bits occupied(const Stones& stones) const;
  // The points adjacent to some point of the set.
  Bits beside(Bits set) const;
  // The points that a path inside `within` joins to the seed.
  Bits part(Bits seed, Bits within) const;

  // Rule 7 for the player's move on an empty point. False if it is a suicide that the rules forbid.
  bool move(Stones& stones, int player, int point) const;
  // Rule 9, area: each player's score in half points, player 1's first, komi included.
  std::vector<int> score(const Stones& stones) const;

  // The largest union of the player's blocks, each with two or more regions all of whose points are
  // adjacent to it, and its held regions. `one_inside`: also regions with one point inside count as
  // held (format 2, two players).
  Secured secure(Bits own, bool one_inside) const;

 private:
  // Rule 4: the points of this colour beside the point, or there, that do not reach Empty.
  Bits dead(Bits colour, Bits empty, Bits around) const;
  bool is_held(Bits region, Bits beside_stones, bool one_inside) const;

  int size_, players_;
  bool suicide_;
  std::vector<int> komi_;
  Bits all_;
  std::array<Bits, kMostCertifiedPoints> beside_{};
};

}  // namespace omnigo::checking
