// A step of all games of a batch, what is shown of it, and the C functions through which Python
// calls this. environments_host.cpp and environments.cu compile this file; python/omnigo/kernels.py
// mirrors the structures.
#pragma once

#include <cstring>

#include "gpu/environment.h"
#include "gpu/grid_environment.h"
#include "gpu/launch.h"

namespace omnigo::gpu {

template <int P>
OMNIGO_KERNEL reset_games(Environment<P> environment) {
  for_games<StepScratch<P>>(environment.games, [&](int game, StepScratch<P>& scratch) {
    reset_game<P>(environment, game, scratch);
  });
}

// Actions are numbers of 32 bits, or of 64 where `wide`.
template <int P>
OMNIGO_KERNEL_FOR(12)
step_games(Environment<P> environment, const void* actions, int wide) {
  for_games<StepScratch<P>>(environment.games, [&](int game, StepScratch<P>& scratch) {
    const std::int64_t action = wide ? static_cast<const std::int64_t*>(actions)[game]
                                     : static_cast<const std::int32_t*>(actions)[game];
    const bool within = action >= 0 && action <= environment.points;
    step_game<P>(environment, game, within ? static_cast<int>(action) : -1, scratch);
  });
}

// A legal action for each game, each with the same chance.
OMNIGO_KERNEL draw_actions(const std::uint32_t* masks, int games, int words, std::uint64_t seed,
                           std::int32_t* actions) {
  for_items(games, [&](int game) {
    const std::uint32_t* mask =
        masks + static_cast<std::size_t>(game) * static_cast<std::size_t>(words);
    int count = 0;
    for (int w = 0; w < words; ++w) count += bit_count(mask[w]);
    const std::uint64_t drawn = mix(seed ^ mix(static_cast<std::uint64_t>(game)));
    int left = static_cast<int>((drawn >> 32) * static_cast<std::uint64_t>(count) >> 32);
    int w = 0;
    for (int here = bit_count(mask[0]); left >= here; here = bit_count(mask[w])) {
      left -= here;
      ++w;
    }
    std::uint32_t bits = mask[w];
    for (; left > 0; --left) bits &= bits - 1;
    actions[game] = w * 32 + lowest_bit(bits);
  });
}

// The mask with a byte for each action.
OMNIGO_KERNEL expand_masks(const std::uint32_t* masks, int games, int words, int points,
                           std::uint8_t* bytes) {
  for_groups<NoScratch>((games + kGroup - 1) / kGroup, [&](int group, NoScratch&) {
    const int begin = group * kGroup, actions = points + 1;
    const int count = (games - begin < kGroup ? games - begin : kGroup) * actions;
    const std::uint32_t* mask =
        masks + static_cast<std::size_t>(begin) * static_cast<std::size_t>(words);
    const auto read = [&](int i) {
      std::uint32_t bits = 0;
      for (int filled = 0; filled < 16 && i < count;) {
        const int action = i % actions, at = i / actions * words + action / 32;
        const int left = actions - action, here = 32 - action % 32;
        bits |= mask[at] >> action % 32 << filled;
        const int taken = left < here ? left : here;
        filled += taken;
        i += taken;
      }
      return bits;
    };
    write_bits(read, count,
               bytes + static_cast<std::size_t>(begin) * static_cast<std::size_t>(actions));
  });
}

// For each point: of the latest 8 positions, latest first, the mover's stones, the next player's,
// ...; then who is to play.
template <int Players>
OMNIGO_LANES void write_planes(const std::uint8_t* recent, int points, int players, int mover,
                               std::uint8_t* row) {
  const int seats = Players > 0 ? Players : players;
  const int planes = kPositionsSeen * seats + (seats == 2 ? 1 : seats);
  for (int i = lane(); i < points * planes; i += kLanes) {
    const int p = i / planes, k = i - p * planes, ago = k / seats, j = k - ago * seats;
    if (ago < kPositionsSeen) {
      int seat = mover + j;
      if (seat >= seats) seat -= seats;
      row[i] = recent[seat * points + p] >> ago & 1;
    } else {
      row[i] = seats == 2 ? mover == 1 : j == mover;
    }
  }
}

OMNIGO_KERNEL observe_games(const std::uint8_t* recent, const std::uint8_t* movers, int games,
                            int points, int players, std::uint8_t* planes) {
  for_games<NoScratch>(games, [&](int game, NoScratch&) {
    const auto at = static_cast<std::size_t>(game);
    const auto size = static_cast<std::size_t>(points);
    const int count = kPositionsSeen * players + (players == 2 ? 1 : players);
    std::uint8_t* row = planes + at * size * static_cast<std::size_t>(count);
    const std::uint8_t* bits = recent + at * size * static_cast<std::size_t>(players);
    if (players == 2) {
      write_planes<2>(bits, points, 2, movers[game], row);
    } else {
      write_planes<0>(bits, points, players, movers[game], row);
    }
  });
}

#ifdef __CUDACC__
inline int allocate(std::size_t bytes, void** out) {
  const auto error = cudaMalloc(out, bytes);
  return static_cast<int>(error != cudaSuccess ? error : cudaMemset(*out, 0, bytes));
}
inline int release(void* memory) { return static_cast<int>(cudaFree(memory)); }
inline int copy(void* to, const void* from, std::size_t bytes) {
  return static_cast<int>(cudaMemcpy(to, from, bytes, cudaMemcpyDefault));
}
inline int synchronize() { return static_cast<int>(cudaDeviceSynchronize()); }
inline const char* error_text(int error) {
  return cudaGetErrorString(static_cast<cudaError_t>(error));
}
inline int use_device(int device) { return static_cast<int>(cudaSetDevice(device)); }
inline constexpr int kDeviceType = 2;  // as DLPack counts them
#else
inline int allocate(std::size_t bytes, void** out) {
  *out = std::calloc(bytes == 0 ? 1 : bytes, 1);
  return *out == nullptr ? 2 : 0;
}
inline int release(void* memory) {
  std::free(memory);
  return 0;
}
inline int copy(void* to, const void* from, std::size_t bytes) {
  std::memcpy(to, from, bytes);
  return 0;
}
inline int synchronize() { return 0; }
inline const char* error_text(int) { return "out of memory"; }
inline int use_device(int) { return 0; }
inline constexpr int kDeviceType = 1;
#endif

}  // namespace omnigo::gpu

