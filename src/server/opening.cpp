#include "server/opening.h"

#include <algorithm>

#include "server/wire.h"
#include "store/store.h"
#include "symmetry/symmetry.h"

namespace omnigo {
namespace {

// A product of the generators that carries `from` to `to`, which is in its orbit: a path there.
std::vector<Point> carrying(const std::vector<std::vector<Point>>& generators, Point from,
                            Point to) {
  struct Step {
    Point before = kNoPoint;
    std::size_t generator = 0;
  };
  std::vector<Step> steps(generators.front().size());
  std::vector<Point> reached = {from};
  for (std::size_t i = 0; i < reached.size() && reached.back() != to; ++i) {
    for (std::size_t g = 0; g < generators.size() && reached.back() != to; ++g) {
      const Point next = generators[g][reached[i]];
      if (next == from || steps[next].before != kNoPoint) continue;
      steps[next] = {reached[i], g};
      reached.push_back(next);
    }
  }
  std::vector<Point> product(steps.size());
  for (std::size_t p = 0; p < product.size(); ++p) product[p] = static_cast<Point>(p);
  std::vector<std::size_t> path;
  for (Point p = to; p != from; p = steps[p].before) path.push_back(steps[p].generator);
  for (auto g = path.rbegin(); g != path.rend(); ++g) {
    for (Point& p : product) p = generators[*g][p];
  }
  return product;
}

}  // namespace

std::vector<Point> canonical_opening(const Graph& graph, std::vector<Point> moves) {
  std::vector<std::uint8_t> fixed(graph.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] == kNoPoint || fixed[moves[i]] != 0) continue;
    const Symmetries group = symmetries(graph, fixed);
    if (group.generators.empty()) break;
    if (const Point least = group.orbits[moves[i]]; least != moves[i]) {
      const std::vector<Point> carry = carrying(group.generators, moves[i], least);
      for (std::size_t j = i; j < moves.size(); ++j) {
        if (moves[j] != kNoPoint) moves[j] = carry[moves[j]];
      }
    }
    fixed[moves[i]] = static_cast<std::uint8_t>(i + 1);
  }
  return moves;
}

std::vector<std::int64_t> opening_keys(const Layout& board, const std::vector<Point>& moves) {
  if (is_own_board(board) || board.graph->size() > kMostOpeningPoints) return {};
  std::vector<Point> first(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                              moves.size(), kOpeningMoves)));
  std::string text = board.spec;
  std::vector<std::int64_t> keys;
  for (const Point move : canonical_opening(*board.graph, std::move(first))) {
    text += ' ' + (move == kNoPoint ? "pass" : std::to_string(move));
    keys.push_back(archive_key(text));
  }
  return keys;
}

std::vector<Point> opening_of(const GameRecord& record) {
  std::vector<Point> moves;
  const Colouring& start = record.start.colouring;
  if (std::any_of(start.begin(), start.end(), [](Colour at) { return at != Colour::Empty; })) {
    return moves;
  }
  for (const RecordEvent& event : record.events) {
    if (event.action == RecordEvent::Action::Setup || moves.size() == kOpeningMoves) break;
    if (event.is_turn()) {
      moves.push_back(event.action == RecordEvent::Action::Move ? event.point : kNoPoint);
    }
  }
  return moves;
}

}  // namespace omnigo
