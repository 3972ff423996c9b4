#include "search/fast_playout.h"

namespace omnigo {

void count_owners(const Graph& graph, const Colouring& colouring, std::vector<int>& areas) {
  std::fill(areas.begin(), areas.end(), 0);
  for (Colour owner : owners(graph, colouring)) {
    if (owner != Colour::Empty) ++areas[player_of(owner)];
  }
}

PlayoutHistory::PlayoutHistory(int points)
    : moves_(3 * points + 1),
      taken_from_(3 * points + 1),
      hashes_(3 * points + 1),
      table_(std::bit_ceil(static_cast<std::size_t>(12 * points + 1))),
      mask_(table_.size() - 1) {
  static_assert(3 * kMaxPoints + 1 < 1 << 16);
}

void PlayoutHistory::start(std::uint64_t hash) {
  std::fill(table_.begin(), table_.end(), 0);
  taken_.clear();
  count_ = 0;
  remember(hash);
}

Colouring PlayoutHistory::after_moves(int moves, Colouring now) const {
  std::size_t taken = taken_.size();
  for (int i = count_; i > moves; --i) {
    while (taken > taken_from_[i]) {
      --taken;
      now[taken_[taken].point] = taken_[taken].colour;
    }
    now[moves_[i]] = Colour::Empty;
  }
  return now;
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
