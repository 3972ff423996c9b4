// The blocks proposed as dead, on every 9x9 game of the shared data with a counted result.
#include "counted_games.h"
#include "places.h"

namespace omnigo {
namespace {

const std::filesystem::path kData =
    std::filesystem::path(source_folder()) / ".." / "shared" / "data";

TEST(DeadBlocks, GiveTheCountedResultsOfSmallBoards) {
  if (!std::filesystem::exists(kData)) GTEST_SKIP() << "no " << kData;
  const Agreeing nine = count_games(kData, 9, 300);
  EXPECT_GE(nine.games, 140);
  EXPECT_GE(nine.share(), 0.95) << nine.agree << " of " << nine.games;
  const Agreeing seven = count_games(kData, 7, 100);
  EXPECT_GE(seven.share(), 0.95) << seven.agree << " of " << seven.games;
}

}  // namespace
}  // namespace omnigo