// Functions that return int return CUDA's error, 0: none.
#define OMNIGO_ENVIRONMENT_FUNCTIONS(P)                                                           \
  extern "C" void omnigo_env_##P##_sizes(int* out) {                                              \
    using namespace omnigo::gpu;                                                                  \
    const int sizes[] = {                                                                         \
        P, kSeats, kDegree, sizeof(PlayGraph<P>), sizeof(Position<P>), sizeof(Environment<P>)};   \
    for (int i = 0; i < 6; ++i) out[i] = sizes[i];                                                \
  }                                                                                               \
  extern "C" int omnigo_env_##P##_reset(const omnigo::gpu::Environment<P>* e) {                   \
    using namespace omnigo::gpu;                                                                  \
    return launch<StepScratch<P>>(reset_games<P>, e->games, nullptr, *e);                         \
  }                                                                                               \
  extern "C" int omnigo_env_##P##_step(const omnigo::gpu::Environment<P>* e, const void* actions, \
                                       int wide) {                                                \
    using namespace omnigo::gpu;                                                                  \
    return launch<StepScratch<P>>(step_games<P>, e->games, nullptr, *e, actions, wide);           \
  }

// Square grids of N points per side, R rows to a word.
#define OMNIGO_GRID_FUNCTIONS(N, R)                                                           \
  using Grid##N = omnigo::gpu::Grid<N, N, R>;                                                 \
  extern "C" void omnigo_grid_##N##_sizes(int* out) {                                         \
    out[0] = Grid##N::kWords;                                                                 \
    out[1] = sizeof(omnigo::gpu::GridEnvironment<Grid##N>);                                   \
    out[2] = omnigo::gpu::GridEnvironment<Grid##N>::kColouring;                               \
  }                                                                                           \
  extern "C" int omnigo_grid_##N##_reset(const omnigo::gpu::GridEnvironment<Grid##N>* e) {    \
    return omnigo::gpu::reset<Grid##N>(*e);                                                   \
  }                                                                                           \
  extern "C" int omnigo_grid_##N##_step(const omnigo::gpu::GridEnvironment<Grid##N>* e,       \
                                        const void* actions, int wide, int ring) {            \
    return omnigo::gpu::step<Grid##N>(*e, actions, wide, ring);                               \
  }                                                                                           \
  extern "C" int omnigo_grid_##N##_observe(const omnigo::gpu::GridEnvironment<Grid##N>* e,    \
                                           int ring, std::uint8_t* planes) {                  \
    using namespace omnigo::gpu;                                                              \
    return launch_groups<GridBits<Grid##N>>(                                                  \
        observe_grids<Grid##N>, (e->games + kGroup - 1) / kGroup, nullptr, *e, ring, planes); \
  }

