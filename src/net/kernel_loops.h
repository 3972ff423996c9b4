// The loops behind Kernels, over the vectors of one processor.
//
// Each kernels_*.cpp includes this with its own flags and its own `Vector`, in an unnamed
// namespace: nothing here may call an inline function of another header, or the linker could take
// the copy that was compiled for a newer processor.
//
// Vector has kLanes, kRows and kColumns (how many rows and vectors a product keeps in registers)
// and
//   F, I        kLanes floats, 32-bit integers
//   S           2 * kLanes 16-bit integers
#pragma once

#include <cstddef>

#include "net/kernels.h"

namespace omnigo {
namespace {

template <class V>
struct Loops {
  using F = typename V::F;
  using I = typename V::I;
  using S = typename V::S;
  static constexpr int kLanes = V::kLanes;

  static void normalise(const float* x, int rows, int width, int wide, float unit, std::int16_t* u,
                        int u_stride) {
    for (int row = 0; row < rows; ++row, x += wide, u += u_stride) {
      const float mean = sum_squares(x, wide) / static_cast<float>(width) + 1e-5f;
      const F factor = V::all(unit / __builtin_sqrtf(mean));
      for (int c = 0; c < wide; c += kLanes) {
        V::store_narrow(V::rounded(V::multiply(V::load(x + c), factor)), u + c);
      }
    }
  }

  static void pool(const std::int16_t* u, int u_stride, int rows, int wide, const int* component,
                   std::int32_t* sums, std::int16_t* least, std::int16_t* largest) {
    for (int c = 0; c < wide; ++c) least[c] = largest[c] = rows > 0 ? u[c] : 0;
    for (int row = 0; row < rows; ++row, u += u_stride) {
      std::int32_t* sum = sums + static_cast<std::ptrdiff_t>(component[row]) * wide;
      for (int c = 0; c < wide; c += kLanes) {
        V::store(V::add(V::load(sum + c), V::load_wide(u + c)), sum + c);
      }
      for (int c = 0; c < wide; c += 2 * kLanes) {
        const S value = V::load_short(u + c);
        V::store_short(V::least(V::load_short(least + c), value), least + c);
        V::store_short(V::largest(V::load_short(largest + c), value), largest + c);
      }
    }
  }

  static void gather(const std::int16_t* from, std::int16_t* to, int stride, int rows, int wide,
                     const PointLists& lists) {
    for (int row = 0; row < rows; ++row, to += stride) {
      const int begin = lists.first[row], end = lists.first[row + 1];
      const F share = V::all(lists.share[row]);
      for (int c = 0; c < wide; c += kLanes) {
        I sum = V::zero();
        for (int k = begin; k < end; ++k) {
          const auto* other = from + static_cast<std::ptrdiff_t>(lists.points[k]) * stride;
          sum = V::add(sum, V::load_wide(other + c));
        }
        V::store_narrow(V::rounded(V::multiply(V::number(sum), share)), to + c);
      }
    }
  }

  static void quantise(const float* y, int rows, int wide, std::int16_t* a, float* row_scale) {
    for (int row = 0; row < rows; ++row, y += wide, a += wide) {
      F top = V::all(1e-20f);
      for (int c = 0; c < wide; c += kLanes) top = V::largest(top, V::load(y + c));
      float lane[kLanes], largest = 0;
      V::store(top, lane);
      for (int i = 0; i < kLanes; ++i) largest = lane[i] > largest ? lane[i] : largest;
      row_scale[row] = largest / kMostRelu;
      const F factor = V::all(kMostRelu / largest), zero = V::all(0.0f);
      for (int c = 0; c < wide; c += kLanes) {
        V::store_narrow(V::rounded(V::multiply(V::largest(V::load(y + c), zero), factor)), a + c);
      }
    }
  }

  static void product(const std::int16_t* a, int a_stride, int rows, const FixedMatrix& w,
                      const Finish& finish) {
    int row = 0;
    for (; row + V::kRows <= rows; row += V::kRows) {
      multiply_rows<V::kRows>(a, a_stride, row, w, finish);
    }
    if constexpr (V::kRows > 8) {
      for (; row + 8 <= rows; row += 8) multiply_rows<8>(a, a_stride, row, w, finish);
    }
    for (; row < rows; row += kRowStep) multiply_rows<kRowStep>(a, a_stride, row, w, finish);
  }

