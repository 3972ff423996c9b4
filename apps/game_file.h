// A game out of a file: a JSON record, or a game tree of an SGF file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "record/sgf.h"
#include "record/sgf_game.h"

namespace omnigo {

// The bytes of a file; `-` is standard input, and library:NAME a game that comes with the program.
// Throws UsageError if it cannot be read.
std::string read_bytes(const std::string& path);

struct GameFile {
  GameRecord record;
  // For SGF only:
  std::optional<SgfCollection> sgf = {};
  std::vector<SgfNode> line = {};   // the main line of the game
  std::vector<SgfNode> nodes = {};  // of the record's events
  std::optional<OffBoard> off_board = {};
  std::vector<SgfWarning> warnings = {};
};

struct GameFileOptions {
  std::string charset = {};  // for SGF; empty: as the file says
  int game = 1;              // of an SGF file with several, from 1
};

// Throws UsageError, with the file's name, if it holds no such game.
GameFile read_game_file(const std::string& path, const GameFileOptions& options = {});
// The same for bytes already read from it.
GameFile game_from_bytes(const std::string& path, std::string bytes,
                         const GameFileOptions& options = {});

// "FILE:LINE:COLUMN: what" for each warning, on standard error.
void print_warnings(const std::string& path, const std::vector<SgfWarning>& warnings);

}  // namespace omnigo
