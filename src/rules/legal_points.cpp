#include "rules/legal_points.h"

#include <bit>
#include <cstring>

namespace omnigo {
namespace {

constexpr std::uint64_t bit(Point p) { return std::uint64_t{1} << p % 64; }

// A byte per colour, the first in the lowest; 0 where both have the same.
std::uint64_t compare_eight(const Colour* a, const Colour* b) {
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t left, right;
  std::memcpy(&left, a, sizeof left);
  std::memcpy(&right, b, sizeof right);
  return left ^ right;
}

}  // namespace

LegalPoints::LegalPoints(const Graph& graph)
    : legal_((static_cast<std::size_t>(graph.size()) + 63) / 64) {}

std::span<const std::uint64_t> LegalPoints::find(const Game& game, Colour player) {
  if (!asked_) {
    asked_ = true;
    for (const Point p : game.legal_moves(player)) legal_[p / 64] |= bit(p);
    return legal_;
  }
  if (colours_.empty()) begin(game.graph());
  follow(game.board());
  for (std::size_t i = 0; i < legal_.size(); ++i) {
    const std::uint64_t plain = empty_[i] & airy_[i] & ~game.risky(i, player);
    legal_[i] = plain | game.legal_among(i, empty_[i] & ~plain, player);
  }
  return legal_;
}

// An empty board, as if it had been seen.
void LegalPoints::begin(const Graph& graph) {
  colours_.assign(static_cast<std::size_t>(graph.size()), Colour::Empty);
  empty_around_.resize(colours_.size());
  empty_.resize(legal_.size());
  airy_.resize(legal_.size());
  for (std::size_t i = 0; i < colours_.size(); ++i) {
    const auto p = static_cast<Point>(i);
    empty_around_[p] = static_cast<Point>(graph.degree(p));
    empty_[p / 64] |= bit(p);
    if (graph.degree(p) > 0) airy_[p / 64] |= bit(p);
  }
}

void LegalPoints::follow(const Board& board) {
  const Colour* now = board.colours();
  const std::size_t size = colours_.size(), rest = size % 8;
  for (std::size_t first = 0; first + 8 <= size; first += 8) {
    std::uint64_t differing = compare_eight(now + first, &colours_[first]);
    while (differing != 0) {
      const std::size_t p = first + static_cast<std::size_t>(std::countr_zero(differing)) / 8;
      change(board.graph(), static_cast<Point>(p), now[p]);
      differing = compare_eight(now + first, &colours_[first]);
    }
  }
  for (std::size_t p = size - rest; p < size; ++p) {
    if (now[p] != colours_[p]) change(board.graph(), static_cast<Point>(p), now[p]);
  }
}

void LegalPoints::change(const Graph& graph, Point p, Colour colour) {
  const bool was_empty = colours_[p] == Colour::Empty, is_empty = colour == Colour::Empty;
  colours_[p] = colour;
  if (was_empty == is_empty) return;
  empty_[p / 64] ^= bit(p);
  for (const Point q : graph.neighbours(p)) {
    const int before = empty_around_[q], after = is_empty ? before + 1 : before - 1;
    empty_around_[q] = static_cast<Point>(after);
    airy_[q / 64] ^= std::uint64_t{(before == 0) != (after == 0)} << q % 64;
  }
}

}  // namespace omnigo
