// omnigo.Moves: the moves of one position, a sequence of names that never changes.
#pragma once

#include <cstdint>
#include <span>

#include "common.h"

namespace omnigo::python {

// Of the move that a sequence was asked for last: mostly the next one to be played.
inline Py_ssize_t latest_number = 0;

// These points, 64 a word, and the pass after them if `with_pass`.
nb::object make_moves(const PyBoard& board, std::span<const std::uint64_t> points, bool with_pass);

}  // namespace omnigo::python
