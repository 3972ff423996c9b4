#include "net/tree.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace omnigo {
namespace {

// The chance that a draw from Student's distribution with three degrees of freedom is below t.
double below(double t) {
  const double u = t / std::numbers::sqrt3;
  return 0.5 + (u / (1 + u * u) + std::atan(u)) / std::numbers::pi;
}

// How much a turn's visits count whose mean is this much above that of all turns tried. A mean of n
// visits is taken to be off by 0.4 / n^(1/4).
double credit(double above, int visits, double doubt) {
  const double deviation = 0.4 / std::pow(visits, 0.25);
  return std::pow(below(above / deviation) + 1e-4, doubt);
}

}  // namespace

double NetNode::variance(int player) const {
  constexpr double kVisits = 3, kVariance = 0.2 * 0.2;
  if (visits == 0) return kVariance;
  const double middle = value_sum[player] / visits;
  const double found = std::max(0.0, square_sum[player] - visits * middle * middle);
  return (found + kVisits * kVariance) / (visits + kVisits);
}

void NetTree::set_edges(int index, std::vector<NetEdge> edges) {
  edges_ += edges.size() - nodes_[index].edges.size();
  nodes_[index].edges = std::move(edges);
}

int NetTree::add() {
  if (discarded_.empty()) return nodes_.emplace_back(), static_cast<int>(nodes_.size()) - 1;
  const int index = discarded_.back();
  discarded_.pop_back();
  nodes_[index] = {};
  return index;
}

int NetTree::find(std::uint64_t key) const {
  const auto found = by_key_.find(key);
  return found == by_key_.end() ? -1 : found->second;
}

void NetTree::set_key(int index, std::uint64_t key) {
  if (by_key_.try_emplace(key, index).second) nodes_[index].key = key;
}

void NetTree::discard(int index) { discarded_.push_back(index); }

void NetTree::visit(const std::vector<NetStep>& walk, double doubt, bool last_is_known) {
  const NetNode& last = nodes_[walk.back().node];
  std::array<double, kNetSeats> value{};
  for (int i = 0; i < kNetSeats; ++i) value[i] = last_is_known ? last.mean_value(i) : last.value[i];
  for (auto at = walk.rbegin(); at != walk.rend(); ++at) {
    if (last_is_known && at == walk.rbegin()) continue;
    NetNode& node = nodes_[at->node];
    ++node.visits;
    if (at->edge >= 0) ++node.edges[at->edge].visits;
    for (int i = 0; i < kNetSeats; ++i) {
      node.value_sum[i] += value[i];
      node.square_sum[i] += value[i] * value[i];
    }
    find_mean(node, doubt);
  }
}

void NetTree::find_mean(NetNode& node, double doubt) {
  double tried = 0, sum = 0;
  for (const NetEdge& edge : node.edges) {
    const int n = edge.visits;
    tried += n;
    if (n > 0) sum += n * nodes_[edge.child].mean[node.mover];
  }
  const double own = node.visits - tried, middle = tried > 0 ? sum / tried : 0;
  std::array<double, kNetSeats> values{}, scores{};
  double weights = 0;
  for (const NetEdge& edge : node.edges) {
    const int n = edge.visits;
    if (n == 0) continue;
    const NetNode& child = nodes_[edge.child];
    const double weight = doubt > 0 ? n * credit(child.mean[node.mover] - middle, n, doubt) : n;
    weights += weight;
    for (int i = 0; i < kNetSeats; ++i) {
      values[i] += weight * child.mean[i];
      scores[i] += weight * child.score_mean[i];
    }
  }
  const double scale = weights > 0 ? tried / weights : 0;
  for (int i = 0; i < kNetSeats; ++i) {
    node.mean[i] = (own * node.value[i] + scale * values[i]) / node.visits;
    node.score_mean[i] = (own * node.score[i] + scale * scores[i]) / node.visits;
  }
}

std::vector<Point> NetTree::line(const NetEdge& edge) const {
  std::vector<Point> moves = {edge.move};
  for (int at = edge.child; at >= 0;) {
    const auto& edges = nodes_[at].edges;
    const auto best =
        std::max_element(edges.begin(), edges.end(),
                         [](const NetEdge& a, const NetEdge& b) { return a.visits < b.visits; });
    if (best == edges.end() || best->visits == 0) break;
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
  NetTree kept;
  std::vector<int> places(nodes_.size(), -1);  // of nodes that are kept
  const auto keep = [&](int index) {
    if (places[index] < 0) {
      places[index] = static_cast<int>(kept.nodes_.size());
      kept.nodes_.push_back(std::move(nodes_[index]));
    }
    return places[index];
  };
  if (next >= 0 && nodes_[next].ready) keep(next);
  for (std::size_t at = 0; at < kept.nodes_.size(); ++at) {
    kept.edges_ += kept.nodes_[at].edges.size();
    if (kept.nodes_[at].key != 0) kept.by_key_[kept.nodes_[at].key] = static_cast<int>(at);
    for (std::size_t i = 0; i < kept.nodes_[at].edges.size(); ++i) {
      const int child = kept.nodes_[at].edges[i].child;
      if (child >= 0) kept.nodes_[at].edges[i].child = keep(child);
    }
  }
  *this = std::move(kept);
}

}  // namespace omnigo
