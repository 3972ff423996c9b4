// What a person typed or a file holds, made fit to stand in a one-line message.
#pragma once

#include <string>
#include <string_view>

namespace omnigo {

// The text cut to a readable length, with control characters shown as '?', those of UTF-8 in two
// bytes too: terminals obey them.
inline std::string one_line(std::string_view text, std::size_t longest = 60) {
  const bool cut = text.size() > longest;
  if (cut) {
    text = text.substr(0, longest);
    // Not in the middle of a character of UTF-8.
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0x80)) text.remove_suffix(1);
  }
  std::string shown;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    const bool in_two_bytes = byte == 0xC2 && next >= 0x80 && next < 0xA0;
    shown += byte < 0x20 || byte == 0x7F || in_two_bytes ? '?' : text[i];
    if (in_two_bytes) ++i;
  }
  return shown + (cut ? "..." : "");
}

// The same between quotation marks.
inline std::string quote(std::string_view text, std::size_t longest = 60) {
  return "'" + one_line(text, longest) + "'";
}

}  // namespace omnigo
