// The readers of boards on any bytes: a spec, or a board's text, by the first byte.
//
// Whatever they accept must be a sound board within the limits, whatever they refuse one line of
// text. Symmetries and picture are made of small boards too: both take any graph.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "graph/board_text.h"
#include "graph/families.h"
#include "record/svg.h"
#include "symmetry/symmetry.h"

namespace {

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

void check(const omnigo::Result<omnigo::Layout>& board) {
  if (!board) {
    const std::string& line = board.error().message;
    require(!line.empty() && line.size() < 300, "an error is a short line");
    require(line.find('\n') == line.npos, "an error is one line");
    return;
  }
  const int points = board->graph->size();
  require(points >= 1 && points <= omnigo::kMaxPoints, "the number of points");
  require(board->graph->edge_count() <= omnigo::kMaxEdges, "the number of edges");
  require(board->names.size() == static_cast<std::size_t>(points), "a name for each point");
  require(board->coordinates.size() == static_cast<std::size_t>(points), "a place for each point");
  for (const std::string& name : board->names) {
    require(points > 200 || board->find(name).has_value(), "a point is found by its name");
    require(name.find_first_of(" \t\r\n") == name.npos, "no spaces in names");
  }
  if (points > 60) return;
  omnigo::Overlay overlay;
  overlay.names = true;
  require(!omnigo::board_svg(*board, overlay).empty(), "a picture");
  require(omnigo::symmetries(*board->graph).order != "0", "the identity is a symmetry");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  check(data[0] % 4 == 0 ? omnigo::make_family(text) : omnigo::read_board(text, "fuzz"));
  return 0;
}
