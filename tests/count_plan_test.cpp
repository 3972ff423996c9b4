// The plan of a count against what counts took.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "count/count.h"
#include "count/plan.h"
#include "graph/families.h"
#include "ranks/ranks.h"

namespace omnigo::count {
namespace {

// What is extrapolated from narrower boards is what is counted.
TEST(CountPlan, StatesAreExtrapolatedWell) {
  for (const auto& [colours, widest, least] : {std::tuple{2, 12, 8}, {3, 9, 7}, {4, 7, 6}}) {
    for (int counted = least; counted + 2 <= widest; ++counted) {
      const double expected = grid_states(counted + 2, colours, counted + 2);
      EXPECT_NEAR(grid_states(counted + 2, colours, counted) / expected, 1, 0.03)
          << counted + 2 << " columns, " << colours << " colours";
    }
  }
}

TEST(CountPlan, IsWhatACountTakes) {
  const Layout board = *make_layout("8x9");
  const CountPlan plan = plan_count(board, 2);
  const Count count = *count_legal(board, CountOptions{});
  EXPECT_NEAR(plan.states / static_cast<double>(count.states), 1, 0.1);
  EXPECT_EQ(plan.moduli, count.moduli);
}

// Of long runs, with boards that no test can count (docs/counting.md, docs/cluster.md).
TEST(CountPlan, StatesAreThoseOfLongRuns) {
  for (const auto& [spec, players, states] : {std::tuple{"13x13", 2, 59'183'758.0},
                                              {"15x15", 2, 1'124'583'090.0},
                                              {"16x16", 2, 4'954'144'903.0},
                                              {"10x10", 3, 18'991'391.0},
                                              {"11x11", 3, 128'522'056.0},
                                              {"8x8", 4, 1'108'705.0}}) {
    EXPECT_NEAR(plan_count(*make_layout(spec), players).states / states, 1, 0.05) << spec;
  }
  for (const auto& [spec, states] : {std::pair{"torus:7x7", 4'373'762.0},
                                     {"mobius:7x7", 4'157'623.0},
                                     {"klein:6x6", 7'591'632.0},
                                     {"honeycomb:5", 13'775'874.0},
                                     {"cylinder:9x9", 32'200.0}}) {
    const double times = plan_graph_count(*make_layout(spec), 2)->states / states;
    EXPECT_GT(times, 1 / 6.0) << spec;
    EXPECT_LT(times, 6) << spec;
  }
}

// Roughly: boards differ.
TEST(CountPlan, OtherBoardsHaveAboutAsManyStates) {
  for (const auto& [spec, players] : {std::pair{"torus:5x5", 2},
                                      {"triangular:4", 3},
                                      {"cube:3", 2},
                                      {"klein:5x5", 2},
                                      {"hypercube:4", 3}}) {
    SCOPED_TRACE(spec);
    const Layout board = *make_layout(spec);
    const GraphPlan plan = *plan_graph_count(board, players);
    CountOptions options;
    options.players = players;
    const Count count = *count_legal(board, options);
    const double times = plan.states / static_cast<double>(count.states);
    EXPECT_GT(times, 1 / 6.0);
    EXPECT_LT(times, 6);
    EXPECT_EQ(plan.moduli, count.moduli);
    EXPECT_NEAR(std::log(plan.bytes / plan.states / count.bytes * count.states), 0, std::log(1.6));
  }
}

TEST(CountPlan, ReachesBoardsThatNobodyCanCountHere) {
  const CountPlan plan = plan_count(*make_layout("19x19"), 2);
  EXPECT_TRUE(plan.extrapolated);
  EXPECT_GT(plan.states, 1e11);
  EXPECT_LT(plan.states, 1e12);
  EXPECT_EQ(plan.moduli, 10);
}

// The more ranks, the sooner, but never as much as they are more; and none sends more than it has
// in each stage.
TEST(CountPlan, RanksShareTheWork) {
  const CountPlan plan = plan_count(*make_layout("11x11"), 2);
  EXPECT_NEAR(plan_ranks(plan, 2, 1).seconds / plan.seconds, 1, 1e-9);
  EXPECT_EQ(plan_ranks(plan, 2, 1).sent_bytes, 0);
  double before = plan.seconds;
  for (const int ranks : {2, 4, 16, 64}) {
    const RanksPlan its = plan_ranks(plan, 2, ranks);
    EXPECT_LT(its.seconds, before);
    EXPECT_GE(its.seconds * ranks, plan.seconds);
    EXPECT_LE(its.sent_bytes * ranks, 4 * 10 * plan.vector_bytes * plan.moduli);
    before = its.seconds;
  }
  EXPECT_LT(plan_ranks(plan, 2, 2).seconds, 0.55 * plan.seconds);
}

// The memory of the rank that holds most, where the vector has as many slices as that of a large
// board.
TEST(CountPlan, MemoryIsWhatRanksHold) {
  const Layout board = *make_layout("10x10");
  const CountPlan plan = plan_count(board, 2);
  for (const int ranks : {2, 4}) {
    std::vector<double> bytes(ranks);
    run_as_threads(ranks, [&](Ranks& rank) {
      CountOptions options;
      options.moduli = largest_primes(1);
      options.resources.ranks = &rank;
      options.resources.slices = 24 * ranks;
      bytes[rank.rank()] = static_cast<double>(count_legal(board, options)->bytes);
    });
    const double planned = plan_ranks(plan, 2, ranks).bytes;
    EXPECT_NEAR(std::ranges::max(bytes) / planned, 1, 0.15) << ranks << " ranks";
  }
}

TEST(CountPlan, RowsAreForRectangles) {
  EXPECT_TRUE(plans_rows(*make_layout("2x9"), 7));
  EXPECT_FALSE(plans_rows(*make_layout("torus:5x5"), 2));
  EXPECT_FALSE(plans_rows(*make_layout("5x5"), 8));
  EXPECT_FALSE(plans_rows(*make_layout("1x9"), 2));
}

}  // namespace
}  // namespace omnigo::count
