// The symmetries of a board: its automorphisms, and colourings up to them.
//
// An automorphism moves the points so that neighbours stay neighbours. A symmetry of a coloured
// board also carries every point to one of the same colour. All functions may run in many threads.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "graph/graph.h"

namespace omnigo {

struct Symmetries {
  std::string order;                           // how many there are: exact, in decimal
  std::vector<std::vector<Point>> generators;  // each carries point p to generator[p]
  std::vector<Point> orbits;  // the least point that a symmetry carries p to, for each p
};

// The group of symmetries of the graph, or of the graph coloured with one small number a point.
Symmetries symmetries(const Graph& graph, std::span<const std::uint8_t> colouring = {});

// Chooses one colouring from each set of colourings that automorphisms carry to each other: two
// colourings have the same canonical one exactly where some automorphism carries one to the other.
// The canonical one is itself among them.
class CanonicalColouring {
 public:
  explicit CanonicalColouring(SharedGraph graph);

  // For any type of colours of one byte.
  template <class Colour>
  std::vector<Colour> operator()(const std::vector<Colour>& colouring) const {
    static_assert(sizeof(Colour) == 1);
    std::vector<std::uint8_t> numbers(colouring.size());
    std::memcpy(numbers.data(), colouring.data(), colouring.size());
    const std::vector<Point> moved = automorphism(numbers);
    std::vector<Colour> canonical(colouring.size());
    for (std::size_t p = 0; p < colouring.size(); ++p) canonical[moved[p]] = colouring[p];
    return canonical;
  }

  // The automorphism that carries the colouring to its canonical one.
  std::vector<Point> automorphism(std::span<const std::uint8_t> colouring) const;

 private:
  SharedGraph graph_;
  std::vector<Point> plain_order_;  // the canonical order of the points without colours
};

}  // namespace omnigo
