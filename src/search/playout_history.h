// Superko in a fast playout. The hash of each colouring goes into a table, and where it would go
// there is nothing yet for almost all that are new. Where the same hash is met, the colourings are
// compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/board.h"

namespace omnigo {

// All colourings of a playout so far: their hashes, and what each move changed.
class PlayoutHistory {
 public:
  explicit PlayoutHistory(int points);

  void start(std::uint64_t hash);
  void add_move(Point p) { changes_[change_count_++] = {p, Colour::Empty}; }
  void add_taken(Point p, Colour c) { changes_[change_count_++] = {p, c}; }
  // The colouring after the latest move.
  void remember(std::uint64_t hash) {
    std::size_t slot = hash & mask_;
    while (table_[slot] != 0) slot = (slot + 1) & mask_;
    hashes_[count_] = hash;
    changes_before_[count_] = change_count_;
    table_[slot] = static_cast<std::uint16_t>(++count_);
  }
  bool contains_hash(std::uint64_t hash) const {
    for (std::size_t slot = hash & mask_; table_[slot] != 0; slot = (slot + 1) & mask_) {
      if (hashes_[table_[slot] - 1] == hash) return true;
    }
    return false;
  }
  // Whether `after`, which has this hash, stood before; `now` stands.
  bool contains(std::uint64_t hash, const Colouring& after, const Colouring& now) const;

 private:
  Colouring earlier(int i, Colouring now) const;

  int count_ = 0;
  std::uint32_t change_count_ = 0;
  std::size_t mask_;
  // By colouring, the start first.
  std::vector<std::uint64_t> hashes_;
  std::vector<std::uint32_t> changes_before_;  // it stood
  std::vector<std::uint16_t> table_;           // of the numbers of colourings from 1, by hash
  std::vector<Stone> changes_;                 // a point and the colour it lost
};

}  // namespace omnigo
