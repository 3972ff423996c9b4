#include "search/playout.h"

#include <gtest/gtest.h>

#include <cmath>

#include "graph/layout.h"

namespace omnigo {
namespace {

struct Mean {
  double sum = 0, squares = 0;
  int count = 0;

  void add(double x) {
    sum += x;
    squares += x * x;
    ++count;
  }
  double mean() const { return sum / count; }
  double standard_error() const {
    return std::sqrt((squares / count - mean() * mean()) / (count - 1));
  }
};

// Published means of the workload, with the digits they were published with.
struct Workload {
  const char* board;
  double moves, turns, score, ahead_by_8;
  int playouts;
};

class PlayoutWorkload : public testing::TestWithParam<Ko> {};

void expect_near(const Mean& measured, double published, double rounding) {
  EXPECT_NEAR(measured.mean(), published, 4 * measured.standard_error() + rounding);
}

TEST_P(PlayoutWorkload, HasThePublishedMeans) {
  const Workload workloads[] = {{"9", 107.4, 111.1, 2.1, 0.421, 20'000},
                                {"19", 451.2, 455.5, 2.1, 0.463, 2'000}};
  for (const Workload& workload : workloads) {
    const auto layout = make_layout(workload.board);
    ASSERT_TRUE(layout);
    const Board empty(layout->graph, 2);
    Playout playout(layout->graph, 2, GetParam());
    Random random(7);
    Mean moves, turns, score, ahead;
    for (int i = 0; i < workload.playouts; ++i) {
      const PlayoutEnd& end = playout.run(empty, Colour::Black, random);
      moves.add(end.moves);
      turns.add(end.turns);
      score.add(end.areas[0] - end.areas[1]);
      ahead.add(end.areas[0] - end.areas[1] > 7.5);
    }
    expect_near(moves, workload.moves, 0.05);
    expect_near(turns, workload.turns, 0.05);
    expect_near(score, workload.score, 0.15);
    expect_near(ahead, workload.ahead_by_8, 0.0015);
  }
}

INSTANTIATE_TEST_SUITE_P(Ko, PlayoutWorkload, testing::Values(Ko::Simple, Ko::Positional),
                         [](const auto& info) {
                           return info.param == Ko::Simple ? "Simple" : "Positional";
                         });

}  // namespace
}  // namespace omnigo