#define OMNIGO_ENVIRONMENT_COMMON_FUNCTIONS                                                      \
  extern "C" int omnigo_env_draw(const std::uint32_t* masks, int games, int words,               \
                                 std::uint64_t seed, std::int32_t* actions) {                    \
    using namespace omnigo::gpu;                                                                 \
    return launch_items(draw_actions, games, nullptr, masks, games, words, seed, actions);       \
  }                                                                                              \
  extern "C" int omnigo_env_expand(const std::uint32_t* masks, int games, int words, int points, \
                                   std::uint8_t* bytes) {                                        \
    using namespace omnigo::gpu;                                                                 \
    return launch_groups<NoScratch>(expand_masks, (games + kGroup - 1) / kGroup, nullptr, masks, \
                                    games, words, points, bytes);                                \
  }                                                                                              \
  extern "C" int omnigo_env_observe(const std::uint8_t* recent, const std::uint8_t* movers,      \
                                    int games, int points, int players, std::uint8_t* planes) {  \
    using namespace omnigo::gpu;                                                                 \
    return launch<NoScratch>(observe_games, games, nullptr, recent, movers, games, points,       \
                             players, planes);                                                   \
  }                                                                                              \
  extern "C" int omnigo_env_allocate(std::size_t bytes, void** out) {                            \
    return omnigo::gpu::allocate(bytes, out);                                                    \
  }                                                                                              \
  extern "C" int omnigo_env_release(void* memory) { return omnigo::gpu::release(memory); }       \
  extern "C" int omnigo_env_copy(void* to, const void* from, std::size_t bytes) {                \
    return omnigo::gpu::copy(to, from, bytes);                                                   \
  }                                                                                              \
  extern "C" int omnigo_env_synchronize() { return omnigo::gpu::synchronize(); }                 \
  extern "C" int omnigo_env_use_device(int device) { return omnigo::gpu::use_device(device); }   \
  extern "C" const char* omnigo_env_error_text(int error) {                                      \
    return omnigo::gpu::error_text(error);                                                       \
  }                                                                                              \
  extern "C" int omnigo_env_device_type() { return omnigo::gpu::kDeviceType; }

// Everything that a batch needs, for a GPU or for the host.
#define OMNIGO_ALL_ENVIRONMENT_FUNCTIONS \
  OMNIGO_ENVIRONMENT_COMMON_FUNCTIONS    \
  OMNIGO_ENVIRONMENT_FUNCTIONS(88)       \
  OMNIGO_ENVIRONMENT_FUNCTIONS(176)      \
  OMNIGO_ENVIRONMENT_FUNCTIONS(400)      \
  OMNIGO_ENVIRONMENT_FUNCTIONS(1024)     \
  OMNIGO_GRID_FUNCTIONS(9, 3)            \
  OMNIGO_GRID_FUNCTIONS(13, 2)           \
  OMNIGO_GRID_FUNCTIONS(19, 1)
