// The learning curve that the trainer draws: train/curve.py.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "places.h"

namespace omnigo {
namespace {

// What the program draws of a log with these lines.
std::string drawn(const std::string& lines) {
  const std::string folder = ::testing::TempDir();
  std::ofstream(folder + "/curve-log.jsonl") << lines;
  const std::string command = "python3 '" + source_folder() + "/train/curve.py' '" + folder +
                              "/curve-log.jsonl' > '" + folder + "/curve.svg'";
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::ifstream in(folder + "/curve.svg");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

class Curve : public ::testing::Test {
 protected:
  void SetUp() override {
    if (std::system("python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))'") != 0) {
      GTEST_SKIP() << "no python3";
    }
  }
};

// The time goes from left to right, from the first number to the last; larger is higher.
TEST_F(Curve, DrawsLossesAndRatingsOverTime) {
  const std::string svg = drawn(
      R"({"seconds": 600, "policy": 1.5, "entropy": 1.0, "win_error": 0.3}
{"seconds": 660, "rating": 40.0}
{"seconds": 900, "policy": 1.4, "entropy": 1.0, "win_error": 0.2}
{"seconds": 1200, "policy": 1.2, "entropy": 1.0, "win_error": 0.25}
)");
  EXPECT_EQ(count(svg, "<polyline"), 3u);
  EXPECT_EQ(count(svg, ">10.0</text>"), 3u);
  EXPECT_EQ(count(svg, ">20.0 minutes</text>"), 3u);
  EXPECT_NE(svg.find("points=\"60.0,240.0 340.0,283.3 620.0,370.0\""), std::string::npos) << svg;
  EXPECT_NE(svg.find("points=\"60.0,440.0 340.0,570.0 620.0,505.0\""), std::string::npos) << svg;
}

TEST_F(Curve, WritesLargeNumbersInFull) {
  const std::string svg = drawn(R"({"seconds": 60, "rating": 842.2}
{"seconds": 120, "rating": 2006.7}
)");
  EXPECT_NE(svg.find(">2,007</text>"), std::string::npos) << svg;
  EXPECT_NE(svg.find(">842</text>"), std::string::npos) << svg;
}

TEST_F(Curve, LeavesOutWhatWasNotMeasured) {
  const std::string svg =
      drawn(R"({"seconds": 600, "policy": 1.5, "entropy": 1.0, "win_error": 0.3})");
  EXPECT_EQ(count(svg, "<polyline"), 2u);
  EXPECT_EQ(svg.find("Elo"), std::string::npos);
  EXPECT_EQ(count(drawn(R"({"seconds": 1, "started": true})"), "<polyline"), 0u);
}

}  // namespace
}  // namespace omnigo
