// The net's layers and point heads for a batch of positions in one kernel, for GPUs alone.
//
// One block of threads takes one position and keeps it in shared memory from the inputs to the
// heads, so that only weights (from the L2 cache) and inputs are read. Points are rows, padded to a
// multiple of 16; matrix products are mma.sync m16n8k16 on bf16 with float sums. Twelve warps share
// a product: warp w takes 16 columns, w % 6, and half of the rows, w / 6. docs/net.md defines the
// net; train/check.py compares this kernel with the training code.
#pragma once

#include "gpu/aggregate.h"
#include "gpu/inputs.h"

namespace omnigo::gpu {

inline constexpr int kWidth = 96, kHead = 64, kForwardWarps = 12;
// What the kernel leaves for the last, small layers: pooled values, pooled points, globals,
// margins.
inline constexpr int kSummary = 2 * kHead + 2 * kWidth + kGlobals + 2 * (kSeats - 1);

// A matrix as fragments of m16n8k16's second operand: [rows / 16][columns / 16][32 lanes][4 words].
using Fragments = const uint4*;

struct ForwardWeights {
  const Real* stem_globals;  // [kGlobals][kWidth]
  const Real* stem_bias;
  Fragments stem;          // [32][kWidth]
  const Real* norms;       // [layers + 1][kWidth]
  const Real* pools;       // [layers][2 kWidth][kWidth]
  const Real* biases;      // [layers][kWidth]
  Fragments mixes;         // [layers][4 kWidth][kWidth]
  Fragments outs;          // [layers][kWidth][kWidth]
  Fragments point, value;  // [kWidth][kHead]
  const Real* point_pool;  // [2 kWidth][kHead]
  const Real* point_bias;
  const Real* value_bias;
  Fragments policy_owner;  // [kHead][16]: the policy, seven owners, nothing
  std::int32_t layers;
};

#ifdef __CUDACC__

template <int P>
struct ForwardMemory {
  static constexpr int kRows = (P + 15) / 16 * 16;
  static constexpr int kTiles = (kRows / 16 + 1) / 2;  // row tiles of a warp
  static constexpr int kStride = kWidth + 8;           // rows start in different banks
  Real x[kRows][kStride], a[kRows][kStride];
  Real h[kRows + 1][kStride];  // the last row stays zero
  std::uint16_t near[P][kDegree],
      far[P][kDegree];     // neighbours and diagonal points, then row kRows
  float pool[2 * kWidth];  // mean, max
  float partial[4][2 * kWidth];
  float constant[kWidth];  // added to every row
  float sums[kSeats];
  std::uint16_t label[kRows];  // of the block; kNone beyond the board
  Real share[kRows];           // 1 / the size of the block; 0 beyond the board
  std::uint8_t near_count[P], far_count[P];
};

// The part of a product that one warp computes: 16 columns, and of the rows, up to kTiles times 16,
// the first or the second half.
template <int kTiles>
struct Tile {
  float c[kTiles][2][4];
  int first, column;  // row tile, column tile
  int count;          // of row tiles

  __device__ Tile(int warp, int row_tiles) : column(warp % 6) {
    const int half = (row_tiles + 1) / 2;
    first = warp / 6 * half;
    count = min(half, row_tiles - first);
    clear();
  }
  __device__ void clear() {
    for (int t = 0; t < kTiles; ++t) {
      for (int i = 0; i < 8; ++i) c[t][i / 4][i % 4] = 0;
    }
  }
  __device__ bool has(int t) const { return t < count; }

