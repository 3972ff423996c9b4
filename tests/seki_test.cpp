// Seki, as a reading of positions finds it.
#include <gtest/gtest.h>

#include "seki_reading.h"

namespace omnigo {
namespace {

// Every third position, and those drawn by hand; seki_slow reads them all.
TEST(Seki, IsFoundWherePerfectPlayFindsIt) {
  std::vector<SekiCase> some;
  int number = 0;
  for (SekiCase& known : seki_set()) {
    if (known.drawn || number++ % 3 == 0) some.push_back(std::move(known));
  }
  const SekiCount count = read_seki_set(some);
  EXPECT_GE(count.all, 50);
  EXPECT_GE(count.with_seki, 35);
  EXPECT_GE(count.right, count.all * 95 / 100);
}

TEST(Seki, TheLessonsBlocksStand) {
  const SekiCase lesson = seki_set()[0];
  ASSERT_EQ(lesson.layout.spec, "grid:5x7");
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    const Game game = start_at(lesson);
    EXPECT_EQ(fates_of(game, read_position(game, {.playouts = 50, .seed = seed})), lesson.fates);
  }
}

}  // namespace
}  // namespace omnigo
