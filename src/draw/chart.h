// Line charts as SVG.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace omnigo {

struct ChartLine {
  std::string name;
  std::vector<std::pair<double, double>> points;  // x ascending; above 0 along a logarithmic axis
};

enum class Axis { Linear, Logarithmic };  // a linear y axis contains 0

struct Chart {
  std::string title, x_name;
  std::vector<ChartLine> lines;
  Axis x = Axis::Linear, y = Axis::Logarithmic;
  std::vector<std::pair<double, std::string>> x_labels = {};  // empty: round numbers
};

// Charts side by side, `columns` in a row; 0: all in one.
std::string svg_charts(const std::vector<Chart>& charts, int columns = 0);

}  // namespace omnigo
