// The record of a game for readers who have its board already.
#pragma once

#include <string>
#include <string_view>

#include "record/record.h"

namespace omnigo {

// As write_record() has it, on one line and with the JSON of `board` where the board would be.
std::string record_line(const GameRecord& record, std::string_view board);

}  // namespace omnigo
