#include "progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace omnigo {

ProgressBar::ProgressBar()
    : terminal_(isatty(STDERR_FILENO) == 1), begun_(Clock::now()), drawn_(begun_) {}

ProgressBar::~ProgressBar() {
  if (terminal_) std::cerr << "\r\033[K" << std::flush;
}

void ProgressBar::show(double done, const std::string& note) {
  constexpr int kWidth = 30;
  const auto now = Clock::now();
  if (first_ < 0) first_ = done;
  if (!terminal_ || now - drawn_ < std::chrono::milliseconds(200)) return;
  drawn_ = now;
  const std::chrono::duration<double> passed = now - begun_;
  const int filled = std::clamp(static_cast<int>(done * kWidth), 0, kWidth);
  std::string line = "\r\033[K[" + std::string(filled, '#') + std::string(kWidth - filled, ' ') +
                     "] " + std::to_string(static_cast<int>(done * 100)) + "%";
  if (done > first_) {
    line += ", " + clock_time(passed.count() * (1 - done) / (done - first_)) + " left";
  }
  std::cerr << line << (note.empty() ? "" : ", ") << note << std::flush;
}

std::string clock_time(double seconds) {
  const auto all = static_cast<long long>(seconds + 0.5);
  char text[32];
  if (all >= 3600) {
    std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", all / 3600, all / 60 % 60, all % 60);
  } else {
    std::snprintf(text, sizeof text, "%lld:%02lld", all / 60, all % 60);
  }
  return text;
}

}  // namespace omnigo
