// Counts of legal positions against those that others found.
#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "count/count.h"
#include "places.h"

namespace omnigo::count {
namespace {

TEST(CountsOfOthers, TheGraphsOfFarneback) {
  std::ifstream file(others_data() / "graphs-legal-positions.json");
  const auto graphs = nlohmann::json::parse(file)["graphs"];
  EXPECT_EQ(graphs.size(), 155u);
  for (const auto& graph : graphs) {
    SCOPED_TRACE(graph.dump());
    std::vector<Edge> edges;
    for (const auto& edge : graph["edges"]) edges.push_back({edge[0], edge[1]});
    Layout layout;
    layout.graph = std::make_shared<const Graph>(*Graph::from_edges(graph["points"], edges));
    const auto counted = count_legal(layout, CountOptions());
    ASSERT_TRUE(counted) << counted.error().message;
    EXPECT_EQ(counted->legal.get_str(), graph["legal"].dump());
  }
}

}  // namespace
}  // namespace omnigo::count
