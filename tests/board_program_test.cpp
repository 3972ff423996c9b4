// omnigo board, as it is called.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "graph/families.h"
#include "places.h"
#include "program.h"
#include "usage_errors.h"

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
  const std::string grid = run_omnigo("board grid:2x3").output;
  EXPECT_TRUE(grid.ends_with("\n\n  A B\n3 . . 3\n2 . . 2\n1 . . 1\n  A B\n")) << grid;
  const std::string star = run_omnigo("board triangular:2").output;
  EXPECT_TRUE(star.ends_with("\n\n 6 7\n3 4 5\n 1 2\n")) << star;
}

TEST(BoardProgram, DrawsAPicture) {
  const Ran ran = run_omnigo("board cube:3 --svg --names");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("<svg xmlns="));
  EXPECT_TRUE(ran.output.ends_with("</svg>\n"));
  EXPECT_NE(ran.output.find(">26</text>"), std::string::npos);
}

TEST(BoardProgram, WritesFilesForMakers) {
  const Ran strokes = run_omnigo("board 19 --svg --strokes --width 42.4cm");
  EXPECT_EQ(strokes.status, 0);
  EXPECT_NE(strokes.output.find("width=\"424mm\" height=\"424mm\""), std::string::npos);
  const Ran stl = run_omnigo("board cube:2 --stl --width 50 | head -c 19");
  EXPECT_EQ(stl.output, "a board of omnigo's");
}

// The pictures in docs/boards are those that the program draws: FAMILY-ARGUMENTS.svg.
TEST(BoardProgram, DrawsThePicturesOfTheDocuments) {
  int pictures = 0;
  for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/docs/boards")) {
    std::string spec = entry.path().stem();
    if (const std::size_t dash = spec.find('-'); dash != spec.npos) spec[dash] = ':';
    SCOPED_TRACE(spec);
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string kept{std::istreambuf_iterator<char>(in), {}};
    EXPECT_TRUE(kept == run_omnigo("board " + spec + " --svg").output)
        << "omnigo board " << spec << " --svg > " << entry.path();
    ++pictures;
  }
  EXPECT_GT(pictures, 20);
}

TEST(BoardProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors("board", {"gird:9x9", "grid:0x3", "hypercube:14", "''", "file:/no/such/file",
                                "9 9", "9 --wide", "--json", "--svg", "9 --names", "9 --json --svg",
                                "9 --strokes", "9 --width 40mm", "9 --svg --stl",
                                "9 --stl --width 4in", "9 --stl --width 1mm", "--stl"});
}

}  // namespace
}  // namespace omnigo
