// Go on a square grid for two players without suicide: one lane plays one game, with sets of points
// as bits in registers.
//
// A set has R rows of the board in each 32-bit word; a row takes W + 1 bits, so that its last bit
// keeps neighbours apart. A game is three sets: the mover's stones, the opponent's, and the stones
// whose block is in atari. From these the legal moves are a few operations on whole sets. A move
// updates the blocks next to it by flooding, and no others.
#pragma once

#include <cstdint>

#include "gpu/lanes.h"

namespace omnigo::gpu {

template <int W, int H, int R>
struct Grid {
  static constexpr int kWidth = W, kHeight = H, kRows = R, kStride = W + 1,
                       kWords = (H + R - 1) / R, kPoints = W * H;
  static constexpr std::uint32_t kRow = (1u << W) - 1;
  static_assert(R * kStride <= 32);

  struct Set {
    std::uint32_t word[kWords];

    template <class F>
    static OMNIGO_LANES Set make(F f) {
      Set set;
      OMNIGO_UNROLL for (int w = 0; w < kWords; ++w) set.word[w] = f(w);
      return set;
    }
    friend OMNIGO_LANES Set operator|(const Set& a, const Set& b) {
      return make([&](int w) { return a.word[w] | b.word[w]; });
    }
    friend OMNIGO_LANES Set operator&(const Set& a, const Set& b) {
      return make([&](int w) { return a.word[w] & b.word[w]; });
    }
    friend OMNIGO_LANES Set operator-(const Set& a, const Set& b) {
      return make([&](int w) { return a.word[w] & ~b.word[w]; });
    }
    OMNIGO_LANES bool any() const {
      std::uint32_t all = 0;
      OMNIGO_UNROLL for (int w = 0; w < kWords; ++w) all |= word[w];
      return all != 0;
    }
    OMNIGO_LANES int size() const {
      int sum = 0;
      OMNIGO_UNROLL for (int w = 0; w < kWords; ++w) sum += bit_count(word[w]);
      return sum;
    }
    // Its first point alone; nothing if there is none.
    OMNIGO_LANES Set first() const {
      Set set;
      bool found = false;
      OMNIGO_UNROLL for (int w = 0; w < kWords; ++w) {
        set.word[w] = found ? 0 : word[w] & (0u - word[w]);
        found = found || word[w] != 0;
      }
      return set;
    }
    // Calls f(point) for each of its points.
    template <class F>
    OMNIGO_LANES void for_points(F f) const {
      Set left = *this;
      for (;;) {  // one copy of f in the code, not one for each word
        std::uint32_t bits = 0;
        int at = 0;
        OMNIGO_UNROLL for (int w = 0; w < kWords; ++w) {
          if (bits != 0 || left.word[w] == 0) continue;
          bits = left.word[w];
          left.word[w] = 0;
          at = w;
        }
        if (bits == 0) return;
        for (; bits != 0; bits &= bits - 1) f(point_at(at, lowest_bit(bits)));
      }
    }
    OMNIGO_LANES bool same(const Set& other) const {
      std::uint32_t differs = 0;
      OMNIGO_UNROLL for (int w = 0; w < kWords; ++w) differs |= word[w] ^ other.word[w];
      return differs == 0;
    }
  };

