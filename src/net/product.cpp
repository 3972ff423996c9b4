#include "net/product.h"

#include <algorithm>

#if defined(__x86_64__)
#include <immintrin.h>
#define OMNIGO_X86 1
#endif

namespace omnigo {
namespace {

// kRows rows of `a` times 16 columns.
template <int kRows>
void multiply_portable(const float* a, int a_stride, const Weights& w, int column, float* out,
                       int out_stride, bool add) {
  float sum[kRows][16] = {};
  for (int k = 0; k < w.rows; ++k) {
    const float* row = w.values.data() + static_cast<std::size_t>(k) * w.stride + column;
    for (int r = 0; r < kRows; ++r) {
      const float factor = a[static_cast<std::size_t>(r) * a_stride + k];
      for (int c = 0; c < 16; ++c) sum[r][c] += factor * row[c];
    }
  }
  for (int r = 0; r < kRows; ++r) {
    float* to = out + static_cast<std::size_t>(r) * out_stride + column;
    for (int c = 0; c < 16; ++c) to[c] = add ? to[c] + sum[r][c] : sum[r][c];
  }
}

#ifdef OMNIGO_X86

// 8 rows times 16 * kParts columns, the sums in registers.
template <int kParts>
__attribute__((target("avx512f"))) void multiply_avx512(const float* a, int a_stride,
                                                        const Weights& w, int column, float* out,
                                                        int out_stride, bool add) {
  __m512 sum[8][kParts];
  for (int r = 0; r < 8; ++r) {
    for (int i = 0; i < kParts; ++i) {
      sum[r][i] =
          add ? _mm512_loadu_ps(out + static_cast<std::size_t>(r) * out_stride + column + 16 * i)
              : _mm512_setzero_ps();
    }
  }
  const float* row = w.values.data() + column;
  for (int k = 0; k < w.rows; ++k, row += w.stride) {
    __m512 part[kParts];
    for (int i = 0; i < kParts; ++i) part[i] = _mm512_loadu_ps(row + 16 * i);
    for (int r = 0; r < 8; ++r) {
      const __m512 factor = _mm512_set1_ps(a[static_cast<std::size_t>(r) * a_stride + k]);
      for (int i = 0; i < kParts; ++i) sum[r][i] = _mm512_fmadd_ps(factor, part[i], sum[r][i]);
    }
  }
  for (int r = 0; r < 8; ++r) {
    for (int i = 0; i < kParts; ++i) {
      _mm512_storeu_ps(out + static_cast<std::size_t>(r) * out_stride + column + 16 * i, sum[r][i]);
    }
  }
}

// 4 rows times 8 * kParts columns: with three parts, twelve sums keep both units busy.
template <int kParts>
__attribute__((target("avx2,fma"))) void multiply_avx2(const float* a, int a_stride,
                                                       const Weights& w, int column, float* out,
                                                       int out_stride, bool add) {
  __m256 sum[4][kParts];
  for (int r = 0; r < 4; ++r) {
    for (int i = 0; i < kParts; ++i) {
      sum[r][i] =
          add ? _mm256_loadu_ps(out + static_cast<std::size_t>(r) * out_stride + column + 8 * i)
              : _mm256_setzero_ps();
    }
  }
  const float* row = w.values.data() + column;
  for (int k = 0; k < w.rows; ++k, row += w.stride) {
    __m256 part[kParts];
    for (int i = 0; i < kParts; ++i) part[i] = _mm256_loadu_ps(row + 8 * i);
    for (int r = 0; r < 4; ++r) {
      const __m256 factor = _mm256_set1_ps(a[static_cast<std::size_t>(r) * a_stride + k]);
      for (int i = 0; i < kParts; ++i) sum[r][i] = _mm256_fmadd_ps(factor, part[i], sum[r][i]);
    }
  }
  for (int r = 0; r < 4; ++r) {
    for (int i = 0; i < kParts; ++i) {
      _mm256_storeu_ps(out + static_cast<std::size_t>(r) * out_stride + column + 8 * i, sum[r][i]);
    }
  }
}

void multiply_rows_avx2(const float* a, int a_stride, const Weights& w, float* out, int out_stride,
                        bool add) {
  int column = 0;
  for (; column + 24 <= w.stride; column += 24) {
    multiply_avx2<3>(a, a_stride, w, column, out, out_stride, add);
  }
  for (; column < w.stride; column += 8) {
    multiply_avx2<1>(a, a_stride, w, column, out, out_stride, add);
  }
}

void multiply_rows_avx512(const float* a, int a_stride, const Weights& w, float* out,
                          int out_stride, bool add) {
  int column = 0;
  for (; column + 48 <= w.stride; column += 48) {
    multiply_avx512<3>(a, a_stride, w, column, out, out_stride, add);
  }
  for (; column < w.stride; column += 16) {
    multiply_avx512<1>(a, a_stride, w, column, out, out_stride, add);
  }
}

#endif

}  // namespace

Weights::Weights(int rows, int columns, const std::vector<float>& given)
    : rows(rows),
      columns(columns),
      stride((columns + 15) / 16 * 16),
      values(static_cast<std::size_t>(rows) * stride) {
  for (int r = 0; r < rows; ++r) {
    std::copy_n(given.begin() + static_cast<std::ptrdiff_t>(r) * columns, columns,
                values.begin() + static_cast<std::ptrdiff_t>(r) * stride);
  }
}

Processor best_processor() {
#ifdef OMNIGO_X86
  static const Processor best = __builtin_cpu_supports("avx512f") ? Processor::Avx512
                                : __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")
                                    ? Processor::Avx2
                                    : Processor::Portable;
  return best;
#else
  return Processor::Portable;
#endif
}

const char* name_of(Processor processor) {
  return processor == Processor::Avx512 ? "AVX-512"
         : processor == Processor::Avx2 ? "AVX2"
                                        : "portable";
}

void multiply(Processor processor, const float* a, int a_stride, int rows, const Weights& w,
              float* out, int out_stride, bool add) {
  for (int row = 0; row < rows; row += kRowStep) {
    const float* from = a + static_cast<std::size_t>(row) * a_stride;
    float* to = out + static_cast<std::size_t>(row) * out_stride;
#ifdef OMNIGO_X86
    if (processor == Processor::Avx512) {
      multiply_rows_avx512(from, a_stride, w, to, out_stride, add);
      continue;
    }
    if (processor == Processor::Avx2) {
      for (std::size_t half : {0, 4}) {
        multiply_rows_avx2(from + half * a_stride, a_stride, w, to + half * out_stride, out_stride,
                           add);
      }
      continue;
    }
#endif
    for (int column = 0; column < w.stride; column += 16) {
      multiply_portable<kRowStep>(from, a_stride, w, column, to, out_stride, add);
    }
  }
}

}  // namespace omnigo
