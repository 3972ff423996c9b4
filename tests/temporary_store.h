// A store in a folder of its own, for tests of the hall's parts.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <future>
#include <memory>
#include <string>

#include "server/game_slot.h"
#include "server/games.h"
#include "store/store.h"

namespace omnigo {

class TemporaryStore {
 public:
  TemporaryStore() {
    std::filesystem::create_directories(folder_);
    store_ = *open_store(file());
  }
  ~TemporaryStore() {
    store_.reset();
    std::filesystem::remove_all(folder_);
  }
  TemporaryStore(const TemporaryStore&) = delete;
  TemporaryStore& operator=(const TemporaryStore&) = delete;

  Store& operator*() { return *store_; }
  std::filesystem::path file() const { return folder_ / "games.db"; }

  void write(Change change) {
    std::promise<bool> written;
    store_->write(std::move(change), [&](bool ok) { written.set_value(ok); });
    ASSERT_TRUE(written.get_future().get());
  }
  // A game that has just been made.
  void keep(const std::string& id, const RoomSettings& settings) {
    GameSlot slot(id, std::make_shared<StrandThreads>(1, 1));
    slot.room = *Room::make(settings);
    slot.created = "2026-01-01T00:00:00Z";
    Change::Append append{id, {}, 0};
    for (const RoomEvent& event : slot.room->open({.person = settings.owner, .now = 1})) {
      append.events.push_back({event.n, event.at, "", "", event_text(event, slot.room->board())});
    }
    write({.games = {Games::row(slot)}, .appends = {std::move(append)}});
  }

 private:
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("omnigo-parts-" + std::to_string(::getpid()));
  std::unique_ptr<Store> store_;
};

}  // namespace omnigo
