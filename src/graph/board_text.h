// Boards of your own, written as text.
//
// Either JSON:
//
//     {"points": 4, "edges": [[0, 1], [1, 2], [2, 3]]}
//     {"points": [{"name": "hub", "x": 0, "y": 0}, {"name": "rim", "x": 1, "y": 0}],
//      "edges": [["hub", "rim"]]}
//
// where `points` is how many there are or a list of them, and an edge joins two points by number
// (from 0, in the order of the list) or by name. A point without a name is called by its number
// from 1. Coordinates (x, y and perhaps z; y points up) are for all points or for none. What
// `omnigo board --json` writes can be read back.
//
// Or a plain list of edges: two names a line, or one name for a point that may have no edges; `#`
// starts a comment. Where all names are whole numbers, the points are in the order of the numbers,
// else in the order in which they are first named.
//
// Names are unique, at most kLongestName bytes of UTF-8 without spaces or control characters, and
// neither "pass" nor "resign". A loop or a doubled edge is an error.
#pragma once

#include <string_view>

#include "graph/layout.h"

namespace omnigo {

inline constexpr std::size_t kMostBoardBytes = 16 << 20;
inline constexpr std::size_t kLongestName = 32;

// `source` names the text in errors; the layout's spec is "file:" and that name. Points without
// coordinates are arranged (arrange.h).
Result<Layout> read_board(std::string_view text, std::string_view source);

}  // namespace omnigo
