#include "graph/board_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

#include "base/random.h"

namespace omnigo {
namespace {

Layout board(std::string_view text) {
  auto layout = read_board(text, "b");
  EXPECT_TRUE(layout) << text << "\n" << (layout ? "" : layout.error().message);
  return layout ? *layout : Layout{};
}

std::string why_not(std::string_view text) {
  const auto layout = read_board(text, "b");
  EXPECT_FALSE(layout) << text;
  return layout ? "" : layout.error().message;
}

using Names = std::vector<std::string>;

TEST(BoardText, JsonWithACountOfPoints) {
  const Layout layout = board(R"({"points": 4, "edges": [[0, 1], [3, 2]]})");
  EXPECT_EQ(layout.spec, "file:b");
  EXPECT_EQ(layout.names, (Names{"1", "2", "3", "4"}));
  EXPECT_EQ(layout.graph->edges(), (std::vector<Edge>{{0, 1}, {2, 3}}));
  EXPECT_EQ(layout.coordinates.size(), 4u);
  EXPECT_FALSE(layout.solid);
  EXPECT_FALSE(layout.rectangle);
}

TEST(BoardText, JsonWithNamesAndPlaces) {
  const Layout layout = board(R"( {"edges": [["hub", "2"], [2, "hub"]], "points": [
      {"name": "hub", "x": 0, "y": -1.5e1}, {"x": 1, "y": 0},
      {"name": "Zürich\u00e9\ud83d\ude00\"<", "x": 2, "y": 0}]} )");
  EXPECT_EQ(layout.names, (Names{"hub", "2", "Zürich\u00e9\U0001F600\"<"}));
  EXPECT_EQ(layout.graph->edges(), (std::vector<Edge>{{0, 1}, {0, 2}}));
  EXPECT_EQ(layout.coordinates[0], (Coordinates{0, -15, 0}));
  EXPECT_EQ(layout.find("HUB"), Point(0));
}

TEST(BoardText, JsonWithDepthIsSolid) {
  EXPECT_TRUE(board(R"({"points": [{"x":0,"y":0,"z":1}, {"x":0,"y":0}], "edges": []})").solid);
}

TEST(BoardText, JsonMayLeaveOutEdges) {
  EXPECT_EQ(board(R"({"points": 3})").graph->edge_count(), 0);
}

TEST(BoardText, ReadsWhatTheProgramWrites) {
  const Layout layout = board(
      R"({"spec":"path:2","points":[{"name":"1","x":0.0,"y":0.0},{"name":"2","x":1.0,"y":0.0}],)"
      R"("edges":[[0,1]],"symmetries":"2"})");
  EXPECT_EQ(layout.graph->edge_count(), 1);
}

TEST(BoardText, ListOfEdges) {
  const Layout layout = board(
      "# three and one\r\n"
      "north\teast\n"
      "\n"
      "  east south   # a comment\n"
      "alone\n"
      "north");
  EXPECT_EQ(layout.names, (Names{"north", "east", "south", "alone"}));
  EXPECT_EQ(layout.graph->edges(), (std::vector<Edge>{{0, 1}, {1, 2}}));
}

TEST(BoardText, ListOfNumbersIsInTheirOrder) {
  const Layout layout = board("10 2\n2 0\n7\n");
  EXPECT_EQ(layout.names, (Names{"0", "2", "7", "10"}));
  EXPECT_EQ(layout.graph->edges(), (std::vector<Edge>{{0, 1}, {1, 3}}));
  EXPECT_EQ(board("\xEF\xBB\xBF"
                  "1 2")
                .names,
            (Names{"1", "2"}))
      << "a byte order mark";
}

