// Gumbel AlphaZero's search for one game of a batch (Danihelka, Guez, Schrittwieser, Silver,
// "Policy improvement by planning with Gumbel", 2022), with one value for each seat: max^n.
//
// A node's values q are shares of the win, one a seat, in [0, 1]. sigma(q) = (c_visit + N) c_scale
// q, where N is the number of visits of the most visited child. Actions without a visit take the
// mixed value of the node. The root plays sequential halving over the actions with the largest
// gumbel + logit + sigma(q); below it, an action is chosen whose visits lag most behind the
// improved policy softmax(logit + sigma(q)). All lanes of a game run this together.
#pragma once

#include "gpu/rules.h"

namespace omnigo::gpu {

inline constexpr int kPath = 64;  // nodes from the root to a leaf at most
inline constexpr float kIllegal = -1e30f;

template <int P>
struct alignas(8) Node {
  State<P> state;
  float value[kSeats];  // the net's, or the result's where terminal
  float total[kSeats];  // summed over visits
  std::int32_t visits, terminal;
  std::uint16_t child[P + 8];  // kNone where there is none; P + 1 are used
  float logit[P + 8];          // kIllegal where the action is none
};

// A game of the batch: its position and the descent at hand.
template <int P>
struct alignas(8) Slot {
  State<P> state;
  std::uint64_t seed;
  std::int32_t history_count, path_count, leaf, fresh;
  std::int32_t first_turn, reserved;  // the first turn that a player chose
  std::int32_t path[kPath];
};

struct SearchConfig {
  std::int32_t games, nodes, simulations, considered;
  float c_visit, c_scale;
  float late_noise;  // the scale of the Gumbel noise from turn noise_until on
  std::int32_t noise_until;
  float points_weight;  // of the points beside the win, in the value of a finished game
  std::int32_t taught;  // whether a net learns the policies found
  std::int32_t noise;   // whether there is any
};

// Where a row of policies, P + 8 long, says how far the search went from the net, in its policy and
// in its value for the mover, and whether a net learns this policy.
template <int P>
inline constexpr int kPolicySurprise = P + 5;
template <int P>
inline constexpr int kValueSurprise = P + 6;
template <int P>
inline constexpr int kTaught = P + 7;

// Positions of the tree above a leaf count as earlier ones, too.
template <int P>
struct TreePath {
  const Node<P>* nodes;
  const std::int32_t* path;
  int count;

  OMNIGO_LANES bool repeats(const BoardGraph<P>& graph, const State<P>& state,
                            const Scratch<P>& scratch, const Outcome& outcome, int p,
                            int colour) const {
    for (int i = 0; i < count; ++i) {
      const State<P>& earlier = nodes[path[i]].state;
      if (earlier.hash == outcome.hash &&
          same_colouring<P>(graph, state, scratch, outcome, p, colour,
                            [&](int q) { return earlier.cell[q] & kColour; })) {
        return true;
      }
    }
    return false;
  }
};

// Each seat's share of the win, ties shared, and of the points: exp of the distance to the best in
// points, 0.9 / sqrt(n) a point.
OMNIGO_LANES void result_shares(const int* score, int seats, int points, float* win, float* share) {
  int best = score[0], ties = 0;
  for (int i = 1; i < seats; ++i) best = score[i] > best ? score[i] : best;
  float sum = 0;
  const float scale = 0.45f / sqrtf(static_cast<float>(points));
  for (int i = 0; i < kSeats; ++i) {
    win[i] = i < seats && score[i] == best;
    share[i] = i < seats ? expf(static_cast<float>(score[i] - best) * scale) : 0;
    ties += win[i] > 0;
    sum += share[i];
  }
  for (int i = 0; i < kSeats; ++i) {
    win[i] /= static_cast<float>(ties);
    share[i] /= sum;
  }
}

// What the choices at a node share.
template <int P>
struct Choice {
  const Node<P>* nodes;
  const Node<P>& node;
  int seat;
  float mixed, sigma;
  float most = 0, sum = 0;  // visits of children

