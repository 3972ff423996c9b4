// The inner loops of a net's evaluation in fixed point, once for each kind of processor.
//
// Activations and weights are 16-bit integers, sums of products 32-bit ones that cannot overflow
// (fixed.h says why), so all kinds compute the same numbers. Rows are those of points; each has
// `wide` numbers, a multiple of kWideStep, and what is beyond the net's width is 0.
#pragma once

#include <cstdint>

namespace omnigo {

inline constexpr int kWideStep = 32;
inline constexpr int kRowStep = 4;
inline constexpr int kMostRelu = 16383;  // the largest of a row of activations after relu

// Pairs of rows of a matrix, column by column: [row / 2][column][row % 2].
struct FixedMatrix {
  const std::int16_t* values;
  const float* scale;  // of each column: what 1 stands for
  int pairs, columns;  // columns are a multiple of kWideStep
};

// What a product makes of its sums: sum * column's scale * row's scale + a row of `add`.
struct Finish {
  float* out;
  const float* add;
  const int* add_row;      // which row of `add` each row takes; null: its own
  const float* row_scale;  // null: 1
  int stride;              // of out and add
};

// A list of points for each point, and 1 / its length.
struct PointLists {
  const int* first;
  const std::uint16_t* points;
  const float* share;
};

struct Kernels {
  // u = unit * x / sqrt(mean of x's squares + 1e-5); `width` numbers count for the mean.
  void (*normalise)(const float* x, int rows, int width, int wide, float unit, std::int16_t* u,
                    int u_stride);
  // Adds rows to the sums of their components, and keeps the least and largest of each column.
  void (*pool)(const std::int16_t* u, int u_stride, int rows, int wide, const int* component,
               std::int32_t* sums, std::int16_t* least, std::int16_t* largest);
  // to[p] = the mean of from[q] over p's list; both within rows of `stride`.
  void (*gather)(const std::int16_t* from, std::int16_t* to, int stride, int rows, int wide,
                 const PointLists& lists);
  // to = sums * share of the row.
  void (*average)(const std::int32_t* sums, const float* share, int rows, int wide,
                  std::int16_t* to);
  // a = the positive parts of y, the largest of each row kMostRelu; row_scale: what 1 stands for.
  void (*quantise)(const float* y, int rows, int wide, std::int16_t* a, float* row_scale);
  // Rows are a multiple of kRowStep.
  void (*product)(const std::int16_t* a, int a_stride, int rows, const FixedMatrix& w,
                  const Finish& finish);
  // to += factor * from: `count` numbers, a multiple of kWideStep.
  void (*add_scaled)(const float* from, float factor, int count, float* to);
};

extern const Kernels kPortableKernels;
#if defined(__x86_64__)
extern const Kernels kAvx2Kernels, kAvx512Kernels;
#endif
#if defined(__wasm_simd128__)
extern const Kernels kWasmKernels;
#endif

}  // namespace omnigo
