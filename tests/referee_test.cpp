// What happens in games: decided, written, and only then known; without a network.
#include "server/referee.h"

#include <gtest/gtest.h>

#include <future>
#include <nlohmann/json.hpp>

#include "room_table.h"
#include "server/hall.h"
#include "store/sqlite.h"
#include "temporary_store.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;

struct RefereeTest : testing::Test {
  std::string create(const std::string& clock = "none") {
    std::promise<std::variant<std::string, Refusal>> made;
    hall.create(settings("5x5", "tromp-taylor", clock), person(0), "127.0.0.1",
                [&](std::variant<std::string, Refusal> answer) { made.set_value(answer); });
    return std::get<std::string>(made.get_future().get());
  }
  Acted act(const std::string& game, int who, const std::string& id, const Json& action) {
    std::promise<Acted> done;
    hall.act(game, person(who), 0, id, action, [&](Acted acted) { done.set_value(acted); });
    return done.get_future().get();
  }
  static Json move(const std::string& player, int turn, const std::string& point) {
    return {{"action", "move"}, {"player", player}, {"turn", turn}, {"point", point}};
  }
  int events(const std::string& game) {
    std::promise<int> found;
    hall.games().with(game, [&](GameSlot* slot) { found.set_value(slot->room->events()); });
    return found.get_future().get();
  }
  void run_sql(const std::string& statement) {
    auto database = Database::open(store.file(), false);
    ASSERT_TRUE(database && database->run(statement.c_str()));
  }

  TemporaryStore store;
  ServerClock clock{1'000};
  People people{*store, "key"};
  Hall hall{*store, people, clock, nullptr, {}};
};

TEST_F(RefereeTest, AnActionSentTwiceHappensOnce) {
  const std::string game = create();
  const Acted first = act(game, 0, "a", move("black", 1, "C3"));
  ASSERT_TRUE(std::holds_alternative<int>(first));
  EXPECT_EQ(std::get<int>(act(game, 0, "a", move("black", 1, "C3"))), std::get<int>(first));
  EXPECT_EQ(std::get<Refusal>(act(game, 0, "b", move("black", 1, "C3"))).code,
            Refusal::Code::Stale);
  EXPECT_EQ(events(game), std::get<int>(first));
}

TEST_F(RefereeTest, WhatCannotBeSavedHasNotHappened) {
  const std::string game = create();
  const int before = events(game);
  run_sql("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(FAIL, 'full'); END");
  EXPECT_EQ(std::get<Refusal>(act(game, 0, "a", move("black", 1, "C3"))).code,
            Refusal::Code::Unavailable);
  EXPECT_EQ(events(game), before);
  run_sql("DROP TRIGGER full");
  EXPECT_EQ(std::get<int>(act(game, 0, "a", move("black", 1, "C3"))), before + 1);
}

TEST_F(RefereeTest, TimePassesWithoutAnybody) {
  const std::string game = create("absolute:main=1");
  const auto finished = [&] {
    std::promise<bool> found;
    hall.games().with(game, [&](GameSlot* slot) { found.set_value(slot->finished()); });
    return found.get_future().get();
  };
  EXPECT_FALSE(finished());
  for (int i = 0; i < 500 && !finished(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_TRUE(finished());
}

}  // namespace
}  // namespace omnigo
