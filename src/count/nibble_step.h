// Colouring one more point, on all slots of a frontier at the same time.
//
// Where a symbol of a packed state (frontier.cpp) has four bits and the state is one word, a set of
// slots is a word, too: one bit for each slot, the lowest of its four. Then the slots of a colour,
// of a block, or without a liberty are joined, freed and removed by a few operations on words, and
// a set times a symbol, from 0 to 15, is that symbol on each of its slots. Of two sets, the one
// with the lower lowest bit appears first. So a state is never taken apart into its slots.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "count/frontier.h"
#include "count/images.h"

namespace omnigo::count {

inline constexpr int kMostNibbleColours = 4;

namespace nibbles {

inline constexpr int kBits = 4, kMostSlots = 64 / kBits;
inline constexpr std::uint64_t kSlots = 0x1111111111111111;

constexpr std::uint64_t slot(int s) { return std::uint64_t{1} << kBits * s; }
constexpr std::uint64_t lowest(std::uint64_t slots) { return slots & (~slots + 1); }
// The number by first appearance of what has its first slot here, where `firsts` has the first slot
// of each.
inline unsigned number_of(std::uint64_t first, std::uint64_t firsts) {
  return 1 + static_cast<unsigned>(std::popcount(firsts & (first - 1)));
}

// By colour; the first is of empty slots.
template <int Colours>
using ColourSets = std::array<std::uint64_t, Colours + 1>;

// By colour, its number by first appearance.
template <int Colours>
std::array<unsigned, Colours + 1> numbers_of(const ColourSets<Colours>& colour) {
  std::uint64_t firsts = 0;
  for (int c = 1; c <= Colours; ++c) firsts |= lowest(colour[c]);
  std::array<unsigned, Colours + 1> numbers{};
  for (int c = 1; c <= Colours; ++c) numbers[c] = number_of(lowest(colour[c]), firsts);
  return numbers;
}

// A state as sets of slots.
template <int Colours>
struct Sets {
  // `slots`: the frontier. `empty`: the symbol of an empty slot.
  static Sets read(std::uint64_t packed, std::uint64_t slots, int empty) {
    const std::uint64_t a = packed & slots, b = packed >> 1 & slots, c = packed >> 2 & slots,
                        d = packed >> 3 & slots;
    const std::uint64_t low[] = {slots & ~a & ~b, a & ~b, b & ~a, a & b},
                        high[] = {slots & ~c & ~d, c & ~d, d & ~c, c & d};
    const auto with = [&](int symbol) { return low[symbol & 3] & high[symbol >> 2]; };
    Sets sets;
    std::uint64_t firsts = 0;
    sets.colour[0] = with(empty);
    for (int c = 1; c <= Colours; ++c) {
      const std::uint64_t alone = with(empty + Colours + c), first = with(empty + 2 * Colours + c);
      sets.colour[c] = with(empty + c) | alone | first;
      sets.lacking |= alone | first;
      firsts |= first;
    }
    for (; firsts != 0; firsts &= firsts - 1) {
      const std::uint64_t first = lowest(firsts);
      const std::uint64_t others = with(empty + 3 * Colours + sets.blocks + 1);
      sets.block[sets.blocks++] = first | others;
      sets.lacking |= others;
      for (int c = 1; c <= Colours; ++c) {
        sets.colour[c] |= (sets.colour[c] & first) != 0 ? others : 0;
      }
    }
    return sets;
  }

  // The packed state, with gaps where slots have left: colours and blocks are numbered by first
  // appearance.
  std::uint64_t written(const std::array<unsigned, Colours + 1>& numbers, int empty) const {
    std::uint64_t firsts = 0, others = 0, word = 0;
    for (int i = 0; i < blocks; ++i) firsts |= lowest(block[i]);
    for (int i = 0; i < blocks; ++i) {
      const std::uint64_t rest = block[i] & (block[i] - 1);
      others |= rest;
      word |= rest * (empty + 3 * Colours + number_of(block[i] ^ rest, firsts));
    }
    word |= ((lacking & ~others) + firsts) * Colours;
    word += (colour[0] & ~others) * empty;
    for (int c = 1; c <= Colours; ++c) word += (colour[c] & ~others) * (numbers[c] + empty);
    return word;
  }

