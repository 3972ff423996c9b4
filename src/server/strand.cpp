#include "server/strand.h"

#include <utility>

namespace omnigo {

Workers::Workers(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
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

void Workers::work() {
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      task = std::move(waiting_.front());
      waiting_.pop_front();
    }
    task();
  }
}

void Strand::post(Task task) {
  {
    const std::lock_guard lock(state_->mutex);
    state_->waiting.push_back(std::move(task));
    if (state_->running) return;
    state_->running = true;
  }
  state_->workers->post([state = state_] { run(state); });
}

// One task at a turn, so that a busy strand leaves room for the others.
void Strand::run(const std::shared_ptr<State>& state) {
  Task task;
  {
    const std::lock_guard lock(state->mutex);
    task = std::move(state->waiting.front());
    state->waiting.pop_front();
  }
  task();
  task = nullptr;
  {
    const std::lock_guard lock(state->mutex);
    state->running = !state->waiting.empty();
    if (!state->running) return;
  }
  state->workers->post([state] { run(state); });
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
