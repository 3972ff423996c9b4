#include "verify/superko.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace omnigo::checking {
namespace {

constexpr std::uint32_t kNone = Numbering::kNone;
constexpr Node kNobody = ~Node{0};
// What an honest proof of a hundred million nodes stays far below.
constexpr std::uint64_t kMostSteps = 5'000'000'000;

using Pair = std::pair<std::uint32_t, std::uint32_t>;

// Items in groups by a number below `groups`: items of group g are order[first[g]] and so on.
struct Groups {
  std::vector<std::uint32_t> first;
  std::vector<std::uint32_t> order;

  template <class GroupOf>
  Groups(std::size_t groups, std::size_t items, GroupOf group_of)
      : first(groups + 1), order(items) {
    for (std::size_t i = 0; i < items; ++i) ++first[group_of(i) + 1];
    for (std::size_t g = 0; g < groups; ++g) first[g + 1] += first[g];
    std::vector<std::uint32_t> place(first.begin(), first.end() - 1);
    for (std::size_t i = 0; i < items; ++i) {
      order[place[group_of(i)]++] = static_cast<std::uint32_t>(i);
    }
  }
};

// The strongly connected component of each vertex (R. Tarjan, 1972), without recursion.
class Components {
 public:
  Components(std::uint32_t vertices, const std::vector<Pair>& edges)
      : edges_(edges),
        from_(vertices, edges.size(), [&](std::size_t i) { return edges[i].first; }),
        next_(from_.first),
        met_(vertices),
        low_(vertices),
        component_(vertices, kNone) {
    for (std::uint32_t v = 0; v < vertices; ++v) {
      if (met_[v] == 0) visit(v);
    }
  }
  std::uint32_t operator[](std::uint32_t vertex) const { return component_[vertex]; }
  std::uint32_t size() const { return components_; }

 private:
  void enter(std::uint32_t v) {
    met_[v] = low_[v] = ++visited_;
    way_.push_back(v);
    open_.push_back(v);
  }
  void visit(std::uint32_t root) {
    enter(root);
    while (!way_.empty()) {
      const std::uint32_t v = way_.back();
      if (next_[v] < from_.first[v + 1]) {
        const std::uint32_t to = edges_[from_.order[next_[v]++]].second;
        if (met_[to] == 0) {
          enter(to);
        } else if (component_[to] == kNone) {
          low_[v] = std::min(low_[v], met_[to]);
        }
        continue;
      }
      way_.pop_back();
      if (!way_.empty()) low_[way_.back()] = std::min(low_[way_.back()], low_[v]);
      if (low_[v] == met_[v]) close(v);
    }
  }
  void close(std::uint32_t v) {
    for (std::uint32_t member = kNone; member != v; open_.pop_back()) {
      member = open_.back();
      component_[member] = components_;
    }
    ++components_;
  }

  const std::vector<Pair>& edges_;
  Groups from_;
  std::vector<std::uint32_t> next_;  // by vertex: the edge to follow next
  std::vector<std::uint32_t> met_, low_, component_, way_, open_;
  std::uint32_t visited_ = 0, components_ = 0;
};

class Superko {
 public:
  Superko(const Ground& ground, const Proof& proof)
      : group_(ground.group),
        past_(ground.past),
        proof_(proof),
        players_(proof.players),
        situational_(ground.certificate.rules.ko == spec::Ko::situational),
        orbits_(words()) {}

  void check() {
    for (Node node = 0; node < proof_.size(); ++node) {
      const Key key = orbit(proof_.stones_at(node), proof_.next[node]);
      orbit_of_.push_back(orbits_.add(key.data()));
    }
    collect_questions();
    ask_in_components();
    // What leaves do not need gives its memory back.
    orbits_ = Numbering(words());
    orbit_of_ = {};
    questions_ = {};
    check_leaves();
  }

 private:
  using Key = std::array<Bits, kMostCertifiedPlayers + 1>;

