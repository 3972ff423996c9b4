// A board for playouts that ask after every move who is in atari.
//
// Blocks are rings of stones with an id, as in rules/blocks.h. Of each block's liberties, counted
// once for every stone beside them, it keeps the number n, the sum s of the points and the sum r of
// their squares. By Cauchy and Schwarz n r >= s s, with equality exactly if all are the same point:
// so atari is one comparison, and the last liberty is s / n (the trick is Lew's, in libEGO). The
// same holds after taking one point away, which tells self-atari.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "rules/board.h"

namespace omnigo {

// Liberties with multiplicity.
struct LibertySum {
  std::uint32_t count = 0;
  std::uint32_t sum = 0;
  std::uint64_t squares = 0;

  void add(Point p) {
    ++count;
    sum += p;
    squares += std::uint64_t{p} * p;
  }
  void remove(Point p) {
    --count;
    sum -= p;
    squares -= std::uint64_t{p} * p;
  }
  void add(const LibertySum& other) {
    count += other.count;
    sum += other.sum;
    squares += other.squares;
  }
  // There is one, and no second.
  bool is_one() const { return count > 0 && count * squares == std::uint64_t{sum} * sum; }
  bool is_several() const { return count * squares != std::uint64_t{sum} * sum; }
  Point only() const { return static_cast<Point>(sum / count); }
};

// Up to three liberties of a block.
struct SomeLiberties {
  int count = 0;
  Point points[3];

  void add(Point p) {
    if (std::find(points, points + count, p) == points + count) points[count++] = p;
  }
};

class TacticalBoard {
 public:
  explicit TacticalBoard(const Graph& graph)
      : graph_(graph),
        colour_(graph.size()),
        id_(graph.size()),
        next_(graph.size()),
        liberties_(graph.size()),
        size_(graph.size()) {}

  const Graph& graph() const { return graph_; }
  Colour at(Point p) const { return colour_[p]; }
  const Colouring& colouring() const { return colour_; }
  Point block(Point stone) const { return id_[stone]; }
  int block_size(Point stone) const { return size_[id_[stone]]; }
  Point next_stone(Point stone) const { return next_[stone]; }
  bool in_atari(Point stone) const { return liberties_[id_[stone]].is_one(); }
  Point last_liberty(Point stone) const { return liberties_[id_[stone]].only(); }
  // Stones that the latest play took; p may not be played at once where it took back a ko.
  const std::vector<Stone>& taken() const { return taken_; }

  void load(const Board& board) {
    taken_.clear();
    ko_ = kNoPoint;
    const int points = graph_.size();
    for (int i = 0; i < points; ++i) {
      const auto p = static_cast<Point>(i);
      colour_[p] = board.at(p);
      liberties_[p] = {};
      id_[p] = kNoPoint;
    }
    for (int i = 0; i < points; ++i) {
      const auto p = static_cast<Point>(i);
      if (colour_[p] == Colour::Empty || id_[p] != kNoPoint) continue;
      int size = 0;
      Point stone = p;
      do {
        id_[stone] = p;
        ++size;
        next_[stone] = board.next_stone(stone);
        stone = next_[stone];
      } while (stone != p);
      size_[p] = size;
    }
    for (int i = 0; i < points; ++i) {
      const auto p = static_cast<Point>(i);
      if (colour_[p] != Colour::Empty) continue;
      for (Point q : graph_.neighbours(p)) {
        if (colour_[q] != Colour::Empty) liberties_[id_[q]].add(p);
      }
    }
  }

