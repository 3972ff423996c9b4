// The games in memory, by themselves: read from their logs, unloaded, counted.
#include "server/games.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <future>
#include <thread>

#include "room_table.h"
#include "server/game_slot.h"

namespace omnigo {
namespace {

using namespace std::chrono_literals;

struct GamesTest : testing::Test {
  GamesTest()
      : folder(std::filesystem::temp_directory_path() / ("games_" + std::to_string(::getpid()))),
        store((std::filesystem::create_directories(folder),
               std::move(*open_store(folder / "games.db")))),
        people(*store, "key"),
        games(
            *store, people, clock,
            {.threads = 1, .reading_threads = 1, .most_games = 2, .most_points = 60, .idle = 40ms},
            {.find_owner = [](GameSlot&) {},
             .refresh = [](GameSlot&) {},
             .is_due = [this](const Room&) { return due.load(); },
             .woken = [](const SharedSlot&) {}}) {}
  ~GamesTest() override {
    games.stop();
    std::filesystem::remove_all(folder);
  }

  // Writes a game that has just begun to the store.
  void keep(const std::string& id) {
    GameSlot slot(id, threads);
    slot.room = *Room::make(settings("5x5", "tromp-taylor", "none"));
    slot.created = kCreated;
    Change change;
    Change::Append append{id, {}, 0};
    for (const RoomEvent& event : slot.room->open({.person = person(0), .now = 1})) {
      append.events.push_back({event.n, event.at, "", "", event_text(event, slot.room->board())});
    }
    change.games.push_back(Games::row(slot));
    change.appends.push_back(std::move(append));
    std::promise<bool> written;
    store->write(std::move(change), [&](bool ok) { written.set_value(ok); });
    ASSERT_TRUE(written.get_future().get());
  }
  // How many events the game has; -1: there is no such game.
  int events(const std::string& id) {
    std::promise<int> found;
    games.with(id, [&](GameSlot* slot) { found.set_value(slot ? slot->room->events() : -1); });
    return found.get_future().get();
  }
  bool empties() {
    for (int i = 0; i < 500 && games.count() > 0; ++i) std::this_thread::sleep_for(10ms);
    return games.count() == 0;
  }

  const std::filesystem::path folder;
  std::unique_ptr<Store> store;
  ServerClock clock{1'000};
  People people;
  std::atomic<bool> due = false;
  std::shared_ptr<StrandThreads> threads = std::make_shared<StrandThreads>(1, 1);
  Games games;
};

TEST_F(GamesTest, AGameIsMadeFromItsLog) {
  keep("kept");
  EXPECT_EQ(events("kept"), 2);
  EXPECT_EQ(events("unknown"), -1);
  EXPECT_EQ(events("no name of a game"), -1);
  EXPECT_TRUE(games.find_loaded("kept"));
  EXPECT_FALSE(games.find_loaded("other"));
}

TEST_F(GamesTest, WhatNobodyLooksAtIsUnloadedAndComesBack) {
  keep("kept");
  games.start();
  EXPECT_EQ(events("kept"), 2);
  ASSERT_TRUE(empties());
  ASSERT_TRUE(games.summary_of_sleeper("kept"));
  EXPECT_EQ(games.sleepers_of("p1"), std::vector<std::string>{"kept"});
  EXPECT_EQ(events("kept"), 2);
  EXPECT_FALSE(games.summary_of_sleeper("kept"));
}

TEST_F(GamesTest, WhereTheServerIsToDoSomethingTheGameStays) {
  keep("kept");
  due = true;
  games.start();
  EXPECT_EQ(events("kept"), 2);
  std::this_thread::sleep_for(300ms);
  EXPECT_EQ(games.count(), 1);
  due = false;
  EXPECT_TRUE(empties());
}

TEST_F(GamesTest, NobodyBeginsTooMany) {
  const RoomSettings small = settings("5x5", "tromp-taylor", "none");
  const RoomSettings large = settings("6x6", "tromp-taylor", "none");
  EXPECT_FALSE(games.begin(small, "p1", ""));
  const auto too_large = games.begin(large, "p1", "");
  ASSERT_TRUE(too_large);
  EXPECT_EQ(too_large->text, "finish some of your games on large boards first");
  EXPECT_FALSE(games.begin(small, "p1", ""));
  ASSERT_TRUE(games.begin(small, "p1", ""));
  EXPECT_FALSE(games.begin(small, "p2", "")) << "everybody is counted alone";
  games.not_begun("p1", 25);
  EXPECT_FALSE(games.begin(small, "p1", ""));
}

}  // namespace
}  // namespace omnigo
