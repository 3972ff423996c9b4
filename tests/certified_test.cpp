// Every published value: solved, both bounds certified, and the certificates verified.
#include "certified.h"

namespace omnigo {
namespace {

TEST(Certified, PublishedValues) {
  const std::string file = OMNIGO_SOURCE_DIR "/tests/data/perfect-play.txt";
  EXPECT_GE(expect_all_certified(file, 16 << 20), 34);
}

}  // namespace
}  // namespace omnigo
