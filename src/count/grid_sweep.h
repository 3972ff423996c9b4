// The sweep over rectangles: dense vectors, no keys, transitions by tables.
//
// States are ranked as grid_words.h says: a row for each left half, in it a place for each right
// half that fits. Colouring a cell is a sparse matrix between rows whose entries are themselves
// small sparse matrices between places, the kernels; there are few different kernels, since they
// depend on the left half only through its Interface. The tables are made once for each column and
// serve every row of the board and every modulus.
#pragma once

#include <memory>

#include "count/sweep.h"

namespace omnigo::count {

// Whether the sweep is made for this many columns and colours.
bool grid_sweep_fits(int columns, int colours);

// Sweeps row by row; the shorter side is best given as columns.
std::unique_ptr<Sweep> make_grid_sweep(int columns, int rows, int colours, Resources resources);

}  // namespace omnigo::count
