#include "solve/small_board.h"

namespace omnigo::solve {

SmallBoard::SmallBoard(const PointGraph& graph, const Automorphisms& automorphisms)
    : size_(graph.size()),
      group_(automorphisms.size()),
      all_(static_cast<Set>(graph.all())),
      images_(static_cast<std::size_t>(automorphisms.size()) * 3) {
  for (int ninth = 0; ninth < 3; ++ninth) {
    for (Set bits = 0; bits < 512; ++bits) {
      const Points set = Points{bits} << ninth * 9 & graph.all();
      beside_[ninth][bits] = static_cast<Set>(graph.beside(set));
      for (int i = 0; i < group_; ++i) {
        images_[i * 3 + ninth][bits] = static_cast<Set>(automorphisms.image(i, set));
      }
    }
  }
}

bool SmallBoard::play(const SmallPosition& position, Point p, SmallPosition& after) const {
  const Set stone = Set{1} << p;
  const Set own = position.stones[position.next] | stone;
  Set other = position.stones[1 - position.next], taken = 0;
  for (Set touched = beside(stone) & other; touched != 0;) {
    const Set block = part(touched & -touched, other);
    touched &= ~block;
    if ((beside(block) & ~(own | other)) == 0) taken |= block;
  }
  other &= ~taken;
  const Set block = part(stone, own);
  if ((beside(block) & ~(own | other)) == 0) return false;
  after.stones[position.next] = own;
  after.stones[1 - position.next] = other;
  after.next = static_cast<std::uint8_t>(1 - position.next);
  after.ko = is_ko(own, other, block, taken) ? static_cast<std::uint8_t>(std::countr_zero(taken))
                                             : SmallPosition::kNoKo;
  return true;
}

// One stone was taken, and to play there takes the one stone that took it and nothing else.
bool SmallBoard::is_ko(Set own, Set other, Set block, Set taken) const {
  if (taken == 0 || !at_most_one(taken) || !at_most_one(block)) return false;
  const Set empty = ~(own | other) & all_;
  if ((beside(block) & empty) != taken) return false;
  for (Set touched = beside(taken) & own & ~block; touched != 0;) {
    const Set beside_it = part(touched & -touched, own);
    touched &= ~beside_it;
    if ((beside(beside_it) & empty) == taken) return false;
  }
  return true;
}

int SmallBoard::margin(const std::array<Set, 2>& stones, int player) const {
  const Set own = stones[player], other = stones[1 - player];
  int margin = std::popcount(own) - std::popcount(other);
  for_each_part(all_ & ~(own | other), [&](Set region) {
    const Set border = beside(region);
    const bool mine = (border & own) != 0, theirs = (border & other) != 0;
    if (mine != theirs) margin += mine ? std::popcount(region) : -std::popcount(region);
  });
  return margin;
}

std::uint64_t SmallBoard::key(const SmallPosition& position, int* to_least) const {
  constexpr std::uint64_t kNone = static_cast<std::uint64_t>(SmallPosition::kNoKo) << 54;
  std::uint64_t least = ~std::uint64_t{0};
  for (int i = 0; i < group_; ++i) {
    std::uint64_t here = image(i, position.stones[0]) |
                         static_cast<std::uint64_t>(image(i, position.stones[1])) << 27;
    here |= position.ko == SmallPosition::kNoKo
                ? kNone
                : static_cast<std::uint64_t>(std::countr_zero(image(i, Set{1} << position.ko)))
                      << 54;
    if (here >= least) continue;
    least = here;
    if (to_least != nullptr) *to_least = i;
  }
  return least | static_cast<std::uint64_t>(position.next) << 59;
}

}  // namespace omnigo::solve
