// Deliveries to other machines, in the background: few at a time, with retries, and never more
// waiting than there is room for. Whoever hands one over goes on at once.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/strand.h"

namespace omnigo {

class Courier {
 public:
  struct Options {
    int threads = 2;
    std::size_t most = 10'000;  // that wait or are tried
    // Before the second try, the third, ...; then it is given up.
    std::vector<std::chrono::milliseconds> waits = {
        std::chrono::seconds(10), std::chrono::minutes(2), std::chrono::minutes(20)};
  };
  struct Tried {
    bool over = true;                   // delivered, or not worth another try
    std::chrono::milliseconds wait{0};  // at least, before that
  };
  using Try = std::function<Tried()>;

  explicit Courier(Options options) : options_(std::move(options)), workers_(options_.threads) {}
  ~Courier() { stop(); }

  // Runs `attempt` on a thread of its own until it is over; `given_up` if it never is, or if the
  // courier stops before. A delivery that waits under the same key is replaced. False: there is no
  // room.
  bool send(const std::string& key, Try attempt, Task given_up = [] {});
  std::size_t waiting() const;
  // Finishes what is being tried, and gives up the rest.
  void stop();

 private:
  struct Delivery {
    std::uint64_t number = 0;  // of this delivery under its key
    Try attempt;
    Task given_up;
    std::size_t tries = 0;
  };
  void post(const std::string& key, std::uint64_t number);
  void run(const std::string& key, std::uint64_t number);
  void retry(const std::string& key, std::uint64_t number, std::chrono::milliseconds wait);

  const Options options_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Delivery> deliveries_;  // by key
  std::uint64_t count_ = 0;
  bool stopped_ = false;
  Workers workers_;
  Timers timers_;
};

}  // namespace omnigo
