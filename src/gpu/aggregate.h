// What a layer of the net gathers around each point, for batches of positions on mixed boards.
//
// forward: h [batch][P][channels] becomes [batch][P][4 channels]: h itself, the sum over
// neighbours, the sum over diagonal points (both scaled as docs/net.md says), and the mean over the
// point's block or empty region. backward: its transpose; neighbours and diagonal points are
// mutual, so that it gathers, too. One block of threads takes one position and 32 channels. Means
// are products with the rows of a matrix that labels make. For GPUs alone.
#pragma once

#include <cstddef>

#include "gpu/mma.h"

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
  static constexpr int kRows = (P + 15) / 16 * 16;
  static constexpr int kStride = kChannels + 8;  // rows start in different banks
  using Part = Real[kRows][kStride];
  alignas(16) Part first;      // h, or the slopes of the sums over neighbours
  alignas(16) Part block;      // means over blocks
  std::uint16_t label[kRows];  // kNone beyond P
  Real share[kRows];           // 1 / the size of the block; 0 beyond P
  alignas(16) Part second;     // the slopes of the sums over diagonal points
};

// A thread takes eight channels of a point: calls f(point, first channel) for each.
template <int P, class F>
__device__ __forceinline__ void for_eights(F f) {
  constexpr int kEights = kChannels / 8;
  for (int i = threadIdx.x; i < P * kEights; i += blockDim.x) f(i / kEights, i % kEights * 8);
}
__device__ __forceinline__ Eight load_eight(const Real* from) {
  Eight v;
  v.word = *reinterpret_cast<const uint4*>(from);
  return v;
}
__device__ __forceinline__ void store_eight(Real* to, const float (&v)[8]) {
  Eight out;
#pragma unroll
  for (int j = 0; j < 8; ++j) out.real[j] = to_real(v[j]);
  *reinterpret_cast<uint4*>(to) = out.word;
}
__device__ __forceinline__ void add_eight(float (&sum)[8], const Real* from) {
  const Eight v = load_eight(from);
#pragma unroll
  for (int j = 0; j < 8; ++j) sum[j] += to_float(v.real[j]);
}
// Adds the rows of a list, eight channels from c on.
template <int kRows, int kStride>
__device__ __forceinline__ void add_rows(float (&sum)[8], const Real (&rows)[kRows][kStride],
                                         const std::uint16_t* list, int count, int c) {
  for (int k = 0; k < count; k += 4) {
    const uint2 four = __ldg(reinterpret_cast<const uint2*>(list + k));
    const unsigned row[4] = {four.x & 0xffff, four.x >> 16, four.y & 0xffff, four.y >> 16};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (k + i < count) add_eight(sum, &rows[row[i]][c]);
    }
  }
}

// Labels of blocks. Ends with a barrier, after which all that was written before is there, too.
template <int P>
__device__ void load_labels(AggregateMemory<P>& m, const std::uint16_t* labels) {
  for (int p = threadIdx.x; p < m.kRows; p += blockDim.x) m.label[p] = p < P ? labels[p] : kNone;
  for (int i = threadIdx.x; i < (m.kRows - P) * m.kStride; i += blockDim.x) {
    (&m.first[P][0])[i] = (&m.block[P][0])[i] = to_real(0);  // products read these rows, too
  }
  __syncthreads();
}
// m.block = means of rows over blocks; rows may be m.block. Begins after a barrier, ends with one.
template <int P>
__device__ void average(
    AggregateMemory<P>& m,
    const Real (&rows)[AggregateMemory<P>::kRows][AggregateMemory<P>::kStride]) {
  constexpr int kRowTiles = AggregateMemory<P>::kRows / 16, kParts = kAggregateWarps / 2;
  constexpr int kTiles = (kRowTiles + kParts - 1) / kParts;
  const int warp = threadIdx.x / 32, at = threadIdx.x % 32;
  for (int row = warp; row < m.kRows; row += kAggregateWarps) {
    int size = 0;
    for (int first = 0; first < P; first += 32) {
      const bool same = first + at < P && m.label[first + at] == m.label[row];
      size += __popc(__ballot_sync(kAllLanes, same));
    }
    if (at == 0) m.share[row] = to_real(row < P ? 1.0f / static_cast<float>(size) : 0.0f);
  }
  __syncthreads();
  float c[kTiles][2][4] = {};
  const int column = warp % 2, first = warp / 2 * kTiles;
  const int count = max(0, min(kTiles, kRowTiles - first));
  add_means<AggregateMemory<P>::kRows>(c, first, count, column, m.label, m.share, &rows[0][0],
                                       m.kStride, m.kRows);
  __syncthreads();
#pragma unroll
  for (int t = 0; t < kTiles; ++t) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (t >= count) continue;
      const int row = (first + t) * 16 + at / 4 + i % 2 * 8;
      Real* to = &m.block[row][column * 16 + i / 2 * 8 + at % 4 * 2];
      *reinterpret_cast<__nv_bfloat162*>(to) =
          __floats2bfloat162_rn(c[t][i / 2][i % 2 * 2], c[t][i / 2][i % 2 * 2 + 1]);
    }
  }
  __syncthreads();
}

