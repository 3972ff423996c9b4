// Games to files and back: SGF and the JSON record, to play on from there.
#pragma once

#include <string>

#include "base/result.h"
#include "record/record.h"
#include "rules/game.h"

namespace omnigo {

// What was played so far; the result, if play has ended.
GameRecord record_of_game(SharedLayout board, const Game& game);
// The record's game after so many of its turns (all, if there are fewer); an error names the first
// that is illegal. A position set up on the way begins the history anew.
Result<Game> game_from_record(const GameRecord& record, int turns);

// The first game of an SGF file, its main line, or a JSON record.
Result<GameRecord> read_game_file(const std::string& path);
// By the name's end: `.json` a record, else SGF.
Result<bool> write_game_file(const std::string& path, const GameRecord& record);

}  // namespace omnigo
