// Every published value: solved, both bounds certified, and the certificates verified.
#include "certified.h"

#include "places.h"

namespace omnigo {
namespace {

TEST(Certified, PublishedValues) {
  const std::string file = source_folder() + "/tests/data/perfect-play.txt";
  const std::vector<std::string> values = values_in(file);
  EXPECT_GE(values.size(), 34u);
  for (const std::string& line : values) expect_certified(line, {16 << 20, 60});
}

}  // namespace
}  // namespace omnigo
