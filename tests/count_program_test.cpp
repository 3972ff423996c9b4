// omnigo count, as it is called.
#include <gtest/gtest.h>

#include "program.h"

namespace omnigo {
namespace {

TEST(CountProgram, CountsAsJson) {
  const Ran ran = run_omnigo("count 2x2 --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, "{\"legal\":\"57\"}\n");
}

TEST(CountProgram, AnswersWhatIsAskedFor) {
  const Ran ran = run_omnigo("count 2x2 --players 3 --fraction --check");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output,
            "127\nfraction 0.496094\nthe same by the sweep over any graph\n"
            "the same by brute force\n");
}

TEST(CountProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  for (const std::string wrong :
       {"", "nowhere:3", "2x2 --players 0", "2x2 --players 27", "2x2 --memory 7x", "2x2 --memory 0",
        "2x2 3x3", "9x9 --memory 20K", "2x2 --fast"}) {
    SCOPED_TRACE(wrong);
    const Ran ran = run_omnigo("count " + wrong + " 2>&1");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.output.find('\n'), ran.output.size() - 1);
    EXPECT_TRUE(ran.output.starts_with("omnigo: ")) << ran.output;
  }
}

}  // namespace
}  // namespace omnigo
