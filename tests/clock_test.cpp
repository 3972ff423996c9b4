#include "clock/clock.h"

#include <gtest/gtest.h>

#include <string>

#include "base/random.h"

namespace omnigo {
namespace {

TimeControl control(const std::string& text) {
  auto read = parse_time_control(text);
  EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().message);
  return read ? *read : TimeControl{};
}

TEST(TimeControl, TextReadsBackAsItself) {
  for (const char* text :
       {"none", "absolute:main=3600", "fischer:main=300,increment=5",
        "fischer:main=300,increment=5.25,cap=600", "byoyomi:main=7200,period=60,periods=3",
        "byoyomi:main=0,period=0.001,periods=1", "canadian:main=600,period=300,moves=25",
        "move:time=30", "absolute:main=1000000000"}) {
    EXPECT_EQ(to_text(control(text)), text);
  }
}

TEST(TimeControl, MillisecondsAreExact) {
  EXPECT_EQ(control("absolute:main=0.001").main, 1);
  EXPECT_EQ(control("absolute:main=12.5").main, 12'500);
  EXPECT_EQ(control("absolute:main=007").main, 7'000);
  EXPECT_EQ(control("byoyomi:main=7200,period=60,periods=3"),
            (TimeControl{
                .system = TimeSystem::ByoYomi, .main = 7'200'000, .period = 60'000, .periods = 3}));
}

TEST(TimeControl, WrongTextIsAnErrorThatSaysWhatToWrite) {
  const auto message = [](const char* text) {
    const auto read = parse_time_control(text);
    return read ? "read: " + to_text(*read) : read.error().message;
  };
  EXPECT_EQ(message("sudden"),
            "clock: unknown time system 'sudden'; expected one of none, absolute, fischer, "
            "byoyomi, canadian, "
            "move");
  EXPECT_EQ(message("absolute"), "clock: write absolute:main=SECONDS");
  EXPECT_EQ(message("none:main=3"), "clock: write none");
  EXPECT_EQ(message("byoyomi:period=15,periods=5"),
            "clock: write byoyomi:main=SECONDS,period=SECONDS,periods=N");
  EXPECT_EQ(message("fischer:main=1,increment=1,cap=2,"),
            "clock: write fischer:main=SECONDS,increment=SECONDS[,cap=SECONDS]");
  EXPECT_EQ(message("absolute:main=5,main=5"), "clock: write absolute:main=SECONDS");
  EXPECT_EQ(message("absolute:main=0"), "clock: main must be more than 0");
  EXPECT_EQ(message("byoyomi:main=1,period=0,periods=2"), "clock: period must be more than 0");
  EXPECT_EQ(message("byoyomi:main=1,period=1,periods=0"),
            "clock: periods: expected a whole number from 1 to 1000, got '0'");
  for (const char* seconds : {"", "-1", "1e3", ".5", "5.", "1.2345", "1000000000.001",
                              "99999999999999999999", "0x10", "1 "}) {
    EXPECT_EQ(message((std::string("absolute:main=") + seconds).c_str()),
              "clock: main: expected seconds from 0 to 1000000000 with at most three "
              "decimals, got '" +
                  std::string(seconds) + "'");
  }
}

// The match of AlphaGo and Lee Sedol as "Go Basics" tells it.
TEST(Clock, ByoYomiAsTheDocumentTellsIt) {
  const TimeControl match = control("byoyomi:main=7200,period=60,periods=3");
  Clock clock(match);
  clock.start(0);
  EXPECT_TRUE(clock.stop(7'199'999));
  EXPECT_EQ(clock.left(0), (TimeLeft{.main = 1, .period = 60'000, .periods = 3}));

  // The main time ends within this turn; the move comes before the 60 seconds have passed, so the
  // byo-yomi is kept and starts again from 60 seconds.
  clock.start(0);
  EXPECT_EQ(clock.left(1), (TimeLeft{.main = 0, .period = 60'000, .periods = 3}));
  EXPECT_EQ(clock.left(60'000), (TimeLeft{.main = 0, .period = 1, .periods = 3}));
  EXPECT_TRUE(clock.stop(60'000));
  EXPECT_EQ(clock.left(0), (TimeLeft{.main = 0, .period = 60'000, .periods = 3}));

  // Not made after the 60 seconds: that byo-yomi is lost and the next one starts.
  clock.start(0);
  EXPECT_EQ(clock.left(60'000), (TimeLeft{.main = 0, .period = 60'000, .periods = 2}));
  EXPECT_TRUE(clock.stop(119'999));
  EXPECT_EQ(clock.left(0), (TimeLeft{.main = 0, .period = 60'000, .periods = 2}));

  // The last byo-yomi lost is the game lost.
  clock.start(0);
  EXPECT_EQ(clock.runs_out_at(), 120'000);
  EXPECT_FALSE(clock.left(119'999).out);
  EXPECT_FALSE(clock.stop(120'000));
  EXPECT_TRUE(clock.left(0).out);
}

TEST(Clock, AMoveExactlyAtZeroComesTooLate) {
  for (const char* text : {"absolute:main=5", "fischer:main=5,increment=1", "move:time=5",
                           "byoyomi:main=0,period=5,periods=1", "byoyomi:main=4,period=1,periods=1",
                           "canadian:main=2,period=3,moves=9"}) {
    Clock in_time(control(text)), late(control(text));
    in_time.start(1'000);
    late.start(1'000);
    EXPECT_EQ(late.runs_out_at(), 6'000) << text;
    EXPECT_TRUE(in_time.stop(5'999)) << text;
    EXPECT_FALSE(late.stop(6'000)) << text;
    late.start(7'000);
    EXPECT_FALSE(late.stop(7'000)) << text << ": out of time stays out of time";
  }
}

TEST(Clock, FischerAddsAfterTheTurnUpToTheCap) {
  Clock clock(control("fischer:main=10,increment=3,cap=12"));
  clock.start(0);
  EXPECT_TRUE(clock.stop(9'999));
  EXPECT_EQ(clock.left(0).main, 3'001);
  for (int turn = 0; turn < 4; ++turn) {
    clock.start(0);
    EXPECT_TRUE(clock.stop(0));
  }
  EXPECT_EQ(clock.left(0).main, 12'000);
}

TEST(Clock, CanadianGivesANewPeriodWhenItsMovesAreMade) {
  Clock clock(control("canadian:main=10,period=6,moves=3"));
  clock.start(0);
  EXPECT_TRUE(clock.stop(11'000));  // the move that ends the main time is the period's first
  EXPECT_EQ(clock.left(0), (TimeLeft{.main = 0, .period = 5'000, .periods = 1, .moves = 2}));
  clock.start(0);
  EXPECT_TRUE(clock.stop(4'000));
  EXPECT_EQ(clock.left(0), (TimeLeft{.main = 0, .period = 1'000, .periods = 1, .moves = 1}));
  clock.start(0);
  EXPECT_TRUE(clock.stop(999));
  EXPECT_EQ(clock.left(0), (TimeLeft{.main = 0, .period = 6'000, .periods = 1, .moves = 3}));
}

TEST(Clock, NoneNeverRunsOut) {
  Clock clock(control("none"));
  clock.start(0);
  EXPECT_EQ(clock.runs_out_at(), std::nullopt);
  EXPECT_TRUE(clock.stop(kLongestTime * 1000));
}

TEST(Clock, TimeThatRunsBackwardsCountsAsNone) {
  Clock clock(control("absolute:main=5"));
  clock.start(1'000);
  EXPECT_EQ(clock.left(400).main, 5'000);
  EXPECT_TRUE(clock.stop(400));
  EXPECT_EQ(clock.left(0).main, 5'000);
}

// A clock as one would build it from a bell that strikes every millisecond.
struct TickingClock {
  explicit TickingClock(const TimeControl& c) : control(c), left(full_time(c)) {}

  void tick() {
    if (control.system == TimeSystem::None || left.out) return;
    if (left.main > 0) {
      --left.main;
    } else {
      --left.period;
      if (left.period == 0) {
        --left.periods;
        left.period = control.period;
      }
    }
    if (left.main == 0 && left.periods == 0) {
      left.out = true;
      left.period = 0;
    }
  }

  bool stop() {
    if (left.out) return false;
    left = end_turn(control, left);
    return true;
  }

  TimeControl control;
  TimeLeft left;
};

TimeControl random_control(Random& random) {
  const auto up_to = [&](int most) { return 1 + static_cast<int>(random.below(most)); };
  const int main = static_cast<int>(random.below(15));
  switch (random.below(6)) {
    case 0:
      return {.system = TimeSystem::Absolute, .main = main + 1};
    case 1:
      return {.system = TimeSystem::Fischer,
              .main = main + 1,
              .increment = up_to(5),
              .cap = random.below(2) == 0 ? 0 : up_to(12)};
    case 2:
      return {.system = TimeSystem::ByoYomi, .main = main, .period = up_to(7), .periods = up_to(4)};
    case 3:
      return {.system = TimeSystem::Canadian, .main = main, .period = up_to(9), .moves = up_to(4)};
    case 4:
      return {.system = TimeSystem::Move, .period = up_to(9)};
    default:
      return {};
  }
}

// Random turns with pauses: whatever is asked between, the clock shows what ticking would.
TEST(Clock, AgreesWithTickingOneMillisecondAtATime) {
  Random random(2024);
  int ran_out = 0;
  for (int game = 0; game < 20'000; ++game) {
    const TimeControl time = random_control(random);
    Clock clock(time);
    TickingClock ticking(time);
    Milliseconds now = static_cast<Milliseconds>(random.below(1'000));
    for (int turn = 0; turn < 12 && !ticking.left.out; ++turn) {
      clock.start(now);
      const auto allowed = until_out(time, ticking.left);
      Milliseconds spent = 0;
      const int parts = 1 + static_cast<int>(random.below(3));
      for (int part = 0; part < parts; ++part) {
        const Milliseconds length = static_cast<Milliseconds>(random.below(9));
        for (Milliseconds i = 0; i < length; ++i) ticking.tick();
        now += length;
        spent += length;
        ASSERT_EQ(clock.left(now), ticking.left) << to_text(time);
        ASSERT_EQ(ticking.left.out, allowed && spent >= *allowed) << to_text(time);
        if (random.below(2) == 0) {
          clock.pause(now);
          now += static_cast<Milliseconds>(random.below(100));
          ASSERT_EQ(clock.left(now), ticking.left);
          clock.start(now);
        }
      }
      ASSERT_EQ(clock.stop(now), ticking.stop()) << to_text(time);
      ASSERT_EQ(clock.left(now), ticking.left) << to_text(time);
    }
    ran_out += ticking.left.out ? 1 : 0;
  }
  EXPECT_GT(ran_out, 5'000);
  EXPECT_LT(ran_out, 19'000);
}

}  // namespace
}  // namespace omnigo
