// Instructions of GPUs of the Hopper generation (compute capability 9.0): barriers in shared
// memory, matrix products by wgmma with the first operand in registers and the second in shared
// memory, and what joins the numbers that a warp's lanes hold of their sums.
#pragma once

#include "gpu/mma.h"

namespace omnigo::gpu {

#ifdef __CUDACC__

__device__ __forceinline__ void init_barrier(std::uint64_t& barrier, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared_address(&barrier)), "r"(count)
               : "memory");
}
__device__ __forceinline__ void arrive(std::uint64_t& barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(shared_address(&barrier))
               : "memory");
}
__device__ __forceinline__ void wait_for(std::uint64_t& barrier, unsigned parity) {
  asm volatile(
      "{\n"
      ".reg .pred done;\n"
      "again:\n"
      "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
      "@!done bra again;\n"
      "}" ::"r"(shared_address(&barrier)),
      "r"(parity)
      : "memory");
}

// What was written to shared memory is for the tensor cores.
__device__ __forceinline__ void publish() {
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

// A second operand in shared memory, [rows / 8][columns / 8][8 rows][8 columns]: columns lie side
// by side, eight rows and eight columns are 128 bytes.
__device__ __forceinline__ std::uint64_t operand(unsigned address, int columns) {
  const std::uint64_t rows_apart = columns / 8 * 128 / 16, columns_apart = 128 / 16;
  return (address & 0x3ffff) >> 4 | rows_apart << 16 | columns_apart << 32;
}

// One step of a product: c = a [64][16] times an operand with 16 rows and two columns for each
// number of c, or c plus that.
#define OMNIGO_STEP(columns, sums, others, add, ...)                                               \
  asm volatile("{ .reg .pred add; setp.ne.b32 add, " add                                           \
               ", 0;\n"                                                                            \
               "wgmma.mma_async.sync.aligned.m64n" columns "k16.f32.bf16.bf16 {" sums "}, " others \
               ", add, 1, 1, 1; }"                                                                 \
               : __VA_ARGS__                                                                       \
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b))
#define OMNIGO_FOUR(how, i) how(c[i]), how(c[i + 1]), how(c[i + 2]), how(c[i + 3])
#define OMNIGO_16(how, i) \
  OMNIGO_FOUR(how, i), OMNIGO_FOUR(how, i + 4), OMNIGO_FOUR(how, i + 8), OMNIGO_FOUR(how, i + 12)
#define OMNIGO_SUMS_OF_96                                                            \
  "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,"   \
  "%22,%23,%24,%25,%26,%27,%28,%29,%30,%31,%32,%33,%34,%35,%36,%37,%38,%39,%40,%41," \
  "%42,%43,%44,%45,%46,%47"
template <bool kAdd>
__device__ __forceinline__ void step(float (&c)[48], const unsigned* a, std::uint64_t b) {
  if constexpr (kAdd) {
    OMNIGO_STEP("96", OMNIGO_SUMS_OF_96, "{%48,%49,%50,%51}, %52", "1", OMNIGO_16("+f", 0),
                OMNIGO_16("+f", 16), OMNIGO_16("+f", 32));
  } else {
    OMNIGO_STEP("96", OMNIGO_SUMS_OF_96, "{%48,%49,%50,%51}, %52", "0", OMNIGO_16("=f", 0),
                OMNIGO_16("=f", 16), OMNIGO_16("=f", 32));
  }
}
#define OMNIGO_SUMS_OF_64                                                          \
  "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21," \
  "%22,%23,%24,%25,%26,%27,%28,%29,%30,%31"
