// Nets of a few numbers, and what writes them as files.
#pragma once

#include <cstring>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/random.h"
#include "net/inputs.h"
#include "net/net.h"

namespace omnigo {

// A file in safetensors' format: a header of these bytes, then the numbers.
inline std::string with_header(std::string_view header, std::string_view numbers) {
  const std::uint64_t length = header.size();
  std::string file(8, '\0');
  std::memcpy(file.data(), &length, 8);
  return file.append(header).append(numbers);
}

// In single precision.
inline std::string write_safetensors(const Safetensors& file) {
  nlohmann::ordered_json header;
  std::string numbers;
  for (const auto& [name, text] : file.facts) header["__metadata__"][name] = text;
  for (const auto& [name, tensor] : file.tensors) {
    const std::size_t begin = numbers.size();
    numbers.append(reinterpret_cast<const char*>(tensor.values.data()), 4 * tensor.values.size());
    header[name] = {
        {"dtype", "F32"}, {"shape", tensor.shape}, {"data_offsets", {begin, numbers.size()}}};
  }
  using Json = nlohmann::ordered_json;
  return with_header(header.dump(-1, ' ', false, Json::error_handler_t::replace), numbers);
}

// With random numbers from -1 to 1.
class TinyNet {
 public:
  TinyNet(const NetShape& shape, std::uint64_t seed) : random_(seed) {
    const int w = shape.width, h = shape.head;
    file_.facts = {{"format", "omnigo-net-1"},
                   {"layers", std::to_string(shape.layers)},
                   {"width", std::to_string(w)},
                   {"features", std::to_string(shape.features)},
                   {"globals", std::to_string(shape.globals)},
                   {"head", std::to_string(h)},
                   {"hidden", std::to_string(shape.hidden)}};
    for (int i = 0; i < shape.layers; ++i) add_layer("blocks." + std::to_string(i) + ".", w);
    add("stem", {shape.features, w});
    add("stem_globals", {shape.globals, w});
    for (const char* name : {"stem_bias", "norm"}) add(name, {w});
    for (const char* name : {"point", "value"}) add(name, {w, h});
    for (const char* name : {"point_pool", "passing"}) add(name, {2 * w, h});
    for (const char* name : {"point_bias", "value_bias", "passing_bias"}) add(name, {h});
    for (const char* name : {"policy", "passing_out"}) add(name, {h, 1});
    add("owner", {h, kNetSeats + 1});
    add("hidden", {2 * h + 2 * w + shape.globals + 2 * (kNetSeats - 1), shape.hidden});
    add("hidden_bias", {shape.hidden});
    add("result", {shape.hidden, 4 * kNetSeats});
    add("result_bias", {4 * kNetSeats});
  }
  const Safetensors& file() const { return file_; }

 private:
  void add_layer(const std::string& name, int width) {
    add(name + "norm", {width});
    add(name + "bias", {width});
    add(name + "mix", {4 * width, width});
    add(name + "pool", {2 * width, width});
    add(name + "out", {width, width});
  }
  void add(const std::string& name, const std::vector<int>& shape) {
    std::size_t count = 1;
    for (const int size : shape) count *= static_cast<std::size_t>(size);
    Tensor tensor{shape, std::vector<float>(count)};
    for (float& value : tensor.values) {
      value = static_cast<float>(random_.below(2001)) / 1000 - 1;
    }
    file_.tensors[name] = std::move(tensor);
  }

  Random random_;
  Safetensors file_;
};

inline Safetensors tiny_net(int layers = 1, int width = 4, std::uint64_t seed = 1) {
  return TinyNet({layers, width, kNetFeatures, kNetGlobals, 4, 4}, seed).file();
}

}  // namespace omnigo
