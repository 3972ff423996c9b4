#include <cctype>
#include <charconv>

#include "graph/layout.h"

namespace omnigo {
namespace {

constexpr std::string_view kColumnLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

}  // namespace

std::string grid_point_name(int column, int row) {
  std::string letters;
  for (int c = column; c >= 0; c = c / 25 - 1)
    letters.insert(letters.begin(), kColumnLetters[c % 25]);
  return letters + std::to_string(row + 1);
}

Result<Layout> make_layout(std::string_view spec) {
  if (spec.starts_with("grid:")) spec.remove_prefix(5);
  int w = 0, h = 0;
  const auto [end, bad] = std::from_chars(spec.data(), spec.data() + spec.size(), w);
  h = w;
  if (bad == std::errc() && end != spec.data() + spec.size() && *end == 'x') {
    std::from_chars(end + 1, spec.data() + spec.size(), h);
  }
  if (w < 1 || h < 1 || w * h > kMaxPoints) return Error{"no such board: " + std::string(spec)};
  Layout layout;
  layout.spec = "grid:" + std::to_string(w) + "x" + std::to_string(h);
  layout.rectangle = Rectangle{w, h};
  std::vector<Edge> edges;
  for (int r = 0; r < h; ++r) {
    for (int c = 0; c < w; ++c) {
      const auto p = static_cast<Point>(r * w + c);
      if (c + 1 < w) edges.push_back({p, static_cast<Point>(p + 1)});
      if (r + 1 < h) edges.push_back({p, static_cast<Point>(p + w)});
      layout.names.push_back(grid_point_name(c, r));
      layout.coordinates.push_back({double(c), double(r), 0});
    }
  }
  auto graph = Graph::from_edge_set(w * h, std::move(edges));
  if (!graph) return graph.error();
  layout.graph = std::make_shared<const Graph>(std::move(*graph));
  return layout;
}

std::optional<Point> Layout::find(std::string_view name) const {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].size() == name.size() &&
        std::equal(name.begin(), name.end(), names[i].begin(),
                   [](char a, char b) { return std::toupper(a) == std::toupper(b); })) {
      return static_cast<Point>(i);
    }
  }
  return std::nullopt;
}

}  // namespace omnigo
