// A program run as a child, spoken to through its standard input and output.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "base/line_splitter.h"
#include "base/result.h"

namespace omnigo {

// Longer lines of a program are cut.
inline constexpr std::size_t kLongestLine = 1 << 20;

class Process {
 public:
  using Deadline = std::chrono::steady_clock::time_point;

  // Runs the line in a shell. What it says on standard error goes to the file, which it is added
  // to; nowhere if none is named.
  static Result<Process> start(const std::string& command_line, const std::string& error_file = "");
  Process(Process&& other) noexcept;
  Process& operator=(Process&& other) noexcept;
  // Ends the program and all it started: first politely, then at once. Leaves no zombie.
  ~Process();

  // Once the flag is set, whoever waits for the program waits no longer, as if the time were up.
  void give_up_when(const std::atomic<bool>* flag) { give_up_ = flag; }

  // False where the program has gone, or does not read until the deadline.
  bool write(std::string_view text, Deadline deadline);
  void close_input();

  enum class Reading { Line, TimedOut, Gone };
  // The next line of its standard output, cut where it is too long.
  Reading read_line(std::string& line, Deadline deadline);

  // Waits for the program to end by itself.
  bool wait_until(Deadline deadline);
  // "exit status 1", "signal 11 (Segmentation fault)" once it has ended and was waited for.
  std::string how_it_ended() const;
  pid_t id() const { return id_; }
  // To the program alone. Does nothing once it has ended or was moved from: -1 would mean
  // everybody.
  void signal(int number);

 private:
  Process(pid_t id, int input, int output);
  void release();
  bool reap(bool wait);

  bool wait_ready(int descriptor, short events, Deadline deadline) const;

  pid_t id_ = -1;
  int input_ = -1, output_ = -1;
  std::optional<int> status_;
  LineSplitter splitter_{kLongestLine};
  std::deque<std::string> lines_;
  const std::atomic<bool>* give_up_ = nullptr;
};

}  // namespace omnigo
