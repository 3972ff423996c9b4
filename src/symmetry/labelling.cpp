// What counting can distinguish is distinguished first; nauty gets only the connected cores that
// remain. It is quick on those, and hopeless on ten thousand separate points, whose 10000!
// symmetries it would climb through one level a point.
//
// Start from the equitable partition (refine.h). Three steps keep the partition equitable, keep
// every symmetry, and are undone knowing the partition alone:
//  1. A point alone in its cell is fixed by all symmetries, and joined to all points of another
//  cell
//     or to none: it is taken out.
//  2. Where more than half of all pairs between two cells (or within one) are joined, joined and
//  not
//     joined are exchanged.
//  3. What is then not connected falls apart. Symmetries carry components to components: each is
//     labelled by itself, and they are sorted by how they look in their own canonical order. If m
//     of them look alike, the group is that of one to the power m, times m! ways to exchange them.
// In a component cells are smaller, so the steps may apply again. Where none does, it is a core.
#include "symmetry/labelling.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "symmetry/core.h"
#include "symmetry/refine.h"

namespace omnigo {
namespace {

// A part of the board: its points 0, 1, ... and which points of the board they are.
struct Piece {
  ColouredGraph graph;
  std::vector<Point> on_board;

  int size() const { return static_cast<int>(on_board.size()); }
};

using Cells = std::map<int, std::vector<int>>;  // the points of each cell

Cells cells_of(const Piece& piece) {
  Cells cells;
  for (int p = 0; p < piece.size(); ++p) cells[piece.graph.cells[p]].push_back(p);
  return cells;
}

Piece whole_board(const Graph& graph, std::span<const std::uint8_t> colouring) {
  Piece piece;
  piece.graph.cells = refine(graph, colouring);
  for (int i = 0; i < graph.size(); ++i) {
    const auto near = graph.neighbours(static_cast<Point>(i));
    piece.graph.neighbours.emplace_back(near.begin(), near.end());
    piece.on_board.push_back(static_cast<Point>(i));
  }
  return piece;
}

// One piece for each list of points; edges that leave a list are dropped.
std::vector<Piece> parts(const Piece& piece, const std::vector<std::vector<int>>& lists) {
  std::vector<int> list_of(piece.size(), -1), number(piece.size());
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (std::size_t k = 0; k < lists[i].size(); ++k) {
      list_of[lists[i][k]] = static_cast<int>(i);
      number[lists[i][k]] = static_cast<int>(k);
    }
  }
  std::vector<Piece> made(lists.size());
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (const int p : lists[i]) {
      made[i].on_board.push_back(piece.on_board[p]);
      made[i].graph.cells.push_back(piece.graph.cells[p]);
      std::vector<int>& near = made[i].graph.neighbours.emplace_back();
      for (const int q : piece.graph.neighbours[p]) {
        if (list_of[q] == static_cast<int>(i)) near.push_back(number[q]);
      }
    }
  }
  return made;
}

// Step 1. The points taken out, in the order of their cells.
std::vector<Point> take_out_fixed(Piece& piece) {
  std::vector<Point> fixed;
  std::vector<int> others;
  for (const auto& [cell, points] : cells_of(piece)) {
    if (points.size() == 1) {
      fixed.push_back(piece.on_board[points[0]]);
    } else {
      others.insert(others.end(), points.begin(), points.end());
    }
  }
  if (!fixed.empty()) piece = std::move(parts(piece, {others})[0]);
  return fixed;
}

// Joins p to the points of the given cells that it is not joined to, in place of those it is.
void exchange(Piece& piece, int p, const std::vector<int>& with, const Cells& cells) {
  const auto exchanged = [&](int q) {
    return std::ranges::binary_search(with, piece.graph.cells[q]);
  };
  std::vector<int>& near = piece.graph.neighbours[p];
  std::vector<int> after, before;
  for (const int q : near) (exchanged(q) ? before : after).push_back(q);
  std::sort(before.begin(), before.end());
  for (const int cell : with) {
    for (const int q : cells.at(cell)) {
      if (q != p && !std::ranges::binary_search(before, q)) after.push_back(q);
    }
  }
  near = std::move(after);
}

// Step 2. Whether anything was exchanged; if so there are fewer edges than before.
bool exchange_dense_pairs(Piece& piece) {
  const Cells cells = cells_of(piece);
  std::map<std::pair<int, int>, std::size_t> joined;  // edges from cell to cell, in each direction
  for (int p = 0; p < piece.size(); ++p) {
    for (const int q : piece.graph.neighbours[p]) {
      ++joined[{piece.graph.cells[p], piece.graph.cells[q]}];
    }
  }
  std::map<int, std::vector<int>> dense;  // for each cell, those to exchange with, ascending
  for (const auto& [pair, count] : joined) {
    const std::size_t size = cells.at(pair.first).size(), other = cells.at(pair.second).size();
    const std::size_t all = size * (pair.first == pair.second ? size - 1 : other);
    if (2 * count > all) dense[pair.first].push_back(pair.second);
  }
  for (const auto& [cell, with] : dense) {
    for (const int p : cells.at(cell)) exchange(piece, p, with, cells);
  }
  return !dense.empty();
}