  // No suicide, and no retaking of a ko at once.
  bool is_legal(Point p, Colour c) const {
    if (p == ko_) return false;
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == Colour::Empty) return true;
      if (in_atari(q) != (colour_[q] == c)) return true;
    }
    return false;
  }

  // The block that a legal move at p makes has fewer than two liberties.
  bool is_self_atari(Point p, Colour c) const {
    Point found = kNoPoint;
    for (Point q : graph_.neighbours(p)) {
      Point liberty = q;
      if (colour_[q] == c) {
        const LibertySum others = liberties_without(id_[q], p);
        if (others.is_several()) return false;
        if (others.count == 0) continue;
        liberty = others.only();
      } else if (colour_[q] != Colour::Empty && !in_atari(q)) {
        continue;
      }
      if (found != kNoPoint && found != liberty) return false;
      found = liberty;
    }
    return true;
  }

  // Of the block of a stone, up to three.
  SomeLiberties some_liberties(Point stone) const {
    SomeLiberties found;
    Point p = stone;
    do {
      add_liberties(p, kNoPoint, found);
      p = next_[p];
    } while (p != stone && found.count < 3);
    return found;
  }

  // Of the block that a legal move at p makes, up to three. Stones it takes count as liberties.
  SomeLiberties liberties_after(Point p, Colour c) const {
    SomeLiberties found;
    for (Point q : graph_.neighbours(p)) {
      if (found.count == 3) return found;
      if (colour_[q] == Colour::Empty || (colour_[q] != c && in_atari(q))) {
        found.add(q);
      } else if (colour_[q] == c) {
        Point stone = q;
        do {
          add_liberties(stone, p, found);
          stone = next_[stone];
        } while (stone != q && found.count < 3);
      }
    }
    return found;
  }

  // A legal move.
  void play(Point p, Colour c) {
    taken_.clear();
    colour_[p] = c;
    id_[p] = next_[p] = p;
    size_[p] = 1;
    liberties_[p] = {};
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == Colour::Empty) {
        liberties_[p].add(q);
      } else {
        liberties_[id_[q]].remove(p);
      }
    }
    bool joined = false;
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == c && id_[q] != id_[p]) {
        merge(id_[p], id_[q]);
        joined = true;
      }
    }
    // All opponents are judged on the same colouring: none is taken before all are known.
    dead_.clear();
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] != Colour::Empty && colour_[q] != c && liberties_[id_[q]].count == 0) {
        dead_.push_back(q);
      }
    }
    for (Point q : dead_) {
      if (colour_[q] != Colour::Empty) take(q);
    }
    ko_ = taken_.size() == 1 && !joined && in_atari(p) ? taken_[0].point : kNoPoint;
  }
  void pass() {
    taken_.clear();
    ko_ = kNoPoint;
  }

 private:
  LibertySum liberties_without(Point id, Point p) const {
    LibertySum others = liberties_[id];
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] != Colour::Empty && id_[q] == id) others.remove(p);
    }
    return others;
  }

  void add_liberties(Point stone, Point but, SomeLiberties& found) const {
    for (Point q : graph_.neighbours(stone)) {
      if (colour_[q] != Colour::Empty || q == but) continue;
      found.add(q);
      if (found.count == 3) return;
    }
  }

  void merge(Point a, Point b) {
    if (size_[a] < size_[b]) std::swap(a, b);
    Point stone = b;
    do {
      id_[stone] = a;
      stone = next_[stone];
    } while (stone != b);
    std::swap(next_[a], next_[b]);
    size_[a] += size_[b];
    liberties_[a].add(liberties_[b]);
  }

  void take(Point stone) {
    const Colour c = colour_[stone];
    Point p = stone;
    do {
      colour_[p] = Colour::Empty;
      taken_.push_back({p, c});
      p = next_[p];
    } while (p != stone);
    for (std::size_t i = taken_.size() - static_cast<std::size_t>(size_[id_[stone]]);
         i < taken_.size(); ++i) {
      for (Point q : graph_.neighbours(taken_[i].point)) {
        if (colour_[q] != Colour::Empty) liberties_[id_[q]].add(taken_[i].point);
      }
    }
  }

  const Graph& graph_;
  Colouring colour_;
  std::vector<Point> id_, next_;
  std::vector<LibertySum> liberties_;  // by id
  std::vector<int> size_;              // by id
  std::vector<Stone> taken_;
  std::vector<Point> dead_;  // scratch
  Point ko_ = kNoPoint;
};

}  // namespace omnigo
