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

void NetTree::visit(const std::vector<int>& path, const NetMeans& means) {
  const NetValues value = nodes_[path.back()].value;
  for (auto at = path.rbegin(); at != path.rend(); ++at) {
    NetNode& node = nodes_[*at];
    ++node.visits;
    for (int i = 0; i < kNetSeats; ++i) {
      node.value_sum[i] += value[i];
      node.square_sum[i] += static_cast<double>(value[i]) * value[i];
    }
    find_mean(node, means);
  }
}

void NetTree::Errors::add(const NetNode& node, double times) {
  weight += times * node.error_weight;
  for (int i = 0; i < kNetSeats; ++i) sum[i] += times * node.error_weight * node.error[i];
}

const NetTree::Errors& NetTree::learn(NetNode& node, double tried,
                                      const std::array<double, kNetSeats>& below) {
  Errors& errors = errors_[node.likeness];
  errors.add(node, -1);
  node.error_weight = tried > 0 ? std::pow(tried, 0.8) : 0;
  for (int i = 0; i < kNetSeats; ++i) node.error[i] = node.value[i] - below[i];
  errors.add(node, 1);
  return errors;
}

void NetTree::find_mean(NetNode& node, const NetMeans& means) {
  double tried = 0, sum = 0;
  for (const NetEdge& edge : node.edges) {
    const int n = visits(edge);
    tried += n;
    if (n > 0) sum += n * nodes_[edge.child].mean[node.mover];
  }
  const double own = node.visits - tried, middle = tried > 0 ? sum / tried : 0;
  std::array<double, kNetSeats> values{}, scores{};
  double weights = 0;
  for (const NetEdge& edge : node.edges) {
    const int n = visits(edge);
    if (n == 0) continue;
    const NetNode& child = nodes_[edge.child];
    const double weight =
        means.doubt > 0 ? n * credit(child.mean[node.mover] - middle, n, means.doubt) : n;
    weights += weight;
    for (int i = 0; i < kNetSeats; ++i) {
      values[i] += weight * child.mean[i];
      scores[i] += weight * child.score_mean[i];
    }
  }
  for (int i = 0; i < kNetSeats && weights > 0; ++i) {
    values[i] /= weights;
    scores[i] /= weights;
  }
  std::array<double, kNetSeats> off{};
  if (means.correction > 0 && node.likeness != 0) {
    const Errors& errors = learn(node, tried, values);
    for (int i = 0; i < kNetSeats && errors.weight > 1e-3; ++i) {
      off[i] = means.correction * errors.sum[i] / errors.weight;
    }
  }
  for (int i = 0; i < kNetSeats; ++i) {
    node.mean[i] = (own * (node.value[i] - off[i]) + tried * values[i]) / node.visits;
    node.score_mean[i] = (own * node.score[i] + tried * scores[i]) / node.visits;
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
  // What is left behind has no errors of its own any more.
  const auto take = [](NetNode& node) {
    NetNode taken = std::move(node);
    node.likeness = 0;
    return taken;
  };
  if (next >= 0 && nodes_[next].ready) kept.push_back(take(nodes_[next]));
  edges_ = 0;
  for (std::size_t at = 0; at < kept.size(); ++at) {
    edges_ += kept[at].edges.size();
    for (std::size_t i = 0; i < kept[at].edges.size(); ++i) {
      const int child = kept[at].edges[i].child;
      if (child < 0) continue;
      kept.push_back(take(nodes_[child]));
      kept[at].edges[i].child = static_cast<int>(kept.size()) - 1;
    }
  }
  for (const NetNode& left : nodes_) {
    if (left.likeness != 0) errors_[left.likeness].add(left, -0.2);
  }
  nodes_ = std::move(kept);
}

}  // namespace omnigo
