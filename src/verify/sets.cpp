#include "verify/sets.h"

#include <algorithm>
#include <bit>

namespace omnigo::checking {
namespace {

Bits first(Bits set) { return set & -set; }
bool at_most_one(Bits set) { return (set & (set - 1)) == 0; }

}  // namespace

Sets::Sets(const Graph& graph, const spec::Rules& rules)
    : size_(graph.size()),
      players_(rules.players),
      suicide_(rules.suicide),
      komi_(rules.komi),
      all_(size_ == 64 ? ~Bits{0} : (Bits{1} << size_) - 1) {
  for (int p = 0; p < size_; ++p) {
    for (Point q : graph.neighbours(static_cast<Point>(p))) beside_[p] |= Bits{1} << q;
  }
}

Stones Sets::stones_of(const spec::Colouring& colouring) const {
  Stones stones{};
  for (int p = 0; p < size_; ++p) {
    if (colouring[p] != 0) stones[colouring[p] - 1] |= Bits{1} << p;
  }
  return stones;
}

Bits Sets::beside(Bits set) const {
  Bits adjacent = 0;
  for (; set != 0; set &= set - 1) adjacent |= beside_[std::countr_zero(set)];
  return adjacent;
}

Bits Sets::part(Bits seed, Bits within) const {
  Bits joined = seed;
  for (Bits fresh = seed; fresh != 0;) {
    fresh = beside(fresh) & within & ~joined;
    joined |= fresh;
  }
  return joined;
}

Bits Sets::occupied(const Stones& stones) const {
  Bits any = 0;
  for (Bits set : stones) any |= set;
  return any;
}

Bits Sets::dead(Bits colour, Bits empty, Bits around) const {
  Bits found = 0;
  for (Bits left = colour & around; left != 0;) {
    const Bits block = part(first(left), colour);
    left &= ~block;
    if ((beside(block) & empty) == 0) found |= block;
  }
  return found;
}

// Before the move every stone reaches Empty, so only blocks that touch the point can be dead.
bool Sets::move(Stones& stones, int player, int point) const {
  const Bits stone = Bits{1} << point;
  const Bits around = beside_[point] | stone;
  stones[player - 1] |= stone;
  const Bits empty = all_ & ~occupied(stones);
  Bits cleared = 0;
  for (int other = 1; other <= players_; ++other) {
    if (other != player) cleared |= dead(stones[other - 1], empty, around);
  }
  for (int other = 1; other <= players_; ++other) {
    if (other != player) stones[other - 1] &= ~cleared;
  }
  const Bits own = dead(stones[player - 1], empty | cleared, around);
  stones[player - 1] &= ~own;
  return own == 0 || suicide_;
}

std::vector<int> Sets::score(const Stones& stones) const {
  std::vector<int> halves = komi_;
  for (int player = 0; player < players_; ++player)
    halves[player] += 2 * std::popcount(stones[player]);
  for (Bits left = all_ & ~occupied(stones); left != 0;) {
    const Bits region = part(first(left), left);
    left &= ~region;
    int reached = 0, owner = 0;
    for (int player = 0; player < players_; ++player) {
      if ((beside(region) & stones[player]) == 0) continue;
      ++reached;
      owner = player;
    }
    if (reached == 1) halves[owner] += 2 * std::popcount(region);
  }
  return halves;
}

bool Sets::is_held(Bits region, Bits beside_stones, bool one_inside) const {
  const Bits inside = region & ~beside_stones;
  return inside == 0 || (one_inside && at_most_one(inside) && !at_most_one(beside(inside)));
}

Secured Sets::secure(Bits own, bool one_inside) const {
  std::vector<Bits> blocks;
  for (Bits left = own; left != 0; left &= ~blocks.back()) {
    blocks.push_back(part(first(left), own));
  }
  for (;;) {
    Secured secured;
    for (Bits block : blocks) secured.stones |= block;
    const Bits beside_stones = beside(secured.stones);
    std::vector<Bits> regions;
    for (Bits left = all_ & ~secured.stones; left != 0; left &= ~regions.back()) {
      const Bits region = part(first(left), left);
      regions.push_back(region);
      if (!is_held(region, beside_stones, one_inside)) continue;
      secured.held |= region;
      if (!at_most_one(region)) secured.answered |= region;
    }
    const auto lacks_regions = [&](Bits block) {
      const Bits around = beside(block);
      return std::count_if(regions.begin(), regions.end(),
                           [&](Bits region) { return (region & ~around) == 0; }) < 2;
    };
    if (std::erase_if(blocks, lacks_regions) == 0) return secured;
  }
}

}  // namespace omnigo::checking
