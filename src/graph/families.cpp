#include "graph/families.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/quote.h"
#include "base/text.h"

namespace omnigo {
namespace {

using std::uint64_t;

Size up_to_four_each(uint64_t w, uint64_t h) { return {w * h, 2 * w * h}; }
Size triangular_size(uint64_t n, uint64_t) {
  return {3 * n * (n - 1) + 1, 3 * (n - 1) * (3 * n - 2)};
}
Size honeycomb_size(uint64_t n, uint64_t) { return {6 * n * n, 3 * n * (3 * n - 1)}; }
Size cube_size(uint64_t n, uint64_t) { return {6 * (n - 1) * (n - 1) + 2, 12 * (n - 1) * (n - 1)}; }
Size sunflower_size(uint64_t n, uint64_t) { return {n, 3 * n}; }  // planar
Size chain_size(uint64_t n, uint64_t) { return {n, n}; }
Size complete_size(uint64_t n, uint64_t) { return {n, n * (n - 1) / 2}; }

// Powers stop growing long after the limit on points, so that none overflows.
uint64_t power(uint64_t base, uint64_t exponent) {
  uint64_t value = 1;
  for (; exponent > 0 && value < kLargestArgument; --exponent) value *= base;
  return value;
}
Size sierpinski_size(uint64_t k, uint64_t) { return {3 * (power(3, k) + 1) / 2, 3 * power(3, k)}; }
Size hypercube_size(uint64_t d, uint64_t) { return {power(2, d), d * power(2, d) / 2}; }

template <uint64_t kPoints, uint64_t kEdges>
Size fixed_size(uint64_t, uint64_t) {
  return {kPoints, kEdges};
}

// Makers of one number or none, as the table holds them.
template <Drawing (*kDraw)(int)>
Drawing with_one(int a, int) {
  return kDraw(a);
}
template <Drawing (*kDraw)()>
Drawing with_none(int, int) {
  return kDraw();
}

constexpr Family kFamilies[] = {
    {"grid", "WxH", 1, "grid:19x19", "the usual board; 9 and 9x9 are short for grid:9x9",
     up_to_four_each, draw_grid},
    {"cylinder", "WxH", 1, "cylinder:13x9", "the columns wrap around", up_to_four_each,
     draw_cylinder},
    {"torus", "WxH", 1, "torus:11x11", "columns and rows wrap around: no corners, no sides",
     up_to_four_each, draw_torus},
    {"mobius", "WxH", 1, "mobius:15x7", "the columns wrap around with a half twist",
     up_to_four_each, draw_mobius},
    {"klein", "WxH", 1, "klein:11x11", "columns wrap with a half twist, rows without",
     up_to_four_each, draw_klein},
    {"triangular", "N", 1, "triangular:11", "a hexagon of triangles, N points per side",
     triangular_size, with_one<draw_triangular>},
    {"honeycomb", "N", 1, "honeycomb:5", "the corners of a hexagon of hexagons, N cells per side",
     honeycomb_size, with_one<draw_honeycomb>},
    {"cube", "N", 2, "cube:5", "the surface of a cube, NxN points per face", cube_size,
     with_one<draw_cube>},
    {"sunflower", "N", 1, "sunflower:150", "N seeds of a sunflower, connected if their cells touch",
     sunflower_size, with_one<draw_sunflower>},
    {"sierpinski", "K", 0, "sierpinski:4", "Sierpinski's triangle, K levels deep", sierpinski_size,
     with_one<draw_sierpinski>},
    {"path", "N", 1, "path:7", "N points in a row", chain_size, with_one<draw_path>},
    {"cycle", "N", 3, "cycle:12", "N points in a ring", chain_size, with_one<draw_cycle>},
    {"complete", "N", 1, "complete:5", "N points, each connected to every other", complete_size,
     with_one<draw_complete>},
    {"star", "N", 1, "star:8", "N points, one connected to all others", chain_size,
     with_one<draw_star>},
    {"hypercube", "D", 0, "hypercube:4", "the corners of a cube in D dimensions", hypercube_size,
     with_one<draw_hypercube>},
    {"tetrahedron", "", 0, "tetrahedron", "4 corners with 3 edges each", fixed_size<4, 6>,
     with_none<draw_tetrahedron>},
    {"octahedron", "", 0, "octahedron", "6 corners with 4 edges each", fixed_size<6, 12>,
     with_none<draw_octahedron>},
    {"dodecahedron", "", 0, "dodecahedron", "20 corners with 3 edges each", fixed_size<20, 30>,
     with_none<draw_dodecahedron>},
    {"icosahedron", "", 0, "icosahedron", "12 corners with 5 edges each", fixed_size<12, 30>,
     with_none<draw_icosahedron>},
    {"petersen", "", 0, "petersen", "the Petersen graph, 10 points with 3 edges each",
     fixed_size<10, 15>, with_none<draw_petersen>},
};

// Levenshtein's distance: letters changed, put in or left out.
int edit_distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int changed = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

Error unknown_family(std::string_view name) {
  if (name.size() <= 20) {
    const std::string small = lower_case(name);
    const Family* nearest = std::ranges::min_element(
        kFamilies, {}, [&](const Family& f) { return edit_distance(small, f.name); });
    const int far = edit_distance(small, nearest->name);
    if (far <= 3 && far < static_cast<int>(nearest->name.size()) - 1) {
      return explain("board-family-unknown-near",
                     "unknown board family {family}; did you mean {nearest}?",
                     {{"family", quote(name)}, {"nearest", nearest->name}});
    }
  }
  return explain("board-family-unknown", "unknown board family {family}; omnigo board lists them",
                 {{"family", quote(name)}});
}

// A whole number written plainly: digits, no sign, no leading zero. Beyond kLargestArgument it
// stays at one more than that: too large whatever it was.
std::optional<uint64_t> parse_plain(std::string_view text) {
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = std::min(value * 10 + (c - '0'), kLargestArgument + 1);
  }
  return value;
}

struct Numbers {
  uint64_t a = 0, b = 0;
};

std::optional<Numbers> parse_numbers(const Family& family, std::string_view text) {
  if (family.arguments.size() == 1) {
    const auto n = parse_plain(text);
    return n ? std::optional(Numbers{*n, 0}) : std::nullopt;
  }
  const std::size_t cross = text.find('x');
  const auto w = parse_plain(text.substr(0, cross));
  const auto h = cross == text.npos ? w : parse_plain(text.substr(cross + 1));
  return w && h ? std::optional(Numbers{*w, *h}) : std::nullopt;
}

Error wrong_arguments(const Family& family, std::string_view spec) {
  const std::string name(family.name);
  if (family.arguments.empty()) {
    return explain("board-takes-nothing", "{spec} is not a board: {family} takes no arguments",
                   {{"spec", quote(spec)}, {"family", name}});
  }
  const bool one = family.arguments.size() == 1;
  return explain(one ? "board-argument" : "board-arguments",
                 one ? "{spec} is not a board: write {pattern} with a whole number from {least}, "
                       "such as {example}"
                     : "{spec} is not a board: write {pattern} with numbers from {least}, such as "
                       "{example}",
                 {{"spec", quote(spec)},
                  {"pattern", name + ":" + std::string(family.arguments)},
                  {"least", family.least},
                  {"example", family.example}});
}

Result<void> check_size(const Family& family, const std::string& spec, Numbers n) {
  const Error too_large =
      explain("board-too-large",
              "{spec} is too large: a board has at most {points} points and {edges} edges",
              {{"spec", quote(spec)}, {"points", kMaxPoints}, {"edges", kMaxEdges}});
  if (std::max(n.a, n.b) > kLargestArgument) return too_large;
  const Size size = family.size(n.a, n.b);
  if (size.points > kMaxPoints || size.edges > kMaxEdges) return too_large;
  return {};
}

Result<Layout> build(const Family& family, std::string spec, Numbers n) {
  Drawing drawing = family.draw(static_cast<int>(n.a), static_cast<int>(n.b));
  const int points = static_cast<int>(drawing.points.size());
  auto graph = Graph::from_edge_set(points, std::move(drawing.edges));
  if (!graph) return graph.error();

  Layout layout;
  layout.spec = std::move(spec);
  layout.graph = std::make_shared<const Graph>(std::move(*graph));
  layout.coordinates = std::move(drawing.points);
  layout.solid = drawing.solid;
  layout.wraps = std::move(drawing.wraps);
  if (family.arguments == "WxH") {
    layout.rectangle = Rectangle{static_cast<int>(n.a), static_cast<int>(n.b)};
    for (int p = 0; p < points; ++p) {
      layout.names.push_back(
          grid_point_name(p % layout.rectangle->columns, p / layout.rectangle->columns));
    }
  } else {
    layout.names = numbered_names(points);
  }
  return layout;
}

}  // namespace

