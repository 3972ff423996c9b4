// omnigo.Moves: the moves of one position, a sequence of names that never changes.
#pragma once

#include <vector>

#include "common.h"

namespace omnigo::python {

// These points, and the pass after them if `with_pass`.
nb::object make_moves(const PyBoard& board, const std::vector<Point>& points, bool with_pass);

}  // namespace omnigo::python
