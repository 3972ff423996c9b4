// Boards for machines: strokes true to the millimetre, bodies that are closed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <regex>
#include <string>

#include "draw/print.h"
#include "draw/strokes.h"
#include "graph/layout.h"
#include "record/board_json.h"

namespace omnigo {
namespace {

int count_of(const std::string& text, const std::string& word) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; ++at) ++count;
  return count;
}

// --- strokes

struct Segment {
  double x1, y1, x2, y2;
};
std::vector<Segment> segments(const std::string& svg) {
  const std::regex path(R"re(<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/>)re");
  std::vector<Segment> found;
  for (std::sregex_iterator it(svg.begin(), svg.end(), path), end; it != end; ++it) {
    found.push_back(
        {std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3]), std::stod((*it)[4])});
  }
  return found;
}

TEST(Strokes, AreTrueToTheMillimetre) {
  const std::string svg = *board_strokes(*make_layout("9x9"), 400);
  EXPECT_NE(svg.find("width=\"400mm\" height=\"400mm\" viewBox=\"0 0 400 400\""), svg.npos);
  // Ten gaps across: eight between lines and one on each side.
  for (const Segment& s : segments(svg)) {
    EXPECT_NEAR(std::hypot(s.x2 - s.x1, s.y2 - s.y1), 320, 1e-3);
    for (const double v : {s.x1, s.y1, s.x2, s.y2}) {
      EXPECT_NEAR(v / 40, std::round(v / 40), 1e-4);
    }
  }
}

TEST(Strokes, GoStraightThroughPoints) {
  EXPECT_EQ(segments(*board_strokes(*make_layout("19x19"), 400)).size(), 38u);
  EXPECT_EQ(segments(*board_strokes(*make_layout("path:12"), 400)).size(), 1u);
  EXPECT_EQ(segments(*board_strokes(*make_layout("triangular:3"), 400)).size(), 15u);
  EXPECT_EQ(segments(*board_strokes(*make_layout("cycle:8"), 400)).size(), 8u);
}

TEST(Strokes, AreLinesAlone) {
  for (const char* spec : {"9x9", "torus:5x4", "cube:3", "sunflower:30", "dodecahedron"}) {
    const std::string svg = *board_strokes(*make_layout(spec), 150);
    EXPECT_EQ(count_of(svg, "fill=\"none\""), 1) << spec;
    EXPECT_EQ(count_of(svg, "fill="), 1) << spec;
    EXPECT_EQ(count_of(svg, "<text"), 0) << spec;
    EXPECT_EQ(count_of(svg, "width=\"150mm\""), 1) << spec;
    EXPECT_EQ(count_of(svg, "nan"), 0) << spec;
    EXPECT_GT(segments(svg).size(), 5u) << spec;
  }
}

TEST(Strokes, PointsWithoutLinesAreShown) {
  EXPECT_EQ(count_of(*board_strokes(*make_layout("1x1"), 100), "<circle"), 1);
  EXPECT_EQ(count_of(*board_strokes(*make_layout("9x9"), 100), "<circle"), 5);
}

// --- bodies

using Corner = std::array<float, 3>;

struct Mesh {
  std::vector<std::array<Corner, 3>> triangles;
};

Mesh read_stl(const std::string& bytes) {
  Mesh mesh;
  std::uint32_t count = 0;
  std::memcpy(&count, bytes.data() + 80, 4);
  EXPECT_EQ(bytes.size(), 84 + 50 * std::size_t{count});
  for (std::uint32_t i = 0; i < count; ++i) {
    std::array<Corner, 3> triangle;
    std::memcpy(triangle.data(), bytes.data() + 84 + 50 * std::size_t{i} + 12, 36);
    mesh.triangles.push_back(triangle);
  }
  return mesh;
}

