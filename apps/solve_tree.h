// The first plies of the proofs of a value, as a page to click through.
#pragma once

#include <optional>
#include <string>

#include "graph/layout.h"
#include "solve/solve.h"

namespace omnigo {

// Both proofs, that the value is at least and at most so much, from the game's position down to so
// many plies. Nothing if the search was stopped.
std::optional<std::string> proof_page(const Layout& layout, const Game& game, Colour subject,
                                      solve::Solver& solver, HalfPoints value, int plies);

}  // namespace omnigo
