// The only part of this folder that touches files; the WebAssembly build leaves it out.
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "base/quote.h"
#include "graph/board_text.h"
#include "graph/families.h"
#include "graph/layout.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// The file's text, cut off where it is certainly too long for a board.
Result<std::string> read_file(const std::string& path) {
  const auto wrong = [&](const std::string& what) { return Error{quote(path) + what}; };
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  if (status.type() == fs::file_type::not_found) return wrong(" does not exist");
  if (failure) return wrong(" cannot be read: " + failure.message());
  if (status.type() == fs::file_type::directory) return wrong(" is a folder, not a file");
  if (status.type() != fs::file_type::regular) return wrong(" is not a regular file");
  std::ifstream in(path, std::ios::binary);
  if (!in) return wrong(std::string(" cannot be read: ") + std::strerror(errno));
  std::string text, chunk(1 << 16, '\0');
  while (text.size() <= kMostBoardBytes && in) {
    in.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
    text.append(chunk, 0, static_cast<std::size_t>(in.gcount()));
  }
  if (in.bad()) return wrong(" cannot be read");
  return text;
}

}  // namespace

Result<Layout> make_layout(std::string_view spec) {
  constexpr std::string_view kFile = "file:";
  if (!spec.starts_with(kFile)) return make_family(spec);
  const std::string path(spec.substr(kFile.size()));
  if (path.empty()) return Error{"file: needs the path of a board file"};
  const auto text = read_file(path);
  if (!text) return text.error();
  return read_board(*text, path);
}

}  // namespace omnigo
