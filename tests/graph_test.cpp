#include "graph/graph.h"

#include <gtest/gtest.h>

#include "graph/layout.h"

namespace omnigo {
namespace {

TEST(Graph, NeighboursAreSymmetricAndAscending) {
  const auto graph = Graph::from_edges(4, {{2, 0}, {1, 3}, {0, 3}});
  ASSERT_TRUE(graph);
  EXPECT_EQ(graph->size(), 4);
  EXPECT_EQ(graph->edge_count(), 3);
  const auto near = graph->neighbours(0);
  EXPECT_EQ(std::vector<Point>(near.begin(), near.end()), (std::vector<Point>{2, 3}));
  EXPECT_TRUE(graph->adjacent(3, 1));
  EXPECT_FALSE(graph->adjacent(1, 2));
  EXPECT_EQ(graph->edges(), (std::vector<Edge>{{0, 2}, {0, 3}, {1, 3}}));
}

TEST(Graph, FromEdgesNamesWhatIsWrong) {
  EXPECT_EQ(Graph::from_edges(2, {{1, 1}}).error().message, "edge 1-1 is a loop");
  EXPECT_EQ(Graph::from_edges(2, {{1, 0}, {0, 1}}).error().message, "edge 0-1 is given twice");
  EXPECT_EQ(Graph::from_edges(2, {{0, 2}}).error().message, "edge 0-2 refers to a missing point");
  EXPECT_FALSE(Graph::from_edges(0, {}));
  EXPECT_FALSE(Graph::from_edges(kMaxPoints + 1, {}));
}

TEST(Graph, FromEdgeSetDropsLoopsAndDoubledEdges) {
  const auto graph = Graph::from_edge_set(2, {{1, 1}, {1, 0}, {0, 1}});
  ASSERT_TRUE(graph);
  EXPECT_EQ(graph->edge_count(), 1);
}

TEST(Graph, DiagonalPointsOfAGrid) {
  const auto layout = make_layout("grid:3x3");
  ASSERT_TRUE(layout);
  const auto diagonals = diagonal_points(*layout->graph);
  EXPECT_EQ(diagonals[0], (std::vector<Point>{4}));
  EXPECT_EQ(diagonals[4], (std::vector<Point>{0, 2, 6, 8}));
  EXPECT_EQ(diagonals[1], (std::vector<Point>{3, 5}));
}

// Two hubs, and leaves that touch both: all leaves would be diagonal to one another.
TEST(Graph, DiagonalsDoNotGrowBeyondMeasure) {
  for (const int leaves : {100, 200, 9'000}) {
    std::vector<Edge> edges;
    for (int leaf = 2; leaf < leaves + 2; ++leaf) {
      for (int hub = 0; hub < 2; ++hub) {
        edges.push_back({static_cast<Point>(hub), static_cast<Point>(leaf)});
      }
    }
    const auto diagonals = diagonal_points(*Graph::from_edges(leaves + 2, edges));
    EXPECT_EQ(diagonals[2].size(), leaves == 100 ? 99u : 0u);
  }
}

}  // namespace
}  // namespace omnigo
