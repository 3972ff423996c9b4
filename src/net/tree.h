// The tree of a search with a net: what is known of positions, and how often they were visited.
#pragma once

#include <array>
#include <vector>

#include "net/inputs.h"

namespace omnigo {

using NetValues = std::array<float, kNetSeats>;  // by player

struct NetEdge {
  Point move;  // kNoPoint: the pass
  float prior;
  int child = -1;
};

struct NetNode {
  int mover = 0;
  bool ready = false;  // the net has judged it, or the game is over
  bool over = false;
  int visits = 0;
  int pending = 0;  // visits under way, which have no value yet
  NetValues value{}, score{};
  std::array<double, kNetSeats> value_sum{}, square_sum{};  // of values, over visits
  std::array<double, kNetSeats> mean{}, score_mean{};       // see NetTree::visit
  std::vector<NetEdge> edges;

  int visits_and_pending() const { return visits + pending; }
  double mean_value(int player) const { return visits > 0 ? mean[player] : value[player]; }
  double mean_score(int player) const { return visits > 0 ? score_mean[player] : score[player]; }
  // How far the values of its visits lie apart: their variance. Three more visits, with a standard
  // deviation of 0.2, steady it where there are few.
  double variance(int player) const;
};

class NetTree {
 public:
  bool empty() const { return nodes_.empty(); }
  void clear() { nodes_.clear(), edges_ = 0; }
  // A new node's number; the first is the root.
  int add() { return nodes_.emplace_back(), static_cast<int>(nodes_.size()) - 1; }
  NetNode& operator[](int index) { return nodes_[index]; }
  const NetNode& operator[](int index) const { return nodes_[index]; }
  NetNode& root() { return nodes_.front(); }
  const NetNode& root() const { return nodes_.front(); }

  void set_edges(int index, std::vector<NetEdge> edges);
  std::size_t edges_held() const { return edges_; }
  // Counts a visit of these nodes, the first above the second and so on, with the value of the
  // last. The mean of a node is over its own value and those of the turns tried, by their visits;
  // with `doubt` above 0, turns that look worse than the others count less (as in KataGo): their
  // visits are times the chance that they are as good as the mean, to this power.
  void visit(const std::vector<int>& path, double doubt);
  int visits(const NetEdge& edge) const { return edge.child >= 0 ? nodes_[edge.child].visits : 0; }
  // How play may go on after this turn: the most visited turns.
  std::vector<Point> line(const NetEdge& edge) const;

  // The node after this turn becomes the root, and all that is not below it goes; with no such
  // node, everything.
  void descend(Point move);

 private:
  void find_mean(NetNode& node, double doubt);

  std::vector<NetNode> nodes_;
  std::size_t edges_ = 0;
};

}  // namespace omnigo
