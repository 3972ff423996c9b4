// How deep a JSON text is nested, found before it is read: a library's tree of a text nested too
// deep costs memory, and to write it again ends the program.
#pragma once

#include <optional>
#include <string_view>

namespace omnigo {

// Where the text first opens more than `deepest` brackets and braces within one another.
inline std::optional<std::size_t> nested_deeper_than(int deepest, std::string_view text) {
  int depth = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text) {
      if (c == '\\') ++i;
      if (c == '"') in_text = false;
    } else if (c == '"') {
      in_text = true;
    } else if ((c == '[' || c == '{') && ++depth > deepest) {
      return i;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return std::nullopt;
}

}  // namespace omnigo
