// The values of SGF properties: text with escapes, and pairs of values.
#include "record/sgf.h"

namespace omnigo {
namespace {

bool is_break(char c) { return c == '\n' || c == '\r'; }

// How many bytes the line break at i takes: \r\n and \n\r are one.
std::size_t break_length(std::string_view raw, std::size_t i) {
  return i + 1 < raw.size() && is_break(raw[i + 1]) && raw[i + 1] != raw[i] ? 2 : 1;
}

std::string unescape(std::string_view raw, char line_break) {
  std::string text;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const bool escaped = raw[i] == '\\' && i + 1 < raw.size();
    if (escaped) ++i;
    if (is_break(raw[i])) {
      i += break_length(raw, i) - 1;
      if (!escaped) text += line_break;
    } else if (raw[i] == '\t' || raw[i] == '\v' || raw[i] == '\f') {
      text += ' ';
    } else {
      text += raw[i];
    }
  }
  return text;
}

}  // namespace

std::string sgf_text(std::string_view raw) { return unescape(raw, '\n'); }
std::string sgf_simple_text(std::string_view raw) { return unescape(raw, ' '); }

std::string sgf_escape(std::string_view text, bool composed) {
  std::string raw;
  for (const char c : text) {
    if (c == '\\' || c == ']' || (composed && c == ':')) raw += '\\';
    raw += c;
  }
  return raw;
}

std::optional<SgfComposed> sgf_compose(std::string_view raw) {
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] == ':') return SgfComposed{raw.substr(0, i), raw.substr(i + 1)};
    if (raw[i] == '\\') ++i;
  }
  return std::nullopt;
}

}  // namespace omnigo
