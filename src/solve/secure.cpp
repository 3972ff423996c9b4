#include "solve/secure.h"

#include <array>

namespace omnigo::solve {

// Starts from all blocks and drops those with fewer than two own regions until none is to be
// dropped. No block of the largest self-sufficient set ever is: its own regions hold no stone of
// the colour, so they are regions, and its own, in any larger union of blocks too.
Secured secure(const PointGraph& graph, Points own) {
  struct Block {
    Points stones, beside;
    int own_regions;
  };
  std::array<Block, kMostPoints> blocks;
  int size = 0;
  graph.for_each_part(own, [&](Points block) { blocks[size++] = {block, graph.beside(block), 0}; });
  for (;;) {
    Secured secured;
    Points beside = 0;
    for (int i = 0; i < size; ++i) {
      secured.stones |= blocks[i].stones;
      beside |= blocks[i].beside;
      blocks[i].own_regions = 0;
    }
    graph.for_each_part(graph.all() & ~secured.stones, [&](Points region) {
      if ((region & ~beside) == 0) {
        secured.held |= region;
        if (!at_most_one(region)) secured.answered |= region;
      }
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
