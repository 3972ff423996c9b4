// The net's layers and point heads in one kernel for boards whose positions do not fit into shared
// memory as forward.h keeps them.
//
// Only the points' states x and their normalised form h stay in shared memory. A layer takes the
// rows in chunks: what is gathered for a chunk goes through one buffer, part by part, into the
// sums of the product. The means over blocks wait in global memory, one row for each block of two
// or more points; a single point is its own mean. train/check.py compares this with the training
// code.
#pragma once

#include "gpu/forward.h"

namespace omnigo::gpu {

#ifdef __CUDACC__

template <int P>
struct LargeMemory {
  static_assert(P % 16 == 0);
  static constexpr int kRows = P;
  static constexpr int kStride = kWidth + 8;  // rows start in different banks
  static constexpr int kTiles = 6;            // row tiles of a warp
  static constexpr int kChunk = 2 * kTiles * 16;
  Real x[kRows][kStride];
  Real h[kRows + 1][kStride];  // the last row stays zero
  union {
    Real a[kChunk][kStride];
    float partial[4][2 * kWidth];
    std::uint16_t size[kRows];  // of the block, at its label; while the blocks are listed
  };
  std::uint16_t near[P][kDegree], far[P][kDegree];  // then row kRows
  float pool[2 * kWidth];                           // mean, max
  float constant[kWidth];                           // added to every row
  float sums[kSeats];
  std::uint16_t label[kRows];
  std::uint16_t block[kRows];          // the row of `means` of a point, or kNone: its own
  std::uint16_t members[kRows];        // the points of each listed block, one block after another
  std::uint16_t start[kRows / 2 + 1];  // of a block in `members`
  std::int32_t blocks;                 // listed: of two or more points
  std::uint8_t near_count[P], far_count[P];
};

// Lists the blocks of two or more points. Ends with a barrier.
template <int P>
__device__ void list_blocks(LargeMemory<P>& m, const std::uint16_t* labels, int points) {
  for (int p = threadIdx.x; p < P; p += blockDim.x) {
    m.label[p] = static_cast<std::uint16_t>(p < points ? labels[p] : kNone);
  }
  __syncthreads();
  const int warp = threadIdx.x / 32;
  for (int p = warp; p < points; p += kForwardWarps) {
    int size = 0;
    for (int q = lane(); q < points; q += 32) size += m.label[q] == p;
    size = sum_lanes(size);
    if (lane() == 0) m.size[p] = static_cast<std::uint16_t>(size);
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    int listed = 0, at = 0;
    for (int p = 0; p < points; ++p) {
      if (m.size[p] < 2) continue;
      m.start[listed] = static_cast<std::uint16_t>(at);
      at += m.size[p];
      m.members[at - 1] = static_cast<std::uint16_t>(p);  // where list_members finds the label
      ++listed;
    }
    m.start[listed] = static_cast<std::uint16_t>(at);
    m.blocks = listed;
  }
  for (int p = threadIdx.x; p < P; p += blockDim.x) m.block[p] = kNone;
  __syncthreads();
  for (int b = warp; b < m.blocks; b += kForwardWarps) {
    const int label = m.members[m.start[b + 1] - 1];
    int at = m.start[b];
    __syncwarp();
    for (int first = 0; first < points; first += 32) {
      const int p = first + lane();
      const bool in = p < points && m.label[p] == label;
      const unsigned all = __ballot_sync(kAllLanes, in);
      if (in) {
        m.members[at + __popc(all & ((1u << lane()) - 1))] = static_cast<std::uint16_t>(p);
        m.block[p] = static_cast<std::uint16_t>(b);
      }
      at += __popc(all);
    }
  }
  __syncthreads();
}

// The mean of h over each listed block. A warp takes blocks; its two halves of twelve lanes take
// every other member, a lane eight channels.
template <int P>
__device__ void average_blocks(const LargeMemory<P>& m, Real* means) {
  const int half = lane() / 12, c = lane() % 12 * 8;
  for (int b = threadIdx.x / 32; b < m.blocks; b += kForwardWarps) {
    const int begin = m.start[b], end = m.start[b + 1];
    float sum[8] = {};
    if (half < 2) {
#pragma unroll 4
      for (int i = begin + half; i < end; i += 2) {
        Eight v;
        v.word = *reinterpret_cast<const uint4*>(&m.h[m.members[i]][c]);
#pragma unroll
        for (int j = 0; j < 8; ++j) sum[j] += to_float(v.real[j]);
      }
    }
    const float share = 1.0f / static_cast<float>(end - begin);
    Eight out;
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      const float other = __shfl_down_sync(kAllLanes, sum[j], 12);
      out.real[j] = to_real((sum[j] + other) * share);
    }
    if (half == 0) *reinterpret_cast<uint4*>(means + b * kWidth + c) = out.word;
  }
}

