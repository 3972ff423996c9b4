#include "draw/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <set>
#include <sstream>
#include <string_view>

#include "base/text.h"
#include "draw/decimal.h"
#include "draw/text_board.h"
#include "draw/view.h"
#include "rules/names.h"

namespace omnigo {
namespace {

constexpr double kUnit = 40;         // page units from a point to the next
constexpr double kMargin = 0.95;     // of the plate around the outermost points, in points
constexpr double kLabelled = 1.35;   // with the names of columns and rows in it
constexpr double kWrapping = 2.2;    // with edges that run over the border in it
constexpr double kPadding = 0.25;    // of the page around the plate
constexpr double kWidestPage = 900;  // in pixels, where nothing else says how wide

constexpr char kInk[] = "#3a2812";
constexpr char kFaintInk[] = "#6b4d26";

// For each player the body of the stone, its light, and the ink to write on it.
struct StoneColours {
  const char *body, *light, *ink;
};

constexpr StoneColours kStones[] = {
    {"#141414", "#666666", "#ffffff"}, {"#dcdcd6", "#ffffff", "#111111"},
    {"#b3201b", "#f07a66", "#ffffff"}, {"#1d4fa8", "#7fb0f5", "#ffffff"},
    {"#1f7a35", "#83d18f", "#ffffff"}, {"#e8b90f", "#fff3a6", "#3a2a00"},
    {"#7a2fa0", "#cf9ae8", "#ffffff"}, {"#0f8f94", "#84e0e0", "#ffffff"},
    {"#e2701a", "#ffc48f", "#2b1200"}, {"#e07fb0", "#ffd7ea", "#3a0a22"},
    {"#6b4a2b", "#bd9a74", "#ffffff"}, {"#8fb51f", "#dcf08c", "#1f2a00"},
    {"#4a4fc4", "#a9acf5", "#ffffff"}, {"#a8325e", "#ec8fb0", "#ffffff"},
    {"#5f7f8c", "#b4cfd9", "#ffffff"}, {"#d9a06a", "#ffdcb8", "#2e1a05"},
    {"#2f5d50", "#8ac0b0", "#ffffff"}, {"#c44bd0", "#f2aef7", "#2b0030"},
    {"#6fc3ee", "#d3efff", "#06263a"}, {"#7a1f1f", "#cf7f7f", "#ffffff"},
    {"#3f6f1a", "#a2cf80", "#ffffff"}, {"#c9c23a", "#f7f3a8", "#2a2800"},
    {"#26335c", "#8593c4", "#ffffff"}, {"#f0957d", "#ffd8cc", "#3a1007"},
    {"#9a9a9a", "#e0e0e0", "#111111"}, {"#57d3a4", "#c6f7e4", "#04301f"},
};
static_assert(std::size(kStones) == kMaxPlayers);

std::string num(double value) { return decimal(value, 2); }

std::size_t letters(std::string_view utf8) {
  return static_cast<std::size_t>(std::count_if(
      utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) >> 6) != 2; }));
}

std::string mixed(std::array<int, 3> colour, double light) {
  char text[8];
  const auto part = [&](int c) { return std::clamp(static_cast<int>(c * light), 0, 255); };
  std::snprintf(text, sizeof text, "#%02x%02x%02x", part(colour[0]), part(colour[1]),
                part(colour[2]));
  return text;
}

class Painter {
 public:
  Painter(const Layout& layout, const Overlay& overlay)
      : layout_(layout), overlay_(overlay), views_(views_of(layout)) {
    for (const Wrap& wrap : layout.wraps) (wrap.dx ? wraps_across_ : wraps_up_) = true;
    for (const std::string& name : layout.names) {
      longest_name_ = std::max(longest_name_, letters(name));
    }
  }

  std::string paint() {
    for (const View& view : views_) paint_view(view);
    paint_captions();
    return page();
  }

 private:
  static std::string at(Place p) { return num(p.x * kUnit) + " " + num(p.y * kUnit); }
  static std::string centre(Place p) {
    return "cx=\"" + num(p.x * kUnit) + "\" cy=\"" + num(p.y * kUnit) + "\"";
  }
  static std::string polygon_points(const std::vector<Place>& corners) {
    std::string text;
    for (const Place p : corners) {
      text += (text.empty() ? "" : " ") + num(p.x * kUnit) + "," + num(p.y * kUnit);
    }
    return text;
  }

