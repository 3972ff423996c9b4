#include "graph/families.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace omnigo {
namespace {

Layout board(std::string_view spec) {
  auto layout = make_layout(spec);
  EXPECT_TRUE(layout) << spec << ": " << (layout ? "" : layout.error().message);
  return layout ? *layout : Layout{};
}

std::string why_not(std::string_view spec) {
  const auto layout = make_layout(spec);
  EXPECT_FALSE(layout) << spec;
  return layout ? "" : layout.error().message;
}

// How many points have how many neighbours.
std::map<int, int> degrees(const Graph& graph) {
  std::map<int, int> count;
  for (int p = 0; p < graph.size(); ++p) ++count[graph.degree(static_cast<Point>(p))];
  return count;
}

bool connected(const Graph& graph) {
  std::vector<bool> met(graph.size());
  std::vector<Point> open{0};
  met[0] = true;
  int count = 1;
  while (!open.empty()) {
    const Point p = open.back();
    open.pop_back();
    for (const Point q : graph.neighbours(p)) {
      if (met[q]) continue;
      met[q] = true;
      ++count;
      open.push_back(q);
    }
  }
  return count == graph.size();
}

struct Expected {
  const char* spec;
  const char* canonical;
  int points, edges;
  std::map<int, int> degrees;
};

TEST(Families, SizesEdgesAndDegrees) {
  const Expected kExpected[] = {
      {"9", "grid:9x9", 81, 144, {{2, 4}, {3, 28}, {4, 49}}},
      {"13x9", "grid:13x9", 117, 212, {{2, 4}, {3, 36}, {4, 77}}},
      {"grid:1x1", "grid:1x1", 1, 0, {{0, 1}}},
      {"grid:1x5", "grid:1x5", 5, 4, {{1, 2}, {2, 3}}},
      {"grid:19", "grid:19x19", 361, 684, {{2, 4}, {3, 68}, {4, 289}}},
      {"grid:100x100", "grid:100x100", 10000, 19800, {{2, 4}, {3, 392}, {4, 9604}}},
      {"cylinder:6x4", "cylinder:6x4", 24, 42, {{3, 12}, {4, 12}}},
      {"cylinder:2x3", "cylinder:2x3", 6, 7, {{2, 4}, {3, 2}}},
      {"cylinder:1x3", "cylinder:1x3", 3, 2, {{1, 2}, {2, 1}}},
      {"torus:11", "torus:11x11", 121, 242, {{4, 121}}},
      {"torus:2x2", "torus:2x2", 4, 4, {{2, 4}}},
      {"torus:3x3", "torus:3x3", 9, 18, {{4, 9}}},
      {"torus:1x5", "torus:1x5", 5, 5, {{2, 5}}},
      {"torus:1x1", "torus:1x1", 1, 0, {{0, 1}}},
      {"mobius:15x7", "mobius:15x7", 105, 195, {{3, 30}, {4, 75}}},
      {"mobius:3x2", "mobius:3x2", 6, 9, {{3, 6}}},
      {"mobius:2x2", "mobius:2x2", 4, 6, {{3, 4}}},
      {"mobius:1x4", "mobius:1x4", 4, 4, {{2, 4}}},
      {"mobius:1x5", "mobius:1x5", 5, 6, {{2, 3}, {3, 2}}},
      {"klein:11x11", "klein:11x11", 121, 242, {{4, 121}}},
      {"klein:1x4", "klein:1x4", 4, 4, {{2, 4}}},
      {"triangular:1", "triangular:1", 1, 0, {{0, 1}}},
      {"triangular:2", "triangular:2", 7, 12, {{3, 6}, {6, 1}}},
      {"triangular:11", "triangular:11", 331, 930, {{3, 6}, {4, 54}, {6, 271}}},
      {"triangular:58", "triangular:58", 9919, 29412, {{3, 6}, {4, 336}, {6, 9577}}},
      {"honeycomb:1", "honeycomb:1", 6, 6, {{2, 6}}},
      {"honeycomb:2", "honeycomb:2", 24, 30, {{2, 12}, {3, 12}}},
      {"honeycomb:40", "honeycomb:40", 9600, 14280, {{2, 240}, {3, 9360}}},
      {"cube:2", "cube:2", 8, 12, {{3, 8}}},
      {"cube:3", "cube:3", 26, 48, {{3, 8}, {4, 18}}},
      {"cube:41", "cube:41", 9602, 19200, {{3, 8}, {4, 9594}}},
      {"sierpinski:0", "sierpinski:0", 3, 3, {{2, 3}}},
      {"sierpinski:1", "sierpinski:1", 6, 9, {{2, 3}, {4, 3}}},
      {"sierpinski:3", "sierpinski:3", 42, 81, {{2, 3}, {4, 39}}},
      {"sierpinski:8", "sierpinski:8", 9843, 19683, {{2, 3}, {4, 9840}}},
      {"path:1", "path:1", 1, 0, {{0, 1}}},
      {"path:7", "path:7", 7, 6, {{1, 2}, {2, 5}}},
      {"path:10000", "path:10000", 10000, 9999, {{1, 2}, {2, 9998}}},
      {"cycle:3", "cycle:3", 3, 3, {{2, 3}}},
      {"cycle:10000", "cycle:10000", 10000, 10000, {{2, 10000}}},
      {"complete:1", "complete:1", 1, 0, {{0, 1}}},
      {"complete:632", "complete:632", 632, 199396, {{631, 632}}},
      {"star:1", "star:1", 1, 0, {{0, 1}}},
      {"star:2", "star:2", 2, 1, {{1, 2}}},
      {"star:8", "star:8", 8, 7, {{1, 7}, {7, 1}}},
      {"hypercube:0", "hypercube:0", 1, 0, {{0, 1}}},
      {"hypercube:4", "hypercube:4", 16, 32, {{4, 16}}},
      {"hypercube:13", "hypercube:13", 8192, 53248, {{13, 8192}}},
      {"tetrahedron", "tetrahedron", 4, 6, {{3, 4}}},
      {"octahedron", "octahedron", 6, 12, {{4, 6}}},
      {"dodecahedron", "dodecahedron", 20, 30, {{3, 20}}},
      {"icosahedron", "icosahedron", 12, 30, {{5, 12}}},
      {"petersen", "petersen", 10, 15, {{3, 10}}},
  };
  for (const Expected& expected : kExpected) {
    SCOPED_TRACE(expected.spec);
    const Layout layout = board(expected.spec);
    ASSERT_TRUE(layout.graph);
    EXPECT_EQ(layout.spec, expected.canonical);
    EXPECT_EQ(layout.graph->size(), expected.points);
    EXPECT_EQ(layout.graph->edge_count(), expected.edges);
    EXPECT_EQ(degrees(*layout.graph), expected.degrees);
  }
}

// What holds for every board of every family: checked for the example and a few small sizes.
void expect_sound(const Layout& layout) {
  SCOPED_TRACE(layout.spec);
  const auto points = static_cast<std::size_t>(layout.graph->size());
  EXPECT_TRUE(connected(*layout.graph));
  ASSERT_EQ(layout.names.size(), points);
  ASSERT_EQ(layout.coordinates.size(), points);
  EXPECT_EQ(std::set<std::string>(layout.names.begin(), layout.names.end()).size(), points);
  for (std::size_t p = 0; p < points; ++p) EXPECT_EQ(layout.find(layout.names[p]), Point(p));
  std::set<std::array<long, 3>> places;
  for (const Coordinates& c : layout.coordinates) {
    ASSERT_TRUE(std::isfinite(c.x) && std::isfinite(c.y) && std::isfinite(c.z));
    EXPECT_TRUE(layout.solid || c.z == 0);
    places.insert({std::lround(c.x * 1e3), std::lround(c.y * 1e3), std::lround(c.z * 1e3)});
  }
  EXPECT_EQ(places.size(), points) << "two points are drawn in one place";
  for (const Wrap& wrap : layout.wraps) EXPECT_TRUE(layout.graph->adjacent(wrap.from, wrap.to));
  EXPECT_EQ(board(layout.spec).spec, layout.spec) << "a canonical spec reads as itself";
}

TEST(Families, EveryBoardIsSoundAndAsLargeAsItsFormulaSays) {
  for (const Family& family : families()) {
    expect_sound(board(family.example));
    const int most = family.arguments.empty() ? family.least : family.least + 5;
    for (int a = family.least; a <= most; ++a) {
      for (int b = family.least; b <= (family.arguments == "WxH" ? most : family.least); ++b) {
        std::string spec(family.name);
        if (!family.arguments.empty()) spec += ":" + std::to_string(a);
        if (family.arguments == "WxH") spec += "x" + std::to_string(b);
        const Layout layout = board(spec);
        expect_sound(layout);
        const Size size = family.size(a, b);
        EXPECT_EQ(size.points, static_cast<std::uint64_t>(layout.graph->size())) << spec;
        EXPECT_GE(size.edges, static_cast<std::uint64_t>(layout.graph->edge_count())) << spec;
      }
    }
  }
}

TEST(Families, EdgesNotDrawnOverTheBorderAreOneLong) {
  for (const char* spec :
       {"grid:5x4", "cylinder:6x4", "torus:5x7", "mobius:7x5", "klein:5x6", "triangular:5",
        "honeycomb:4", "cube:4", "sierpinski:3", "path:40", "cycle:12", "star:4", "hypercube:3",
        "tetrahedron", "octahedron", "dodecahedron", "icosahedron"}) {
    const Layout layout = board(spec);
    std::set<Edge> wrapped;
    for (const Wrap& w : layout.wraps) {
      wrapped.insert({std::min(w.from, w.to), std::max(w.from, w.to)});
    }
    for (const Edge e : layout.graph->edges()) {
      if (wrapped.contains(e)) continue;
      const Coordinates a = layout.coordinates[e.a], b = layout.coordinates[e.b];
      EXPECT_NEAR(std::hypot(a.x - b.x, a.y - b.y, a.z - b.z), 1, 1e-9) << spec;
    }
  }
}

bool joined(const Layout& layout, std::string_view a, std::string_view b) {
  const auto p = layout.find(a), q = layout.find(b);
  EXPECT_TRUE(p && q) << a << " " << b;
  return p && q && layout.graph->adjacent(*p, *q);
}

TEST(Families, WhereTheWrapsLead) {
  const Layout cylinder = board("cylinder:6x4"), mobius = board("mobius:6x4"),
               klein = board("klein:6x4"), torus = board("torus:6x4");
  EXPECT_TRUE(joined(cylinder, "F1", "A1"));
  EXPECT_FALSE(joined(cylinder, "A4", "A1"));
  EXPECT_TRUE(joined(mobius, "F1", "A4"));
  EXPECT_TRUE(joined(mobius, "F3", "A2"));
  EXPECT_FALSE(joined(mobius, "F1", "A1"));
  EXPECT_FALSE(joined(mobius, "A4", "A1"));
  EXPECT_TRUE(joined(klein, "F4", "A1"));
  EXPECT_TRUE(joined(klein, "C4", "C1"));
  EXPECT_TRUE(joined(torus, "F2", "A2"));
  EXPECT_TRUE(joined(torus, "C4", "C1"));
}

TEST(Families, NamesAsGtpHasThem) {
  const Layout grid = board("grid:60x2");
  EXPECT_EQ(grid.names[0], "A1");
  EXPECT_EQ(grid.names[7], "H1");
  EXPECT_EQ(grid.names[8], "J1");
  EXPECT_EQ(grid.names[24], "Z1");
  EXPECT_EQ(grid.names[25], "AA1");
  EXPECT_EQ(grid.names[26], "AB1");
  EXPECT_EQ(grid.names[33], "AJ1");
  EXPECT_EQ(grid.names[50], "BA1");
  EXPECT_EQ(grid.names[60], "A2");
  EXPECT_EQ(grid.find("ab2"), Point(86));
  EXPECT_EQ(grid.find("I1"), std::nullopt);
  EXPECT_EQ(grid.find("A3"), std::nullopt);
  EXPECT_EQ(grid.find("A01"), std::nullopt);
  EXPECT_EQ(grid.find(""), std::nullopt);
  const Layout solid = board("icosahedron");
  EXPECT_EQ(solid.names.front(), "1");
  EXPECT_EQ(solid.names.back(), "12");
}

TEST(Families, FindPrefersTheExactName) {
  Layout layout = board("path:3");
  layout.names = {"ab", "AB", "cd"};
  EXPECT_EQ(layout.find("AB"), Point(1));
  EXPECT_EQ(layout.find("Ab"), std::nullopt) << "either could be meant";
  EXPECT_EQ(layout.find("CD"), Point(2));
}

TEST(Families, PointsInTheirOrder) {
  const Layout star = board("star:5");
  EXPECT_EQ(star.graph->degree(0), 4);
  const Layout hexagon = board("triangular:3");
  for (std::size_t p = 1; p < hexagon.coordinates.size(); ++p) {
    const Coordinates before = hexagon.coordinates[p - 1], here = hexagon.coordinates[p];
    EXPECT_TRUE(here.y > before.y + 0.1 || (here.y == before.y && here.x > before.x));
  }
  const Layout seeds = board("sunflower:40");
  for (std::size_t k = 0; k < 40; ++k) {
    EXPECT_NEAR(std::hypot(seeds.coordinates[k].x, seeds.coordinates[k].y), std::sqrt(k + 0.5),
                1e-12);
  }
}

// The Voronoi cell of one seed, clipped to the disc, by cutting a large square with the line midway
// to every other seed: slow, and made another way than the board is.
std::set<int> neighbours_by_cutting(const std::vector<Coordinates>& seeds, int p) {
  struct Corner {
    double x, y;
    int next_side;  // whose line the side from here to the next corner lies on; -1 for the square
  };
  const double far = 1e4, radius2 = static_cast<double>(seeds.size());
  std::vector<Corner> cell{{-far, -far, -1}, {far, -far, -1}, {far, far, -1}, {-far, far, -1}};
  for (int s = 0; s < static_cast<int>(seeds.size()); ++s) {
    if (s == p) continue;
    const auto nearer_to_s = [&](const Corner& c) {  // by how much, as a linear function
      return (seeds[s].x - seeds[p].x) * (c.x - (seeds[s].x + seeds[p].x) / 2) +
             (seeds[s].y - seeds[p].y) * (c.y - (seeds[s].y + seeds[p].y) / 2);
    };
    std::vector<Corner> left;
    for (std::size_t i = 0; i < cell.size(); ++i) {
      const Corner a = cell[i], b = cell[(i + 1) % cell.size()];
      const double da = nearer_to_s(a), db = nearer_to_s(b);
      const double t = da / (da - db);
      const Corner cut{a.x + t * (b.x - a.x), a.y + t * (b.y - a.y), da <= 0 ? s : a.next_side};
      if (da <= 0) left.push_back(a);
      if ((da <= 0) != (db <= 0)) left.push_back(cut);
    }
    cell = left;
  }
  std::set<int> found;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const Corner a = cell[i], b = cell[(i + 1) % cell.size()];
    const double dx = b.x - a.x, dy = b.y - a.y, length2 = dx * dx + dy * dy;
    if (a.next_side < 0 || length2 < 1e-18) continue;
    const double nearest = std::clamp(-(a.x * dx + a.y * dy) / length2, 0.0, 1.0);
    const double x = a.x + nearest * dx, y = a.y + nearest * dy;
    if (x * x + y * y < radius2) found.insert(a.next_side);
  }
  return found;
}