// Each side of each triangle, from corner to corner: it must be there once, and once the other way.
bool is_closed(const Mesh& mesh) {
  std::vector<std::pair<Corner, Corner>> sides, back;
  for (const auto& t : mesh.triangles) {
    for (int i = 0; i < 3; ++i) {
      sides.emplace_back(t[i], t[(i + 1) % 3]);
      back.emplace_back(t[(i + 1) % 3], t[i]);
    }
  }
  std::sort(sides.begin(), sides.end());
  std::sort(back.begin(), back.end());
  return !sides.empty() && sides == back &&
         std::adjacent_find(sides.begin(), sides.end()) == sides.end();
}

double volume(const Mesh& mesh) {
  double six = 0;
  for (const auto& [a, b, c] : mesh.triangles) {
    six += double(a[0]) * (double(b[1]) * c[2] - double(b[2]) * c[1]) +
           double(a[1]) * (double(b[2]) * c[0] - double(b[0]) * c[2]) +
           double(a[2]) * (double(b[0]) * c[1] - double(b[1]) * c[0]);
  }
  return six / 6;
}

std::array<double, 3> extent(const Mesh& mesh) {
  std::array<double, 3> low, high;
  low.fill(1e9), high.fill(-1e9);
  for (const auto& t : mesh.triangles) {
    for (const Corner& p : t) {
      for (int i = 0; i < 3; ++i) {
        low[i] = std::min(low[i], double(p[i]));
        high[i] = std::max(high[i], double(p[i]));
      }
    }
  }
  return {high[0] - low[0], high[1] - low[1], high[2] - low[2]};
}

class Print : public testing::TestWithParam<const char*> {};

TEST_P(Print, IsClosedAndTrueToTheMillimetre) {
  const Mesh mesh = read_stl(*board_stl(*make_layout(GetParam()), 60));
  EXPECT_TRUE(is_closed(mesh));
  EXPECT_GT(volume(mesh), 100);  // positive: every triangle shows its outside
  const auto size = extent(mesh);
  EXPECT_NEAR(*std::max_element(size.begin(), size.end()), 60, 1e-3);
}

INSTANTIATE_TEST_SUITE_P(Boards, Print,
                         testing::Values("3x3", "path:1", "path:4", "torus:3x3", "sunflower:12",
                                         "cube:2", "cube:3", "tetrahedron", "dodecahedron",
                                         "icosahedron", "hypercube:4"));

TEST(Print, APlateHasItsProportions) {
  const auto size = extent(read_stl(*board_stl(*make_layout("5x3"), 56)));
  // 4 and 2 gaps, 0.8 around them, half a gap thick.
  EXPECT_NEAR(size[0], 56, 1e-3);
  EXPECT_NEAR(size[1], 36, 0.05);
  EXPECT_NEAR(size[2], 5, 0.05);
}

TEST(Print, GroovesAndHollowsTakeALittleOfTheBody) {
  const Mesh mesh = read_stl(*board_stl(*make_layout("cube:3"), 28));
  const double whole = 28.0 * 28 * 28;  // two gaps and 0.4 around them: a gap is 10 mm
  EXPECT_LT(volume(mesh), 0.995 * whole);
  EXPECT_GT(volume(mesh), 0.9 * whole);
}

// --- magnets

TEST(Magnets, HolesLeaveTheBoardClosedAndAreAsLargeAsTheySay) {
  constexpr double kPi = 3.14159265358979;
  for (const char* spec : {"5x5", "cube:3", "triangular:3", "dodecahedron"}) {
    SCOPED_TRACE(spec);
    const Layout layout = *make_layout(spec);
    const Mesh plain = read_stl(*board_stl(layout, 80));
    const Mesh drilled = read_stl(*board_stl(layout, 80, Magnet{4, 1.5}));
    EXPECT_TRUE(is_closed(drilled));
    const auto size = extent(drilled);
    EXPECT_NEAR(*std::max_element(size.begin(), size.end()), 80, 1e-3);
    EXPECT_NEAR(size[2], extent(plain)[2], 0.1) << "thick enough as it is";
    if (layout.solid) continue;  // finer grooves than without holes
    // A hole is 4.2 mm wide and 1.7 mm deep below the hollow.
    const double hole = kPi * 2.1 * 2.1 * 1.7;
    EXPECT_NEAR((volume(plain) - volume(drilled)) / layout.graph->size(), hole, 0.3 * hole);
  }
}

