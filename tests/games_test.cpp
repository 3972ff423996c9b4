// The games in memory, by themselves: read from their logs, unloaded, counted.
#include "server/games.h"

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <thread>

#include "room_table.h"
#include "temporary_store.h"

namespace omnigo {
namespace {

using namespace std::chrono_literals;

const Games::Options kOptions = {
    .threads = 1, .reading_threads = 1, .limits = {.games = 2, .points = 60}, .idle = 40ms};

struct GamesTest : testing::Test {
  GamesTest()
      : people(*store, "key"),
        held(std::make_unique<Games>(*store, people, clock, kOptions, uses())) {}
  Games::Uses uses() {
    return {.find_owner = [](GameSlot&) {},
            .refresh = [](GameSlot&) {},
            .is_due = [this](const Room&) { return due.load(); },
            .woken = [](const SharedSlot&) {}};
  }

  void keep(const std::string& id) { store.keep(id, settings("5x5", "tromp-taylor", "none")); }
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

  TemporaryStore store;
  ServerClock clock{1'000};
  People people;
  std::atomic<bool> due = false;
  std::unique_ptr<Games> held;
  Games& games = *held;
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

// What waits for the disk when a server stops: it holds the game that holds it.
TEST_F(GamesTest, NoGameIsLeftAfterTheEnd) {
  keep("kept");
  std::promise<std::weak_ptr<GameSlot>> found;
  games.with_slot("kept", [&](const SharedSlot& slot) {
    slot->waiting.push_back({99, [slot](bool) {}});
    found.set_value(slot);
  });
  const std::weak_ptr<GameSlot> slot = found.get_future().get();
  EXPECT_FALSE(slot.expired());
  held.reset();
  EXPECT_TRUE(slot.expired());
}

TEST_F(GamesTest, NobodyBeginsTooMany) {
  const RoomSettings small = settings("5x5", "tromp-taylor", "none");
  const RoomSettings large = settings("6x6", "tromp-taylor", "none");
  EXPECT_FALSE(games.begun().begin(small, "p1", ""));
  const auto too_large = games.begun().begin(large, "p1", "");
  ASSERT_TRUE(too_large);
  EXPECT_EQ(
      too_large->text,
      "your unfinished games have too many points in total; finish some on large boards first");
  EXPECT_FALSE(games.begun().begin(small, "p1", ""));
  ASSERT_TRUE(games.begun().begin(small, "p1", ""));
  EXPECT_FALSE(games.begun().begin(small, "p2", "")) << "everybody is counted alone";
  games.begun().not_begun("p1", 25);
  EXPECT_FALSE(games.begun().begin(small, "p1", ""));
}

}  // namespace
}  // namespace omnigo
