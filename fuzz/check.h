// What the fuzzers share: to end the program where a promise is broken.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/result.h"

namespace omnigo {

inline void require(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what.c_str());
  std::abort();
}

inline void require_line(const Error& error) {
  const std::string& line = error.message;
  require(!line.empty() && line.size() < 500, "an error is a short line: " + line);
  require(line.find('\n') == line.npos, "an error is one line: " + line);
}

}  // namespace omnigo
