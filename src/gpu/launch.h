// One function for many games: a kernel on a GPU, a loop on the host.
#pragma once

#include <cstddef>
#include <cstdint>

#include "gpu/lanes.h"

#ifdef __CUDACC__
#define OMNIGO_KERNEL __global__ void __launch_bounds__(128)
// With few enough registers for this many blocks at once on a multiprocessor.
#define OMNIGO_KERNEL_FOR(blocks) __global__ void __launch_bounds__(128, blocks)
#else
#define OMNIGO_KERNEL inline void
#define OMNIGO_KERNEL_FOR(blocks) inline void
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

// Calls f(group, scratch) for each group of games, which a whole block of a GPU works on: worker()
// is the number of the thread among kWorkers.
#ifdef __CUDACC__
inline constexpr int kWorkers = 128;
__device__ __forceinline__ int worker() { return static_cast<int>(threadIdx.x); }
__device__ __forceinline__ void join_workers() { __syncthreads(); }
template <class S, class F>
__device__ __forceinline__ void for_groups(int, F f) {
  extern __shared__ std::uint64_t shared_memory[];
  f(static_cast<int>(blockIdx.x), *reinterpret_cast<S*>(shared_memory));
}
#else
inline constexpr int kWorkers = 1;
inline int worker() { return 0; }
inline void join_workers() {}
template <class S, class F>
void for_groups(int groups, F f) {
  static S scratch;
  for (int group = 0; group < groups; ++group) f(group, scratch);
}
#endif

// Bytes 0 and 1 for `count` bits, written by all workers, 16 at a time: read(i) has the bits from
// the i-th on, lowest first. `out` begins at a multiple of 16.
struct alignas(16) SixteenBytes {
  std::uint32_t four[4];
};
template <class Read>
OMNIGO_LANES void write_bits(Read read, int count, std::uint8_t* out) {
  for (int i = 16 * worker(); i + 16 <= count; i += 16 * kWorkers) {
    const std::uint32_t bits = read(i);
    SixteenBytes bytes;
    for (int k = 0; k < 4; ++k) {
      bytes.four[k] = (bits >> 4 * k & 15) * 0x00204081u & 0x01010101u;
    }
    *reinterpret_cast<SixteenBytes*>(out + i) = bytes;
  }
  for (int i = count / 16 * 16 + worker(); i < count; i += kWorkers) {
    out[i] = static_cast<std::uint8_t>(read(i) & 1);
  }
}

// Runs a kernel for this many games with a scratch S each; returns CUDA's error, 0: none.
#ifdef __CUDACC__
template <int Shared, class Kernel, class... Arguments>
int launch_blocks(Kernel kernel, int blocks, int threads, void* stream,
                  const Arguments&... arguments) {
  if (Shared > 48 * 1024) {
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, Shared);
  }
  kernel<<<blocks, threads, Shared, static_cast<cudaStream_t>(stream)>>>(arguments...);
  return static_cast<int>(cudaGetLastError());
}
template <class S, class Kernel, class... Arguments>
int launch(Kernel kernel, int games, void* stream, const Arguments&... arguments) {
  constexpr int kGamesPerBlock = 4;
  return launch_blocks<kGamesPerBlock* static_cast<int>(sizeof(S))>(
      kernel, (games + kGamesPerBlock - 1) / kGamesPerBlock, kGamesPerBlock * kLanes, stream,
      arguments...);
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
  return launch_blocks<0>(kernel, (items + 127) / 128, 128, stream, arguments...);
}
#else
template <class Kernel, class... Arguments>
int launch_items(Kernel kernel, int, void*, const Arguments&... arguments) {
  kernel(arguments...);
  return 0;
}
#endif

// Runs a kernel for this many groups of games with a scratch S each.
#ifdef __CUDACC__
template <class S, class Kernel, class... Arguments>
int launch_groups(Kernel kernel, int groups, void* stream, const Arguments&... arguments) {
  return launch_blocks<static_cast<int>(sizeof(S))>(kernel, groups, kWorkers, stream, arguments...);
}
#else
template <class S, class Kernel, class... Arguments>
int launch_groups(Kernel kernel, int, void*, const Arguments&... arguments) {
  kernel(arguments...);
  return 0;
}
#endif

}  // namespace omnigo::gpu
