// Products of small matrices in single precision: the work of a net on a processor.
#pragma once

#include <cstddef>
#include <vector>

namespace omnigo {

// A matrix whose columns are padded to a multiple of 16 with zeros.
struct Weights {
  int rows = 0, columns = 0, stride = 0;
  std::vector<float> values;

  Weights() = default;
  Weights(int rows, int columns, const std::vector<float>& values);
};

// The ways to compute, from the one that runs everywhere; all give the same to rounding.
enum class Processor { Portable, Avx2, Avx512 };
// The best of them on this machine.
Processor best_processor();
const char* name_of(Processor processor);

// out [rows][out_stride] = a [rows][a_stride] times w, or added to it. Writes w.stride columns of
// each row; rows are a multiple of kRowStep.
inline constexpr int kRowStep = 8;
void multiply(Processor processor, const float* a, int a_stride, int rows, const Weights& w,
              float* out, int out_stride, bool add);

}  // namespace omnigo
