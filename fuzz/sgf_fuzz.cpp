// The reader of SGF on any bytes.
//
// What it reads must be written and read again without loss, and a game in it must be replayed,
// drawn and converted, or refused with one line of text. Written as a record and as SGF again, it
// is a game still.
#include <cstdint>
#include <string>

#include "../tests/sgf_compare.h"
#include "check.h"
#include "draw/figure.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/sgf_game.h"

namespace {

using namespace omnigo;

void check_drawing(const SgfCollection& sgf, const std::vector<SgfNode>& line,
                   const GameRecord& record) {
  const auto figure = moves_figure(record, {});
  if (!figure || record.board->graph->size() > 100) return;
  Figure with_marks = *figure;
  const auto board = SgfBoard::of(sgf, line.front());
  for (const SgfNode n : line) add_marks(with_marks, sgf, n, *board);
  require(!figure_text(*record.board, with_marks).empty(), "a diagram");
  require(!figure_svg(*record.board, with_marks).empty(), "a picture");
}

void check_game(const SgfCollection& sgf, SgfNode root) {
  const std::vector<SgfNode> line = sgf.main_line(root);
  const auto game = game_from_sgf(sgf, line);
  if (!game) return require_line(game.error());
  const GameRecord& record = game->record;
  const std::string json = write_record(record);
  const auto again = read_record(json);
  require(static_cast<bool>(again), "a record that was written is read");
  require(write_record(*again) == json, "a record read is the one written");
  const auto played = replay(record);
  if (!played) require_line(played.error());
  check_drawing(sgf, line, record);
  const auto written = read_sgf(write_sgf(game_to_sgf(record)));
  require(static_cast<bool>(written), "a game written as SGF is read");
  require(static_cast<bool>(game_from_sgf(*written, written->main_line(0))),
          "a game written as SGF is a game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const auto sgf = read_sgf(bytes, {.limits = {.nodes = 2000, .values = 5000, .depth = 500}});
  if (!sgf) {
    require_line(sgf.error());
    return 0;
  }
  const auto again = read_sgf(write_sgf(*sgf));
  require(static_cast<bool>(again), "what was written is read");
  const std::string lost = difference(*sgf, *again, true);
  require(lost.empty(), "nothing is lost: " + lost);
  // A file of a thousand games shows no more than one of a few.
  for (std::size_t i = 0; i < sgf->roots().size() && i < 3; ++i) {
    check_game(*sgf, sgf->roots()[i]);
  }
  return 0;
}
