#include "net/evaluator.h"

#include <algorithm>
#include <tuple>

#include "net/heads.h"

namespace omnigo {
namespace {

int padded(int rows) { return (rows + kRowStep - 1) / kRowStep * kRowStep; }

}  // namespace

// Rows of points, padded to kRowStep; what padded rows hold is never read for an answer.
struct NetEvaluator::Memory {
  const Kernels& kernels;
  int rows, wide;
  AlignedVector<float> x, y, row_scale;
  AlignedVector<std::int16_t> around;  // self, neighbours and diagonals of each point
  std::vector<float> neighbour_scale, diagonal_scale;
  AlignedVector<std::int16_t> relu;
  std::vector<int> component;
  // Of blocks and empty regions, as many as there are points at most.
  int components = 0;
  std::vector<float> share;  // 1 / its points
  AlignedVector<std::int32_t> sums;
  AlignedVector<std::int16_t> means;
  AlignedVector<float> block_part;
  AlignedVector<std::int16_t> least, largest;
  AlignedVector<float> heads;
  std::vector<int> first_row;  // zeros

  Memory(const Kernels& kernels, const NetBoard& board, const FixedWeights& fixed)
      : kernels(kernels),
        rows(padded(board.points)),
        wide(fixed.wide),
        x(cells()),
        y(cells()),
        row_scale(rows),
        around(3 * cells()),
        neighbour_scale(board.neighbours.scale),
        diagonal_scale(board.diagonals.scale),
        relu(cells()),
        component(rows),
        share(rows),
        sums(cells()),
        means(cells()),
        block_part(cells()),
        least(wide),
        largest(wide),
        heads(static_cast<std::size_t>(rows) * fixed.heads.columns),
        first_row(rows) {
    neighbour_scale.resize(rows);
    diagonal_scale.resize(rows);
  }
  std::size_t cells() const { return static_cast<std::size_t>(rows) * wide; }
  int around_stride() const { return 3 * wide; }
};

NetEvaluator::NetEvaluator(const Net& net, const NetBoard& board, Processor processor)
    : net_(net), board_(board), processor_(processor) {
  if (processor != Processor::Float) {
    memory_ = std::make_unique<Memory>(kernels_of(processor), board, net.fixed());
  }
}
NetEvaluator::~NetEvaluator() = default;

// Of what `around` holds of the points themselves: the components' sums, and pool(h).
void NetEvaluator::pool(const NetInputs& inputs, std::span<const float> norm,
                        std::vector<float>& pooled) {
  Memory& m = *memory_;
  const auto used = static_cast<std::ptrdiff_t>(m.components) * m.wide;
  std::fill_n(m.sums.begin(), used, 0);
  m.kernels.pool(m.around.data(), m.around_stride(), board_.points, m.wide, inputs.component.data(),
                 m.sums.data(), m.least.data(), m.largest.data());
  const int width = net_.shape().width;
  std::vector<std::int32_t> total(m.wide);
  for (int i = 0; i < m.components; ++i) {
    const std::int32_t* sum = m.sums.data() + static_cast<std::ptrdiff_t>(i) * m.wide;
    for (int c = 0; c < m.wide; ++c) total[c] += sum[c];
  }
  pooled.resize(2 * width);
  for (int c = 0; c < width; ++c) {
    const float unit = norm[c] / net_.fixed().unit;
    pooled[c] = static_cast<float>(total[c]) / static_cast<float>(board_.points) * unit;
    pooled[width + c] =
        std::max(0.0f, unit * static_cast<float>(unit > 0 ? m.largest[c] : m.least[c]));
  }
}

// What a layer adds alike to all points of a block or region: its mean's part, the pool's, the
// bias.
void NetEvaluator::find_block_parts(const NetLayer& layer, const FixedLayer& fixed,
                                    const std::vector<float>& pooled) {
  Memory& m = *memory_;
  m.kernels.average(m.sums.data(), m.share.data(), m.components, m.wide, m.means.data());
  auto common = times(pooled, layer.pool, layer.bias);
  common.resize(m.wide);
  m.kernels.product(m.means.data(), m.wide, padded(m.components), fixed.block.matrix(),
                    {m.block_part.data(), common.data(), m.first_row.data(), nullptr, m.wide});
}

void NetEvaluator::run_layer(int index, const NetInputs& inputs) {
  Memory& m = *memory_;
  const NetLayer& layer = net_.weights().layers[index];
  const FixedLayer& fixed = net_.fixed().layers[index];
  const int stride = m.around_stride(), points = board_.points;
  std::int16_t* self = m.around.data();
  m.kernels.normalise(m.x.data(), points, net_.shape().width, m.wide, net_.fixed().unit, self,
                      stride);
  m.kernels.gather(self, self + m.wide, stride, points, m.wide, board_.neighbours.view());
  m.kernels.gather(self, self + 2 * m.wide, stride, points, m.wide, board_.diagonals.view());
  std::vector<float> pooled;
  pool(inputs, layer.norm, pooled);
  find_block_parts(layer, fixed, pooled);
  m.kernels.product(self, stride, m.rows, fixed.self.matrix(),
                    {m.y.data(), m.block_part.data(), m.component.data(), nullptr, m.wide});
  for (const auto& [table, scale, at] :
       {std::tuple(&fixed.neighbours, &m.neighbour_scale, m.wide),
        std::tuple(&fixed.diagonals, &m.diagonal_scale, 2 * m.wide)}) {
    m.kernels.product(self + at, stride, m.rows, table->matrix(),
                      {m.y.data(), m.y.data(), nullptr, scale->data(), m.wide});
  }
  m.kernels.quantise(m.y.data(), m.rows, m.wide, m.relu.data(), m.row_scale.data());
  m.kernels.product(m.relu.data(), m.wide, m.rows, fixed.out.matrix(),
                    {m.x.data(), m.x.data(), nullptr, m.row_scale.data(), m.wide});
}

NetAnswer NetEvaluator::answer(const NetInputs& inputs) {
  Memory& m = *memory_;
  const NetWeights& w = net_.weights();
  const int head = net_.shape().head, stride = m.around_stride(), points = board_.points;
  m.kernels.normalise(m.x.data(), points, net_.shape().width, m.wide, net_.fixed().unit,
                      m.around.data(), stride);
  HeadInputs heads{points, m.heads.data(), net_.fixed().heads.columns, {}, {}};
  pool(inputs, w.norm, heads.pool);
  auto common = times(heads.pool, w.point_pool, w.point_bias);
  common.insert(common.end(), w.value_bias.begin(), w.value_bias.end());
  common.resize(heads.stride);
  m.kernels.product(m.around.data(), stride, m.rows, net_.fixed().heads.matrix(),
                    {m.heads.data(), common.data(), m.first_row.data(), nullptr, heads.stride});
  for (float& value : m.heads) value = std::max(value, 0.0f);
  heads.value_pool.resize(2 * head);
  float* mean = heads.value_pool.data();
  for (int p = 0; p < points; ++p) {
    const float* v = m.heads.data() + static_cast<std::ptrdiff_t>(p) * heads.stride + head;
    for (int c = 0; c < head; ++c) mean[c] += v[c];
    for (int c = 0; c < head; ++c) mean[head + c] = std::max(mean[head + c], v[c]);
  }
  for (int c = 0; c < head; ++c) mean[c] /= static_cast<float>(points);
  return answer_heads(net_, inputs, heads);
}

NetAnswer NetEvaluator::evaluate(const NetInputs& inputs) {
  if (processor_ == Processor::Float) return evaluate_in_floats(net_, board_, inputs);
  Memory& m = *memory_;
  std::copy(inputs.component.begin(), inputs.component.end(), m.component.begin());
  m.components = *std::max_element(m.component.begin(), m.component.end()) + 1;
  std::fill(m.share.begin(), m.share.end(), 0.0f);
  for (const int i : inputs.component) ++m.share[i];
  for (int i = 0; i < m.components; ++i) m.share[i] = 1 / m.share[i];
  std::fill(m.x.begin() + static_cast<std::ptrdiff_t>(board_.points) * m.wide, m.x.end(), 0.0f);
  auto common = times(inputs.globals, net_.weights().stem_globals, net_.weights().stem_bias);
  common.resize(m.wide);
  for (int p = 0; p < board_.points; ++p) {
    float* x = m.x.data() + static_cast<std::ptrdiff_t>(p) * m.wide;
    std::copy(common.begin(), common.end(), x);
    const float* feature = inputs.features.data() + static_cast<std::ptrdiff_t>(p) * kNetFeatures;
    for (int k = 0; k < kNetFeatures; ++k) {
      if (feature[k] == 0) continue;
      const float* row = net_.fixed().stem.data() + static_cast<std::ptrdiff_t>(k) * m.wide;
      m.kernels.add_scaled(row, feature[k], m.wide, x);
    }
  }
  for (int i = 0; i < net_.shape().layers; ++i) run_layer(i, inputs);
  return answer(inputs);
}

}  // namespace omnigo
