// The net's last layers for a batch: from what the forward pass leaves of each position to the
// pass's logit, the results, and the values that search maximises. For GPUs alone.
//
// A block of six warps takes 32 positions as the rows of its products. docs/net.md defines the net;
// train/check.py compares this kernel with the training code.
#pragma once

#include "gpu/forward.h"

namespace omnigo::gpu {

inline constexpr int kHidden = 192, kResults = 4 * kSeats;  // win, share, near, lead
inline constexpr int kTailRows = 32, kTailWarps = 6;
inline constexpr int kTailDepth = (kSummary + 15) / 16 * 16;

struct TailWeights {
  Fragments hidden;   // [kTailDepth][kHidden], zero after the last
  Fragments result;   // [kHidden][32], zero after the last
  Fragments passing;  // [2 kWidth][kHead]
  const Real* hidden_bias;
  const Real* result_bias;
  const Real* passing_bias;
  const Real* passing_out;
  float points_weight;  // of the points beside the win, in the values
};

#ifdef __CUDACC__

struct TailMemory {
  alignas(16) Real summary[kTailRows][kTailDepth + 8];  // rows start in different banks
  alignas(16) Real hidden[kTailRows][kHidden + 8];
  float result[kTailRows][kResults + 1];
  float passing[kHead / 16][kTailRows];
};

// Sums of a warp: kRowTiles times 16 rows of shared memory times kTiles times 16 columns, from
// column tile `first` of `tiles` on.
template <int kDepth, int kRowTiles, int kTiles>
__device__ __forceinline__ void multiply_rows(float (&c)[kRowTiles][2 * kTiles][4],
                                              const Real* rows, int stride, Fragments matrix,
                                              int tiles, int first) {
  for (int m = 0; m < kRowTiles; ++m) {
    for (int i = 0; i < 8 * kTiles; ++i) c[m][i / 4][i % 4] = 0;
  }
  const Real* from = rows + lane() % 16 * stride + lane() / 16 * 8;
#pragma unroll 6
  for (int k = 0; k < kDepth / 16; ++k) {
    unsigned a[kRowTiles][4];
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m) load_rows(a[m], from + m * 16 * stride + k * 16);
#pragma unroll
    for (int n = 0; n < kTiles; ++n) {
      const uint4 w = __ldg(matrix + (k * tiles + first + n) * 32 + lane());
#pragma unroll
      for (int m = 0; m < kRowTiles; ++m) {
        multiply(c[m][2 * n], a[m], w.x, w.y);
        multiply(c[m][2 * n + 1], a[m], w.z, w.w);
      }
    }
  }
}

// Calls f(row, column, value) for each number of a warp's sums.
template <int kRowTiles, int kBlocks, class F>
__device__ __forceinline__ void for_sums(const float (&c)[kRowTiles][kBlocks][4], F f) {
#pragma unroll
  for (int m = 0; m < kRowTiles; ++m) {
#pragma unroll
    for (int n = 0; n < kBlocks; ++n) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        f(m * 16 + lane() / 4 + i / 2 * 8, n * 8 + lane() % 4 * 2 + i % 2, c[m][n][i]);
      }
    }
  }
}

__device__ __forceinline__ void run_hidden(TailMemory& m, const TailWeights& w, int warp) {
  float c[2][4][4];
  multiply_rows<kTailDepth, 2, 2>(c, &m.summary[0][0], kTailDepth + 8, w.hidden, kHidden / 16,
                                  2 * warp);
  for_sums(c, [&](int row, int column, float v) {
    const int to = warp * 32 + column;
    m.hidden[row][to] = to_real(fmaxf(v + to_float(w.hidden_bias[to]), 0.0f));
  });
}
// 16 rows of one warp.
__device__ __forceinline__ void run_results(TailMemory& m, const TailWeights& w, int tile) {
  float c[1][4][4];
  multiply_rows<kHidden, 1, 2>(c, &m.hidden[tile * 16][0], kHidden + 8, w.result, 2, 0);
  for_sums(c, [&](int row, int column, float v) {
    if (column < kResults) {
      m.result[tile * 16 + row][column] = v + to_float(w.result_bias[column]);
    }
  });
}
// 16 of the columns before the pass's logit.
__device__ __forceinline__ void run_passing(TailMemory& m, const TailWeights& w, int tile) {
  float c[2][2][4];
  multiply_rows<2 * kWidth, 2, 1>(c, &m.summary[0][2 * kHead], kTailDepth + 8, w.passing,
                                  kHead / 16, tile);
  float sum[4] = {};  // of the rows lane / 4, eight below, and so on
  for_sums(c, [&](int row, int column, float v) {
    const int at = tile * 16 + column;
    sum[row / 8] += fmaxf(v + to_float(w.passing_bias[at]), 0.0f) * to_float(w.passing_out[at]);
  });
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    sum[i] += __shfl_xor_sync(kAllLanes, sum[i], 1);
    sum[i] += __shfl_xor_sync(kAllLanes, sum[i], 2);
    if (lane() % 4 == 0) m.passing[tile][i * 8 + lane() / 4] = sum[i];
  }
}

