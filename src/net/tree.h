// The tree of a search with a net: what is known of positions, and how often they were visited.
//
// Turns that lead to the same position in another order may share a node (as in KataGo's graph
// search), so several edges can lead to it, and each counts its own visits. A node of a later turn
// is never above one of an earlier turn, so there are no cycles.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "net/inputs.h"

namespace omnigo {

using NetValues = std::array<float, kNetSeats>;  // by player

struct NetEdge {
  Point move;  // kNoPoint: the pass
  float prior;
  int child = -1;
  int visits = 0;
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
  std::uint64_t key = 0;  // 0: only one edge leads here

  double mean_value(int player) const { return visits > 0 ? mean[player] : value[player]; }
  double mean_score(int player) const { return visits > 0 ? score_mean[player] : score[player]; }
  // How far the values of its visits lie apart: their variance. Three more visits, with a standard
  // deviation of 0.2, steady it where there are few.
  double variance(int player) const;
};

// A node on a walk down the tree, and the number of the edge by which the walk goes on.
struct NetStep {
  int node;
  int edge = -1;
};

class NetTree {
 public:
  bool empty() const { return nodes_.empty(); }
  void clear() { *this = {}; }
  // A new node's number; the first is the root.
  int add();
  NetNode& operator[](int index) { return nodes_[index]; }
  const NetNode& operator[](int index) const { return nodes_[index]; }
  NetNode& root() { return nodes_.front(); }
  const NetNode& root() const { return nodes_.front(); }

  void set_edges(int index, std::vector<NetEdge> edges);
  std::size_t edges_held() const { return edges_; }

  // The node with this key, or -1. Only nodes that the net has judged get keys.
  int find(std::uint64_t key) const;
  // For later edges to the same position, unless another node has the key.
  void set_key(int index, std::uint64_t key);
  // Takes back add(), for a node to which no edge leads any more.
  void discard(int index);

  // Counts a visit of these nodes, the first above the second and so on, with the value of the
  // last; or, if the last one is known from other walks, of those above it alone, with its mean.
  // The mean of a node is over its own value and those of the turns tried, by their visits; with
  // `doubt` above 0, turns that look worse than the others count less (as in KataGo): their visits
  // are times the chance that they are as good as the mean, to this power.
  void visit(const std::vector<NetStep>& walk, double doubt, bool last_is_known = false);
  // How play may go on after this turn: the most visited turns.
  std::vector<Point> line(const NetEdge& edge) const;

  // The node after this turn becomes the root, and all that is not below it goes; with no such
  // node, everything.
  void descend(Point move);

 private:
  void find_mean(NetNode& node, double doubt);

  std::vector<NetNode> nodes_;
  std::vector<int> discarded_;
  std::unordered_map<std::uint64_t, int> by_key_;
  std::size_t edges_ = 0;
};

}  // namespace omnigo
