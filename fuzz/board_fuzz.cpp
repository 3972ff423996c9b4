// The readers of boards on any bytes: a spec, or a board's text, by the first byte.
//
// Whatever they accept must be a sound board within the limits, whatever they refuse one line of
// text. Symmetries and picture are made of small boards too: both take any graph.
#include <cstdint>
#include <string>
#include <string_view>

#include "check.h"
#include "draw/svg.h"
#include "graph/board_text.h"
#include "graph/families.h"
#include "symmetry/symmetry.h"

namespace {

using namespace omnigo;

void check(const Result<Layout>& board) {
  if (!board) return require_line(board.error());
  const int points = board->graph->size();
  require(points >= 1 && points <= kMaxPoints, "the number of points");
  require(board->graph->edge_count() <= kMaxEdges, "the number of edges");
  require(board->names.size() == static_cast<std::size_t>(points), "a name for each point");
  require(board->coordinates.size() == static_cast<std::size_t>(points), "a place for each point");
  for (const std::string& name : board->names) {
    require(points > 200 || board->find(name).has_value(), "a point is found by its name");
    require(name.find_first_of(" \t\r\n") == name.npos, "no spaces in names");
  }
  if (points > 60) return;
  Overlay overlay;
  overlay.names = true;
  require(!board_svg(*board, overlay).empty(), "a picture");
  require(symmetries(*board->graph).order != "0", "the identity is a symmetry");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  check(data[0] % 4 == 0 ? make_family(text) : read_board(text, "fuzz"));
  return 0;
}
