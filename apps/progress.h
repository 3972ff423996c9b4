// How far work has come, on standard error: a bar with the time left on a terminal, nothing
// elsewhere.
//
// Where OMNIGO_PROGRESS is "lines", whoever called the program wants to read it: lines such as
// {"progress":{"done":0.25,"note":"12 games"}}, one a second at most.
#pragma once

#include <chrono>
#include <string>

#include "json_text.h"

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

  enum class Shape { None, Bar, Lines };

  static Shape shape();
  bool time_to_draw();
  void write_line(JsonObject progress, const std::string& note) const;

  const Shape shape_;
  const Clock::time_point begun_;
  Clock::time_point drawn_;
  double first_ = -1;  // what was done when the bar was first shown: resumed work took no time
};

// 75 s as "1:15", an hour and a bit as "1:00:20".
std::string clock_time(double seconds);

}  // namespace omnigo
