#include "count/plan.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "count/count.h"
#include "count/grid_table.h"
#include "count/images.h"
#include "count/residues.h"
#include "count/sliced_grid_sweep.h"

namespace omnigo::count {
namespace {

// Of a processor, for each state, step and modulus (docs/counting.md).
constexpr double kSecondsPerState = 2.6e-9;

// Of the sweep over any graph, on the same processor, for each state and step, and for each of its
// residues; and of memory for each word of an entry: tables are half empty, and there are two
// layers and what goes from one to the other.
constexpr double kSecondsPerEntry = 2.5e-7, kSecondsPerResidue = 4e-8, kBytesPerWord = 30;

struct GraphStates {
  double most = 0, all = 0;  // after one step, and after each, added up
};

// Each colour adds as much to what may stand on a point. Boards of more than ten thousand states
// have from a third of these to six times as many.
GraphStates graph_states(const Graph& graph, const Order& order, const FrontierPlan& plan) {
  const double per_point = kStatesPerPoint * (1 + plan.players) / 3;
  const std::vector<double> widths = frontier_widths(graph, order);
  GraphStates states;
  for (std::size_t t = 0; t < widths.size(); ++t) {
    const double saved = std::pow(kStatesPerPoint, widths[t] - plan.widths[t]);
    const double after = std::max(1.0, std::pow(per_point, widths[t]) / saved / 1.5);
    states.most = std::max(states.most, after);
    states.all += after;
  }
  return states;
}

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

bool plans_rows(const Layout& board, int players) {
  return board.rectangle && board.spec.starts_with("grid:") && players <= kMaxGridColours &&
         std::min(board.rectangle->columns, board.rectangle->rows) >= 2;
}

CountPlan plan_count(const Layout& board, int players) {
  CountPlan plan;
  std::tie(plan.columns, plan.rows) = std::minmax(board.rectangle->columns, board.rectangle->rows);
  const int counted = counted_columns(players);
  plan.extrapolated = plan.columns > counted;
  plan.states = grid_states(plan.columns, players, counted);
  plan.moduli = static_cast<int>(moduli_for(colourings_of(*board.graph, players)).size());
  const double steps = static_cast<double>(plan.columns) * (plan.rows - 1);
  plan.vector_bytes = plan.states * sizeof(Residue);
  plan.seconds = plan.states * steps * plan.moduli * kSecondsPerState;
  return plan;
}

Result<GraphPlan> plan_graph_count(const Layout& board, int players) {
  GraphPlan whole;
  for (const auto& points : components(*board.graph)) {
    const Graph piece = subgraph(*board.graph, points);
    const Order order = choose_order_for_images(piece);
    auto sweep = make_plan(piece, players, order);
    if (!sweep) return sweep.error();
    find_images(piece, order, *sweep);
    const int moduli = static_cast<int>(moduli_for(colourings_of(piece, players)).size());
    const GraphStates states = graph_states(piece, order, *sweep);
    whole.moduli = std::max(whole.moduli, moduli);
    whole.states = std::max(whole.states, states.most);
    whole.seconds += states.all * (kSecondsPerEntry + moduli * kSecondsPerResidue);
    const int words = sweep->bits / 64 + 1 + moduli;
    whole.bytes = std::max(whole.bytes, states.most * words * kBytesPerWord);
  }
  return whole;
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
