// Several who work at one thing while another watches: on threads of their own; or one alone, who
// looks up every few milliseconds, so that a short piece of work waits for no thread. In
// WebAssembly, which has none here, all work so, one after another.
#pragma once

#include <chrono>
#include <cstddef>
#ifndef __wasm__
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace omnigo {

inline constexpr std::chrono::milliseconds kBetweenLooks{5};

// Calls work(number, pause), and look() every few milliseconds until it is done. `work` calls
// pause() after every small step.
template <class Work, class Look>
void work_alone(std::size_t number, const Work& work, const Look& look) {
  using Time = std::chrono::steady_clock;
  Time::time_point next = Time::now() + kBetweenLooks;
  work(number, [&] {
    if (Time::now() < next) return;
    look();
    next = Time::now() + kBetweenLooks;
  });
}

#ifdef __wasm__

struct Mutex {};
struct Lock {
  explicit Lock(Mutex&) {}
};

// Work of several, numbered from 0.
template <class Work, class Look>
void work_together(std::size_t workers, const Work& work, const Look& look) {
  for (std::size_t i = 0; i < workers; ++i) work_alone(i, work, look);
}

#else

using Mutex = std::mutex;
using Lock = std::scoped_lock<std::mutex>;

template <class Work, class Look>
void work_together(std::size_t workers, const Work& work, const Look& look) {
  if (workers == 1) {
    work_alone(0, work, look);
    return;
  }
  std::mutex mutex;
  std::condition_variable finished;
  std::size_t running = workers;
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < workers; ++i) {
    threads.emplace_back([&, i] {
      work(i, [] {});
      const std::scoped_lock lock(mutex);
      if (--running == 0) finished.notify_one();
    });
  }
  std::unique_lock lock(mutex);
  while (!finished.wait_for(lock, kBetweenLooks, [&] { return running == 0; })) {
    lock.unlock();
    look();
    lock.lock();
  }
  lock.unlock();
  for (std::thread& thread : threads) thread.join();
}

#endif

}  // namespace omnigo
