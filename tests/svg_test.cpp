#include "draw/svg.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "draw/view.h"
#include "graph/board_text.h"
#include "graph/families.h"

namespace omnigo {
namespace {

Layout board(std::string_view spec) {
  auto layout = make_layout(spec);
  EXPECT_TRUE(layout) << spec;
  return *layout;
}

int count(const std::string& text, const std::string& word) {
  int found = 0;
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) ++found;
  return found;
}

// Whether every element that is opened is closed, in order, and nothing is left bare that XML
// forbids.
void expect_well_formed(const std::string& svg) {
  std::vector<std::string> open;
  for (std::size_t at = 0; at < svg.size();) {
    if (svg[at] == '&') {
      const std::size_t end = svg.find(';', at);
      ASSERT_LT(end - at, 6u) << svg.substr(at, 20);
    }
    if (svg[at] != '<') {
      ASSERT_NE(svg[at], '>');
      ++at;
      continue;
    }
    const std::size_t end = svg.find('>', at);
    ASSERT_NE(end, svg.npos);
    const std::string tag = svg.substr(at + 1, end - at - 1);
    ASSERT_EQ(count(tag, "\"") % 2, 0) << tag;
    ASSERT_EQ(tag.find('<'), tag.npos) << tag;
    ASSERT_EQ(tag.find("nan"), tag.npos) << tag;
    ASSERT_EQ(tag.find("inf"), tag.npos) << tag;
    if (tag[0] == '/') {
      ASSERT_FALSE(open.empty());
      ASSERT_EQ(tag.substr(1), open.back());
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(tag.substr(0, tag.find(' ')));
    }
    at = end + 1;
  }
  EXPECT_TRUE(open.empty());
}

TEST(Svg, EveryFamilyHasAPicture) {
  for (const Family& family : families()) {
    std::vector<std::string> specs{std::string(family.example)};
    const std::string least = std::to_string(family.least);
    if (family.arguments == "WxH") specs.push_back(std::string(family.name) + ":1x1");
    if (family.arguments.size() == 1) specs.push_back(std::string(family.name) + ":" + least);
    for (const std::string& spec : specs) {
      SCOPED_TRACE(spec);
      const std::string svg = board_svg(board(spec));
      expect_well_formed(svg);
      EXPECT_NE(svg.find("<title>" + spec + "</title>"), svg.npos);
      EXPECT_LT(svg.size(), 60000u);
    }
  }
}

TEST(Svg, AGridHasItsLinesStarsAndNames) {
  const std::string svg = board_svg(board("19x19"));
  EXPECT_EQ(count(svg, "<circle"), 9);
  EXPECT_EQ(count(svg, "<text"), 4 * 19);
  EXPECT_NE(svg.find(">T</text>"), svg.npos);
  EXPECT_EQ(svg.find(">I</text>"), svg.npos);
  EXPECT_EQ(count(board_svg(board("9x9")), "<circle"), 5);
  EXPECT_EQ(count(board_svg(board("13x13")), "<circle"), 5);
  EXPECT_EQ(count(board_svg(board("7x7")), "<circle"), 1);
  EXPECT_EQ(count(board_svg(board("8x8")), "<circle"), 4);
  EXPECT_EQ(count(board_svg(board("4x4")), "<circle"), 0);
}

TEST(Svg, WrappingEdgesAreStubs) {
  EXPECT_EQ(count(board_svg(board("cylinder:6x4")), "stroke=\"url(#"), 8);
  EXPECT_EQ(count(board_svg(board("torus:5x5")), "stroke=\"url(#"), 20);
  // The rows that a twisted edge leads to are written beside it.
  EXPECT_NE(board_svg(board("mobius:6x4")).find(">A4</text>"), std::string::npos);
}

TEST(Svg, StonesLabelsAndMarksLieOnTop) {
  const Layout layout = board("9x9");
  Overlay overlay;
  overlay.stones.assign(81, Colour::Empty);
  overlay.stones[0] = Colour::Black;
  overlay.stones[1] = Colour::White;
  overlay.stones[2] = Colour::Red;
  overlay.labels.assign(81, "");
  overlay.labels[0] = "7";
  overlay.labels[40] = "<&\"";
  overlay.marks.assign(81, Mark::None);
  for (int p = 3; p < 8; ++p) overlay.marks[p] = static_cast<Mark>(p - 2);
  const std::string svg = board_svg(layout, overlay);
  expect_well_formed(svg);
  EXPECT_EQ(count(svg, "url(#stone"), 3);
  EXPECT_NE(svg.find(">7</text>"), svg.npos);
  EXPECT_NE(svg.find(">R</text>"), svg.npos) << "players from the third on are lettered";
  EXPECT_NE(svg.find(">&lt;&amp;&quot;</text>"), svg.npos);
}

TEST(Svg, TellsTwentySixPlayersApart) {
  Overlay overlay;
  for (int player = 0; player < kMaxPlayers; ++player) overlay.stones.push_back(colour_of(player));
  const std::string svg = board_svg(board("path:26"), overlay);
  expect_well_formed(svg);
  EXPECT_EQ(count(svg, "<radialGradient"), 26);
  EXPECT_NE(svg.find(">t</text>"), svg.npos);
}

TEST(Svg, AStoneOverTheBorderShowsAsAShadow) {
  const Layout layout = board("torus:5x5");
  Overlay overlay;
  overlay.stones.assign(25, Colour::Empty);
  overlay.stones[0] = Colour::Black;
  EXPECT_EQ(count(board_svg(layout, overlay), "url(#stone0)"), 3) << "itself, and on two sides";
}

TEST(Svg, NamesOfOnesOwnAreEscaped) {
  const auto layout = read_board("<b> &amp;\n\"q\" 'r'\n", "<x>\n");
  ASSERT_TRUE(layout);
  Overlay overlay;
  overlay.names = true;
  const std::string svg = board_svg(*layout, overlay);
  expect_well_formed(svg);
  EXPECT_NE(svg.find(">&lt;b&gt;</text>"), svg.npos);
}

TEST(View, BodiesShowEveryPoint) {
  for (const char* spec : {"tetrahedron", "octahedron", "dodecahedron", "icosahedron", "cube:2",
                           "cube:5", "hypercube:3"}) {
    const Layout layout = board(spec);
    const auto views = views_of(layout);
    EXPECT_EQ(views.size(), std::string_view(spec) == "cube:5" ? 2u : 1u) << spec;
    std::vector<int> shown(layout.graph->size());
    for (const View& view : views) {
      EXPECT_FALSE(view.faces.empty());
      for (const Spot& spot : view.spots) ++shown[spot.point];
    }
    for (const int times : shown) EXPECT_GE(times, 1) << spec;
  }
  EXPECT_EQ(views_of(board("dodecahedron"))[0].faces.size(), 12u);
  EXPECT_EQ(views_of(board("cube:5"))[0].faces.size(), 3u);
}

TEST(View, AFrameThatIsNoBodyHasNoFaces) {
  const auto layout = read_board(
      R"({"points": [{"x":0,"y":0,"z":0}, {"x":1,"y":0,"z":0}, {"x":0,"y":1,"z":0},
                     {"x":0,"y":0,"z":1}, {"x":0.2,"y":0.2,"z":0.2}],
          "edges": [[0,1],[0,2],[0,3],[1,2],[1,3],[2,3],[0,4],[1,4]]})",
      "frame");
  ASSERT_TRUE(layout);
  const auto views = views_of(*layout);
  ASSERT_EQ(views.size(), 1u);
  EXPECT_TRUE(views[0].faces.empty());
  EXPECT_EQ(views[0].spots.size(), 5u);
  expect_well_formed(board_svg(*layout));
}

TEST(View, StonesDoNotOverlap) {
  for (const char* spec : {"grid:5x5", "triangular:4", "honeycomb:3", "sunflower:100", "cycle:9",
                           "sierpinski:3", "hypercube:6", "petersen", "cube:4"}) {
    for (const View& view : views_of(board(spec))) {
      for (std::size_t i = 0; i < view.spots.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          const Spot &a = view.spots[i], &b = view.spots[j];
          EXPECT_GT(std::hypot(a.place.x - b.place.x, a.place.y - b.place.y),
                    0.999 * (a.radius + b.radius))
              << spec << " " << a.point << " " << b.point;
        }
      }
    }
  }
}

}  // namespace
}  // namespace omnigo
