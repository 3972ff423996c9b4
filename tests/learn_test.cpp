// Learning weights from choices, and their text.
#include "search/learn.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "graph/layout.h"
#include "search/weights.h"

namespace omnigo {
namespace {

TEST(Learn, FindsTheWeightsThatMadeTheChoices) {
  // Two kinds of two features each; a candidate's strength is the product of its two weights.
  const double truth[] = {1, 4, 1, 0.25};
  Random random(3);
  Choices choices(2);
  for (int i = 0; i < 20'000; ++i) {
    std::vector<std::array<std::uint32_t, 2>> candidates;
    std::vector<double> sums;
    double sum = 0;
    for (int j = 0; j < 5; ++j) {
      candidates.push_back({random.below(2), 2 + random.below(2)});
      sum += truth[candidates[j][0]] * truth[candidates[j][1]];
      sums.push_back(sum);
    }
    const double drawn = static_cast<double>(random() >> 11) * 0x1p-53 * sum;
    const std::size_t chosen = std::upper_bound(sums.begin(), sums.end(), drawn) - sums.begin();
    std::swap(candidates[0], candidates[chosen]);
    for (const auto& features : candidates) choices.add_candidate(features);
    choices.end_choice();
  }
  double likelihood = 0;
  const std::vector<double> learnt = choices.learn(4, 30, &likelihood);
  EXPECT_NEAR(learnt[1] / learnt[0], 4, 0.2);
  EXPECT_NEAR(learnt[3] / learnt[2], 0.25, 0.02);
  EXPECT_GT(likelihood, -std::log(5.0));
}

TEST(Weights, ReadBackWhatTheyWrite) {
  MoveWeights weights;
  weights.set(Tactic::Escapes, 4.5f);
  weights.set(Nearness::Far, 0.25f);
  for (Shape shape = 1; shape < 100; ++shape) weights.set_shape(shape, static_cast<float>(shape));
  const auto read = MoveWeights::parse(weights.text());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->text(), weights.text());
  EXPECT_EQ(read->tactic(Tactic::Escapes), 4.5f);
  EXPECT_EQ(read->shape(77), 77);
  EXPECT_EQ(read->shape(1000), 1);
}

TEST(Weights, WrongLinesAreErrors) {
  for (const char* text : {"tactic flies 3", "shape 1f", "shape 1f -2", "nonsense", "shape 0 1"}) {
    EXPECT_FALSE(MoveWeights::parse(text)) << text;
  }
}

TEST(Weights, TheLearntOnesAreThere) {
  EXPECT_GT(learnt_weights()->tactic(Tactic::CapturesToRescue), 3);
  EXPECT_LT(learnt_weights()->tactic(Tactic::SelfAtari), 0.5f);
  EXPECT_GT(learnt_weights()->nearness(Nearness::Adjacent),
            3 * learnt_weights()->nearness(Nearness::Far));
}

// A shape does not change when a symmetry of the graph moves everything.
TEST(Shape, IsTheSameUnderRotation) {
  const int size = 5;
  const auto layout = make_layout("5x5");
  const Shapes shapes(*layout->graph);
  Random random(5);
  for (int i = 0; i < 200; ++i) {
    Board board(layout->graph, 2), turned(layout->graph, 2);
    Colouring colouring(size * size), rotated(size * size);
    for (int p = 0; p < size * size; ++p) {
      const auto c = static_cast<Colour>(random.below(3));
      colouring[p] = c;
      rotated[(p % size) * size + (size - 1 - p / size)] = c;
    }
    board.set_colouring(colouring);
    turned.set_colouring(rotated);
    for (int p = 0; p < size * size; ++p) {
      const auto image = static_cast<Point>((p % size) * size + (size - 1 - p / size));
      EXPECT_EQ(shapes.at(board, static_cast<Point>(p), Colour::Black),
                shapes.at(turned, image, Colour::Black));
    }
  }
}

}  // namespace
}  // namespace omnigo
