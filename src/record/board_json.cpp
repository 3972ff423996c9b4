#include "record/board_json.h"

#include <nlohmann/json.hpp>

#include "graph/board_text.h"
#include "graph/families.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

bool is_own_board(const Layout& layout) { return layout.spec.starts_with("file:"); }

// "source:line:column: what" without its place, which is not that in the file.
Error without_place(Error error) {
  const std::size_t colon = error.message.find(": ");
  if (colon != std::string::npos) error.message.erase(0, colon + 2);
  std::erase_if(error.reason.values, [](const auto& value) { return value.first == "line"; });
  return error;
}

}  // namespace

std::string board_text(const Layout& layout) {
  if (!is_own_board(layout)) return layout.spec;
  Json points = Json::array(), edges = Json::array();
  for (std::size_t p = 0; p < layout.names.size(); ++p) {
    const Coordinates place = layout.coordinates[p];
    Json point = {{"name", layout.names[p]}, {"x", place.x}, {"y", place.y}};
    if (layout.solid) point["z"] = place.z;
    points.push_back(std::move(point));
  }
  for (const Edge e : layout.graph->edges()) edges.push_back({e.a, e.b});
  return Json{{"points", std::move(points)}, {"edges", std::move(edges)}}.dump();
}

Result<SharedLayout> board_from_text(std::string_view text) {
  const bool own = text.starts_with('{');
  auto layout = own ? read_board(text, "board") : make_family(text);
  if (!layout) return own ? without_place(layout.error()) : layout.error();
  return std::make_shared<const Layout>(std::move(*layout));
}

}  // namespace omnigo