  // Adds rows [..][stride] of shared memory times a matrix of fragments with `columns` columns.
  template <int kDepth>
  __device__ void add(const Real* rows, int stride, Fragments matrix, int columns) {
    asm volatile("" ::: "memory");  // the loads of one product at a time, or registers run out
    uint4 w[kDepth / 16];           // all on their way before the first is used
    const int lane = threadIdx.x % 32;
    const Real* from = rows + (first * 16 + lane % 16) * stride + lane / 16 * 8;
#pragma unroll
    for (int k = 0; k < kDepth / 16; ++k) {
      w[k] = matrix[(k * (columns / 16) + column) * 32 + lane];
    }
#pragma unroll
    for (int k = 0; k < kDepth / 16; ++k) {
#pragma unroll
      for (int t = 0; t < kTiles; ++t) {
        if (!has(t)) continue;
        unsigned a[4];
        load_rows(a, from + t * 16 * stride + k * 16);
        multiply(c[t][0], a, w[k].x, w[k].y);
        multiply(c[t][1], a, w[k].z, w[k].w);
      }
    }
  }
  // Adds for each point the mean of its block's rows, of which there are `depth`, kDepth at most.
  template <int kDepth>
  __device__ void add_means(const std::uint16_t* labels, const Real* shares, const Real* rows,
                            int stride, int depth) {
    omnigo::gpu::add_means<kDepth>(c, first, count, column, labels, shares, rows, stride, depth);
  }
  // Calls f(row, column, first value, second value) for each pair of neighbours in a row.
  template <class F>
  __device__ void for_pairs(F f) const {
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int t = 0; t < kTiles; ++t) {
      if (!has(t)) continue;
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const int row = (first + t) * 16 + lane / 4 + i % 2 * 8;
        f(row, column * 16 + i / 2 * 8 + lane % 4 * 2, c[t][i / 2][i % 2 * 2],
          c[t][i / 2][i % 2 * 2 + 1]);
      }
    }
  }
};

__device__ __forceinline__ void store_pair(Real* at, float one, float two) {
  *reinterpret_cast<__nv_bfloat162*>(at) = __floats2bfloat162_rn(one, two);
}
__device__ __forceinline__ float2 load_pair(const Real* at) {
  return __bfloat1622float2(*reinterpret_cast<const __nv_bfloat162*>(at));
}

// How many rows a board takes, in whole tiles.
__device__ __forceinline__ int rows_of(int points) { return (points + 15) / 16 * 16; }

// h = x scaled to a mean square of 1, times the layer's weights, in `rows` rows. A warp takes rows.
template <class Memory>
__device__ void normalise(Memory& m, const Real* weights, int rows) {
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  for (int row = warp; row < rows; row += kForwardWarps) {
    float v[3], square = 0;
    for (int i = 0; i < 3; ++i) {
      v[i] = to_float(m.x[row][lane + 32 * i]);
      square += v[i] * v[i];
    }
    const float factor = rsqrtf(sum_lanes(square) / kWidth + 1e-5f);
    for (int i = 0; i < 3; ++i) {
      m.h[row][lane + 32 * i] = to_real(v[i] * factor * to_float(weights[lane + 32 * i]));
    }
  }
}

// Joins what four groups of threads found: sums and maxima of `columns` columns in m.partial become
// mean and max in m.pool.
template <class Memory>
__device__ void join_partial(Memory& m, int columns, float inverse) {
  const int i = threadIdx.x;
  if (i < columns) {
    m.pool[i] = (m.partial[0][i] + m.partial[1][i] + m.partial[2][i] + m.partial[3][i]) * inverse;
  } else if (i < 2 * columns) {
    m.pool[i] =
        fmaxf(fmaxf(m.partial[0][i], m.partial[1][i]), fmaxf(m.partial[2][i], m.partial[3][i]));
  }
}

// Sums and maxima over a quarter of the points, into m.partial.
template <class Memory>
__device__ void pool_quarters(Memory& m, const Real (*rows)[Memory::kStride], int columns,
                              int points) {
  const int c = threadIdx.x % kWidth, part = threadIdx.x / kWidth;
  if (c < columns) {
    float sum = 0, most = 0;
    for (int row = part; row < points; row += 4) {
      const float v = to_float(rows[row][c]);
      sum += v;
      most = fmaxf(most, v);
    }
    m.partial[part][c] = sum;
    m.partial[part][columns + c] = most;
  }
}

// Mean and max over points of `columns` columns, into m.pool: [columns] each. Ends with a barrier.
template <class Memory>
__device__ void pool_rows(Memory& m, const Real (*rows)[Memory::kStride], int columns, int points) {
  pool_quarters(m, rows, columns, points);
  __syncthreads();
  join_partial(m, columns, 1.0f / static_cast<float>(points));
  __syncthreads();
}

