// Nets in files: not for WebAssembly.
#include <fstream>

#include "base/quote.h"
#include "net/safetensors.h"

namespace omnigo {

Result<Safetensors> read_safetensors(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return Error{"cannot read " + quote(path)};
  std::string bytes;
  char part[1 << 16];
  while (in.read(part, sizeof part) || in.gcount() > 0) {
    bytes.append(part, static_cast<std::size_t>(in.gcount()));
    if (bytes.size() > kLargestNetFile) break;
  }
  if (in.bad()) return Error{"cannot read " + quote(path)};
  return parse_safetensors(bytes, path);
}

}  // namespace omnigo
