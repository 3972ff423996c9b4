// Turns run on threads that nothing else can occupy, and before what is only read.
#include "server/strand.h"

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace omnigo {
namespace {

using Kind = Strand::Kind;

// A task that lasts until `let_go`.
struct Hold {
  Task task() {
    return [this] {
      began.set_value();
      free.get_future().wait();
    };
  }
  void await_begin() { began.get_future().wait(); }
  void let_go() { free.set_value(); }
  std::promise<void> began, free;
};

// However many readers of other games there are, and however long they take.
TEST(Strand, ReadersDoNotHoldUpTurnsOfOtherGames) {
  const auto threads = std::make_shared<StrandThreads>(1, 2);
  Hold holds[2];
  std::vector<Strand> read;
  for (int i = 0; i < 20; ++i) read.emplace_back(threads);
  for (int i = 0; i < 2; ++i) read[i].post(holds[i].task(), Kind::Reading);
  for (Hold& hold : holds) hold.await_begin();
  for (int i = 2; i < 20; ++i) read[i].post([] {}, Kind::Reading);
  std::promise<void> played;
  Strand(threads).post([&] { played.set_value(); });
  EXPECT_EQ(played.get_future().wait_for(std::chrono::seconds(20)), std::future_status::ready);
  for (Hold& hold : holds) hold.let_go();
  threads->stop();
}

// What takes long and keeps its place among the turns of one game is not on their threads either.
TEST(Strand, LoadingAGameDoesNotHoldUpTurnsOfOthers) {
  const auto threads = std::make_shared<StrandThreads>(1, 1);
  Hold hold;
  Strand loaded(threads);
  loaded.post(hold.task(), Kind::Ordered);
  hold.await_begin();
  std::promise<void> played;
  Strand(threads).post([&] { played.set_value(); });
  EXPECT_EQ(played.get_future().wait_for(std::chrono::seconds(20)), std::future_status::ready);
  hold.let_go();
  threads->stop();
}

TEST(Strand, OfOneGameTurnsComeInOrderAndBeforeReaders) {
  const auto threads = std::make_shared<StrandThreads>(2, 2);
  Strand strand(threads);
  Hold hold;
  strand.post(hold.task());
  hold.await_begin();
  std::string order;
  std::promise<void> done;
  strand.post([&] { order += 'r'; }, Kind::Reading);
  strand.post(
      [&] {
        order += 's';
        done.set_value();
      },
      Kind::Reading);
  for (const char name : {'a', 'b', 'c'}) {
    strand.post([&order, name] { order += name; }, name == 'b' ? Kind::Ordered : Kind::Turn);
  }
  hold.let_go();
  ASSERT_EQ(done.get_future().wait_for(std::chrono::seconds(20)), std::future_status::ready);
  EXPECT_EQ(order, "abcrs");
  threads->stop();
}

// Tasks hold their game, and the game its strand: nothing else would ever let go of them.
TEST(Strand, TasksThatWaitWhenTheThreadsStopAreDestroyed) {
  const auto threads = std::make_shared<StrandThreads>(1, 1);
  const auto busy = std::make_shared<Strand>(threads), idle = std::make_shared<Strand>(threads);
  const auto held = std::make_shared<int>();
  const auto task = [&](const std::shared_ptr<Strand>& strand) {
    return [strand, held] { ADD_FAILURE() << "it runs after the stop"; };
  };
  Hold hold;
  busy->post(hold.task());
  hold.await_begin();
  for (const Kind kind : {Kind::Turn, Kind::Reading}) busy->post(task(busy), kind);
  idle->post(task(idle));  // the only thread for turns is busy
  EXPECT_EQ(held.use_count(), 4);
  std::thread stopping([&] { threads->stop(); });
  while (threads->turns.post([] {})) std::this_thread::yield();
  hold.let_go();
  stopping.join();
  EXPECT_EQ(held.use_count(), 1);
  for (const Kind kind : {Kind::Turn, Kind::Ordered, Kind::Reading}) idle->post(task(idle), kind);
  EXPECT_EQ(held.use_count(), 1);
  EXPECT_EQ(busy.use_count(), 1);
  EXPECT_EQ(idle.use_count(), 1);
}

}  // namespace
}  // namespace omnigo
