// Who administers the server, and who is banned.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/room_data.h"
#include "store/store.h"

namespace omnigo {

class Standings {
 public:
  explicit Standings(Store& store) : store_(store) {}

  bool is_admin(const std::string& person);
  // Why this person may not act now, if so.
  std::optional<Refusal> ban(const std::string& person);
  StoredStanding of(const std::string& person);
  // Why this person may not chat now, if so.
  std::optional<Refusal> mute(const std::string& person);
  // Why no new guest can be created with this mark of a device or an address, if so.
  std::optional<Refusal> ban_of_mark(const std::string& mark);
  // The store has new data.
  void look_again();
  // The store has this now: other servers notice within kFresh.
  void changed(const StoredStanding& standing);

 private:
  static constexpr auto kFresh = std::chrono::seconds(10);

  void read_if_old();

  Store& store_;
  std::mutex mutex_;
  std::map<std::string, StoredStanding> all_;
  std::map<std::string, std::int64_t> marks_;  // with the end of each ban
  std::optional<std::chrono::steady_clock::time_point> read_at_;
};

// Bans the person until standing.banned_until, and prevents them from returning as a new guest:
// devices on which they are signed in create no new guests until then, their addresses for a day at
// most, and guests who came from there are banned too. A time in the past lifts all of it.
Change ban_change(Store& store, StoredStanding standing);

}  // namespace omnigo
