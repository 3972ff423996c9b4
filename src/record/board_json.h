// A board inside a record: its spec, or the whole graph of a board of your own.
#pragma once

#include <string>
#include <string_view>

#include "record/record.h"

namespace omnigo {

// "triangular:11", or for a board of your own {"points":[...],"edges":[...]} as graph/board_text.h
// reads it. Never the name of a file: a record says all that it needs.
std::string board_text(const Layout& layout);
// Reads either; touches no files.
Result<SharedLayout> board_from_text(std::string_view text);

}  // namespace omnigo
