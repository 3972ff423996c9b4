// The blocks proposed as dead, on every 13x13 and 19x19 game of the shared data with a counted
// result.
#include "counted_games.h"
#include "places.h"

namespace omnigo {
namespace {

const std::filesystem::path kData =
    std::filesystem::path(source_folder()) / ".." / "shared" / "data";

void expect_share(int size, double least) {
  if (!std::filesystem::exists(kData)) GTEST_SKIP() << "no " << kData;
  const Agreeing found = count_games(kData, size, 1000);
  std::cout << size << 'x' << size << ": " << found.agree << " of " << found.games << '\n';
  EXPECT_GE(found.share(), least);
}

TEST(DeadBlocks, GiveTheCountedResultsOfNineByNine) { expect_share(9, 0.95); }
TEST(DeadBlocks, GiveTheCountedResultsOfThirteenByThirteen) { expect_share(13, 0.90); }
TEST(DeadBlocks, GiveTheCountedResultsOfNineteenByNineteen) { expect_share(19, 0.90); }

}  // namespace
}  // namespace omnigo
