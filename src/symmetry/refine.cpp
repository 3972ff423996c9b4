#include "symmetry/refine.h"

#include <algorithm>
#include <deque>
#include <numeric>

namespace omnigo {
namespace {

class Refinement {
 public:
  Refinement(const Graph& graph, std::span<const std::uint8_t> colouring)
      : graph_(graph),
        points_(graph.size()),
        cell_of_(graph.size()),
        size_of_(graph.size()),
        waiting_(graph.size()),
        count_(graph.size()) {
    std::iota(points_.begin(), points_.end(), Point{0});
    if (!colouring.empty()) {
      std::sort(points_.begin(), points_.end(),
                [&](Point a, Point b) { return colouring[a] < colouring[b]; });
    }
    const auto same = [&](int i, int j) {
      return colouring.empty() || colouring[points_[i]] == colouring[points_[j]];
    };
    for (int start = 0, i = 1; i <= graph.size(); ++i) {
      if (i < graph.size() && same(i, start)) continue;
      make_cell(start, i - start);
      enqueue(start);
      start = i;
    }
  }

  std::vector<int> run() {
    while (!queue_.empty()) {
      const int splitter = queue_.front();
      queue_.pop_front();
      waiting_[splitter] = false;
      split_by(splitter);
    }
    return cell_of_;
  }

 private:
  void make_cell(int start, int size) {
    size_of_[start] = size;
    for (int i = start; i < start + size; ++i) cell_of_[points_[i]] = start;
  }

  void enqueue(int cell) {
    if (!waiting_[cell]) queue_.push_back(cell);
    waiting_[cell] = true;
  }

  void split_by(int splitter) {
    std::vector<Point> met;
    for (int i = splitter; i < splitter + size_of_[splitter]; ++i) {
      for (const Point q : graph_.neighbours(points_[i])) {
        if (count_[q]++ == 0) met.push_back(q);
      }
    }
    std::vector<int> cells;
    for (const Point q : met) cells.push_back(cell_of_[q]);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    for (const int cell : cells) {
      if (size_of_[cell] > 1) split(cell);
    }
    for (const Point q : met) count_[q] = 0;
  }

  // Orders the cell by count_ and makes a cell of each stretch with the same count.
  void split(int cell) {
    const int end = cell + size_of_[cell];
    std::sort(points_.begin() + cell, points_.begin() + end,
              [&](Point a, Point b) { return count_[a] < count_[b]; });
    if (count_[points_[cell]] == count_[points_[end - 1]]) return;

    const bool was_waiting = waiting_[cell];
    std::vector<int> parts;
    int largest = cell;
    for (int start = cell, i = cell + 1; i <= end; ++i) {
      if (i < end && count_[points_[i]] == count_[points_[start]]) continue;
      make_cell(start, i - start);
      parts.push_back(start);
      if (size_of_[start] > size_of_[largest]) largest = start;
      start = i;
    }
    for (const int part : parts) {
      if (was_waiting || part != largest) enqueue(part);
    }
  }

  const Graph& graph_;
  std::vector<Point> points_;  // in the order of their cells
  std::vector<int> cell_of_, size_of_;
  std::vector<bool> waiting_;
  std::vector<int> count_;  // of each point's neighbours in the splitter
  std::deque<int> queue_;
};

}  // namespace

std::vector<int> refine(const Graph& graph, std::span<const std::uint8_t> colouring) {
  return Refinement(graph, colouring).run();
}

}  // namespace omnigo
