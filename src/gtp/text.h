// The text of the Go Text Protocol, version 2 (Farneback 2002): lines, ids, answers.
//
// A line is cleaned before it is read: a tab becomes a space, every other control character is
// dropped (so CR LF ends a line too), and what follows a # is a comment.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnigo {

// Longer lines are refused. The longest that makes sense, a handicap on every point of the largest
// board, has some 60,000 characters.
inline constexpr std::size_t kLongestGtpLine = 1 << 20;

struct GtpRequest {
  std::string id;  // as given, or empty
  std::string command;
  std::vector<std::string> arguments;
};

// Nothing where the line is blank or holds a comment only.
std::optional<GtpRequest> parse_gtp_line(std::string_view line);

// The whole answer, with the empty line that ends it.
std::string gtp_answer(const std::string& id, const Result<std::string>& result);

}  // namespace omnigo
