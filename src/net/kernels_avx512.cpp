// For processors with AVX-512 and its integer dot products (VNNI).
#if defined(__x86_64__)
#include <immintrin.h>

#include "net/kernel_loops.h"

namespace omnigo {
namespace {

struct Avx512 {
  static constexpr int kLanes = 16, kRows = 12, kColumns = 2;
  using F = __m512;
  using I = __m512i;
  using S = __m512i;

  static F all(float value) { return _mm512_set1_ps(value); }
  static F load(const float* from) { return _mm512_loadu_ps(from); }
  static void store(F value, float* to) { _mm512_storeu_ps(to, value); }
  static F add(F a, F b) { return _mm512_add_ps(a, b); }
  static F multiply(F a, F b) { return _mm512_mul_ps(a, b); }
  static F largest(F a, F b) { return _mm512_max_ps(a, b); }
  static F number(I a) { return _mm512_cvtepi32_ps(a); }
  static I rounded(F a) { return _mm512_cvtps_epi32(a); }

  static I zero() { return _mm512_setzero_si512(); }
  static I load(const std::int32_t* from) { return _mm512_loadu_si512(from); }
  static void store(I value, std::int32_t* to) { _mm512_storeu_si512(to, value); }
  static I add(I a, I b) { return _mm512_add_epi32(a, b); }
  static I load_wide(const std::int16_t* from) {
    return _mm512_cvtepi16_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)));
  }
  static void store_narrow(I value, std::int16_t* to) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm512_cvtsepi32_epi16(value));
  }

  static S load_short(const std::int16_t* from) { return _mm512_loadu_si512(from); }
  static void store_short(S value, std::int16_t* to) { _mm512_storeu_si512(to, value); }
  static S least(S a, S b) { return _mm512_min_epi16(a, b); }
  static S largest(S a, S b) { return _mm512_max_epi16(a, b); }
  static S all_pairs(const std::int16_t* from) {
    int pair;
    __builtin_memcpy(&pair, from, 4);
    return _mm512_set1_epi32(pair);
  }
  static I dot(I sum, S a, S b) { return _mm512_dpwssd_epi32(sum, a, b); }
};

}  // namespace

const Kernels kAvx512Kernels = make_kernels<Avx512>();

}  // namespace omnigo
#endif
