// The bots' side of a table by itself: whom it asks, and what it does with the answers.
#include "server/bot_driver.h"

#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "room_table.h"
#include "temporary_store.h"

namespace omnigo {
namespace {

// Keeps the questions; the test answers.
class Asked : public Thinkers {
 public:
  void ask(BotQuestion question, std::function<void(BotAnswer)> answer) override {
    const std::lock_guard lock(mutex_);
    questions.push_back(std::move(question));
    answers.push_back(std::move(answer));
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return questions.size();
  }

  std::vector<BotQuestion> questions;
  std::vector<std::function<void(BotAnswer)>> answers;

 private:
  std::mutex mutex_;
};

// Black is a person, White a bot.
struct BotDriverTest : testing::Test {
  BotDriverTest()
      : ratings(*store),
        driver(&asked, ratings, clock, timers, 0,
               [](const SharedSlot& its, const RoomAction& action, const Actor& actor,
                  const std::function<void(Acted)>& reply) {
                 Outcome outcome = its->room->act(action, actor);
                 if (outcome.refusal) return reply(*outcome.refusal);
                 reply(outcome.events.front().n);
               }) {
    RoomSettings made = settings("3x3", "tromp-taylor", "none");
    made.seats[1] = {.kind = RoomSeat::Kind::Bot, .bot = "club"};
    slot->room = *Room::make(made);
    slot->room->open({.person = person(0), .now = 1});
  }
  ~BotDriverTest() override {
    timers.stop();
    threads->stop();
  }

  void on_strand(const std::function<void()>& use) {
    std::promise<void> done;
    slot->strand.post([&] {
      use();
      done.set_value();
    });
    done.get_future().get();
  }
  void by_black(const RoomAction& action) {
    ASSERT_FALSE(slot->room->act(action, {.person = person(0), .now = 2}).refusal);
  }
  void move(Point point) {
    by_black(actions::Move{Colour::Black, slot->room->game().turns() + 1, point});
  }
  void answer(std::size_t question, const BotAnswer& said) {
    asked.answers.at(question)(said);
    on_strand([] {});  // what the answer posted comes first
  }

  TemporaryStore store;
  Ratings ratings;
  ServerClock clock{1'000};
  Timers timers;
  Asked asked;
  std::shared_ptr<StrandThreads> threads = std::make_shared<StrandThreads>(1, 1);
  SharedSlot slot = std::make_shared<GameSlot>("game", threads);
  BotDriver driver;
};

TEST_F(BotDriverTest, AsksOnceWhoseTurnItIs) {
  on_strand([&] { driver.wake(slot); });
  EXPECT_EQ(asked.count(), 0u) << "it is the person's turn";
  on_strand([&] {
    move(4);
    EXPECT_TRUE(driver.is_due(*slot->room));
    driver.wake(slot);
    driver.wake(slot);
  });
  ASSERT_EQ(asked.count(), 1u);
  EXPECT_EQ(asked.questions[0].bot, "club");
  EXPECT_EQ(asked.questions[0].player, Colour::White);
  ASSERT_EQ(asked.questions[0].record.events.size(), 1u);
  EXPECT_EQ(asked.questions[0].record.events[0].point, 4);
  answer(0, {.kind = BotAnswer::Kind::Move, .point = 0});
  EXPECT_EQ(slot->room->game().turns(), 2);
  EXPECT_EQ(slot->room->game().board().at(0), Colour::White);
}

TEST_F(BotDriverTest, AnAnswerToAnEarlierPositionIsNotTaken) {
  on_strand([&] {
    move(4);
    driver.wake(slot);
    // Taken back, as the bot agrees, and another move.
    slot->room->act(actions::Undo{.player = Colour::Black}, {.person = person(0), .now = 3});
    move(5);
  });
  answer(0, {.kind = BotAnswer::Kind::Move, .point = 0});
  EXPECT_EQ(slot->room->game().turns(), 1);
  ASSERT_EQ(asked.count(), 2u) << "it is asked about where the game stands now";
  EXPECT_EQ(asked.questions[1].record.events[0].point, 5);
}

TEST_F(BotDriverTest, WhatTheRulesForbidBecomesAPass) {
  on_strand([&] {
    move(4);
    driver.wake(slot);
  });
  answer(0, {.kind = BotAnswer::Kind::Move, .point = 4});
  EXPECT_EQ(slot->room->game().turns(), 2);
  EXPECT_TRUE(slot->room->game().has_passed(Colour::White));
}

TEST_F(BotDriverTest, AtTheEndTheReadingIsAskedForAndTheBotAccepts) {
  on_strand([&] {
    by_black(actions::Pass{Colour::Black, 1});
    driver.wake(slot);
  });
  answer(0, {.kind = BotAnswer::Kind::Pass});
  ASSERT_EQ(slot->room->phase(), Phase::Scoring);
  ASSERT_EQ(asked.count(), 2u);
  EXPECT_EQ(asked.questions[1].player, Colour::Empty);
  answer(1, {.kind = BotAnswer::Kind::Proposal, .proposal = {.dead = {}}});
  EXPECT_TRUE(slot->room->proposal());
  EXPECT_TRUE(slot->room->agreement()->has_accepted(Colour::White));
}

TEST_F(BotDriverTest, AfterAFailureItWaits) {
  on_strand([&] {
    move(4);
    driver.wake(slot);
  });
  answer(0, {.kind = BotAnswer::Kind::Failed});
  EXPECT_EQ(slot->failures, 1);
  on_strand([&] { driver.wake(slot); });
  EXPECT_EQ(asked.count(), 1u);
  EXPECT_GT(slot->ask_again, clock.now());
}

}  // namespace
}  // namespace omnigo
