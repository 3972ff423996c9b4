// The games of a match as files that other programs read.
#pragma once

#include <string>

#include "base/result.h"
#include "match/table.h"
#include "record/record.h"

namespace omnigo {

GameRecord record_of(const MatchPlan& plan, const MatchGame& game, SharedLayout board);

// Writes FOLDER/0001.sgf, or 0001.json where SGF's Go cannot say it, and returns the file's name.
Result<std::string> keep_game(const std::string& folder, const MatchPlan& plan,
                              const MatchGame& game, SharedLayout board);

}  // namespace omnigo
