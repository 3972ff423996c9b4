// omnigo board: the families of boards, and one board with its points, edges and symmetries.
#include <algorithm>
#include <charconv>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "draw/print.h"
#include "draw/strokes.h"
#include "draw/svg.h"
#include "draw/text_board.h"
#include "graph/families.h"
#include "graph/layout.h"
#include "symmetry/symmetry.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo board
       omnigo board SPEC [--json | --svg [--names] | --svg --strokes [--width W] | --stl [--width W]]

List the families of boards; or describe the board SPEC: how many points, edges and symmetries it has,
how many neighbours its points have and, on a small board, where the points are.

SPEC is family:arguments, such as torus:9x9; 9 and 9x9 are short for grid:9x9. file:PATH reads a
board of your own, either JSON,

  {"points": 3, "edges": [[0, 1], [1, 2]]}
  {"points": [{"name": "hub", "x": 0, "y": 0}, {"name": "rim", "x": 1, "y": 0}],
   "edges": [["hub", "rim"]]}

with points numbered from 0 and optional names and coordinates; or a plain list of edges, two names per
line (one for a point without edges; # starts a comment). Without coordinates, omnigo lays the board out.
A board has at most 10,000 points and 200,000 edges.

  --json   print {"spec","points":[{"name","x","y","z"?}],"edges":[[i,j]],"symmetries":"decimal"};
           points are numbered from 0 in their fixed order, y increases upwards
  --svg    draw the board
  --names  add the name of every point to the picture

For makers, exact to the millimetre:

  --strokes  with --svg: draw only lines, for a laser engraver: black to engrave, red to cut. A
             straight line is one stroke
  --stl      print a closed body for a 3D printer: a plate, or the solid itself, with grooves along
             the lines and a hollow for a stone at each point
  --magnets DxH  with --stl: add a hole to each hollow for a round magnet, D mm wide and H mm high
  --stones N     with --stl: print N stones instead of the board, with a hole in the bottom if
                 --magnets is given. The magnets of all stones must face the same way
  --width W  set the width of the strokes' page, or the longest side of the body, such as 40cm, 400mm
             or 400 (default: 400mm)

examples:
  omnigo board
  omnigo board triangular:11
  omnigo board file:myboard.json --json
  omnigo board sunflower:150 --svg > sunflower.svg
  omnigo board 19 --svg --strokes --width 424mm > engrave.svg
  omnigo board cube:5 --stl --width 90mm > cube.stl
  omnigo board cube:5 --stl --width 90mm --magnets 5x2 > cube.stl
  omnigo board cube:5 --stl --width 90mm --magnets 5x2 --stones 25 > stones.stl
)";

std::string padded(std::string text, std::size_t width) {
  return text + std::string(width > text.size() ? width - text.size() : 0, ' ');
}

void print_families() {
  std::cout << "A board is written family:arguments. The families:\n\n";
  const auto line = [](std::string name, std::string example, std::string_view about) {
    std::cout << "  " << padded(name, 16) << padded(example, 18) << about << '\n';
  };
  for (const Family& family : families()) {
    const std::string name(family.name), arguments(family.arguments);
    line(arguments.empty() ? name : name + ":" + arguments, std::string(family.example),
         family.about);
  }
  line("file:PATH", "file:myboard.json", "a board of your own; see omnigo board --help");
}

void print_json(const Layout& layout, const Symmetries& group) {
  nlohmann::ordered_json points = nlohmann::ordered_json::array();
  for (std::size_t p = 0; p < layout.names.size(); ++p) {
    const Coordinates place = layout.coordinates[p];
    nlohmann::ordered_json point = {{"name", layout.names[p]}, {"x", place.x}, {"y", place.y}};
    if (layout.solid) point["z"] = place.z;
    points.push_back(std::move(point));
  }
  nlohmann::ordered_json edges = nlohmann::ordered_json::array();
  for (const Edge e : layout.graph->edges()) edges.push_back({e.a, e.b});
  const nlohmann::ordered_json board = {{"spec", layout.spec},
                                        {"points", std::move(points)},
                                        {"edges", std::move(edges)},
                                        {"symmetries", group.order}};
  using Replace = nlohmann::ordered_json::error_handler_t;  // a path need not be UTF-8
  std::cout << board.dump(-1, ' ', false, Replace::replace) << '\n';
}

// "3 (6 points), 4 (54), 6 (271)"
std::string neighbours_text(const Graph& graph) {
  std::map<int, int> count;
  for (int p = 0; p < graph.size(); ++p) ++count[graph.degree(static_cast<Point>(p))];
  std::string text;
  for (const auto& [degree, points] : count) {
    text += (text.empty() ? "" : ", ") + std::to_string(degree) + " (" + std::to_string(points);
    text += text.find("point") != text.npos ? ")" : points == 1 ? " point)" : " points)";
  }
  return text;
}

int count_parts(const Graph& graph) {
  std::vector<bool> met(graph.size());
  int parts = 0;
  for (int start = 0; start < graph.size(); ++start) {
    if (met[start]) continue;
    ++parts;
    std::vector<Point> open{static_cast<Point>(start)};
    met[start] = true;
    while (!open.empty()) {
      const Point p = open.back();
      open.pop_back();
      for (const Point q : graph.neighbours(p)) {
        if (!met[q]) open.push_back(q);
        met[q] = true;
      }
    }
  }
  return parts;
}

