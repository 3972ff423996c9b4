// Games on grids (grid_environment.h) with the memory that they need, for the host.
#pragma once

#include <vector>

#include "gpu/grid_environment.h"

namespace omnigo::gpu {

template <class G>
struct GridMemory {
  // `komi` is Black's less White's, in half points. `keep_recent`: the latest positions are kept,
  // as observe_grids needs them.
  GridMemory(int games, std::int32_t ko, int max_turns, int komi, bool keep_recent) {
    const auto count = static_cast<std::size_t>(games);
    const auto capacity = static_cast<std::size_t>(ko == kPositionalKo ? max_turns + 1 : 0);
    for (auto* sets : {&mine, &theirs, &atari}) sets->resize(count * G::kWords);
    stood.resize(count * G::kWords * 2);
    if (keep_recent) recent.resize(count * G::kWords * 2 * kPositionsSeen);
    colourings.resize(count * capacity * GridEnvironment<G>::kColouring);
    status.resize(count);
    for (auto* numbers : {&seen, &turns}) numbers->resize(count);
    mask.resize(count * kMaskWords);
    rewards.resize(count * 2);
    for (auto* bytes : {&done, &illegal, &seat}) bytes->resize(count);
    environment = {mine.data(),
                   theirs.data(),
                   atari.data(),
                   status.data(),
                   stood.data(),
                   seen.data(),
                   colourings.data(),
                   mask.data(),
                   keep_recent ? recent.data() : nullptr,
                   rewards.data(),
                   done.data(),
                   illegal.data(),
                   seat.data(),
                   turns.data(),
                   games,
                   kMaskWords,
                   ko,
                   max_turns,
                   komi,
                   static_cast<int>(capacity)};
  }
  GridMemory(const GridMemory&) = delete;
  GridMemory(GridMemory&&) = default;
  GridMemory& operator=(const GridMemory&) = delete;
  GridMemory& operator=(GridMemory&&) = default;

  void reset() { gpu::reset(environment); }
  // An action for each game. `ring` is the place of the new position among the recent ones.
  void step(const std::int32_t* actions, int ring) { gpu::step(environment, actions, 0, ring); }

  static constexpr int kMaskWords = G::kPoints / 32 + 1;

  std::vector<std::uint32_t> mine, theirs, atari, status, stood, recent, colourings, mask;
  std::vector<std::int32_t> seen, turns;
  std::vector<std::uint8_t> done, illegal, seat;
  std::vector<float> rewards;
  GridEnvironment<G> environment = {};
};

}  // namespace omnigo::gpu
