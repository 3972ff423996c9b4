// The situations that a play has been through, with a quick answer to "was this one among them?".
#pragma once

#include <vector>

#include "solve/stones.h"

namespace omnigo::solve {

// What superko compares: the colouring, and under situational superko who is next.
template <int N>
struct Situation {
  Stones<N> stones;
  std::int8_t next = 0;  // under positional superko always 0

  std::uint64_t hash() const { return splitmix64(stones.hash() + next); }
  auto operator<=>(const Situation&) const = default;
};

template <int N>
Situation<N> image(const Automorphisms& automorphisms, int number, const Situation<N>& situation) {
  return {image(automorphisms, number, situation.stones), situation.next};
}

// A hash of a colouring; images under automorphisms have the same.
using Mark = std::uint32_t;

template <int N>
class History {
 public:
  explicit History(const Automorphisms& automorphisms)
      : automorphisms_(&automorphisms), tags_(automorphisms.size()) {}

  bool contains(const Situation<N>& situation) const {
    for (int i = latest_[bucket(situation.hash())]; i >= 0; i = seen_[i].earlier) {
      if (seen_[i].situation == situation) return true;
    }
    return false;
  }
  void push(const Situation<N>& situation, Mark mark) {
    const std::uint64_t hash = situation.hash();
    seen_.push_back({situation, hash, latest_[bucket(hash)], mark});
    latest_[bucket(hash)] = static_cast<int>(seen_.size()) - 1;
    const std::size_t before = tags_.size() - automorphisms_->size();
    for (int number = 0; number < automorphisms_->size(); ++number) {
      tags_.push_back(tags_[before + number] ^ image(*automorphisms_, number, situation).hash());
    }
  }
  void pop() {
    latest_[bucket(seen_.back().hash)] = seen_.back().earlier;
    seen_.pop_back();
    tags_.resize(tags_.size() - automorphisms_->size());
  }
  int size() const { return static_cast<int>(seen_.size()); }
  const Situation<N>& operator[](int i) const { return seen_[i].situation; }
  Mark mark(int i) const { return seen_[i].mark; }
  // Not 0; equal for plays that this automorphism carries to the same situations in any order.
  std::uint32_t tag(int automorphism) const { return shorten(tag_of(automorphism)); }
  // As it will be when this situation is pushed, if it is a new one; `moved` is its image.
  std::uint32_t tag_with(const Situation<N>& situation, const Situation<N>& moved,
                         int automorphism) const {
    const std::uint64_t tag = tag_of(automorphism);
    return shorten(contains(situation) ? tag : tag ^ moved.hash());
  }

 private:
  static constexpr int kBuckets = 4096;
  static std::uint32_t shorten(std::uint64_t tag) {
    return static_cast<std::uint32_t>(tag >> 32) | 1;
  }
  static int bucket(std::uint64_t hash) { return static_cast<int>(hash % kBuckets); }
  std::uint64_t tag_of(int automorphism) const {
    return tags_[tags_.size() - automorphisms_->size() + automorphism];
  }
  struct Seen {
    Situation<N> situation;
    std::uint64_t hash;
    int earlier;  // in the same bucket, or -1
    Mark mark;
  };
  const Automorphisms* automorphisms_;
  std::vector<Seen> seen_;
  std::vector<int> latest_ = std::vector<int>(kBuckets, -1);
  std::vector<std::uint64_t> tags_;  // after each push, one per automorphism
};

}  // namespace omnigo::solve
