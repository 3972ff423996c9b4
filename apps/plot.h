// Line charts with a logarithmic axis, as SVG.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace omnigo {

struct Series {
  std::string name;
  std::vector<std::pair<double, double>> points;  // x ascending, y above 0
};

struct Chart {
  std::string title, x_name;
  std::vector<Series> series;
};

// Charts side by side.
std::string svg_charts(const std::vector<Chart>& charts);

}  // namespace omnigo
