// Why no evaluation overflows single precision, whose largest number is almost 2^128: weights are
// at most 2^16, a layer has at most 2^10 numbers for each point, and 2^12 hidden ones. Features are
// below 2^8, so what the layers begin with is below 2^30. Normalised rows are about 2^5 at most,
// and 2^21 times the norm's weights; so a layer has less than 2^51 inside, adds less than 2^77, and
// all of them leave less than 2^84. (Where squares overflow, the normalised row is 0.) From such
// rows again, q and v are below 2^49, the logits below 2^76, the hidden numbers below 2^78, the
// results below 2^106, and the lead below 2^111.
#include "net/net.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "base/quote.h"

namespace omnigo {

namespace {

// Takes the tensors of a file, each with the shape that it must have.
class NetMaker {
 public:
  explicit NetMaker(const Safetensors& file) : file_(file) {}

  int fact(const std::string& name, int most) {
    const auto found = file_.facts.find(name);
    int value = 0;
    if (found == file_.facts.end()) {
      fail("the metadata " + quote(name) + " is missing");
    } else {
      const char* end = found->second.data() + found->second.size();
      const auto read = std::from_chars(found->second.data(), end, value);
      if (read.ec != std::errc() || read.ptr != end || value < 1 || value > most) {
        fail("the metadata " + quote(name) + " is not a number from 1 to " + std::to_string(most));
      }
    }
    return value;
  }
  std::vector<float> vector(const std::string& name, int size) { return take(name, {size}); }
  Matrix matrix(const std::string& name, int rows, int columns) {
    return {rows, columns, take(name, {rows, columns})};
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
    const std::vector<float>& values = found->second.values;
    if (!std::ranges::all_of(values, [](float x) { return std::abs(x) <= kLargestWeight; })) {
      fail("the tensor " + quote(name) + " has a number beyond " +
           std::to_string(static_cast<int>(kLargestWeight)));
    }
    taken_ += values.size();
    return found->second.values;
  }

  const Safetensors& file_;
  std::string error_;
  std::size_t taken_ = 0;
};

NetShape take_shape(NetMaker& maker) {
  const NetShape shape = {maker.fact("layers", 100),    maker.fact("width", 1024),
                          maker.fact("features", 1024), maker.fact("globals", 1024),
                          maker.fact("head", 1024),     maker.fact("hidden", 4096)};
  if (shape.features != kNetFeatures || shape.globals != kNetGlobals) {
    maker.fail("it has " + std::to_string(shape.features) + " features and " +
               std::to_string(shape.globals) + " globals, not " + std::to_string(kNetFeatures) +
               " and " + std::to_string(kNetGlobals));
  }
  return shape;
}

NetWeights take_weights(NetMaker& maker, const NetShape& shape) {
  const int w = shape.width, h = shape.head;
  NetWeights weights;
  for (int i = 0; i < shape.layers && maker.error().empty(); ++i) {
    const std::string name = "blocks." + std::to_string(i) + ".";
    weights.layers.push_back({maker.vector(name + "norm", w), maker.vector(name + "bias", w),
                              maker.matrix(name + "mix", 4 * w, w),
                              maker.matrix(name + "pool", 2 * w, w),
                              maker.matrix(name + "out", w, w)});
  }
  weights.stem = maker.matrix("stem", shape.features, w);
  weights.stem_globals = maker.matrix("stem_globals", shape.globals, w);
  weights.stem_bias = maker.vector("stem_bias", w);
  weights.norm = maker.vector("norm", w);
  weights.point = maker.matrix("point", w, h);
  weights.point_pool = maker.matrix("point_pool", 2 * w, h);
  weights.point_bias = maker.vector("point_bias", h);
  weights.policy = maker.matrix("policy", h, 1);
  weights.owner = maker.matrix("owner", h, kNetSeats + 1);
  weights.passing = maker.matrix("passing", 2 * w, h);
  weights.passing_bias = maker.vector("passing_bias", h);
  weights.passing_out = maker.matrix("passing_out", h, 1);
  weights.value = maker.matrix("value", w, h);
  weights.value_bias = maker.vector("value_bias", h);
  weights.hidden =
      maker.matrix("hidden", 2 * h + 2 * w + shape.globals + 2 * (kNetSeats - 1), shape.hidden);
  weights.hidden_bias = maker.vector("hidden_bias", shape.hidden);
  weights.result = maker.matrix("result", shape.hidden, 4 * kNetSeats);
  weights.result_bias = maker.vector("result_bias", 4 * kNetSeats);
  return weights;
}

}  // namespace

Result<Net> Net::make(const Safetensors& file) {
  const auto format = file.facts.find("format");
  if (format == file.facts.end() || format->second != "omnigo-net-1") {
    return Error{"not a net: the metadata \"format\" is not omnigo-net-1"};
  }
  NetMaker maker(file);
  Net net;
  net.shape_ = take_shape(maker);
  if (maker.error().empty()) net.weights_ = take_weights(maker, net.shape_);
  if (!maker.error().empty()) return Error{maker.error()};
  net.parameters_ = maker.taken();
  net.fixed_ = fixed_weights(net.shape_, net.weights_);
  return net;
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