  static OMNIGO_LANES Set none() {
    return Set::make([](int) { return 0u; });
  }
  static OMNIGO_LANES Set all() {
    return Set::make([](int w) {
      std::uint32_t rows = 0;
      OMNIGO_UNROLL for (int r = 0; r < R; ++r) {
        if (w * R + r < H) rows |= kRow << r * kStride;
      }
      return rows;
    });
  }
  // A point's bit in its word, which is p / W / R.
  static OMNIGO_LANES std::uint32_t bit_of(int p) { return 1u << (p / W % R * kStride + p % W); }
  static OMNIGO_LANES Set point(int p) {
    return Set::make([&](int w) { return w == p / W / R ? bit_of(p) : 0u; });
  }
  // The points of a word, by the number of its bits.
  static OMNIGO_LANES int point_at(int w, int bit) {
    const int row = bit / kStride;
    return (w * R + row) * W + bit - row * kStride;
  }
  // One word of the neighbours of a set; bits outside the board too.
  static OMNIGO_LANES std::uint32_t around(const Set& set, int w) {
    const std::uint32_t word = set.word[w];
    std::uint32_t near = word << 1 | word >> 1;
    if (R > 1) near |= word << kStride | word >> kStride;
    if (w > 0) near |= set.word[w - 1] >> kStride * (R - 1);
    if (w + 1 < kWords) near |= set.word[w + 1] << kStride * (R - 1);
    return near;
  }
  static OMNIGO_LANES Set around(const Set& set) {
    return Set::make([&](int w) { return around(set, w); });
  }
  // Spreads along rows towards higher bits at once: the sum carries through runs of `within`.
  static OMNIGO_LANES std::uint32_t carry(std::uint32_t set, std::uint32_t within) {
    return (within & ~(within + set)) | set;
  }
  // One round of spreading within a set, word by word; what a word gained spreads to the next in
  // the same round. True if anything changed.
  static OMNIGO_LANES bool spread(Set& set, const Set& within) {
    std::uint32_t changed = 0;
    OMNIGO_UNROLL for (int w = 0; w < kWords; ++w) {
      const std::uint32_t grown =
          carry(set.word[w] | (around(set, w) & within.word[w]), within.word[w]);
      changed |= grown ^ set.word[w];
      set.word[w] = grown;
    }
    return changed != 0;
  }
  // All points that paths within the set join to these, which are in it.
  static OMNIGO_LANES Set flood(Set set, const Set& within) {
    while (spread(set, within)) {
    }
    return set;
  }
};

// A game as its lane holds it.
template <class G>
struct GridGame {
  using Set = typename G::Set;
  Set mine, theirs, atari;
  Set ko;  // the point on which the mover may not take back at once

  OMNIGO_LANES Set empty() const { return G::all() - (mine | theirs); }

  // Next to an empty point, to an own block that keeps a liberty, or to one that is taken.
  OMNIGO_LANES Set legal() const {
    const Set open = G::all() - ((atari & mine) | (theirs - atari));
    return (G::around(open) & empty()) - ko;
  }
  // The opponent's blocks that a stone takes.
  OMNIGO_LANES Set taken(const Set& stone) const {
    const Set capturable = theirs & atari;
    const Set seeds = G::around(stone) & capturable;
    return seeds.any() ? G::flood(seeds, capturable) : seeds;
  }
  // The mover's stone on a legal point, which takes these; then the other is the mover.
  OMNIGO_LANES void play(const Set& stone, const Set& captured) {
    const Set near = G::around(stone) & G::all();
    const bool alone = !(near & mine).any();
    theirs = theirs - captured;
    atari = atari - captured;
    const bool retakeable = alone && captured.size() == 1 && !((near - theirs) - captured).any();
    const Set relieved = (G::around(captured) | near) & mine & atari;
    if (relieved.any()) atari = atari - G::flood(relieved, mine & atari);
    mine = mine | stone;
    if ((near & empty()).size() < 2) note_atari(stone, mine);
    for (Set left = near & theirs; left.any();) left = left - note_atari(left.first(), theirs);
    ko = retakeable ? captured : G::none();
    swap();
  }
  OMNIGO_LANES void pass() {
    ko = G::none();
    swap();
  }
  // The mover's area less the opponent's.
  OMNIGO_LANES int score() const {
    const Set free = empty();
    const Set mine_too = G::flood(G::around(mine) & free, free);
    const Set theirs_too = G::flood(G::around(theirs) & free, free);
    return (mine | (mine_too - theirs_too)).size() - (theirs | (theirs_too - mine_too)).size();
  }

 private:
  OMNIGO_LANES void swap() {
    const Set other = mine;
    mine = theirs;
    theirs = other;
  }
  // Notes the block of a stone if it has a single liberty. Returns what was seen of the block: all
  // of it, or enough to know better.
  OMNIGO_LANES Set note_atari(Set block, const Set& stones) {
    const Set free = empty();
    for (;;) {
      if ((G::around(block) & free).size() > 1) return block;
      if (!G::spread(block, stones)) break;
    }
    atari = atari | block;
    return block;
  }
};

}  // namespace omnigo::gpu
