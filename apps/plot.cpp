#include "plot.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace omnigo {
namespace {

constexpr double kWidth = 420, kHeight = 320;
constexpr double kLeft = 62, kRight = 80, kTop = 34, kBottom = 44;
constexpr const char* kColours[] = {"#1b6ca8", "#c2452d", "#2e8b57",
                                    "#8a5aa8", "#b8860b", "#555555"};

// From the values of a chart to places in its picture.
class Axes {
 public:
  explicit Axes(const Chart& chart) {
    bool first = true;
    for (const Series& series : chart.series) {
      for (const auto& [x, y] : series.points) {
        const double exponent = std::log10(y);
        x_low = first ? x : std::min(x_low, x);
        x_high = first ? x : std::max(x_high, x);
        low = first ? exponent : std::min(low, exponent);
        high = first ? exponent : std::max(high, exponent);
        first = false;
      }
    }
    low = std::floor(low);
    high = std::max(low + 1, std::ceil(high));
    if (x_low == x_high) x_high = x_low + 1;
  }

  double x(double value) const {
    return kLeft + (value - x_low) / (x_high - x_low) * (kWidth - kLeft - kRight);
  }
  double y(double exponent) const {
    return kHeight - kBottom - (exponent - low) / (high - low) * (kHeight - kTop - kBottom);
  }

  double x_low = 0, x_high = 1;
  double low = 0, high = 1;  // powers of ten
};

void draw_axes(std::ostream& out, const Chart& chart, const Axes& axes) {
  const double bottom = kHeight - kBottom, right = kWidth - kRight;
  for (double e = axes.low; e <= axes.high; ++e) {
    out << "<line x1='" << kLeft << "' x2='" << right << "' y1='" << axes.y(e) << "' y2='"
        << axes.y(e) << "' stroke='#ddd'/>\n<text x='" << kLeft - 6 << "' y='" << axes.y(e) + 4
        << "' text-anchor='end'>10<tspan dy='-5' font-size='8'>" << e << "</tspan></text>\n";
  }
  const double step = std::max(1.0, std::ceil((axes.x_high - axes.x_low) / 12));
  for (double v = axes.x_low; v <= axes.x_high; v += step) {
    out << "<text x='" << axes.x(v) << "' y='" << bottom + 16 << "' text-anchor='middle'>" << v
        << "</text>\n";
  }
  out << "<path d='M" << kLeft << ' ' << kTop << "V" << bottom << "H" << right
      << "' fill='none' stroke='#333'/>\n<text x='" << kLeft << "' y='" << kTop - 14
      << "' font-size='13'>" << chart.title << "</text>\n<text x='" << (kLeft + right) / 2
      << "' y='" << kHeight - 10 << "' text-anchor='middle'>" << chart.x_name << "</text>\n";
}

void draw_series(std::ostream& out, const Series& series, const Axes& axes, const char* colour) {
  if (series.points.empty()) return;
  out << "<g fill='" << colour << "' stroke='none'>\n<path d='";
  for (std::size_t i = 0; i < series.points.size(); ++i) {
    const auto& [x, y] = series.points[i];
    out << (i == 0 ? 'M' : 'L') << axes.x(x) << ' ' << axes.y(std::log10(y));
  }
  out << "' fill='none' stroke='" << colour << "' stroke-width='1.5'/>\n";
  for (const auto& [x, y] : series.points) {
    out << "<circle cx='" << axes.x(x) << "' cy='" << axes.y(std::log10(y)) << "' r='2.5'/>\n";
  }
  const auto& [x, y] = series.points.back();
  out << "<text x='" << axes.x(x) + 6 << "' y='" << axes.y(std::log10(y)) + 4 << "'>" << series.name
      << "</text>\n</g>\n";
}

}  // namespace

std::string svg_charts(const std::vector<Chart>& charts) {
  std::ostringstream out;
  out.precision(6);
  const double width = kWidth * static_cast<double>(charts.size());
  out << "<svg xmlns='http://www.w3.org/2000/svg' width='" << width << "' height='" << kHeight
      << "' viewBox='0 0 " << width << ' ' << kHeight
      << "' font-family='sans-serif' font-size='11'>\n"
      << "<rect width='100%' height='100%' fill='white'/>\n";
  for (std::size_t i = 0; i < charts.size(); ++i) {
    const Axes axes(charts[i]);
    out << "<g transform='translate(" << kWidth * static_cast<double>(i) << " 0)'>\n";
    draw_axes(out, charts[i], axes);
    for (std::size_t k = 0; k < charts[i].series.size(); ++k) {
      draw_series(out, charts[i].series[k], axes, kColours[k % std::size(kColours)]);
    }
    out << "</g>\n";
  }
  out << "</svg>\n";
  return out.str();
}

}  // namespace omnigo
