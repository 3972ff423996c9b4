// Threads that work through numbered pieces together, again and again.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace omnigo::python {

class Crew {
 public:
  explicit Crew(int threads) : threads_(threads) {
    for (int i = 1; i < threads; ++i) workers_.emplace_back([this, i] { work(i); });
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    {
      const std::scoped_lock lock(mutex_);
      ended_ = true;
    }
    started_.notify_all();
    for (std::thread& worker : workers_) worker.join();
  }

  // Calls piece(begin, end) for parts of 0 to count, one for each thread, and waits for all.
  void run(int count, const std::function<void(int, int)>& piece) {
    if (workers_.empty()) {
      piece(0, count);
      return;
    }
    {
      const std::scoped_lock lock(mutex_);
      piece_ = &piece;
      count_ = count;
      running_ = threads_ - 1;
      ++round_;
    }
    started_.notify_all();
    do_part(0);
    std::unique_lock lock(mutex_);
    finished_.wait(lock, [this] { return running_ == 0; });
  }

 private:
  void do_part(int i) const {
    const auto edge = [this](int k) {
      return static_cast<int>(std::int64_t{count_} * k / threads_);
    };
    (*piece_)(edge(i), edge(i + 1));
  }
  void work(int i) {
    for (std::uint64_t seen = 0;;) {
      {
        std::unique_lock lock(mutex_);
        started_.wait(lock, [&] { return ended_ || round_ != seen; });
        if (ended_) return;
        seen = round_;
      }
      do_part(i);
      const std::scoped_lock lock(mutex_);
      if (--running_ == 0) finished_.notify_one();
    }
  }

  const int threads_;
  std::vector<std::thread> workers_;
  std::mutex mutex_;
  std::condition_variable started_, finished_;
  const std::function<void(int, int)>* piece_ = nullptr;
  int count_ = 0, running_ = 0;
  std::uint64_t round_ = 0;
  bool ended_ = false;
};

}  // namespace omnigo::python
