// Every published value: solved, both bounds certified, and the certificates verified.
#include "certified.h"

#include "places.h"

namespace omnigo {
namespace {

TEST(Certified, PublishedValues) {
  const std::string file = source_folder() + "/tests/data/perfect-play.txt";
  EXPECT_GE(expect_all_certified(file, 16 << 20), 34);
}

}  // namespace
}  // namespace omnigo
