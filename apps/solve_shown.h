// What the reports of omnigo solve have in common.
#pragma once

#include <chrono>
#include <fstream>
#include <string>

#include "arguments.h"
#include "base/checkpoint.h"
#include "base/quote.h"
#include "graph/layout.h"

namespace omnigo {

inline std::string name_of(const Layout& layout, Point p) {
  return p == kNoPoint ? "pass" : layout.names[p];
}

inline constexpr double kSavedEvery = 300;  // seconds between two checkpoints

// Of a solver or of cases. Nothing if there is no such file.
void load_checkpoint(const std::string& path, auto& search) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return;
  if (const auto loaded = search.load(in); !loaded) {
    throw UsageError(quote(path) + ": " + loaded.error().message);
  }
}
bool could_save(const std::string& path, auto& search) {
  return replace_file(path, [&](std::ostream& out) { search.save(out); });
}
void save_checkpoint(const std::string& path, auto& search) {
  if (!could_save(path, search)) throw UsageError("cannot write " + quote(path));
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
