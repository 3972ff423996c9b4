// Sets of points as bits, and a graph of at most 64 points through them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "graph/graph.h"

namespace omnigo::solve {

inline constexpr int kMostPoints = 64;

// Bit p stands for point p.
using Points = std::uint64_t;

inline int count(Points set) { return std::popcount(set); }
// The least point; the set is not empty.
inline Point first(Points set) { return static_cast<Point>(std::countr_zero(set)); }
inline Points just(Point p) { return Points{1} << p; }
inline bool holds(Points set, Point p) { return (set >> p & 1) != 0; }
inline bool at_most_one(Points set) { return (set & (set - 1)) == 0; }

template <class Visit>
void for_each(Points set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(first(set));
}

class PointGraph {
 public:
  explicit PointGraph(const Graph& graph) : size_(graph.size()) {
    for (int p = 0; p < size_; ++p) {
      for (Point q : graph.neighbours(static_cast<Point>(p))) beside_[p] |= just(q);
    }
  }

  int size() const { return size_; }
  Points all() const { return size_ == kMostPoints ? ~Points{0} : (Points{1} << size_) - 1; }
  Points beside(Point p) const { return beside_[p]; }
  // The neighbours of its points, some of them perhaps in the set itself.
  Points beside(Points set) const {
    Points joined = 0;
    for_each(set, [&](Point p) { joined |= beside_[p]; });
    return joined;
  }
  // The points that paths inside `within` join to the seed, which lies in it.
  Points spread(Points seed, Points within) const {
    Points reached = seed;
    for (Points fresh = seed; fresh != 0;) {
      fresh = beside(fresh) & within & ~reached;
      reached |= fresh;
    }
    return reached;
  }
  // Visits the connected parts of the set.
  template <class Visit>
  void for_each_part(Points set, Visit visit) const {
    while (set != 0) {
      const Points part = spread(set & -set, set);
      set &= ~part;
      visit(part);
    }
  }

 private:
  int size_;
  std::array<Points, kMostPoints> beside_{};
};

// The points in the order of their distances from all others, added up: central ones first. Set:
// the board's sets of points.
template <class Set, class Board>
std::vector<Point> central_first(const Board& board) {
  std::vector<Point> order;
  std::vector<int> distance(board.size());
  for (int p = 0; p < board.size(); ++p) {
    order.push_back(static_cast<Point>(p));
    for (Set reached = Set{1} << p, more; (more = reached | board.beside(reached)) != reached;
         reached = more) {
      distance[p] += board.size() - std::popcount(reached);
    }
  }
  std::sort(order.begin(), order.end(), [&](Point a, Point b) {
    return distance[a] != distance[b] ? distance[a] < distance[b] : a < b;
  });
  return order;
}

// Whether points have more neighbours on average than this number, in tenths.
inline bool is_denser_than(const PointGraph& graph, int tenths) {
  int neighbours = 0;
  for_each(graph.all(), [&](Point p) { neighbours += count(graph.beside(p)); });
  return 10 * neighbours > tenths * graph.size();
}

// Whether some point has fewer than three neighbours.
inline bool has_corners(const PointGraph& graph) {
  bool found = false;
  for_each(graph.all(), [&](Point p) { found |= count(graph.beside(p)) < 3; });
  return found;
}

// What a search looks up images by.
inline constexpr int kMostAutomorphisms = 200;

// A group of automorphisms of a graph, by number; 0 moves nothing. All automorphisms where they are
// not too many.
class Automorphisms {
 public:
  Automorphisms(const Graph& graph, int most);

  int size() const { return static_cast<int>(inverse_.size()); }
  int inverse(int number) const { return inverse_[number]; }
  // First `one`, then `then`.
  int product(int then, int one) const { return products_[then * size() + one]; }
  Point image(int number, Point p) const { return first(image(number, just(p))); }
  // By tables, a byte at a time.
  Points image(int number, Points set) const {
    const Points* table = tables_.data() + static_cast<std::size_t>(number) * bytes_ * 256;
    Points moved = 0;
    for (int byte = 0; byte < bytes_; ++byte, set >>= 8) moved |= table[byte * 256 + (set & 255)];
    return moved;
  }

 private:
  void tabulate(const std::vector<Point>& map);

  int bytes_;
  std::vector<int> inverse_, products_;
  std::vector<Points> tables_;
};

}  // namespace omnigo::solve
