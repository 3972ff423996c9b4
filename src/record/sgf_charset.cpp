#include "record/sgf_charset.h"

#include <algorithm>
#include <map>

#include "base/quote.h"
#include "record/charset.h"
#include "record/sgf_charset_name.h"

namespace omnigo {
namespace {

bool is_wide(const std::string& charset) {
  return charset.starts_with("UTF-16") || charset.starts_with("UTF-32") ||
         charset.starts_with("UCS");
}

// UTF-16 shows by its mark, or by its zeros: a file begins with a parenthesis or blanks.
std::string wide_charset(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return "UTF-16LE";
  if (bytes.starts_with("\xFE\xFF")) return "UTF-16BE";
  if (bytes.size() < 4) return {};
  if (bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0) return "UTF-16LE";
  if (bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0) return "UTF-16BE";
  return {};
}

// Where the tree that begins at `begin` ends, its values read in the character set.
std::size_t end_of_tree(std::string_view bytes, std::size_t begin, const std::string& charset) {
  std::size_t depth = 0;
  bool in_value = false;
  for (std::size_t i = begin; i < bytes.size();
       i +=
       static_cast<std::size_t>(character_bytes(charset, static_cast<unsigned char>(bytes[i])))) {
    const char c = bytes[i];
    if (in_value) {
      if (c == '\\') ++i;
      if (c == ']') in_value = false;
    } else if (c == '[') {
      in_value = true;
    } else if (c == '(') {
      ++depth;
    } else if (c == ')' && depth > 0 && --depth == 0) {
      return i + 1;
    }
    if (i >= bytes.size()) break;
  }
  return bytes.size();
}

class Decoding {
 public:
  SgfText result;

  void append(std::string_view bytes, const std::string& charset) {
    const std::size_t begin = result.text.size();
    if (charset == "UTF-8") {
      const std::size_t good = valid_utf8_prefix(bytes);
      if (good < bytes.size()) warn(begin + good, "this is not UTF-8 and is kept unchanged");
      result.text += bytes;
      return;
    }
    Decoded decoded = decode(bytes, charset);
    if (decoded.bad_bytes > 0) {
      const std::string count = std::to_string(decoded.bad_bytes);
      warn(begin + decoded.first_bad,
           decoded.bad_bytes == 1
               ? "1 byte here is not " + charset + " and is kept unchanged"
               : count + " bytes from here on are not " + charset + " and are kept unchanged");
    }
    result.text += decoded.text;
  }

  void warn(std::size_t offset, std::string message) {
    result.problems.push_back({offset, std::move(message)});
  }
};

std::string fallback_charset(std::string_view bytes) {
  return mostly_utf8(bytes) ? "UTF-8" : "ISO-8859-1";
}

// What a CA value means for these bytes.
std::string charset_by_name(std::string_view name, std::string_view bytes, Decoding& decoding) {
  const auto known = known_charset(name);
  if (known && !is_wide(*known)) return *known;
  const std::string charset = fallback_charset(bytes);
  decoding.warn(decoding.result.text.size(), (known ? "the file says CA[" + std::string(name) +
                                                          "] but is not in that character set"
                                                    : "unknown character set " + quote(name)) +
                                                 "; read as " + charset);
  return charset;
}

// Whether the file names two character sets that this machine knows. Looking one up is not cheap:
// a file that spells more than a few is not worth it.
bool names_several(std::string_view bytes) {
  constexpr std::size_t kMostSpellings = 16;
  std::map<std::string_view, std::optional<std::string>> met;
  std::optional<std::string> first;
  for (auto named = next_charset_name(bytes, 0); named && met.size() < kMostSpellings;
       named = next_charset_name(bytes, named->offset + 2)) {
    const auto [entry, is_new] = met.try_emplace(named->name);
    if (!is_new) continue;
    entry->second = known_charset(named->name);
    if (!entry->second || is_wide(*entry->second)) continue;
    if (first && *first != *entry->second) return true;
    first = entry->second;
  }
  return false;
}

// Each tree in the character set it names itself, or else in that of the one before.
void decode_trees(std::string_view bytes, Decoding& decoding) {
  std::string charset = fallback_charset(bytes);
  std::string named_charset;
  std::optional<CharsetName> named;
  // A tree read in the wrong set may seem to go on to the end of the file; a file that deceives us
  // so again and again is read on in one set.
  std::size_t may_scan = 8 * bytes.size();
  for (std::size_t begin = 0; begin < bytes.size();) {
    if (begin == 0 || (named && named->offset < begin)) {
      named = next_charset_name(bytes, begin);
      if (named) named_charset = known_charset(named->name).value_or(charset);
    }
    std::size_t end = end_of_tree(bytes, begin, charset);
    may_scan -= std::min(may_scan, end - begin);
    if (named && named->offset < end && !is_wide(named_charset) && named_charset != charset) {
      charset = named_charset;
      end = end_of_tree(bytes, begin, charset);
      may_scan -= std::min(may_scan, end - begin);
    }
    if (may_scan == 0) end = bytes.size();
    if (begin == 0) decoding.result.charset = charset;
    decoding.append(bytes.substr(begin, end - begin), charset);
    begin = end;
  }
}

}  // namespace

SgfText sgf_to_utf8(std::string bytes, const std::string& charset) {
  Decoding decoding;
  std::string_view rest = bytes;
  if (const std::string wide = wide_charset(bytes); !wide.empty()) {
    if (rest[0] == '\xFF' || rest[0] == '\xFE') rest.remove_prefix(2);
    decoding.result.charset = wide;
  } else if (rest.starts_with("\xEF\xBB\xBF")) {
    rest.remove_prefix(3);
    decoding.result.charset = "UTF-8";
  } else if (!charset.empty()) {
    decoding.result.charset = known_charset(charset).value_or(charset);
  } else if (names_several(bytes)) {
    decode_trees(bytes, decoding);
    return std::move(decoding.result);
  } else if (const auto named = next_charset_name(bytes, 0)) {
    decoding.result.charset = charset_by_name(named->name, bytes, decoding);
  } else {
    decoding.result.charset = fallback_charset(bytes);
    if (decoding.result.charset != "UTF-8") {
      decoding.warn(0, "no character set is named; read as ISO-8859-1");
    }
  }
  if (decoding.result.charset == "UTF-8" && valid_utf8_prefix(rest) == rest.size()) {
    if (rest.size() < bytes.size()) bytes.erase(0, bytes.size() - rest.size());
    decoding.result.text = std::move(bytes);  // the common case, without a copy
  } else {
    decoding.append(rest, decoding.result.charset);
  }
  return std::move(decoding.result);
}

}  // namespace omnigo
