// The first plies of the proofs of a value, as data and as a page to click through.
#pragma once

#include <optional>
#include <string>

#include "graph/layout.h"
#include "solve/solve.h"

namespace omnigo {

// Both proofs, that the value is at least and at most so much, from the game's position down to
// ply `plies`. Nothing if the search was stopped.
std::optional<std::string> proof_page(const Layout& layout, const Game& game, Colour subject,
                                      solve::Solver& solver, HalfPoints value, int plies);

// The proofs that hold of: the value is at least, and it is at most, `bound`. As JSON:
// {"proofs":[{"at_least":true,"root":0}],"nodes":[["....","B","turn",{"0":1}],...]}, where a node
// is the colouring, who plays next, what is to be said (turn, any, leaf, end; more: the proof goes
// on below) and the nodes that turns lead to, by point number; the number of points is the pass.
std::optional<std::string> proof_json(const Game& game, solve::Solver& solver, HalfPoints value,
                                      HalfPoints bound, int plies);

}  // namespace omnigo
