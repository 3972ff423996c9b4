// The sweep over any graph in slices: for states in the memory of several ranks, or on disk.
//
// A state belongs to the slice that its hash names. Every step is a stage: a slice's entries are
// added up by state in a table, and what becomes of each state is put to its slice.
#pragma once

#include <memory>

#include "count/frontier.h"
#include "count/sweep.h"

namespace omnigo::count {

// `Words` as in PackedState: 1, 2 or 4.
template <int Words>
std::unique_ptr<Sweep> make_sliced_graph_sweep(FrontierPlan plan, const Resources& resources);

}  // namespace omnigo::count
