#include "count/order.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>

#include "base/random.h"

namespace omnigo::count {
namespace {

// The frontier of a growing set of points. Each frontier point carries a hash of its neighbours
// outside the set; equal hashes are taken for twins, which can only make an order look too good.
class Frontier {
 public:
  explicit Frontier(const Graph& graph)
      : graph_(graph), inside_(graph.size()), open_(graph.size()), outside_(graph.size()) {
    for (int p = 0; p < graph.size(); ++p) {
      open_[p] = graph.degree(static_cast<Point>(p));
      for (Point q : graph.neighbours(static_cast<Point>(p))) outside_[p] ^= splitmix64(q);
    }
  }

  void add(Point p) {
    inside_[p] = true;
    if (open_[p] > 0) points_.push_back(p);
    for (Point q : graph_.neighbours(p)) {
      --open_[q];
      outside_[q] ^= splitmix64(p);
    }
    std::erase_if(points_, [this](Point q) { return open_[q] == 0; });
  }

  // How much larger the frontier is once p is added.
  int growth(Point p) const {
    int growth = open_[p] > 0;
    for (Point q : graph_.neighbours(p)) growth -= inside_[q] && open_[q] == 1;
    return growth;
  }

  double width() {
    hashes_.clear();
    for (Point p : points_) hashes_.push_back(outside_[p]);
    std::sort(hashes_.begin(), hashes_.end());
    double width = 0;
    for (std::size_t i = 0, twins = 0; i < hashes_.size(); ++i) {
      twins = i > 0 && hashes_[i] == hashes_[i - 1] ? twins + 1 : 0;
      width += twins == 0 ? 1 : 0.5 / static_cast<double>(twins);
    }
    return width - kEdgeWidth * edges();
  }

  bool inside(Point p) const { return inside_[p]; }
  const std::vector<Point>& points() const { return points_; }

 private:
  // By how much an edge narrows the frontier: grids of width 8 have 0.74 times as many states for
  // each edge along the frontier.
  static constexpr double kEdgeWidth = 0.18;

  bool on_frontier(Point p) const { return inside_[p] && open_[p] > 0; }

  int edges() const {
    int ends = 0;
    for (Point p : points_) {
      for (Point q : graph_.neighbours(p)) ends += on_frontier(q);
    }
    return ends / 2;
  }

  const Graph& graph_;
  std::vector<bool> inside_;
  std::vector<int> open_;               // neighbours outside the set
  std::vector<std::uint64_t> outside_;  // a hash of them
  std::vector<Point> points_;
  std::vector<std::uint64_t> hashes_;
};

Order breadth_first(const Graph& graph, Point start) {
  Order order = {start};
  std::vector<bool> seen(graph.size());
  seen[start] = true;
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (Point q : graph.neighbours(order[i])) {
      if (!seen[q]) order.push_back(q);
      seen[q] = true;
    }
  }
  return order;
}

// Always the neighbour of the frontier that makes it grow least; among equals the one next to the
// oldest frontier point.
Order greedy(const Graph& graph, Point start) {
  Frontier frontier(graph);
  Order order = {start};
  frontier.add(start);
  while (static_cast<int>(order.size()) < graph.size()) {
    Point best = kNoPoint;
    int least = std::numeric_limits<int>::max();
    for (Point p : frontier.points()) {
      for (Point q : graph.neighbours(p)) {
        if (frontier.inside(q) || frontier.growth(q) >= least) continue;
        best = q;
        least = frontier.growth(q);
      }
    }
    frontier.add(best);
    order.push_back(best);
  }
  return order;
}

struct Candidate {
  Order order;
  double cost = 0;
};

void consider(const Graph& graph, Candidate& best, Order order) {
  const double cost = sweep_cost(graph, order);
  if (cost < best.cost) best = {std::move(order), cost};
}

// How many orders may be tried: fewer where looking at one takes long.
int trials(const Graph& graph, const Order& order, int most) {
  constexpr double kLooks = 3e7;  // at points of frontiers
  double looks = 0;
  for (double width : frontier_widths(graph, order)) looks += (1 + width) * graph.max_degree();
  return static_cast<int>(std::clamp(kLooks / looks, 2.0, static_cast<double>(most)));
}

// The two ends of a longest breadth-first walk, and points between.
std::vector<Point> starts(const Graph& graph, int most) {
  const Point far = breadth_first(graph, 0).back();
  const Order walk = breadth_first(graph, far);
  const int count = std::min(most, graph.size());
  std::vector<Point> points;
  for (int i = 0; i < count; ++i) {
    points.push_back(walk[i * (walk.size() - 1) / std::max(1, count - 1)]);
  }
  return points;
}

// Moves one point to another place while that makes the sweep cheaper, a fixed number of trials.
void improve(const Graph& graph, Candidate& best, int trials) {
  const int n = graph.size();
  Random random(1);
  for (int i = 0; i < trials; ++i) {
    Order order = best.order;
    const auto from = static_cast<int>(random.below(n));
    const auto to = std::clamp(from + static_cast<int>(random.below(17)) - 8, 0, n - 1);
    const Point moved = order[from];
    order.erase(order.begin() + from);
    order.insert(order.begin() + to, moved);
    consider(graph, best, std::move(order));
  }
}

}  // namespace

std::vector<double> frontier_widths(const Graph& graph, const Order& order) {
  Frontier frontier(graph);
  std::vector<double> widths;
  for (Point p : order) {
    frontier.add(p);
    widths.push_back(frontier.width());
  }
  return widths;
}

double sweep_cost(const Graph& graph, const Order& order) {
  double cost = 0;
  for (double width : frontier_widths(graph, order)) cost += std::pow(kStatesPerPoint, width);
  return cost;
}

Order choose_order(const Graph& graph) {
  Candidate best;
  best.order.resize(graph.size());
  std::iota(best.order.begin(), best.order.end(), Point{0});
  best.cost = sweep_cost(graph, best.order);
  for (Point start : starts(graph, trials(graph, best.order, 64))) {
    consider(graph, best, breadth_first(graph, start));
    consider(graph, best, greedy(graph, start));
  }
  improve(graph, best, trials(graph, best.order, 4000));
  return best.order;
}

}  // namespace omnigo::count