  OMNIGO_LANES Choice(const SearchConfig& config, const Node<P>* tree, int index)
      : nodes(tree), node(tree[index]), seat(tree[index].state.mover) {
    float top = kIllegal;
    for (int a = lane(); a <= P; a += kLanes) top = fmaxf(top, node.logit[a]);
    top = max_lanes(top);
    float weight = 0, weighted = 0;
    for (int a = lane(); a <= P; a += kLanes) {
      if (node.child[a] == kNone) continue;
      const Node<P>& child = nodes[node.child[a]];
      const auto visits = static_cast<float>(child.visits);
      sum += visits;
      most = fmaxf(most, visits);
      const float prior = expf(node.logit[a] - top);
      weight += prior;
      weighted += prior * child.total[seat] / visits;
    }
    sum = sum_lanes(sum);
    most = max_lanes(most);
    weight = sum_lanes(weight);
    weighted = sum_lanes(weighted);
    mixed =
        weight > 0 ? (node.value[seat] + sum * weighted / weight) / (1 + sum) : node.value[seat];
    sigma = (config.c_visit + most) * config.c_scale;
  }
  OMNIGO_LANES bool legal(int a) const { return node.logit[a] > kIllegal * 0.5f; }
  OMNIGO_LANES float visits(int a) const {
    return node.child[a] == kNone ? 0 : static_cast<float>(nodes[node.child[a]].visits);
  }
  // The logit of the improved policy.
  OMNIGO_LANES float improved(int a) const {
    const int child = node.child[a];
    const float q =
        child == kNone ? mixed : nodes[child].total[seat] / static_cast<float>(nodes[child].visits);
    return node.logit[a] + sigma * q;
  }
  // The largest improved logit, and the sum of exp(improved - it).
  OMNIGO_LANES void normalise(float& top, float& total) const {
    top = kIllegal;
    for (int a = lane(); a <= P; a += kLanes) {
      if (legal(a)) top = fmaxf(top, improved(a));
    }
    top = max_lanes(top);
    total = 0;
    for (int a = lane(); a <= P; a += kLanes) {
      if (legal(a)) total += expf(improved(a) - top);
    }
    total = sum_lanes(total);
  }
  // The relative entropy of the improved policy, as normalise() gives it, to the net's.
  OMNIGO_LANES float surprise(float top, float total) const {
    float highest = kIllegal, sum = 0, found = 0;
    for (int a = lane(); a <= P; a += kLanes) highest = fmaxf(highest, node.logit[a]);
    highest = max_lanes(highest);
    for (int a = lane(); a <= P; a += kLanes) {
      if (legal(a)) sum += expf(node.logit[a] - highest);
    }
    const float level = top + logf(total) - highest - logf(sum_lanes(sum));
    for (int a = lane(); a <= P; a += kLanes) {
      if (!legal(a)) continue;
      found += expf(improved(a) - top) / total * (improved(a) - node.logit[a] - level);
    }
    return fmaxf(sum_lanes(found), 0);
  }
};

template <int P>
OMNIGO_LANES int choose_below_root(const SearchConfig& config, const Node<P>* nodes, int index) {
  const Choice<P> choice(config, nodes, index);
  float top, total, best = kIllegal;
  choice.normalise(top, total);
  int action = P;
  for (int a = lane(); a <= P; a += kLanes) {
    if (!choice.legal(a)) continue;
    const float lag = expf(choice.improved(a) - top) / total - choice.visits(a) / (1 + choice.sum);
    if (lag > best) {
      best = lag;
      action = a;
    }
  }
  return argmax_lanes(best, action);
}

// Among the actions with `visits` visits (negative: with the most), the best with noise.
template <int P>
OMNIGO_LANES int choose_at_root(const SearchConfig& config, const Node<P>* nodes,
                                const float* gumbel, int visits) {
  const Choice<P> choice(config, nodes, 0);
  const float wanted = visits < 0 ? choice.most : static_cast<float>(visits);
  float best = kIllegal;
  int action = P;
  for (int a = lane(); a <= P; a += kLanes) {
    if (!choice.legal(a)) continue;
    const float score = gumbel[a] + choice.improved(a) - (choice.visits(a) == wanted ? 0.0f : 1e6f);
    if (score > best) {
      best = score;
      action = a;
    }
  }
  return argmax_lanes(best, action);
}

template <int P>
OMNIGO_LANES void clear_node(Node<P>& node) {
  for (int a = lane(); a <= P; a += kLanes) {
    node.child[a] = kNone;
    node.logit[a] = kIllegal;
  }
  if (lane() == 0) {
    node.visits = node.terminal = 0;
    for (int i = 0; i < kSeats; ++i) node.value[i] = node.total[i] = 0;
  }
  join();
}

// The net's answer: logits [P + 1], and values by distance from the mover.
template <int P>
OMNIGO_LANES void set_answer(Node<P>& node, const float* logits, const float* values) {
  const State<P>& state = node.state;
  for (int a = lane(); a <= P; a += kLanes) {
    const bool legal = a == P || (state.cell[a] & kMayPlay) != 0;
    node.logit[a] = legal ? logits[a] : kIllegal;
  }
  if (lane() == 0) {
    for (int i = 0; i < state.seats; ++i) {
      node.value[i] = values[(i - state.mover + state.seats) % state.seats];
    }
  }
  join();
}

template <int P>
OMNIGO_LANES void begin_search(const Slot<P>& slot, Node<P>* nodes) {
  clear_node<P>(nodes[0]);
  copy_words(nodes[0].state, slot.state);
}

template <int P>
OMNIGO_LANES void set_root(const SearchConfig& config, const Slot<P>& slot, Node<P>* nodes,
                           float* gumbel, const float* logits, const float* values, float noise) {
  set_answer<P>(nodes[0], logits, values);
  const std::uint64_t seed = mix(slot.seed ^ slot.state.turn);
  const float scale = noise * (slot.state.turn < config.noise_until ? 1.0f : config.late_noise);
  for (int a = lane(); a <= P; a += kLanes) {
    gumbel[a] = -logf(-logf(uniform(mix(seed + static_cast<std::uint64_t>(a))))) * scale;
  }
  if (lane() == 0) {
    nodes[0].visits = 1;
    for (int i = 0; i < kSeats; ++i) nodes[0].total[i] = nodes[0].value[i];
  }
  join();
}

// Working memory of a descent; on a GPU it is faster than that of the nodes.
template <int P>
struct TreeScratch {
  Scratch<P> scratch;
  State<P> state;  // of the leaf, where it is new
};

// Makes the node for a position that no descent reached before.
template <int P>
OMNIGO_LANES void expand(const SearchConfig& config, const BoardGraph<P>& graph, int max_turns,
                         const History<P>& history, const TreePath<P>& above, Node<P>* nodes,
                         int parent, int action, int index, TreeScratch<P>& working) {
  Node<P>& node = nodes[index];
  State<P>& state = working.state;
  clear_node<P>(node);
  copy_words(state, nodes[parent].state);
  play<P>(graph, state, action, max_turns, working.scratch);
  if (lane() == 0) nodes[parent].child[action] = static_cast<std::uint16_t>(index);
  join();
  if (!state.over) mark_legal<P>(graph, state, working.scratch, history, above);
  copy_words(node.state, state);
  if (!state.over) return;
  int score[kSeats];
  count<P>(graph, state, working.scratch, score);
  if (lane() == 0) {
    float win[kSeats], share[kSeats];
    result_shares(score, state.seats, graph.points, win, share);
    node.terminal = 1;
    for (int i = 0; i < kSeats; ++i) {
      node.value[i] = win[i] + config.points_weight * (share[i] - win[i]);
    }
  }
  join();
}

// One descent, to a new node or a finished game. table[m * simulations + s]: the visits of the
// action to look at in simulation s, with m actions considered. Returns whether the net is to be
// asked about the leaf; its state and its blocks are then in `working`.
template <int P>
OMNIGO_LANES bool descend(const SearchConfig& config, const BoardGraph<P>& graph, int max_turns,
                          const History<P>& history, Slot<P>& slot, Node<P>* nodes,
                          const float* gumbel, const std::uint16_t* table, int simulation,
                          TreeScratch<P>& working) {
  int legal = 0;
  for (int a = lane(); a <= P; a += kLanes) legal += nodes[0].logit[a] > kIllegal * 0.5f;
  legal = sum_lanes(legal);
  const int considered = legal < config.considered ? legal : config.considered;
  int action =
      choose_at_root<P>(config, nodes, gumbel, table[considered * config.simulations + simulation]);
  int current = 0, depth = 1, next = nodes[0].child[action];
  if (lane() == 0) slot.path[0] = 0;
  while (next != kNone && !nodes[next].terminal && depth < kPath - 2) {
    current = next;
    if (lane() == 0) slot.path[depth] = current;
    ++depth;
    action = choose_below_root<P>(config, nodes, current);
    next = nodes[current].child[action];
  }
  join();
  const bool fresh = next == kNone;
  if (fresh) {
    next = simulation + 1;
    expand<P>(config, graph, max_turns, history, {nodes, slot.path, depth}, nodes, current, action,
              next, working);
  }
  if (lane() == 0) {
    slot.path[depth] = next;
    slot.path_count = depth + 1;
    slot.leaf = next;
    slot.fresh = fresh;
  }
  join();
  return fresh && !nodes[next].terminal;
}

template <int P>
OMNIGO_LANES void back_up(const Slot<P>& slot, Node<P>* nodes, const float* logits,
                          const float* values) {
  Node<P>& leaf = nodes[slot.leaf];
  if (slot.fresh && !leaf.terminal) set_answer<P>(leaf, logits, values);
  for (int i = lane(); i < slot.path_count; i += kLanes) {
    Node<P>& node = nodes[slot.path[i]];
    ++node.visits;
    for (int j = 0; j < kSeats; ++j) node.total[j] += leaf.value[j];
  }
  join();
}

// The improved policy and what is said of it [P + 8], the root's values by seat, and the action to
// play.
template <int P>
OMNIGO_LANES int finish_search(const SearchConfig& config, const Node<P>* nodes,
                               const float* gumbel, Real* policy, float* values) {
  const Choice<P> choice(config, nodes, 0);
  float top, total;
  choice.normalise(top, total);
  for (int a = lane(); a < P + 8; a += kLanes) {
    const bool legal = a <= P && choice.legal(a);
    policy[a] = to_real(legal ? expf(choice.improved(a) - top) / total : 0);
  }
  const float surprise = choice.surprise(top, total);
  join();
  if (lane() == 0) {
    for (int i = 0; i < kSeats; ++i) {
      values[i] = nodes[0].total[i] / static_cast<float>(nodes[0].visits);
    }
    const int mover = choice.seat;
    policy[kPolicySurprise<P>] = to_real(surprise);
    policy[kValueSurprise<P>] = to_real(fabsf(values[mover] - nodes[0].value[mover]));
    policy[kTaught<P>] = to_real(static_cast<float>(config.taught));
  }
  join();
  return choose_at_root<P>(config, nodes, gumbel, -1);
}

}  // namespace omnigo::gpu
