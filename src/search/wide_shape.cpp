#include "search/wide_shape.h"

#include <algorithm>

namespace omnigo {

WideShapes::WideShapes(const Graph& graph)
    : graph_(graph), label_(graph.size()), around_(graph.size()) {
  std::vector<bool> is_member(graph.size());
  std::vector<Point> ball;
  for (int i = 0; i < graph.size(); ++i) {
    Ball& sizes = balls_.emplace_back();
    sizes.first = static_cast<std::uint32_t>(members_.size());
    ball.assign(1, static_cast<Point>(i));
    is_member[i] = true;
    std::size_t done = 0, kept = 0;  // members whose neighbours are members; those not too many
    for (int* const size : {&sizes.within1, &sizes.at2, &sizes.at3}) {
      const std::size_t before = ball.size();
      for (; done < before && ball.size() <= kMost; ++done) {
        for (Point q : graph.neighbours(ball[done])) {
          if (!is_member[q]) ball.push_back(q);
          is_member[q] = true;
          if (ball.size() > kMost) break;
        }
      }
      if (ball.size() > kMost) break;
      *size = static_cast<int>(ball.size() - kept);
      kept = ball.size();
    }
    for (Point q : ball) is_member[q] = false;
    members_.insert(members_.end(), ball.data(), ball.data() + kept);
  }
}

void WideShapes::look_at(const Board& board, Colour mover) {
  for (int p = 0; p < graph_.size(); ++p) {
    const int kind = Shapes::kind(board.at(static_cast<Point>(p)), mover);
    const int degree = std::min(graph_.degree(static_cast<Point>(p)), 9);
    label_[p] = splitmix64(static_cast<std::uint64_t>(10 * degree + kind));
  }
  for (int p = 0; p < graph_.size(); ++p) {
    std::uint64_t sum = 0;
    for (Point q : graph_.neighbours(static_cast<Point>(p))) sum += label_[q];
    around_[p] = mixed(label_[p]) + mixed(sum + 1);
  }
}

}  // namespace omnigo
