// The states of a sweep over a graph, and how colouring one more point changes them.
//
// Colour the points of a graph one after the other. Whether the colouring will be legal (every
// block has a liberty) depends on the part already coloured only through its frontier, the points
// that still have an uncoloured neighbour: what stands on each of them, which frontier stones lie
// in one block, and which blocks still lack a liberty. Blocks that have a liberty need no
// connections; a block without one that leaves the frontier is dead, and so is the colouring.
// (Tromp and Farneback, "Combinatorics of Go", 2007, for rectangles and two colours; here for any
// graph and any number.)
//
// States that a permutation of the colours carries into each other have the same futures and are
// one state, so colours and blocks are numbered by their first appearance on the frontier. Where
// frontier points are twins, that is have the same uncoloured neighbours, only the set of what
// stands on them matters.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "count/order.h"
#include "graph/graph.h"

namespace omnigo::count {

// The most points that a frontier may have.
inline constexpr int kMaxFrontier = 60;

// What symmetries make of a state (images.h).
struct Images {
  // For each image, by slot the one it comes from; the first is the state itself.
  std::vector<std::vector<std::uint8_t>> from;
  std::vector<std::uint8_t> slots;  // in the order in which images are compared
};

// The frontier lies in slots. One step colours one more point.
struct Step {
  Point point;
  std::vector<std::uint8_t> neighbours;  // the slots next to the new point
  // By slot after the step, the slot before it; the new point counts as the slot after the last.
  std::vector<std::uint8_t> kept;
  std::vector<std::vector<std::uint8_t>> twins;  // slots after the step, two or more together
  std::vector<Point> points;                     // by slot after the step
  Images images;                                 // only where there are no twins
  int slots = 0;                                 // before the step

  // Whether the new point is the last slot after the step, whatever stands there.
  bool adds_a_slot() const {
    return twins.empty() && images.from.empty() && !kept.empty() && kept.back() == slots;
  }
};

// What stands on the frontier. Colours are numbered from 1; a block number above 0 says that the
// stone's block lacks a liberty, 0 that it has one.
struct FrontierState {
  static constexpr std::uint8_t kEmpty = 0;
  // Nothing here matters: another twin says the same, or more.
  static constexpr std::uint8_t kAbsent = 0xFF;

  std::array<std::uint8_t, kMaxFrontier + 1> colour;
  std::array<std::uint8_t, kMaxFrontier + 1> block;
  int slots = 0;
  int colours = 0;  // that stand there: 1 to colours
  int blocks = 0;   // without a liberty: 1 to blocks
};

// A plan of a sweep: the steps, and how states are packed.
struct FrontierPlan {
  std::vector<Step> steps;
  std::vector<double> widths;  // of the frontier after each step
  int players = 2;
  // How a state is packed: by slot one symbol (frontier.cpp).
  int symbol_bits = 0;   // of each
  int colours = 0;       // the most that a frontier can have
  int empty_symbol = 0;  // 1 where there are twins, since 0 then is the absent slot
  int bits = 0;          // of the largest state
};

Result<FrontierPlan> make_plan(const Graph& graph, int players, const Order& order);

// Colours the point of the step, 0 for empty. False where a block is left dead. Colours and blocks
// keep their numbers; `after.colours` and `after.blocks` are left to pack.
bool colour_point(const Step& step, const FrontierState& before, int colour, FrontierState& after);

// A state as a bit string, for hash tables. The highest bit is never set.
template <int Words>
struct PackedState {
  std::array<std::uint64_t, Words> words{};
  bool operator==(const PackedState&) const = default;
};

// By the number of a colour in a state, its number in the canonical one; 0 where it does not
// appear.
using ColourNumbers = std::array<std::uint8_t, kMaxFrontier + 2>;

// The canonical form: colours and blocks are numbered by first appearance.
template <int Words>
PackedState<Words> pack(const FrontierPlan& plan, const FrontierState& state,
                        ColourNumbers& numbers);
// The state with one more slot, of number `slot`: a stone of the colour with this canonical number,
// with a liberty or alone in a block without one.
template <int Words>
PackedState<Words> with_stone(const FrontierPlan& plan, const PackedState<Words>& packed, int slot,
                              int number, bool liberty);
template <int Words>
FrontierState unpack(const FrontierPlan& plan, int slots, const PackedState<Words>& packed);

}  // namespace omnigo::count
