// Openings up to symmetry: games that begin with the same moves, seen from different sides, have
// the same key.
//
// The symmetries of the board carry a sequence of moves to equivalent ones; the least of these, in
// the order of points, is canonical. It is found move by move, for groups of any size: the least
// point that the symmetries carry the move to, among those that keep all moves before it where they
// are. So the canonical form of a beginning is the beginning of the canonical form.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"

namespace omnigo {

inline constexpr std::size_t kOpeningMoves = 6;
inline constexpr int kMostOpeningPoints = 2'000;  // on larger boards nobody searches for openings

// kNoPoint is a pass.
std::vector<Point> canonical_opening(const Graph& graph, std::vector<Point> moves);

// One for each beginning of these moves, up to kOpeningMoves of them. None on boards that have no
// name or are too large.
std::vector<std::int64_t> opening_keys(const Layout& board, const std::vector<Point>& moves);

// The first turns of a game that began on an empty board; nothing otherwise.
std::vector<Point> opening_of(const GameRecord& record);

}  // namespace omnigo
