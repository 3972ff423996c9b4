// omnigo perft, as it is called.
#include <gtest/gtest.h>

#include "program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

TEST(PerftProgram, CountsAsJson) {
  const Ran ran = run_omnigo("perft 2x2 8 --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, "{\"counts\":[5,21,68,156,316,604,1088,2184]}\n");
}

TEST(PerftProgram, TakesRules) {
  const Ran ran = run_omnigo("perft 3x3 3 --rules players=3");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, "1 10\n2 91\n3 740\n");
}

// The last depth would take years.
TEST(PerftProgram, PrintsEachDepthAsItIsDone) {
  EXPECT_EQ(run_omnigo("perft 3x3 30 | head -4").output, "1 10\n2 91\n3 738\n4 5281\n");
}

TEST(PerftProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors("perft", {"", "2x2", "2x2 0", "2x2 x", "nowhere:3 1", "2x2 1 --rules tibetan",
                                "2x2 1 --fast"});
}

}  // namespace
}  // namespace omnigo
