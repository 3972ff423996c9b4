// Numbers given out in order, the latest of which may be withdrawn: what is written down of a proof
// and crossed out again.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace omnigo::solve {

class Stamps {
 public:
  std::uint32_t give() { return given_++; }
  std::uint32_t given() const { return given_; }
  // How many are left.
  std::uint32_t size() const { return given_ - (gaps_.empty() ? 0 : gaps_.back().withdrawn); }

  // All that were given from this one on.
  void withdraw_from(std::uint32_t first) {
    if (first == given_) return;
    while (!gaps_.empty() && gaps_.back().begin >= first) gaps_.pop_back();
    // `first` is in no gap: it was given before what was withdrawn since.
    const std::uint32_t before = gaps_.empty() ? 0 : gaps_.back().withdrawn;
    gaps_.push_back({first, given_, before + (given_ - first)});
  }

  // The place of a stamp among those that are left; nothing if it was withdrawn.
  std::optional<std::uint32_t> place(std::uint32_t stamp) const {
    const auto after =
        std::upper_bound(gaps_.begin(), gaps_.end(), stamp,
                         [](std::uint32_t number, const Gap& gap) { return number < gap.begin; });
    if (after == gaps_.begin()) return stamp;
    const Gap& gap = *(after - 1);
    if (stamp < gap.end) return std::nullopt;
    return stamp - gap.withdrawn;
  }

 private:
  struct Gap {
    std::uint32_t begin, end;
    std::uint32_t withdrawn;  // in this gap and all before it
  };
  std::uint32_t given_ = 0;
  std::vector<Gap> gaps_;
};

}  // namespace omnigo::solve
