// The record of a game as part of a message: JSON on one line.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "record/record.h"

namespace omnigo {

// As write_record() has it, with the JSON of `board` where the board would be; empty: the board.
std::string record_line(const GameRecord& record, std::string_view board = {});
// As read_record() does, of JSON that is parsed already.
Result<GameRecord> record_from_json(const nlohmann::json& json);

}  // namespace omnigo
