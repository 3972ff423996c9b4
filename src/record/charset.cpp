#include "record/charset.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace omnigo {
namespace {

unsigned char byte_at(std::string_view bytes, std::size_t i) {
  return static_cast<unsigned char>(bytes[i]);
}

bool is_continuation(std::string_view bytes, std::size_t i) {
  return i < bytes.size() && (byte_at(bytes, i) & 0xC0) == 0x80;
}

// The length of the UTF-8 character that begins at i, or 0 if there is none: no surrogates, nothing
// longer than need be, nothing past U+10FFFF.
std::size_t utf8_length(std::string_view bytes, std::size_t i) {
  const unsigned char lead = byte_at(bytes, i);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if (!is_continuation(bytes, i + k)) return 0;
  }
  const unsigned char second = byte_at(bytes, i + 1);
  if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) ||
      (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F)) {
    return 0;
  }
  return length;
}

// The name without what writers vary: "ISO_8859-1" and "iso8859-1" both give "ISO88591".
std::string bare_name(std::string_view name) {
  std::string bare;
  for (char c : name) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) bare += c;
  }
  return bare;
}

struct Alias {
  std::string_view bare, charset;
};

// What archives write and iconv does not know, or knows a wider set for: files that say GB2312,
// EUC-KR or Shift_JIS use characters of the wider one.
constexpr Alias kAliases[] = {
    {"UTF8", "UTF-8"},        {"UTF16", "UTF-16"},        {"UTF16LE", "UTF-16LE"},
    {"UTF16BE", "UTF-16BE"},  {"GB2312", "GB18030"},      {"EUCCN", "GB18030"},
    {"GBK", "GB18030"},       {"CP936", "GB18030"},       {"HZGB2312", "HZ"},
    {"SHIFTJIS", "CP932"},    {"SJIS", "CP932"},          {"XSJIS", "CP932"},
    {"MSKANJI", "CP932"},     {"WINDOWS31J", "CP932"},    {"WINDOWS932", "CP932"},
    {"EUCKR", "CP949"},       {"KSC56011987", "CP949"},   {"KSC5601", "CP949"},
    {"BIG5", "BIG5-HKSCS"},   {"CP950", "BIG5-HKSCS"},    {"XMACROMAN", "MACINTOSH"},
    {"LATIN1", "ISO-8859-1"}, {"ISO88591", "ISO-8859-1"},
};

}  // namespace

std::size_t valid_utf8_prefix(std::string_view bytes) {
  std::size_t i = 0;
  while (i < bytes.size()) {
    std::uint64_t eight = 0x80;
    if (i + 8 <= bytes.size()) std::memcpy(&eight, bytes.data() + i, 8);
    if ((eight & 0x8080808080808080) == 0) {  // the common case: ASCII
      i += 8;
      continue;
    }
    const std::size_t length = utf8_length(bytes, i);
    if (length == 0) break;
    i += length;
  }
  return i;
}

std::string mended_utf8(std::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const std::size_t good = valid_utf8_prefix(bytes);
    text += bytes.substr(0, good);
    if (good < bytes.size()) text += '?';
    bytes.remove_prefix(std::min(bytes.size(), good + 1));
  }
  return text;
}

bool mostly_utf8(std::string_view bytes) {
  std::size_t whole = 0, bad = 0;
  for (std::size_t i = 0; i < bytes.size();) {
    const std::size_t length = utf8_length(bytes, i);
    if (length == 0) ++bad;
    if (length > 1) ++whole;
    i += std::max<std::size_t>(length, 1);
  }
  // Text in another character set has hardly any: in Latin-1 two such letters in a row are rare.
  return bad == 0 || whole > 2 * bad;
}

std::optional<std::string> known_charset(std::string_view name) {
  const std::string bare = bare_name(name);
  if (bare.empty() || name.size() > 40) return std::nullopt;
  for (const Alias& alias : kAliases) {
    if (bare == alias.bare) return std::string(alias.charset);
  }
  std::string written(name);
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.' || c == ':';
  };
  if (!std::all_of(written.begin(), written.end(), plain)) return std::nullopt;
  for (const std::string& spelling : {written, bare}) {
    if (can_decode(spelling)) return spelling;
  }
  return std::nullopt;
}

int character_bytes(const std::string& charset, unsigned char lead) {
  if (charset == "CP932") {
    return (lead >= 0x81 && lead <= 0x9F) || (lead >= 0xE0 && lead <= 0xFC) ? 2 : 1;
  }
  if (charset == "GB18030" || charset == "CP949" || charset == "BIG5-HKSCS") {
    return lead >= 0x81 && lead <= 0xFE ? 2 : 1;  // four bytes of GB18030 are twice two
  }
  return 1;
}

}  // namespace omnigo
