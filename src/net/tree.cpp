#include "net/tree.h"

#include <algorithm>

namespace omnigo {

void NetTree::set_edges(int index, std::vector<NetEdge> edges) {
  edges_ += edges.size() - nodes_[index].edges.size();
  nodes_[index].edges = std::move(edges);
}

void NetTree::visit(int index, const NetNode& leaf) {
  NetNode& node = nodes_[index];
  ++node.visits;
  for (int i = 0; i < kNetSeats; ++i) {
    node.value_sum[i] += leaf.value[i];
    node.score_sum[i] += leaf.score[i];
  }
}

std::vector<Point> NetTree::line(const NetEdge& edge) const {
  std::vector<Point> moves = {edge.move};
  for (int at = edge.child; at >= 0;) {
    const auto& edges = nodes_[at].edges;
    const auto best =
        std::max_element(edges.begin(), edges.end(),
                         [&](const NetEdge& a, const NetEdge& b) { return visits(a) < visits(b); });
    if (best == edges.end() || visits(*best) == 0) break;
    moves.push_back(best->move);
    at = best->child;
  }
  return moves;
}

void NetTree::descend(Point move) {
  const auto& edges = nodes_.front().edges;
  const auto found = std::find_if(edges.begin(), edges.end(),
                                  [&](const NetEdge& edge) { return edge.move == move; });
  const int next = found == edges.end() ? -1 : found->child;
  std::vector<NetNode> kept;
  if (next >= 0 && nodes_[next].ready) kept.push_back(std::move(nodes_[next]));
  edges_ = 0;
  for (std::size_t at = 0; at < kept.size(); ++at) {
    edges_ += kept[at].edges.size();
    for (std::size_t i = 0; i < kept[at].edges.size(); ++i) {
      const int child = kept[at].edges[i].child;
      if (child < 0) continue;
      kept.push_back(std::move(nodes_[child]));
      kept[at].edges[i].child = static_cast<int>(kept.size()) - 1;
    }
  }
  nodes_ = std::move(kept);
}

}  // namespace omnigo
