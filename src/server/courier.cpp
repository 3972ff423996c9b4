#include "server/courier.h"

#include <algorithm>

namespace omnigo {

bool Courier::send(const std::string& key, Try attempt, Task given_up) {
  std::uint64_t number = 0;
  {
    const std::lock_guard lock(mutex_);
    if (stopped_) return false;
    if (!deliveries_.contains(key) && deliveries_.size() >= options_.most) return false;
    number = ++count_;
    deliveries_[key] = {number, std::move(attempt), std::move(given_up)};
  }
  post(key, number);
  return true;
}

std::size_t Courier::waiting() const {
  const std::lock_guard lock(mutex_);
  return deliveries_.size();
}

void Courier::stop() {
  timers_.stop();
  workers_.stop();
  std::unordered_map<std::string, Delivery> rest;
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    rest.swap(deliveries_);
  }
  for (const auto& [key, delivery] : rest) delivery.given_up();
}

void Courier::post(const std::string& key, std::uint64_t number) {
  workers_.post([this, key, number] { run(key, number); });
}

void Courier::run(const std::string& key, std::uint64_t number) {
  Try attempt;
  {
    const std::lock_guard lock(mutex_);
    const auto found = deliveries_.find(key);
    if (found == deliveries_.end() || found->second.number != number) return;  // replaced
    attempt = found->second.attempt;
    ++found->second.tries;
  }
  const Tried tried = attempt();
  Task given_up;
  std::chrono::milliseconds wait{0};
  {
    const std::lock_guard lock(mutex_);
    const auto found = deliveries_.find(key);
    if (found == deliveries_.end() || found->second.number != number) return;
    const std::size_t tries = found->second.tries;
    if (!tried.over && tries <= options_.waits.size()) {
      wait = std::max(options_.waits[tries - 1], tried.wait);
    } else {
      if (!tried.over) given_up = std::move(found->second.given_up);
      deliveries_.erase(found);
    }
  }
  if (given_up) return given_up();
  if (!tried.over) retry(key, number, wait);
}

void Courier::retry(const std::string& key, std::uint64_t number, std::chrono::milliseconds wait) {
  timers_.at(std::chrono::steady_clock::now() + wait, [this, key, number] { post(key, number); });
}

}  // namespace omnigo
