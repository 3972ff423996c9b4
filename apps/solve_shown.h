// What the reports of omnigo solve have in common.
#pragma once

#include <chrono>
#include <string>

#include "graph/layout.h"

namespace omnigo {

inline std::string name_of(const Layout& layout, Point p) {
  return p == kNoPoint ? "pass" : layout.names[p];
}

// Says now and then that its time has come again.
class Interval {
 public:
  bool passed(double seconds) {
    const auto now = std::chrono::steady_clock::now();
    if (now - begun_ < std::chrono::duration<double>(seconds)) return false;
    begun_ = now;
    return true;
  }

 private:
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace omnigo
