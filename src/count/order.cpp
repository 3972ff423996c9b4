#include "count/order.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

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
// oldest frontier point, which keeps a front, or next to the newest, which finishes a branch.
Order greedy(const Graph& graph, Point start, bool newest) {
  Frontier frontier(graph);
  Order order = {start};
  frontier.add(start);
  while (static_cast<int>(order.size()) < graph.size()) {
    Point best = kNoPoint;
    int least = std::numeric_limits<int>::max();
    for (Point p : frontier.points()) {
      for (Point q : graph.neighbours(p)) {
        if (frontier.inside(q)) continue;
        const int growth = frontier.growth(q);
        if (growth < least || (newest && growth == least)) {
          best = q;
          least = growth;
        }
      }
    }
    frontier.add(best);
    order.push_back(best);
  }
  return order;
}

// A tree of the points such that each point's neighbours are its descendants or ancestors, found by
// eliminating always a point of least degree and joining its neighbours to each other.
std::vector<Point> elimination_tree(const Graph& graph) {
  const int n = graph.size();
  std::vector<std::set<Point>> near(n);
  std::set<std::pair<std::size_t, Point>> by_degree;
  for (int i = 0; i < n; ++i) {
    const auto p = static_cast<Point>(i);
    near[p].insert(graph.neighbours(p).begin(), graph.neighbours(p).end());
    by_degree.insert({near[p].size(), p});
  }
  std::vector<Point> parent(n, kNoPoint);
  std::vector<std::vector<Point>> above(n);  // the neighbours when it was eliminated
  std::vector<int> when(n);
  for (int t = 0; t < n; ++t) {
    const Point p = by_degree.begin()->second;
    by_degree.erase(by_degree.begin());
    when[p] = t;
    above[p].assign(near[p].begin(), near[p].end());
    for (Point q : above[p]) by_degree.erase({near[q].size(), q});
    for (Point q : above[p]) {
      near[q].insert(above[p].begin(), above[p].end());
      near[q].erase(p);
      near[q].erase(q);
    }
    for (Point q : above[p]) by_degree.insert({near[q].size(), q});
  }
  for (int p = 0; p < n; ++p) {
    const auto first = std::min_element(above[p].begin(), above[p].end(),
                                        [&](Point a, Point b) { return when[a] < when[b]; });
    if (first != above[p].end()) parent[p] = *first;
  }
  return parent;
}

// Branch by branch of the elimination tree, each point before its descendants, the largest branch
// last: the frontier is then among the ancestors of the latest point. Good where a graph falls
// apart at few points, as trees do.
Order by_branches(const Graph& graph) {
  const std::vector<Point> parent = elimination_tree(graph);
  std::vector<std::vector<Point>> children(graph.size());
  Point root = 0;
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (parent[p] == kNoPoint) root = p;
    if (parent[p] != kNoPoint) children[parent[p]].push_back(p);
  }
  std::vector<int> size(graph.size(), 1);
  const auto walk = [&] {
    Order order;
    std::vector<Point> stack = {root};
    while (!stack.empty()) {
      order.push_back(stack.back());
      stack.pop_back();
      auto& branches = children[order.back()];
      std::sort(branches.begin(), branches.end(),
                [&](Point a, Point b) { return size[a] > size[b]; });
      stack.insert(stack.end(), branches.begin(), branches.end());
    }
    return order;
  };
  const Order any = walk();
  for (std::size_t i = any.size(); i-- > 1;) size[parent[any[i]]] += size[any[i]];
  return walk();
}

// Finishes one point after the other in the order given: its neighbours are placed, and it leaves
// the frontier.
Order finishing(const Graph& graph, const Order& given) {
  Order order;
  std::vector<bool> placed(graph.size());
  const auto place = [&](Point p) {
    if (!placed[p]) order.push_back(p);
    placed[p] = true;
  };
  for (Point p : given) {
    place(p);
    for (Point q : graph.neighbours(p)) place(q);
  }
  return order;
}