template <bool kAdd>
__device__ __forceinline__ void step(float (&c)[32], const unsigned* a, std::uint64_t b) {
  if constexpr (kAdd) {
    OMNIGO_STEP("64", OMNIGO_SUMS_OF_64, "{%32,%33,%34,%35}, %36", "1", OMNIGO_16("+f", 0),
                OMNIGO_16("+f", 16));
  } else {
    OMNIGO_STEP("64", OMNIGO_SUMS_OF_64, "{%32,%33,%34,%35}, %36", "0", OMNIGO_16("=f", 0),
                OMNIGO_16("=f", 16));
  }
}
template <bool kAdd>
__device__ __forceinline__ void step(float (&c)[4], const unsigned* a, std::uint64_t b) {
  if constexpr (kAdd) {
    OMNIGO_STEP("8", "%0,%1,%2,%3", "{%4,%5,%6,%7}, %8", "1", OMNIGO_FOUR("+f", 0));
  } else {
    OMNIGO_STEP("8", "%0,%1,%2,%3", "{%4,%5,%6,%7}, %8", "0", OMNIGO_FOUR("=f", 0));
  }
}

// c = a times a matrix in shared memory, or c plus that.
template <bool kAdd, int N, int K>
__device__ __forceinline__ void product(float (&c)[N], const unsigned (&a)[K], unsigned matrix) {
  constexpr int kColumns = 2 * N;
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  step<kAdd>(c, a, operand(matrix, kColumns));
#pragma unroll
  for (int k = 1; k < K / 4; ++k) {
    step<true>(c, a + 4 * k, operand(matrix + k * 16 * kColumns * 2, kColumns));
  }
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
#pragma unroll
  for (int i = 0; i < N; ++i) asm volatile("" : "+f"(c[i])::"memory");
}

__device__ __forceinline__ unsigned pack(float one, float two) {
  const __nv_bfloat162 pair = __floats2bfloat162_rn(one, two);
  return reinterpret_cast<const unsigned&>(pair);
}
__device__ __forceinline__ float first_of(unsigned pair) { return __uint_as_float(pair << 16); }
__device__ __forceinline__ float second_of(unsigned pair) {
  return __uint_as_float(pair & 0xffff0000u);
}
__device__ __forceinline__ unsigned most_of(unsigned one, unsigned two) {
  const __nv_bfloat162 most = __hmax2(reinterpret_cast<const __nv_bfloat162&>(one),
                                      reinterpret_cast<const __nv_bfloat162&>(two));
  return reinterpret_cast<const unsigned&>(most);
}

// Sums of a product as the first operand of the next.
template <int N>
__device__ __forceinline__ void pack_sums(unsigned (&a)[N / 2], const float (&c)[N]) {
#pragma unroll
  for (int i = 0; i < N / 2; ++i) a[i] = pack(c[2 * i], c[2 * i + 1]);
}

// Joins the values of lanes that hold the same columns, lane % 4. Each of kSteps steps halves what
// a lane still holds: in the end v[0] to v[kCount >> kSteps] are those from the returned index on.
template <int kSteps, int kCount, int kApart = 4, class T, int N, class Op>
__device__ __forceinline__ int fold(T (&v)[N], Op op) {
  if constexpr (kSteps == 0) {
    return 0;
  } else {
    constexpr int kHalf = kCount / 2;
    const bool upper = (lane() & kApart) != 0;
#pragma unroll
    for (int i = 0; i < kHalf; ++i) {
      const T mine = upper ? v[i + kHalf] : v[i], other = upper ? v[i] : v[i + kHalf];
      v[i] = op(mine, __shfl_xor_sync(kAllLanes, other, kApart));
    }
    return (upper ? kHalf : 0) + fold<kSteps - 1, kHalf, 2 * kApart>(v, op);
  }
}
__device__ __forceinline__ float sum_quad(float v) {
  v += __shfl_xor_sync(kAllLanes, v, 1);
  return v + __shfl_xor_sync(kAllLanes, v, 2);
}
__device__ __forceinline__ float max_quad(float v) {
  v = fmaxf(v, __shfl_xor_sync(kAllLanes, v, 1));
  return fmaxf(v, __shfl_xor_sync(kAllLanes, v, 2));
}

#endif

}  // namespace omnigo::gpu
