#include "net/safetensors.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <tuple>

#include "base/json_reader.h"

namespace omnigo {
namespace {

constexpr int kMostDimensions = 4;
constexpr double kLargestDimension = 1 << 20;

// What the header says about one tensor.
struct Entry {
  std::string type;
  std::vector<int> shape;
  std::size_t begin = 0, end = 0;
};

std::size_t bytes_of(std::string_view type) {
  if (type == "F16" || type == "I16") return 2;
  return type == "F32" ? 4 : 0;
}

bool read_whole(JsonReader& json, double most, double& value) {
  const std::size_t at = json.position();
  if (!json.number(value)) return false;
  if (value >= 0 && value <= most && value == static_cast<double>(static_cast<long long>(value))) {
    return true;
  }
  return json.fail_at(
      at, Error{"not a whole number from 0 to " + std::to_string(static_cast<long long>(most))});
}

bool read_shape(JsonReader& json, std::vector<int>& shape) {
  return json.array([&] {
    double size = 0;
    if (shape.size() == kMostDimensions) return json.fail(Error{"too many dimensions"});
    if (!read_whole(json, kLargestDimension, size)) return false;
    shape.push_back(static_cast<int>(size));
    return true;
  });
}

bool read_offsets(JsonReader& json, Entry& entry) {
  const std::size_t at = json.position();
  double offsets[2] = {};
  int read = 0;
  const bool whole = json.array([&] {
    if (read == 2) return json.fail(Error{"more than two offsets"});
    return read_whole(json, static_cast<double>(kLargestNetFile), offsets[read++]);
  });
  if (!whole) return false;
  if (read < 2) return json.fail_at(at, Error{"fewer than two offsets"});
  entry.begin = static_cast<std::size_t>(offsets[0]);
  entry.end = static_cast<std::size_t>(offsets[1]);
  return true;
}

bool is_name(JsonReader& json, const std::string& text) {
  return is_plain(text) || json.fail(Error{"the name before this is not printable ASCII"});
}

bool read_entry(JsonReader& json, Entry& entry) {
  const std::size_t at = json.position();
  int read = 0;
  const bool whole = json.object([&](const std::string& key) {
    ++read;
    if (key == "dtype") return json.string(entry.type) && is_name(json, entry.type);
    if (key == "shape") return read_shape(json, entry.shape);
    if (key == "data_offsets") return read_offsets(json, entry);
    read = 0;
    return false;
  });
  if (json.failed() || (whole && read == 3)) return whole;
  return json.fail_at(at, Error{"expected dtype, shape and data_offsets, and nothing else"});
}

bool read_facts(JsonReader& json, std::map<std::string, std::string>& facts) {
  return json.object(
      [&](const std::string& key) { return is_name(json, key) && json.string(facts[key]); });
}

float read_number(const char* at, std::string_view type) {
  if (type == "F32") {
    float value;
    std::memcpy(&value, at, 4);
    return value;
  }
  std::uint16_t word;
  std::memcpy(&word, at, 2);
  return type == "F16" ? from_half(word) : static_cast<float>(static_cast<std::int16_t>(word));
}

Result<Tensor> load(const Entry& entry, std::string_view data, const std::string& where) {
  const std::size_t size = bytes_of(entry.type);
  if (size == 0)
    return Error{where + ": the type " + quote(entry.type) + " is not F16, F32 or I16"};
  std::size_t count = 1;
  for (const int dimension : entry.shape) {
    count *= static_cast<std::size_t>(dimension);
    if (count > kLargestNetFile) return Error{where + ": too large"};
  }
  if (entry.begin > entry.end || entry.end > data.size() ||
      entry.end - entry.begin != count * size) {
    return Error{where + ": the offsets do not fit the shape and the file"};
  }
  Tensor tensor{entry.shape, std::vector<float>(count)};
  for (std::size_t i = 0; i < count; ++i) {
    tensor.values[i] = read_number(data.data() + entry.begin + i * size, entry.type);
    if (!(tensor.values[i] - tensor.values[i] == 0))
      return Error{where + ": not all values are numbers"};
  }
  return tensor;
}

// Bytes are one tensor's alone: all of them take no more memory than twice the file.
Result<void> check_apart(const std::map<std::string, Entry>& entries, const std::string& name) {
  using Named = std::pair<const std::string, Entry>;
  std::vector<const Named*> order;
  for (const Named& entry : entries) order.push_back(&entry);
  std::ranges::sort(order, {}, [](const Named* named) {
    return std::tuple(named->second.begin, named->second.end, std::string_view(named->first));
  });
  std::size_t end = 0;
  const Named* before = nullptr;
  for (const Named* next : order) {
    if (next->second.begin < end) {
      return Error{name + ": the tensors " + quote(before->first) + " and " + quote(next->first) +
                   " share bytes"};
    }
    if (next->second.end >= end) before = next;
    end = std::max(end, next->second.end);
  }
  return {};
}

}  // namespace

float from_half(std::uint16_t half) {
  const std::uint32_t sign = (half & 0x8000u) << 16, exponent = half >> 10 & 31,
                      part = half & 1023u;
  if (exponent == 0) {
    const float value = static_cast<float>(part) * 0x1p-24f;
    return sign != 0 ? -value : value;
  }
  const std::uint32_t wide = exponent == 31 ? 255 : exponent + 112;
  return std::bit_cast<float>(sign | wide << 23 | part << 13);
}

bool is_plain(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

Result<Safetensors> parse_safetensors(std::string_view bytes, std::string_view source) {
  const std::string name = one_line(source);
  if (bytes.size() > kLargestNetFile) return Error{name + ": larger than 64 MB"};
  std::uint64_t length = 0;
  if (bytes.size() < 8) return Error{name + ": not a safetensors file: too short"};
  std::memcpy(&length, bytes.data(), 8);
  if (length > kLargestNetHeader || length > bytes.size() - 8) {
    return Error{name + ": not a safetensors file, or its header is larger than 1 MB"};
  }
  const std::string_view data = bytes.substr(8 + length);
  Safetensors found;
  std::map<std::string, Entry> entries;
  JsonReader json(bytes.substr(8, length), source);
  json.object([&](const std::string& key) {
    if (key == "__metadata__") return read_facts(json, found.facts);
    return is_name(json, key) && read_entry(json, entries[key]);
  });
  if (!json.failed()) json.end();
  if (json.failed()) return json.error();
  if (const auto apart = check_apart(entries, name); !apart) return apart.error();
  for (const auto& [key, entry] : entries) {
    auto tensor = load(entry, data, name + ": tensor " + quote(key));
    if (!tensor) return tensor.error();
    found.tensors.emplace(key, *std::move(tensor));
  }
  return found;
}

}  // namespace omnigo
