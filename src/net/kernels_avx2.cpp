// For processors with AVX2.
#if defined(__x86_64__)
#include <immintrin.h>

#include "net/kernel_loops.h"

namespace omnigo {
namespace {

struct Avx2 {
  static constexpr int kLanes = 8, kRows = 4, kColumns = 2;
  using F = __m256;
  using I = __m256i;
  using S = __m256i;

  static __m256i* at(void* to) { return static_cast<__m256i*>(to); }
  static const __m256i* at(const void* from) { return static_cast<const __m256i*>(from); }

  static F all(float value) { return _mm256_set1_ps(value); }
  static F load(const float* from) { return _mm256_loadu_ps(from); }
  static void store(F value, float* to) { _mm256_storeu_ps(to, value); }
  static F add(F a, F b) { return _mm256_add_ps(a, b); }
  static F multiply(F a, F b) { return _mm256_mul_ps(a, b); }
  static F largest(F a, F b) { return _mm256_max_ps(a, b); }
  static F number(I a) { return _mm256_cvtepi32_ps(a); }
  static I rounded(F a) { return _mm256_cvtps_epi32(a); }

  static I zero() { return _mm256_setzero_si256(); }
  static I load(const std::int32_t* from) { return _mm256_loadu_si256(at(from)); }
  static void store(I value, std::int32_t* to) { _mm256_storeu_si256(at(to), value); }
  static I add(I a, I b) { return _mm256_add_epi32(a, b); }
  static I load_wide(const std::int16_t* from) {
    return _mm256_cvtepi16_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
  }
  static void store_narrow(I value, std::int16_t* to) {
    _mm_storeu_si128(
        reinterpret_cast<__m128i*>(to),
        _mm_packs_epi32(_mm256_castsi256_si128(value), _mm256_extracti128_si256(value, 1)));
  }

  static S load_short(const std::int16_t* from) { return _mm256_loadu_si256(at(from)); }
  static void store_short(S value, std::int16_t* to) { _mm256_storeu_si256(at(to), value); }
  static S least(S a, S b) { return _mm256_min_epi16(a, b); }
  static S largest(S a, S b) { return _mm256_max_epi16(a, b); }
  static S all_pairs(const std::int16_t* from) {
    int pair;
    __builtin_memcpy(&pair, from, 4);
    return _mm256_set1_epi32(pair);
  }
  static I dot(I sum, S a, S b) { return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b)); }
};

}  // namespace

const Kernels kAvx2Kernels = make_kernels<Avx2>();

}  // namespace omnigo
#endif
