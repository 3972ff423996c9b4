// Rate limits: leaky buckets by name (of an address, a person).
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <mutex>
#include <string>
#include <unordered_map>

namespace omnigo {

class Limits {
 public:
  // Takes one, or `cost`, out of a bucket of `burst` that refills at `per_second`. Returns 0 if
  // that is allowed; otherwise takes nothing, and returns the seconds after which it will be
  // allowed.
  int take(const std::string& name, double per_second, double burst, double cost = 1) {
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
    if (bucket.left < cost) {
      const double most = kLongestWait;
      return static_cast<int>(std::clamp(std::ceil((cost - bucket.left) / per_second), 1.0, most));
    }
    bucket.left -= cost;
    return 0;
  }

 private:
  static constexpr std::size_t kMost = 100'000;
  static constexpr int kLongestWait = 3'600;
  struct Bucket {
    double left;
    std::chrono::steady_clock::time_point at;
  };
  std::mutex mutex_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::chrono::steady_clock::time_point swept_;
};

}  // namespace omnigo