// m.partial = vector [kDepth] times matrix [kDepth][kColumns], in two halves. A warp takes 16
// columns and half of the rows, a lane eight columns of every 32nd row.
template <int kDepth, int kColumns, class Memory>
__device__ void multiply_halves(Memory& m, const float* vector, const Real* matrix) {
  const int warp = threadIdx.x / 32, at = threadIdx.x % 32;
  const int c = warp % 6 * 16 + at % 2 * 8, half = warp / 6;
  constexpr int kSteps = (kDepth + 31) / 32, kAtOnce = (kSteps + 1) / 2;
  if (c < kColumns) {
    float sum[8] = {};
#pragma unroll
    for (int begin = 0; begin < kSteps; begin += kAtOnce) {
      asm volatile("" ::: "memory");
      Eight loaded[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int row = (begin + i) * 32 + half * 16 + at / 2;
        if (row < kDepth) {
          loaded[i].word = __ldg(reinterpret_cast<const uint4*>(matrix + row * kColumns + c));
        }
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int row = (begin + i) * 32 + half * 16 + at / 2;
        if (row >= kDepth) continue;
#pragma unroll
        for (int j = 0; j < 8; ++j) sum[j] += vector[row] * to_float(loaded[i].real[j]);
      }
    }
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      for (int k = 2; k < 32; k <<= 1) sum[j] += __shfl_xor_sync(kAllLanes, sum[j], k);
      if (at < 2) m.partial[half][c + j] = sum[j];
    }
  }
}

// m.constant = both halves and the bias.
template <int kColumns, class Memory>
__device__ void join_halves(Memory& m, const Real* bias) {
  const int i = threadIdx.x;
  if (i < kColumns) m.constant[i] = m.partial[0][i] + m.partial[1][i] + to_float(bias[i]);
}

// m.constant = vector times matrix, plus bias. Ends with a barrier.
template <int kDepth, int kColumns, class Memory>
__device__ void multiply_vector(Memory& m, const float* vector, const Real* matrix,
                                const Real* bias) {
  multiply_halves<kDepth, kColumns>(m, vector, matrix);
  __syncthreads();
  join_halves<kColumns>(m, bias);
  __syncthreads();
}

// The sum of rows of h, eight channels from c on.
template <class Memory>
__device__ __forceinline__ void sum_rows(const Memory& m, const std::uint16_t* rows, int count,
                                         int c, Real* to) {
  const float scale = count > 8 ? 4.0f / static_cast<float>(count) : 0.5f;
  float sum[8] = {};
  for (int k = 0; k < count; k += 4) {
    const uint2 packed = *reinterpret_cast<const uint2*>(rows + k);
    const unsigned row[4] = {packed.x & 0xffff, packed.x >> 16, packed.y & 0xffff, packed.y >> 16};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      Eight v;
      v.word = *reinterpret_cast<const uint4*>(&m.h[row[i]][c]);
#pragma unroll
      for (int j = 0; j < 8; ++j) sum[j] += to_float(v.real[j]);
    }
  }
  Eight out;
#pragma unroll
  for (int j = 0; j < 8; ++j) out.real[j] = to_real(sum[j] * scale);
  *reinterpret_cast<uint4*>(to + c) = out.word;
}

// Sums over neighbours or over diagonal points into m.a.
template <int P>
__device__ void gather(ForwardMemory<P>& m, const std::uint16_t (*rows)[kDegree],
                       const std::uint8_t* counts, int points) {
  constexpr int kParts = kWidth / 8;
  for (int i = threadIdx.x; i < points * kParts; i += blockDim.x) {
    const int p = i / kParts;
    sum_rows(m, rows[p], counts[p], i % kParts * 8, m.a[p]);
  }
}

