// What a layer of the net gathers around each point, for batches of positions on mixed boards.
//
// forward: h [batch][P][channels] becomes [batch][P][4 channels]: h itself, the sum over
// neighbours, the sum over diagonal points (both scaled as docs/net.md says), and the mean over the
// point's block or empty region. backward: its transpose. One block of threads takes one position
// and 32 channels; each warp takes points, each lane a channel. For GPUs alone.
#pragma once

#include "gpu/lanes.h"
#include "gpu/state.h"

namespace omnigo::gpu {

// One for each graph.
template <int P>
struct Surroundings {
  std::uint16_t neighbours[P][kDegree], diagonals[P][kDegree];
  std::uint16_t degree[P], diagonal_count[P];
  float neighbour_scale[P], diagonal_scale[P];
};

inline constexpr int kChannels = 32;       // of one block of threads
inline constexpr int kAggregateWarps = 8;  // of one block of threads

#ifdef __CUDACC__

template <int P>
struct AggregateMemory {
  float block[P][kChannels];  // sums over blocks
  Real first[P][kChannels], second[P][kChannels];
  std::int32_t size[P];
  std::uint16_t label[P];
};

template <int P>
__device__ void clear_blocks(AggregateMemory<P>& memory, const std::uint16_t* labels) {
  for (int i = threadIdx.x; i < P * kChannels; i += blockDim.x) (&memory.block[0][0])[i] = 0;
  for (int p = threadIdx.x; p < P; p += blockDim.x) {
    memory.size[p] = 0;
    memory.label[p] = labels[p];
  }
  __syncthreads();
}

template <int P>
__global__ void __launch_bounds__(kAggregateWarps * 32)
    aggregate(const Surroundings<P>* surroundings, const std::int32_t* graphs,
              const std::uint16_t* labels, const Real* h, Real* out, int channels) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& memory = *reinterpret_cast<AggregateMemory<P>*>(shared_memory);
  const std::size_t row = static_cast<std::size_t>(blockIdx.x) * P;
  const int warp = threadIdx.x / 32, at = threadIdx.x % 32, c = blockIdx.y * kChannels + at;
  const Surroundings<P>& around = surroundings[graphs[blockIdx.x]];
  clear_blocks<P>(memory, labels + row);
  for (int p = warp; p < P; p += kAggregateWarps) {
    const Real value = h[(row + p) * channels + c];
    memory.first[p][at] = value;
    const int label = memory.label[p];
    atomicAdd(&memory.block[label][at], to_float(value));
    if (at == 0) atomicAdd(&memory.size[label], 1);
  }
  __syncthreads();
  for (int p = warp; p < P; p += kAggregateWarps) {
    float neighbours = 0, diagonals = 0;
    for (int k = 0; k < around.degree[p]; ++k) {
      neighbours += to_float(memory.first[around.neighbours[p][k]][at]);
    }
    for (int k = 0; k < around.diagonal_count[p]; ++k) {
      diagonals += to_float(memory.first[around.diagonals[p][k]][at]);
    }
    const int label = memory.label[p];
    Real* to = out + (row + p) * 4 * channels + c;
    to[0] = memory.first[p][at];
    to[channels] = to_real(neighbours * around.neighbour_scale[p]);
    to[2 * channels] = to_real(diagonals * around.diagonal_scale[p]);
    to[3 * channels] = to_real(memory.block[label][at] / static_cast<float>(memory.size[label]));
  }
}

template <int P>
__global__ void __launch_bounds__(kAggregateWarps * 32)
    aggregate_backward(const Surroundings<P>* surroundings, const std::int32_t* graphs,
                       const std::uint16_t* labels, const Real* slope, Real* out, int channels) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& memory = *reinterpret_cast<AggregateMemory<P>*>(shared_memory);
  const std::size_t row = static_cast<std::size_t>(blockIdx.x) * P;
  const int warp = threadIdx.x / 32, at = threadIdx.x % 32, c = blockIdx.y * kChannels + at;
  const Surroundings<P>& around = surroundings[graphs[blockIdx.x]];
  clear_blocks<P>(memory, labels + row);
  for (int p = warp; p < P; p += kAggregateWarps) {
    const Real* from = slope + (row + p) * 4 * channels + c;
    memory.first[p][at] = to_real(to_float(from[channels]) * around.neighbour_scale[p]);
    memory.second[p][at] = to_real(to_float(from[2 * channels]) * around.diagonal_scale[p]);
    const int label = memory.label[p];
    atomicAdd(&memory.block[label][at], to_float(from[3 * channels]));
    if (at == 0) atomicAdd(&memory.size[label], 1);
  }
  __syncthreads();
  for (int p = warp; p < P; p += kAggregateWarps) {
    const int label = memory.label[p];
    float sum = to_float(slope[(row + p) * 4 * channels + c]) +
                memory.block[label][at] / static_cast<float>(memory.size[label]);
    for (int k = 0; k < around.degree[p]; ++k) {
      sum += to_float(memory.first[around.neighbours[p][k]][at]);
    }
    for (int k = 0; k < around.diagonal_count[p]; ++k) {
      sum += to_float(memory.second[around.diagonals[p][k]][at]);
    }
    out[(row + p) * channels + c] = to_real(sum);
  }
}

template <int P>
int run_aggregate(const void* surroundings, const void* graphs, const void* labels,
                  const void* from, void* to, int batch, int channels, int transposed,
                  void* stream) {
  const auto kernel = transposed ? aggregate_backward<P> : aggregate<P>;
  constexpr int kShared = sizeof(AggregateMemory<P>);
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared);
  kernel<<<dim3(batch, channels / kChannels), kAggregateWarps * 32, kShared,
           static_cast<cudaStream_t>(stream)>>>(
      static_cast<const Surroundings<P>*>(surroundings), static_cast<const std::int32_t*>(graphs),
      static_cast<const std::uint16_t*>(labels), static_cast<const Real*>(from),
      static_cast<Real*>(to), channels);
  return static_cast<int>(cudaGetLastError());
}

#define OMNIGO_AGGREGATE_FUNCTION(P)                                                               \
  extern "C" int omnigo_##P##_aggregate(const void* surroundings, const void* graphs,              \
                                        const void* labels, const void* from, void* to, int batch, \
                                        int channels, int transposed, void* stream) {              \
    return omnigo::gpu::run_aggregate<P>(surroundings, graphs, labels, from, to, batch, channels,  \
                                         transposed, stream);                                      \
  }

#endif

}  // namespace omnigo::gpu
