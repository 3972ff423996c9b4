// Blocks and their liberties, kept up to date stone by stone: the inside of Board.
//
// The stones of a block form a ring, and each knows the block's id; where two blocks become one,
// the stones of the one with fewer liberties get the other's id. Liberties are counted with
// multiplicity: the pairs of a stone of the block and an empty neighbour (pseudo-liberties). There
// is no such pair exactly if there is no liberty, and a stone put down takes one from each of its
// neighbours' blocks, whatever their colours. Empty points and padding have counts too, large and
// without meaning, so that nothing need be asked before counting. The numbers of the liberties are
// added up likewise: if there is one liberty alone, it is the sum divided by the count.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "base/random.h"
#include "rules/board.h"
#include "rules/cells.h"

namespace omnigo {

// The neighbours of all points: each point's padded to `degree` of them, or as the graph has them
// where that is 0.
struct Board::Topology {
  Topology(SharedGraph graph, int degree);

  SharedGraph graph;
  int degree;
  std::vector<Point> near;

  int points() const { return graph->size(); }
  int cells() const { return points() + degree; }
};

// A count of liberties is stored as (count - 1) * kLiberty: negative exactly if there is none.
// Playouts use the lower bits.
inline constexpr std::int32_t kLiberty = 1 << 10;
inline constexpr std::int32_t kNotABlock = 1 << 30;

inline std::uint64_t hash_key(Point p, Colour c) {
  return splitmix64(std::uint64_t{p} << 8 | static_cast<std::uint64_t>(c));
}

// Up to kMost points, or any number of them where that is 0.
template <int kMost>
class PointList {
 public:
  void push_back(Point p) { points_[count_++] = p; }
  Point* begin() { return points_; }
  Point* end() { return points_ + count_; }

 private:
  Point points_[kMost];
  int count_ = 0;
};
template <>
class PointList<0> : public std::vector<Point> {};

// Views of a board's arrays, with all that changes them. It changes what it points to, also where
// it is const itself.
template <class C>
struct Blocks {
  using Cells = C;
  using Word = typename Cells::Word;

  const Board::Topology* topology;
  Colour* colour;           // by point
  Point* next;              // by stone: the next of its block
  Word* cell;               // by point
  std::int32_t* liberties;  // by id
  std::uint32_t* sums;      // by id: of the numbers of its liberties

  std::int32_t& liberties_of(Word w) const { return liberties[id_of(w)]; }
  std::uint32_t& sum_of(Word w) const { return sums[id_of(w)]; }

  // Padding among them.
  template <class Visit>
  void each_neighbour(Point p, Visit visit) const {
    if constexpr (Cells::kDegree > 0) {
      const Point* near = topology->near.data() + std::size_t{p} * Cells::kDegree;
      for (int j = 0; j < Cells::kDegree; ++j) visit(near[j]);
    } else {
      for (Point q : topology->graph->neighbours(p)) visit(q);
    }
  }

  // The visit may take the stone off.
  template <class Visit>
  void each_stone(Point block, Visit visit) const {
    Point p = block;
    do {
      const Point following = next[p];
      visit(p);
      p = following;
    } while (p != block);
  }

  // visit(block, times) for each block that has a stone beside p: `times` of them.
  template <class Visit>
  void each_block_around(Point p, Visit visit) const {
    PointList<Cells::kDegree> ids;
    each_neighbour(p, [&](Point q) {
      if (Cells::is_stone(cell[q])) ids.push_back(id_of(cell[q]));
    });
    std::sort(ids.begin(), ids.end());
    for (auto i = ids.begin(); i != ids.end();) {
      const auto end = std::find_if(i, ids.end(), [&](Point id) { return id != *i; });
      visit(*i, static_cast<int>(end - i));
      i = end;
    }
  }

  std::uint64_t hash_of_block(Point block) const {
    std::uint64_t hash = 0;
    each_stone(block, [&](Point p) { hash ^= hash_key(p, colour[p]); });
    return hash;
  }

