// Games to files and back: SGF and the JSON record, to play on from there.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "record/record.h"
#include "record/sgf.h"
#include "record/sgf_game.h"
#include "rules/game.h"

namespace omnigo {

// What was played so far; the result, if play has ended.
GameRecord record_of_game(SharedLayout board, const Game& game);
// The record's game after that many of its turns (all, if there are fewer); an error names the
// first event that is illegal. A turn after the end of play resumes it.
Result<Game> game_from_record(const GameRecord& record,
                              int turns = std::numeric_limits<int>::max());

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
// A JSON record, or a game tree of an SGF file.
Result<GameFile> game_from_bytes(std::string bytes, const GameFileOptions& options = {});

// The first game of a file, to play on from: an error where a turn is on no point of the board.
Result<GameRecord> read_record_file(const std::string& path);
// By the name's end: `.json` a record, else SGF.
Result<void> write_game_file(const std::string& path, const GameRecord& record);

}  // namespace omnigo
