#include "symmetry/symmetry.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "symmetry/labelling.h"

namespace omnigo {
namespace {

// The product in decimal, by the school's method with digits to the base of 10^9.
std::string decimal(const Factors& factors) {
  constexpr std::uint64_t kBase = 1'000'000'000;
  std::vector<std::uint32_t> digits{1};
  for (const auto& [factor, exponent] : factors) {
    for (std::int64_t i = 0; i < exponent && factor > 1; ++i) {
      std::uint64_t carry = 0;
      for (std::uint32_t& digit : digits) {
        carry += std::uint64_t{digit} * static_cast<std::uint64_t>(factor);
        digit = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
      }
      if (carry > 0) digits.push_back(static_cast<std::uint32_t>(carry));
    }
  }
  std::string text = std::to_string(digits.back());
  for (auto digit = digits.rbegin() + 1; digit != digits.rend(); ++digit) {
    const std::string nine = std::to_string(*digit);
    text += std::string(9 - nine.size(), '0') + nine;
  }
  return text;
}

std::vector<Point> orbits_of(int points, const std::vector<std::vector<Point>>& generators) {
  std::vector<Point> least(points);
  std::iota(least.begin(), least.end(), Point{0});
  const auto root = [&](Point p) {
    while (least[p] != p) p = least[p] = least[least[p]];
    return p;
  };
  for (const auto& generator : generators) {
    for (int p = 0; p < points; ++p) {
      const Point a = root(static_cast<Point>(p)), b = root(generator[p]);
      least[std::max(a, b)] = std::min(a, b);
    }
  }
  for (int p = 0; p < points; ++p) least[p] = root(static_cast<Point>(p));
  return least;
}

}  // namespace

Symmetries symmetries(const Graph& graph, std::span<const std::uint8_t> colouring) {
  Labelling labelling = canonical_labelling(graph, colouring);
  Symmetries found;
  found.order = decimal(labelling.group_order);
  found.orbits = orbits_of(graph.size(), labelling.generators);
  found.generators = std::move(labelling.generators);
  return found;
}

CanonicalColouring::CanonicalColouring(SharedGraph graph)
    : graph_(std::move(graph)), plain_order_(canonical_labelling(*graph_, {}).order) {}

// Written in its canonical order, the coloured graph is a copy H of the board that depends on what
// we want alone: on the colouring up to automorphisms. So does, then, the canonical order of H
// without its colours. The board in its own canonical order looks the same as H in that one, which
// carries H, with its colours, back onto the board.
std::vector<Point> CanonicalColouring::automorphism(std::span<const std::uint8_t> colouring) const {
  const std::vector<Point> order = canonical_labelling(*graph_, colouring).order;
  std::vector<Point> place(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<Point>(i);

  std::vector<Edge> edges = graph_->edges();
  for (Edge& edge : edges) edge = {place[edge.a], place[edge.b]};
  const auto copy = Graph::from_edges(graph_->size(), std::move(edges));
  const std::vector<Point> copy_order = canonical_labelling(*copy, {}).order;

  std::vector<Point> moved(order.size());
  for (std::size_t k = 0; k < order.size(); ++k) moved[order[copy_order[k]]] = plain_order_[k];
  return moved;
}

}  // namespace omnigo
