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

Feature of(Tactic tactic) {
  return feature(FeatureKind::Tactic, static_cast<std::uint64_t>(tactic));
}
Feature of(Nearness nearness) {
  return feature(FeatureKind::Nearness, static_cast<std::uint64_t>(nearness));
}

TEST(Weights, ReadBackWhatTheyWrite) {
  MoveWeights weights;
  weights.set(of(Tactic::Escapes), 4.5f);
  weights.set(of(Nearness::Far), 0.25f);
  weights.set(feature(FeatureKind::Distance, 23), 1.5f);
  weights.set_rare(FeatureKind::Within2, 8);
  for (Shape shape = 0; shape < 100; ++shape) {
    weights.set(feature(FeatureKind::Shape, shape), static_cast<float>(shape + 1));
  }
  const auto read = MoveWeights::parse(weights.text());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->text(), weights.text());
  EXPECT_EQ(read->of(of(Tactic::Escapes)), 4.5f);
  EXPECT_EQ(read->of(feature(FeatureKind::Distance, 23)), 1.5f);
  EXPECT_EQ(read->of(feature(FeatureKind::Shape, 76)), 77);
  EXPECT_TRUE(read->knows(feature(FeatureKind::Shape, 0)));
  EXPECT_FALSE(read->knows(feature(FeatureKind::Shape, 1000)));
  EXPECT_EQ(read->of(feature(FeatureKind::Shape, 1000)), 1);
  EXPECT_EQ(read->of(feature(FeatureKind::Within2, 1000)), 8);
}

TEST(Weights, WrongLinesAreErrors) {
  for (const char* text : {"tactic flies 3", "shape 1f", "shape 1f -2", "nonsense", "shape 1g 1",
                           "distance 1f 2", "shape 1f inf0", "liberties -1 2"}) {
    EXPECT_FALSE(MoveWeights::parse(text)) << text;
  }
}

TEST(Weights, TheLearntOnesAreThere) {
  const LearntWeights learnt = learnt_weights();
  for (const auto& weights : {learnt.playouts, learnt.priors}) {
    EXPECT_GT(weights->of(of(Tactic::CapturesToRescue)), 3);
    EXPECT_LT(weights->of(of(Tactic::SelfAtari)), 0.5f);
  }
  EXPECT_GT(learnt.playouts->of(of(Nearness::Adjacent)),
            3 * learnt.playouts->of(of(Nearness::Far)));
  // Next to both of the latest moves, beside far away from both.
  EXPECT_GT(learnt.priors->of(feature(FeatureKind::Distance, 11)),
            3 * learnt.priors->of(feature(FeatureKind::Distance, 48)));
}

// A shape does not change when a symmetry of the graph moves everything.
TEST(Shape, IsTheSameUnderRotation) {
  const int size = 5;
  const auto layout = make_layout("5x5");
  const Shapes shapes(*layout->graph);
  WideShapes wide(*layout->graph), wide_turned(*layout->graph);
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
    wide.look_at(board, Colour::Black);
    wide_turned.look_at(turned, Colour::Black);
    for (int p = 0; p < size * size; ++p) {
      const auto image = static_cast<Point>((p % size) * size + (size - 1 - p / size));
      EXPECT_EQ(shapes.at(board, static_cast<Point>(p), Colour::Black),
                shapes.at(turned, image, Colour::Black));
      const auto here = wide.at(static_cast<Point>(p)), there = wide_turned.at(image);
      EXPECT_EQ(here.within2, there.within2);
      EXPECT_EQ(here.within3, there.within3);
    }
  }
}

// A stone anywhere within the distance makes another shape, one further away does not.
TEST(WideShape, SeesAllWithinItsDistanceAndNothingElse) {
  const auto layout = make_layout("9x9");
  const Point centre = 40;
  WideShapes shapes(*layout->graph);
  const auto seen = [&](const Colouring& colouring, Colour mover) {
    Board board(layout->graph, 2);
    board.set_colouring(colouring);
    shapes.look_at(board, mover);
    return shapes.at(centre);
  };
  const WideShapes::Pair nothing = seen(Colouring(81, Colour::Empty), Colour::Black);
  for (int p = 0; p < 81; ++p) {
    if (p == centre) continue;
    const int distance = std::abs(p / 9 - 4) + std::abs(p % 9 - 4);
    Colouring colouring(81, Colour::Empty);
    colouring[p] = Colour::Black;
    const WideShapes::Pair own = seen(colouring, Colour::Black);
    const WideShapes::Pair other = seen(colouring, Colour::White);
    EXPECT_EQ(own.within2 != nothing.within2, distance <= 2) << p;
    EXPECT_EQ(own.within3 != nothing.within3, distance <= 3) << p;
    EXPECT_EQ(own.within2 != other.within2, distance <= 2) << p;
    EXPECT_EQ(own.within3 != other.within3, distance <= 3) << p;
  }
}

// In a complete graph all points are neighbours.
TEST(WideShape, TooManyPointsHaveNone) {
  const auto layout = make_layout("complete:60");
  ASSERT_TRUE(layout);
  WideShapes shapes(*layout->graph);
  shapes.look_at(Board(layout->graph, 2), Colour::Black);
  EXPECT_EQ(shapes.at(0).within2, 0);
  EXPECT_EQ(shapes.at(0).within3, 0);
}

// Along points the far end of a block is seven steps away, along blocks it is no further than its
// near end; and what lies behind it, one more.
TEST(PriorFeatures, MeasureDistancesAlongBlocksToo) {
  const Layout layout = *make_layout("9x9");
  Board board(layout.graph, 2);
  Colouring colouring(81, Colour::Empty);
  for (int x = 0; x < 8; ++x) colouring[9 * 4 + x] = Colour::Black;  // A5 to H5
  board.set_colouring(colouring);
  PriorFeatures features(*layout.graph);
  const Point latest = *layout.find("A5");
  features.look_at(board, Colour::White, latest, kNoPoint);
  const auto of = [&](const char* point, FeatureKind kind) {
    const auto all = features.of(*layout.find(point));
    const auto at = std::find(PriorFeatures::kKinds.begin(), PriorFeatures::kKinds.end(), kind);
    return static_cast<int>(
        which_of(all[static_cast<std::size_t>(at - PriorFeatures::kKinds.begin())]));
  };
  EXPECT_EQ(of("H6", FeatureKind::Distance), 8);
  EXPECT_EQ(of("H6", FeatureKind::BlockDistance), 1);
  EXPECT_EQ(of("J5", FeatureKind::BlockDistance), 1);
  EXPECT_EQ(of("J6", FeatureKind::BlockDistance), 2);
  EXPECT_EQ(of("H9", FeatureKind::BlockDistance), 4);
}

}  // namespace
}  // namespace omnigo
