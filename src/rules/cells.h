// How a point of a board is packed into one word.
//
// A cell holds the id of the point's block and what stands on the point. The id of a block is one
// of its stones, that of an empty point the point itself.
#pragma once

#include <cstdint>

#include "graph/graph.h"
#include "rules/colour.h"

namespace omnigo {

inline constexpr int kIdBits = 14;
inline constexpr std::uint32_t kIdMask = (1u << kIdBits) - 1;

constexpr Point id_of(std::uint64_t cell) { return static_cast<Point>(cell & kIdMask); }

// For graphs of small degree and few players: a field for the empty point and one for each colour,
// one of which is 1. The sum of the cells of all neighbours of a point then has in its fields how
// many of them are empty, black, white and so on: the fields are wide enough for that, and so is
// the gap above the id. The bits above the fields are free for flags. Where a point has fewer than
// Degree neighbours, cells past the last point stand in for the rest: all their fields are 0.
template <class W, int Degree>
struct PackedCells {
  using Word = W;
  static constexpr int kDegree = Degree;
  static constexpr int kFieldBits = sizeof(Word) == 4 ? 3 : 4;
  static constexpr int kFirstField = sizeof(Word) == 4 ? 17 : 18;
  static constexpr int kMostPlayers = sizeof(Word) == 4 ? 2 : 8;
  static constexpr int kFirstFlag = kFirstField + kFieldBits * (1 + kMostPlayers);

  static_assert(kMaxPoints + Degree <= static_cast<int>(kIdMask));
  static_assert(Degree < 1 << kFieldBits && kIdMask * Degree < Word{1} << kFirstField);

  // 1 in the field of the colour, or of the empty point.
  static constexpr Word field(Colour c) {
    return Word{1} << (kFirstField + kFieldBits * static_cast<int>(c));
  }
  static constexpr Word make(Colour c, Point id) { return field(c) | id; }
  static constexpr bool is(Word cell, Colour c) { return (cell & field(c)) != 0; }
  static constexpr Word kStone = (Word{1} << kFirstFlag) - field(Colour::Black);
  static constexpr bool is_stone(Word cell) { return (cell & kStone) != 0; }

  static bool fit(const Graph& graph, int players) {
    return players <= kMostPlayers && graph.max_degree() <= Degree;
  }
};

// For any graph and any number of players: the colour's number above the id.
struct WideCells {
  using Word = std::uint32_t;
  static constexpr int kDegree = 0;  // each point has its own

  static constexpr Word make(Colour c, Point id) { return static_cast<Word>(c) << kIdBits | id; }
  static constexpr bool is(Word cell, Colour c) { return cell >> kIdBits == static_cast<Word>(c); }
  static constexpr bool is_stone(Word cell) { return cell > kIdMask; }

  static bool fit(const Graph&, int) { return true; }
};

// The kinds of cells (CellKind); a board has the first that fits.
using GridCells = PackedCells<std::uint32_t, 4>;
using SmallCells = PackedCells<std::uint64_t, 6>;
using MiddleCells = PackedCells<std::uint64_t, 12>;

}  // namespace omnigo
