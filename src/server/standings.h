// Who runs the server, and who is banned from it.
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
  // Why this person may do nothing now, if so.
  std::optional<Refusal> ban(const std::string& person);
  StoredStanding of(const std::string& person);
  // Why this person may not chat now, if so.
  std::optional<Refusal> mute(const std::string& person);
  // Why nobody becomes a new guest with this mark of a device or an address, if so.
  std::optional<Refusal> ban_of_mark(const std::string& mark);
  // The store knows something new.
  void look_again();
  // What the store was told: others find out within kFresh.
  void changed(const StoredStanding& standing);

 private:
  static constexpr auto kFresh = std::chrono::seconds(10);

  void read_if_old();

  Store& store_;
  std::mutex mutex_;
  std::map<std::string, StoredStanding> all_;
  std::map<std::string, std::int64_t> marks_;  // and until when
  std::optional<std::chrono::steady_clock::time_point> read_at_;
};

// Bans the person until standing.banned_until, so that it outlasts becoming a new guest: the
// devices where they are signed in make no new guests until then, the addresses for a day at most,
// and guests who came from there go with them. A time that has passed lifts all of it.
Change ban_change(Store& store, StoredStanding standing);

}  // namespace omnigo