// The surroundings of points, from which every layer gathers.
template <class Memory, int P>
__device__ void load_surroundings(Memory& m, const Surroundings<P>& around, int points) {
  constexpr std::uint16_t kZero = Memory::kRows;
  for (int i = threadIdx.x; i < points * kDegree; i += blockDim.x) {
    const int p = i / kDegree, k = i % kDegree;
    m.near[p][k] = k < around.degree[p] ? around.neighbours[p][k] : kZero;
    m.far[p][k] = k < around.diagonal_count[p] ? around.diagonals[p][k] : kZero;
  }
  for (int p = threadIdx.x; p < points; p += blockDim.x) {
    m.near_count[p] = static_cast<std::uint8_t>(around.degree[p]);
    m.far_count[p] = static_cast<std::uint8_t>(around.diagonal_count[p]);
  }
  if (threadIdx.x < kWidth) m.h[m.kRows][threadIdx.x] = to_real(0);
}

// One buffer serves all that is gathered, part by part.
template <int P>
__device__ void run_layer(ForwardMemory<P>& m, const ForwardWeights& w, int layer, int points) {
  constexpr int kStride = ForwardMemory<P>::kStride;
  constexpr int kSquare = kWidth / 16 * (kWidth / 16) * 32;  // fragments of kWidth by kWidth
  const int rows = rows_of(points);
  const Fragments mix = w.mixes + layer * 4 * kSquare;
  Tile<ForwardMemory<P>::kTiles> tile(threadIdx.x / 32, rows / 16);
  const auto add = [&](const Real* from, Fragments matrix) {
    constexpr int kHalf = kWidth / 2;  // the weights of all of it would take too many registers
    tile.template add<kHalf>(from, kStride, matrix, kWidth);
    tile.template add<kHalf>(from + kHalf, kStride, matrix + kSquare / 2, kWidth);
  };
  normalise(m, w.norms + layer * kWidth, rows);
  __syncthreads();
  tile.template add_means<ForwardMemory<P>::kRows>(m.label, m.share, &m.h[0][0], kStride, rows);
  tile.for_pairs([&](int row, int c, float v, float u) { store_pair(&m.a[row][c], v, u); });
  tile.clear();
  pool_quarters(m, m.h, kWidth, points);
  __syncthreads();
  add(&m.h[0][0], mix);
  join_partial(m, kWidth, 1.0f / static_cast<float>(points));
  add(&m.a[0][0], mix + 3 * kSquare);
  __syncthreads();
  gather<P>(m, m.near, m.near_count, points);
  multiply_halves<2 * kWidth, kWidth>(m, m.pool, w.pools + layer * 2 * kWidth * kWidth);
  __syncthreads();
  add(&m.a[0][0], mix + kSquare);
  join_halves<kWidth>(m, w.biases + layer * kWidth);
  __syncthreads();
  gather<P>(m, m.far, m.far_count, points);
  __syncthreads();
  add(&m.a[0][0], mix + 2 * kSquare);
  __syncthreads();
  tile.for_pairs([&](int row, int c, float v, float u) {
    const bool on = row < points;
    store_pair(&m.a[row][c], on ? fmaxf(v + m.constant[c], 0.0f) : 0.0f,
               on ? fmaxf(u + m.constant[c + 1], 0.0f) : 0.0f);
  });
  __syncthreads();
  tile.clear();
  add(&m.a[0][0], w.outs + layer * kSquare);
  tile.for_pairs([&](int row, int c, float v, float u) {
    const float2 x = load_pair(&m.x[row][c]);
    store_pair(&m.x[row][c], x.x + v, x.y + u);
  });
  __syncthreads();
}

