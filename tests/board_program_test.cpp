// omnigo board, as it is called.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>

#include "graph/families.h"
#include "program.h"

namespace omnigo {
namespace {

TEST(BoardProgram, ListsEveryFamilyWithAnExampleThatWorks) {
  const Ran ran = run_omnigo("board");
  EXPECT_EQ(ran.status, 0);
  for (const Family& family : families()) {
    EXPECT_NE(ran.output.find("  " + std::string(family.example) + " "), std::string::npos);
    EXPECT_TRUE(make_family(family.example)) << family.example;
  }
}

TEST(BoardProgram, WritesJson) {
  EXPECT_EQ(run_omnigo("board path:2 --json").output,
            "{\"spec\":\"path:2\",\"points\":[{\"name\":\"1\",\"x\":0.0,\"y\":0.0},"
            "{\"name\":\"2\",\"x\":1.0,\"y\":0.0}],\"edges\":[[0,1]],\"symmetries\":\"2\"}\n");
  const auto grid = nlohmann::json::parse(run_omnigo("board 9 --json").output);
  EXPECT_EQ(grid["spec"], "grid:9x9");
  EXPECT_EQ(grid["points"].size(), 81u);
  EXPECT_EQ(grid["points"][80]["name"], "J9");
  EXPECT_FALSE(grid["points"][0].contains("z"));
  EXPECT_EQ(grid["edges"].size(), 144u);
  EXPECT_EQ(grid["symmetries"], "8");
  EXPECT_TRUE(
      nlohmann::json::parse(run_omnigo("board cube:3 --json").output)["points"][0].contains("z"));
}

TEST(BoardProgram, ReadsBackWhatItWrites) {
  const std::string path = testing::TempDir() + "omnigo_board_program_test.json";
  const Ran written = run_omnigo("board honeycomb:2 --json");
  std::ofstream(path) << written.output;
  auto again = nlohmann::ordered_json::parse(run_omnigo("board file:" + path + " --json").output);
  EXPECT_EQ(again["spec"], "file:" + path);
  again["spec"] = "honeycomb:2";
  EXPECT_EQ(again.dump() + "\n", written.output);
  std::remove(path.c_str());
}

TEST(BoardProgram, SaysHowLargeABoardIs) {
  const std::string text = run_omnigo("board triangular:11").output;
  EXPECT_NE(text.find("points      331\n"), std::string::npos) << text;
  EXPECT_NE(text.find("neighbours  3 (6 points), 4 (54), 6 (271)\n"), std::string::npos) << text;
  EXPECT_NE(text.find("symmetries  12\n"), std::string::npos) << text;
  EXPECT_NE(run_omnigo("board grid:2x2").output.find("\n  A2 B2\n  A1 B1\n"), std::string::npos);
}

TEST(BoardProgram, DrawsAPicture) {
  const Ran ran = run_omnigo("board cube:3 --svg --names");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("<svg xmlns="));
  EXPECT_TRUE(ran.output.ends_with("</svg>\n"));
  EXPECT_NE(ran.output.find(">26</text>"), std::string::npos);
}

TEST(BoardProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  for (const std::string wrong :
       {"gird:9x9", "grid:0x3", "hypercube:14", "''", "file:/no/such/file", "9 9", "9 --wide",
        "--json", "--svg", "9 --names", "9 --json --svg"}) {
    SCOPED_TRACE(wrong);
    const Ran ran = run_omnigo("board " + wrong + " 2>&1");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.output.find('\n'), ran.output.size() - 1);
    EXPECT_TRUE(ran.output.starts_with("omnigo: ")) << ran.output;
  }
}

}  // namespace
}  // namespace omnigo
