#include "search/fast_playout.h"

namespace omnigo {

void count_owners(const Graph& graph, const Colouring& colouring, std::vector<int>& areas) {
  std::fill(areas.begin(), areas.end(), 0);
  for (Colour owner : owners(graph, colouring)) {
    if (owner != Colour::Empty) ++areas[player_of(owner)];
  }
}

namespace {

template <class Cells>
std::unique_ptr<PlayoutEngine> make(const SharedGraph& graph, int players, Ko ko) {
  if (ko == Ko::Positional) return std::make_unique<FastPlayout<Cells, true>>(graph, players);
  return std::make_unique<FastPlayout<Cells, false>>(graph, players);
}

}  // namespace

std::unique_ptr<PlayoutEngine> fast_playout(SharedGraph graph, int players, Ko ko) {
  const Board board(graph, players);
  return board.visit_blocks([&](auto blocks) -> std::unique_ptr<PlayoutEngine> {
    using Cells = typename decltype(blocks)::Cells;
    if constexpr (Cells::kDegree > 0) {
      return make<Cells>(graph, players, ko);
    } else {
      return nullptr;
    }
  });
}

}  // namespace omnigo
