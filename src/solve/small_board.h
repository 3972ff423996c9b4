// Boards of at most 27 points as 32-bit sets, by tables: what a search needs that opens a million
// positions per second. Two players, no suicide.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solve/points.h"

namespace omnigo::solve {

using Set = std::uint32_t;

// A position of the search without history: the stones, whose turn, and the point where a single
// stone was just taken if taking back there would repeat the colouring before.
struct SmallPosition {
  static constexpr std::uint8_t kNoKo = 31;

  std::array<Set, 2> stones{};
  std::uint8_t next = 0;
  std::uint8_t ko = kNoKo;

  bool operator==(const SmallPosition&) const = default;
  std::uint64_t colouring() const {
    return stones[0] | static_cast<std::uint64_t>(stones[1]) << 32;
  }
};

class SmallBoard {
 public:
  static constexpr int kMost = 27;

  // The graph has at most kMost points.
  SmallBoard(const PointGraph& graph, const Automorphisms& automorphisms);

  int size() const { return size_; }
  Set all() const { return all_; }
  int automorphisms() const { return group_; }

  // The neighbours of its points, some of them perhaps in the set itself.
  Set beside(Set set) const { return by_ninths(beside_.data(), set); }
  Set image(int automorphism, Set set) const {
    return by_ninths(images_.data() + automorphism * 3, set);
  }
  Set part(Set seed, Set within) const {
    for (;;) {
      const Set more = seed | (beside(seed) & within);
      if (more == seed) return seed;
      seed = more;
    }
  }
  template <class Visit>
  void for_each_part(Set set, Visit visit) const {
    while (set != 0) {
      const Set found = part(set & -set, set);
      set &= ~found;
      visit(found);
    }
  }

  // What stands after the move of the player to move on the empty point; false if it is suicide.
  bool play(const SmallPosition& position, Point p, SmallPosition& after) const;
  SmallPosition pass(const SmallPosition& position) const {
    return {position.stones, static_cast<std::uint8_t>(1 - position.next), SmallPosition::kNoKo};
  }
  // The player's area less the other's.
  int margin(const std::array<Set, 2>& stones, int player) const;

  // The same for all images of the position and for no other position: 60 bits, never 0. If asked,
  // the automorphism that leads to the image it was taken from.
  std::uint64_t key(const SmallPosition& position, int* to_least = nullptr) const;

 private:
  using Ninth = std::array<Set, 512>;
  static Set by_ninths(const Ninth* tables, Set set) {
    return tables[0][set & 511] | tables[1][set >> 9 & 511] | tables[2][set >> 18 & 511];
  }
  bool is_ko(Set own, Set other, Set block, Set taken) const;

  int size_, group_;
  Set all_;
  std::array<Ninth, 3> beside_;
  std::vector<Ninth> images_;
};

}  // namespace omnigo::solve