TEST(Sunflower, JoinsSeedsWhoseCellsShareASide) {
  std::vector<int> sizes{150, 331, 1000};
  for (int n = 1; n <= 60; ++n) sizes.push_back(n);
  for (const int n : sizes) {
    const Layout layout = board("sunflower:" + std::to_string(n));
    for (int p = 0; p < n; ++p) {
      const auto near = layout.graph->neighbours(static_cast<Point>(p));
      EXPECT_EQ(std::set<int>(near.begin(), near.end()),
                neighbours_by_cutting(layout.coordinates, p))
          << "sunflower:" << n << ", seed " << p;
    }
  }
}

TEST(Sunflower, IsPlanarAndConnected) {
  for (const int n : {3, 10, 100, 10000}) {
    const Layout layout = board("sunflower:" + std::to_string(n));
    EXPECT_TRUE(connected(*layout.graph));
    EXPECT_LE(layout.graph->edge_count(), 3 * n - 6 + (n == 3));
    EXPECT_GE(layout.graph->edge_count(), 3 * n - 4 * std::sqrt(n) - 3) << "nearly a triangulation";
  }
}

TEST(Families, WrongSpecsAreOneClearLine) {
  const std::pair<const char*, const char*> kWrong[] = {
      {"", "no board is given; write one such as grid:9x9"},
      {"gird:9x9", "unknown board family 'gird'; did you mean grid?"},
      {"Torus:9x9", "unknown board family 'Torus'; did you mean torus?"},
      {"moebius:9x9", "unknown board family 'moebius'; did you mean mobius?"},
      {"banana", "unknown board family 'banana'; omnigo board lists them"},
      {":9", "unknown board family ''; omnigo board lists them"},
      {"a\nb:1", "unknown board family 'a?b'; omnigo board lists them"},
      {"grid", "'grid' is not a board: write grid:WxH with numbers from 1, such as grid:19x19"},
      {"grid:", "'grid:' is not a board: write grid:WxH with numbers from 1, such as grid:19x19"},
      {"grid:0x5",
       "'grid:0x5' is not a board: write grid:WxH with numbers from 1, such as grid:19x19"},
      {"cycle:2",
       "'cycle:2' is not a board: write cycle:N with a whole number from 3, such as "
       "cycle:12"},
      {"cube:1",
       "'cube:1' is not a board: write cube:N with a whole number from 2, such as cube:5"},
      {"petersen:3", "'petersen:3' is not a board: petersen takes no arguments"},
      {"hypercube:14",
       "'hypercube:14' is too large: a board has at most 10000 points and 200000 edges"},
  };
  for (const auto& [spec, line] : kWrong) EXPECT_EQ(why_not(spec), line);
  for (const char* spec : {"grid:5x",
                           "grid:x5",
                           "grid:5x5x5",
                           "grid:-3x3",
                           "grid:3x-3",
                           "grid:+3x3",
                           "grid: 3x3",
                           "grid:3x3 ",
                           "grid:03x3",
                           "grid:3.0x3",
                           "grid:3X3",
                           "9x",
                           "9x9x9",
                           "09",
                           "0",
                           "triangular",
                           "triangular:",
                           "triangular:0",
                           "triangular:1x2",
                           "triangular:-1",
                           "honeycomb:0x10",
                           "sunflower:0",
                           "sierpinski:-1",
                           "sierpinski:",
                           "path:0",
                           "star:0",
                           "complete:0",
                           "hypercube:",
                           "tetrahedron:",
                           "dodecahedron:1",
                           "grid:9x9\n"}) {
    EXPECT_NE(why_not(spec).find("is not a board: "), std::string::npos) << spec;
  }
  for (const char* spec : {"grid:10001x1",
                           "grid:101x100",
                           "10001x1",
                           "grid:4294967297x1",
                           "grid:65536x65536",
                           "grid:18446744073709551617x1",
                           "grid:99999999999999999999999999x99999999999999999999999",
                           "triangular:59",
                           "triangular:4294967296",
                           "honeycomb:41",
                           "cube:42",
                           "cube:2642246",
                           "sunflower:10001",
                           "sierpinski:9",
                           "sierpinski:64",
                           "sierpinski:1000000",
                           "path:10001",
                           "cycle:10001",
                           "complete:633",
                           "complete:10000",
                           "star:10001",
                           "hypercube:14",
                           "hypercube:64",
                           "hypercube:1000000",
                           "hypercube:999999999999"}) {
    const std::string line = why_not(spec);
    EXPECT_NE(line.find("is too large: "), std::string::npos) << spec << ": " << line;
    EXPECT_LT(line.size(), 160u);
  }
  EXPECT_LT(why_not(std::string(100000, 'x')).size(), 160u);
  EXPECT_EQ(why_not(std::string("grid:9x9\0", 9)).find('\0'), std::string::npos);
}

}  // namespace
}  // namespace omnigo
