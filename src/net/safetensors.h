// Reads safetensors files: a JSON header that names tensors, then their numbers.
//
// Everything is checked before it is used: lengths, shapes, types and where each tensor lies, which
// shares no byte with another. What a stranger sends can be refused, and nothing else.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnigo {

struct Tensor {
  std::vector<int> shape;
  std::vector<float> values;  // row by row; from half or single precision, or 16-bit integers
};

struct Safetensors {
  // Names are plain; a fact is any bytes.
  std::map<std::string, std::string> facts;  // the header's __metadata__
  std::map<std::string, Tensor> tensors;
};

inline constexpr std::size_t kLargestNetFile = 64 << 20;
inline constexpr std::size_t kLargestNetHeader = 1 << 20;

// `source` names the file in errors.
Result<Safetensors> parse_safetensors(std::string_view bytes, std::string_view source);
Result<Safetensors> read_safetensors(const std::string& path);

// Whether a terminal, and any text, can show it as it is: printable ASCII.
bool is_plain(std::string_view text);

// Half precision to single.
float from_half(std::uint16_t half);

}  // namespace omnigo