  void paint_view(const View& view) {
    if (layout_.rectangle) {
      paint_rectangle_plate(view);
      paint_grid();
      paint_wraps();
      paint_stars();
      paint_border_names();
    } else {
      if (view.faces.empty()) paint_plate(view);
      paint_body(view);
    }
    paint_stones(view, false);
  }

  // The plate of a WxH board, and the bounds of the page.
  void paint_rectangle_plate(const View& view) {
    const double side = wraps_across_ ? kWrapping : kLabelled;
    const double end = wraps_up_ ? kWrapping : kLabelled;
    low_ = {view.low.x - side, view.low.y - end};
    high_ = {view.high.x + side, view.high.y + end};
    const auto rectangle = [&](double lower, const char* fill) {
      body_ += "<rect x=\"" + num(low_.x * kUnit) + "\" y=\"" + num((low_.y + lower) * kUnit) +
               "\" width=\"" + num((high_.x - low_.x) * kUnit) + "\" height=\"" +
               num((high_.y - low_.y) * kUnit) + "\" rx=\"8\" fill=\"" + fill + "\"/>\n";
    };
    rectangle(0.1, "#a9783a");
    rectangle(0, "url(#wood)");
    rectangle(0, "url(#grain)");
  }

  // A plate in the shape of the board: round, square, or its hull with rounded corners.
  void paint_plate(const View& view) {
    std::vector<Place> places;
    for (const Spot& spot : view.spots) places.push_back(spot.place);
    std::vector<Place> hull = convex_hull(std::move(places));
    const std::vector<Place> box = {
        view.low, {view.high.x, view.low.y}, view.high, {view.low.x, view.high.y}};
    const bool irregular = layout_.spec.starts_with("file:");
    if (area(hull) > 0.85 * area(box) || (irregular && round_plate(hull).radius == 0)) hull = box;
    const auto [middle, radius] = round_plate(hull);
    const auto plate = [&](double lower, const std::string& fill) {
      if (radius > 0) {
        body_ += "<circle " + centre({middle.x, middle.y + lower}) + " r=\"" +
                 num((radius + kMargin) * kUnit) + "\" fill=\"" + fill + "\"/>\n";
        return;
      }
      std::string outline;
      for (const Place p : hull) outline += (outline.empty() ? "M" : "L") + at({p.x, p.y + lower});
      body_ += "<path d=\"" + outline + "Z\" fill=\"" + fill + "\" stroke=\"" + fill +
               "\" stroke-width=\"" + num(2 * kMargin * kUnit) + "\" stroke-linejoin=\"round\"/>\n";
    };
    extend({view.low.x - kMargin, view.low.y - kMargin});
    extend({view.high.x + kMargin, view.high.y + kMargin});
    if (radius > 0) {
      extend({middle.x - radius - kMargin, middle.y - radius - kMargin});
      extend({middle.x + radius + kMargin, middle.y + radius + kMargin});
    }
    plate(0.1, "#a9783a");
    plate(0, "url(#wood)");
    plate(0, "url(#grain)");
  }

