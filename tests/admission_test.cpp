// Work that costs: who comes next, who is refused, and whose address it is.
#include "server/admission.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "server/forwarded.h"

namespace omnigo {
namespace {

std::string order(FairQueue<char>& queue) {
  std::string taken;
  while (const auto entry = queue.pop()) taken += entry->item;
  return taken;
}

// --- the queue

TEST(FairQueue, ServesAddressesInTurnHoweverMuchOneAsksFor) {
  FairQueue<char> queue;
  for (int i = 0; i < 6; ++i) queue.push({"10.0.0.1", "an"}, 1, 'a');
  queue.push({"10.0.0.2", "bo"}, 1, 'b');
  queue.push({"10.0.0.3", "cy"}, 1, 'c');
  EXPECT_EQ(order(queue), "abcaaaaa");
}

TEST(FairQueue, OnePersonWithManyNamesAtAnAddressGetsNoMoreThanOne) {
  FairQueue<char> queue;
  for (const char* name : {"a1", "a2", "a3", "a4"}) queue.push({"10.0.0.1", name}, 1, 'a');
  queue.push({"10.0.0.2", "bo"}, 1, 'b');
  queue.push({"10.0.0.2", "bo"}, 1, 'b');
  EXPECT_EQ(order(queue), "ababaa");
}

TEST(FairQueue, ThePeopleOfAnAddressTakeTurns) {
  FairQueue<char> queue;
  for (int i = 0; i < 4; ++i) queue.push({"10.0.0.1", "greedy"}, 1, 'g');
  for (const char* name : {"p1", "p2", "p3"}) queue.push({"10.0.0.1", name}, 1, 'p');
  EXPECT_EQ(order(queue), "gpppggg");
}

TEST(FairQueue, WhatCostsMoreCountsForMore) {
  FairQueue<char> queue;
  for (int i = 0; i < 2; ++i) queue.push({"10.0.0.1"}, 5, 'L');
  for (int i = 0; i < 6; ++i) queue.push({"10.0.0.2"}, 1, 's');
  EXPECT_EQ(order(queue), "LsssssLs");
}

TEST(FairQueue, ToBeIdleSavesNothingUp) {
  FairQueue<char> queue;
  queue.push({"10.0.0.1"}, 100, 'x');
  EXPECT_EQ(order(queue), "x");
  // The first comes back later than one who has used nothing, and those two begin alike.
  queue.push({"10.0.0.1"}, 1, 'x');
  for (int i = 0; i < 3; ++i) queue.push({"10.0.0.2"}, 1, 'y');
  EXPECT_EQ(order(queue), "yyyx");
}

TEST(FairQueue, DropsTheLatestOfTheLargest) {
  FairQueue<int> queue;
  queue.push({"10.0.0.1"}, 1, 1);
  queue.push({"10.0.0.2"}, 2, 2);
  queue.push({"10.0.0.2"}, 2, 3);
  EXPECT_EQ(*queue.largest(), "10.0.0.2");
  EXPECT_EQ(queue.drop_of_largest()->item, 3);
  EXPECT_EQ(queue.size(), 2u);
  EXPECT_EQ(queue.price(), 3);
  EXPECT_EQ(queue.size_of("10.0.0.2"), 1u);
}

// --- a lane

// Declare it before the lane: what is still under way when a lane closes is refused, too.
struct Tried {
  std::atomic<int> done = 0, refused = 0;
  std::atomic<int> retry_after = 0;
  std::optional<Refusal::Code> code;  // of the latest refusal
};

Work counted(Tried& tried, const Asker& asker, double price, std::function<void()> run = [] {}) {
  return {.asker = asker,
          .price = price,
          .run =
              [&tried, run = std::move(run)](const Place&) {
                run();
                ++tried.done;
              },
          .refuse =
              [&tried](const Refusal& refusal) {
                tried.code = refusal.code;
                tried.retry_after = refusal.retry_after;
                ++tried.refused;
              }};
}

void wait_for(const std::atomic<int>& count, int value) {
  while (count < value) std::this_thread::yield();
}

// A lane whose only place is taken until the promise is kept.
struct BusyLane {
  explicit BusyLane(Lane::Options options = {.name = "test"}) : lane(options, budget) {
    lane.offer(counted(first, {"10.9.9.9"}, 0.001, [this] {
      ++begun;
      free.get_future().wait();
    }));
    wait_for(begun, 1);
  }
  Budget budget;
  Tried first;
  std::atomic<int> begun = 0;
  std::promise<void> free;
  Lane lane;
};

TEST(Lane, RefusesWhatOneAddressAsksForTooMuchAndServesTheOthers) {
  Tried greedy, other;
  BusyLane busy({.name = "test", .address_seconds = 3});
  for (int i = 0; i < 10; ++i) busy.lane.offer(counted(greedy, {"10.0.0.1"}, 1));
  EXPECT_EQ(greedy.refused, 7);
  EXPECT_EQ(greedy.code, Refusal::Code::TooMany);
  EXPECT_GE(greedy.retry_after, 3);
  busy.lane.offer(counted(other, {"10.0.0.2"}, 1));
  busy.free.set_value();
  wait_for(greedy.done, 3);
  wait_for(other.done, 1);
  EXPECT_EQ(other.refused, 0);
}

TEST(Lane, MakesRoomForANewcomerAtTheCostOfTheLargest) {
  Tried greedy, other;
  BusyLane busy({.name = "test", .most = 4});
  for (int i = 0; i < 4; ++i) busy.lane.offer(counted(greedy, {"10.0.0.1"}, 1));
  busy.lane.offer(counted(other, {"10.0.0.2"}, 0.5));
  EXPECT_EQ(greedy.refused, 1);
  EXPECT_EQ(greedy.code, Refusal::Code::Unavailable);
  busy.free.set_value();
  wait_for(greedy.done, 3);
  wait_for(other.done, 1);
}

TEST(Lane, DropsWhatNobodyWaitsForAnyMore) {
  Tried gone, last;
  BusyLane busy;
  Work work = counted(gone, {"10.0.0.1"}, 0.01);
  work.wanted = [] { return false; };
  busy.lane.offer(std::move(work));
  busy.lane.offer(counted(last, {"10.0.0.2"}, 0.02));
  busy.free.set_value();
  wait_for(last.done, 1);
  EXPECT_EQ(gone.done + gone.refused, 0);
}

TEST(Lane, AnswersEveryoneWhenItCloses) {
  Tried waiting, late;
  auto busy = std::make_unique<BusyLane>();
  for (int i = 0; i < 10; ++i) busy->lane.offer(counted(waiting, {"10.0.0.1"}, 0.01));
  busy->lane.close();
  EXPECT_EQ(waiting.refused, 10);
  EXPECT_EQ(waiting.code, Refusal::Code::Unavailable);
  EXPECT_EQ(busy->first.refused, 1);  // while it runs
  busy->lane.offer(counted(late, {"10.0.0.1"}, 0.01));
  EXPECT_EQ(late.refused, 1);
  busy->free.set_value();
}

TEST(Lane, WorkThatGoesOnElsewhereKeepsItsPlace) {
  Budget budget;
  Tried tried;
  Lane lane({.name = "test"}, budget);
  std::promise<Place> given;
  lane.offer({.asker = {"10.0.0.1"},
              .run = [&](Place place) { given.set_value(std::move(place)); },
              .refuse = [](const Refusal&) {}});
  Place place = given.get_future().get();
  lane.offer(counted(tried, {"10.0.0.2"}, 0.01));
  EXPECT_EQ(lane.waiting(), 1u);
  place.reset();
  wait_for(tried.done, 1);
}

TEST(Lane, AnExceptionIsARefusal) {
  Budget budget;
  Tried tried;
  Lane lane({.name = "test"}, budget);
  lane.offer(counted(tried, {"10.0.0.1"}, 0.01, [] { throw std::bad_alloc(); }));
  wait_for(tried.refused, 1);
  lane.offer(counted(tried, {"10.0.0.1"}, 0.01));
  wait_for(tried.done, 1);
}

TEST(Budget, IsSpentByTheAddressAndByThePersonAndComesBack) {
  Budget budget;
  const Asker an = {"10.0.0.1", "an"}, bo = {"10.0.0.1", "bo"}, cy = {"10.0.0.2", "cy"};
  EXPECT_EQ(budget.wait(an, 1), 0);
  budget.spend(an, Budget::kPerson.most);
  EXPECT_GT(budget.wait(an, 1), 1);
  EXPECT_EQ(budget.wait(bo, 1), 0);
  budget.spend(bo, Budget::kAddress.most);
  EXPECT_GT(budget.wait({"10.0.0.1"}, 1), 10);
  EXPECT_EQ(budget.wait(cy, 1), 0);
}

// --- addresses

TEST(NetworkOf, CountsIpv6ByItsNetwork) {
  EXPECT_EQ(network_of("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), network_of("2001:db8:1:2::9"));
  EXPECT_EQ(network_of("2001:db8:1:2::9"), network_of("2001:db8:1:ff::9")) << "one household";
  EXPECT_NE(network_of("2001:db8:1:2::9"), network_of("2001:db8:1:102::9"));
  EXPECT_NE(network_of("2001:db8:1:2::9", 64), network_of("2001:db8:1:3::9", 64));
  EXPECT_EQ(network_of("::ffff:192.0.2.1"), "192.0.2.1");
}

TEST(ClientAddress, IsTheLastThatNoTrustedProxyHas) {
  const std::vector<std::string> proxies = {"127.0.0.1", "10.0.0.7"};
  const auto of = [&](const std::string& peer, const std::vector<std::string>& lines) {
    HttpHeaders headers = {{"host", "go.example.org"}};
    for (const std::string& line : lines) headers.emplace_back("x-forwarded-for", line);
    return client_address(peer, headers, proxies);
  };
  EXPECT_EQ(of("192.0.2.1", {"10.0.0.9"}), "192.0.2.1");  // nobody we trust says so
  EXPECT_EQ(of("127.0.0.1", {}), "127.0.0.1");
  EXPECT_EQ(of("127.0.0.1", {"192.0.2.1"}), "192.0.2.1");
  EXPECT_EQ(of("127.0.0.1", {"127.0.0.1, 192.0.2.1"}), "192.0.2.1");
  EXPECT_EQ(of("127.0.0.1", {"127.0.0.1", "192.0.2.1"}), "192.0.2.1");  // a line of its own
  EXPECT_EQ(of("127.0.0.1", {"192.0.2.1", "10.0.0.7"}), "192.0.2.1");   // two proxies
  EXPECT_EQ(of("127.0.0.1", {"198.51.100.1,192.0.2.1:4711"}), "192.0.2.1");
  EXPECT_EQ(of("::ffff:127.0.0.1", {"[2001:DB8::1]:80"}), "2001:db8::1");
  EXPECT_EQ(of("127.0.0.1", {"198.51.100.1, nonsense"}), "127.0.0.1");
}

TEST(ReadAddresses, NamesWhatIsNone) {
  EXPECT_EQ(read_addresses("127.0.0.1, ::1")->size(), 2u);
  EXPECT_EQ(read_addresses("127.0.0.1,proxy").error().message, "'proxy' is not an address");
}

}  // namespace
}  // namespace omnigo