// Step 3.
std::vector<Piece> components(const Piece& piece) {
  std::vector<bool> met(piece.size());
  std::vector<std::vector<int>> lists;
  for (int start = 0; start < piece.size(); ++start) {
    if (met[start]) continue;
    met[start] = true;
    std::vector<int>& list = lists.emplace_back(1, start);
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (const int q : piece.graph.neighbours[list[i]]) {
        if (met[q]) continue;
        met[q] = true;
        list.push_back(q);
      }
    }
  }
  return parts(piece, lists);
}

// How a piece looks with its points in the given order: each one's cell and the places of the
// neighbours before it.
std::vector<int> look(const Piece& piece, const std::vector<Point>& order) {
  std::map<Point, int> place;
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<int>(i);
  std::vector<int> at(piece.size());  // the point in each place
  for (int p = 0; p < piece.size(); ++p) at[place[piece.on_board[p]]] = p;
  std::vector<int> seen;
  for (int i = 0; i < piece.size(); ++i) {
    seen.push_back(piece.graph.cells[at[i]]);
    const std::size_t count = seen.size();
    seen.push_back(0);
    for (const int q : piece.graph.neighbours[at[i]]) {
      const int there = place[piece.on_board[q]];
      if (there < i) seen.push_back(there);
    }
    seen[count] = static_cast<int>(seen.size() - count - 1);
    std::sort(seen.begin() + count + 1, seen.end());
  }
  return seen;
}

class Labeller {
 public:
  explicit Labeller(int points) : points_(points) {}

  // The canonical order of a piece; what its group's order is made of is added to `factors`.
  std::vector<Point> order(Piece piece, Factors& factors) {
    std::vector<Point> order = take_out_fixed(piece);
    const bool smaller = !order.empty();
    const bool exchanged = exchange_dense_pairs(piece);
    std::vector<Piece> split = components(piece);
    const bool core = split.size() == 1 && !smaller && !exchanged;
    const std::vector<Point> rest =
        core ? order_core(piece, factors) : order_components(split, factors);
    order.insert(order.end(), rest.begin(), rest.end());
    return order;
  }

  std::vector<std::vector<Point>> generators;

 private:
  std::vector<Point> identity() const {
    std::vector<Point> moved(points_);
    std::iota(moved.begin(), moved.end(), Point{0});
    return moved;
  }

  std::vector<Point> order_core(const Piece& piece, Factors& factors) {
    const Core core = label_core(piece.graph);
    for (const auto& generator : core.generators) {
      std::vector<Point> moved = identity();
      for (int p = 0; p < piece.size(); ++p) {
        moved[piece.on_board[p]] = piece.on_board[generator[p]];
      }
      generators.push_back(std::move(moved));
    }
    for (const int index : core.indices) ++factors[index];
    std::vector<Point> order;
    for (const int p : core.order) order.push_back(piece.on_board[p]);
    return order;
  }

  std::vector<Point> order_components(const std::vector<Piece>& split, Factors& factors) {
    struct Kind {
      std::vector<std::vector<Point>> orders;  // of the components that look alike
      Factors factors;                         // of the group of one
    };
    std::map<std::vector<int>, Kind> kinds;
    for (const Piece& piece : split) {
      const std::size_t known = generators.size();
      Factors its_factors;
      std::vector<Point> its_order = order(piece, its_factors);
      Kind& kind = kinds[look(piece, its_order)];
      // The symmetries of the first of a kind, and exchanges with it, make those of the others.
      if (!kind.orders.empty()) generators.resize(known);
      kind.orders.push_back(std::move(its_order));
      kind.factors = std::move(its_factors);
    }
    std::vector<Point> order;
    for (const auto& [look, kind] : kinds) {
      const auto count = static_cast<int>(kind.orders.size());
      for (const auto& [factor, exponent] : kind.factors) factors[factor] += exponent * count;
      for (int factor = 2; factor <= count; ++factor) ++factors[factor];
      if (count > 1) add_exchange(kind.orders, 2);
      if (count > 2) add_exchange(kind.orders, count);
      for (const auto& one : kind.orders) order.insert(order.end(), one.begin(), one.end());
    }
    return order;
  }

  // Carries each of the first `count` components to the next, and the last to the first.
  void add_exchange(const std::vector<std::vector<Point>>& orders, int count) {
    std::vector<Point> moved = identity();
    for (int i = 0; i < count; ++i) {
      const std::vector<Point>&from = orders[i], &to = orders[(i + 1) % count];
      for (std::size_t k = 0; k < from.size(); ++k) moved[from[k]] = to[k];
    }
    generators.push_back(std::move(moved));
  }

  int points_;
};

}  // namespace

Labelling canonical_labelling(const Graph& graph, std::span<const std::uint8_t> colouring) {
  Labeller labeller(graph.size());
  Labelling labelling;
  labelling.order = labeller.order(whole_board(graph, colouring), labelling.group_order);
  labelling.generators = std::move(labeller.generators);
  return labelling;
}

}  // namespace omnigo