  // A situation of (M), that no node above may have, or of (F), that one on every way must have.
  struct Question {
    Node node;
    std::uint32_t orbit;
    bool forbidden;
    Key situation;
  };

  // ---- Situations, and what of them is the same up to automorphisms.

  int words() const { return players_ + (situational_ ? 1 : 0); }
  Key key(const Stones& stones, int next) const {
    Key key{};
    std::copy_n(stones.begin(), players_, key.begin());
    if (situational_) key[players_] = static_cast<Bits>(next);
    return key;
  }
  Key image(int number, const Key& key) const {
    Key moved = key;
    for (int i = 0; i < players_; ++i) moved[i] = group_.image(number, key[i]);
    return moved;
  }
  Key least(const Key& key) const {
    Key least = key;
    for (int i = 1; i < group_.size(); ++i) least = std::min(least, image(i, key));
    return least;
  }
  Key orbit(const Stones& stones, int next) const { return least(key(stones, next)); }
  Key situation_at(Node node) const { return key(proof_.stones_at(node), proof_.next[node]); }

  // ---- (M) and (F)

  // All but those about moves of the team that lead to nodes.
  void collect_questions() {
    std::vector<Key> past, past_orbits;
    for (const Position& position : past_) {
      past.push_back(key(position.stones, position.next));
      past_orbits.push_back(least(past.back()));
    }
    const auto is_in = [](const std::vector<Key>& keys, const Key& key) {
      return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    std::vector<bool> repeats_past;
    for (std::uint32_t i = 0; i < orbits_.size(); ++i) {
      Key orbit{};
      std::copy_n(orbits_.key(i), words(), orbit.begin());
      repeats_past.push_back(is_in(past_orbits, orbit));
    }
    const char* const kRepeats = "a move of the proof repeats the play before it";
    for (std::size_t i = 0; i < proof_.edges.size(); ++i) {
      demand(!proof_.by_team[i] || !repeats_past[orbit_of_[proof_.edges[i].child]], kRepeats);
    }
    for (std::size_t i = 0; i < proof_.team_moves.size(); ++i) {
      const Proof::Made made = proof_.team_moves[i];
      const Key situation = key(made.stones, made.next), orbit = least(situation);
      demand(!is_in(past_orbits, orbit), kRepeats);
      const std::uint32_t number = orbits_.find(orbit.data());
      if (number != kNone) questions_.push_back({made.node, number, false, situation});
    }
    for (std::size_t i = 0; i < proof_.forbidden.size(); ++i) {
      const Proof::Made made = proof_.forbidden[i];
      const Key situation = key(made.stones, made.next);
      bool before = true;
      for (int g = 0; g < group_.size() && before; ++g) before = is_in(past, image(g, situation));
      if (before) continue;
      const std::uint32_t number = orbits_.find(least(situation).data());
      demand(number != kNone, "a move marked as forbidden is legal");
      questions_.push_back({made.node, number, true, situation});
    }
  }

  // Keeps the questions that a component has to answer, and asks them there.
  void ask_in_components() {
    const std::vector<std::uint32_t> component_of = components();
    std::erase_if(questions_, [&](const Question& question) {
      const bool same = component_of[question.node] == component_of_orbit_[question.orbit];
      demand(same || !question.forbidden, "a move marked as forbidden is legal");
      return !same;
    });
    for (std::size_t i = 0; i < proof_.edges.size(); ++i) {
      const Proof::Edge& edge = proof_.edges[i];
      if (!proof_.by_team[i] || component_of[edge.parent] != component_of[edge.child]) continue;
      questions_.push_back({edge.parent, orbit_of_[edge.child], false,
                            image(edge.automorphism, situation_at(edge.child))});
    }
    if (questions_.empty()) return;
    std::vector<std::uint32_t> slot(component_count_, kNone);
    std::uint32_t slots = 0;
    for (const Question& question : questions_) {
      std::uint32_t& here = slot[component_of[question.node]];
      if (here == kNone) here = slots++;
    }
    // Group `slots` is for what belongs to no component that is asked.
    const auto slot_of = [&](Node node) { return std::min(slot[component_of[node]], slots); };
    const Groups nodes(slots + 1, proof_.size(),
                       [&](std::size_t i) { return slot_of(static_cast<Node>(i)); });
    const auto inside = [&](const Proof::Edge& edge) {
      return component_of[edge.parent] == component_of[edge.child];
    };
    const Groups edges(slots + 1, proof_.edges.size(), [&](std::size_t i) {
      return inside(proof_.edges[i]) ? slot_of(proof_.edges[i].parent) : slots;
    });
    const Groups asked(slots, questions_.size(),
                       [&](std::size_t i) { return slot_of(questions_[i].node); });
    enters_.assign(proof_.size(), false);
    enters_.back() = true;
    for (const Proof::Edge& edge : proof_.edges) {
      if (!inside(edge)) enters_[edge.child] = true;
    }
    local_.resize(proof_.size());
    for (std::uint32_t i = 0; i < slots; ++i) ask_in(i, nodes, edges, asked);
  }

  // The component of each node in the graph of orbits, to which each move leads that is asked
  // about.
  std::vector<std::uint32_t> components() {
    std::vector<Pair> edges;
    edges.reserve(proof_.edges.size() + questions_.size());
    for (const Proof::Edge& edge : proof_.edges) {
      if (orbit_of_[edge.parent] != orbit_of_[edge.child]) {
        edges.push_back({orbit_of_[edge.parent], orbit_of_[edge.child]});
      }
    }
    for (const Question& question : questions_) {
      edges.push_back({orbit_of_[question.node], question.orbit});
    }
    const Components found(orbits_.size(), edges);
    component_count_ = found.size();
    for (std::uint32_t i = 0; i < orbits_.size(); ++i) component_of_orbit_.push_back(found[i]);
    std::vector<std::uint32_t> component_of;
    for (std::uint32_t orbit : orbit_of_) component_of.push_back(found[orbit]);
    return component_of;
  }

  // One component: its nodes from the top down, each once for every automorphism that may carry it
  // to where it stands in a play. A question is about the node as it is, so it suffices to look at
  // plays that meet the node as it is.
  void ask_in(std::uint32_t slot, const Groups& nodes, const Groups& edges, const Groups& asked) {
    std::vector<Node> members(nodes.order.begin() + nodes.first[slot],
                              nodes.order.begin() + nodes.first[slot + 1]);
    std::reverse(members.begin(), members.end());
    for (std::size_t i = 0; i < members.size(); ++i) local_[members[i]] = i;
    std::vector<std::uint32_t> inner(edges.order.begin() + edges.first[slot],
                                     edges.order.begin() + edges.first[slot + 1]);
    std::sort(inner.begin(), inner.end(), [&](std::uint32_t a, std::uint32_t b) {
      return proof_.edges[a].parent > proof_.edges[b].parent;
    });
    std::vector<Node> by_orbit = members;
    std::sort(by_orbit.begin(), by_orbit.end(),
              [&](Node a, Node b) { return orbit_of_[a] < orbit_of_[b]; });
    std::vector<std::uint32_t> questions(asked.order.begin() + asked.first[slot],
                                         asked.order.begin() + asked.first[slot + 1]);
    const auto label = [&](std::uint32_t i) {
      return std::tie(questions_[i].forbidden, questions_[i].situation);
    };
    std::sort(questions.begin(), questions.end(),
              [&](std::uint32_t a, std::uint32_t b) { return label(a) < label(b); });
    for (auto first = questions.begin(); first != questions.end();) {
      // As many as have at most 512 different situations.
      auto last = first;
      std::size_t labels = 0;
      std::vector<std::size_t> bit;
      for (; last != questions.end(); ++last) {
        if (last == first || label(*last) != label(*(last - 1))) {
          if (labels == kAtOnce) break;
          ++labels;
        }
        bit.push_back(labels - 1);
      }
      ask_batch({first, last}, bit, members, by_orbit, inner);
      first = last;
    }
  }

  using Answers = std::array<Bits, 8>;
  static constexpr std::size_t kAtOnce = 64 * std::tuple_size_v<Answers>;

  void ask_batch(const std::vector<std::uint32_t>& batch, const std::vector<std::size_t>& bit,
                 const std::vector<Node>& members, const std::vector<Node>& by_orbit,
                 const std::vector<std::uint32_t>& inner) {
    const std::size_t frames = group_.size();
    std::vector<Answers> reached(members.size() * frames), shut(reached.size());
    const auto set = [](Answers& answers, std::size_t i) { answers[i / 64] |= Bits{1} << i % 64; };
    for (std::size_t i = 0; i < batch.size(); ++i) {
      if (i > 0 && bit[i] == bit[i - 1]) continue;
      const Question& question = questions_[batch[i]];
      const auto [from, to] =
          std::equal_range(by_orbit.begin(), by_orbit.end(), kNobody, [&](Node a, Node b) {
            return (a == kNobody ? question.orbit : orbit_of_[a]) <
                   (b == kNobody ? question.orbit : orbit_of_[b]);
          });
      for (auto node = from; node != to; ++node) {
        for (std::size_t frame = 0; frame < frames; ++frame) {
          if (image(static_cast<int>(frame), situation_at(*node)) != question.situation) continue;
          set((question.forbidden ? shut : reached)[local_[*node] * frames + frame], bit[i]);
        }
      }
      if (!question.forbidden) continue;
      for (Node node : members) {
        for (std::size_t frame = 0; frame < frames && enters_[node]; ++frame) {
          set(reached[local_[node] * frames + frame], bit[i]);
        }
      }
    }
    auto edge = inner.begin();
    for (Node node : members) {
      for (std::size_t at = local_[node] * frames; at < (local_[node] + 1) * frames; ++at) {
        for (std::size_t w = 0; w < reached[at].size(); ++w) reached[at][w] &= ~shut[at][w];
      }
      for (; edge != inner.end() && proof_.edges[*edge].parent == node; ++edge) {
        const Proof::Edge& down = proof_.edges[*edge];
        steps(frames);
        for (std::size_t frame = 0; frame < frames; ++frame) {
          const int there = group_.product(static_cast<int>(frame), down.automorphism);
          Answers& child = reached[local_[down.child] * frames + there];
          const Answers& here = reached[local_[node] * frames + frame];
          for (std::size_t w = 0; w < here.size(); ++w) child[w] |= here[w];
        }
      }
    }
    for (std::size_t i = 0; i < batch.size(); ++i) {
      const Question& question = questions_[batch[i]];
      if ((reached[local_[question.node] * frames][bit[i] / 64] >> bit[i] % 64 & 1) == 0) continue;
      demand(question.forbidden, "a move of the proof may repeat a situation");
      demand(false, "a move marked as forbidden may be legal");
    }
  }

  // ---- (L)

  Secured pattern(std::uint32_t number, int& player) const {
    const Bits* words = proof_.patterns.key(number);
    player = static_cast<int>(words[0]) - 1;
    return {words[1], words[2], words[3]};
  }

  void check_leaves() {
    int player = 0;
    for (std::uint32_t i = 0; i < proof_.patterns.size(); ++i) {
      const Secured leaf = pattern(i, player);
      for (const Position& position : past_) {
        for (int g = 0; g < group_.size(); ++g) {
          demand(!leaf.spoiled_by(group_.image(g, position.stones[player])),
                 "the play before the proof spoils a leaf");
        }
      }
    }
    if (proof_.leaves.empty() || proof_.size() == 0) return;
    find_stones_above();
    std::vector<Proof::Leaf> left;
    for (const Proof::Leaf& leaf : proof_.leaves) {
      if (leaf.parent != kNobody && may_be_spoilt(leaf.pattern, leaf.parent, 0)) {
        left.push_back(leaf);
      }
    }
    if (left.empty()) return;
    const Groups parents(proof_.size(), proof_.edges.size(),
                         [&](std::size_t i) { return proof_.edges[i].child; });
    std::sort(left.begin(), left.end(), [](const Proof::Leaf& a, const Proof::Leaf& b) {
      return std::pair(a.pattern, a.parent) < std::pair(b.pattern, b.parent);
    });
    for (auto first = left.begin(); first != left.end();) {
      auto last = first;
      while (last != left.end() && last->pattern == first->pattern) ++last;
      follow_upward({first, last}, parents);
      first = last;
    }
  }

  // By node and player: every point where a stone of the player stood there or above.
  void find_stones_above() {
    stood_ = proof_.stones;
    const Groups children(proof_.size(), proof_.edges.size(),
                          [&](std::size_t i) { return proof_.edges[i].parent; });
    for (Node node = proof_.size(); node-- > 0;) {
      for (std::size_t i = children.first[node]; i < children.first[node + 1]; ++i) {
        const Proof::Edge& edge = proof_.edges[children.order[i]];
        const int back = group_.inverse(edge.automorphism);
        for (int k = 0; k < players_; ++k) {
          stood_[std::size_t{edge.child} * players_ + k] |=
              group_.image(back, stood_[std::size_t{node} * players_ + k]);
        }
      }
    }
  }
  bool may_be_spoilt(std::uint32_t number, Node node, int to_leaf) const {
    int player = 0;
    const Secured leaf = pattern(number, player);
    return leaf.spoiled_by(group_.image(to_leaf, stood_[std::size_t{node} * players_ + player]));
  }

  // From the parents of leaves with one pattern. `to_leaf` carries a node to where the leaf sees
  // it.
  void follow_upward(const std::vector<Proof::Leaf>& leaves, const Groups& parents) {
    const std::uint32_t number = leaves.front().pattern;
    int player = 0;
    const Secured leaf = pattern(number, player);
    std::vector<std::pair<Node, int>> open;
    std::unordered_set<std::uint64_t> met;
    const auto meet = [&](Node node, int to_leaf) {
      const std::uint64_t place = std::uint64_t{node} * group_.size() + to_leaf;
      if (may_be_spoilt(number, node, to_leaf) && met.insert(place).second) {
        open.push_back({node, to_leaf});
      }
    };
    for (const Proof::Leaf& one : leaves) meet(one.parent, 0);
    while (!open.empty()) {
      const auto [node, to_leaf] = open.back();
      open.pop_back();
      steps(1);
      demand(!leaf.spoiled_by(group_.image(to_leaf, proof_.stones_at(node)[player])),
             "an earlier position may spoil a leaf");
      for (std::size_t i = parents.first[node]; i < parents.first[node + 1]; ++i) {
        const Proof::Edge& edge = proof_.edges[parents.order[i]];
        meet(edge.parent, group_.product(to_leaf, group_.inverse(edge.automorphism)));
      }
    }
  }

  void steps(std::uint64_t count) {
    steps_ += count;
    demand(steps_ < kMostSteps, "it would take too long to check");
  }

  const Group& group_;
  const std::vector<Position>& past_;
  const Proof& proof_;
  const int players_;
  const bool situational_;
  Numbering orbits_;  // of the situations of nodes
  std::vector<std::uint32_t> orbit_of_, component_of_orbit_;
  std::uint32_t component_count_ = 0;
  std::vector<Question> questions_;
  std::vector<bool> enters_;        // nodes with a parent outside their component, or the root
  std::vector<std::size_t> local_;  // a node's place among those of its component
  std::vector<Bits> stood_;
  std::uint64_t steps_ = 0;
};

}  // namespace

void check_superko(const Ground& ground, const Proof& proof) { Superko(ground, proof).check(); }

}  // namespace omnigo::checking
