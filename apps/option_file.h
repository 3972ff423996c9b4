// Options of a command in a file: a line `port = 8080` for --port=8080.
#pragma once

#include <string>
#include <vector>

namespace omnigo {

struct OptionLine {
  std::vector<std::string> words;  // as a command line has them
  std::string place;               // FILE:LINE, for errors
};

// Empty lines and what follows a # at the beginning of a line or after a space are left out. A flag
// is set by `yes`. Throws UsageError if the file cannot be read or a line is not of this form.
std::vector<OptionLine> read_option_file(const std::string& path,
                                         const std::vector<std::string>& flags);

}  // namespace omnigo
