#include "rules/terms.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "diagram.h"
#include "graph/layout.h"
#include "spec/spec.h"

namespace omnigo {
namespace {

std::vector<Point> points(const Layout& layout, const std::string& names) {
  std::vector<Point> found;
  std::istringstream in(names);
  for (std::string name; in >> name;) found.push_back(*layout.find(name));
  std::sort(found.begin(), found.end());
  return found;
}

// The first position that "Go Basics" asks about.
struct GoBasics : testing::Test {
  Layout layout = *make_layout("4x3");
  const Graph& graph = *layout.graph;
  Colouring colouring = as_colours(diagram("W.B. BBWB BBWB"));
};

TEST_F(GoBasics, BlocksAndTheirLiberties) {
  const Components parts = components(graph, colouring);
  const auto expect = [&](const std::string& block, const std::string& liberties) {
    const std::vector<Point> stones = points(layout, block);
    EXPECT_EQ(parts.at(stones[0]).points, stones);
    EXPECT_EQ(parts.at(stones[0]).liberties, points(layout, liberties));
  };
  expect("a1 a2 b1 b2", "b3");
  expect("c3", "b3 d3");
  expect("d1 d2", "d3");
  expect("a3", "b3");
  expect("c1 c2", "");
  EXPECT_EQ(parts.all.size(), 7u) << "and two empty regions";
  EXPECT_TRUE(parts.at(*layout.find("a3")).in_atari());
  EXPECT_FALSE(parts.at(*layout.find("c3")).in_atari());
  EXPECT_TRUE(parts.at(*layout.find("c1")).dead());
}

TEST_F(GoBasics, SingleStonesThatMakeItLegal) {
  EXPECT_FALSE(is_legal(graph, colouring));
  EXPECT_EQ(clearing(graph, colouring, Colour::White), points(layout, "c1 c2"));
  EXPECT_TRUE(clearing(graph, colouring, Colour::Black).empty());
  std::vector<PointChange> expected;
  for (Point p : points(layout, "b1 b2 c1 c2 c3 d1 d2")) expected.push_back({p, Colour::Empty});
  EXPECT_EQ(legal_changes(graph, colouring, 2), expected);
}

TEST_F(GoBasics, PathsThatShowWhatIsReached) {
  const auto path = [&](const char* from, Colour colour) {
    return reaching_path(graph, colouring, *layout.find(from), colour);
  };
  const Point b1 = *layout.find("b1"), b2 = *layout.find("b2"), b3 = *layout.find("b3");
  EXPECT_EQ(path("b1", Colour::Empty), (std::vector<Point>{b1, b2, b3}));
  EXPECT_EQ(path("b1", Colour::White).size(), 2u);
  EXPECT_TRUE(path("c1", Colour::Empty).empty());
  EXPECT_TRUE(path("b1", Colour::Black).empty());
}

TEST(Terms, TerritoryAndNeutralPoints) {
  const Layout layout = *make_layout("5x2");
  const Colouring colouring = as_colours(diagram(".BW.R .B.WR"));
  Colouring owner(10, Colour::Empty);
  for (Point p : points(layout, "a1 a2")) owner[p] = Colour::Black;
  EXPECT_EQ(territory(*layout.graph, colouring), owner);
  EXPECT_EQ(neutral_points(*layout.graph, colouring), points(layout, "c1 d2"));
  const Colouring nothing(10, Colour::Empty);
  EXPECT_EQ(neutral_points(*layout.graph, nothing).size(), 10u);
}

// The eyes of a position, named, false ones with a question mark.
std::string eyes_of(const std::string& board, const std::string& rows) {
  const Layout layout = *make_layout(board);
  std::string text;
  for (const Eye& eye : eyes(*layout.graph, as_colours(diagram(rows)))) {
    text += (text.empty() ? "" : " ") + layout.names[eye.point] + (eye.real ? "" : "?");
  }
  return text;
}

TEST(Terms, EyesOfAGrid) {
  EXPECT_EQ(eyes_of("3x3", "... .B. ..."), "");
  EXPECT_EQ(eyes_of("3x3", ".B. B.B .B."), "A1 C1 B2 A3 C3");
  EXPECT_EQ(eyes_of("3x3", "WB. B.B .B."), "A1 C1 B2 C3") << "one opposing diagonal of four";
  EXPECT_EQ(eyes_of("3x3", "WBW B.B .B."), "A1 C1 B2?") << "two of four";
  EXPECT_EQ(eyes_of("4x4", "BBBB BBWB B.BB BBW."), "B2")
      << "two of four, but one block goes around";
  EXPECT_EQ(eyes_of("3x3", "... BW. .B."), "A1?") << "one at the corner";
  EXPECT_EQ(eyes_of("4x3", ".... .B.. B.B."), "B1") << "none at the side";
  EXPECT_EQ(eyes_of("4x3", ".... .BR. B.B."), "B1?") << "one at the side, of any opponent";
}

TEST(Terms, EyesWithoutDiagonals) {
  EXPECT_EQ(eyes_of("3x1", "B.B"), "B1?") << "two blocks";
  EXPECT_EQ(eyes_of("cycle:5", "BB.BB"), "3") << "one block around";
  EXPECT_EQ(eyes_of("star:4", "B..."), "2 3 4") << "a leaf has one neighbour";
  EXPECT_EQ(eyes_of("star:4", ".BBB"), "1?");
  EXPECT_EQ(eyes_of("1x1", "."), "") << "no neighbours, no eye";
}

// Everything against the definition, on random colourings, dead stones among them.
class TermsByDefinition : public testing::TestWithParam<const char*> {};

TEST_P(TermsByDefinition, Agree) {
  const Graph graph = *make_layout(GetParam())->graph;
  Random random(7);
  for (int round = 0; round < 150; ++round) {
    const int players = 2 + static_cast<int>(random.below(3));
    const std::uint32_t emptiness = random.below(4);
    spec::Colouring numbers(graph.size());
    for (auto& c : numbers) {
      const std::uint32_t drawn = random.below(players + 1 + emptiness);
      c = static_cast<std::uint8_t>(drawn > unsigned(players) ? 0 : drawn);
    }
    const Colouring colouring = as_colours(numbers);
    const Components parts = components(graph, colouring);
    const Colouring owners = territory(graph, colouring);
    for (int i = 0; i < graph.size(); ++i) {
      const auto p = static_cast<Point>(i);
      EXPECT_EQ(parts.at(p).points, spec::block(graph, numbers, p));
      if (numbers[p] != 0) {
        EXPECT_EQ(parts.at(p).liberties, spec::liberties(graph, numbers, p));
      }
      std::vector<Colour> reached;
      for (int c = 0; c <= players; ++c) {
        const bool reaches = spec::reaches(graph, numbers, p, c);
        if (reaches) reached.push_back(static_cast<Colour>(c));
        const auto path = reaching_path(graph, colouring, p, static_cast<Colour>(c));
        ASSERT_EQ(path.empty(), !reaches);
        for (std::size_t k = 0; k < path.size(); ++k) {
          EXPECT_EQ(numbers[path[k]], k + 1 < path.size() ? numbers[p] : c);
          if (k > 0) {
            EXPECT_TRUE(graph.adjacent(path[k - 1], path[k]));
          }
        }
      }
      EXPECT_EQ(parts.at(p).reaches, reached);
      const bool owned = numbers[p] == 0 && reached.size() == 1;
      EXPECT_EQ(owners[p], owned ? reached[0] : Colour::Empty);
    }
    for (int c = 1; c <= players; ++c) {
      spec::Colouring cleared = numbers;
      for (Point p : clearing(graph, colouring, static_cast<Colour>(c))) cleared[p] = 0;
      EXPECT_EQ(cleared, spec::clear(graph, numbers, {c}));
    }
    EXPECT_EQ(is_legal(graph, colouring), spec::without_dead_stones(graph, numbers));
    std::vector<PointChange> changes;
    for (int p = 0; p < graph.size(); ++p) {
      for (int c = 0; c <= players; ++c) {
        if ((numbers[p] == 0) == (c == 0)) continue;
        spec::Colouring changed = numbers;
        changed[p] = static_cast<std::uint8_t>(c);
        if (spec::without_dead_stones(graph, changed)) {
          changes.push_back({static_cast<Point>(p), static_cast<Colour>(c)});
        }
      }
    }
    EXPECT_EQ(legal_changes(graph, colouring, players), changes);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, TermsByDefinition,
                         testing::Values("3x3", "5x4", "torus:3x4", "mobius:5x3", "cube:3",
                                         "triangular:3", "honeycomb:2", "star:7", "complete:5",
                                         "petersen", "sierpinski:2", "path:9", "sunflower:20"),
                         [](const auto& board) {
                           std::string name = board.param;
                           std::replace(name.begin(), name.end(), ':', '_');
                           return name;
                         });

}  // namespace
}  // namespace omnigo