// Fills rows of m.a: f(point, first of eight channels, row) for each part of a point's row, zeros
// after the last point.
template <int P, class F>
__device__ void fill_chunk(LargeMemory<P>& m, int base, int rows, int points, F f) {
  constexpr int kParts = kWidth / 8;
  for (int i = threadIdx.x; i < rows * kParts; i += blockDim.x) {
    const int row = i / kParts, c = i % kParts * 8;
    if (base + row < points) {
      f(base + row, c, m.a[row]);
    } else {
      *reinterpret_cast<uint4*>(&m.a[row][c]) = {};
    }
  }
}

// Calls f(first row, row tiles) for each chunk of rows.
template <int P, class F>
__device__ void for_chunks(int points, F f) {
  const int row_tiles = (points + 15) / 16;
  for (int tile = 0; tile < row_tiles; tile += 2 * LargeMemory<P>::kTiles) {
    f(tile * 16, min(2 * LargeMemory<P>::kTiles, row_tiles - tile));
  }
}

template <int P>
using LargeTile = Tile<LargeMemory<P>::kTiles>;

template <int P>
__device__ void run_large_layer(LargeMemory<P>& m, const ForwardWeights& w, int layer, int points,
                                Real* means) {
  constexpr int kStride = LargeMemory<P>::kStride;
  constexpr int kSquare = kWidth / 16 * (kWidth / 16) * 32;  // fragments of kWidth by kWidth
  normalise(m, w.norms + layer * kWidth, m.kRows);
  __syncthreads();
  average_blocks<P>(m, means);
  pool_rows(m, m.h, kWidth, points);
  multiply_vector<2 * kWidth, kWidth>(m, m.pool, w.pools + layer * 2 * kWidth * kWidth,
                                      w.biases + layer * kWidth);
  const Fragments mix = w.mixes + layer * 4 * kSquare;
  for_chunks<P>(points, [&](int base, int row_tiles) {
    LargeTile<P> tile(threadIdx.x / 32, row_tiles);
    // Each part of the product in turn: the buffer is filled, then read by all warps.
    const auto add_filled = [&](int part, auto f) {
      fill_chunk<P>(m, base, row_tiles * 16, points, f);
      __syncthreads();
      tile.template add<kWidth>(&m.a[0][0], kStride, mix + part * kSquare, kWidth);
      __syncthreads();
    };
    tile.template add<kWidth>(&m.h[base][0], kStride, mix, kWidth);
    add_filled(1, [&](int p, int c, Real* to) { sum_rows(m, m.near[p], m.near_count[p], c, to); });
    add_filled(2, [&](int p, int c, Real* to) { sum_rows(m, m.far[p], m.far_count[p], c, to); });
    add_filled(3, [&](int p, int c, Real* to) {
      const int b = m.block[p];
      *reinterpret_cast<uint4*>(to + c) =
          *reinterpret_cast<const uint4*>(b == kNone ? &m.h[p][c] : means + b * kWidth + c);
    });
    tile.for_pairs([&](int row, int c, float v, float u) {
      const bool on = base + row < points;
      store_pair(&m.a[row][c], on ? fmaxf(v + m.constant[c], 0.0f) : 0.0f,
                 on ? fmaxf(u + m.constant[c + 1], 0.0f) : 0.0f);
    });
    __syncthreads();
    tile.clear();
    tile.template add<kWidth>(&m.a[0][0], kStride, w.outs + layer * kSquare, kWidth);
    tile.for_pairs([&](int row, int c, float v, float u) {
      const float2 x = load_pair(&m.x[base + row][c]);
      store_pair(&m.x[base + row][c], x.x + v, x.y + u);
    });
    __syncthreads();
  });
}

