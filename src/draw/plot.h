// Small plots as inline SVG, for the report.
#pragma once

#include <string>
#include <vector>

namespace omnigo {

struct Series {
  std::string name;
  std::vector<double> values;  // at 1, 2, 3, ...
};

// Lines over a common count; `levels` are drawn across, dashed.
std::string line_plot(const std::string& title, const std::string& across,
                      const std::vector<Series>& series, const std::vector<double>& levels = {});
// How often values fall between equally spaced bounds.
std::string histogram(const std::string& title, const std::string& across,
                      const std::vector<double>& values);
// One value with its error for each name.
struct ErrorBar {
  std::string name;
  double value, error;
};
std::string error_bar_plot(const std::string& title, const std::vector<ErrorBar>& bars);

}  // namespace omnigo