TEST(Magnets, APlateIsThickEnoughForThem) {
  const Layout layout = *make_layout("9x9");
  EXPECT_NEAR(extent(read_stl(*board_stl(layout, 96)))[2], 5, 0.05);  // 10 mm apart
  const Mesh drilled = read_stl(*board_stl(layout, 96, Magnet{5, 5}));
  EXPECT_TRUE(is_closed(drilled));
  EXPECT_NEAR(extent(drilled)[2], 1.1 + 5.2 + 1, 0.05);  // hollow, hole, a millimetre below
}

TEST(Magnets, StonesAreClosedAndFitTheBoard) {
  const Layout layout = *make_layout("9x9");
  for (const auto& magnet : {std::optional<Magnet>(), std::optional(Magnet{5, 2})}) {
    const Mesh one = read_stl(*stones_stl(layout, 96, 1, magnet));
    EXPECT_TRUE(is_closed(one));
    EXPECT_NEAR(extent(one)[0], 8.8, 0.1);
    // The hole opens where the bottom is round: the lowest part of the stone is its edge.
    if (!magnet) EXPECT_NEAR(extent(one)[2], 4, 0.1);
    const Mesh seven = read_stl(*stones_stl(layout, 96, 7, magnet));
    EXPECT_TRUE(is_closed(seven));
    EXPECT_NEAR(volume(seven), 7 * volume(one), 0.01 * volume(seven));
    EXPECT_NEAR(extent(seven)[0], 28.8, 0.1);
  }
  EXPECT_GT(volume(read_stl(*stones_stl(layout, 96, 1, {}))) -
                volume(read_stl(*stones_stl(layout, 96, 1, Magnet{5, 2}))),
            20);
}

TEST(Magnets, ThatDoNotFitAreErrors) {
  const Layout layout = *make_layout("9x9");
  EXPECT_EQ(board_stl(layout, 96, Magnet{8, 2}).error().message,
            "magnets of 8.0 mm are too wide: neighbours are 10.0 mm apart, which leaves room for "
            "6.6 mm");
  EXPECT_EQ(stones_stl(layout, 96, 1, Magnet{3, 8}).error().message,
            "magnets of 8.0 mm are too high: neighbours are 10.0 mm apart, which leaves room for "
            "5.8 mm");
  EXPECT_FALSE(board_stl(layout, 96, Magnet{NAN, 2}));
  const auto star =
      board_from_text(R"({"points": [{"x": 0, "y": 0, "z": 0}, {"x": 1, "y": 1, "z": 1},
      {"x": -1, "y": -1, "z": 1}, {"x": -1, "y": 1, "z": -1}, {"x": 1, "y": -1, "z": -1}],
      "edges": [[0, 1], [0, 2], [0, 3], [0, 4]]})");
  ASSERT_TRUE(star) << star.error().message;
  const auto frame = board_stl(**star, 200, Magnet{2, 1});
  ASSERT_FALSE(frame);
  EXPECT_EQ(frame.error().message, "a frame has no room for magnets");
}

TEST(Print, AClosedSurfaceIsDistinguishedFromAnOpenOne) {
  Mesh mesh = read_stl(*board_stl(*make_layout("path:1"), 20));
  EXPECT_TRUE(is_closed(mesh));
  mesh.triangles.pop_back();
  EXPECT_FALSE(is_closed(mesh));
}

TEST(Make, ABoardCannotBeTooSmall) {
  EXPECT_FALSE(board_stl(*make_layout("3x3"), 0));
  EXPECT_FALSE(board_strokes(*make_layout("3x3"), NAN));
}

}  // namespace
}  // namespace omnigo
