// Commands that several ranks run together, started by mpirun.
#pragma once

#include <functional>

#include "ranks/ranks.h"

namespace omnigo {

// Those of mpirun, or this process alone.
Ranks& program_ranks();

// Runs a command that all ranks run alike, and leaves the ranks. Where all have the same error,
// only the first one says it, and its status is mpirun's.
int run_by_ranks(const std::function<int()>& command);
// The same for a farm (ranks/farm.h), of which the first rank alone has the files: where it cannot
// answer, it ends the farm.
int run_farm_by_ranks(const std::function<int()>& command);

}  // namespace omnigo
