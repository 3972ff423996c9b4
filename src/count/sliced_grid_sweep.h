// The sweep over rectangles in slices: for a vector in the memory of several ranks, or on disk.
//
// A row of the board is coloured in two stages, or up to four for many ranks: a part of the left
// half each, the last one with the right half. In each stage the slices are ranges of groups
// (grid_table.h) by the part of the left half that the stage leaves alone, so that a slice goes
// through all columns of the stage by itself. Rows change their slices only between two stages,
// two to four times for each row of the board however many columns it has; that is all that ranks
// send each other.
#pragma once

#include <memory>

#include "count/grid_table.h"
#include "count/sweep.h"

namespace omnigo::count {

Result<std::unique_ptr<Sweep>> make_sliced_grid_sweep(const GridShape& shape, int rows,
                                                      const Resources& resources);

// What that many ranks take.
struct RanksShare {
  double time = 0;         // that they work, of what one would
  double held_slices = 0;  // of the states: the largest slice, as often as a rank holds it
  int stages = 0;          // of a row: how often its states change slices
};
RanksShare share_of_ranks(const GridShape& shape, int ranks);

}  // namespace omnigo::count
