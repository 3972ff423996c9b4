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
}

void Workers::post(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    waiting_.push_back(std::move(task));
  }
  wake_.notify_one();
}

void Workers::work(int nice) {
  if (nice != 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice);
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      task = std::move(waiting_.front());
      waiting_.pop_front();
    }
    run_safely(task);
  }
}

void Strand::post(Task task, Kind kind) {
  const std::lock_guard lock(state_->mutex);
  Queue& queue = kind == Kind::Reading ? state_->reading : state_->ordered;
  queue.waiting.emplace_back(std::move(task), kind);
  if (!state_->running) look_at(state_, queue);  // otherwise the running thread will
}

// Call under the mutex.
void Strand::look_at(const SharedState& state, Queue& queue) {
  if (queue.waiting.empty() || std::exchange(queue.posted, true)) return;
  const bool turn = queue.waiting.front().second == Kind::Turn;
  Workers& workers = turn ? state->threads->turns : state->threads->reading;
  workers.post([state, &queue] { run(state, queue); });
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
  const std::lock_guard lock(state->mutex);
  state->running = false;
  look_at(state, state->ordered);
  look_at(state, state->reading);
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
