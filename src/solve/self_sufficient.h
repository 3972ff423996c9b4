// The largest self-sufficient set of a player's blocks (secure.h), whatever a set of points is.
//
// Starts from all blocks and drops those with fewer than two own regions until none is to be
// dropped. No block of the largest self-sufficient set ever is: its own regions hold no stone of
// the colour, so they are regions, and its own, in any larger union of blocks too.
#pragma once

#include <array>

namespace omnigo::solve {

// `is_held(region, inside)`: whether the region is held; `inside` are its points that touch none of
// the blocks.
template <class Secured, int kMostBlocks, class Ground, class Set, class IsHeld>
Secured self_sufficient(const Ground& ground, Set own, IsHeld is_held) {
  struct Block {
    Set stones, beside;
    int own_regions;
  };
  std::array<Block, kMostBlocks> blocks;
  int size = 0;
  ground.for_each_part(own, [&](Set block) { blocks[size++] = {block, ground.beside(block), 0}; });
  for (;;) {
    Secured secured;
    Set beside = 0;
    for (int i = 0; i < size; ++i) {
      secured.stones |= blocks[i].stones;
      beside |= blocks[i].beside;
      blocks[i].own_regions = 0;
    }
    if (size == 0) return secured;
    ground.for_each_part(ground.all() & ~secured.stones, [&](Set region) {
      const Set inside = region & ~beside;
      if (is_held(region, inside)) {
        secured.held |= region;
        if (!at_most_one(region)) secured.answered |= region;
      }
      if (inside != 0) return;
      for (int i = 0; i < size; ++i) blocks[i].own_regions += (region & ~blocks[i].beside) == 0;
    });
    int kept = 0;
    for (int i = 0; i < size; ++i) {
      if (blocks[i].own_regions >= 2) blocks[kept++] = blocks[i];
    }
    if (kept == size) return secured;
    size = kept;
  }
}

}  // namespace omnigo::solve
