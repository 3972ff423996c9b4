#include "game_file.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "arguments.h"
#include "base/quote.h"
#include "library.h"
#include "record/record_json.h"

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
  if (!in) throw UsageError(quote(path) + " cannot be read");
  const auto size = std::filesystem::file_size(path, failure);
  if (failure) return read_all(in);
  std::string bytes(size, '\0');
  in.read(bytes.data(), static_cast<std::streamsize>(size));
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  return bytes;
}

GameFile read_game_file(const std::string& path, const GameFileOptions& options) {
  return game_from_bytes(path, read_bytes(path), options);
}

GameFile game_from_bytes(const std::string& path, std::string bytes,
                         const GameFileOptions& options) {
  const auto fail = [&](const std::string& message) -> UsageError {
    return UsageError(shown(path) + ": " + message);
  };
  if (looks_like_json(bytes)) {
    auto record = read_record(bytes);
    if (!record) throw fail(record.error().message);
    return {.record = std::move(*record)};
  }
  auto sgf = read_sgf(std::move(bytes), {.charset = options.charset});
  if (!sgf) throw fail(sgf.error().message);
  const auto games = static_cast<int>(sgf->roots().size());
  if (options.game > games) {
    throw fail("there is no game " + std::to_string(options.game) + "; the file has " +
               std::to_string(games));
  }
  GameFile file;
  file.line = sgf->main_line(sgf->roots()[options.game - 1]);
  auto game = game_from_sgf(*sgf, file.line);
  if (!game) throw fail(game.error().message);
  file.record = std::move(game->record);
  file.nodes = std::move(game->nodes);
  file.off_board = std::move(game->off_board);
  file.warnings = sgf->warnings();
  file.warnings.insert(file.warnings.end(), game->warnings.begin(), game->warnings.end());
  file.sgf = std::move(*sgf);
  return file;
}

void print_warnings(const std::string& path, const std::vector<SgfWarning>& warnings) {
  for (const SgfWarning& warning : warnings) {
    std::cerr << shown(path) << ':' << warning.line << ':' << warning.column << ": "
              << warning.message << '\n';
  }
}

}  // namespace omnigo
