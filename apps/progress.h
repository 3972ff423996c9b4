// A bar with the time left, on standard error; nothing where that is not a terminal.
#pragma once

#include <chrono>
#include <string>

namespace omnigo {

class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // `done` goes from 0 to 1; `note` stands behind the bar. Draws a few times a second at most.
  void show(double done, const std::string& note);
  // The same where nobody knows how much is left: the bar moves, with the time so far.
  void run(const std::string& note);

 private:
  using Clock = std::chrono::steady_clock;

  bool time_to_draw();

  const bool terminal_;
  const Clock::time_point begun_;
  Clock::time_point drawn_;
  double first_ = -1;  // what was done when the bar was first shown: resumed work took no time
};

// 75 s as "1:15", an hour and a bit as "1:00:20".
std::string clock_time(double seconds);

}  // namespace omnigo