  static double area(const std::vector<Place>& corners) {
    double twice = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Place a = corners[i], b = corners[(i + 1) % corners.size()];
      twice += a.x * b.y - a.y * b.x;
    }
    return std::abs(twice) / 2;
  }

  struct Circle {
    Place middle;
    double radius = 0;
  };

  // The circle around a board that is nearly round, or has but one point; else no radius.
  static Circle round_plate(const std::vector<Place>& hull) {
    Circle circle;
    for (const Place p : hull) {
      circle.middle.x += p.x / static_cast<double>(hull.size());
      circle.middle.y += p.y / static_cast<double>(hull.size());
    }
    for (const Place p : hull) {
      const double away = std::hypot(p.x - circle.middle.x, p.y - circle.middle.y);
      circle.radius = std::max(circle.radius, away);
    }
    if (hull.size() == 1) return {circle.middle, 0.1};
    const double full = std::numbers::pi * circle.radius * circle.radius;
    return hull.size() >= 7 && area(hull) > 0.8 * full ? circle : Circle{};
  }

  void extend(Place p) {
    low_ = {std::min(low_.x, p.x), std::min(low_.y, p.y)};
    high_ = {std::max(high_.x, p.x), std::max(high_.y, p.y)};
  }

  void paint_grid() {
    const int columns = layout_.rectangle->columns, rows = layout_.rectangle->rows;
    std::string lines;
    for (int c = 0; c < columns && rows > 1; ++c) {
      lines += "M" + num(c * kUnit) + " 0V" + num((1 - rows) * kUnit);
    }
    for (int r = 0; r < rows && columns > 1; ++r) {
      lines += "M0 " + num(-r * kUnit) + "H" + num((columns - 1) * kUnit);
    }
    body_ += "<path d=\"" + lines + "\" stroke=\"" + kInk + "\" stroke-width=\"1.3\"/>\n";
    // Where the board ends, its last lines are heavier.
    std::string border;
    if (!wraps_across_ && rows > 1) {
      border += "M0 0V" + num((1 - rows) * kUnit) + "M" + num((columns - 1) * kUnit) + " 0V" +
                num((1 - rows) * kUnit);
    }
    if (!wraps_up_ && columns > 1) {
      border += "M0 0H" + num((columns - 1) * kUnit) + "M0 " + num((1 - rows) * kUnit) + "H" +
                num((columns - 1) * kUnit);
    }
    body_ += "<path d=\"" + border + "\" stroke=\"" + kInk +
             "\" stroke-width=\"2.4\" stroke-linecap=\"square\"/>\n";
  }

  Place place_of(Point p) const { return {layout_.coordinates[p].x, -layout_.coordinates[p].y}; }

  // Each end of an edge over the border as a stub that fades out, with the stone it leads to as a
  // shadow at its end, and the name of the row where that is another one.
  void paint_wraps() {
    for (const Wrap& wrap : layout_.wraps) {
      paint_stub(wrap.from, wrap.to, wrap.dx, wrap.dy);
      paint_stub(wrap.to, wrap.from, -wrap.dx, -wrap.dy);
    }
  }

  void paint_stub(Point from, Point to, int dx, int dy) {
    const Place start = place_of(from), end{start.x + dx, start.y - dy};
    const char* fade = dx > 0 ? "right" : dx < 0 ? "left" : dy > 0 ? "up" : "down";
    stubs_.insert(fade);
    body_ += "<path d=\"M" + at(start) + "L" + at(end) + "\" stroke=\"url(#" + fade +
             ")\" stroke-width=\"1.3\"/>\n";
    if (stone_at(to) != Colour::Empty) {
      body_ += "<g opacity=\"0.4\">" + stone(end, 0.4, stone_at(to)) + "</g>\n";
    } else if (dx != 0 && place_of(to).y != start.y) {
      paint_text({start.x + 1.15 * dx, start.y}, layout_.names[to], 0.28, kFaintInk);
    }
  }

  void paint_stars() {
    for (const Point p : star_points(*layout_.rectangle)) paint_dot(place_of(p), 0.1, kInk);
    for (int p = 0; p < layout_.graph->size(); ++p) {
      const auto point = static_cast<Point>(p);
      if (layout_.graph->degree(point) == 0) paint_dot(place_of(point), 0.1, kInk);
    }
  }

  void paint_dot(Place p, double radius, const char* fill) {
    body_ +=
        "<circle " + centre(p) + " r=\"" + num(radius * kUnit) + "\" fill=\"" + fill + "\"/>\n";
  }

  void paint_text(Place p, std::string_view text, double size, std::string_view ink) {
    body_ += "<text x=\"" + num(p.x * kUnit) + "\" y=\"" + num((p.y + 0.36 * size) * kUnit) +
             "\" font-size=\"" + num(size * kUnit) + "\" fill=\"" + std::string(ink) + "\">" +
             escape_html(text) + "</text>\n";
  }

  void paint_border_names() {
    const auto [columns, rows] = *layout_.rectangle;
    const double side = (wraps_across_ ? kWrapping : kLabelled) - 0.45;
    const double end = (wraps_up_ ? kWrapping : kLabelled) - 0.45;
    for (int c = 0; c < columns; ++c) {
      const std::string name = grid_point_name(c, 0);
      const std::string_view column(name.data(), name.size() - 1);
      for (const double y : {end, 1.0 - rows - end}) paint_text({double(c), y}, column, 0.4, kInk);
    }
    for (int r = 0; r < rows; ++r) {
      const std::string row = std::to_string(r + 1);
      for (const double x : {-side, columns - 1 + side}) {
        paint_text({x, double(-r)}, row, 0.4, kInk);
      }
    }
  }

  // What is behind first, then what is in front.
  void paint_body(const View& view) {
    for (const Face& face : view.faces) {
      if (face.depth > 0) paint_face(face, 1);
    }
    paint_lines(view, true);
    if (!view.faces.empty()) {
      paint_points(view, true);
      paint_stones(view, true);
    }
    const bool see_through = std::any_of(view.faces.begin(), view.faces.end(),
                                         [](const Face& f) { return f.depth > 0; });
    for (const Face& face : view.faces) {
      if (face.depth == 0) paint_face(face, see_through ? 0.5 : 1);
    }
    paint_lines(view, false);
    paint_points(view, false);
    if (!view.faces.empty()) {
      extend({view.low.x - 0.75, view.low.y - 0.75});
      extend({view.high.x + 0.75, view.high.y + 0.75});
    }
  }

  void paint_face(const Face& face, double opacity) {
    const std::string fill = mixed({244, 200, 124}, 0.72 + 0.32 * face.light);
    body_ += "<polygon points=\"" + polygon_points(face.corners) + "\" fill=\"" + fill + "\"" +
             (opacity < 1 ? " fill-opacity=\"" + num(opacity) + "\"" : "") + "/>\n";
  }

  void paint_lines(const View& view, bool behind) {
    // Of a frame, in four steps from back to front; of a body, behind or in front.
    for (int step = 3; step >= 0; --step) {
      std::string lines, ridges;
      for (const Line& line : view.lines) {
        const int its_step = std::min(3, static_cast<int>(line.depth * 4));
        if (its_step != step || (line.depth == 1) != behind) continue;
        (line.ridge ? ridges : lines) += "M" + at(line.from) + "L" + at(line.to);
      }
      paint_strokes(lines, line_width(view), behind ? 0.9 : 1 - 0.15 * step);
      paint_strokes(ridges, 1.8 * line_width(view), 1);
    }
  }

  void paint_strokes(const std::string& lines, double width, double opacity) {
    if (lines.empty()) return;
    body_ += "<path d=\"" + lines + "\" stroke=\"" + kInk + "\" stroke-width=\"" + num(width) +
             "\" stroke-linecap=\"round\"" +
             (opacity < 1 ? " opacity=\"" + num(opacity) + "\"" : "") + "/>\n";
  }

  // Thinner where many edges crowd.
  double line_width(const View& view) const {
    const double crowd = static_cast<double>(view.lines.size()) / (3.0 * view.spots.size());
    return std::clamp(1.6 / std::max(1.0, crowd), 0.25, 1.6);
  }

  // A small round place for a stone on every point.
  void paint_points(const View& view, bool behind) {
    for (const Spot& spot : view.spots) {
      const bool its_behind = !view.faces.empty() && spot.depth == 1;
      if (its_behind != behind) continue;
      paint_dot(spot.place, view.spots.size() <= 60 ? 0.11 : 0.085, kInk);
    }
  }

  Colour stone_at(Point p) const {
    return overlay_.stones.empty() ? Colour::Empty : overlay_.stones[p];
  }

  // Those behind a see-through body, or the others.
  void paint_stones(const View& view, bool behind) {
    // From back to front, so that what is nearer covers what is farther.
    std::vector<const Spot*> order;
    for (const Spot& spot : view.spots) {
      const bool its_behind = !view.faces.empty() && spot.depth == 1;
      if (its_behind == behind) order.push_back(&spot);
    }
    std::sort(order.begin(), order.end(), [](const Spot* a, const Spot* b) {
      return a->depth != b->depth ? a->depth > b->depth : a->point < b->point;
    });
    for (const Spot* spot : order) paint_spot(*spot);
  }

  void paint_spot(const Spot& spot) {
    const Colour colour = stone_at(spot.point);
    const bool empty = colour == Colour::Empty;
    const Mark mark = overlay_.marks.empty() ? Mark::None : overlay_.marks[spot.point];
    std::string label = overlay_.labels.empty() ? "" : overlay_.labels[spot.point];
    const std::string ink = empty ? kInk : kStones[player_of(colour)].ink;
    if (!empty) body_ += stone(spot.place, spot.radius, colour);
    const bool named = label.empty() && empty && overlay_.names && mark == Mark::None;
    if (named) label = layout_.names[spot.point];
    if (!label.empty()) {
      if (empty) paint_clearing(spot);
      const std::size_t length = named ? longest_name_ : letters(label);
      const double size = spot.radius * std::min(1.1, 2.6 / (1.0 + static_cast<double>(length)));
      paint_text(spot.place, label, size, ink);
    } else if (!empty && player_of(colour) >= 2 && mark == Mark::None) {
      paint_text(spot.place, std::string(1, colour_letter(colour)), spot.radius * 0.95, ink);
    }
    paint_mark(spot, mark, empty ? std::string(kInk) : ink);
  }

  // Room for a label on the lines.
  void paint_clearing(const Spot& spot) {
    body_ += "<circle " + centre(spot.place) + " r=\"" + num(spot.radius * 0.7 * kUnit) +
             "\" fill=\"#ecc47c\" opacity=\"0.9\"/>\n";
  }

  std::string stone(Place p, double radius, Colour colour) {
    colours_.insert(player_of(colour));
    const Place below{p.x + 0.06 * radius, p.y + 0.12 * radius};
    return "<circle " + centre(below) + " r=\"" + num(radius * kUnit) +
           "\" fill=\"#000\" opacity=\"0.28\"/><circle " + centre(p) + " r=\"" +
           num(radius * kUnit) + "\" fill=\"url(#stone" + std::to_string(player_of(colour)) +
           ")\"/>\n";
  }

  void paint_mark(const Spot& spot, Mark mark, const std::string& ink) {
    const double r = spot.radius * 0.5;
    const Place p = spot.place;
    const std::string pen = " fill=\"none\" stroke=\"" + ink + "\" stroke-width=\"" +
                            num(std::max(1.0, spot.radius * kUnit * 0.13)) + "\"/>\n";
    const auto path = [&](std::initializer_list<Place> corners, bool closed) {
      std::string d;
      for (const Place c : corners) {
        d += (d.empty() ? "M" : "L") + at({p.x + c.x * r, p.y + c.y * r});
      }
      body_ += "<path d=\"" + d + (closed ? "Z\"" : "\"") + pen;
    };
    switch (mark) {
      case Mark::None:
        break;
      case Mark::Dot:
        body_ +=
            "<circle " + centre(p) + " r=\"" + num(r * 0.6 * kUnit) + "\" fill=\"" + ink + "\"/>\n";
        break;
      case Mark::Circle:
        body_ += "<circle " + centre(p) + " r=\"" + num(r * kUnit) + "\"" + pen;
        break;
      case Mark::Square:
        path({{-0.85, -0.85}, {0.85, -0.85}, {0.85, 0.85}, {-0.85, 0.85}}, true);
        break;
      case Mark::Triangle:
        path({{0, -1.1}, {0.95, 0.6}, {-0.95, 0.6}}, true);
        break;
      case Mark::Cross:
        path({{-0.8, -0.8}, {0.8, 0.8}}, false);
        path({{0.8, -0.8}, {-0.8, 0.8}}, false);
        break;
    }
  }

  void paint_captions() {
    constexpr double kSize = 0.5, kLine = 0.7;
    const auto width = static_cast<std::size_t>(std::max(12.0, (high_.x - low_.x) / (0.5 * kSize)));
    const double left = low_.x;
    for (const std::string& caption : overlay_.captions) {
      std::istringstream lines(wrapped(caption, width));
      for (std::string line; std::getline(lines, line);) {
        high_.y += kLine;
        body_ += "<text x=\"" + num(left * kUnit) + "\" y=\"" + num(high_.y * kUnit) +
                 "\" font-size=\"" + num(kSize * kUnit) + "\" text-anchor=\"start\" fill=\"" +
                 kInk + "\">" + escape_html(line) + "</text>\n";
      }
    }
  }

  std::string page() const {
    const double x = (low_.x - kPadding) * kUnit, y = (low_.y - kPadding) * kUnit;
    const double width = (high_.x - low_.x + 2 * kPadding) * kUnit;
    const double height = (high_.y - low_.y + 2 * kPadding) * kUnit;
    const double shrink = std::min(1.0, kWidestPage / std::max(width, height));
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + num(width * shrink) +
           "\" height=\"" + num(height * shrink) + "\" viewBox=\"" + num(x) + " " + num(y) + " " +
           num(width) + " " + num(height) + "\">\n<title>" + escape_html(layout_.spec) +
           "</title>\n" + definitions() +
           "<g fill=\"none\" font-family=\"Helvetica,Arial,sans-serif\" text-anchor=\"middle\">\n" +
           body_ + "</g>\n</svg>\n";
  }

  std::string definitions() const {
    std::string text =
        "<defs>\n<linearGradient id=\"wood\" gradientUnits=\"userSpaceOnUse\" " +
        ends(low_, {low_.x + 0.3 * (high_.x - low_.x), high_.y}) +
        "><stop stop-color=\"#f0c982\"/>"
        "<stop offset=\"0.5\" stop-color=\"#e6b96b\"/><stop offset=\"1\" stop-color=\"#dcaa59\"/>"
        "</linearGradient>\n"
        "<pattern id=\"grain\" width=\"620\" height=\"90\" patternUnits=\"userSpaceOnUse\">"
        "<path d=\"M0 12C160 4 330 22 620 12M0 31C210 40 380 24 620 31M0 52C140 46 400 62 620 52"
        "M0 70C200 78 420 62 620 70\" fill=\"none\" stroke=\"#b98640\" stroke-opacity=\"0.22\" "
        "stroke-width=\"1.4\"/></pattern>\n";
    for (const std::string& stub : stubs_) text += fade(stub);
    for (const int player : colours_) {
      text += "<radialGradient id=\"stone" + std::to_string(player) +
              "\" cx=\"0.36\" cy=\"0.32\" r=\"0.72\"><stop stop-color=\"" + kStones[player].light +
              "\"/><stop offset=\"" + (player == 1 ? "0.55" : "0.75") + "\" stop-color=\"" +
              kStones[player].body + "\"/></radialGradient>\n";
    }
    return text + "</defs>\n";
  }

  static std::string ends(Place from, Place to) {
    return "x1=\"" + num(from.x * kUnit) + "\" y1=\"" + num(from.y * kUnit) + "\" x2=\"" +
           num(to.x * kUnit) + "\" y2=\"" + num(to.y * kUnit) + "\"";
  }

  // Ink that runs out one point beyond the border.
  std::string fade(const std::string& side) const {
    const double right = layout_.rectangle->columns - 1, top = 1 - layout_.rectangle->rows;
    const std::string span = side == "left"    ? ends({0, 0}, {-1, 0})
                             : side == "right" ? ends({right, 0}, {right + 1, 0})
                             : side == "up"    ? ends({0, top}, {0, top - 1})
                                               : ends({0, 0}, {0, 1});
    return "<linearGradient id=\"" + side + "\" gradientUnits=\"userSpaceOnUse\" " + span +
           "><stop stop-color=\"" + kInk + "\"/><stop offset=\"1\" stop-color=\"" + kInk +
           "\" stop-opacity=\"0\"/></linearGradient>\n";
  }

  const Layout& layout_;
  const Overlay& overlay_;
  std::vector<View> views_;
  bool wraps_across_ = false, wraps_up_ = false;
  std::size_t longest_name_ = 0;
  std::string body_;
  std::set<std::string> stubs_;
  std::set<int> colours_;
  Place low_{INFINITY, INFINITY}, high_{-INFINITY, -INFINITY};
};

}  // namespace

std::string board_svg(const Layout& layout, const Overlay& overlay) {
  return Painter(layout, overlay).paint();
}

}  // namespace omnigo
