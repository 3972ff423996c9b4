// How often: leaky buckets by name (of an address, a person).
#pragma once

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

namespace omnigo {

class Limits {
 public:
  // Whether one more, or so much as it costs, is allowed now: `burst` at once, then `per_second`.
  bool allow(const std::string& name, double per_second, double burst, double cost = 1) {
    const std::lock_guard lock(mutex_);
    const auto now = std::chrono::steady_clock::now();
    if (buckets_.size() > kMost && now - swept_ > std::chrono::seconds(10)) {
      swept_ = now;
      std::erase_if(buckets_, [&](const auto& entry) {
        return now - entry.second.at > std::chrono::minutes(10);
      });
    }
    const auto [entry, fresh] = buckets_.try_emplace(name, Bucket{burst, now});
    Bucket& bucket = entry->second;
    const double passed = std::chrono::duration<double>(now - bucket.at).count();
    bucket.left = std::min(burst, bucket.left + passed * per_second);
    bucket.at = now;
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

 private:
  static constexpr std::size_t kMost = 100'000;
  struct Bucket {
    double left;
    std::chrono::steady_clock::time_point at;
  };
  std::mutex mutex_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::chrono::steady_clock::time_point swept_;
};

}  // namespace omnigo
