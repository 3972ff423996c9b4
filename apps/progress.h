// How far work has come, on standard error: a bar with the time left on a terminal, nothing
// elsewhere.
//
// Where OMNIGO_PROGRESS is "lines", another program reads it: lines such as
// {"progress":{"done":0.25,"note":"12 games"}}, at most one per second. Where it is "log", people
// read it later, in the log of a batch system: lines such as "omnigo: 14:05:00, 25%, 1:02:00 left,
// 12 games", at most one per minute, or with "log:10" every ten seconds.
#pragma once

#include <chrono>
#include <string>

#include "base/error.h"
#include "json_text.h"

namespace omnigo {

class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // `done` goes from 0 to 1; `note` follows the bar. Draws a few times per second at most.
  void show(double done, const std::string& note);
  // The same if nobody knows how much is left: the bar moves and shows the time so far.
  void run(const std::string& note);

 private:
  using Clock = std::chrono::steady_clock;

  enum class Shape { None, Bar, Lines, Log };

  static Shape shape();
  std::chrono::milliseconds pause() const;
  bool time_to_draw();
  void write_log(const std::string& done, const std::string& note) const;
  void write_line(JsonObject progress, const std::string& note) const;

  const Shape shape_;
  const Clock::time_point begun_;
  Clock::time_point drawn_;
  double first_ = -1;  // what was done when the bar was first shown: resumed work took no time
};

// Why the program has no answer: "omnigo: ..." on standard error. With OMNIGO_PROGRESS=lines, a
// line such as {"error":"...","reason":"point-unknown","values":{"name":"'Z9'"}}.
void print_error(const Error& error);

// 75 s as "1:15", an hour and a bit as "1:00:20".
std::string clock_time(double seconds);

}  // namespace omnigo
