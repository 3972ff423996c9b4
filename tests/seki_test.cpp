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

// The lesson's, and one like the brochure's "The rules of the game of Go" has: two chains without
// eyes and two liberties that they share, Black 9 points elsewhere, White 15.
TEST(Seki, TheDrawnBlocksStand) {
  for (const SekiCase& drawn : seki_set()) {
    if (!drawn.drawn) continue;
    SCOPED_TRACE(drawn.layout.spec);
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
      const Game game = start_at(drawn);
      EXPECT_EQ(fates_of(game, read_position(game, {.playouts = 50, .seed = seed})), drawn.fates);
    }
  }
}

}  // namespace
}  // namespace omnigo