std::string order_text(const std::string& order) {
  if (order.size() <= 24) return order;
  return "about " + order.substr(0, 1) + "." + order.substr(1, 3) + " x 10^" +
         std::to_string(order.size() - 1) + " (--json gives all digits)";
}

// The names where its points are, or for a WxH board its columns' and rows'; nothing where that
// would not be readable.
std::string sketch(const Layout& layout) {
  constexpr int kLongestSide = 40;
  if (!layout.rectangle) return text_page(layout, layout.names).value_or("");
  if (std::max(layout.rectangle->columns, layout.rectangle->rows) > kLongestSide) return "";
  return text_board(layout, std::vector<std::string>(layout.names.size(), "."));
}

void print_summary(const Layout& layout, const Symmetries& group) {
  const Graph& graph = *layout.graph;
  std::cout << layout.spec << '\n'
            << "  points      " << graph.size() << '\n'
            << "  edges       " << graph.edge_count() << '\n'
            << "  neighbours  " << neighbours_text(graph) << '\n'
            << "  symmetries  " << order_text(group.order) << '\n';
  if (const int parts = count_parts(graph); parts > 1)
    std::cout << "  parts       " << parts << '\n';
  if (const std::string shown = sketch(layout); !shown.empty()) std::cout << '\n' << shown;
}

// In millimetres.
double read_width(const std::string& text) {
  std::size_t end = 0;
  double width = 0;
  try {
    width = std::stod(text, &end);
  } catch (const std::exception&) {
    throw UsageError("--width: expected a length such as 400mm, got " + quote(text));
  }
  const std::string unit = text.substr(end);
  if (unit == "cm") return 10 * width;
  if (unit != "mm" && !unit.empty()) {
    throw UsageError("--width: expected a length such as 400mm, got " + quote(text));
  }
  return width;
}

// "5x2": the diameter and the height.
std::optional<Magnet> read_magnet(const Arguments& arguments) {
  const auto text = arguments.option("--magnets");
  if (!text) return std::nullopt;
  const std::size_t cross = text->find('x');
  const auto number = [&](const std::string& part) {
    double value = 0;
    const auto [end, status] = std::from_chars(part.data(), part.data() + part.size(), value);
    if (status != std::errc() || end != part.data() + part.size()) {
      throw UsageError("--magnets: expected a diameter and a height in mm, such as 5x2, got " +
                       quote(*text));
    }
    return value;
  };
  const double diameter = number(text->substr(0, cross));
  return Magnet{diameter, number(cross == text->npos ? "" : text->substr(cross + 1))};
}

void check_options(const Arguments& arguments) {
  const bool svg = arguments.flag("--svg"), stl = arguments.flag("--stl");
  if (arguments.flag("--json") + svg + stl > 1) {
    throw UsageError("use only one of --json, --svg and --stl");
  }
  const bool strokes = arguments.flag("--strokes");
  if (arguments.flag("--names") && (!svg || strokes)) throw UsageError("--names needs --svg");
  if (strokes && !svg) throw UsageError("--strokes needs --svg");
  if ((arguments.option("--magnets") || arguments.option("--stones")) && !stl) {
    throw UsageError("--magnets and --stones need --stl");
  }
  if (arguments.option("--width") && !strokes && !stl) {
    throw UsageError("--width needs --svg --strokes or --stl");
  }
}

std::string drawing(const Arguments& arguments, const Layout& layout) {
  const double width = read_width(arguments.option("--width").value_or("400mm"));
  if (arguments.option("--stones")) {
    const auto stones = static_cast<int>(arguments.number("--stones", 1, 1, kMostStones));
    return checked(stones_stl(layout, width, stones, read_magnet(arguments)));
  }
  if (arguments.flag("--stl")) return checked(board_stl(layout, width, read_magnet(arguments)));
  if (arguments.flag("--strokes")) return checked(board_strokes(layout, width));
  Overlay overlay;
  overlay.names = arguments.flag("--names");
  return board_svg(layout, overlay);
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json", "--svg", "--names", "--strokes", "--stl"},
                            {"--width", "--magnets", "--stones"}, 1);
  check_options(arguments);
  const bool json = arguments.flag("--json");
  const bool drawn = arguments.flag("--svg") || arguments.flag("--stl");
  if (arguments.words().empty()) {
    if (json || drawn) throw UsageError("SPEC is missing, such as grid:9x9");
    print_families();
    return 0;
  }
  const Layout layout = checked(make_layout(arguments.word(0, "SPEC")));
  if (drawn) {
    std::cout << drawing(arguments, layout);
    return 0;
  }
  const Symmetries group = symmetries(*layout.graph);
  if (json) {
    print_json(layout, group);
  } else {
    print_summary(layout, group);
  }
  return 0;
}

}  // namespace

const Command kBoardCommand = {"board", "list the boards, or describe one", kHelp, run};

}  // namespace omnigo
