// The states of one frontier with their counts: hash tables with open addressing.
#pragma once

#include <bit>
#include <cstring>
#include <vector>

#include "base/random.h"
#include "count/frontier.h"
#include "count/residues.h"

namespace omnigo::count {

// An entry is the words of the packed state, then one residue for each modulus.
template <int Words>
std::uint64_t hash(const PackedState<Words>& state) {
  std::uint64_t h = 0;
  for (std::uint64_t word : state.words) h = splitmix64(h ^ word);
  return h;
}

template <int Words>
class Shard {
 public:
  void set_stride(int stride) { stride_ = stride; }

  // Adds the residues of `entry`, whose state has this hash.
  void add(const std::uint64_t* entry, std::uint64_t hash, std::span<const Residue> moduli) {
    if (used_ * 10 >= slots_ * 7) grow();
    std::uint64_t* found = find(entry, hash);
    if (free(found)) {
      std::memcpy(found, entry, stride_ * sizeof(std::uint64_t));
      ++used_;
      return;
    }
    for (std::size_t k = 0; k < moduli.size(); ++k) {
      found[Words + k] = add_mod(found[Words + k], entry[Words + k], moduli[k]);
    }
  }

  // Brings the place of a state with this hash into the cache, to be added to soon.
  void prefetch(std::uint64_t hash) const {
    if (slots_ > 0) __builtin_prefetch(table_.data() + (hash & (slots_ - 1)) * stride_, 1);
  }

  // Makes room for about this many states.
  void reserve(std::size_t states) {
    if (used_ == 0 && slots_ < states) resize(std::bit_ceil(states));
  }

  // Calls visit(entry) for each entry.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const std::uint64_t* e = table_.data(); e != table_.data() + table_.size(); e += stride_) {
      if (!free(e)) visit(e);
    }
  }
  template <class Visit>
  void for_each(Visit visit) {
    for (std::uint64_t* e = table_.data(); e != table_.data() + table_.size(); e += stride_) {
      if (!free(e)) visit(e);
    }
  }

  // The entry with this state, or null.
  const std::uint64_t* lookup(const PackedState<Words>& state, std::uint64_t hash) const {
    if (slots_ == 0) return nullptr;
    const std::uint64_t* found = const_cast<Shard*>(this)->find(state.words.data(), hash);
    return free(found) ? nullptr : found;
  }

  std::size_t size() const { return used_; }
  std::size_t bytes() const { return table_.size() * sizeof(std::uint64_t); }
  void clear() {
    std::vector<std::uint64_t>().swap(table_);
    slots_ = used_ = 0;
  }

 private:
  static constexpr std::uint64_t kFree = ~std::uint64_t{0};  // no packed state has the top bit

  static bool free(const std::uint64_t* entry) { return entry[Words - 1] == kFree; }

  std::uint64_t* find(const std::uint64_t* state, std::uint64_t hash) {
    std::size_t slot = hash & (slots_ - 1);
    while (true) {
      std::uint64_t* entry = table_.data() + slot * stride_;
      if (free(entry) || std::equal(state, state + Words, entry)) return entry;
      slot = (slot + 1) & (slots_ - 1);
    }
  }

  void grow() { resize(slots_ == 0 ? 16 : 2 * slots_); }

  void resize(std::size_t slots) {
    Shard larger;
    larger.stride_ = stride_;
    larger.slots_ = slots;
    larger.table_.assign(larger.slots_ * stride_, kFree);
    larger.used_ = used_;
    for_each([&](const std::uint64_t* entry) {
      PackedState<Words> state;
      std::copy_n(entry, Words, state.words.begin());
      std::memcpy(larger.find(entry, hash(state)), entry, stride_ * sizeof(std::uint64_t));
    });
    *this = std::move(larger);
  }

  std::size_t stride_ = 0, slots_ = 0, used_ = 0;
  std::vector<std::uint64_t> table_;
};

template <int Words>
class Layer {
 public:
  // Room for about this many states, with this many residues each.
  void reset(std::size_t expected, int residues) {
    constexpr std::size_t kStatesPerShard = 8192, kMostShards = 1024;
    const std::size_t shards = std::min(kMostShards, std::bit_ceil(expected / kStatesPerShard + 1));
    shards_.assign(shards, Shard<Words>());
    for (auto& shard : shards_) shard.set_stride(Words + residues);
  }

  int shards() const { return static_cast<int>(shards_.size()); }
  Shard<Words>& shard(int i) { return shards_[i]; }
  const Shard<Words>& shard(int i) const { return shards_[i]; }
  int shard_of(std::uint64_t hash) const {
    return static_cast<int>((hash >> 40) & (shards_.size() - 1));
  }

  std::size_t size() const {
    std::size_t states = 0;
    for (const auto& shard : shards_) states += shard.size();
    return states;
  }
  std::size_t bytes() const {
    std::size_t bytes = 0;
    for (const auto& shard : shards_) bytes += shard.bytes();
    return bytes;
  }

 private:
  std::vector<Shard<Words>> shards_;
};

}  // namespace omnigo::count
