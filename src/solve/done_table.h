// The nodes of a proof that can be used again: a table that grows up to a given size and then
// forgets the nodes with the least below them.
//
// Buckets of eight. A table twice as large has each bucket's entries in the same bucket or in the
// one half the table further on, so it grows in place, by segments.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "solve/small_board.h"
#include "solve/zeroed_array.h"

namespace omnigo::solve {

// What is created below a node and what can spoil its leaves (walk.h).
struct DoneNode {
  std::uint32_t stamp = 0;
  std::uint8_t to_least = 0;  // the automorphism from the node's position to the kept image
  std::uint8_t weight = 0;    // how much is below it
  Set own_all = 0, own_some = 0, other_all = 0, other_some = 0, leaf_all = 0, leaf_some = 0;
};

class DoneTable {
 public:
  explicit DoneTable(std::size_t most_bytes) {
    std::size_t buckets = std::max<std::size_t>(1, most_bytes / sizeof(Bucket));
    for (; buckets > kFirst; buckets /= 2) ++doublings_left_;
    first_ = buckets_ = buckets;
    segments_.emplace_back(first_);
  }

  // Keys are never 0.
  const DoneNode* find(std::uint64_t key) const {
    const Bucket& bucket = bucket_of(key);
    for (std::size_t i = 0; i < kWays; ++i) {
      if (bucket.keys[i] == key) return &bucket.nodes[i];
    }
    return nullptr;
  }
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket_of(key)); }

  // In place of another with this key.
  void put(std::uint64_t key, const DoneNode& node) {
    Bucket& bucket = bucket_of(key);
    std::size_t at = 0;
    for (std::size_t i = 0; i < kWays; ++i) {
      if (bucket.keys[i] == key || bucket.keys[i] == 0) {
        at = i;
        break;
      }
      if (bucket.nodes[i].weight < bucket.nodes[at].weight) at = i;
    }
    if (bucket.keys[at] == 0) ++size_;
    bucket.keys[at] = key;
    bucket.nodes[at] = node;
    if (size_ > buckets_ * kWays * 5 / 8 && doublings_left_ > 0) grow();
  }

 private:
  static constexpr std::size_t kWays = 8, kFirst = 256;
  struct alignas(64) Bucket {
    std::array<std::uint64_t, kWays> keys;
    std::array<DoneNode, kWays> nodes;
  };
  static_assert(sizeof(Bucket) == kWays * 40);

  Bucket& bucket_of(std::uint64_t key) const { return at(splitmix64(key) % buckets_); }
  Bucket& at(std::size_t number) const {
    if (number < first_) return segments_[0][number];
    const int segment = std::bit_width(number / first_);
    return segments_[segment][number - (first_ << (segment - 1))];
  }
  void grow() {
    segments_.emplace_back(buckets_);
    const std::size_t before = buckets_;
    buckets_ *= 2;
    --doublings_left_;
    for (std::size_t i = 0; i < before; ++i) split(at(i), at(i + before), i);
  }
  void split(Bucket& low, Bucket& high, std::size_t number) const {
    std::size_t stay = 0, go = 0;
    for (std::size_t i = 0; i < kWays && low.keys[i] != 0; ++i) {
      const bool stays = splitmix64(low.keys[i]) % buckets_ == number;
      Bucket& to = stays ? low : high;
      std::size_t& place = stays ? stay : go;
      to.keys[place] = low.keys[i];
      to.nodes[place] = low.nodes[i];
      ++place;
    }
    for (; stay < kWays; ++stay) low.keys[stay] = 0;
  }

  std::size_t first_ = 1, buckets_ = 1, size_ = 0;
  int doublings_left_ = 0;
  mutable std::vector<ZeroedArray<Bucket>> segments_;
};

}  // namespace omnigo::solve
