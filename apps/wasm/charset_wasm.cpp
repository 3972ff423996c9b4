// Character sets by the browser's own decoders, in place of record/charset_iconv.cpp.
// web/src/open/reader.ts is the other side.
#include "exchange.h"
#include "record/charset.h"

#define OMNIGO_IMPORT(name) \
  extern "C" __attribute__((import_module("page"), import_name(#name))) int name

OMNIGO_IMPORT(charset_known)(const char* name, int size);
// Leaves the text in inputs[1], with U+FFFD for what cannot be decoded; how often that is.
OMNIGO_IMPORT(charset_decode)(const char* name, int name_size, const char* bytes, int size);

namespace omnigo {

bool can_decode(const std::string& charset) {
  return charset_known(charset.data(), static_cast<int>(charset.size())) != 0;
}

Decoded decode(std::string_view from, const std::string& charset) {
  const int bad = charset_decode(charset.data(), static_cast<int>(charset.size()), from.data(),
                                 static_cast<int>(from.size()));
  Decoded decoded{.text = std::move(inputs[1]), .bad_bytes = static_cast<std::size_t>(bad)};
  if (bad > 0) decoded.first_bad = std::min(decoded.text.size(), decoded.text.find("\uFFFD"));
  return decoded;
}

}  // namespace omnigo
