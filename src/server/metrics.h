// Counters of the running server, for /metrics in Prometheus' text format (version 0.0.4) and for
// the administrators' page. Counting costs an atomic addition.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace omnigo {

class Counter {
 public:
  void add(std::uint64_t more = 1) { value_.fetch_add(more, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_ = 0;
};

// A histogram of durations; the bounds roughly double.
class Durations {
 public:
  static constexpr std::array<double, 13> kBounds = {
      0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10};  // seconds
  void add(std::chrono::steady_clock::duration took);
  std::uint64_t count() const { return count_.value(); }
  // The bound below which this share of them lies, in seconds; 0 if there are none.
  double quantile(double share) const;
  void write(std::string& text, const char* name, const char* help) const;

 private:
  std::array<Counter, kBounds.size() + 1> by_bound_;
  Counter count_, microseconds_;
};

struct Metrics {
  std::array<Counter, 6> answers;  // HTTP, by the first digit of the status
  Counter messages;                // over WebSockets, from clients
  Counter turns, events, games;    // written to disk; `games`: ended
  Counter failures;                // failed writes
  Durations acting;                // from the arrival of an action until it is on disk
  const std::chrono::steady_clock::time_point started = std::chrono::steady_clock::now();

  double uptime_seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  }
};

// The counters of this process.
Metrics& metrics();

// Bytes of memory that this process uses now; 0 if the system does not say.
double memory_bytes();

// Current values, shown beside the counters.
struct Gauge {
  const char* name;
  const char* help;
  double value;
};
std::string metrics_text(const Metrics& metrics, const std::vector<Gauge>& gauges);

}  // namespace omnigo
