#include "solve/certify.h"

#include <algorithm>

namespace omnigo::solve {

template <int N>
std::optional<std::string> Certifier<N>::certify(const Position<N>& root) {
  nodes_before_.assign(prover_.history().size(), 0);
  const std::optional<Below> below = prove(root, {});
  if (!below) return std::nullopt;
  text_.clear();
  write(*below);
  return text_;
}

template <int N>
std::optional<typename Certifier<N>::Below> Certifier<N>::prove(const Position<N>& position,
                                                                const Lead& lead) {
  if (position.run == ground_.players) return Below{Below::End, 0, {}};
  if (const std::optional<Below> done = done_already(position)) return done;
  if (nodes_.size() % 64 == 0 && prover_.asked_to_stop()) return std::nullopt;
  Node node;
  node.position = position;
  const bool winner_moves = ground_.side(position.next) == side_;
  if (!(winner_moves ? add_winner_turn(node, lead) : add_all_turns(node, lead)))
    return std::nullopt;
  const int number = static_cast<int>(nodes_.size());
  known_[position].push_back(number);
  nodes_.push_back(std::move(node));
  return Below{Below::Node, number, {}};
}

template <int N>
std::optional<typename Certifier<N>::Below> Certifier<N>::done_already(
    const Position<N>& position) {
  LeafPattern<N> leaves;
  if (prover_.secured(position, side_, leaves)) return Below{Below::Leaf, 0, leaves};
  const auto known = known_.find(position);
  if (known == known_.end()) return std::nullopt;
  for (int number : known->second) {
    if (usable(number)) return Below{Below::Node, number, {}};
  }
  return std::nullopt;
}

template <int N>
std::optional<typename Certifier<N>::Below> Certifier<N>::prove_after(const Step<N>& step,
                                                                      const Lead& lead) {
  const std::size_t way = nodes_before_.size();
  prover_.enter(step);
  nodes_before_.resize(prover_.history().size(), static_cast<int>(nodes_.size()));
  std::optional<Below> below = prove(step.after, lead);
  nodes_before_.resize(way);
  prover_.leave();
  return below;
}

// A turn that leads to what is proved already makes the certificate smaller; else the search's.
template <int N>
bool Certifier<N>::add_winner_turn(Node& node, Lead lead) {
  std::vector<Step<N>> forbidden;
  for (const Step<N>& step : prover_.steps(node.position, forbidden)) {
    if (step.stops) continue;
    prover_.enter(step);
    const std::optional<Below> below = done_already(step.after);
    prover_.leave();
    if (below) return take_turn(node, step, *below);
  }
  const std::optional<Step<N>> step = prover_.winning_step(node.position, lead);
  if (!step) return false;
  const std::optional<Below> below = prove_after(*step, lead);
  return below && take_turn(node, *step, *below);
}

template <int N>
bool Certifier<N>::take_turn(Node& node, const Step<N>& step, const Below& below) {
  node.turn = step.point;
  node.below = {below};
  conclude(node, {step}, {});
  return true;
}

template <int N>
bool Certifier<N>::add_all_turns(Node& node, Lead lead) {
  lead = prover_.renewed(lead, node.position);
  std::vector<Step<N>> forbidden;
  const std::vector<Step<N>> steps = prover_.steps(node.position, forbidden);
  auto next_forbidden = forbidden.begin();
  for (const Step<N>& step : steps) {
    for (; next_forbidden != forbidden.end() && next_forbidden->point < step.point;
         ++next_forbidden) {
      node.below.push_back({Below::Forbidden, 0, {}});
    }
    const std::optional<Below> below = prove_after(step, prover_.after(lead, step.point));
    if (!below) return false;
    node.below.push_back(*below);
  }
  conclude(node, steps, forbidden);
  return true;
}

// A and B of the node from those below it.
template <int N>
void Certifier<N>::conclude(Node& node, const std::vector<Step<N>>& steps,
                            const std::vector<Step<N>>& forbidden) {
  typename ProofGraph<N>::Proof proof;
  std::vector<typename ProofGraph<N>::Rest> rests;
  auto step = steps.begin();
  for (const Below& below : node.below) {
    if (below.kind == Below::Forbidden) continue;
    if (below.kind == Below::Leaf) proof.leaves.extend(below.leaves);
    if (below.kind == Below::Node) {
      rests.push_back({nodes_[below.node].proof, 0, 0});
      const Situation<N> made = ground_.situation(step->after);
      for (const Situation<N>& s : nodes_[below.node].needed) {
        if (s != made) node.needed.push_back(s);
      }
    }
    ++step;
  }
  for (const Step<N>& move : forbidden) node.needed.push_back(ground_.situation(move.after));
  std::sort(node.needed.begin(), node.needed.end());
  const auto end = std::unique(node.needed.begin(), node.needed.end());
  const Situation<N> own = ground_.situation(node.position);
  node.needed.erase(std::remove(node.needed.begin(), end, own), node.needed.end());
  if (ground_.side(node.position.next) == side_ && node.turn != kNoPoint) {
    proof.creates = true;
    proof.created = ground_.situation(steps[0].after);
    proof.mark = prover_.mark(proof.created.stones);
  }
  node.proof = proofs_.add(proof, rests, ground_.graph.all());
}

// Situations that were met before the node was begun need no test: it was proved under them.
template <int N>
bool Certifier<N>::usable(int number) const {
  const Node& node = nodes_[number];
  const History<N>& history = prover_.history();
  for (const Situation<N>& needed : node.needed) {
    if (!history.contains(needed)) return false;
  }
  const Situation<N> own = ground_.situation(node.position);
  const auto later = std::upper_bound(nodes_before_.begin(), nodes_before_.end(), number);
  for (int i = static_cast<int>(later - nodes_before_.begin()); i < history.size(); ++i) {
    if (history[i] != own && proofs_.creates(node.proof, history[i], history.mark(i))) return false;
  }
  return true;
}

template <int N>
void Certifier<N>::write(const Below& below) {
  enum Token : std::uint32_t { kNew, kLeaf, kForbidden, kEarlier };
  if (below.kind == Below::End) return;
  if (below.kind != Below::Node) {
    write_number(below.kind == Below::Leaf ? kLeaf : kForbidden);
    return;
  }
  Node& node = nodes_[below.node];
  if (node.completed >= 0) {
    write_number(kEarlier + static_cast<std::uint32_t>(completed_ - 1 - node.completed));
    return;
  }
  write_number(kNew);
  if (ground_.side(node.position.next) == side_) {
    write_number(node.turn == kNoPoint ? static_cast<std::uint32_t>(ground_.graph.size())
                                       : node.turn);
  }
  for (const Below& next : node.below) write(next);
  node.completed = completed_++;
}

// Seven bits a byte, the lowest first; all bytes but the last have the highest bit set.
template <int N>
void Certifier<N>::write_number(std::uint32_t number) {
  for (; number >= 128; number >>= 7) text_ += static_cast<char>((number & 127) | 128);
  text_ += static_cast<char>(number);
}

template class Certifier<2>;
template class Certifier<6>;

}  // namespace omnigo::solve
