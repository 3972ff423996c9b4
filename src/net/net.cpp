#include "net/net.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "base/quote.h"

namespace omnigo {

// Takes the tensors of a file, each with the shape that it must have.
class Net::Maker {
 public:
  explicit Maker(const Safetensors& file) : file_(file) {}

  int fact(const std::string& name, int most) {
    const auto found = file_.facts.find(name);
    int value = 0;
    if (found == file_.facts.end()) {
      fail("the fact " + quote(name) + " is missing");
    } else {
      const char* end = found->second.data() + found->second.size();
      const auto read = std::from_chars(found->second.data(), end, value);
      if (read.ec != std::errc() || read.ptr != end || value < 1 || value > most) {
        fail("the fact " + quote(name) + " is not a number from 1 to " + std::to_string(most));
      }
    }
    return value;
  }
  std::vector<float> vector(const std::string& name, int size) { return take(name, {size}); }
  Weights matrix(const std::string& name, int rows, int columns) {
    const auto values = take(name, {rows, columns});
    return values.empty() ? Weights() : Weights(rows, columns, values);
  }
  const std::string& error() const { return error_; }
  std::size_t taken() const { return taken_; }
  void fail(const std::string& what) {
    if (error_.empty()) error_ = what;
  }

 private:
  std::vector<float> take(const std::string& name, const std::vector<int>& shape) {
    const auto found = file_.tensors.find(name);
    if (found == file_.tensors.end() || found->second.shape != shape) {
      fail("the tensor " + quote(name) + " is missing or has another shape");
      return {};
    }
    taken_ += found->second.values.size();
    return found->second.values;
  }

  const Safetensors& file_;
  std::string error_;
  std::size_t taken_ = 0;
};

Result<Net> Net::make(const Safetensors& file) {
  Maker maker(file);
  const auto format = file.facts.find("format");
  if (format == file.facts.end() || format->second != "omnigo-net-1") {
    return Error{"not a net: the fact \"format\" is not omnigo-net-1"};
  }
  Net net;
  NetShape& s = net.shape_;
  s = {maker.fact("layers", 100),   maker.fact("width", 1024), maker.fact("features", 1024),
       maker.fact("globals", 1024), maker.fact("head", 1024),  maker.fact("hidden", 4096)};
  if (maker.error().empty() && (s.features != kNetFeatures || s.globals != kNetGlobals)) {
    maker.fail("it sees other inputs than this program knows");
  }
  if (maker.error().empty() && s.width % 16 != 0) maker.fail("its width is no multiple of 16");
  if (!maker.error().empty()) return Error{maker.error()};
  const int w = s.width, h = s.head;
  for (int i = 0; i < s.layers && maker.error().empty(); ++i) {
    const std::string name = "blocks." + std::to_string(i) + ".";
    net.layers_.push_back({maker.vector(name + "norm", w), maker.vector(name + "bias", w),
                           maker.matrix(name + "mix", 4 * w, w),
                           maker.matrix(name + "pool", 2 * w, w),
                           maker.matrix(name + "out", w, w)});
  }
  net.stem_ = maker.matrix("stem", s.features, w);
  net.stem_globals_ = maker.matrix("stem_globals", s.globals, w);
  net.stem_bias_ = maker.vector("stem_bias", w);
  net.norm_ = maker.vector("norm", w);
  net.point_ = maker.matrix("point", w, h);
  net.point_pool_ = maker.matrix("point_pool", 2 * w, h);
  net.point_bias_ = maker.vector("point_bias", h);
  net.policy_ = maker.matrix("policy", h, 1);
  net.owner_ = maker.matrix("owner", h, kNetSeats + 1);
  net.passing_ = maker.matrix("passing", 2 * w, h);
  net.passing_bias_ = maker.vector("passing_bias", h);
  net.passing_out_ = maker.matrix("passing_out", h, 1);
  net.value_ = maker.matrix("value", w, h);
  net.value_bias_ = maker.vector("value_bias", h);
  net.hidden_ = maker.matrix("hidden", 2 * h + 2 * w + s.globals + 2 * (kNetSeats - 1), s.hidden);
  net.hidden_bias_ = maker.vector("hidden_bias", s.hidden);
  net.result_ = maker.matrix("result", s.hidden, 4 * kNetSeats);
  net.result_bias_ = maker.vector("result_bias", 4 * kNetSeats);
  if (!maker.error().empty()) return Error{maker.error()};
  net.parameters_ = maker.taken();
  return net;
}

// Rows of points, padded to the step of a product; padded rows are never read for an answer.
struct Net::Work {
  Processor processor;
  int points, rows, stride;  // stride of x, h and y
  std::vector<int> component, size;
  std::vector<float> x, h, y, gathered, blocks;

