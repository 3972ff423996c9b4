// Stones and blocks on a graph: what a colouring is, kept so that a move costs little.
//
// The board knows the clearing of colours (rules 3, 4 and 7) and nothing of turns or history. Every
// block has a liberty between calls. A board is a value: copy it freely; a copy is one piece of
// memory, of about fifteen bytes a point.
//
// A move costs what it changes, the stones taken and put, times their neighbours; merging blocks
// costs the stones of the one with fewer liberties. How blocks are kept: rules/blocks.h. Graphs of
// small degree with few players have smaller, faster cells (rules/cells.h), behind this same
// interface.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
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

// How a point is packed (rules/cells.h), from the one for least degree and fewest players to the
// one for all.
enum class CellKind : std::uint8_t { Grid, Small, Middle, Wide };

class Board {
 public:
  // The first kind that fits, but none before `least`.
  Board(SharedGraph graph, int players, CellKind least = CellKind::Grid);
  Board(const Board&) = default;
  Board(Board&&) noexcept = default;
  Board& operator=(const Board& other);
  Board& operator=(Board&&) noexcept = default;
  ~Board() = default;

  const Graph& graph() const { return *graph_; }
  const SharedGraph& shared_graph() const;
  int players() const { return players_; }
  CellKind cell_kind() const { return cell_kind_; }

  Colour at(Point p) const { return colours()[p]; }
  Colouring colouring() const;
  // The colouring where it is kept, one per point, until the board is assigned to.
  const Colour* colours() const { return reinterpret_cast<const Colour*>(arrays_.data()); }
  // Depends on the colouring alone: equal colourings have equal hashes.
  std::uint64_t hash() const { return hash_; }

  // The stone that stands for p's block: the same for all of its stones until the next change.
  Point block(Point p) const;
  // The stones of a block form a ring.
  Point next_stone(Point p) const {
    return reinterpret_cast<const Point*>(arrays_.data() + next_at_)[p];
  }
  // The following three cost as much as the block has stones.
  int block_size(Point p) const;
  std::vector<Point> block_stones(Point p) const;  // ascending
  int liberties(Point p) const;                    // exact

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

  // visit(Blocks<Cells>) with the board's cells; for those who include rules/blocks.h.
  struct Topology;
  template <class Visit>
  decltype(auto) visit_blocks(Visit visit) const;

 private:
  class Arrays {
   public:
    explicit Arrays(std::size_t size) : data_(new std::byte[size]), size_(size) {}
    Arrays(const Arrays& other);
    Arrays(Arrays&&) noexcept = default;
    Arrays& operator=(const Arrays& other);
    Arrays& operator=(Arrays&&) noexcept = default;
    ~Arrays() = default;
    std::byte* data() const { return data_.get(); }

   private:
    std::unique_ptr<std::byte[]> data_;
    std::size_t size_;
  };

  template <class Cells>
  auto blocks() const;

  std::shared_ptr<const Topology> topology_;  // shared by all copies
  const Graph* graph_;
  CellKind cell_kind_;
  std::uint8_t players_;
  std::uint32_t next_at_, cells_at_, liberties_at_,
      sums_at_;  // in arrays_, where the colours come first
  std::uint64_t hash_ = 0;
  Arrays arrays_;
};

}  // namespace omnigo
