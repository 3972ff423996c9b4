// Sets of colourings that a few masks describe, and that contain what proofs create.
#pragma once

#include <array>

#include "solve/secure.h"
#include "solve/stones.h"

namespace omnigo::solve {

// The colourings that have all these stones and these empty points.
template <int N>
struct Box {
  std::array<Points, N> stones;
  Points empty;

  // Contains no colouring: every point would need every colour.
  static Box nothing() {
    Box box;
    box.stones.fill(~Points{0});
    box.empty = ~Points{0};
    return box;
  }
  static Box only(const Stones<N>& s, Points all) { return {s.of, all & ~s.any()}; }
  bool contains(const Stones<N>& s) const {
    Points missing = 0, any = 0;
    for (int i = 0; i < N; ++i) {
      missing |= stones[i] & ~s.of[i];
      any |= s.of[i];
    }
    return (missing | (any & empty)) == 0;
  }
  bool operator==(const Box&) const = default;
  // To the smallest box that contains both.
  void extend(const Box& other) {
    for (int i = 0; i < N; ++i) stones[i] &= other.stones[i];
    empty &= other.empty;
  }
};

template <int N>
Box<N> image(const Automorphisms& automorphisms, int number, const Box<N>& box) {
  if (box.empty == ~Points{0}) return box;  // nothing
  Box<N> moved;
  for (int i = 0; i < N; ++i) moved.stones[i] = automorphisms.image(number, box.stones[i]);
  moved.empty = automorphisms.image(number, box.empty);
  return moved;
}

// The part of A that secured leaves contribute: for some player, the colourings with all these
// stones and one or more of the answered points (none, where no point is answered).
template <int N>
struct LeafPattern {
  std::array<Secured, N> of{};

  bool empty() const {
    for (const Secured& s : of) {
      if (s.answered != 0) return false;
    }
    return true;
  }
  bool contains(const Stones<N>& s) const {
    for (int i = 0; i < N; ++i) {
      if (of[i].spoiled_by(s.of[i])) return true;
    }
    return false;
  }
  // To a pattern that contains both.
  void extend(const LeafPattern& other) {
    for (int i = 0; i < N; ++i) {
      if (other.of[i].answered == 0) continue;
      of[i].stones = of[i].answered == 0 ? other.of[i].stones : of[i].stones & other.of[i].stones;
      of[i].answered |= other.of[i].answered;
    }
  }
  Box<N> box() const {
    Box<N> around = Box<N>::nothing();
    for (int i = 0; i < N; ++i) {
      if (of[i].answered == 0) continue;
      Box<N> wide{};
      wide.stones[i] = of[i].stones;
      around.extend(wide);
    }
    return around;
  }
};

template <int N>
LeafPattern<N> image(const Automorphisms& automorphisms, int number, const LeafPattern<N>& leaf) {
  LeafPattern<N> moved;
  for (int i = 0; i < N; ++i) {
    moved.of[i].stones = automorphisms.image(number, leaf.of[i].stones);
    moved.of[i].answered = automorphisms.image(number, leaf.of[i].answered);
  }
  return moved;
}

}  // namespace omnigo::solve