// What the first `seats` of some logits become by softmax.
__device__ __forceinline__ void softmax(const float* v, int seats, float (&out)[kSeats]) {
  float top = v[0], total = 0;
  for (int i = 1; i < seats; ++i) top = fmaxf(top, v[i]);
  for (int i = 0; i < kSeats; ++i) {
    out[i] = i < seats ? expf(v[i] - top) : 0;
    total += out[i];
  }
  for (float& o : out) o /= total;
}

// logits: P + 1 for each position, of which this writes the last. results: [kResults] or null, as
// the training code has them: seats that are none have -10,000, but for the lead.
template <int P>
__global__ void __launch_bounds__(kTailWarps * 32)
    tail(TailWeights w, const Real* summary, const Real* globals, float* logits, float* values,
         float* results, int batch) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& m = *reinterpret_cast<TailMemory*>(shared_memory);
  const int first = blockIdx.x * kTailRows, warp = threadIdx.x / 32;
  for (int i = threadIdx.x; i < kTailRows * kTailDepth / 2; i += blockDim.x) {
    const int row = i / (kTailDepth / 2), pair = i % (kTailDepth / 2);
    const bool there = first + row < batch && 2 * pair < kSummary;
    const auto* from = reinterpret_cast<const unsigned*>(
        summary + static_cast<std::size_t>(first + row) * kSummary);
    reinterpret_cast<unsigned*>(m.summary[row])[pair] = there ? from[pair] : 0;
  }
  __syncthreads();
  run_hidden(m, w, warp);
  __syncthreads();
  if (warp < 2) {
    run_results(m, w, warp);
  } else {
    run_passing(m, w, warp - 2);
  }
  __syncthreads();
  const int row = threadIdx.x, at = first + row;
  if (row >= kTailRows || at >= batch) return;
  const int seats = seats_of(globals + static_cast<std::size_t>(at) * kGlobals);
  logits[static_cast<std::size_t>(at) * (P + 1) + P] =
      m.passing[0][row] + m.passing[1][row] + m.passing[2][row] + m.passing[3][row];
  float win[kSeats], share[kSeats];
  softmax(m.result[row], seats, win);
  softmax(m.result[row] + kSeats, seats, share);
  for (int i = 0; i < kSeats; ++i) {
    values[at * kSeats + i] = win[i] + w.points_weight * (share[i] - win[i]);
  }
  if (results == nullptr) return;
  for (int i = 0; i < kResults; ++i) {
    const bool absent = i < 3 * kSeats && i % kSeats >= seats;
    results[at * kResults + i] = m.result[row][i] - (absent ? 1e4f : 0.0f);
  }
}

template <int P>
int run_tail(const TailWeights* w, const void* summary, const void* globals, float* logits,
             float* values, float* results, int batch, void* stream) {
  static_assert(kSummary % 2 == 0 && sizeof(TailMemory) <= 48 * 1024);
  tail<P><<<(batch + kTailRows - 1) / kTailRows, kTailWarps * 32, sizeof(TailMemory),
            static_cast<cudaStream_t>(stream)>>>(*w, static_cast<const Real*>(summary),
                                                 static_cast<const Real*>(globals), logits, values,
                                                 results, batch);
  return static_cast<int>(cudaGetLastError());
}

#define OMNIGO_TAIL_FUNCTION(P)                                                                   \
  extern "C" int omnigo_##P##_tail(const omnigo::gpu::TailWeights* w, const void* summary,        \
                                   const void* globals, float* logits, float* values,             \
                                   float* results, int batch, void* stream) {                     \
    return omnigo::gpu::run_tail<P>(w, summary, globals, logits, values, results, batch, stream); \
  }

#endif

}  // namespace omnigo::gpu