template <int P>
__device__ void run_large_stem(LargeMemory<P>& m, const ForwardWeights& w, const Real* features,
                               const Real* globals, int points) {
  for (int i = threadIdx.x; i < P * kWidth; i += blockDim.x) {
    const int row = i / kWidth, c = i % kWidth;
    m.x[row][c] = to_real(0);
    if (c < kFeatures) m.h[row][c] = features[row * kFeatures + c];
  }
  if (threadIdx.x < kGlobals) m.pool[threadIdx.x] = to_float(globals[threadIdx.x]);
  __syncthreads();
  multiply_vector<kGlobals, kWidth>(m, m.pool, w.stem_globals, w.stem_bias);
  for_chunks<P>(points, [&](int base, int row_tiles) {
    LargeTile<P> tile(threadIdx.x / 32, row_tiles);
    tile.template add<kFeatures>(&m.h[base][0], LargeMemory<P>::kStride, w.stem, kWidth);
    tile.for_pairs([&](int row, int c, float v, float u) {
      if (base + row >= points) return;
      store_pair(&m.x[base + row][c], v + m.constant[c], u + m.constant[c + 1]);
    });
  });
  __syncthreads();
}

// m.a = relu(h matrix + constant) for a chunk: kHead columns. Ends with a barrier.
template <int P, class F>
__device__ void large_head(LargeMemory<P>& m, Fragments matrix, int base, int row_tiles,
                           F constant) {
  LargeTile<P> tile(threadIdx.x / 32, row_tiles);
  if (tile.column < kHead / 16) {
    tile.template add<kWidth>(&m.h[base][0], LargeMemory<P>::kStride, matrix, kHead);
    tile.for_pairs([&](int row, int c, float v, float u) {
      store_pair(&m.a[row][c], fmaxf(v + constant(c), 0.0f), fmaxf(u + constant(c + 1), 0.0f));
    });
  }
  __syncthreads();
}

// Policy logits of points, and each seat's expected number of points, which is added to m.sums.
template <int P>
__device__ void large_policy(LargeMemory<P>& m, const ForwardWeights& w, int points, int seats,
                             float* logits) {
  float own[kSeats] = {};
  for_chunks<P>(points, [&](int base, int row_tiles) {
    large_head<P>(m, w.point, base, row_tiles, [&](int c) { return m.constant[c]; });
    LargeTile<P> tile(threadIdx.x / 32, row_tiles);
    if (tile.column == 0) {
      tile.template add<kHead>(&m.a[0][0], LargeMemory<P>::kStride, w.policy_owner, 16);
      tile.for_pairs([&](int row, int c, float v, float u) {  // beside the kHead columns
        if (c < 8) *reinterpret_cast<float2*>(&m.a[row][kHead + c * 2]) = {v, u};
      });
    }
    __syncthreads();
    for (int row = threadIdx.x; row < row_tiles * 16 && base + row < points; row += blockDim.x) {
      const float* v = reinterpret_cast<const float*>(&m.a[row][kHead]);
      logits[base + row] = v[0];
      add_owners(v + 1, seats, own);
    }
    __syncthreads();
  });
  for (int p = points + threadIdx.x; p < P; p += blockDim.x) logits[p] = 0;
  for (int r = 0; r < kSeats; ++r) {
    const float sum = sum_lanes(own[r]);
    if (lane() == 0) atomicAdd(&m.sums[r], sum);
  }
}

