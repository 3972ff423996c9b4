// Commands that play and that say how the game stands.
#include <charconv>

#include "gtp/commands.h"
#include "gtp/show.h"
#include "rules/names.h"

namespace omnigo {
namespace {

Result<std::string> play(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  if (is_pass(words[1])) return engine.pass(*player);
  if (words[1] == "resign") return engine.resign(*player);
  const auto point = engine.read_point(words[1]);
  if (!point) return point.error();
  return engine.play(*player, *point);
}

Result<std::string> undo(GtpEngine& engine, const Words&) { return engine.undo(); }

// Takes back this many turns, or none.
Result<std::string> gg_undo(GtpEngine& engine, const Words& words) {
  int turns = 1;
  if (!words.empty()) {
    const std::string& word = words[0];
    const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), turns);
    if (status != std::errc() || end != word.data() + word.size() || turns < 0) {
      return Error{"syntax error: expected a number of turns"};
    }
  }
  if (turns > engine.game().turns()) return Error{"cannot undo"};
  for (; turns > 0; --turns) (void)engine.undo();
  return std::string();
}

Result<std::string> showboard(GtpEngine& engine, const Words&) {
  return "\n" + show_game(engine.layout(), engine.game());
}

Result<std::string> final_score(GtpEngine& engine, const Words&) {
  return result_text(engine.game());
}

constexpr GtpCommand kCommands[] = {
    {"play", "COLOUR VERTEX", 2, 2, play},  {"undo", "", 0, 0, undo},
    {"gg-undo", "TURNS", 0, 1, gg_undo},    {"showboard", "", 0, 0, showboard},
    {"final_score", "", 0, 0, final_score},
};

}  // namespace

std::span<const GtpCommand> play_commands() { return kCommands; }

}  // namespace omnigo
