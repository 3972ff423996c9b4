// A board in letters: a sign at each point.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "graph/layout.h"

namespace omnigo {

// Several lines, each ended. A WxH board has its columns and rows named. On any other board each
// sign stands where the point lies on the page, if that comes out readable; else the points that
// have a sign other than "." are listed by name. Signs are short, and one a point.
std::string text_board(const Layout& layout, const std::vector<std::string>& signs);

// The text on lines of at most `width` letters, broken at spaces, each ended.
std::string wrapped(std::string_view text, std::size_t width);

// The number of letters of UTF-8.
std::size_t letter_count(std::string_view text);

}  // namespace omnigo
