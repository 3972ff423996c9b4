// The record of a game as JSON. docs/record.md tells the format, docs/record.schema.json is its
// schema.
#pragma once

#include <string>
#include <string_view>

#include "record/record.h"

namespace omnigo {

inline constexpr int kRecordVersion = 1;
inline constexpr std::size_t kMostRecordBytes = 16 << 20;

// Whether the text looks like such a record rather than SGF.
bool looks_like_json(std::string_view text);

// Reads a whole record. The error says what is wrong and where: `events[12].point: ...`.
Result<GameRecord> read_record(std::string_view text);
// Reads back as the same record. Text that is not UTF-8 is mended.
std::string write_record(const GameRecord& record);

}  // namespace omnigo
