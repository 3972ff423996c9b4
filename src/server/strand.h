// Tasks that run in order on shared threads: one strand for each game.
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
  // `nice`: by how much their priority is lowered.
  explicit Workers(int threads, int nice = 0);
  ~Workers() { stop(); }
  // False: the threads have stopped, and the task is dropped. If they stop before they run it,
  // `dropped` runs instead, on the thread that stops them.
  bool post(Task task, Task dropped = [] {});
  // Finishes running tasks; drops waiting and later ones.
  void stop();

 private:
  struct Waiting {
    Task task, dropped;
  };
  void work(int nice);

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Waiting> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

// The threads of strands: nothing else can occupy those for turns.
struct StrandThreads {
  StrandThreads(int for_turns, int for_reading) : turns(for_turns), reading(for_reading, 5) {}
  void stop() {
    turns.stop();
    reading.stop();
  }
  Workers turns, reading;
};

// Its tasks never run at the same time and run in order; but readers come after everything else.
// When the threads stop, the tasks that wait are destroyed: they may hold the strand itself.
class Strand {
 public:
  // Ordered: for tasks that take longer than a turn may but keep their place in the order.
  enum class Kind : std::uint8_t { Turn, Ordered, Reading };

  explicit Strand(std::shared_ptr<StrandThreads> threads)
      : state_(std::make_shared<State>(std::move(threads))) {}
  void post(Task task, Kind kind = Kind::Turn);

 private:
  struct Queue {
    std::deque<std::pair<Task, Kind>> waiting = {};
    bool posted = false;  // a thread will run it
  };
  struct State {
    explicit State(std::shared_ptr<StrandThreads> shared) : threads(std::move(shared)) {}
    std::shared_ptr<StrandThreads> threads;
    std::mutex mutex;
    Queue ordered, reading;
    bool running = false;
  };
  using SharedState = std::shared_ptr<State>;
  static void run(const SharedState& state, Queue& queue);
  static bool look_at(const SharedState& state, Queue& queue);
  static void drop(State& state);

  SharedState state_;
};

// Calls back at a given time, on its own thread: tasks should only post.
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
