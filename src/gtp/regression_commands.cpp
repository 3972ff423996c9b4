// What regression tools ask, gogui-regress among them: facts about the board, by the names that GNU
// Go gave them.
#include <cstdio>
#include <ctime>

#include "gtp/commands.h"
#include "rules/names.h"

namespace omnigo {
namespace {

// Of the whole process, in seconds.
Result<std::string> cputime(GtpEngine&, const Words&) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
  return std::string(text);
}

Result<std::string> color(GtpEngine& engine, const Words& words) {
  const auto point = engine.read_point(words[0]);
  if (!point) return point.error();
  return colour_name(engine.game().board().at(*point));
}

Result<std::string> list_stones(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  std::string names;
  for (Point p = 0; p < engine.game().graph().size(); ++p) {
    if (engine.game().board().at(p) != *player) continue;
    names += (names.empty() ? "" : " ") + engine.turn_name(p);
  }
  return names;
}

Result<std::string> is_legal(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  if (is_pass(words[1])) return std::string("1");
  const auto point = engine.read_point(words[1]);
  if (!point) return point.error();
  return std::string(engine.game().legality(*point, *player) ? "1" : "0");
}

Result<std::string> all_legal(GtpEngine& engine, const Words& words) {
  return execute(engine, "omnigo-legal", words);
}

// Stones that this player has taken, the opponent's suicides among them. With more players nobody
// knows whose a prisoner is.
Result<std::string> captures(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  if (engine.game().rules().players != 2) return Error{"only for two players"};
  return std::to_string(engine.game().prisoners_lost(colour_of(1 - player_of(*player))));
}

Result<std::string> countlib(GtpEngine& engine, const Words& words) {
  const auto point = engine.read_point(words[0]);
  if (!point) return point.error();
  const Board& board = engine.game().board();
  if (board.at(*point) == Colour::Empty) return Error{"vertex must not be empty"};
  return std::to_string(board.liberties(*point));
}

constexpr GtpCommand kCommands[] = {
    {"cputime", "", 0, 0, cputime},
    {"color", "VERTEX", 1, 1, color},
    {"list_stones", "COLOUR", 1, 1, list_stones},
    {"is_legal", "COLOUR VERTEX", 2, 2, is_legal},
    {"all_legal", "COLOUR", 1, 1, all_legal},
    {"captures", "COLOUR", 1, 1, captures},
    {"countlib", "VERTEX", 1, 1, countlib},
};

}  // namespace

std::span<const GtpCommand> regression_commands() { return kCommands; }

}  // namespace omnigo
