// Deliveries in the background: tried again a few times, replaced, and never too many.
#include "server/courier.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace omnigo {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

const Courier::Options kQuick{
    .threads = 1, .most = 3, .waits = {milliseconds(20), milliseconds(40)}};

bool soon(const std::function<bool()>& holds) {
  for (int i = 0; i < 1'000 && !holds(); ++i) std::this_thread::sleep_for(milliseconds(5));
  return holds();
}

TEST(Courier, TriesAgainWithLongerPausesAndGivesUp) {
  Courier courier(kQuick);
  std::mutex mutex;
  std::vector<steady_clock::time_point> tries;
  std::atomic<bool> given_up = false;
  courier.send(
      "a",
      [&] {
        const std::lock_guard lock(mutex);
        tries.push_back(steady_clock::now());
        return Courier::Tried{.over = false};
      },
      [&] { given_up = true; });
  ASSERT_TRUE(soon([&] { return given_up.load(); }));
  ASSERT_EQ(tries.size(), 3u);
  EXPECT_GE(tries[1] - tries[0], milliseconds(20));
  EXPECT_GE(tries[2] - tries[1], milliseconds(40));
  EXPECT_EQ(courier.waiting(), 0u);
}

TEST(Courier, StopsWhenItIsDelivered) {
  Courier courier(kQuick);
  std::atomic<int> tries = 0;
  courier.send("a", [&] { return Courier::Tried{.over = ++tries == 2}; });
  ASSERT_TRUE(soon([&] { return courier.waiting() == 0; }));
  std::this_thread::sleep_for(milliseconds(80));
  EXPECT_EQ(tries, 2);
}

TEST(Courier, WaitsAsLongAsTheOtherSideAsks) {
  Courier courier(kQuick);
  std::atomic<int> tries = 0;
  const auto begun = steady_clock::now();
  courier.send("a",
               [&] { return Courier::Tried{.over = ++tries == 2, .wait = milliseconds(150)}; });
  ASSERT_TRUE(soon([&] { return tries == 2; }));
  EXPECT_GE(steady_clock::now() - begun, milliseconds(150));
}

TEST(Courier, ReplacesWhatWaitsAndRefusesTooMuch) {
  std::atomic<int> old_ones = 0, new_ones = 0;
  Courier courier(kQuick);
  std::promise<void> begun, go;
  courier.send("busy", [&] {
    begun.set_value();
    go.get_future().wait();
    return Courier::Tried{};
  });
  begun.get_future().wait();
  const auto count = [](std::atomic<int>& counter) {
    return [&counter] {
      ++counter;
      return Courier::Tried{};
    };
  };
  EXPECT_TRUE(courier.send("a", count(old_ones)));
  EXPECT_TRUE(courier.send("b", count(new_ones)));
  EXPECT_FALSE(courier.send("c", count(old_ones)));
  EXPECT_TRUE(courier.send("a", count(new_ones)));
  go.set_value();
  ASSERT_TRUE(soon([&] { return courier.waiting() == 0; }));
  EXPECT_EQ(old_ones, 0);
  EXPECT_EQ(new_ones, 2);
}

TEST(Courier, GivesUpWhatWaitsWhenItStops) {
  std::atomic<int> given_up = 0;
  Courier courier({.threads = 1, .waits = {std::chrono::hours(1)}});
  courier.send("a", [] { return Courier::Tried{.over = false}; }, [&] { ++given_up; });
  ASSERT_TRUE(soon([&] { return courier.waiting() == 1; }));
  courier.stop();
  EXPECT_EQ(given_up, 1);
  EXPECT_FALSE(courier.send("b", [] { return Courier::Tried{}; }));
}

}  // namespace
}  // namespace omnigo
