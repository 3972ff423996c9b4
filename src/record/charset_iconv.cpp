// Character sets by iconv, where there is one. In a browser, apps/wasm/charset_wasm.cpp takes its
// place.
#include <iconv.h>

#include <cerrno>

#include "record/charset.h"

namespace omnigo {
namespace {

class Converter {
 public:
  explicit Converter(const std::string& charset) : state_(iconv_open("UTF-8", charset.c_str())) {}
  ~Converter() {
    if (good()) iconv_close(state_);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  bool good() const { return state_ != reinterpret_cast<iconv_t>(-1); }

  // Converts from `in`, which it advances, as far as it goes; false if it stopped at a bad byte.
  bool convert(std::string_view& in, std::string& out) {
    char buffer[1 << 14];
    char* from = const_cast<char*>(in.data());
    std::size_t from_left = in.size();
    while (true) {
      char* to = buffer;
      std::size_t to_left = sizeof buffer;
      const bool done = iconv(state_, &from, &from_left, &to, &to_left) != std::size_t(-1);
      const int problem = errno;
      out.append(buffer, sizeof buffer - to_left);
      in = std::string_view(from, from_left);
      if (done) return true;
      if (problem != E2BIG) return false;
    }
  }

 private:
  iconv_t state_;
};

}  // namespace

bool can_decode(const std::string& charset) { return Converter(charset).good(); }

Decoded decode(std::string_view bytes, const std::string& charset) {
  Decoded decoded;
  Converter converter(charset);
  if (!converter.good()) {
    decoded.text = bytes;
    decoded.bad_bytes = bytes.size();
    return decoded;
  }
  decoded.text.reserve(bytes.size() + bytes.size() / 2);
  while (!bytes.empty() && !converter.convert(bytes, decoded.text) && !bytes.empty()) {
    if (decoded.bad_bytes++ == 0) decoded.first_bad = decoded.text.size();
    decoded.text += bytes.front();
    bytes.remove_prefix(1);
  }
  return decoded;
}

}  // namespace omnigo
