// The frontier of a sweep over a rectangle, row by row, as a word cut into two halves.
//
// Legal colourings are counted here by inclusion and exclusion, and so independently of frontier.h:
// a colouring without dead blocks is counted once, one with dead blocks not at all, by
//     sum over the sets D of its dead blocks of (-1)^|D|,
// that is, by counting with sign all colourings in which some of the dead blocks are marked. A
// marked block touches no empty point and no unmarked stone of its colour, which are conditions on
// neighbouring points alone; only the sign, one factor -1 for each marked block, needs to know
// which marked stones of the frontier are connected. So a cell of the frontier is empty, an
// unmarked stone or a marked stone of some block, and blocks never cross.
//
// While the cell at column x is coloured, the cells left of x are of the new row, the others of the
// row above. Cells x-1 and x are then no neighbours: there is a gap before x.
//
// The word is cut before column `split`. What the right half has to know of the left one is an
// Interface; for each Interface the right halves that fit are listed once, and a state is a pair of
// a left half and the index of a right half in the list of its Interface. That is a ranking of the
// states without holes: no keys are stored, and colouring a cell in one half moves whole rows of
// right halves, or the same pairs in every row.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace omnigo::count {

inline constexpr int kMaxHalf = 12;        // cells
inline constexpr int kMaxGridColours = 7;  // so that a cell packs into seven bits

struct Cell {
  std::uint8_t colour = 0;  // 0: empty
  std::uint8_t block = 0;   // above 0: a marked stone of that block
  auto operator<=>(const Cell&) const = default;
};

// May two cells be neighbours? (Marked ones of a colour are then of one block.)
inline bool compatible(Cell a, Cell b) {
  const bool one_marked = (a.block > 0) != (b.block > 0);
  return !one_marked || (a.colour != b.colour && a.colour != 0 && b.colour != 0);
}

// Blocks 1 to `open` have stones in both halves; the others are numbered on by first appearance. In
// a left half the open blocks come in the order of their first stones, and colours are numbered by
// first appearance.
struct Half {
  std::array<Cell, kMaxHalf> cells{};
  int size = 0;
  int open = 0;
  bool operator==(const Half&) const = default;
};

using HalfKey = unsigned __int128;
HalfKey key_of(const Half& half);

using Permutation = std::array<std::uint8_t, kMaxGridColours + 1>;  // of the colours; 0 stays 0

// What of a left half matters to the right half. Its colours are renumbered: that of the last
// cell, those of the open blocks in order, the rest.
struct Interface {
  int open = 0;
  std::array<std::uint8_t, kMaxHalf + 1> colour{};  // of the open blocks, from 1
  Cell last;      // the block number is `open`, or open + 1 where its block is not open
  int known = 0;  // colours 1 to known are distinguished by the left half, the others are alike
  auto operator<=>(const Interface&) const = default;
};

struct LeftHalf {
  Half half;
  Interface interface;
  Permutation numbering;  // the left half's colours as the Interface numbers them
};

// All left halves of that size, with a gap before column `gap` (which may lie elsewhere), in
// lexicographic order.
std::vector<LeftHalf> left_halves(int size, int gap, int colours);
// Finds Interface and numbering of a half with any numbers of colours and blocks, and makes it
// canonical. `recolouring` becomes the renumbering of colours that this took.
LeftHalf canonical_left(const Half& half, int colours, Permutation& recolouring);

// All right halves that fit the interface, with a gap before cell `gap` of the right half, if any.
std::vector<Half> right_halves(const Interface& interface, int size, int gap, int colours);
// Numbers blocks and unknown colours by first appearance.
void make_canonical_right(Half& half, int known);

// What colouring a cell in one half does to the blocks that are open to the other.
struct OpenChange {
  // By open block before: its number after, 0 where it is no longer open. Number open + 1 stands
  // for the block of the last cell of the left half, where that becomes open.
  std::array<std::uint8_t, kMaxHalf + 2> now{};
  int open = 0;  // after
  auto operator<=>(const OpenChange&) const = default;
};

struct Coloured {
  Half half;  // not canonical in its colours
  OpenChange change;
  bool negative;
};

// Puts (colour, marked or not) at cell x of a left half; nothing where that may not be.
std::optional<Coloured> colour_left(const Half& half, int x, int colour, bool marked);
// The same for cell x of a right half behind this Interface.
std::optional<Coloured> colour_right(const Half& half, const Interface& interface, int x,
                                     int colour, bool marked);
// What the change of the open blocks does to the other half.
Half change_left(const Half& half, const OpenChange& change);
Half change_right(const Half& half, const OpenChange& change);

}  // namespace omnigo::count
