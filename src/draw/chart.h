// Charts as SVG: lines, histograms, values with their errors.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace omnigo {

struct ChartLine {
  std::string name;
  std::vector<std::pair<double, double>> points;  // x ascending; above 0 along a logarithmic axis
};

// How often something lies from `from` to `to`.
struct ChartBar {
  double from, to, count;
};

// A value with its error to both sides.
struct ErrorBar {
  std::string name;
  double value, error;
};

enum class Axis { Linear, Logarithmic };  // a linear y axis contains 0

struct Chart {
  std::string title, x_name;
  std::vector<ChartLine> lines;
  Axis x = Axis::Linear, y = Axis::Logarithmic;
  std::vector<std::pair<double, std::string>> x_labels = {};  // empty: round numbers
  std::vector<double> levels = {};                            // lines across, dashed
  std::vector<ChartBar> bars = {};                            // linear axes
  std::vector<ErrorBar> error_bars = {};                      // one below the other; nothing else
};

// How often values fall between equally spaced bounds.
Chart histogram(const std::string& title, const std::string& x_name,
                const std::vector<double>& values);

// Charts side by side, `columns` in a row; 0: all in one.
std::string svg_charts(const std::vector<Chart>& charts, int columns = 0);

}  // namespace omnigo
