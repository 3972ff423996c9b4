#include "draw/chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

#include "base/text.h"
#include "draw/axis.h"

namespace omnigo {
namespace {

constexpr double kWidth = 420, kHeight = 320;
constexpr double kLeft = 62, kRight = 96, kTop = 38, kBottom = 48;
constexpr double kLabelHeight = 13;
std::string text_of(double value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

// From values to places along one side of a picture.
class Scale {
 public:
  Scale(Axis axis, double least, double most, double from, double to)
      : axis_(axis), low_(along(least)), high_(along(most)), from_(from), to_(to) {
    if (low_ == high_) ++high_;
  }

  double operator()(double value) const {
    return from_ + (along(value) - low_) / (high_ - low_) * (to_ - from_);
  }

 private:
  double along(double value) const {
    return axis_ == Axis::Logarithmic ? std::log10(value) : value;
  }

  Axis axis_;
  double low_, high_, from_, to_;
};

struct Extent {
  double least = std::numeric_limits<double>::infinity(), most = -least;
  void add(double value) {
    least = std::min(least, value);
    most = std::max(most, value);
  }
};

class Picture {
 public:
  Picture(std::ostream& out, const Chart& chart) : out_(out), chart_(chart) {
    for (const ChartLine& line : chart.lines) {
      for (const auto& [x, y] : line.points) {
        x_.add(x);
        y_.add(y);
      }
    }
    if (x_.least > x_.most) x_ = y_ = {1, 10};
    if (chart.y == Axis::Logarithmic) {
      y_.least = std::pow(10, std::floor(std::log10(y_.least)));
      y_.most = std::max(10 * y_.least, std::pow(10, std::ceil(std::log10(y_.most))));
    } else {
      y_.add(0);
      y_step_ = round_step(y_.most - y_.least, 5);
      y_.least = std::floor(y_.least / y_step_) * y_step_;
      y_.most = std::ceil(y_.most / y_step_) * y_step_;
    }
  }

  void draw() {
    draw_axes();
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) draw_line(i);
    draw_names();
  }

 private:
  static const char* colour(std::size_t i) { return line_colour(i); }
  double x(double value) const { return Scale(chart_.x, x_.least, x_.most, kLeft, right_)(value); }
  double y(double value) const { return Scale(chart_.y, y_.least, y_.most, bottom_, kTop)(value); }

  void draw_level(double value, const std::string& label) {
    out_ << "<line x1='" << kLeft << "' x2='" << right_ << "' y1='" << y(value) << "' y2='"
         << y(value) << "' stroke='#ddd'/>\n<text x='" << kLeft - 6 << "' y='" << y(value) + 4
         << "' text-anchor='end'>" << label << "</text>\n";
  }

  void draw_levels() {
    if (chart_.y == Axis::Logarithmic) {
      for (double e = std::round(std::log10(y_.least)); e <= std::log10(y_.most) + 0.5; ++e) {
        draw_level(std::pow(10, e), "10<tspan dy='-5' font-size='8'>" + text_of(e) + "</tspan>");
      }
    } else {
      const auto first = std::lround(y_.least / y_step_), last = std::lround(y_.most / y_step_);
      for (long i = first; i <= last; ++i) draw_level(i * y_step_, text_of(i * y_step_));
    }
  }

  std::vector<std::pair<double, std::string>> x_labels() const {
    if (!chart_.x_labels.empty()) return chart_.x_labels;
    std::vector<std::pair<double, std::string>> labels;
    const double step = std::max(1.0, round_step(x_.most - x_.least, 7));
    for (double v = std::ceil(x_.least / step) * step; v <= x_.most; v += step) {
      labels.emplace_back(v, text_of(v));
    }
    return labels;
  }

  void draw_axes() {
    draw_levels();
    for (const auto& [value, label] : x_labels()) {
      out_ << "<line x1='" << x(value) << "' x2='" << x(value) << "' y1='" << bottom_ << "' y2='"
           << bottom_ + 4 << "' stroke='#333'/>\n<text x='" << x(value) << "' y='" << bottom_ + 17
           << "' text-anchor='middle'>" << label << "</text>\n";
    }
    out_ << "<path d='M" << kLeft << ' ' << kTop << "V" << bottom_ << "H" << right_
         << "' fill='none' stroke='#333'/>\n<text x='" << kLeft << "' y='" << kTop - 14
         << "' font-size='13' font-weight='bold'>" << escape_html(chart_.title)
         << "</text>\n<text x='" << (kLeft + right_) / 2 << "' y='" << kHeight - 12
         << "' text-anchor='middle'>" << escape_html(chart_.x_name) << "</text>\n";
  }

  void draw_line(std::size_t i) {
    const auto& points = chart_.lines[i].points;
    if (points.empty()) return;
    out_ << "<g fill='" << colour(i) << "'>\n<path d='";
    for (std::size_t k = 0; k < points.size(); ++k) {
      out_ << (k == 0 ? 'M' : 'L') << x(points[k].first) << ' ' << y(points[k].second);
    }
    out_ << "' fill='none' stroke='" << colour(i) << "' stroke-width='1.5'/>\n";
    for (const auto& [px, py] : points) {
      out_ << "<circle cx='" << x(px) << "' cy='" << y(py) << "' r='2.5'/>\n";
    }
    out_ << "</g>\n";
  }

  // Behind the ends of the lines, from the top one down, each below the last.
  void draw_names() {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) {
      if (!chart_.lines[i].points.empty()) order.push_back(i);
    }
    const auto end = [&](std::size_t i) { return y(chart_.lines[i].points.back().second); };
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return end(a) < end(b); });
    std::vector<double> place;
    for (std::size_t i : order) {
      place.push_back(place.empty() ? end(i) : std::max(end(i), place.back() + kLabelHeight));
    }
    // What was pushed below the axis pushes back.
    double most = bottom_;
    for (std::size_t k = place.size(); k-- > 0; most = place[k] - kLabelHeight) {
      place[k] = std::min(place[k], most);
    }
    for (std::size_t k = 0; k < order.size(); ++k) {
      const ChartLine& line = chart_.lines[order[k]];
      out_ << "<text x='" << x(line.points.back().first) + 7 << "' y='" << place[k] + 4
           << "' fill='" << colour(order[k]) << "'>" << escape_html(line.name) << "</text>\n";
    }
  }

  std::ostream& out_;
  const Chart& chart_;
  Extent x_, y_;
  double y_step_ = 1;
  const double bottom_ = kHeight - kBottom, right_ = kWidth - kRight;
};

}  // namespace

std::string svg_charts(const std::vector<Chart>& charts, int columns) {
  const auto count = static_cast<int>(charts.size());
  if (columns == 0) columns = std::max(1, count);
  const double width = kWidth * columns, height = kHeight * ((count + columns - 1) / columns);
  std::ostringstream out;
  out.precision(6);
  out << "<svg xmlns='http://www.w3.org/2000/svg' width='" << width << "' height='" << height
      << "' viewBox='0 0 " << width << ' ' << height
      << "' font-family='sans-serif' font-size='11'>\n"
      << "<rect width='100%' height='100%' fill='white'/>\n";
  for (int i = 0; i < count; ++i) {
    out << "<g transform='translate(" << kWidth * (i % columns) << ' ' << kHeight * (i / columns)
        << ")'>\n";
    Picture(out, charts[i]).draw();
    out << "</g>\n";
  }
  out << "</svg>\n";
  return out.str();
}

}  // namespace omnigo
