// Algorithm LIFT of Jeff Kaufman's "Some Mathematics of Go" (2006), as it is printed: with its sets
// passed by value, its prisoners credited as it credits them, and its loop over all neighbours.
#pragma once

#include <set>
#include <vector>

#include "spec/spec.h"

namespace omnigo {

class Lift {
 public:
  Lift(const Graph& graph, spec::Colouring board, int players)
      : graph_(graph), board_(std::move(board)), prisoners_(players + 1) {}

  // After a stone was placed at v.
  void run(Point v) {
    const int mover = board_[v];
    for (const Point a : graph_.neighbours(v)) {
      if (board_[a] != board_[v] && !is_safe({}, a)) remove_block({}, a, mover);
    }
    if (!is_safe({}, v)) remove_block({}, v, mover);
  }

  const spec::Colouring& board() const { return board_; }
  // By colour; the first is nobody's.
  const std::vector<int>& prisoners() const { return prisoners_; }
  // How often is_safe was called.
  long calls() const { return calls_; }

  bool is_safe(const std::set<Point>& looked_at, Point p) {
    ++calls_;
    bool safe = false;
    std::set<Point> with = looked_at;
    with.insert(p);
    for (const Point a : graph_.neighbours(p)) {
      if (board_[a] == 0 ||
          (!looked_at.contains(a) && board_[a] == board_[p] && is_safe(with, a))) {
        safe = true;
      }
    }
    return safe;
  }

 private:
  void remove_block(const std::set<Point>& looked_at, Point p, int credited) {
    std::set<Point> with = looked_at;
    with.insert(p);
    for (const Point a : graph_.neighbours(p)) {
      if (!looked_at.contains(a) && board_[a] == board_[p]) remove_block(with, a, credited);
    }
    board_[p] = 0;
    ++prisoners_[credited];
  }

  const Graph& graph_;
  spec::Colouring board_;
  std::vector<int> prisoners_;
  long calls_ = 0;
};

}  // namespace omnigo
