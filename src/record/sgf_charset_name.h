// Where an SGF file names a character set.
#pragma once

#include <optional>
#include <string_view>

namespace omnigo {

struct CharsetName {
  std::size_t offset;  // of the property in the bytes
  std::string_view name;
};

// The next `CA[name]` from `from` on. Found by its letters alone, because before the character set
// is known nobody can tell where a value ends.
inline std::optional<CharsetName> next_charset_name(std::string_view bytes, std::size_t from) {
  const auto is_space = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
  for (std::size_t at = bytes.find("CA", from); at != bytes.npos; at = bytes.find("CA", at + 2)) {
    if (at > 0 && bytes[at - 1] >= 'A' && bytes[at - 1] <= 'Z') continue;
    std::size_t open = at + 2;
    while (open < bytes.size() && is_space(bytes[open])) ++open;
    if (open >= bytes.size() || bytes[open] != '[') continue;
    const std::size_t close = bytes.find(']', open);
    if (close == bytes.npos || close - open > 40) continue;
    std::string_view name = bytes.substr(open + 1, close - open - 1);
    while (!name.empty() && is_space(name.front())) name.remove_prefix(1);
    while (!name.empty() && is_space(name.back())) name.remove_suffix(1);
    return CharsetName{at, name};
  }
  return std::nullopt;
}

}  // namespace omnigo