  static void average(const std::int32_t* sums, const float* share, int rows, int wide,
                      std::int16_t* to) {
    for (int row = 0; row < rows; ++row, sums += wide, to += wide) {
      const F all = V::all(share[row]);
      for (int c = 0; c < wide; c += kLanes) {
        V::store_narrow(V::rounded(V::multiply(V::number(V::load(sums + c)), all)), to + c);
      }
    }
  }

  static void add_scaled(const float* from, float factor, int count, float* to) {
    const F all = V::all(factor);
    for (int c = 0; c < count; c += kLanes) {
      V::store(V::add(V::load(to + c), V::multiply(V::load(from + c), all)), to + c);
    }
  }

 private:
  // In the same order whatever the number of lanes: sums are rounded alike.
  static float sum_squares(const float* x, int wide) {
    constexpr int kParts = 16 / kLanes;
    F sum[kParts];
    for (int i = 0; i < kParts; ++i) sum[i] = V::all(0.0f);
    for (int c = 0; c < wide; c += 16) {
      for (int i = 0; i < kParts; ++i) {
        const F value = V::load(x + c + i * kLanes);
        sum[i] = V::add(sum[i], V::multiply(value, value));
      }
    }
    for (int half = kParts / 2; half > 0; half /= 2) {
      for (int i = 0; i < half; ++i) sum[i] = V::add(sum[i], sum[i + half]);
    }
    float lane[kLanes];
    V::store(sum[0], lane);
    for (int half = kLanes / 2; half > 0; half /= 2) {
      for (int i = 0; i < half; ++i) lane[i] += lane[i + half];
    }
    return lane[0];
  }

  template <int kRows>
  static void multiply_rows(const std::int16_t* a, int a_stride, int first, const FixedMatrix& w,
                            const Finish& finish) {
    for (int column = 0; column < w.columns; column += V::kColumns * kLanes) {
      multiply<kRows>(a, a_stride, first, column, w, finish);
    }
  }

  template <int kRows>
  static void multiply(const std::int16_t* a, int a_stride, int first, int column,
                       const FixedMatrix& w, const Finish& finish) {
    I sum[kRows][V::kColumns];
    for (int r = 0; r < kRows; ++r) {
      for (int i = 0; i < V::kColumns; ++i) sum[r][i] = V::zero();
    }
    const std::int16_t* from = a + static_cast<std::ptrdiff_t>(first) * a_stride;
    const std::int16_t* weights = w.values + 2 * column;
#pragma GCC unroll 1  // unrolled, it has more numbers than registers
    for (int k = 0; k < w.pairs; ++k, from += 2, weights += 2 * w.columns) {
      S part[V::kColumns];
      for (int i = 0; i < V::kColumns; ++i) part[i] = V::load_short(weights + 2 * kLanes * i);
      for (int r = 0; r < kRows; ++r) {
        const S pair = V::all_pairs(from + static_cast<std::ptrdiff_t>(r) * a_stride);
        for (int i = 0; i < V::kColumns; ++i) sum[r][i] = V::dot(sum[r][i], part[i], pair);
      }
    }
    for (int r = 0; r < kRows; ++r) {
      const int row = first + r;
      const int added = finish.add_row != nullptr ? finish.add_row[row] : row;
      const float* add = finish.add + static_cast<std::ptrdiff_t>(added) * finish.stride + column;
      float* out = finish.out + static_cast<std::ptrdiff_t>(row) * finish.stride + column;
      const F scale = V::all(finish.row_scale != nullptr ? finish.row_scale[row] : 1.0f);
      for (int i = 0; i < V::kColumns; ++i) {
        const F factor = V::multiply(V::load(w.scale + column + kLanes * i), scale);
        V::store(V::add(V::load(add + kLanes * i), V::multiply(V::number(sum[r][i]), factor)),
                 out + kLanes * i);
      }
    }
  }
};

template <class V>
constexpr Kernels make_kernels() {
  return {Loops<V>::normalise, Loops<V>::pool,    Loops<V>::gather,    Loops<V>::average,
          Loops<V>::quantise,  Loops<V>::product, Loops<V>::add_scaled};
}

}  // namespace
}  // namespace omnigo
