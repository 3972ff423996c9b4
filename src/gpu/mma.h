// Small parts of matrix products on GPUs: mma.sync m16n8k16 on bf16 with float sums, and what feeds
// it.
#pragma once

#include "gpu/lanes.h"
#include "gpu/state.h"

namespace omnigo::gpu {

#ifdef __CUDACC__

// Eight numbers of bf16 in one load.
union Eight {
  uint4 word;
  Real real[8];
};

__device__ __forceinline__ unsigned shared_address(const void* p) {
  return static_cast<unsigned>(__cvta_generic_to_shared(p));
}
__device__ __forceinline__ void load_rows(unsigned (&r)[4], const void* p) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(shared_address(p)));
}
__device__ __forceinline__ void load_columns(unsigned (&r)[4], const void* p) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(shared_address(p)));
}
__device__ __forceinline__ void multiply(float (&c)[4], const unsigned (&a)[4], unsigned b0,
                                         unsigned b1) {
  asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, "
      "{%0,%1,%2,%3};"
      : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// All bits of each half where that half of a pair of labels is this one.
__device__ __forceinline__ unsigned shared_with(unsigned pair, unsigned label) {
  return ((pair & 0xffff) == label ? 0xffffu : 0) | (pair >> 16 == label ? 0xffff0000u : 0);
}

// Adds to `count` of kTiles times 16 rows, from row tile `first` on, and 16 columns, for each row
// the mean of `rows` over its block. labels say which rows share a block, shares are 1 / its size;
// there are `depth` rows, kDepth at most.
template <int kDepth, int kTiles>
__device__ __forceinline__ void add_means(float (&c)[kTiles][2][4], int first, int count,
                                          int column, const std::uint16_t* labels,
                                          const Real* shares, const Real* rows, int stride,
                                          int depth) {
  const int lane = threadIdx.x % 32;
  const Real* from = rows + lane % 16 * stride + column * 16 + lane / 16 * 8;
  unsigned own[kTiles][2], share[kTiles][2];  // of rows lane / 4 and eight below; share: twice
#pragma unroll
  for (int t = 0; t < kTiles; ++t) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int row = (first + t) * 16 + lane / 4 + 8 * i;
      own[t][i] = t < count ? labels[row] : kNone;
      const unsigned bits = t < count ? reinterpret_cast<const std::uint16_t*>(shares)[row] : 0;
      share[t][i] = bits | bits << 16;
    }
  }
#pragma unroll
  for (int k = 0; k < kDepth / 16; ++k) {
    if (k * 16 >= depth) continue;
    unsigned w[4];
    load_columns(w, from + k * 16 * stride);
    const auto* pairs = reinterpret_cast<const unsigned*>(labels + k * 16) + lane % 4;
    const unsigned left = pairs[0], right = pairs[4];
#pragma unroll
    for (int t = 0; t < kTiles; ++t) {
      if (t >= count) continue;
      const unsigned a[4] = {
          shared_with(left, own[t][0]) & share[t][0], shared_with(left, own[t][1]) & share[t][1],
          shared_with(right, own[t][0]) & share[t][0], shared_with(right, own[t][1]) & share[t][1]};
      multiply(c[t][0], a, w[0], w[1]);
      multiply(c[t][1], a, w[2], w[3]);
    }
  }
}

#endif

}  // namespace omnigo::gpu
