// Who runs the server, and who is banned from it.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/room_event.h"
#include "store/store.h"

namespace omnigo {

class Standings {
 public:
  explicit Standings(Store& store) : store_(store) {}

  bool is_admin(const std::string& person);
  // Why this person may do nothing now, if so.
  std::optional<Refusal> ban(const std::string& person);
  StoredStanding of(const std::string& person);
  // What the store was told: others find out within kFresh.
  void changed(const StoredStanding& standing);

 private:
  static constexpr auto kFresh = std::chrono::seconds(10);

  Store& store_;
  std::mutex mutex_;
  std::map<std::string, StoredStanding> all_;
  std::optional<std::chrono::steady_clock::time_point> read_at_;
};

}  // namespace omnigo
