// Pieces of work for many ranks: each has one result, also when ranks fall silent.
#include "ranks/farm.h"

#include <gtest/gtest.h>

#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>

namespace omnigo {
namespace {

using namespace std::chrono_literals;

// Ranks that may stop to send and receive, as if they were gone.
class Mortal final : public Ranks {
 public:
  Mortal(Ranks& ranks, const std::atomic<bool>& gone) : ranks_(ranks), gone_(gone) {}
  int rank() const override { return ranks_.rank(); }
  int size() const override { return ranks_.size(); }
  int on_this_host() const override { return ranks_.on_this_host(); }
  int processors_of_host() const override { return ranks_.processors_of_host(); }
  void send(int to, Bytes bytes) override {
    if (!gone_) ranks_.send(to, std::move(bytes));
  }
  std::optional<Message> receive() override {
    auto message = ranks_.receive();
    // The end is heard, so that the test ends.
    const bool end = message && message->bytes[0] == std::byte{3};
    return gone_ && !end ? std::nullopt : message;
  }
  std::size_t leaving() override { return 0; }
  void wait() override { ranks_.wait(); }

 private:
  Ranks& ranks_;
  const std::atomic<bool>& gone_;
};

struct Outcome {
  std::multiset<int> done;
  int lost = 0;
};

// Each piece's result is its number, doubled. Rank k goes silent after it has begun `lives[k]`, and
// with 0 is so from the beginning.
Outcome farm(int size, int pieces, std::vector<int> lives, int threads = 1) {
  Outcome outcome;
  lives.resize(size, -1);
  run_as_threads(size, [&](Ranks& ranks) {
    std::atomic<bool> gone = lives[ranks.rank()] == 0, stop = false;
    std::atomic<int> begun = 0;
    Mortal mortal(ranks, gone);
    int handed_out = 0;
    Farm farm;
    farm.threads = threads;
    farm.stop = &stop;
    farm.silence = 1500ms;
    farm.make_work = [&]() -> Farm::Work {
      return [&](int piece) -> std::optional<std::string> {
        if (++begun == lives[ranks.rank()]) gone = true;
        std::this_thread::sleep_for(1ms);
        return std::to_string(2 * piece);
      };
    };
    farm.next = [&]() -> std::optional<int> {
      return handed_out < pieces ? std::optional(handed_out++) : std::nullopt;
    };
    farm.done = [&](int piece, const std::string& result) {
      EXPECT_EQ(result, std::to_string(2 * piece));
      outcome.done.insert(piece);
    };
    run_farm(mortal, farm);
    if (ranks.rank() == 0) outcome.lost = mortal.lost();
  });
  return outcome;
}

void expect_each_once(const Outcome& outcome, int pieces) {
  EXPECT_EQ(outcome.done.size(), static_cast<std::size_t>(pieces));
  for (int piece = 0; piece < pieces; ++piece) EXPECT_EQ(outcome.done.count(piece), 1u) << piece;
}

TEST(Farm, EachPieceHasOneResult) {
  for (const int size : {1, 2, 4}) {
    for (const int threads : {1, 3}) {
      const Outcome outcome = farm(size, 300, {}, threads);
      expect_each_once(outcome, 300);
      EXPECT_EQ(outcome.lost, 0);
    }
  }
}

TEST(Farm, WhatALostRankHadIsDoneByOthers) {
  const Outcome outcome = farm(4, 200, {-1, 5, 20, -1}, 2);
  expect_each_once(outcome, 200);
  EXPECT_EQ(outcome.lost, 2);
}

// Others would wait for it when they leave.
TEST(Farm, ARankThatDiesWithNothingToDoIsLost) {
  const Outcome outcome = farm(3, 20, {-1, 0, -1});
  expect_each_once(outcome, 20);
  EXPECT_EQ(outcome.lost, 1);
}

TEST(Farm, TheFirstRankFinishesAlone) {
  const Outcome outcome = farm(3, 50, {-1, 1, 1});
  expect_each_once(outcome, 50);
}

// An error of the first rank, such as a full disk, ends the farm at all of them.
TEST(Farm, AnErrorOfTheFirstRankEndsIt) {
  std::atomic<int> ended = 0;
  run_as_threads(3, [&](Ranks& ranks) {
    std::atomic<bool> stop = false;
    int handed_out = 0;
    Farm farm;
    farm.stop = &stop;
    farm.make_work = []() -> Farm::Work { return [](int) { return "done"; }; };
    farm.next = [&] { return std::optional(handed_out++); };
    farm.done = [](int, const std::string&) { throw std::runtime_error("the disk is full"); };
    if (ranks.rank() == 0) {
      EXPECT_THROW(run_farm(ranks, farm), std::runtime_error);
    } else {
      run_farm(ranks, farm);
    }
    EXPECT_TRUE(stop);
    ++ended;
  });
  EXPECT_EQ(ended, 3);
}

TEST(Farm, WithoutTheFirstRankTheOthersStop) {
  run_as_threads(2, [](Ranks& ranks) {
    if (ranks.rank() == 0) return;  // it is gone
    std::atomic<bool> stop = false;
    Farm farm;
    farm.stop = &stop;
    farm.silence = 50ms;
    farm.make_work = []() -> Farm::Work { return [](int) { return "done"; }; };
    run_farm(ranks, farm);
    EXPECT_TRUE(stop);
    EXPECT_EQ(ranks.lost(), 1);
  });
}

}  // namespace
}  // namespace omnigo
