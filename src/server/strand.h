// Work done in order, on threads shared with other work: one strand for each game.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace omnigo {

using Task = std::function<void()>;

class Workers {
 public:
  explicit Workers(int threads);
  ~Workers() { stop(); }
  void post(Task task);
  // Finishes what was begun; what waits, or comes later, is dropped.
  void stop();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

// Its tasks never run at the same time, and run in the order in which they came.
class Strand {
 public:
  explicit Strand(std::shared_ptr<Workers> workers)
      : state_(std::make_shared<State>(std::move(workers))) {}
  void post(Task task);

 private:
  struct State {
    explicit State(std::shared_ptr<Workers> shared) : workers(std::move(shared)) {}
    std::shared_ptr<Workers> workers;
    std::mutex mutex;
    std::deque<Task> waiting;
    bool running = false;
  };
  static void run(const std::shared_ptr<State>& state);

  std::shared_ptr<State> state_;
};

// Calls back at a time, on a thread of its own: tasks should only post.
class Timers {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Timers();
  ~Timers() { stop(); }
  void at(Time time, Task task);
  void stop();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::multimap<Time, Task> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace omnigo
