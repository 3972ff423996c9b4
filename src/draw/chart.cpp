#include "draw/chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

#include "base/text.h"

namespace omnigo {
namespace {

constexpr double kWidth = 420, kHeight = 320;
constexpr double kLeft = 62, kRight = 96, kTop = 38, kBottom = 48;
constexpr double kLabelHeight = 13, kLetterWidth = 6;
constexpr std::size_t kMostDots = 60;  // a line with more points is drawn without them

// One, two or five times a power of ten, so that about `count` of them fill the span.
double round_step(double span, int count) {
  const double raw = span / count, power = std::pow(10, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= raw) return factor * power;
  }
  return 10 * power;
}

const char* colour(std::size_t line) {
  static constexpr const char* kColours[] = {"#1b6ca8", "#c2452d", "#2e8b57",
                                             "#8a5aa8", "#b8860b", "#555555"};
  return kColours[line % (sizeof kColours / sizeof *kColours)];
}

std::string text_of(double value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

// From values to places along one side of a picture.
class Scale {
 public:
  Scale(Axis axis, double least, double most, double from, double to)
      : axis_(axis), low_(along(least)), high_(along(most)), from_(from), to_(to) {}

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
  void widen(double by) {
    if (least == most) most += by;
  }
};

class Picture {
 public:
  Picture(std::ostream& out, const Chart& chart) : out_(out), chart_(chart) {
    find_extents();
    x_.widen(chart.x == Axis::Logarithmic ? 9 * x_.least : 1);
    if (chart.y == Axis::Logarithmic) {
      y_.least = std::pow(10, std::floor(std::log10(y_.least)));
      y_.most = std::max(10 * y_.least, std::pow(10, std::ceil(std::log10(y_.most))));
    } else {
      y_.add(0);
      y_.widen(1);
      y_step_ = round_step(y_.most - y_.least, 5);
      y_.least = std::floor(y_.least / y_step_) * y_step_;
      y_.most = std::ceil(y_.most / y_step_) * y_step_;
    }
  }

  void draw() {
    if (chart_.error_bars.empty()) draw_levels();
    draw_axes();
    for (const ChartBar& bar : chart_.bars) draw_bar(bar);
    for (const double level : chart_.levels)
      draw_across(level, "stroke='#999' stroke-dasharray='4 3'");
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) draw_line(i);
    draw_names();
    for (std::size_t i = 0; i < chart_.error_bars.size(); ++i) draw_error_bar(i);
  }

 private:
  void find_extents() {
    for (const ChartLine& line : chart_.lines) {
      for (const auto& [x, y] : line.points) {
        x_.add(x);
        y_.add(y);
      }
    }
    for (const ChartBar& bar : chart_.bars) {
      x_.add(bar.from);
      x_.add(bar.to);
      y_.add(bar.count);
    }
    for (const ErrorBar& bar : chart_.error_bars) {
      x_.add(0);
      x_.add(bar.value - bar.error);
      x_.add(bar.value + bar.error);
    }
    if (x_.least > x_.most) x_ = {1, 10};
    for (const double level : chart_.levels) y_.add(level);
    if (y_.least > y_.most) y_ = {1, 10};
  }

  double x(double value) const { return Scale(chart_.x, x_.least, x_.most, kLeft, right_)(value); }
  double y(double value) const { return Scale(chart_.y, y_.least, y_.most, bottom_, kTop)(value); }

  void draw_across(double value, const char* stroke) {
    out_ << "<line x1='" << kLeft << "' x2='" << right_ << "' y1='" << y(value) << "' y2='"
         << y(value) << "' " << stroke << "/>\n";
  }
  void draw_level(double value, const std::string& label) {
    draw_across(value, "stroke='#ddd'");
    out_ << "<text x='" << kLeft - 6 << "' y='" << y(value) + 4 << "' text-anchor='end'>" << label
         << "</text>\n";
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
      if (points.size() > kMostDots) break;
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
      const double from = x(line.points.back().first) + 7;
      const bool fits = from + kLetterWidth * static_cast<double>(line.name.size()) <= kWidth;
      out_ << "<text x='" << (fits ? from : kWidth - 4) << "' y='" << place[k] + 4
           << (fits ? "'" : "' text-anchor='end'") << " fill='" << colour(order[k]) << "'>"
           << escape_html(line.name) << "</text>\n";
    }
  }

  void draw_bar(const ChartBar& bar) {
    const double left = x(bar.from) + 0.5, width = std::max(0.5, x(bar.to) - x(bar.from) - 1);
    out_ << "<rect x='" << left << "' y='" << y(bar.count) << "' width='" << width << "' height='"
         << y(0) - y(bar.count) << "' fill='" << colour(0) << "'/>\n";
  }

  void draw_error_bar(std::size_t i) {
    const ErrorBar& bar = chart_.error_bars[i];
    const double row = (bottom_ - kTop) / static_cast<double>(chart_.error_bars.size());
    const double at = kTop + row * (static_cast<double>(i) + 0.5);
    out_ << "<line x1='" << x(bar.value - bar.error) << "' x2='" << x(bar.value + bar.error)
         << "' y1='" << at << "' y2='" << at << "' stroke='" << colour(0)
         << "' stroke-width='2'/>\n<circle cx='" << x(bar.value) << "' cy='" << at
         << "' r='5' fill='" << colour(0) << "'/>\n<text x='" << kLeft + 4 << "' y='" << at - 7
         << "'>" << escape_html(bar.name) << "</text>\n";
  }

  std::ostream& out_;
  const Chart& chart_;
  Extent x_, y_;
  double y_step_ = 1;
  const double bottom_ = kHeight - kBottom, right_ = kWidth - kRight;
};

}  // namespace

Chart histogram(const std::string& title, const std::string& x_name,
                const std::vector<double>& values) {
  Chart chart{.title = title, .x_name = x_name, .lines = {}, .y = Axis::Linear};
  Extent x;
  for (const double value : values) x.add(value);
  x.widen(1);
  const std::size_t count = values.empty() ? 0 : std::min<std::size_t>(24, 4 + values.size() / 4);
  const double width = (x.most - x.least) / static_cast<double>(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double from = x.least + width * static_cast<double>(i);
    chart.bars.push_back({from, from + width, 0});
  }
  for (const double value : values) {
    ++chart.bars[std::min(count - 1, static_cast<std::size_t>((value - x.least) / width))].count;
  }
  return chart;
}

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
