// What a stone on an empty point would do to the blocks around it, for all players at once.
#pragma once

#include "rules/blocks.h"

namespace omnigo {

// For cells of a fixed degree. Without branches: they would be guessed wrongly too often.
template <class Blocks>
class BlocksAround {
 public:
  BlocksAround(const Blocks& blocks, Point p) {
    Word cells[kDegree], ids[kDegree];
    std::int32_t others[kDegree] = {};  // neighbours in the same block besides this one
    const Point* near = blocks.topology->near.data() + std::size_t{p} * kDegree;
    for (int i = 0; i < kDegree; ++i) cells[i] = blocks.cell[near[i]];
    for (int i = 0; i < kDegree; ++i) ids[i] = cells[i] & kIdMask;
    for (int turned = 1; turned < kDegree; ++turned) {
      for (int i = 0; i < kDegree; ++i) others[i] += ids[i] == ids[(i + turned) % kDegree];
    }
    for (int i = 0; i < kDegree; ++i) {
      const bool last_liberty = blocks.liberties[ids[i]] == others[i] * kLiberty;
      seen_ |= cells[i];
      safe_ |= last_liberty ? 0 : cells[i];
      taken_ |= last_liberty ? cells[i] : 0;
    }
  }

  bool has_empty() const { return Cells::is(seen_, Colour::Empty); }
  // Some block of this colour has another liberty; some block of it has none but this point.
  bool is_safe(Colour c) const { return Cells::is(safe_, c); }
  bool is_taken(Colour c) const { return Cells::is(taken_, c); }
  // A stone of c takes a block of another colour.
  bool takes(Colour c) const { return (taken_ & (Cells::kStone ^ Cells::field(c))) != 0; }

 private:
  using Cells = typename Blocks::Cells;
  using Word = typename Cells::Word;
  static constexpr int kDegree = Cells::kDegree;

  Word seen_ = 0, safe_ = 0, taken_ = 0;  // cells, one over the other
};

}  // namespace omnigo
