// What a count takes, before it is started.
#pragma once

#include <cstdint>

#include "base/result.h"
#include "graph/layout.h"

namespace omnigo::count {

struct CountPlan {
  int columns = 0, rows = 0;  // the shorter side first
  double states = 0;          // the most that one step has
  bool extrapolated = false;  // the states are, from narrower boards
  int moduli = 0;
  double seconds = 0;       // of a processor, for all moduli
  double vector_bytes = 0;  // one modulus: in memory with several ranks, or on disk
};

// The same by several ranks with one processor each.
struct RanksPlan {
  double bytes = 0;       // of memory, for each
  double seconds = 0;     // of work, without sending
  double sent_bytes = 0;  // by each, for all moduli
};

// Whether the sweep over rectangles is made for the board, or would be if it were narrower.
bool plans_rows(const Layout& board, int players);

// Only for such rectangles.
CountPlan plan_count(const Layout& board, int players);

// The sweep over any graph, by one process: rough, since what its states are depends on the board.
struct GraphPlan {
  double states = 0;
  int moduli = 0;
  double seconds = 0;
  double bytes = 0;  // of memory, all moduli at once
};

// An error where the frontier is too wide to be packed.
Result<GraphPlan> plan_graph_count(const Layout& board, int players);

RanksPlan plan_ranks(const CountPlan& plan, int players, int ranks);

// The states of a frontier of this many columns: counted up to `counted` columns, from there on
// extrapolated.
double grid_states(int columns, int colours, int counted);

}  // namespace omnigo::count
