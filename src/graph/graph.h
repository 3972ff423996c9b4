// A finite undirected graph without loops or doubled edges: what Go is played on.
//
// Points are numbered from 0 in a fixed order. The neighbours of all points lie in one array, each
// point's in ascending order. A Graph never changes once made; share it freely between threads.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/result.h"

namespace omnigo {

using Point = std::uint16_t;
inline constexpr Point kNoPoint = 0xFFFF;

inline constexpr int kMaxPoints = 10'000;
inline constexpr int kMaxEdges = 200'000;

struct Edge {
  Point a, b;
  auto operator<=>(const Edge&) const = default;
};

class Graph {
 public:
  // A graph of `points` points (1 to kMaxPoints). A loop, a doubled edge or an end that is no point
  // is an error.
  static Result<Graph> from_edges(int points, std::vector<Edge> edges);
  // The same for makers of boards, whose edges are a set: loops and doubled edges add nothing.
  static Result<Graph> from_edge_set(int points, std::vector<Edge> edges);

  int size() const { return static_cast<int>(first_.size()) - 1; }
  int edge_count() const { return static_cast<int>(neighbours_.size() / 2); }
  std::span<const Point> neighbours(Point p) const {
    return {neighbours_.data() + first_[p], neighbours_.data() + first_[p + 1]};
  }
  int degree(Point p) const { return static_cast<int>(first_[p + 1] - first_[p]); }
  int max_degree() const { return max_degree_; }
  bool adjacent(Point a, Point b) const;
  // Every edge once, as (a, b) with a < b, in ascending order.
  std::vector<Edge> edges() const;

  bool operator==(const Graph&) const = default;

 private:
  Graph(int points, const std::vector<Edge>& sorted_edges);

  std::vector<std::uint32_t> first_;  // of point p's neighbours; one more than there are points
  std::vector<Point> neighbours_;
  int max_degree_ = 0;
};

using SharedGraph = std::shared_ptr<const Graph>;

// The points at distance two from p that share two or more neighbours with it: on a square grid,
// its diagonal points. One ascending list a point; none where there would be more than a hundred.
std::vector<std::vector<Point>> diagonal_points(const Graph& graph);

}  // namespace omnigo