template <int P>
__global__ void __launch_bounds__(kAggregateWarps * 32)
    aggregate(const Surroundings<P>* surroundings, const std::int32_t* graphs,
              const std::uint16_t* labels, const Real* h, Real* out, int channels) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& m = *reinterpret_cast<AggregateMemory<P>*>(shared_memory);
  const std::size_t row = static_cast<std::size_t>(blockIdx.x) * P;
  const Surroundings<P>& around = surroundings[graphs[blockIdx.x]];
  h += row * channels + blockIdx.y * kChannels;
  out += row * 4 * channels + blockIdx.y * kChannels;
  for_eights<P>([&](int p, int c) {
    *reinterpret_cast<uint4*>(&m.first[p][c]) = load_eight(h + p * channels + c).word;
  });
  load_labels<P>(m, labels + row);
  average<P>(m, m.first);
  for_eights<P>([&](int p, int c) {
    float near[8] = {}, far[8] = {};
    add_rows(near, m.first, around.neighbours[p], around.degree[p], c);
    add_rows(far, m.first, around.diagonals[p], around.diagonal_count[p], c);
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      near[j] *= around.neighbour_scale[p];
      far[j] *= around.diagonal_scale[p];
    }
    Real* to = out + p * 4 * channels + c;
    *reinterpret_cast<uint4*>(to) = load_eight(&m.first[p][c]).word;
    store_eight(to + channels, near);
    store_eight(to + 2 * channels, far);
    *reinterpret_cast<uint4*>(to + 3 * channels) = load_eight(&m.block[p][c]).word;
  });
}

template <int P>
__global__ void __launch_bounds__(kAggregateWarps * 32)
    aggregate_backward(const Surroundings<P>* surroundings, const std::int32_t* graphs,
                       const std::uint16_t* labels, const Real* slope, Real* out, int channels) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& m = *reinterpret_cast<AggregateMemory<P>*>(shared_memory);
  const std::size_t row = static_cast<std::size_t>(blockIdx.x) * P;
  const Surroundings<P>& around = surroundings[graphs[blockIdx.x]];
  slope += row * 4 * channels + blockIdx.y * kChannels;
  out += row * channels + blockIdx.y * kChannels;
  for_eights<P>([&](int p, int c) {
    const Real* from = slope + p * 4 * channels + c;
    float near[8] = {}, far[8] = {};
    add_eight(near, from + channels);
    add_eight(far, from + 2 * channels);
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      near[j] *= around.neighbour_scale[p];
      far[j] *= around.diagonal_scale[p];
    }
    store_eight(&m.first[p][c], near);
    store_eight(&m.second[p][c], far);
    *reinterpret_cast<uint4*>(&m.block[p][c]) = load_eight(from + 3 * channels).word;
  });
  load_labels<P>(m, labels + row);
  average<P>(m, m.block);
  for_eights<P>([&](int p, int c) {
    float sum[8] = {};
    add_eight(sum, slope + p * 4 * channels + c);
    add_eight(sum, &m.block[p][c]);
    add_rows(sum, m.first, around.neighbours[p], around.degree[p], c);
    add_rows(sum, m.second, around.diagonals[p], around.diagonal_count[p], c);
    store_eight(out + p * channels + c, sum);
  });
}

template <int P>
int run_aggregate(const void* surroundings, const void* graphs, const void* labels,
                  const void* from, void* to, int batch, int channels, int transposed,
                  void* stream) {
  if (channels % kChannels != 0) return cudaErrorInvalidValue;
  const auto kernel = transposed ? aggregate_backward<P> : aggregate<P>;
  using Memory = AggregateMemory<P>;
  const int shared = transposed ? sizeof(Memory) : offsetof(Memory, second);
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, shared);
  kernel<<<dim3(batch, channels / kChannels), kAggregateWarps * 32, shared,
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
