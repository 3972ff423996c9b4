// Lines from a file descriptor, read in a thread of their own, so that a command that thinks can
// know that another has come.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "base/line_splitter.h"
#include "gtp/text.h"

namespace omnigo {

class LineInput {
 public:
  explicit LineInput(int descriptor);
  // Does not wait for more input.
  ~LineInput();

  // Waits for a line; nothing at the end of the input.
  std::optional<LineSplitter::Line> next();
  // A line waits, or the input has ended.
  bool waiting() const { return waiting_; }

 private:
  void read_all();
  bool wait_readable() const;
  void add(std::vector<LineSplitter::Line> lines);

  const int descriptor_;
  int wake_[2];  // a pipe whose closing ends the thread
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<LineSplitter::Line> lines_;
  std::size_t bytes_ = 0;  // of the lines that wait
  bool ended_ = false, stopping_ = false;
  std::atomic<bool> waiting_ = false;
  std::thread reader_;
};

}  // namespace omnigo
