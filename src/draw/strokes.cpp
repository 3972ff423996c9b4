#include "draw/strokes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "draw/decimal.h"
#include "draw/view.h"

namespace omnigo {
namespace {

constexpr double kMargin = 1.0;       // around the outermost points, in points
constexpr double kCorner = 0.35;      // radius of the outline's corners
constexpr double kDot = 0.07;         // radius of a star point
constexpr double kStub = 0.55;        // of an edge that runs over the border
constexpr double kStrokeWidth = 0.1;  // in millimetres: what engravers take for a line

struct Stroke {
  Place from, to;
};

using Key = std::array<long, 2>;
Key key_of(Place p) { return {std::lround(p.x * 1e5), std::lround(p.y * 1e5)}; }

bool goes_on(const Stroke& a, const Stroke& b) {
  const double ax = a.to.x - a.from.x, ay = a.to.y - a.from.y;
  const double bx = b.to.x - b.from.x, by = b.to.y - b.from.y;
  const double size = std::hypot(ax, ay) * std::hypot(bx, by);
  return std::abs(ax * by - ay * bx) < 1e-6 * size && ax * bx + ay * by > 0;
}

Stroke reversed(const Stroke& s) { return {s.to, s.from}; }

// Lines that go on straight become one.
class Joiner {
 public:
  explicit Joiner(const std::vector<Stroke>& lines) : lines_(lines), used_(lines.size()) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      ends_.emplace(key_of(lines[i].from), i);
      ends_.emplace(key_of(lines[i].to), i);
    }
  }

  std::vector<Stroke> joined() {
    std::vector<Stroke> strokes;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (used_[i]) continue;
      used_[i] = true;
      strokes.push_back(reversed(extended(reversed(extended(lines_[i])))));
    }
    return strokes;
  }

 private:
  Stroke extended(Stroke stroke) {
    for (bool longer = true; longer;) {
      longer = false;
      const auto [first, last] = ends_.equal_range(key_of(stroke.to));
      for (auto at = first; at != last && !longer; ++at) {
        if (used_[at->second]) continue;
        Stroke next = lines_[at->second];
        if (key_of(next.from) != at->first) next = reversed(next);
        if (!goes_on(stroke, next)) continue;
        used_[at->second] = true;
        stroke.to = next.to;
        longer = true;
      }
    }
    return stroke;
  }

  const std::vector<Stroke>& lines_;
  std::vector<bool> used_;
  std::multimap<Key, std::size_t> ends_;
};

// What is seen of the board; of a body that is looked through, all of it.
std::vector<Stroke> lines_of(const Layout& layout, const std::vector<View>& views) {
  std::vector<Stroke> lines;
  for (const View& view : views) {
    for (const Line& line : view.lines) lines.push_back({line.from, line.to});
  }
  for (const Wrap& wrap : layout.wraps) {
    const auto stub = [&](Point p, int sign) {
      const Place at = views[0].spots[p].place;
      lines.push_back({at, {at.x + sign * kStub * wrap.dx, at.y - sign * kStub * wrap.dy}});
    };
    stub(wrap.from, 1);
    stub(wrap.to, -1);
  }
  return lines;
}

// Star points, and points without a line, which nothing else would show.
std::vector<Place> dots_of(const Layout& layout, const std::vector<View>& views) {
  std::vector<bool> dotted(layout.names.size());
  if (layout.rectangle) {
    for (const Point p : star_points(*layout.rectangle)) dotted[p] = true;
  }
  std::vector<Place> dots;
  for (const View& view : views) {
    for (const Spot& spot : view.spots) {
      if (dotted[spot.point] || layout.graph->degree(spot.point) == 0) dots.push_back(spot.place);
    }
  }
  return dots;
}

std::string number(double value) { return decimal(value, 3); }

}  // namespace

Result<std::string> board_strokes(const Layout& layout, double width) {
  if (!(width >= kLeastWidth && width <= kMostWidth)) {
    return Error{"expected a width from 20 to 5000 mm"};
  }
  const std::vector<View> views = views_of(layout);
  Place low = views[0].low, high = views[0].high;
  for (const View& view : views) {
    low = {std::min(low.x, view.low.x), std::min(low.y, view.low.y)};
    high = {std::max(high.x, view.high.x), std::max(high.y, view.high.y)};
  }
  low = {low.x - kMargin, low.y - kMargin};
  high = {high.x + kMargin, high.y + kMargin};
  const double scale = width / (high.x - low.x), height = scale * (high.y - low.y);
  const auto at = [&](Place p) {
    return number(scale * (p.x - low.x)) + " " + number(scale * (p.y - low.y));
  };
  std::string strokes;
  for (const Stroke& stroke : Joiner(lines_of(layout, views)).joined()) {
    strokes += "<path d=\"M" + at(stroke.from) + "L" + at(stroke.to) + "\"/>\n";
  }
  for (const Place dot : dots_of(layout, views)) {
    strokes += "<circle cx=\"" + number(scale * (dot.x - low.x)) + "\" cy=\"" +
               number(scale * (dot.y - low.y)) + "\" r=\"" + number(scale * kDot) + "\"/>\n";
  }
  const std::string w = number(width), h = number(height);
  const double inset = kStrokeWidth / 2;
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + w + "mm\" height=\"" + h +
         "mm\" viewBox=\"0 0 " + w + " " + h + "\" fill=\"none\" stroke=\"#000\" stroke-width=\"" +
         number(kStrokeWidth) + "\" stroke-linecap=\"round\">\n<g id=\"engrave\">\n" + strokes +
         "</g>\n<g id=\"cut\" stroke=\"#f00\">\n<rect x=\"" + number(inset) + "\" y=\"" +
         number(inset) + "\" width=\"" + number(width - kStrokeWidth) + "\" height=\"" +
         number(height - kStrokeWidth) + "\" rx=\"" + number(scale * kCorner) +
         "\"/>\n</g>\n</svg>\n";
}

}  // namespace omnigo
