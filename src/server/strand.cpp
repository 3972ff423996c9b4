#include "server/strand.h"

#include <sys/resource.h>
#include <unistd.h>

#include <exception>
#include <utility>

#include "server/log.h"

namespace omnigo {
namespace {

// A failed task must not end the others.
void run_safely(const Task& task) {
  try {
    task();
  } catch (const std::exception& wrong) {
    log_error("unexpected", {{"reason", wrong.what()}});
  }
}

}  // namespace

Workers::Workers(int threads, int nice) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, nice] { work(nice); });
}

void Workers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
  std::deque<Waiting> left;
  {
    const std::lock_guard lock(mutex_);
    left.swap(waiting_);
  }
  for (const Waiting& one : left) one.dropped();
}

bool Workers::post(Task task, Task dropped) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return false;
    waiting_.push_back({std::move(task), std::move(dropped)});
  }
  wake_.notify_one();
  return true;
}

void Workers::work(int nice) {
  if (nice != 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice);
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      task = std::move(waiting_.front().task);
      waiting_.pop_front();
    }
    run_safely(task);
  }
}

void Strand::post(Task task, Kind kind) {
  const SharedState state = state_;  // a task that is dropped may hold the strand
  bool goes_on = true;
  {
    const std::lock_guard lock(state->mutex);
    Queue& queue = kind == Kind::Reading ? state->reading : state->ordered;
    queue.waiting.emplace_back(std::move(task), kind);
    if (!state->running) goes_on = look_at(state, queue);  // otherwise the running thread will
  }
  if (!goes_on) drop(*state);
}

// Call under the mutex. False: the threads have stopped.
bool Strand::look_at(const SharedState& state, Queue& queue) {
  if (queue.waiting.empty() || queue.posted) return true;
  const bool turn = queue.waiting.front().second == Kind::Turn;
  Workers& workers = turn ? state->threads->turns : state->threads->reading;
  queue.posted = workers.post([state, &queue] { run(state, queue); }, [state] { drop(*state); });
  return queue.posted;
}

// One task at a time, so that a busy strand leaves room for the others.
void Strand::run(const SharedState& state, Queue& queue) {
  Task task;
  {
    const std::lock_guard lock(state->mutex);
    queue.posted = false;
    const bool gives_way = &queue == &state->reading && !state->ordered.waiting.empty();
    if (state->running || gives_way || queue.waiting.empty()) return;
    state->running = true;
    task = std::move(queue.waiting.front().first);
    queue.waiting.pop_front();
  }
  run_safely(task);
  task = nullptr;
  bool goes_on = true;
  {
    const std::lock_guard lock(state->mutex);
    state->running = false;
    goes_on = look_at(state, state->ordered) && look_at(state, state->reading);
  }
  if (!goes_on) drop(*state);
}

void Strand::drop(State& state) {
  Queue ordered, reading;  // whose tasks are destroyed after the mutex is free
  const std::lock_guard lock(state.mutex);
  std::swap(ordered, state.ordered);
  std::swap(reading, state.reading);
}

Timers::Timers() : thread_([this] { work(); }) {}

void Timers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Timers::at(Time time, Task task) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(time, std::move(task));
  }
  wake_.notify_one();
}

void Timers::work() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    if (waiting_.empty()) {
      wake_.wait(lock);
      continue;
    }
    const auto first = waiting_.begin();
    if (first->first > std::chrono::steady_clock::now()) {
      wake_.wait_until(lock, Time(first->first));
      continue;
    }
    const Task task = std::move(first->second);
    waiting_.erase(first);
    lock.unlock();
    task();
    lock.lock();
  }
}

}  // namespace omnigo
