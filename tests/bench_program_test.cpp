// omnigo bench, as it is called.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

TEST(BenchProgram, HelpListsEveryBenchmark) {
  const Ran ran = run_omnigo("bench --help");
  EXPECT_EQ(ran.status, 0);
  for (const std::string name :
       {"playouts", "rules", "scaling", "copy", "search", "solve", "count", "sgf"}) {
    EXPECT_NE(ran.output.find("\n  " + name + " "), std::string::npos) << name;
    const Ran help = run_omnigo("bench " + name + " --help");
    EXPECT_EQ(help.status, 0);
    EXPECT_TRUE(help.output.starts_with("usage: omnigo bench " + name)) << help.output;
  }
}

// The figures depend on the machine; the mean length and score of a playout on 2x2 do not: four
// points, at most twelve moves.
TEST(BenchProgram, PlayoutsAsJson) {
  const Ran ran = run_omnigo("bench playouts 2x2 --seconds 1 --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with(
      "{\"board\":\"grid:2x2\",\"players\":2,\"ko\":\"simple\",\"playouts_per_s\":"))
      << ran.output;
  const auto at = ran.output.find("\"moves_per_playout\":");
  ASSERT_NE(at, std::string::npos);
  const double moves = std::stod(ran.output.substr(at + 20));
  EXPECT_GT(moves, 3);
  EXPECT_LE(moves, 12);
}

TEST(BenchProgram, QuotesTheBoard) {
  const std::string file = testing::TempDir() + "a\"b\\c.json";
  std::ofstream(file) << R"({"points": 4, "edges": [[0, 1], [1, 2], [2, 3], [3, 0]]})";
  const Ran ran = run_omnigo("bench playouts 'file:" + file + "' --seconds 1 --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(nlohmann::json::parse(ran.output)["board"], "file:" + file);
}

TEST(BenchProgram, ASectionAsATable) {
  const Ran table = run_omnigo("bench copy");
  EXPECT_EQ(table.status, 0);
  EXPECT_TRUE(table.output.starts_with("## Copying a game\n")) << table.output;
  EXPECT_NE(table.output.find("\n| 19x19, without its history | "), std::string::npos);
}

TEST(BenchProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors(
      "bench", {"nothing", "--fast", "extra --json", "copy 9", "copy --svg x.svg", "playouts",
                "playouts 9 --ko none", "scaling --svg", "--html", "--html /nowhere/report.html"});
}

}  // namespace
}  // namespace omnigo
