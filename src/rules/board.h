// Stones and blocks on a graph: what a colouring is, kept so that a move costs little.
//
// The board knows the clearing of colours (rules 3, 4 and 7) and nothing of turns or history. Every
// block has a liberty between calls. A board is a value: copy it freely.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "graph/graph.h"
#include "rules/colour.h"

namespace omnigo {

struct Stone {
  Point point;
  Colour colour;
  bool operator==(const Stone&) const = default;
};

// What a move would do, before any rule about repetition or suicide is asked.
struct MoveEffect {
  bool captures;       // clears some opponent's stones
  bool suicide;        // clears the mover's own; never both
  std::uint64_t hash;  // of the colouring after it
};

class Board {
 public:
  Board(SharedGraph graph, int players);

  const Graph& graph() const { return *graph_; }
  const SharedGraph& shared_graph() const { return graph_; }
  int players() const { return players_; }

  Colour at(Point p) const { return colours_[p]; }
  Colouring colouring() const { return colours_; }
  // Depends on the colouring alone: equal colourings have equal hashes.
  std::uint64_t hash() const { return hash_; }

  // The stone that stands for p's block: the same for all of its stones until the next change.
  Point block(Point p) const { return block_[p]; }
  // The stones of a block form a ring.
  Point next_stone(Point p) const { return next_[p]; }
  int block_size(Point p) const { return stones_[block_[p]]; }
  std::vector<Point> block_stones(Point p) const;  // ascending
  // Exact; at the cost of the block's size.
  int liberties(Point p) const;

  // p is empty, c a player.
  MoveEffect effect(Point p, Colour c) const;
  // The colouring after it, computed apart; slow, for the comparison of whole colourings.
  Colouring colouring_after(Point p, Colour c) const;
  // Plays it, and appends the stones taken off: opponents', or the mover's own, p among them.
  void play(Point p, Colour c, std::vector<Stone>& taken);
  // Undoes the latest play, given what it took.
  void take_back(Point p, Colour c, std::span<const Stone> taken);

  // Any colouring without a dead stone.
  void set_colouring(const Colouring& colouring);

  // Rebuilds everything from the colouring and compares.
  bool consistent() const;

 private:
  template <class Visit>
  void for_each_stone(Point p, Visit visit) const {
    Point q = p;
    do {
      visit(q);
      q = next_[q];
    } while (q != p);
  }
  void put(Point p, Colour c);
  void lift(Point p);
  void join(Point p);
  void merge(Point a, Point b);
  void form_block(Point start);
  void remove_block(Point block, std::vector<Stone>& taken);
  std::vector<Point> cleared_blocks(Point p, Colour c) const;

  SharedGraph graph_;
  int players_;
  std::uint64_t hash_ = 0;
  Colouring colours_;
  std::vector<Point> block_;  // kNoPoint where the point is empty
  std::vector<Point> next_;   // the block's stones as a ring
  // By block: its number of stones, of pairs of a stone and an empty neighbour (pseudo-liberties:
  // none exactly if there is no liberty), and the XOR of its stones' hash keys.
  std::vector<std::uint16_t> stones_;
  std::vector<std::int32_t> pseudo_liberties_;
  std::vector<std::uint64_t> block_hash_;
};

}  // namespace omnigo