// Which points share a block, and the first layer's input.
template <int P>
__device__ void run_stem(ForwardMemory<P>& m, const ForwardWeights& w, const Real* features,
                         const std::uint16_t* labels, const Real* globals, int points) {
  constexpr int kStride = ForwardMemory<P>::kStride;
  const int rows = rows_of(points);
  for (int p = threadIdx.x; p < rows; p += blockDim.x) {
    m.label[p] = static_cast<std::uint16_t>(p < points ? labels[p] : kNone);
  }
  for (int i = threadIdx.x; i < rows * kWidth; i += blockDim.x) {
    const int row = i / kWidth, c = i % kWidth;
    m.a[row][c] = to_real(0);
    if (c < kFeatures) m.h[row][c] = row < P ? features[row * kFeatures + c] : to_real(0);
  }
  if (threadIdx.x < kGlobals) m.pool[threadIdx.x] = to_float(globals[threadIdx.x]);
  __syncthreads();
  for (int row = threadIdx.x / 32; row < rows; row += kForwardWarps) {
    const int label = m.label[row];
    int size = 0;
    for (int q = lane(); q < points; q += 32) size += m.label[q] == label;
    size = sum_lanes(size);
    if (lane() == 0) m.share[row] = to_real(row < points ? 1.0f / static_cast<float>(size) : 0);
  }
  multiply_vector<kGlobals, kWidth>(m, m.pool, w.stem_globals, w.stem_bias);
  Tile<ForwardMemory<P>::kTiles> tile(threadIdx.x / 32, rows / 16);
  tile.template add<kFeatures>(&m.h[0][0], kStride, w.stem, kWidth);
  tile.for_pairs([&](int row, int c, float v, float u) {
    const bool on = row < points;
    store_pair(&m.x[row][c], on ? v + m.constant[c] : 0.0f, on ? u + m.constant[c + 1] : 0.0f);
  });
  __syncthreads();
}

// A product with kHead columns: the warps with a column tile below 4 take part.
template <int P, class F>
__device__ void point_head(ForwardMemory<P>& m, Fragments matrix, int points, F f) {
  Tile<ForwardMemory<P>::kTiles> tile(threadIdx.x / 32, rows_of(points) / 16);
  if (tile.column < kHead / 16) {
    tile.template add<kWidth>(&m.h[0][0], ForwardMemory<P>::kStride, matrix, kHead);
    tile.for_pairs(f);
  }
  __syncthreads();
}

// Adds the probabilities that a point becomes each seat's, from logits of the seats and of nobody.
__device__ __forceinline__ void add_owners(const float* v, int seats, float (&own)[kSeats]) {
  float top = v[kSeats], total = 0, e[kSeats];
  for (int r = 0; r < seats; ++r) top = fmaxf(top, v[r]);
  for (int r = 0; r < kSeats; ++r) {
    e[r] = r < seats ? expf(v[r] - top) : 0;
    total += e[r];
  }
  total += expf(v[kSeats] - top);
  for (int r = 0; r < kSeats; ++r) own[r] += e[r] / total;
}

// Policy logits of points, and each seat's expected number of points.
template <int P>
__device__ void policy_and_owners(ForwardMemory<P>& m, const ForwardWeights& w, int points,
                                  int seats, float* logits) {
  Tile<ForwardMemory<P>::kTiles> tile(threadIdx.x / 32, rows_of(points) / 16);
  if (tile.column == 0) {
    tile.template add<kHead>(&m.a[0][0], ForwardMemory<P>::kStride, w.policy_owner, 16);
    tile.for_pairs([&](int row, int c, float v, float u) {
      if (c < 8) *reinterpret_cast<float2*>(&m.x[row][c * 2]) = {v, u};
    });
  }
  if (threadIdx.x < kSeats) m.sums[threadIdx.x] = 0;
  __syncthreads();
  float own[kSeats] = {};
  for (int p = threadIdx.x; p < P; p += blockDim.x) {
    const float* v = reinterpret_cast<const float*>(&m.x[p][0]);  // policy, owners
    logits[p] = p < points ? v[0] : 0;
    if (p >= points) continue;
    add_owners(v + 1, seats, own);
  }
  for (int r = 0; r < kSeats; ++r) {
    const float sum = sum_lanes(own[r]);
    if (lane() == 0) atomicAdd(&m.sums[r], sum);
  }
  __syncthreads();
}

__device__ __forceinline__ int seats_of(const Real* globals) {
  return static_cast<int>(to_float(globals[12]) * 4 + 2.5f);
}

