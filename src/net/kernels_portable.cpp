// For any processor, by the compiler's own vectors of four; WebAssembly's dot product where it has
// one.
#include "net/kernel_loops.h"

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace omnigo {
namespace {

struct Portable {
  static constexpr int kLanes = 4, kRows = 4, kColumns = 2;
  using F = float __attribute__((vector_size(16)));
  using I = std::int32_t __attribute__((vector_size(16)));
  using S = std::int16_t __attribute__((vector_size(16)));
  using Half = std::int16_t __attribute__((vector_size(8)));

  template <class T>
  static T get(const void* from) {
    T value;
    __builtin_memcpy(&value, from, sizeof value);
    return value;
  }
  template <class T>
  static void put(T value, void* to) {
    __builtin_memcpy(to, &value, sizeof value);
  }

  static F all(float value) { return F{value, value, value, value}; }
  static F load(const float* from) { return get<F>(from); }
  static void store(F value, float* to) { put(value, to); }
  static F add(F a, F b) { return a + b; }
  static F multiply(F a, F b) { return a * b; }
  static F largest(F a, F b) { return a > b ? a : b; }
  static F number(I a) { return __builtin_convertvector(a, F); }
  // To the nearest, ties to even: what is below 2^22 loses its fraction beside 1.5 * 2^23.
  static I rounded(F a) {
    const F large = all(12582912.0f);
    return __builtin_convertvector((a + large) - large, I);
  }

  static I zero() { return I{}; }
  static I load(const std::int32_t* from) { return get<I>(from); }
  static void store(I value, std::int32_t* to) { put(value, to); }
  static I add(I a, I b) { return a + b; }
  static I load_wide(const std::int16_t* from) {
    return __builtin_convertvector(get<Half>(from), I);
  }
  static void store_narrow(I value, std::int16_t* to) {
    put(__builtin_convertvector(value, Half), to);
  }

  static S load_short(const std::int16_t* from) { return get<S>(from); }
  static void store_short(S value, std::int16_t* to) { put(value, to); }
  static S least(S a, S b) { return a < b ? a : b; }
  static S largest(S a, S b) { return a > b ? a : b; }
  static S all_pairs(const std::int16_t* from) {
    const auto pair = get<std::int32_t>(from);
    return reinterpret_cast<S>(I{pair, pair, pair, pair});
  }
  static I dot(I sum, S a, S b) {
#if defined(__wasm_simd128__)
    return sum + reinterpret_cast<I>(wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(a),
                                                          reinterpret_cast<v128_t>(b)));
#else
    const I left = reinterpret_cast<I>(a), right = reinterpret_cast<I>(b);
    return sum + low(left) * low(right) + (left >> 16) * (right >> 16);
#endif
  }

 private:
  static I low(I pairs) { return (pairs << 16) >> 16; }
};

}  // namespace

const Kernels kPortableKernels = make_kernels<Portable>();

}  // namespace omnigo
