// What sweeps in slices share: where the vector is, how it is saved, and sums over all ranks.
#pragma once

#include "count/slices.h"
#include "count/sweep.h"

namespace omnigo::count {

class SlicedSweep : public Sweep {
 public:
  SlicedSweep(const Resources& resources, int slices)
      : resources_(resources),
        slices_(*resources.ranks, slices, resources.spill, resources.threads) {}

  Result<void> save(const Saved& saved) override { return slices_.save(saved.path, saved.number); }
  void remove_before(const Saved& saved) override {
    slices_.remove_before(saved.path, saved.number);
  }
  void remove_others(const Saved& saved) override {
    slices_.remove_others(saved.path, saved.number);
  }
  Result<void> load(std::span<const Residue> moduli, const Saved& saved) override {
    moduli_.assign(moduli.begin(), moduli.end());
    return slices_.load(saved.path, saved.number);
  }
  int slices() const override { return slices_.slices(); }
  bool saves_quickly() const override { return slices_.on_disk(); }
  std::uint64_t bytes_sent() override {
    std::uint64_t sum = 0;
    for (const auto& words : slices_.all({slices_.bytes_sent()})) sum += words[0];
    return sum;
  }
  bool any(bool mine) override { return slices_.any(mine); }

 protected:
  // By modulus, the sum of what each rank has read at the end.
  Result<std::vector<Residue>> sum_over_ranks(const std::vector<Residue>& mine) {
    if (auto finished = slices_.finish_round(); !finished) return finished.error();
    std::vector<Residue> sums(moduli_.size());
    for (const auto& words : slices_.all(mine)) {
      for (std::size_t k = 0; k < sums.size(); ++k) {
        sums[k] = add_mod(sums[k], words[k], moduli_[k]);
      }
    }
    return sums;
  }

  // Of the vector and of the slice that is worked on, in memory.
  std::size_t bytes_with(std::size_t slice) const {
    return (slices_.on_disk() ? 0 : slices_.bytes()) + slice;
  }

  const Resources resources_;
  Slices slices_;
  std::vector<Residue> moduli_;
};

}  // namespace omnigo::count
