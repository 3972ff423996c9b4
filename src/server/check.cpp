#include "server/check.h"

#include <filesystem>

#include "server/game_log.h"
#include "server/storage.h"
#include "server/wire.h"

namespace omnigo {
namespace {

class Check {
 public:
  explicit Check(Store& store) : store_(store) {}

  DataReport run() {
    for (const std::string& text : store_.damage()) report_.damage.push_back({"", 0, text});
    std::vector<std::string> games;
    try {
      games = store_.all_games();
    } catch (const Unreadable&) {
      return std::move(report_);  // reported above already
    }
    for (const std::string& id : games) {
      ++report_.games;
      // A running server may be between two changes.
      if (const auto damage = look_at(id)) {
        if (const auto still = look_at(id)) report_.damage.push_back(*still);
      }
    }
    return std::move(report_);
  }

 private:
  using Found = std::optional<DataReport::Damage>;

  Found look_at(const std::string& id) {
    try {
      const auto stored = store_.game(id);
      if (!stored) return std::nullopt;
      return look_at(*stored, store_.events(id));
    } catch (const Unreadable& wrong) {
      return DataReport::Damage{id, 0, wrong.what()};
    }
  }

  Found look_at(const StoredGame& stored, const std::vector<StoredEvent>& events) {
    auto room = room_from(stored);
    if (!room) return DataReport::Damage{stored.id, 0, room.error().message};
    for (const StoredEvent& kept : events) {
      ++report_.events;
      const auto event = apply_stored(*room, kept);
      if (!event) return DataReport::Damage{stored.id, room->events() + 1, event.error().message};
    }
    if (events.empty()) return DataReport::Damage{stored.id, 1, "it has no events"};
    const std::string phase(phase_name(room->phase()));
    if (phase == stored.phase) return std::nullopt;
    return DataReport::Damage{stored.id, 0,
                              "its row says " + stored.phase + ", its events say " + phase};
  }

  Store& store_;
  DataReport report_;
};

}  // namespace

Result<DataReport> check_data(const std::string& data, const std::string& database) {
  auto store = open_existing(data, database);
  if (store) return Check(**store).run();
  // A file that exists and cannot be opened is the worst damage of all.
  if (!database.empty() || !std::filesystem::exists(std::filesystem::path(data) / "games.sqlite")) {
    return store.error();
  }
  return DataReport{.damage = {{"", 0, store.error().message}}};
}

}  // namespace omnigo
