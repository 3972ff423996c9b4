// Charts as SVG.
#include "draw/chart.h"

#include <gtest/gtest.h>

#include <regex>

namespace omnigo {
namespace {

int count_of(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != text.npos; at += part.size()) ++count;
  return count;
}

// The number after `before`, of its first place in the text.
double number_after(const std::string& text, const std::string& before) {
  const std::size_t at = text.find(before);
  EXPECT_NE(at, text.npos) << before;
  return at == text.npos ? 0 : std::stod(text.substr(at + before.size()));
}

TEST(Charts, AHistogramCountsEveryValueOnce) {
  const Chart chart = histogram("turns", "games", {1, 1, 2, 5, 9, 9, 9, 9});
  ASSERT_EQ(chart.bars.size(), 6u);
  EXPECT_EQ(chart.bars.front().from, 1);
  EXPECT_EQ(chart.bars.back().to, 9);
  EXPECT_EQ(chart.bars.front().count, 3);
  EXPECT_EQ(chart.bars.back().count, 4);
  double all = 0;
  for (const ChartBar& bar : chart.bars) all += bar.count;
  EXPECT_EQ(all, 8);
  EXPECT_EQ(count_of(svg_charts({chart}), "<rect x="), 6);
}

TEST(Charts, EqualOrNoValuesAreDrawn) {
  EXPECT_EQ(histogram("", "", {3, 3}).bars.front().count, 2);
  EXPECT_TRUE(histogram("", "", {}).bars.empty());
  const Chart zero{.title = "", .x_name = "", .lines = {{"a", {{1, 0}}}}, .y = Axis::Linear};
  for (const Chart& chart : {histogram("", "", {3, 3}), histogram("", "", {}), zero, Chart{}}) {
    const std::string svg = svg_charts({chart});
    EXPECT_EQ(svg.find("nan"), svg.npos) << svg;
    EXPECT_EQ(svg.find("inf"), svg.npos) << svg;
  }
}

TEST(Charts, LinesAndLevelsHaveOneScale) {
  const Chart chart{.title = "shares",
                    .x_name = "games",
                    .lines = {{"one", {{1, 0}, {2, 0.5}, {3, 1}}}},
                    .y = Axis::Linear,
                    .levels = {0.5}};
  const std::string svg = svg_charts({chart});
  std::smatch found;
  ASSERT_TRUE(std::regex_search(svg, found, std::regex("y1='([0-9.]+)' y2='\\1' stroke='#999'")));
  EXPECT_NE(svg.find("' cy='" + found[1].str() + "' r='2.5'"), svg.npos);  // the point at 0.5
}

TEST(Charts, ValuesWithErrorsAreOneBelowTheOther) {
  Chart chart{.title = "Strength", .x_name = "Elo", .lines = {}};
  chart.error_bars = {{"first", 100, 20}, {"second <&>", -50, 30}};
  const std::string svg = svg_charts({chart});
  EXPECT_EQ(count_of(svg, "r='5'"), 2);
  EXPECT_LT(svg.find(">first<"), svg.find(">second &lt;&amp;&gt;<"));
  EXPECT_GT(number_after(svg, "<circle cx='"),
            number_after(svg.substr(svg.find("second") - 200), "<circle cx='"));
}

TEST(Charts, ALongNameStaysInThePicture) {
  const std::string name(30, 'x');
  const Chart chart{.title = "", .x_name = "", .lines = {{name, {{1, 1}, {2, 2}}}}};
  EXPECT_TRUE(std::regex_search(svg_charts({chart}),
                                std::regex("text-anchor='end' fill='#[0-9a-f]+'>" + name)));
}

TEST(Charts, ManyPointsAreALineWithoutDots) {
  Chart chart{.title = "", .x_name = "", .lines = {{"long", {}}}};
  for (int i = 1; i <= 500; ++i) chart.lines[0].points.emplace_back(i, i);
  const std::string svg = svg_charts({chart});
  EXPECT_EQ(count_of(svg, "<circle"), 0);
  EXPECT_EQ(count_of(svg, "L"), 499);
}

}  // namespace
}  // namespace omnigo
