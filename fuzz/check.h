// What the fuzzers share: to end the program where a promise is broken.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/result.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/lsan_interface.h>
#define OMNIGO_FINDS_LEAKS
#endif
#endif

namespace omnigo {

inline void require(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what.c_str());
  std::abort();
}

// Ends the program where memory was lost, if it is built to notice that.
inline void require_no_leak() {
#ifdef OMNIGO_FINDS_LEAKS
  require(__lsan_do_recoverable_leak_check() == 0, "an input since the last search leaks");
#endif
}

inline void require_line(const Error& error) {
  const std::string& line = error.message;
  require(!line.empty() && line.size() < 500, "an error is a short line: " + line);
  require(line.find('\n') == line.npos, "an error is one line: " + line);
}

}  // namespace omnigo
