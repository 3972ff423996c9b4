// The tree of a search with a net: what is known of positions, and how often they were visited.
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
  std::uint64_t likeness = 0;  // the same for positions where the net errs alike; 0: like no other
  double error_weight = 0;     // what it adds to the errors of its like
  std::array<double, kNetSeats> error{};

  int visits_and_pending() const { return visits + pending; }
  double mean_value(int player) const { return visits > 0 ? mean[player] : value[player]; }
  double mean_score(int player) const { return visits > 0 ? score_mean[player] : score[player]; }
  // How far the values of its visits lie apart: their variance. Three more visits, with a standard
  // deviation of 0.2, steady it where there are few.
  double variance(int player) const;
};

// How the mean of a position is found from its own value and those of the turns tried.
struct NetMeans {
  // Above 0, turns that look worse than the others count less (as in KataGo): their visits are
  // times the chance that they are as good as the mean, to this power.
  double doubt = 0;
  // How much of the net's mean error in positions that are alike is taken off its values. An error
  // is a value less the mean of what was found below it; it counts by the visits below, to the
  // power 0.8 (KataGo's "subtree value bias correction").
  double correction = 0;
};

class NetTree {
 public:
  bool empty() const { return nodes_.empty(); }
  void clear() { nodes_.clear(), errors_.clear(), edges_ = 0; }
  // A new node's number; the first is the root.
  int add() { return nodes_.emplace_back(), static_cast<int>(nodes_.size()) - 1; }
  NetNode& operator[](int index) { return nodes_[index]; }
  const NetNode& operator[](int index) const { return nodes_[index]; }
  NetNode& root() { return nodes_.front(); }
  const NetNode& root() const { return nodes_.front(); }

  void set_edges(int index, std::vector<NetEdge> edges);
  std::size_t edges_held() const { return edges_; }
  // Counts a visit of these nodes, the first above the second and so on, with the value of the
  // last. The mean of a node is over its own value and those of the turns tried, by their visits.
  void visit(const std::vector<int>& path, const NetMeans& means);
  int visits(const NetEdge& edge) const { return edge.child >= 0 ? nodes_[edge.child].visits : 0; }
  // How play may go on after this turn: the most visited turns.
  std::vector<Point> line(const NetEdge& edge) const;

  // The node after this turn becomes the root, and all that is not below it goes; with no such
  // node, everything. What was learnt there about the net's errors still counts four fifths.
  void descend(Point move);

 private:
  struct Errors {
    double weight = 0;
    std::array<double, kNetSeats> sum{};

    void add(const NetNode& node, double times);
  };

  void find_mean(NetNode& node, const NetMeans& means);
  // Of the node's like, after it has found this below itself.
  const Errors& learn(NetNode& node, double tried, const std::array<double, kNetSeats>& below);

  std::vector<NetNode> nodes_;
  std::unordered_map<std::uint64_t, Errors> errors_;  // by likeness
  std::size_t edges_ = 0;
};

}  // namespace omnigo
