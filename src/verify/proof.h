// A proof as a graph of positions: read from its bytes, each position checked on its own by the
// rules. What remains to be asked about superko is collected for superko.h. The names of the
// conditions are those of docs/certificates.md.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "verify/group.h"

namespace omnigo::checking {

struct Flaw {
  std::string message;
};
inline void demand(bool holds, const char* flaw) {
  if (!holds) throw Flaw{flaw};
}

// Numbers for keys of a fixed number of words, in the order in which they come.
class Numbering {
 public:
  explicit Numbering(int words) : words_(words), slots_(64, kNone) {}

  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  std::uint32_t add(const Bits* key);
  std::uint32_t find(const Bits* key) const { return slots_[slot(key)]; }
  std::uint32_t size() const { return size_; }
  const Bits* key(std::uint32_t number) const {
    return keys_.data() + static_cast<std::size_t>(number) * words_;
  }

 private:
  std::size_t slot(const Bits* key) const;
  void grow();

  int words_;
  std::uint32_t size_ = 0;
  std::vector<Bits> keys_;
  std::vector<std::uint32_t> slots_;
};

using Node = std::uint32_t;

// A position: the stones, whose turn, and how many passes came last.
struct Position {
  Stones stones{};
  int next = 1, run = 0;
};

struct Proof {
  // From the parent to what stands below one of its turns: there, the image of the child.
  struct Edge {
    Node parent, child;
    std::uint16_t automorphism;
  };
  // What a move creates, at a node.
  struct Made {
    Node node;
    Stones stones;
    int next;
  };
  // A list of them without the words of players who are not there: proofs have millions.
  class MadeList {
   public:
    explicit MadeList(int players) : players_(players) {}
    void add(Node node, const Stones& stones, int next);
    std::size_t size() const { return nodes_.size(); }
    Made operator[](std::size_t i) const;
    template <class Rename>
    void rename(Rename rename) {
      for (Node& node : nodes_) rename(node);
    }

   private:
    int players_;
    std::vector<Node> nodes_;
    std::vector<Bits> stones_;
    std::vector<std::uint8_t> next_;
  };
  struct Leaf {
    Node parent;
    std::uint32_t pattern;  // in `patterns`: the player, and the words of Secured
  };

  explicit Proof(int players)
      : players(players), team_moves(players), forbidden(players), patterns(4) {}

  int players;
  // By node, in the order in which they are completed: children come before their parents, and the
  // last one is the root.
  std::vector<Bits> stones;
  std::vector<std::uint8_t> next, run;
  std::vector<Edge> edges;
  MadeList team_moves;        // only those that lead to a leaf or an end; others are edges
  std::vector<bool> by_team;  // by edge: a move of the team
  MadeList forbidden;
  std::vector<Leaf> leaves;  // those that something can spoil
  Numbering patterns;

  Node size() const { return static_cast<Node>(next.size()); }
  Stones stones_at(Node node) const {
    Stones found{};
    for (int i = 0; i < players; ++i) found[i] = stones[std::size_t{node} * players + i];
    return found;
  }
};

// What a certificate says beside its proofs, ready for the checker.
struct Ground {
  const Certificate& certificate;
  Sets sets;
  Group group;
  std::vector<Position> past;  // the play before, from the start; the last is the root's position
};
// Throws a Flaw where the start or a turn is not by the rules, or the group is none.
Ground ground_of(const Certificate& certificate);

// Throws a Flaw where a position is not as the conditions (T) and (E) say, or a leaf is none.
Proof read_proof(const Ground& ground, const Certificate::Claim& claim);

}  // namespace omnigo::checking
