// How long a bot takes over a turn.
#include "clock/pace.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "clock/time_use.h"

namespace omnigo {
namespace {

TEST(Pace, ForcedRepliesAreFasterAndNoTwoAreAlike) {
  EXPECT_EQ(bot_pace({.clear = 0, .drawn = 0.5}), kPaceOpen);
  EXPECT_EQ(bot_pace({.clear = 1, .drawn = 0.5}), kPaceForced);
  for (const double drawn : {0.0, 0.3, 0.9}) {
    EXPECT_LT(bot_pace({.clear = 0.9, .drawn = drawn}), bot_pace({.clear = 0.2, .drawn = drawn}));
  }
  EXPECT_LT(bot_pace({.clear = 0.5, .drawn = 0}), bot_pace({.clear = 0.5, .drawn = 1}));
  // Long enough to see the stone before, short enough to wait for.
  EXPECT_GE(bot_pace({.clear = 1, .drawn = 0}), 250);
  EXPECT_LE(bot_pace({.clear = 0, .drawn = 1}), 2'000);
}

// A whole game at that pace, under clocks down to a second: never out of time.
TEST(Pace, IsNeverSlowerThanTheClockAllows) {
  Random random(1);
  for (const char* text :
       {"absolute:main=1", "absolute:main=60", "fischer:main=2,increment=1",
        "byoyomi:main=1,period=1,periods=1", "move:time=1", "canadian:main=1,period=4,moves=8"}) {
    const TimeControl control = *parse_time_control(text);
    TimeLeft left = full_time(control);
    for (int turn = 0; turn < 300; turn += 2) {
      const auto budget = time_for_turn(control, left, 361, 2, turn);
      ASSERT_TRUE(budget);
      const Milliseconds pace = bot_pace({.clear = random.below(100) / 100.0,
                                          .drawn = random.below(100) / 100.0,
                                          .budget = budget});
      ASSERT_LE(pace, *budget) << text;
      left = spend(control, left, pace);
      ASSERT_FALSE(left.out) << text << ", turn " << turn;
      left = end_turn(control, left);
    }
  }
}

}  // namespace
}  // namespace omnigo
