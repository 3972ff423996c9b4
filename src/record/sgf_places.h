// Lines and columns of places in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/sgf.h"

namespace omnigo {

// Something odd at a place in the text.
struct SgfProblem {
  std::size_t offset;
  std::string message;
};

// With lines and columns, in the order of the text.
std::vector<SgfWarning> sgf_warnings_in(std::string_view text, std::vector<SgfProblem> problems);

}  // namespace omnigo