TEST(BoardText, WrongJsonIsNamedWithLineAndColumn) {
  const std::pair<const char*, const char*> kWrong[] = {
      {"{", "b:1:2: expected a string, found the end"},
      {"[]", "b:1:1: expected an object, found '['"},
      {"{}", "b:1:1: a board needs at least one point"},
      {"{\"points\": 2,\n \"edges\": [[0, 1],]}", "b:2:19: expected an array, found ']'"},
      {"{\"points\": 2} x", "b:1:15: expected the end, found 'x'"},
      {"{\"points\": 0}", "b:1:12: a board has 1 to 10000 points"},
      {"{\"points\": -3}", "b:1:12: a board has 1 to 10000 points"},
      {"{\"points\": 2.5}", "b:1:12: a board has 1 to 10000 points"},
      {"{\"points\": 10001}", "b:1:12: a board has 1 to 10000 points"},
      {"{\"points\": 1e999}", "b:1:12: the number is too large"},
      {"{\"points\": 4 4}", "b:1:14: expected ',', found '4'"},
      {"{\"points\": +1}", "b:1:12: expected a number, found '+'"},
      {"{\"points\": \"4\"}", "b:1:12: expected a number, found '\"'"},
      {"{\"points\": []}", "b:1:12: a board needs at least one point"},
      {"{\"points\": 1, \"points\": 2}", "b:1:15: 'points' is given twice"},
      {"{\"points\": 1, \"colour\": 2}",
       "b:1:25: unknown member 'colour'; a board has points and edges"},
      {"{\"points\": [{\"label\": 2}]}",
       "b:1:23: unknown member 'label'; a point has name, x, y and z"},
      {"{\"points\": [{\"name\": 2}]}", "b:1:22: expected a string, found '2'"},
      {"{\"points\": [{\"name\": \"\"}]}", "b:1:13: a name is empty"},
      {"{\"points\": [{\"name\": \"a b\"}]}", "b:1:13: the name 'a b' has a space"},
      {"{\"points\": [{\"name\": \"a\\u0007\"}]}", "b:1:13: a name has a control character"},
      {"{\"points\": [{\"name\": \"a\\u200b\"}]}", "b:1:13: the name 'a\u200b' has a space"},
      {"{\"points\": [{\"name\": \"Pass\"}]}", "b:1:13: 'Pass' cannot be the name of a point"},
      {"{\"points\": [{\"name\": \"a\"}, {\"name\": \"a\"}]}",
       "b:1:28: the name 'a' is given twice"},
      {"{\"points\": [{\"name\": \"2\"}, {}]}", "b:1:28: the name '2' is given twice"},
      {"{\"points\": [{\"name\": \"123456789012345678901234567890123\"}]}",
       "b:1:13: the name '123456789012345678901234567890123' is longer than 32 bytes"},
      {"{\"points\": [{\"name\": \"\\ud800\"}]}", "b:1:23: an unpaired surrogate"},
      {"{\"points\": [{\"name\": \"\\x\"}]}", "b:1:23: an unknown escape sequence in a string"},
      {"{\"points\": [{\"name\": \"a}]}", "b:1:22: an unterminated string"},
      {"{\"points\": [{\"x\": 1}]}", "b:1:13: a point has both x and y, or neither"},
      {"{\"points\": [{\"z\": 1}]}", "b:1:13: a point has both x and y, or neither"},
      {"{\"points\": [{\"x\": 1, \"y\": 2}, {}]}", "b:1:31: all points have coordinates, or none"},
      {"{\"points\": [{}, {\"x\": 1, \"y\": 2}]}", "b:1:17: all points have coordinates, or none"},
      {"{\"points\": [{\"x\": 1, \"y\": 2}, {\"x\": 1, \"y\": 2}]}",
       "b:1:31: two points are in the same place"},
      {"{\"points\": [{\"x\": 1e7, \"y\": 2}]}",
       "b:1:19: coordinates must be from -1000000 to 1000000"},
      {"{\"points\": [{\"x\": NaN, \"y\": 2}]}", "b:1:19: expected a number, found 'N'"},
      {"{\"points\": 2, \"edges\": [[0]]}", "b:1:25: an edge has two ends"},
      {"{\"points\": 2, \"edges\": [[0, 1, 1]]}", "b:1:25: an edge has two ends"},
      {"{\"points\": 2, \"edges\": [[0, 0]]}", "b:1:26: an edge connects '1' to itself"},
      {"{\"points\": 2, \"edges\": [[0, 1], [1, 0]]}",
       "b:1:34: the edge from '2' to '1' is given twice"},
      {"{\"points\": 2, \"edges\": [[0, 2]]}",
       "b:1:29: an edge refers to a missing point; points are numbered 0 to 1"},
      {"{\"points\": 2, \"edges\": [[-1, 0]]}",
       "b:1:26: an edge refers to a missing point; points are numbered 0 to 1"},
      {"{\"points\": 2, \"edges\": [[0.5, 0]]}",
       "b:1:26: an edge refers to a missing point; points are numbered 0 to 1"},
      {"{\"points\": 2, \"edges\": [[\"a\", 0]]}", "b:1:26: no point is named 'a'"},
  };
  for (const auto& [text, line] : kWrong) EXPECT_EQ(why_not(text), line) << text;
  EXPECT_EQ(why_not("{\"points\": 1, \"spec\": " + std::string(100000, '[')),
            "b:1:86: nested too deeply");
}

