// Problems as SGF files, with solution and refutations as variations, and positions from SGF files.
#pragma once

#include "problems/compose.h"
#include "problems/problem.h"

namespace omnigo::problems {

// One game tree: the right turn first (TE), then the wrong ones (BM). Other right turns are nodes
// without a continuation.
std::string to_sgf(const Problem& problem);

// A position that may make a problem, from the root of a game tree.
struct Asked {
  SharedLayout board;
  int players = 2;
  Candidate candidate;
};
// All game trees of the file; the error says which one is no position for a problem.
Result<std::vector<Asked>> positions_from_sgf(std::string bytes);

}  // namespace omnigo::problems
