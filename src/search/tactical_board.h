// A board for playouts that ask after every move who is in atari.
//
// Blocks are rings of stones with an id, as in rules/blocks.h. Of each block it keeps the liberties
// as a set of bits, one per point of the board, and their number: atari, and blocks with two
// liberties, are one comparison, a merger is a union, and the last liberties are the set's lowest
// bits. Of each point it keeps the stones around it (search/surroundings.h), all of them and each
// player's: an eye is then a comparison of bits, and so is a point with room beside it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "rules/board.h"
#include "search/eye.h"
#include "search/surroundings.h"

namespace omnigo {

// Up to three liberties of a block.
struct SomeLiberties {
  int count = 0;
  Point points[3];

  bool contains(Point p) const { return std::find(points, points + count, p) != points + count; }
  void add(Point p) {
    if (count < 3 && !contains(p)) points[count++] = p;
  }
};

class TacticalBoard {
 public:
  using Bits = Surroundings::Bits;

  // The graph and what lies around its points must outlive it.
  TacticalBoard(const Graph& graph, const Surroundings& surroundings, int players)
      : graph_(graph),
        surroundings_(surroundings),
        words_(static_cast<std::size_t>(graph.size() + 63) / 64),
        colour_(graph.size()),
        id_(graph.size()),
        next_(graph.size()),
        count_(graph.size()),
        size_(graph.size()),
        sets_(words_ * graph.size()),
        stones_(graph.size()),
        own_(static_cast<std::size_t>(players) * graph.size()) {}

  const Graph& graph() const { return graph_; }
  Colour at(Point p) const { return colour_[p]; }
  const Colouring& colouring() const { return colour_; }
  Point block(Point stone) const { return id_[stone]; }
  int block_size(Point stone) const { return size_[id_[stone]]; }
  Point next_stone(Point stone) const { return next_[stone]; }
  int liberties(Point stone) const { return count_[id_[stone]]; }
  bool in_atari(Point stone) const { return liberties(stone) == 1; }
  Point last_liberty(Point stone) const { return some_liberties(stone).points[0]; }
  // Stones around a point: all of them, and a player's.
  Bits stones_around(Point p) const { return stones_[p]; }
  Bits own_around(Point p, Colour c) const { return own_[own_index(p, c)]; }
  // Stones that the latest play took.
  const std::vector<Stone>& taken() const { return taken_; }

  // `ko` may not be played in the first turn.
  void load(const Board& board, Point ko = kNoPoint) {
    taken_.clear();
    ko_ = ko;
    std::fill(stones_.begin(), stones_.end(), 0);
    std::fill(own_.begin(), own_.end(), 0);
    const int points = graph_.size();
    for (int i = 0; i < points; ++i) {
      const auto p = static_cast<Point>(i);
      colour_[p] = board.at(p);
      id_[p] = kNoPoint;
    }
    for (int i = 0; i < points; ++i) {
      const auto p = static_cast<Point>(i);
      if (colour_[p] == Colour::Empty) continue;
      show(p, colour_[p]);
      if (id_[p] == kNoPoint) load_block(board, p);
    }
  }

