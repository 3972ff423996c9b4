// The server's own clock in milliseconds. It never goes back, and continues from the time at which
// the server was last known to run. It stands still while nothing can be saved and once the server
// is about to stop, so that nobody is charged for that.
#pragma once

#include <chrono>
#include <mutex>

#include "clock/time_control.h"

namespace omnigo {

class ServerClock {
 public:
  explicit ServerClock(Milliseconds from) : from_(from), since_(std::chrono::steady_clock::now()) {}
  Milliseconds now() const {
    const std::lock_guard lock(mutex_);
    return shown();
  }
  // At the earliest: if the clock stands still, check again.
  std::chrono::steady_clock::time_point when(Milliseconds time) const {
    return std::chrono::steady_clock::now() + std::chrono::milliseconds(time - now());
  }
  void pause() {
    const std::lock_guard lock(mutex_);
    from_ = shown();
    running_ = false;
  }
  void go_on() {
    const std::lock_guard lock(mutex_);
    if (running_ || stopped_) return;
    since_ = std::chrono::steady_clock::now();
    running_ = true;
  }
  void stop() {
    pause();
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }

 private:
  Milliseconds shown() const {
    if (!running_) return from_;
    const auto passed = std::chrono::steady_clock::now() - since_;
    return from_ + std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
  }

  mutable std::mutex mutex_;
  Milliseconds from_;  // what it showed then
  std::chrono::steady_clock::time_point since_;
  bool running_ = true, stopped_ = false;
};

}  // namespace omnigo