// What the last layers read besides the pooled points: pooled values, globals, margins.
template <class Memory>
__device__ void write_summary(const Memory& m, const Real* globals, int seats, Real* out) {
  const int i = threadIdx.x;
  if (i < 2 * kHead) out[i] = to_real(m.pool[i]);
  if (i < kGlobals) out[2 * kHead + 2 * kWidth + i] = globals[i];
  if (i < kSeats - 1) {
    const float komi = 10 * to_float(globals[5 + i]);
    const float ahead = i + 1 < seats ? m.sums[i + 1] - m.sums[0] + komi : 0;
    out[2 * kHead + 2 * kWidth + kGlobals + i] = to_real(tanhf(ahead / 3));
    out[2 * kHead + 2 * kWidth + kGlobals + kSeats - 1 + i] = to_real(tanhf(ahead / 12));
  }
}

template <int P>
__global__ void __launch_bounds__(kForwardWarps * 32, P <= 96 ? 2 : 1)
    forward(ForwardWeights w, const BoardGraph<P>* boards, const Surroundings<P>* surroundings,
            const Real* features, const std::uint16_t* labels, const Real* globals,
            const std::int32_t* graphs, float* logits, Real* summary) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& m = *reinterpret_cast<ForwardMemory<P>*>(shared_memory);
  const std::size_t at = blockIdx.x;
  const int graph = graphs[at], points = boards[graph].points;
  globals += at * kGlobals;
  load_surroundings(m, surroundings[graph], points);
  run_stem<P>(m, w, features + at * P * kFeatures, labels + at * P, globals, points);
  for (int layer = 0; layer < w.layers; ++layer) run_layer<P>(m, w, layer, points);

  Real* out = summary + at * kSummary;
  normalise(m, w.norms + w.layers * kWidth, rows_of(points));
  __syncthreads();
  pool_rows(m, m.h, kWidth, points);
  if (threadIdx.x < 2 * kWidth) out[2 * kHead + threadIdx.x] = to_real(m.pool[threadIdx.x]);
  multiply_vector<2 * kWidth, kHead>(m, m.pool, w.point_pool, w.point_bias);
  point_head<P>(m, w.point, points, [&](int row, int c, float v, float u) {
    store_pair(&m.a[row][c], fmaxf(v + m.constant[c], 0.0f), fmaxf(u + m.constant[c + 1], 0.0f));
  });
  const int seats = seats_of(globals);
  policy_and_owners<P>(m, w, points, seats, logits + at * (P + 1));
  point_head<P>(m, w.value, points, [&](int row, int c, float v, float u) {
    const bool on = row < points;
    store_pair(&m.a[row][c], on ? fmaxf(v + to_float(w.value_bias[c]), 0.0f) : 0.0f,
               on ? fmaxf(u + to_float(w.value_bias[c + 1]), 0.0f) : 0.0f);
  });
  pool_rows(m, m.a, kHead, points);
  write_summary(m, globals, seats, out);
}

template <int P>
int run_forward(const ForwardWeights* w, const void* boards, const void* surroundings,
                const Inputs* inputs, float* logits, void* summary, void*, int batch,
                void* stream) {
  constexpr int kShared = sizeof(ForwardMemory<P>);
  cudaFuncSetAttribute(forward<P>, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared);
  forward<P><<<batch, kForwardWarps * 32, kShared, static_cast<cudaStream_t>(stream)>>>(
      *w, static_cast<const BoardGraph<P>*>(boards),
      static_cast<const Surroundings<P>*>(surroundings), inputs->features, inputs->labels,
      inputs->globals, inputs->graphs, logits, static_cast<Real*>(summary));
  return static_cast<int>(cudaGetLastError());
}

#define OMNIGO_FORWARD_FUNCTION(P)                                                                 \
  extern "C" int omnigo_##P##_forward(const omnigo::gpu::ForwardWeights* w, const void* boards,    \
                                      const void* surroundings, const omnigo::gpu::Inputs* inputs, \
                                      float* logits, void* summary, void* means, int batch,        \
                                      void* stream) {                                              \
    return omnigo::gpu::run_forward<P>(w, boards, surroundings, inputs, logits, summary, means,    \
                                       batch, stream);                                             \
  }

#endif

}  // namespace omnigo::gpu