  MoveEffect effect(Point p, Colour c, std::uint64_t hash) const {
    MoveEffect effect{false, true, hash ^ hash_key(p, c)};
    bool all_safe = Cells::kDegree > 0;  // whatever p is to the blocks around it
    bool joins = false;
    each_neighbour(p, [&](Point q) {
      if (Cells::is(cell[q], Colour::Empty)) effect.suicide = false;
      joins |= Cells::is(cell[q], c);
      all_safe &= liberties_of(cell[q]) >= Cells::kDegree * kLiberty;
    });
    if (all_safe) {
      effect.suicide &= !joins;
      if (effect.suicide) effect.hash = hash;
      return effect;
    }
    std::uint64_t without_own = hash;
    each_block_around(p, [&](Point block, int times) {
      const bool last_liberty = liberties[block] == (times - 1) * kLiberty;
      if (Cells::is(cell[block], c)) {
        if (!last_liberty) effect.suicide = false;
        if (effect.suicide) without_own ^= hash_of_block(block);
      } else if (last_liberty) {
        effect.captures = true;
        effect.hash ^= hash_of_block(block);
      }
    });
    if (effect.captures) effect.suicide = false;
    if (effect.suicide) effect.hash = without_own;
    return effect;
  }

  // A block of one stone.
  void put(Point p, Colour c) const {
    int empty = 0;
    std::uint32_t sum = 0;
    each_neighbour(p, [&](Point q) {
      const Word w = cell[q];
      liberties_of(w) -= kLiberty;
      sum_of(w) -= p;
      const bool is_empty = Cells::is(w, Colour::Empty);
      empty += is_empty;
      sum += is_empty ? q : 0;
    });
    colour[p] = c;
    next[p] = p;
    cell[p] = Cells::make(c, p);
    liberties[p] = (empty - 1) * kLiberty;
    sums[p] = sum;
  }

  // p is a block of one stone.
  void join(Point p) const {
    const Colour c = colour[p];
    Point most = p;  // the neighbouring block with the most liberties
    each_neighbour(p, [&](Point q) {
      const Point b = id_of(cell[q]);
      const bool is_better = Cells::is(cell[q], c) && (most == p || liberties[b] > liberties[most]);
      most = is_better ? b : most;
    });
    if (most == p) return;
    cell[p] = cell[most];
    std::swap(next[p], next[most]);
    liberties[most] += liberties[p] + kLiberty;
    sums[most] += sums[p];
    each_neighbour(p, [&](Point q) {
      const Point b = id_of(cell[q]);
      if (b != most && Cells::is(cell[q], c)) merge(most, b);
    });
  }

  void merge(Point a, Point b) const {
    const Word w = cell[a];
    each_stone(b, [&](Point p) { cell[p] = w; });
    std::swap(next[a], next[b]);
    liberties[a] += liberties[b] + kLiberty;
    sums[a] += sums[b];
  }

  void lift(Point p) const {
    colour[p] = Colour::Empty;
    cell[p] = Cells::make(Colour::Empty, p);
    liberties[p] = kNotABlock;
    each_neighbour(p, [&](Point q) {
      liberties_of(cell[q]) += kLiberty;
      sum_of(cell[q]) += p;
    });
  }

  void remove(Point block, std::uint64_t& hash, std::vector<Stone>& taken) const {
    const Colour c = colour[block];
    each_stone(block, [&](Point p) {
      hash ^= hash_key(p, c);
      taken.push_back({p, c});
      lift(p);
    });
  }

  // Both look at all neighbours at once: one branch is guessed wrongly less often than several.
  bool may_join(Point p, Colour c) const {
    if constexpr (Cells::kDegree == 0) return true;
    Word seen = 0;
    each_neighbour(p, [&](Point q) { seen |= cell[q]; });
    return Cells::is(seen, c);
  }
  bool any_without_liberty(Point p) const {
    std::int32_t seen = liberties_of(cell[p]);
    each_neighbour(p, [&](Point q) { seen |= liberties_of(cell[q]); });
    return seen < 0;
  }

  void play(Point p, Colour c, std::uint64_t& hash, std::vector<Stone>& taken) const {
    hash ^= hash_key(p, c);
    put(p, c);
    if (may_join(p, c)) join(p);
    if (!any_without_liberty(p)) return;
    // All opponents are judged on the same colouring: none is removed before all are known.
    PointList<Cells::kDegree> dead;
    each_neighbour(p, [&](Point q) {
      if (liberties_of(cell[q]) < 0 && !Cells::is(cell[q], c)) dead.push_back(id_of(cell[q]));
    });
    for (Point block : dead) {
      if (colour[block] != Colour::Empty) remove(block, hash, taken);
    }
    if (liberties_of(cell[p]) < 0) remove(id_of(cell[p]), hash, taken);
  }