TEST(BoardText, WrongListsAreNamedWithTheLine) {
  EXPECT_EQ(why_not(""), "b: a board needs at least one point");
  EXPECT_EQ(why_not("# nothing\n"), "b: a board needs at least one point");
  EXPECT_EQ(why_not("a b\nb c d\n"), "b:2: a line must name one point, or the two ends of an edge");
  EXPECT_EQ(why_not("a b\n\nb a\n"), "b:3: the edge from 'b' to 'a' is given twice");
  EXPECT_EQ(why_not("a a\n"), "b:1: an edge connects 'a' to itself");
  EXPECT_EQ(why_not("a resign\n"), "b:1: 'resign' cannot be the name of a point");
  EXPECT_EQ(why_not(std::string("a b\n\0\n", 6)), "b:2:1: this is not UTF-8 text");
  EXPECT_EQ(why_not("a \xFFz\n"), "b:1:3: this is not UTF-8 text");
  EXPECT_EQ(why_not("\x7F"
                    "ELF"),
            "b:1:1: this is not UTF-8 text");
  std::string many;
  for (int p = 0; p <= kMaxPoints; ++p) many += std::to_string(p) + "\n";
  EXPECT_EQ(why_not(many), "b:10001: a board has at most 10000 points");
  EXPECT_EQ(why_not(std::string(kMostBoardBytes + 1, ' ')),
            "b: a board file can have at most 16 MiB");
}

TEST(BoardText, TooManyEdges) {
  std::string list, json = "{\"points\": 700, \"edges\": [";
  int count = 0;
  for (int a = 0; a < 700 && count <= kMaxEdges; ++a) {
    for (int b = 0; b < a && count <= kMaxEdges; ++b, ++count) {
      list += std::to_string(a) + " " + std::to_string(b) + "\n";
      json += (count ? ",[" : "[") + std::to_string(a) + "," + std::to_string(b) + "]";
    }
  }
  EXPECT_EQ(why_not(list), "b:200001: a board has at most 200000 edges");
  EXPECT_NE(why_not(json + "]}").find("a board has at most 200000 edges"), std::string::npos);
}

class BoardFile : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    folder_ = std::filesystem::temp_directory_path() / ("omnigo_board_file_" + name);
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string write(const std::string& name, const std::string& text) {
    const std::string path = (folder_ / name).string();
    std::ofstream(path) << text;
    return path;
  }

  std::filesystem::path folder_;
};