// Grows several sets of points at once, always by a neighbour of their frontiers; of all sets of
// one more point that arise, the cheapest few are kept. Finds its way through graphs that fall
// apart again and again at few points, where each choice alone looks as good as another.
class Beam {
 public:
  Beam(const Graph& graph, std::size_t breadth) : graph_(graph), breadth_(breadth) {}

  Order run(Point start) {
    Set first;
    first.open.resize(graph_.size());
    first.inside.resize(graph_.size());
    for (int p = 0; p < graph_.size(); ++p) first.open[p] = graph_.degree(static_cast<Point>(p));
    sets_ = {grown(first, {0, 0, 0, start})};
    trail_ = {{{0, 0, 0, start}}};
    while (static_cast<int>(trail_.size()) < graph_.size()) grow();
    return walk_back();
  }

 private:
  struct Set {
    std::vector<bool> inside;
    std::vector<int> open;  // neighbours outside
    std::vector<Point> frontier;
    double cost = 0;
    std::uint64_t hash = 0;
  };
  struct Growth {
    double cost;
    std::uint64_t hash;  // of the set that arises
    std::size_t from;
    Point added;
  };

  Set grown(const Set& set, const Growth& growth) const {
    Set larger = set;
    larger.cost = growth.cost;
    larger.hash = growth.hash;
    larger.inside[growth.added] = true;
    if (larger.open[growth.added] > 0) larger.frontier.push_back(growth.added);
    for (Point q : graph_.neighbours(growth.added)) --larger.open[q];
    std::erase_if(larger.frontier, [&](Point p) { return larger.open[p] == 0; });
    return larger;
  }

  Growth growth(std::size_t from, Point added) const {
    const Set& set = sets_[from];
    auto width = static_cast<double>(set.frontier.size()) + (set.open[added] > 0);
    for (Point q : graph_.neighbours(added)) width -= set.inside[q] && set.open[q] == 1;
    return {set.cost + std::pow(kStatesPerPoint, width), set.hash ^ splitmix64(added), from, added};
  }

  void grow() {
    std::vector<Growth> all;
    for (std::size_t from = 0; from < sets_.size(); ++from) {
      for (Point p : sets_[from].frontier) {
        for (Point q : graph_.neighbours(p)) {
          if (!sets_[from].inside[q]) all.push_back(growth(from, q));
        }
      }
    }
    const auto key = [](const Growth& g) { return std::pair(g.cost, g.hash); };
    std::sort(all.begin(), all.end(), [&](auto& a, auto& b) { return key(a) < key(b); });
    std::vector<Growth> kept;
    std::set<std::uint64_t> met;
    for (std::size_t i = 0; i < all.size() && kept.size() < breadth_; ++i) {
      if (met.insert(all[i].hash).second) kept.push_back(all[i]);
    }
    std::vector<Set> larger;
    for (const Growth& g : kept) larger.push_back(grown(sets_[g.from], g));
    sets_ = std::move(larger);
    trail_.push_back(std::move(kept));
  }

  Order walk_back() const {
    Order order(trail_.size());
    std::size_t at = 0;
    for (std::size_t i = trail_.size(); i-- > 0; at = trail_[i][at].from) {
      order[i] = trail_[i][at].added;
    }
    return order;
  }

  const Graph& graph_;
  const std::size_t breadth_;
  std::vector<Set> sets_;
  std::vector<std::vector<Growth>> trail_;  // by the size of the sets
};

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
    consider(graph, best, greedy(graph, start, false));
    consider(graph, best, greedy(graph, start, true));
  }
  constexpr int kMostToEliminate = 3000;
  if (graph.size() <= kMostToEliminate) {
    Order branches = by_branches(graph);
    consider(graph, best, branches);
    std::reverse(branches.begin(), branches.end());
    consider(graph, best, finishing(graph, branches));
  }
  const double points = graph.size();
  const auto breadth = static_cast<std::size_t>(std::min(100.0, 2e8 / (points * points)));
  if (breadth >= 8) {
    for (Point start : starts(graph, 3)) consider(graph, best, Beam(graph, breadth).run(start));
  }
  improve(graph, best, trials(graph, best.order, 4000));
  return best.order;
}

}  // namespace omnigo::count
