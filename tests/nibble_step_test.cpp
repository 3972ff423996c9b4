// Steps on all slots at the same time beside the same steps slot by slot.
#include "count/nibble_step.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "count/graph_states.h"
#include "graph/layout.h"

namespace omnigo::count {
namespace {

constexpr std::size_t kMostStates = 3000;  // of one layer: the others are left out

struct Steps {
  int fitting = 0, with_images = 0, states = 0;
};

// Goes through the states of a board, and compares what each becomes.
Steps compare(const std::string& spec, int players) {
  const Layout board = *make_layout(spec);
  const Order order = choose_order_for_images(*board.graph);
  FrontierPlan plan = *make_plan(*board.graph, players, order);
  find_images(*board.graph, order, plan);
  Steps steps;
  std::set<std::uint64_t> states = {0};
  for (const Step& step : plan.steps) {
    const Successors<1> successors(plan, step);
    std::set<std::uint64_t> next;
    if (plan.symbol_bits == 4 && step.twins.empty()) {
      ++steps.fitting;
      steps.with_images += !step.images.from.empty();
    }
    for (const std::uint64_t state : states) {
      std::multiset<std::pair<std::uint64_t, int>> at_once, by_slots;
      successors.for_each(
          &state, [&](const auto& packed, int times) { at_once.emplace(packed.words[0], times); });
      successors.by_slots(
          &state, [&](const auto& packed, int times) { by_slots.emplace(packed.words[0], times); });
      EXPECT_EQ(at_once, by_slots) << spec << ", " << players << " players, state " << state;
      if (at_once != by_slots) return steps;
      ++steps.states;
      for (const auto& [packed, times] : by_slots) next.insert(packed);
    }
    // Those that are kept are spread over all.
    const std::size_t every = next.size() / kMostStates + 1;
    std::size_t i = 0;
    states.clear();
    for (const std::uint64_t state : next) {
      if (i++ % every == 0) states.insert(state);
    }
  }
  return steps;
}

TEST(NibbleStep, EveryStepIsTheSameSlotBySlot) {
  for (const auto& [board, players] :
       {std::pair("12x10", 1), {"8x8", 2},          {"6x6", 3},
        {"11x11", 3},          {"4x4", 4},          {"5x5", 4},
        {"torus:4x4", 2},      {"torus:7x7", 2},    {"torus:5x4", 3},
        {"cylinder:6x6", 2},   {"mobius:5x5", 2},   {"klein:4x4", 3},
        {"triangular:4", 2},   {"triangular:4", 3}, {"honeycomb:3", 2},
        {"honeycomb:3", 3},    {"cube:3", 2},       {"dodecahedron", 3},
        {"petersen", 3},       {"sunflower:40", 2}, {"hypercube:4", 2}}) {
    const Steps steps = compare(board, players);
    EXPECT_GT(steps.fitting, 0) << board << ", " << players << " players";
    EXPECT_GT(steps.states, 100) << board;
  }
}

// The new stone may have a colour more than the frontier has slots.
TEST(NibbleStep, MorePlayersThanSlots) {
  for (const int players : {3, 4}) EXPECT_GT(compare("2x6", players).states, 10);
}

TEST(NibbleStep, ImagesAreChosenAsBefore) {
  for (const auto& [board, players] : {std::pair("torus:5x4", 2), {"torus:7x7", 2}, {"9x9", 3}}) {
    EXPECT_GT(compare(board, players).with_images, 2) << board;
  }
}

TEST(NibbleStep, SymbolsOfAnotherWidthDoNotFit) {
  const FrontierPlan five = *make_plan(*make_layout("6x6")->graph, 5,
                                       choose_order_for_images(*make_layout("6x6")->graph));
  for (const Step& step : five.steps) {
    EXPECT_FALSE(NibbleStep<4>::fits(five, step));
    EXPECT_FALSE(NibbleStep<3>::fits(five, step));
  }
}

}  // namespace
}  // namespace omnigo::count