TEST_F(BoardFile, IsRead) {
  const std::string path = write("ring.txt", "a b\nb c\nc a\n");
  const auto layout = make_layout("file:" + path);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->spec, "file:" + path);
  EXPECT_EQ(layout->graph->edge_count(), 3);
}

TEST_F(BoardFile, WhatIsNoFileIsOneLine) {
  const auto why = [](const std::string& path) {
    const auto layout = make_layout("file:" + path);
    EXPECT_FALSE(layout);
    return layout ? "" : layout.error().message;
  };
  EXPECT_EQ(why(""), "file: needs the path of a board file");
  EXPECT_EQ(why("/no/such/board"), "'/no/such/board' does not exist");
  EXPECT_EQ(why("/dev/null"), "'/dev/null' is not a regular file");
  EXPECT_EQ(why("/"), "'/' is a folder, not a file");
  const std::string wrong = write("wrong.json", "{\"points\": 2, \"edges\": [[0, 5]]}");
  EXPECT_NE(why(wrong).find(":1:29: an edge refers to a missing point"), std::string::npos);
  EXPECT_EQ(why("a\nb").find('\n'), std::string::npos);
}

// Automatic places: neighbours about one apart, no two points in one place, the same every time.
TEST(Arrange, LaysAGraphOutReadably) {
  std::string ladder, isolated, random_tree;
  Random random(5);
  for (int i = 0; i < 20; ++i) {
    ladder += "a" + std::to_string(i) + " b" + std::to_string(i) + "\n";
    if (i) ladder += "a" + std::to_string(i - 1) + " a" + std::to_string(i) + "\n";
    if (i) ladder += "b" + std::to_string(i - 1) + " b" + std::to_string(i) + "\n";
    isolated += std::to_string(i) + "\n";
    if (i) random_tree += std::to_string(i) + " " + std::to_string(random.below(i)) + "\n";
  }
  for (const std::string& text :
       {ladder, isolated, random_tree, std::string("a b\nc d\nd e\ne c\nf")}) {
    const Layout layout = board(text);
    double total = 0;
    for (const Edge e : layout.graph->edges()) {
      const Coordinates a = layout.coordinates[e.a], b = layout.coordinates[e.b];
      const double length = std::hypot(a.x - b.x, a.y - b.y);
      EXPECT_GT(length, 0.5);
      EXPECT_LT(length, 1.6);
      total += length;
    }
    EXPECT_NEAR(total, layout.graph->edge_count(), 0.15 * layout.graph->edge_count());
    for (int p = 0; p < layout.graph->size(); ++p) {
      for (int q = 0; q < p; ++q) {
        const Coordinates a = layout.coordinates[p], b = layout.coordinates[q];
        EXPECT_GT(std::hypot(a.x - b.x, a.y - b.y), 0.3) << text;
      }
    }
    EXPECT_EQ(board(text).coordinates, layout.coordinates);
  }
}

TEST(Arrange, LargeGraphsKeepTheirShape) {
  // A grid of 100 x 20 without its coordinates: the far ends stay far apart.
  std::string text;
  for (int r = 0; r < 20; ++r) {
    for (int c = 0; c < 100; ++c) {
      const int p = r * 100 + c;
      if (c) text += std::to_string(p - 1) + " " + std::to_string(p) + "\n";
      if (r) text += std::to_string(p - 100) + " " + std::to_string(p) + "\n";
    }
  }
  const Layout layout = board(text);
  ASSERT_EQ(layout.graph->size(), 2000);
  EXPECT_GT(std::abs(layout.coordinates[0].x - layout.coordinates[99].x), 70);
  double total = 0;
  for (const Edge e : layout.graph->edges()) {
    const Coordinates a = layout.coordinates[e.a], b = layout.coordinates[e.b];
    total += std::hypot(a.x - b.x, a.y - b.y);
  }
  EXPECT_NEAR(total / layout.graph->edge_count(), 1, 0.25);
}

}  // namespace
}  // namespace omnigo
