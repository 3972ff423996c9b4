// Larger boards: solved, both bounds certified, and the certificates verified. A minute or so of
// processor time, and two gigabytes.
#include "certified.h"
#include "places.h"

namespace omnigo {
namespace {

TEST(SolveSlow, LargerBoards) {
  const std::string file = source_folder() + "/tests/data/perfect-play-slow.txt";
  EXPECT_GE(expect_all_certified(file, std::size_t{2} << 30), 17);
}

}  // namespace
}  // namespace omnigo
