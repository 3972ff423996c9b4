// Which of many problems to keep.
#pragma once

#include "problems/problem.h"

namespace omnigo::problems {

// At most `each` for every board, number of players and task. Those with longer lines, motifs and
// higher ratings are taken first, but none that differs from one that is taken, on the same board,
// in fewer than four points. Sorted by board, players, task and rating; the same for any order of
// what is given.
std::vector<Problem> choose(std::vector<Problem> problems, int each);

}  // namespace omnigo::problems
