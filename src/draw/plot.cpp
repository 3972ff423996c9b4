#include "draw/plot.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/text.h"
#include "draw/axis.h"

namespace omnigo {
namespace {

constexpr double kWidth = 560, kHeight = 260;
constexpr double kLeft = 52, kRight = 16, kTop = 34, kBottom = 40;

std::string decimal(double value, const char* format = "%.1f") {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

// Round numbers that a person would put beside an axis.
std::vector<double> ticks(double low, double high) {
  const double step = round_step(high - low, 5);
  std::vector<double> list;
  for (double t = std::ceil(low / step) * step; t <= high + step / 1000; t += step) {
    list.push_back(std::abs(t) < step / 1000 ? 0 : t);
  }
  return list;
}

struct Range {
  double low, high;
  void widen() {
    if (high - low < 1e-9) {
      low -= 1;
      high += 1;
    }
  }
};

// The frame of a plot: maps values to places.
class Frame {
 public:
  Frame(const std::string& title, const std::string& across, Range x, Range y, double height)
      : x_(x), y_(y), height_(height) {
    x_.widen();
    y_.widen();
    svg_ = "<svg viewBox=\"0 0 " + decimal(kWidth, "%.0f") + " " + decimal(height_, "%.0f") +
           "\" role=\"img\" aria-label=\"" + escape_html(title) + "\">\n";
    text(kLeft, 18, title, "class=\"title\"");
    text((kLeft + kWidth - kRight) / 2, height_ - 6, across, "text-anchor=\"middle\"");
  }

  double x(double value) const {
    return kLeft + (value - x_.low) / (x_.high - x_.low) * (kWidth - kLeft - kRight);
  }
  double y(double value) const {
    return height_ - kBottom - (value - y_.low) / (y_.high - y_.low) * (height_ - kTop - kBottom);
  }

  void text(double x, double y, const std::string& text, const std::string& attributes = "") {
    svg_ += "<text x=\"" + decimal(x) + "\" y=\"" + decimal(y) + "\" " + attributes + ">" +
            escape_html(text) + "</text>\n";
  }
  void line(double x1, double y1, double x2, double y2, const std::string& attributes) {
    svg_ += "<line x1=\"" + decimal(x1) + "\" y1=\"" + decimal(y1) + "\" x2=\"" + decimal(x2) +
            "\" y2=\"" + decimal(y2) + "\" " + attributes + "/>\n";
  }
  void add(const std::string& element) { svg_ += element + "\n"; }

  void axis_across() {
    for (const double t : ticks(x_.low, x_.high)) {
      line(x(t), kTop, x(t), height_ - kBottom, "class=\"grid\"");
      text(x(t), height_ - kBottom + 15, decimal(t, "%g"), "text-anchor=\"middle\"");
    }
  }
  void axis_up() {
    for (const double t : ticks(y_.low, y_.high)) {
      line(kLeft, y(t), kWidth - kRight, y(t), "class=\"grid\"");
      text(kLeft - 6, y(t) + 4, decimal(t, "%g"), "text-anchor=\"end\"");
    }
  }
  std::string done() { return svg_ + "</svg>\n"; }

 private:
  Range x_, y_;
  double height_;
  std::string svg_;
};

}  // namespace

std::string line_plot(const std::string& title, const std::string& across,
                      const std::vector<Series>& series, const std::vector<double>& levels) {
  Range x{1, 2}, y{1e300, -1e300};
  for (const Series& its : series) {
    x.high = std::max(x.high, static_cast<double>(its.values.size()));
    for (const double v : its.values) y = {std::min(y.low, v), std::max(y.high, v)};
  }
  for (const double v : levels) y = {std::min(y.low, v), std::max(y.high, v)};
  Frame frame(title, across, x, y, kHeight);
  frame.axis_across();
  frame.axis_up();
  for (const double level : levels) {
    frame.line(kLeft, frame.y(level), kWidth - kRight, frame.y(level), "class=\"level\"");
  }
  for (std::size_t s = 0; s < series.size(); ++s) {
    const std::string colour = line_colour(s);
    std::string points;
    for (std::size_t i = 0; i < series[s].values.size(); ++i) {
      points += decimal(frame.x(static_cast<double>(i + 1))) + "," +
                decimal(frame.y(series[s].values[i])) + " ";
    }
    frame.add("<polyline fill=\"none\" stroke-width=\"2\" stroke=\"" + colour + "\" points=\"" +
              points + "\"/>");
    if (series.size() > 1) {
      frame.text(kWidth - kRight - 4, kTop + 14 + 15 * static_cast<double>(s), series[s].name,
                 "text-anchor=\"end\" style=\"fill:" + colour + "\"");
    }
  }
  return frame.done();
}

std::string histogram(const std::string& title, const std::string& across,
                      const std::vector<double>& values) {
  if (values.empty()) return "";
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  Range x{*least, *most};
  x.widen();
  const std::size_t bins = std::min<std::size_t>(24, 4 + values.size() / 4);
  std::vector<double> counts(bins);
  const double width = (x.high - x.low) / static_cast<double>(bins);
  for (const double v : values) {
    ++counts[std::min(bins - 1, static_cast<std::size_t>((v - x.low) / width))];
  }
  Frame frame(title, across, x, {0, *std::max_element(counts.begin(), counts.end())}, kHeight);
  frame.axis_across();
  frame.axis_up();
  for (std::size_t i = 0; i < bins; ++i) {
    const double left = frame.x(x.low + width * static_cast<double>(i));
    const double right = frame.x(x.low + width * static_cast<double>(i + 1));
    frame.add("<rect x=\"" + decimal(left + 0.5) + "\" y=\"" + decimal(frame.y(counts[i])) +
              "\" width=\"" + decimal(std::max(0.5, right - left - 1)) + "\" height=\"" +
              decimal(frame.y(0) - frame.y(counts[i])) + "\" fill=\"" + line_colour(0) + "\"/>");
  }
  return frame.done();
}

std::string error_bar_plot(const std::string& title, const std::vector<ErrorBar>& bars) {
  Range x{0, 0};
  for (const ErrorBar& bar : bars) {
    x = {std::min(x.low, bar.value - bar.error), std::max(x.high, bar.value + bar.error)};
  }
  const double height = kTop + kBottom + 28 * static_cast<double>(bars.size());
  Frame frame(title, "Elo", x, {-static_cast<double>(bars.size()), 0}, height);
  frame.axis_across();
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double y = frame.y(-static_cast<double>(i) - 0.5);
    const std::string stroke = "stroke=\"" + std::string(line_colour(0)) + "\" stroke-width=\"2\"";
    frame.line(frame.x(bars[i].value - bars[i].error), y, frame.x(bars[i].value + bars[i].error), y,
               stroke);
    frame.add("<circle cx=\"" + decimal(frame.x(bars[i].value)) + "\" cy=\"" + decimal(y) +
              "\" r=\"5\" fill=\"" + line_colour(0) + "\"/>");
    frame.text(kLeft + 4, y - 7, bars[i].name);
  }
  return frame.done();
}

}  // namespace omnigo
