// One function for many games: a kernel on a GPU, a loop on the host.
#pragma once

#include <cstddef>
#include <cstdint>

#include "gpu/lanes.h"

#ifdef __CUDACC__
#define OMNIGO_KERNEL __global__ void __launch_bounds__(128)
#else
#define OMNIGO_KERNEL inline void
#endif

namespace omnigo::gpu {

// Calls f(game, scratch) for each game: on a GPU once, for the game of this warp.
#ifdef __CUDACC__
template <class S, class F>
__device__ __forceinline__ void for_games(int games, F f) {
  extern __shared__ std::uint64_t shared_memory[];
  const int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / kLanes;
  if (game < games) f(game, reinterpret_cast<S*>(shared_memory)[threadIdx.x / kLanes]);
}
#else
template <class S, class F>
void for_games(int games, F f) {
  static S scratch;
  for (int game = 0; game < games; ++game) f(game, scratch);
}
#endif
struct NoScratch {};

// Calls f(item) for each item: on a GPU once, for the item of this lane.
#ifdef __CUDACC__
template <class F>
__device__ __forceinline__ void for_items(int items, F f) {
  const int item = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (item < items) f(item);
}
#else
template <class F>
void for_items(int items, F f) {
  for (int item = 0; item < items; ++item) f(item);
}
#endif

// Runs a kernel for this many games with a scratch S each; returns CUDA's error, 0: none.
#ifdef __CUDACC__
template <class S, class Kernel, class... Arguments>
int launch(Kernel kernel, int games, void* stream, const Arguments&... arguments) {
  constexpr int kGamesPerBlock = 4;
  constexpr int kShared = kGamesPerBlock * static_cast<int>(sizeof(S));
  if (kShared > 48 * 1024) {
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared);
  }
  kernel<<<(games + kGamesPerBlock - 1) / kGamesPerBlock, kGamesPerBlock * kLanes, kShared,
           static_cast<cudaStream_t>(stream)>>>(arguments...);
  return static_cast<int>(cudaGetLastError());
}
#else
template <class S, class Kernel, class... Arguments>
int launch(Kernel kernel, int, void*, const Arguments&... arguments) {
  kernel(arguments...);
  return 0;
}
#endif

// Runs a kernel for this many items.
#ifdef __CUDACC__
template <class Kernel, class... Arguments>
int launch_items(Kernel kernel, int items, void* stream, const Arguments&... arguments) {
  kernel<<<(items + 127) / 128, 128, 0, static_cast<cudaStream_t>(stream)>>>(arguments...);
  return static_cast<int>(cudaGetLastError());
}
#else
template <class Kernel, class... Arguments>
int launch_items(Kernel kernel, int, void*, const Arguments&... arguments) {
  kernel(arguments...);
  return 0;
}
#endif

}  // namespace omnigo::gpu
