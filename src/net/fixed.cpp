#include "net/fixed.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "net/net.h"

namespace omnigo {
namespace {

int rounded_up(int count) { return (count + kWideStep - 1) / kWideStep * kWideStep; }

float unit_of(int width) { return std::floor(32700 / std::sqrt(static_cast<float>(width))); }

// Rows of a matrix that normalised rows are multiplied with.
struct Part {
  const Matrix& matrix;
  int first;  // row
  std::span<const float> norm;

  int rows() const { return static_cast<int>(norm.size()); }
  double weight(int row, int column) const { return matrix.row(first + row)[column] * norm[row]; }
};

double largest_sum(const Part& part, int column) {
  double squares = 0;
  for (int row = 0; row < part.rows(); ++row) squares += std::pow(part.weight(row, column), 2);
  // Rounding makes a row longer by up to half a unit for each number.
  return std::sqrt(squares * part.rows()) * (unit_of(part.rows()) + 0.5);
}

// Less what rounding the weights may add: half of a row's largest number for each.
constexpr double kMostSum = std::numeric_limits<std::int32_t>::max() * 0.99;

// What 1 stands for, so that sums and weights fit. `sum`: the largest sum if weights were exact;
// `most`: the largest weight.
double scale_of(double sum, double most) { return std::max({sum / kMostSum, most / 32767, 1e-30}); }

FixedTable table_of(int rows, int columns) {
  FixedTable table;
  table.pairs = rows / 2;
  table.columns = rounded_up(columns);
  table.values.resize(static_cast<std::size_t>(rows) * table.columns);
  table.scale.resize(table.columns);
  return table;
}

void put(FixedTable& table, int row, int column, double value) {
  table.values[(static_cast<std::size_t>(row / 2) * table.columns + column) * 2 + row % 2] =
      static_cast<std::int16_t>(std::lround(value));
}

// Writes the columns from `at` on.
void pack_normalised(const Part& part, int columns, int at, FixedTable& table) {
  for (int column = 0; column < columns; ++column) {
    double most = 0;
    for (int row = 0; row < part.rows(); ++row) {
      most = std::max(most, std::abs(part.weight(row, column)));
    }
    const double scale = scale_of(largest_sum(part, column), most);
    table.scale[at + column] = static_cast<float>(scale / unit_of(part.rows()));
    for (int row = 0; row < part.rows(); ++row) {
      put(table, row, at + column, part.weight(row, column) / scale);
    }
  }
}

FixedTable packed(const Part& part, int wide) {
  FixedTable table = table_of(wide, part.matrix.columns);
  pack_normalised(part, part.matrix.columns, 0, table);
  return table;
}

FixedTable pack_relu(const Matrix& from, int wide) {
  FixedTable table = table_of(wide, from.columns);
  for (int column = 0; column < from.columns; ++column) {
    double sum = 0, most = 0;
    for (int row = 0; row < from.rows; ++row) {
      sum += std::abs(from.row(row)[column]);
      most = std::max<double>(most, std::abs(from.row(row)[column]));
    }
    const double scale = scale_of(sum * kMostRelu, most);
    table.scale[column] = static_cast<float>(scale);
    for (int row = 0; row < from.rows; ++row)
      put(table, row, column, from.row(row)[column] / scale);
  }
  return table;
}

FixedLayer pack_layer(const NetLayer& layer, int width, int wide) {
  return {packed({layer.mix, 0, layer.norm}, wide), packed({layer.mix, width, layer.norm}, wide),
          packed({layer.mix, 2 * width, layer.norm}, wide),
          packed({layer.mix, 3 * width, layer.norm}, wide), pack_relu(layer.out, wide)};
}

}  // namespace

FixedWeights fixed_weights(const NetShape& shape, const NetWeights& weights) {
  FixedWeights fixed;
  fixed.unit = unit_of(shape.width);
  fixed.wide = rounded_up(shape.width);
  for (const NetLayer& layer : weights.layers) {
    fixed.layers.push_back(pack_layer(layer, shape.width, fixed.wide));
  }
  fixed.heads = table_of(fixed.wide, 2 * shape.head);
  pack_normalised({weights.point, 0, weights.norm}, shape.head, 0, fixed.heads);
  pack_normalised({weights.value, 0, weights.norm}, shape.head, shape.head, fixed.heads);
  fixed.stem.resize(static_cast<std::size_t>(shape.features) * fixed.wide);
  for (int row = 0; row < shape.features; ++row) {
    std::copy_n(weights.stem.row(row), shape.width,
                fixed.stem.begin() + static_cast<std::ptrdiff_t>(row) * fixed.wide);
  }
  return fixed;
}

}  // namespace omnigo
