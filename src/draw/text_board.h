// A board in letters: a sign at each point.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/layout.h"

namespace omnigo {

// The signs where the points lie on the page, in several lines, each ended; nothing where that
// would not come out readable. Signs are short, and one per point.
std::optional<std::string> text_page(const Layout& layout, const std::vector<std::string>& signs);

// Always a board, in several lines, each ended. A WxH board has its columns and rows named. On any
// other board it is the page above, or where there is none the points that have a sign other than
// "." listed by name.
std::string text_board(const Layout& layout, const std::vector<std::string>& signs);

// The text on lines of at most `width` letters, broken at spaces, each ended.
std::string wrapped(std::string_view text, std::size_t width);

// The number of letters of UTF-8.
std::size_t letter_count(std::string_view text);

}  // namespace omnigo
