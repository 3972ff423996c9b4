// The blocks proposed as dead, on every game of others with a counted result.
#include <iostream>

#include "counted_games.h"
#include "places.h"

namespace omnigo {
namespace {

void expect_share(int size, int playouts, int least_games, double least) {
  const Agreeing found = count_games(others_data(), size, playouts);
  std::cout << size << 'x' << size << ": " << found.agree << " of " << found.games << '\n';
  EXPECT_GE(found.games, least_games);
  EXPECT_GE(found.share(), least);
}

TEST(DeadBlocks, GiveTheCountedResultsOfSevenBySeven) { expect_share(7, 100, 1, 0.95); }
TEST(DeadBlocks, GiveTheCountedResultsOfNineByNine) { expect_share(9, 300, 140, 0.95); }
TEST(DeadBlocks, GiveTheCountedResultsOfThirteenByThirteen) { expect_share(13, 1000, 40, 0.90); }
TEST(DeadBlocks, GiveTheCountedResultsOfNineteenByNineteen) { expect_share(19, 1000, 300, 0.90); }

}  // namespace
}  // namespace omnigo