// The value head's mean and max over points, into m.pool. Ends with a barrier.
template <int P>
__device__ void large_value(LargeMemory<P>& m, const ForwardWeights& w, int points) {
  const int c = threadIdx.x % kWidth, part = threadIdx.x / kWidth;
  float sum = 0, most = 0;
  for_chunks<P>(points, [&](int base, int row_tiles) {
    large_head<P>(m, w.value, base, row_tiles, [&](int i) { return to_float(w.value_bias[i]); });
    for (int row = part; c < kHead && row < row_tiles * 16 && base + row < points; row += 4) {
      const float v = to_float(m.a[row][c]);
      sum += v;
      most = fmaxf(most, v);
    }
    __syncthreads();
  });
  if (c < kHead) {
    m.partial[part][c] = sum;
    m.partial[part][kHead + c] = most;
  }
  __syncthreads();
  join_partial(m, kHead, 1.0f / static_cast<float>(points));
  __syncthreads();
}

template <int P>
__global__ void __launch_bounds__(kForwardWarps * 32, 1)
    forward_large(ForwardWeights w, const BoardGraph<P>* boards,
                  const Surroundings<P>* surroundings, const Real* features,
                  const std::uint16_t* labels, const Real* globals, const std::int32_t* graphs,
                  float* logits, Real* summary, Real* means) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& m = *reinterpret_cast<LargeMemory<P>*>(shared_memory);
  const std::size_t at = blockIdx.x;
  const int graph = graphs[at], points = boards[graph].points;
  globals += at * kGlobals;
  means += at * (P / 2) * kWidth;
  load_surroundings(m, surroundings[graph], points);
  list_blocks<P>(m, labels + at * P, points);
  run_large_stem<P>(m, w, features + at * P * kFeatures, globals, points);
  for (int layer = 0; layer < w.layers; ++layer) run_large_layer<P>(m, w, layer, points, means);

  Real* out = summary + at * kSummary;
  normalise(m, w.norms + w.layers * kWidth, m.kRows);
  if (threadIdx.x < kSeats) m.sums[threadIdx.x] = 0;
  __syncthreads();
  pool_rows(m, m.h, kWidth, points);
  if (threadIdx.x < 2 * kWidth) out[2 * kHead + threadIdx.x] = to_real(m.pool[threadIdx.x]);
  multiply_vector<2 * kWidth, kHead>(m, m.pool, w.point_pool, w.point_bias);
  const int seats = seats_of(globals);
  large_policy<P>(m, w, points, seats, logits + at * (P + 1));
  __syncthreads();
  large_value<P>(m, w, points);
  write_summary(m, globals, seats, out);
}

template <int P>
int run_forward_large(const ForwardWeights* w, const void* boards, const void* surroundings,
                      const Inputs* inputs, float* logits, void* summary, void* means, int batch,
                      void* stream) {
  constexpr int kShared = sizeof(LargeMemory<P>);
  static_assert(kShared <= 227 * 1024);
  cudaFuncSetAttribute(forward_large<P>, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared);
  forward_large<P><<<batch, kForwardWarps * 32, kShared, static_cast<cudaStream_t>(stream)>>>(
      *w, static_cast<const BoardGraph<P>*>(boards),
      static_cast<const Surroundings<P>*>(surroundings), inputs->features, inputs->labels,
      inputs->globals, inputs->graphs, logits, static_cast<Real*>(summary),
      static_cast<Real*>(means));
  return static_cast<int>(cudaGetLastError());
}

#define OMNIGO_FORWARD_LARGE_FUNCTION(P)                                                           \
  extern "C" int omnigo_##P##_forward(const omnigo::gpu::ForwardWeights* w, const void* boards,    \
                                      const void* surroundings, const omnigo::gpu::Inputs* inputs, \
                                      float* logits, void* summary, void* means, int batch,        \
                                      void* stream) {                                              \
    return omnigo::gpu::run_forward_large<P>(w, boards, surroundings, inputs, logits, summary,     \
                                             means, batch, stream);                                \
  }

#endif

}  // namespace omnigo::gpu