  ColourSets<Colours> colour;
  std::uint64_t lacking = 0;                            // stones whose block lacks a liberty
  std::array<std::uint64_t, kMostSlots / 2 + 1> block;  // of those, blocks with several slots
  int blocks = 0;
};

// Chooses among the images of a state as choose_image does.
template <int Colours>
class ChosenImage {
 public:
  ChosenImage(const FrontierPlan& plan, const Step& step) : plan_(plan), step_(step) {
    const Images& images = step.images;
    if (images.from.empty()) return;
    const std::size_t slots = images.slots.size();
    slots_ = kSlots & (slot(static_cast<int>(slots)) - 1);
    for (const auto& from : images.from) {
      compared_.emplace_back();
      for (const std::uint8_t s : images.slots) compared_.back().push_back(from[s]);
    }
  }

  std::uint64_t of(std::uint64_t packed) const {
    if (compared_.empty()) return packed;
    const auto sets = Sets<Colours>::read(packed, slots_, plan_.empty_symbol);
    std::uint64_t colours = 0;
    for (int c = 1; c <= Colours; ++c) colours |= sets.colour[c] * c;
    std::uint64_t least = colour_key(arranged(colours, compared_[0]));
    std::size_t chosen = 0;
    for (std::size_t i = 1; i < compared_.size(); ++i) {
      const std::uint64_t key = colour_key(arranged(colours, compared_[i]));
      if (key == least) return by_slots(packed);  // blocks decide
      if (before(key, least)) {
        least = key;
        chosen = i;
      }
    }
    return chosen == 0 ? packed : image(sets, colours, step_.images.from[chosen]);
  }

 private:
  using Slots = std::vector<std::uint8_t>;

  static std::uint64_t arranged(std::uint64_t word, const Slots& from) {
    std::uint64_t arranged = 0;
    for (std::size_t i = 0; i < from.size(); ++i) {
      arranged |= (word >> kBits * from[i] & 15) << kBits * i;
    }
    return arranged;
  }

  // The slots with each of these numbers.
  ColourSets<Colours> colours_of(std::uint64_t numbers) const {
    const std::uint64_t a = numbers & slots_, b = numbers >> 1 & slots_, c = numbers >> 2 & slots_;
    const std::uint64_t sets[kMostNibbleColours + 1] = {slots_ & ~a & ~b & ~c, a & ~b, b & ~a,
                                                        a & b, c};
    ColourSets<Colours> colour;
    for (int i = 0; i <= Colours; ++i) colour[i] = sets[i];
    return colour;
  }

  // Colours numbered by first appearance.
  std::uint64_t colour_key(std::uint64_t colours) const {
    const auto colour = colours_of(colours);
    const auto numbers = numbers_of<Colours>(colour);
    std::uint64_t key = 0;
    for (int i = 1; i <= Colours; ++i) key |= colour[i] * numbers[i];
    return key;
  }

  std::uint64_t image(const Sets<Colours>& sets, std::uint64_t colours, const Slots& from) const {
    constexpr std::uint64_t kLacking = 8;
    const std::uint64_t moved = arranged(colours | sets.lacking * kLacking, from);
    Sets<Colours> image;
    image.colour = colours_of(moved);
    image.lacking = moved >> 3 & slots_;
    image.blocks = sets.blocks;
    for (int i = 0; i < sets.blocks; ++i) image.block[i] = arranged(sets.block[i], from);
    return image.written(numbers_of<Colours>(image.colour), plan_.empty_symbol);
  }

  // Whether the first slot in which they differ is the smaller.
  static bool before(std::uint64_t key, std::uint64_t other) {
    const int at = std::countr_zero(key ^ other) / kBits * kBits;
    return (key >> at & 15) < (other >> at & 15);
  }

  std::uint64_t by_slots(std::uint64_t packed) const {
    PackedState<1> whole;
    whole.words[0] = packed;
    FrontierState state = unpack<1>(plan_, static_cast<int>(step_.points.size()), whole);
    choose_image(step_.images, state);
    ColourNumbers numbers;
    return pack<1>(plan_, state, numbers).words[0];
  }

  const FrontierPlan& plan_;
  const Step& step_;
  std::uint64_t slots_ = 0;
  std::vector<Slots> compared_;  // by image, the slots in the order in which they are compared
};

}  // namespace nibbles

// A step of a plan with this many colours.
template <int Colours>
class NibbleStep {
 public:
  static bool fits(const FrontierPlan& plan, const Step& step) {
    return plan.colours == Colours && plan.players == Colours &&
           plan.symbol_bits == nibbles::kBits && plan.bits < 64 && step.twins.empty();
  }