  float* row(std::vector<float>& matrix, int p, int times = 1) const {
    return matrix.data() + static_cast<std::size_t>(p) * stride * times;
  }
};

namespace {

void relu(float* from, float* to) {
  for (; from != to; ++from) *from = std::max(*from, 0.0f);
}

// vector times w, plus bias.
std::vector<float> times(const std::vector<float>& vector, const Weights& w,
                         const std::vector<float>& bias) {
  std::vector<float> out(w.stride);
  std::copy(bias.begin(), bias.end(), out.begin());
  for (int k = 0; k < w.rows; ++k) {
    const float* row = w.values.data() + static_cast<std::size_t>(k) * w.stride;
    for (int c = 0; c < w.stride; ++c) out[c] += vector[k] * row[c];
  }
  out.resize(w.columns);
  return out;
}

// The mean over points, then the largest of 0 and the points.
std::vector<float> pool(const float* rows, int stride, int points, int columns) {
  std::vector<float> out(2 * columns);
  for (int p = 0; p < points; ++p) {
    const float* row = rows + static_cast<std::size_t>(p) * stride;
    for (int c = 0; c < columns; ++c) {
      out[c] += row[c];
      out[columns + c] = std::max(out[columns + c], row[c]);
    }
  }
  for (int c = 0; c < columns; ++c) out[c] /= static_cast<float>(points);
  return out;
}

void sum_over(const NetBoard::Lists& lists, int p, const std::vector<float>& h, int stride,
              float* to) {
  std::fill_n(to, stride, 0.0f);
  for (int k = lists.first[p]; k < lists.first[p + 1]; ++k) {
    const float* from = h.data() + static_cast<std::size_t>(lists.points[k]) * stride;
    for (int c = 0; c < stride; ++c) to[c] += from[c];
  }
  for (int c = 0; c < stride; ++c) to[c] *= lists.scale[p];
}

void softmax(float* values, int count) {
  const float top = *std::max_element(values, values + count);
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += values[i] = std::exp(values[i] - top);
  for (int i = 0; i < count; ++i) values[i] /= sum;
}

void normalise(const std::vector<float>& x, const std::vector<float>& weights, int points,
               int stride, std::vector<float>& h) {
  const auto width = weights.size();
  for (int p = 0; p < points; ++p) {
    const float* from = x.data() + static_cast<std::size_t>(p) * stride;
    float* to = h.data() + static_cast<std::size_t>(p) * stride;
    float square = 0;
    for (std::size_t c = 0; c < width; ++c) square += from[c] * from[c];
    const float factor = 1 / std::sqrt(square / static_cast<float>(width) + 1e-5f);
    for (std::size_t c = 0; c < width; ++c) to[c] = from[c] * factor * weights[c];
  }
}

}  // namespace

void Net::run_layer(const Layer& layer, const NetBoard& board, Work& work) const {
  const int stride = work.stride;
  normalise(work.x, layer.norm, work.points, stride, work.h);
  std::fill(work.blocks.begin(), work.blocks.end(), 0.0f);
  for (int p = 0; p < work.points; ++p) {
    float* sum = work.row(work.blocks, work.component[p]);
    const float* from = work.row(work.h, p);
    for (int c = 0; c < stride; ++c) sum[c] += from[c];
  }
  for (int p = 0; p < work.points; ++p) {
    float* to = work.row(work.gathered, p, 4);
    std::copy_n(work.row(work.h, p), stride, to);
    sum_over(board.neighbours, p, work.h, stride, to + stride);
    sum_over(board.diagonals, p, work.h, stride, to + 2 * stride);
    const float* block = work.row(work.blocks, work.component[p]);
    const float share = 1.0f / static_cast<float>(work.size[work.component[p]]);
    for (int c = 0; c < stride; ++c) to[3 * stride + c] = block[c] * share;
  }
  const auto common =
      times(pool(work.h.data(), stride, work.points, shape_.width), layer.pool, layer.bias);
  for (int p = 0; p < work.rows; ++p) std::copy(common.begin(), common.end(), work.row(work.y, p));
  multiply(work.processor, work.gathered.data(), 4 * stride, work.rows, layer.mix, work.y.data(),
           stride, true);
  relu(work.y.data(), work.y.data() + work.y.size());
  multiply(work.processor, work.y.data(), stride, work.rows, layer.out, work.x.data(), stride,
           true);
}

// Logits and owners, from h. Leaves the points' hidden values in work.y.
void Net::answer_points(Work& work, NetAnswer& answer) const {
  const auto pooled = pool(work.h.data(), work.stride, work.points, shape_.width);
  const auto common = times(pooled, point_pool_, point_bias_);
  const int stride = point_.stride;
  std::vector<float> q(static_cast<std::size_t>(work.rows) * stride);
  for (int p = 0; p < work.rows; ++p) {
    std::copy(common.begin(), common.end(), q.begin() + static_cast<std::ptrdiff_t>(p) * stride);
  }
  multiply(work.processor, work.h.data(), work.stride, work.rows, point_, q.data(), stride, true);
  relu(q.data(), q.data() + q.size());
  std::vector<float> logits(static_cast<std::size_t>(work.rows) * policy_.stride);
  multiply(work.processor, q.data(), stride, work.rows, policy_, logits.data(), policy_.stride,
           false);
  std::vector<float> owners(static_cast<std::size_t>(work.rows) * owner_.stride);
  multiply(work.processor, q.data(), stride, work.rows, owner_, owners.data(), owner_.stride,
           false);
  for (int p = 0; p < work.points; ++p) {
    answer.logits.push_back(logits[static_cast<std::size_t>(p) * policy_.stride]);
    const float* from = owners.data() + static_cast<std::size_t>(p) * owner_.stride;
    answer.owners.insert(answer.owners.end(), from, from + kNetSeats + 1);
  }
  auto passing = times(pooled, passing_, passing_bias_);
  relu(passing.data(), passing.data() + passing.size());
  answer.logits.push_back(times(passing, passing_out_, {}).front());
}

namespace {

// Makes probabilities of the owners' logits; seats that the game does not have get none.
void share_owners(int seats, std::vector<float>& owners) {
  for (std::size_t at = 0; at < owners.size(); at += kNetSeats + 1) {
    for (int r = seats; r < kNetSeats; ++r) owners[at + r] = -1e4f;
    softmax(owners.data() + at, kNetSeats + 1);
  }
}

// By distances 1 to 5: how far ahead of the mover by the predicted owners and komi.
std::vector<float> margins(const NetInputs& inputs, const std::vector<float>& owners) {
  float sum[kNetSeats] = {};
  for (std::size_t at = 0; at < owners.size(); at += kNetSeats + 1) {
    for (int r = 0; r < kNetSeats; ++r) sum[r] += owners[at + r];
  }
  std::vector<float> out(2 * (kNetSeats - 1));
  for (int r = 1; r < inputs.seats; ++r) {
    const float ahead = sum[r] - sum[0] + 10 * inputs.globals[4 + r];
    out[r - 1] = std::tanh(ahead / 3);
    out[kNetSeats - 2 + r] = std::tanh(ahead / 12);
  }
  return out;
}

}  // namespace

std::vector<float> Net::summarise(const NetInputs& inputs, Work& work,
                                  const NetAnswer& answer) const {
  const int stride = value_.stride;
  std::vector<float> v(static_cast<std::size_t>(work.rows) * stride);
  for (int p = 0; p < work.rows; ++p) {
    std::copy(value_bias_.begin(), value_bias_.end(),
              v.begin() + static_cast<std::ptrdiff_t>(p) * stride);
  }
  multiply(work.processor, work.h.data(), work.stride, work.rows, value_, v.data(), stride, true);
  relu(v.data(), v.data() + v.size());
  auto summary = pool(v.data(), stride, work.points, shape_.head);
  const auto points = pool(work.h.data(), work.stride, work.points, shape_.width);
  const auto ahead = margins(inputs, answer.owners);
  summary.insert(summary.end(), points.begin(), points.end());
  summary.insert(summary.end(), inputs.globals.begin(), inputs.globals.end());
  summary.insert(summary.end(), ahead.begin(), ahead.end());
  return summary;
}

void Net::answer_results(const std::vector<float>& summary, Work& work, NetAnswer& answer) const {
  auto hidden = times(summary, hidden_, hidden_bias_);
  relu(hidden.data(), hidden.data() + hidden.size());
  const auto results = times(hidden, result_, result_bias_);
  const auto part = [&](int i) {
    return std::vector<float>(results.begin() + i * kNetSeats,
                              results.begin() + (i + 1) * kNetSeats);
  };
  answer.win = part(0);
  answer.share = part(1);
  answer.near = part(2);
  answer.lead = part(3);
  for (float& lead : answer.lead) lead *= std::sqrt(static_cast<float>(work.points));
}

NetAnswer Net::evaluate(const NetBoard& board, const NetInputs& inputs, Processor processor) const {
  Work work;
  work.processor = processor;
  work.points = board.points;
  work.rows = (board.points + kRowStep - 1) / kRowStep * kRowStep;
  work.stride = stem_.stride;
  work.component = inputs.component;
  work.size.resize(board.points);
  for (const int c : work.component) ++work.size[c];
  const auto cells = static_cast<std::size_t>(work.rows) * work.stride;
  work.x.resize(cells);
  work.h.resize(cells);
  work.y.resize(cells);
  work.blocks.resize(cells);
  work.gathered.resize(4 * cells);
  auto features = inputs.features;
  features.resize(static_cast<std::size_t>(work.rows) * shape_.features);
  const auto common = times(inputs.globals, stem_globals_, stem_bias_);
  for (int p = 0; p < work.rows; ++p) std::copy(common.begin(), common.end(), work.row(work.x, p));
  multiply(processor, features.data(), shape_.features, work.rows, stem_, work.x.data(),
           work.stride, true);
  for (const Layer& layer : layers_) run_layer(layer, board, work);
  normalise(work.x, norm_, work.points, work.stride, work.h);
  NetAnswer answer;
  answer_points(work, answer);
  share_owners(inputs.seats, answer.owners);
  answer_results(summarise(inputs, work, answer), work, answer);
  for (auto* shares : {&answer.win, &answer.share, &answer.near}) {
    softmax(shares->data(), inputs.seats);
    std::fill(shares->begin() + inputs.seats, shares->end(), 0.0f);
  }
  return answer;
}

const Net& built_in_net() {
  static const Net net = [] {
    auto file = parse_safetensors(built_in_net_file(), "the built-in net");
    if (!file) std::abort();
    auto made = Net::make(*file);
    if (!made) std::abort();
    return *std::move(made);
  }();
  return net;
}

}  // namespace omnigo
