// Character sets: bytes of any of them to UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace omnigo {

// The length of the longest beginning that is UTF-8: the whole if it all is.
std::size_t valid_utf8_prefix(std::string_view bytes);

// The same with a question mark for every byte that is not UTF-8.
std::string mended_utf8(std::string_view bytes);

// Whether the bytes are UTF-8, or would be but for a few that were damaged.
bool mostly_utf8(std::string_view bytes);

// What this machine calls the character set that people write so ("Shift_JIS", "gb2312", "UTF8"),
// or nothing if it is not known. Where a set has a superset in common use, that one.
std::optional<std::string> known_charset(std::string_view name);

// Whether this machine can decode a character set of exactly this name.
bool can_decode(const std::string& charset);

struct Decoded {
  std::string text;  // UTF-8; bytes that are none in the character set stay as they are
  std::size_t bad_bytes = 0;
  std::size_t first_bad = 0;  // where the first of them stands in `text`
};
// `charset` as known_charset gives it.
Decoded decode(std::string_view bytes, const std::string& charset);

// In these character sets the byte of `]`, `[` or `\` may be half of a character: how many bytes
// the character takes that begins with `lead`. In all others, 1.
int character_bytes(const std::string& charset, unsigned char lead);

}  // namespace omnigo
