// Numbers as drawings write them.
#pragma once

#include <cstdio>
#include <string>

namespace omnigo {

// With at most this many places after the point, and no zeros at their end.
inline std::string decimal(double value, int places) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", places, value);
  std::string shown = text;
  shown.erase(shown.find_last_not_of('0') + 1);
  if (shown.back() == '.') shown.pop_back();
  return shown == "-0" ? "0" : shown;
}

}  // namespace omnigo
