// Commands that read and write files of games.
#include <charconv>
#include <limits>

#include "base/quote.h"
#include "gtp/commands.h"
#include "play/game_files.h"
#include "record/sgf_game.h"

namespace omnigo {
namespace {

// `FILE [N]`: the position before the N-th turn, or at the end.
Result<std::string> loadsgf(GtpEngine& engine, const Words& words) {
  int before = std::numeric_limits<int>::max();
  if (words.size() > 1) {
    const std::string& word = words[1];
    const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), before);
    if (status != std::errc() || end != word.data() + word.size() || before < 0) {
      return Error{"syntax error: expected a move number"};
    }
  }
  const auto record = read_record_file(words[0]);
  if (!record) return Error{"cannot load file: " + record.error().message};
  auto game = game_from_record(*record, std::max(0, before - 1));
  if (!game) return Error{"cannot load file: " + game.error().message};
  engine.set_game(*record->board, std::move(*game));
  return std::string();
}

// `[FILE]`: into the file, or as the answer.
Result<std::string> printsgf(GtpEngine& engine, const Words& words) {
  const GameRecord record =
      record_of_game(std::make_shared<const Layout>(engine.layout()), engine.game());
  if (words.empty() || words[0] == "-") return write_sgf(game_to_sgf(record));
  if (auto written = write_game_file(words[0], record); !written) return written.error();
  return std::string();
}

constexpr GtpCommand kCommands[] = {
    {"loadsgf", "FILE [MOVE]", 1, 2, loadsgf},
    {"printsgf", "[FILE]", 0, 1, printsgf},
};

}  // namespace

std::span<const GtpCommand> file_commands() { return kCommands; }

}  // namespace omnigo
