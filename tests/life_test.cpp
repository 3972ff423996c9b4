#include "rules/life.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/random.h"
#include "graph/layout.h"
#include "life_search.h"

namespace omnigo {
namespace {

Graph random_graph(int points, Random& random) {
  std::vector<Edge> edges;
  for (int a = 0; a < points; ++a) {
    for (int b = a + 1; b < points; ++b) {
      if (random.below(2) == 0) edges.push_back({Point(a), Point(b)});
    }
  }
  return *Graph::from_edges(points, edges);
}

void compare(const Graph& graph, const std::string& name, int players) {
  for (bool suicide : {false, true}) {
    SCOPED_TRACE(name + ", players: " + std::to_string(players));
    LifeSearch(graph, players, suicide).compare();
  }
}

TEST(Life, SuicideAndAThirdPlayerMakeRoomInARegion) {
  // White cannot fill B1 or D1 but by suicide, which empties A1 too; Red can, and takes A1.
  const Graph graph = *make_layout("5x1")->graph;
  const Colouring colouring = as_colours(diagram("W.B.W"));
  const auto alive = [&](int players, bool suicide) -> bool {
    return unconditional_life(graph, colouring, Colour::Black, players, suicide).alive[2];
  };
  EXPECT_TRUE(alive(2, false));
  EXPECT_FALSE(alive(2, true));
  EXPECT_FALSE(alive(3, false));
  EXPECT_FALSE(alive(3, true));
}

TEST(Life, IsWhatTwoPlayersCannotTake) {
  for (const char* name : {"3x3", "4x2", "5x1", "7x1", "cycle:5", "cycle:7", "star:6", "complete:4",
                           "complete:5", "cylinder:4x2", "octahedron", "honeycomb:1"}) {
    compare(*make_layout(name)->graph, name, 2);
  }
}

TEST(Life, IsWhatMorePlayersCannotTake) {
  for (const char* name : {"2x2", "3x2", "6x1", "cycle:5", "star:5", "complete:4"}) {
    compare(*make_layout(name)->graph, name, 3);
  }
  compare(*make_layout("5x1")->graph, "5x1", 4);
}

TEST(Life, IsExactOnRandomGraphs) {
  Random random(1);
  for (int i = 0; i < 40; ++i) {
    compare(random_graph(6, random), "random " + std::to_string(i), 2);
    compare(random_graph(5, random), "random " + std::to_string(i), 3);
  }
}

// Owners, by row from the top: X Black's, O White's.
Colouring owners_of(const std::vector<std::string>& rows) {
  Colouring owners;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    for (const char c : *row) {
      owners.push_back(c == 'X' ? Colour::Black : c == 'O' ? Colour::White : Colour::Empty);
    }
  }
  return owners;
}

TEST(Life, AreasOfDrawnPositions) {
  const auto area = [](const std::vector<std::string>& rows, const AreaCount& count) {
    const std::string spec = std::to_string(rows[0].size()) + "x" + std::to_string(rows.size());
    const Layout layout = *make_layout(spec);
    return unconditional_area(*layout.graph, owners_of(rows), 2, true, count);
  };
  // Both sides live with two eyes.
  const std::vector<std::string> alive = {".X.XO", "XXXXO", "XXOOO", "OOO.O", "O.OOO"};
  const Colouring theirs = owners_of({"XXXXO", "XXXXO", "XXOOO", "OOOOO", "OOOOO"});
  EXPECT_EQ(area(alive, {}), theirs);
  EXPECT_EQ(area(alive, {true, true, true}), theirs);
  EXPECT_EQ(independent_area(*make_layout("5x5")->graph, owners_of(alive), theirs), theirs);
  // One eye is not enough.
  const std::vector<std::string> corner = {".X..", "XX..", "...."};
  EXPECT_EQ(area(corner, {}), Colouring(12, Colour::Empty));
  EXPECT_EQ(area(corner, {false, false, true}), owners_of(corner));
  EXPECT_EQ(area(corner, {false, true, true}), Colouring(12, Colour::Black));
  EXPECT_EQ(area(corner, {true, false, false}), Colouring(12, Colour::Empty));
}

}  // namespace
}  // namespace omnigo