std::span<const Family> families() { return kFamilies; }

Result<Layout> make_family(std::string_view spec) {
  if (spec.empty())
    return explain("board-missing", "no board is given; write one such as grid:9x9");
  const std::size_t colon = spec.find(':');
  const bool bare_grid = colon == spec.npos && spec[0] >= '0' && spec[0] <= '9';
  const std::string_view name = bare_grid ? "grid" : spec.substr(0, colon);
  const std::string_view arguments = bare_grid            ? spec
                                     : colon == spec.npos ? std::string_view()
                                                          : spec.substr(colon + 1);

  const Family* family = std::ranges::find(kFamilies, name, &Family::name);
  if (family == std::end(kFamilies)) return unknown_family(name);
  if (family->arguments.empty()) {
    if (colon != spec.npos) return wrong_arguments(*family, spec);
    return build(*family, std::string(name), {});
  }
  const auto numbers = parse_numbers(*family, arguments);
  const bool pair = family->arguments == "WxH";
  if (!numbers || numbers->a < static_cast<uint64_t>(family->least) ||
      (pair && numbers->b < static_cast<uint64_t>(family->least))) {
    return wrong_arguments(*family, spec);
  }
  std::string canonical = std::string(name) + ":" + std::to_string(numbers->a);
  if (pair) canonical += "x" + std::to_string(numbers->b);
  if (auto fits = check_size(*family, std::string(spec), *numbers); !fits) return fits.error();
  return build(*family, std::move(canonical), *numbers);
}

}  // namespace omnigo
