// What a person typed or a file holds, made fit to stand in a one-line message.
#pragma once

#include <string>
#include <string_view>

namespace omnigo {

// The text cut to a readable length, with control characters shown as '?'.
inline std::string one_line(std::string_view text, std::size_t longest = 60) {
  const bool cut = text.size() > longest;
  if (cut) {
    text = text.substr(0, longest);
    // Not in the middle of a character of UTF-8.
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0x80)) text.remove_suffix(1);
  }
  std::string shown;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    shown += byte < 0x20 || byte == 0x7F ? '?' : c;
  }
  return shown + (cut ? "..." : "");
}

// The same between quotation marks.
inline std::string quote(std::string_view text, std::size_t longest = 60) {
  return "'" + one_line(text, longest) + "'";
}

}  // namespace omnigo
