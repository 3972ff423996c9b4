// The game room's clocks, at every edge.
#include "room_table.h"

namespace omnigo {
namespace {

TEST(RoomClock, AMoveExactlyAtZeroComesTooLate) {
  for (const Milliseconds used : {9'999, 10'000}) {
    Table table(settings("5", "", "absolute:main=10"));
    table.now += used;
    const Outcome outcome = table.move("C3");
    if (used < 10'000) {
      EXPECT_FALSE(outcome.refusal);
      EXPECT_EQ(*first<events::Move>(outcome).charge.left, 1);
    } else {
      EXPECT_TRUE(outcome.refusal);
      EXPECT_EQ(kinds(outcome.events), (Names{"timeout", "result"}));
      EXPECT_EQ(table.room.result()->how, How::Time);
      EXPECT_EQ(table.room.result()->places, (std::vector{2, 1}));
    }
  }
}

TEST(RoomClock, TheTickComesAtTheInstantAndNotBefore) {
  Table table(settings("5", "", "byoyomi:main=1,period=2,periods=2"));
  const Milliseconds out = 1'000 + 1'000 + 2 * 2'000;
  EXPECT_EQ(table.room.next_tick(), out);
  table.now = out - 1;
  EXPECT_TRUE(table.tick().empty());
  table.now = out;
  EXPECT_EQ(table.tick().size(), 2u);
}

TEST(RoomClock, TheLastPeriodIsWholeAgainAfterATurnInIt) {
  Table table(settings("5", "", "byoyomi:main=1,period=2,periods=2"));
  table.now += 1'000 + 2'000 + 1'999;  // in the last millisecond of the last period
  const Outcome outcome = table.move("C3");
  ASSERT_FALSE(outcome.refusal);
  EXPECT_EQ(*first<events::Move>(outcome).charge.left, 2'000);
  EXPECT_EQ(*first<events::Move>(outcome).charge.overtime, 1);
  EXPECT_EQ(table.room.time_left(Colour::Black, table.now),
            (TimeLeft{.main = 0, .period = 2'000, .periods = 1}));
}

TEST(RoomClock, LagIsChargedLessButIsBounded) {
  Table table(settings("5", "", "absolute:main=10"));
  table.lag = 300;
  table.now += 10'200;  // 9,900 of them charged
  EXPECT_EQ(table.room.next_tick(300), 1'000 + 10'300);
  const Outcome outcome = table.move("C3");
  ASSERT_FALSE(outcome.refusal);
  EXPECT_EQ(*first<events::Move>(outcome).charge.left, 100);
  table.lag = 60'000;
  table.now += 10'000 + kLongestLag;
  EXPECT_TRUE(table.move("D4").refusal);
}

TEST(RoomClock, LagGivesNoTimeBack) {
  Table table(settings("5", "", "fischer:main=10,increment=2"));
  table.lag = 500;
  table.now += 100;
  const Outcome outcome = table.move("C3");
  EXPECT_EQ(*first<events::Move>(outcome).charge.spent, 0);
  EXPECT_EQ(*first<events::Move>(outcome).charge.left, 12'000);
}

TEST(RoomClock, OutOfThreeOneOutOfTimeTheOthersPlayOn) {
  Table table(settings("5", "players=3", "absolute:main=10"));
  table.move("C3");
  table.now += 10'000;
  EXPECT_EQ(kinds(table.tick()), Names{"timeout"});
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  EXPECT_EQ(table.room.live().to_play(), Colour::Red);
  EXPECT_TRUE(table.room.clock_runs(Colour::Red));
  EXPECT_FALSE(table.move("A1").refusal);
  EXPECT_EQ(table.room.live().to_play(), Colour::Black);
  table.pass();
  table.pass();
  EXPECT_EQ(table.room.phase(), Phase::Scoring);
}

TEST(RoomClock, PauseStopsTheClockWithinTheTurn) {
  Table table(settings("5", "", "absolute:main=10"));
  table.now += 4'000;
  const Outcome asked = table.by<actions::Pause>(Colour::White);
  EXPECT_EQ(kinds(asked.events), Names{"request"});
  EXPECT_EQ(table.act(actions::Answer{.player = Colour::White, .request = 3, .yes = true}, 1)
                .refusal->code,
            Refusal::Code::Conflict);
  table.act(actions::Answer{.player = Colour::Black, .request = 3, .yes = true}, 0);
  EXPECT_TRUE(table.room.paused());
  EXPECT_EQ(table.room.next_tick(), std::nullopt);
  table.now += 1'000'000;
  EXPECT_TRUE(table.tick().empty());
  EXPECT_TRUE(table.move("C3").refusal);
  EXPECT_FALSE(table.by<actions::Unpause>(Colour::Black).refusal);
  table.now += 1'000;
  const Outcome outcome = table.move("C3");
  EXPECT_EQ(*first<events::Move>(outcome).charge.spent, 5'000);
  EXPECT_EQ(*first<events::Move>(outcome).charge.left, 5'000);
}

TEST(RoomClock, TimeIsGivenToOthersOnly) {
  Table table(settings("5", "", "absolute:main=10"));
  table.now += 9'999;
  EXPECT_TRUE(
      table.act(actions::AddTime{.player = Colour::Black, .to = Colour::Black, .time = 5'000}, 0)
          .refusal);
  EXPECT_FALSE(
      table.act(actions::AddTime{.player = Colour::White, .to = Colour::Black, .time = 5'000}, 1)
          .refusal);
  EXPECT_EQ(table.room.time_left(Colour::Black, table.now).main, 5'001);
  EXPECT_EQ(table.room.next_tick(), table.now + 5'001);
}

}  // namespace
}  // namespace omnigo
