// The commands of our own, for any board and any number of players.
#include "gtp/commands.h"
#include "rules/names.h"

namespace omnigo {
namespace {

std::string joined(const Words& words, const char* separator) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
  return text;
}

Result<std::string> new_game(GtpEngine& engine, const Words& words) {
  auto layout = make_layout(words[0]);
  if (!layout) return layout.error();
  auto rules = words.size() > 1 ? parse_rules(words[1]) : engine.usual_rules();
  if (!rules) return rules.error();
  return engine.begin(std::move(*layout), std::move(*rules));
}

Result<std::string> points(GtpEngine& engine, const Words&) {
  return joined(engine.layout().names, " ");
}

Result<std::string> edges(GtpEngine& engine, const Words&) {
  Words lines;
  for (const Edge edge : engine.layout().graph->edges()) {
    lines.push_back(std::to_string(edge.a) + " " + std::to_string(edge.b));
  }
  return joined(lines, "\n");
}

Result<std::string> colouring(GtpEngine& engine, const Words&) {
  std::string letters;
  for (const Colour c : engine.game().board().colouring()) letters += colour_letter(c);
  return letters;
}

Result<std::string> legal(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  Words names;
  for (const Point p : engine.game().legal_moves(*player)) {
    names.push_back(engine.layout().names[p]);
  }
  return joined(names, " ");
}

Result<std::string> why(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  if (is_pass(words[1])) return std::string("legal");
  const auto point = engine.read_point(words[1]);
  if (!point) return point.error();
  return legality_text(engine.game().legality(*point, *player));
}

Result<std::string> score(GtpEngine& engine, const Words&) {
  Words numbers;
  for (const HalfPoints halves : engine.game().scores()) {
    numbers.push_back(half_points_text(halves));
  }
  return joined(numbers, " ");
}

constexpr GtpCommand kCommands[] = {
    {"omnigo-game", "SPEC RULES", 1, 2, new_game},
    {"omnigo-points", "", 0, 0, points},
    {"omnigo-edges", "", 0, 0, edges},
    {"omnigo-colouring", "", 0, 0, colouring},
    {"omnigo-legal", "COLOUR", 1, 1, legal},
    {"omnigo-why", "COLOUR POINT", 2, 2, why},
    {"omnigo-score", "", 0, 0, score},
};

}  // namespace

std::span<const GtpCommand> omnigo_commands() { return kCommands; }

}  // namespace omnigo