  void take_back(Point p, Colour c, std::uint64_t& hash, std::span<const Stone> taken) const {
    if (colour[p] == c) {
      hash ^= hash_key(p, c);
      scatter(id_of(cell[p]), p);
    }
    for (Stone stone : taken) {
      if (stone.point == p) continue;
      hash ^= hash_key(stone.point, stone.colour);
      put(stone.point, stone.colour);
      join(stone.point);
    }
  }

  // Takes p off, and finds the blocks that the other stones of its block then form: each has a
  // stone beside p.
  void scatter(Point block, Point p) const {
    const Colour c = colour[p];
    each_stone(block, [&](Point q) { next[q] = kNoPoint; });
    lift(p);
    each_neighbour(p, [&](Point q) {
      if (Cells::is(cell[q], c) && next[q] == kNoPoint) form(q);
    });
  }

  // The block of a stone, where no stone of it is in a ring yet.
  void form(Point start) const {
    const Colour c = colour[start];
    const Word w = Cells::make(c, start);
    int pairs = 0;
    std::uint32_t sum = 0;
    Point stone = next[start] = start;
    do {
      cell[stone] = w;
      each_neighbour(stone, [&](Point q) {
        const bool is_empty = Cells::is(cell[q], Colour::Empty);
        pairs += is_empty;
        sum += is_empty ? q : 0;
        if (!Cells::is(cell[q], c) || next[q] != kNoPoint) return;
        next[q] = std::exchange(next[stone], q);
      });
      stone = next[stone];
    } while (stone != start);
    liberties[start] = (pairs - 1) * kLiberty;
    sums[start] = sum;
  }

  std::uint64_t set(const Colouring& colouring) const {
    std::uint64_t hash = 0;
    for (int i = 0; i < topology->cells(); ++i) {
      const auto p = static_cast<Point>(i);
      const bool on_board = i < topology->points();
      colour[p] = on_board ? colouring[p] : Colour::Empty;
      cell[p] = on_board ? Cells::make(colour[p], p) : Word{p};
      liberties[p] = kNotABlock;
      sums[p] = 0;
      next[p] = kNoPoint;
      if (colour[p] != Colour::Empty) hash ^= hash_key(p, colour[p]);
    }
    for (int i = 0; i < topology->points(); ++i) {
      const auto p = static_cast<Point>(i);
      if (colour[p] != Colour::Empty && next[p] == kNoPoint) form(p);
    }
    return hash;
  }

  // Of two boards with the same colouring.
  bool same(const Blocks& other) const {
    for (int i = 0; i < topology->points(); ++i) {
      const auto p = static_cast<Point>(i);
      if (colour[p] == Colour::Empty) {
        if (cell[p] != other.cell[p]) return false;
        continue;
      }
      const Point a = id_of(cell[p]), b = id_of(other.cell[p]);
      if (cell[p] != Cells::make(colour[p], a) || liberties[a] != other.liberties[b] ||
          sums[a] != other.sums[b]) {
        return false;
      }
      if (a == p && !same_ring(a, other)) return false;
      if (liberties[a] < 0) return false;
    }
    return true;
  }

  // The ring of a block here holds the same stones as there, and all know its id.
  bool same_ring(Point block, const Blocks& other) const {
    std::vector<Point> here, there;
    bool known = true;
    each_stone(block, [&](Point p) {
      here.push_back(p);
      known &= id_of(cell[p]) == block;
    });
    other.each_stone(block, [&](Point p) { there.push_back(p); });
    std::sort(here.begin(), here.end());
    std::sort(there.begin(), there.end());
    return known && here == there;
  }
};

template <class Cells>
auto Board::blocks() const {
  std::byte* data = arrays_.data();
  return Blocks<Cells>{topology_.get(),
                       reinterpret_cast<Colour*>(data),
                       reinterpret_cast<Point*>(data + next_at_),
                       reinterpret_cast<typename Cells::Word*>(data + cells_at_),
                       reinterpret_cast<std::int32_t*>(data + liberties_at_),
                       reinterpret_cast<std::uint32_t*>(data + sums_at_)};
}

template <class Visit>
decltype(auto) Board::visit_blocks(Visit visit) const {
  switch (cell_kind_) {
    case CellKind::Grid:
      return visit(blocks<GridCells>());
    case CellKind::Small:
      return visit(blocks<SmallCells>());
    case CellKind::Middle:
      return visit(blocks<MiddleCells>());
    case CellKind::Wide:
      break;
  }
  return visit(blocks<WideCells>());
}

}  // namespace omnigo
