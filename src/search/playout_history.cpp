#include "search/playout_history.h"

#include <algorithm>
#include <bit>

namespace omnigo {

// At most three moves a point, each of which may later be taken off.
PlayoutHistory::PlayoutHistory(int points)
    : hashes_(3 * points + 1),
      changes_before_(3 * points + 1),
      table_(std::bit_ceil(static_cast<std::size_t>(12 * points + 1))),
      changes_(7 * points + 1) {
  static_assert(3 * kMaxPoints + 1 < 1 << 16);
  mask_ = table_.size() - 1;
}

void PlayoutHistory::start(std::uint64_t hash) {
  std::fill(table_.begin(), table_.end(), 0);
  count_ = 0;
  change_count_ = 0;
  remember(hash);
}

bool PlayoutHistory::contains(std::uint64_t hash, const Colouring& after,
                              const Colouring& now) const {
  for (std::size_t slot = hash & mask_; table_[slot] != 0; slot = (slot + 1) & mask_) {
    const int i = table_[slot] - 1;
    if (hashes_[i] == hash && earlier(i, now) == after) return true;
  }
  return false;
}

Colouring PlayoutHistory::earlier(int i, Colouring now) const {
  for (std::uint32_t j = change_count_; j > changes_before_[i]; --j) {
    now[changes_[j - 1].point] = changes_[j - 1].colour;
  }
  return now;
}

}  // namespace omnigo
