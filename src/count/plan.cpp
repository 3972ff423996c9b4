#include "count/plan.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "count/count.h"
#include "count/grid_table.h"
#include "count/residues.h"
#include "count/sliced_grid_sweep.h"

namespace omnigo::count {
namespace {

// Of a processor, for each state, step and modulus (docs/counting.md).
constexpr double kSecondsPerState = 2.6e-9;

// The widest board whose states are listed within a second or so.
int counted_columns(int colours) {
  return colours <= 2 ? 13 : colours == 3 ? 9 : colours == 4 ? 8 : 7;
}

double counted_states(int columns, int colours) {
  const GridShape shape(columns, colours);
  return static_cast<double>(rank_states(shape, shape.split).states());
}

}  // namespace

// The ratio of one width to the one before grows slowly towards its limit, about as 1 - c/n: the
// last two ratios say how.
double grid_states(int columns, int colours, int counted) {
  if (columns <= counted) return counted_states(columns, colours);
  double before = counted_states(counted - 2, colours), last = counted_states(counted - 1, colours),
         states = counted_states(counted, colours);
  const double r1 = last / before, r2 = states / last;
  // r(n) = limit - slope / n, by the ratios of the widths counted - 1 and counted.
  const double slope = (r2 - r1) / (1.0 / (counted - 1) - 1.0 / counted);
  const double limit = r2 + slope / counted;
  for (int n = counted + 1; n <= columns; ++n) states *= limit - slope / n;
  return states;
}

Result<CountPlan> plan_count(const Layout& board, int players) {
  if (!board.rectangle || !board.spec.starts_with("grid:") || players > kMaxGridColours) {
    return Error{"only counts of rectangles can be planned, with at most " +
                 std::to_string(kMaxGridColours) + " colours"};
  }
  CountPlan plan;
  std::tie(plan.columns, plan.rows) = std::minmax(board.rectangle->columns, board.rectangle->rows);
  if (plan.columns < 2) return Error{"a board one point wide needs no plan"};
  const int counted = counted_columns(players);
  plan.extrapolated = plan.columns > counted;
  plan.states = grid_states(plan.columns, players, counted);
  plan.moduli = static_cast<int>(moduli_for(colourings_of(*board.graph, players)).size());
  const double steps = static_cast<double>(plan.columns) * (plan.rows - 1);
  plan.vector_bytes = plan.states * sizeof(Residue);
  plan.seconds = plan.states * steps * plan.moduli * kSecondsPerState;
  return plan;
}

// Slices as unequal as those of a narrower board: wider ones are cut finer, so this is rather too
// much.
RanksPlan plan_ranks(const CountPlan& plan, int players, int ranks) {
  const int columns = std::min(plan.columns, counted_columns(players) - 1);
  const RanksShare share = share_of_ranks(GridShape(columns, players), ranks);
  RanksPlan its;
  its.bytes = plan.vector_bytes * (1.05 / ranks + share.held_slices);
  its.seconds = plan.seconds * share.time;
  its.sent_bytes = share.stages * (plan.rows - 1.0) * plan.vector_bytes * plan.moduli *
                   (ranks - 1) / ranks / ranks;
  return its;
}

}  // namespace omnigo::count
