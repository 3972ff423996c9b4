// A net's matrices as 16-bit integers, scaled so that no sum of products overflows 32 bits.
//
// A normalised row u has length sqrt(width), and so have means of such rows at most; by Cauchy and
// Schwarz the product with a column w is at most sqrt(width) |w|. The unit of u is the largest for
// which sqrt(width) fits into 16 bits. A row after relu has no number above kMostRelu, so its
// product with a column is at most kMostRelu times the sum of the column's absolute values. Each
// column's scale is the finest for which these bounds fit into 32 bits and the weights into 16.
#pragma once

#include <cstdint>
#include <vector>

#include "net/aligned.h"
#include "net/kernels.h"

namespace omnigo {

struct NetWeights;
struct NetShape;

struct FixedTable {
  int pairs = 0, columns = 0;
  AlignedVector<std::int16_t> values;
  AlignedVector<float> scale;
  FixedMatrix matrix() const { return {values.data(), scale.data(), pairs, columns}; }
};

// The norm's weights are part of the matrices after it.
struct FixedLayer {
  FixedTable self, neighbours, diagonals, block;  // the parts of `mix`
  FixedTable out;
};
struct FixedWeights {
  float unit = 0;  // what 1 is in a normalised row
  int wide = 0;    // width, rounded up to a multiple of kWideStep
  std::vector<FixedLayer> layers;
  FixedTable heads;           // the columns of `point`, then those of `value`
  AlignedVector<float> stem;  // rows of `wide`
};

FixedWeights fixed_weights(const NetShape& shape, const NetWeights& weights);

}  // namespace omnigo