  NibbleStep(const FrontierPlan& plan, const Step& step)
      : players_(plan.players),
        empty_(plan.empty_symbol),
        fresh_(nibbles::slot(step.slots)),
        slots_(nibbles::kSlots & (fresh_ - 1)),
        adds_a_slot_(step.adds_a_slot()),
        image_(plan, step) {
    for (const std::uint8_t s : step.neighbours) neighbours_ |= nibbles::slot(s);
    for (const std::uint8_t s : step.kept) kept_ |= nibbles::slot(s);
    last_ = kept_ == 0 ? 0 : nibbles::kBits * (std::popcount(kept_) - 1);
    for (int s = step.slots; s >= 0; --s) {
      if ((kept_ & nibbles::slot(s)) == 0) below_.push_back(nibbles::slot(s) - 1);
    }
  }

  // Calls visit(state, times) for each state that comes of this one, as often as there are colours
  // that do the same.
  template <class Visit>
  void for_each_successor(std::uint64_t packed, Visit visit) const {
    const Sets before = Sets::read(packed, slots_, empty_);
    int present = 0;
    for (int c = 1; c <= Colours; ++c) present += before.colour[c] != 0;
    const int last = std::min(present + 1, players_);
    const auto alike = [&](int c) { return c > present ? players_ - present : 1; };
    Sets after;
    const auto visit_image = [&](int c) {
      visit(image_.of(written(after, nibbles::numbers_of<Colours>(after.colour))), alike(c));
    };
    // Left empty, the point is a liberty, and no block is dead: all slots that leave the frontier
    // are next to it.
    put(before, neighbours_, true, after);
    after.colour[0] |= fresh_ & kept_;
    visit_image(0);
    const bool liberty = (before.colour[0] & neighbours_) != 0;
    bool apart[Colours + 1] = {}, any_apart = false;  // colours that do not stand next to the point
    for (int c = 1; c <= Colours; ++c) {
      if (c > last) break;
      const std::uint64_t own = before.colour[c] & neighbours_;
      apart[c] = adds_a_slot_ && own == 0;
      any_apart |= apart[c];
      if (apart[c] || !put(before, own, liberty || (own & ~before.lacking) != 0, after)) continue;
      after.colour[c] |= fresh_ & kept_;
      visit_image(c);
    }
    // What these leave differs in the last slot only.
    if (!any_apart || !put(before, 0, true, after)) return;
    const auto numbers = nibbles::numbers_of<Colours>(after.colour);
    const std::uint64_t rest = written(after, numbers);
    unsigned next = 1;
    for (int c = 1; c <= Colours; ++c) next += after.colour[c] != 0;
    for (int c = 1; c <= Colours; ++c) {
      if (!apart[c]) continue;
      const unsigned number = after.colour[c] != 0 ? numbers[c] : next;
      const std::uint64_t symbol = empty_ + number + (liberty ? 0 : Colours);
      visit(rest | symbol << last_, alike(c));
    }
  }

 private:
  using Sets = nibbles::Sets<Colours>;

  // Joins the blocks without a liberty that have one of these slots: they get a liberty, or lack
  // one together with a stone on the new point. Removes what is not on the frontier any more. False
  // where a block is left dead. The colour of the new point is left to the caller.
  bool put(const Sets& before, std::uint64_t touched, bool liberty, Sets& after) const {
    std::uint64_t joined = before.lacking & touched, alone = before.lacking & ~touched;
    bool dead = false;
    int blocks = 0;
    const auto keep = [&](std::uint64_t block) {
      const std::uint64_t left = block & kept_;
      dead |= left == 0;
      after.block[blocks] = left;
      blocks += (left & (left - 1)) != 0;  // of one slot, it is alone
    };
    for (int i = 0; i < before.blocks; ++i) {
      const std::uint64_t block = before.block[i];
      alone &= ~block;
      if ((block & touched) != 0) {
        joined |= block;
      } else {
        keep(block);
      }
    }
    if (!liberty) keep(joined | fresh_);
    after.blocks = blocks;
    after.lacking = (liberty ? before.lacking & ~joined : before.lacking | fresh_) & kept_;
    for (int c = 0; c <= Colours; ++c) after.colour[c] = before.colour[c] & kept_;
    return !dead && (alone & ~kept_) == 0;
  }

  std::uint64_t written(const Sets& sets, const std::array<unsigned, Colours + 1>& numbers) const {
    std::uint64_t word = sets.written(numbers, empty_);
    for (const std::uint64_t below : below_) {
      word = (word & below) | (word >> nibbles::kBits & ~below);
    }
    return word;
  }

  int players_, empty_;
  std::uint64_t fresh_, slots_, neighbours_ = 0, kept_ = 0;
  bool adds_a_slot_;
  int last_ = 0;                      // where the symbol of the last slot after the step begins
  std::vector<std::uint64_t> below_;  // for each slot that leaves, all bits of those below it
  nibbles::ChosenImage<Colours> image_;
};

}  // namespace omnigo::count
