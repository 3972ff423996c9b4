// A game out of a file: a JSON record, or a game tree of an SGF file.
#pragma once

#include <string>
#include <vector>

#include "play/game_files.h"

namespace omnigo {

// The bytes of a file; `-` is standard input, and library:NAME a game that comes with the program.
// Throws UsageError if it cannot be read.
std::string read_bytes(const std::string& path);

// Throws UsageError, with the file's name, if it holds no such game.
GameFile read_game_file(const std::string& path, const GameFileOptions& options = {});
// The same for bytes already read from it.
GameFile read_game_bytes(const std::string& path, std::string bytes,
                         const GameFileOptions& options = {});

// "FILE:LINE:COLUMN: what" for each warning, on standard error.
void print_warnings(const std::string& path, const std::vector<SgfWarning>& warnings);

}  // namespace omnigo
