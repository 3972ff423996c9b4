#include "game_file.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "arguments.h"
#include "base/quote.h"
#include "library.h"

namespace omnigo {
namespace {

std::string read_all(std::istream& in) { return {std::istreambuf_iterator<char>(in), {}}; }

std::string shown(const std::string& path) { return path == "-" ? "standard input" : path; }

}  // namespace

std::string read_bytes(const std::string& path) {
  if (path == "-") return read_all(std::cin);
  if (path.starts_with(kLibraryPrefix)) return library_game(path);
  std::error_code failure;
  if (std::filesystem::is_directory(path, failure)) {
    throw UsageError(quote(path) + " is a folder, not a file");
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) throw UsageError("cannot read " + quote(path));
  const auto size = std::filesystem::file_size(path, failure);
  if (failure) return read_all(in);
  std::string bytes(size, '\0');
  in.read(bytes.data(), static_cast<std::streamsize>(size));
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  return bytes;
}

GameFile read_game_file(const std::string& path, const GameFileOptions& options) {
  return read_game_bytes(path, read_bytes(path), options);
}

GameFile read_game_bytes(const std::string& path, std::string bytes,
                         const GameFileOptions& options) {
  auto file = game_from_bytes(std::move(bytes), options);
  if (!file) throw UsageError(shown(path) + ": " + file.error().message);
  return std::move(*file);
}

void print_warnings(const std::string& path, const std::vector<SgfWarning>& warnings) {
  for (const SgfWarning& warning : warnings) {
    std::cerr << shown(path) << ':' << warning.line << ':' << warning.column << ": "
              << warning.message << '\n';
  }
}

}  // namespace omnigo
