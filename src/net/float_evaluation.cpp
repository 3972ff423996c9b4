// A net in single precision, as docs/net.md defines it.
#include <algorithm>
#include <cmath>

#include "net/heads.h"

namespace omnigo {
namespace {

using Rows = std::vector<float>;  // one after another

// out += a times w, for `rows` rows; `a` has rows of w.rows, `out` rows of w.columns.
void add_product(const Rows& a, const Matrix& w, int rows, Rows& out) {
  constexpr int kRows = 8, kColumns = 16;
  for (int first = 0; first < rows; first += kRows) {
    const int count = std::min(kRows, rows - first);
    for (int column = 0; column < w.columns; column += kColumns) {
      const int columns = std::min(kColumns, w.columns - column);
      float sum[kRows][kColumns] = {};
      for (int k = 0; k < w.rows; ++k) {
        const float* weights = w.row(k) + column;
        for (int r = 0; r < count; ++r) {
          const float factor = a[static_cast<std::size_t>(first + r) * w.rows + k];
          for (int c = 0; c < columns; ++c) sum[r][c] += factor * weights[c];
        }
      }
      for (int r = 0; r < count; ++r) {
        float* to = out.data() + static_cast<std::size_t>(first + r) * w.columns + column;
        for (int c = 0; c < columns; ++c) to[c] += sum[r][c];
      }
    }
  }
}

Rows repeated(const std::vector<float>& row, int rows) {
  Rows out;
  out.reserve(row.size() * rows);
  for (int i = 0; i < rows; ++i) out.insert(out.end(), row.begin(), row.end());
  return out;
}

// The mean over points, then the largest of 0 and the points.
std::vector<float> pool(const Rows& rows, int points, int columns) {
  std::vector<float> out(2 * columns);
  for (int p = 0; p < points; ++p) {
    const float* row = rows.data() + static_cast<std::size_t>(p) * columns;
    for (int c = 0; c < columns; ++c) {
      out[c] += row[c];
      out[columns + c] = std::max(out[columns + c], row[c]);
    }
  }
  for (int c = 0; c < columns; ++c) out[c] /= static_cast<float>(points);
  return out;
}

Rows normalised(const Rows& x, const std::vector<float>& norm) {
  const std::size_t width = norm.size();
  Rows h(x.size());
  for (std::size_t at = 0; at < x.size(); at += width) {
    float squares = 0;
    for (std::size_t c = 0; c < width; ++c) squares += x[at + c] * x[at + c];
    const float factor = 1 / std::sqrt(squares / static_cast<float>(width) + 1e-5f);
    for (std::size_t c = 0; c < width; ++c) h[at + c] = x[at + c] * factor * norm[c];
  }
  return h;
}

void sum_over(const NetBoard::Lists& lists, int p, const Rows& h, int width, float* to) {
  for (int k = lists.first[p]; k < lists.first[p + 1]; ++k) {
    const float* from = h.data() + static_cast<std::size_t>(lists.points[k]) * width;
    for (int c = 0; c < width; ++c) to[c] += from[c] * lists.share[p] * lists.scale[p];
  }
}

// [h, N, D, B] of every point.
Rows gathered(const NetBoard& board, const std::vector<int>& component, const Rows& h, int width) {
  const int points = board.points;
  std::vector<int> size(points);
  Rows blocks(h.size()), out(4 * h.size());
  for (int p = 0; p < points; ++p) {
    ++size[component[p]];
    float* sum = blocks.data() + static_cast<std::size_t>(component[p]) * width;
    for (int c = 0; c < width; ++c) sum[c] += h[static_cast<std::size_t>(p) * width + c];
  }
  for (int p = 0; p < points; ++p) {
    float* to = out.data() + static_cast<std::size_t>(p) * 4 * width;
    std::copy_n(h.data() + static_cast<std::size_t>(p) * width, width, to);
    sum_over(board.neighbours, p, h, width, to + width);
    sum_over(board.diagonals, p, h, width, to + 2 * width);
    const float* block = blocks.data() + static_cast<std::size_t>(component[p]) * width;
    const float share = 1 / static_cast<float>(size[component[p]]);
    for (int c = 0; c < width; ++c) to[3 * width + c] = block[c] * share;
  }
  return out;
}

}  // namespace

NetAnswer evaluate_in_floats(const Net& net, const NetBoard& board, const NetInputs& inputs) {
  const NetWeights& w = net.weights();
  const int points = board.points, width = net.shape().width, head = net.shape().head;
  Rows x = repeated(times(inputs.globals, w.stem_globals, w.stem_bias), points);
  add_product(inputs.features, w.stem, points, x);
  for (const NetLayer& layer : w.layers) {
    const Rows h = normalised(x, layer.norm);
    Rows y = repeated(times(pool(h, points, width), layer.pool, layer.bias), points);
    add_product(gathered(board, inputs.component, h, width), layer.mix, points, y);
    relu(y);
    add_product(y, layer.out, points, x);
  }
  const Rows h = normalised(x, w.norm);
  HeadInputs heads{points, nullptr, head, {}, pool(h, points, width)};
  Rows q = repeated(times(heads.pool, w.point_pool, w.point_bias), points);
  Rows v = repeated(w.value_bias, points);
  add_product(h, w.point, points, q);
  add_product(h, w.value, points, v);
  relu(q);
  relu(v);
  heads.q = q.data();
  heads.value_pool = pool(v, points, head);
  return answer_heads(net, inputs, heads);
}

}  // namespace omnigo
