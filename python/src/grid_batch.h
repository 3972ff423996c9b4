// Batches of the commonest games by the code that plays them on a GPU: a square grid of 9, 13 or 19
// for two players without suicide, with area scoring.
#pragma once

#include "batch.h"

namespace omnigo::python {

// Nothing where the games are others.
std::unique_ptr<Batch> make_grid_batch(int games, const std::vector<Game>& starts,
                                       const std::vector<int>& max_turns, int threads);

}  // namespace omnigo::python
