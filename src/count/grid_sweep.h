// The sweep over rectangles: dense vectors, no keys, transitions by tables (grid_table.h).
#pragma once

#include <memory>

#include "count/sweep.h"

namespace omnigo::count {

// Whether the sweep is made for this many columns and colours.
bool grid_sweep_fits(int columns, int colours);

// Sweeps row by row; the shorter side is best given as columns.
// In one vector where that fits in the memory of this process and nothing is to be saved, otherwise
// in slices.
Result<std::unique_ptr<Sweep>> make_grid_sweep(int columns, int rows, int colours,
                                               const Resources& resources);

}  // namespace omnigo::count
