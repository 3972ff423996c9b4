#include "graph/graph.h"

#include <algorithm>
#include <string>

namespace omnigo {
namespace {

Result<void> check_size(int points, std::size_t edges) {
  if (points < 1) return explain("board-no-points", "a board needs at least one point");
  if (points > kMaxPoints) {
    return explain("board-most-points", "a board has at most {most} points, not {n}",
                   {{"most", kMaxPoints}, {"n", points}});
  }
  if (edges > kMaxEdges) {
    return explain("board-most-edges", "a board has at most {most} edges, not {n}",
                   {{"most", kMaxEdges}, {"n", edges}});
  }
  return {};
}

std::string text(Edge e) { return std::to_string(e.a) + "-" + std::to_string(e.b); }

void sort_edges(std::vector<Edge>& edges) {
  for (Edge& e : edges) {
    if (e.a > e.b) std::swap(e.a, e.b);
  }
  std::sort(edges.begin(), edges.end());
}

}  // namespace

Graph::Graph(int points, const std::vector<Edge>& sorted_edges)
    : first_(points + 1), neighbours_(2 * sorted_edges.size()) {
  for (Edge e : sorted_edges) {
    ++first_[e.a + 1];
    ++first_[e.b + 1];
  }
  for (int p = 0; p < points; ++p) {
    max_degree_ = std::max(max_degree_, static_cast<int>(first_[p + 1]));
    first_[p + 1] += first_[p];
  }
  // Edges come in ascending order, so each point meets first its smaller neighbours (as b), in
  // order, then its larger ones (as a), if the two kinds are laid in two passes.
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  for (Edge e : sorted_edges) neighbours_[next[e.b]++] = e.a;
  for (Edge e : sorted_edges) neighbours_[next[e.a]++] = e.b;
}

Result<Graph> Graph::from_edges(int points, std::vector<Edge> edges) {
  if (auto sized = check_size(points, edges.size()); !sized) return sized.error();
  sort_edges(edges);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Edge e = edges[i];
    if (e.b >= points)
      return explain("edge-nowhere", "edge {edge} refers to a missing point", {{"edge", text(e)}});
    if (e.a == e.b) return explain("edge-loop", "edge {edge} is a loop", {{"edge", text(e)}});
    if (i > 0 && e == edges[i - 1])
      return explain("edge-twice", "edge {edge} is given twice", {{"edge", text(e)}});
  }
  return Graph(points, edges);
}

Result<Graph> Graph::from_edge_set(int points, std::vector<Edge> edges) {
  sort_edges(edges);
  std::erase_if(edges, [](Edge e) { return e.a == e.b; });
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  return from_edges(points, std::move(edges));
}

bool Graph::adjacent(Point a, Point b) const {
  const auto near = neighbours(a);
  return std::binary_search(near.begin(), near.end(), b);
}

std::vector<Edge> Graph::edges() const {
  std::vector<Edge> all;
  all.reserve(edge_count());
  for (int p = 0; p < size(); ++p) {
    for (Point q : neighbours(static_cast<Point>(p))) {
      if (p < q) all.push_back({static_cast<Point>(p), q});
    }
  }
  return all;
}

namespace {

// How many ways two steps from p lead along, and to how many diagonal points: where there are more,
// the word means nothing.
constexpr int kMostWays = 4096;
constexpr std::size_t kMostDiagonals = 128;

bool has_many_ways(const Graph& graph, Point p) {
  int ways = 0;
  for (Point q : graph.neighbours(p)) {
    ways += graph.degree(q);
    if (ways > kMostWays) return true;
  }
  return false;
}

}  // namespace

std::vector<std::vector<Point>> diagonal_points(const Graph& graph) {
  std::vector<std::vector<Point>> diagonals(graph.size());
  std::vector<int> shared(graph.size());
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (graph.degree(p) < 2 || has_many_ways(graph, p)) continue;
    std::vector<Point> met;
    for (Point q : graph.neighbours(p)) {
      for (Point r : graph.neighbours(q)) {
        if (shared[r]++ == 0) met.push_back(r);
      }
    }
    for (Point r : met) {
      if (shared[r] >= 2 && r != p && !graph.adjacent(p, r)) diagonals[p].push_back(r);
      shared[r] = 0;
    }
    if (diagonals[p].size() > kMostDiagonals) diagonals[p].clear();
    std::sort(diagonals[p].begin(), diagonals[p].end());
  }
  return diagonals;
}

}  // namespace omnigo
