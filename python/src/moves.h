// omnigo.Moves: the moves of one position, a sequence of names that never changes.
#pragma once

#include <cstdint>
#include <span>

#include "common.h"

namespace omnigo::python {

// These points, 64 a word, and the pass after them if `with_pass`.
nb::object make_moves(const PyBoard& board, std::span<const std::uint64_t> points, bool with_pass);

}  // namespace omnigo::python
