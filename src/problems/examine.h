// Whether a position makes a problem, and everything there is to say about it.
#pragma once

#include "problems/compose.h"
#include "problems/prober.h"
#include "problems/taste.h"

namespace omnigo::problems {

struct Demands {
  // Between the right turn and the best wrong one: less is a matter of counting, which nobody sees.
  int gap = 3;
  int most_empty = 16;     // empty points that are not settled
  int longest = 5;         // turns of Black on the line of the solution
  int longest_answer = 5;  // turns of a refutation
  std::uint64_t most_nodes = 100'000;
  std::size_t memory = std::size_t{8} << 20;
};

// The problem with Black to move, if exactly one first turn is right. Its task, its motifs and its
// rating come later: themes.h. `out`, if asked for, says whether the search had to give up.
std::optional<Problem> examine(const SharedLayout& board, int players, const Candidate& candidate,
                               const Demands& demands, Taste& taste, bool* out = nullptr);

// The same for all positions that differ only by an automorphism of the board and in how settled
// points are filled: 12 hexadecimal digits.
std::string identify(const SharedLayout& board, int players, const Colouring& start);

}  // namespace omnigo::problems
