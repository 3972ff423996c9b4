// Commands that make a game: its board, its komi, its rules.
#include "graph/families.h"
#include "gtp/commands.h"

namespace omnigo {
namespace {

Result<std::string> boardsize(GtpEngine& engine, const Words& words) {
  auto layout = make_family("grid:" + words[0] + "x" + words.back());
  if (!layout) return Error{"unacceptable size"};
  return engine.begin(std::move(*layout), engine.game().rules());
}

Result<std::string> clear_board(GtpEngine& engine, const Words&) {
  return engine.begin(engine.layout(), engine.game().rules());
}

// Programs write komi as they print numbers: 7.50 and 6.500000 are meant as well.
std::string without_trailing_zeros(const std::string& numbers) {
  std::string kept;
  bool fraction = false;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == '.') fraction = true;
    if (numbers[i] == '/') fraction = false;
    const std::size_t past_zeros = std::min(numbers.find_first_not_of('0', i), numbers.size());
    if (fraction && numbers[i] == '0' &&
        (past_zeros == numbers.size() || numbers[past_zeros] == '/')) {
      i = past_zeros - 1;
    } else {
      kept += numbers[i];
    }
  }
  return kept;
}

Result<std::string> komi(GtpEngine& engine, const Words& words) {
  Rules rules = engine.game().rules();
  auto changed = parse_komi(without_trailing_zeros(words[0]), rules.players);
  if (!changed) return changed.error();
  rules.komi = std::move(*changed);
  return engine.change(std::move(rules), engine.game().beginning());
}

constexpr GtpCommand kCommands[] = {
    {"boardsize", "SIZE or COLUMNS ROWS", 1, 2, boardsize},
    {"rectangular_boardsize", "COLUMNS ROWS", 2, 2, boardsize},
    {"clear_board", "", 0, 0, clear_board},
    {"komi", "KOMI or one for each player: 0/0.5/1", 1, 1, komi},
};

}  // namespace

std::span<const GtpCommand> setup_commands() { return kCommands; }

}  // namespace omnigo