  // No suicide, and no retaking of a ko at once.
  bool is_legal(Point p, Colour c) const {
    if (p == ko_) return false;
    if (empty_sides(p) != 0) return true;
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == Colour::Empty || in_atari(q) != (colour_[q] == c)) return true;
    }
    return false;
  }

  // An eye that lasts (search/eye.h).
  bool is_eye(Point p, Colour c) const {
    const Bits own = own_around(p, c), sides = surroundings_.sides(p);
    if ((own & sides) != sides) return false;
    Bits corners = surroundings_.corners(p);
    if (!surroundings_.is_whole(p)) {
      for (Point q : graph_.neighbours(p)) {
        if (colour_[q] != c) return false;
      }
    }
    if (corners == 0) return !touches_atari(p);  // nothing else can break it
    const int opponents = std::popcount(stones_[p] & ~own & corners);
    return opponents < diagonals_to_break(graph_, p);
  }

  // The block that a legal move at p makes has fewer than two liberties.
  bool is_self_atari(Point p, Colour c) const {
    if (std::popcount(empty_sides(p)) >= 2) return false;
    SomeLiberties found;
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == c) {
        if (liberties(q) > 2) return false;
        add_liberties(id_[q], p, found);
      } else if (colour_[q] == Colour::Empty || in_atari(q)) {
        found.add(q);
      }
      if (found.count >= 2) return false;
    }
    return true;
  }

  // Of the block of a stone, up to three.
  SomeLiberties some_liberties(Point stone) const {
    SomeLiberties found;
    add_liberties(id_[stone], kNoPoint, found);
    return found;
  }

  // Of the block that a legal move at p makes, up to three. Stones it takes count as liberties.
  SomeLiberties liberties_after(Point p, Colour c) const {
    SomeLiberties found;
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == c) {
        add_liberties(id_[q], p, found);
      } else if (colour_[q] == Colour::Empty || in_atari(q)) {
        found.add(q);
      }
      if (found.count == 3) break;
    }
    return found;
  }

  // A legal move.
  void play(Point p, Colour c) {
    taken_.clear();
    colour_[p] = c;
    id_[p] = next_[p] = p;
    size_[p] = 1;
    count_[p] = 0;
    show(p, c);
    std::fill_n(set(p), words_, 0);
    bool captures = false;
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == Colour::Empty) {
        add_liberty(p, q);
      } else {
        remove_liberty(id_[q], p);
        captures |= colour_[q] != c && count_[id_[q]] == 0;
      }
    }
    bool joined = false;
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] == c && id_[q] != id_[p]) {
        merge(id_[p], id_[q]);
        joined = true;
      }
    }
    ko_ = kNoPoint;
    if (captures) capture_around(p, c);
    if (taken_.size() == 1 && !joined && in_atari(p)) ko_ = taken_[0].point;
  }
  void pass() {
    taken_.clear();
    ko_ = kNoPoint;
  }

 private:
  std::size_t own_index(Point p, Colour c) const {
    return static_cast<std::size_t>(player_of(c)) * stones_.size() + p;
  }
  // Among those that have a bit.
  Bits empty_sides(Point p) const { return surroundings_.sides(p) & ~stones_[p]; }

  bool touches_atari(Point p) const {
    for (Point q : graph_.neighbours(p)) {
      if (in_atari(q)) return true;
    }
    return false;
  }

  // A stone is put down or taken: the points around it see it.
  void show(Point p, Colour c) {
    Bits* const own = own_.data() + own_index(0, c);
    for (const auto [viewer, bit] : surroundings_.viewers(p)) {
      stones_[viewer] ^= bit;
      own[viewer] ^= bit;
    }
  }

  // --- sets of liberties, by id ---

  std::uint64_t* set(Point id) { return sets_.data() + words_ * id; }
  const std::uint64_t* set(Point id) const { return sets_.data() + words_ * id; }
  static std::uint64_t bit(Point p) { return std::uint64_t{1} << (p & 63); }

  void add_liberty(Point id, Point p) {
    std::uint64_t& word = set(id)[p >> 6];
    count_[id] += (word & bit(p)) == 0;
    word |= bit(p);
  }
  void remove_liberty(Point id, Point p) {
    std::uint64_t& word = set(id)[p >> 6];
    count_[id] -= (word & bit(p)) != 0;
    word &= ~bit(p);
  }

  void add_liberties(Point id, Point but, SomeLiberties& found) const {
    for (std::size_t i = 0; i < words_; ++i) {
      for (std::uint64_t word = set(id)[i]; word != 0; word &= word - 1) {
        const auto p =
            static_cast<Point>(64 * i + static_cast<std::size_t>(std::countr_zero(word)));
        if (p != but) found.add(p);
        if (found.count == 3) return;
      }
    }
  }

  // --- blocks ---

  void load_block(const Board& board, Point first) {
    count_[first] = size_[first] = 0;
    std::fill_n(set(first), words_, 0);
    Point stone = first;
    do {
      id_[stone] = first;
      ++size_[first];
      for (Point q : graph_.neighbours(stone)) {
        if (colour_[q] == Colour::Empty) add_liberty(first, q);
      }
      next_[stone] = board.next_stone(stone);
      stone = next_[stone];
    } while (stone != first);
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
    int count = 0;
    for (std::size_t i = 0; i < words_; ++i) count += std::popcount(set(a)[i] |= set(b)[i]);
    count_[a] = count;
  }

  // All opponents are judged on the same colouring: none is taken before all are known.
  void capture_around(Point p, Colour c) {
    dead_.clear();
    for (Point q : graph_.neighbours(p)) {
      if (colour_[q] != Colour::Empty && colour_[q] != c && count_[id_[q]] == 0) {
        dead_.push_back(q);
      }
    }
    for (Point q : dead_) {
      if (colour_[q] != Colour::Empty) take(q);
    }
  }

  void take(Point stone) {
    const Colour c = colour_[stone];
    const std::size_t before = taken_.size();
    Point p = stone;
    do {
      colour_[p] = Colour::Empty;
      show(p, c);
      taken_.push_back({p, c});
      p = next_[p];
    } while (p != stone);
    for (std::size_t i = before; i < taken_.size(); ++i) {
      for (Point q : graph_.neighbours(taken_[i].point)) {
        if (colour_[q] != Colour::Empty) add_liberty(id_[q], taken_[i].point);
      }
    }
  }

  const Graph& graph_;
  const Surroundings& surroundings_;
  std::size_t words_;  // of a set of liberties
  Colouring colour_;
  std::vector<Point> id_, next_;
  std::vector<int> count_, size_;    // by id
  std::vector<std::uint64_t> sets_;  // by id
  std::vector<Bits> stones_;         // by point
  std::vector<Bits> own_;            // by player, then by point
  std::vector<Stone> taken_;
  std::vector<Point> dead_;  // scratch
  Point ko_ = kNoPoint;
};

}  // namespace omnigo
