// The reader of JSON records on any bytes.
//
// What it reads must be written and read again as the same, and be replayed, drawn and written as
// SGF, or refused with one line of text.
#include <cstdint>
#include <string>
#include <string_view>

#include "check.h"
#include "draw/figure.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/sgf_game.h"

namespace {

using namespace omnigo;

void check(const GameRecord& record) {
  const std::string json = write_record(record);
  const auto again = read_record(json);
  require(static_cast<bool>(again), "a record that was written is read");
  require(write_record(*again) == json, "a record read is the one written");
  if (record.board->graph->size() > 100) return;  // as good, and slow
  const auto played = replay(record);
  if (!played) require_line(played.error());
  if (const auto figure = moves_figure(record, {})) {
    require(!figure_text(*record.board, *figure).empty(), "a diagram");
  }
  const auto sgf = read_sgf(write_sgf(game_to_sgf(record)));
  require(static_cast<bool>(sgf), "a record written as SGF is read");
  require(static_cast<bool>(game_from_sgf(*sgf, sgf->main_line(0))),
          "a record written as SGF is a game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = read_record({reinterpret_cast<const char*>(data), size});
  if (record) {
    check(*record);
  } else {
    require_line(record.error());
  }
  return 0;
}
