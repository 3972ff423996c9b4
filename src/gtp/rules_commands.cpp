// Commands that ask for or change the rules of the game at hand.
#include "gtp/commands.h"
#include "gtp/kata_rules.h"

namespace omnigo {
namespace {

Result<std::string> apply(GtpEngine& engine, Result<Rules> rules) {
  if (!rules) return rules.error();
  return engine.change(std::move(*rules), engine.game().beginning());
}

Result<std::string> get_komi(GtpEngine& engine, const Words&) {
  const Rules& rules = engine.game().rules();
  if (rules.players == 2) return half_points_text(rules.komi[1] - rules.komi[0]);
  std::string text;
  for (const HalfPoints komi : rules.komi) {
    text += (text.empty() ? "" : "/") + half_points_text(komi);
  }
  return text;
}

Result<std::string> get_rules(GtpEngine& engine, const Words&) {
  return kata_rules_text(engine.game().rules());
}

// The text may hold spaces: {"ko": "SIMPLE"}.
Result<std::string> set_rules(GtpEngine& engine, const Words& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return apply(engine, parse_kata_rules(text, engine.game().rules()));
}

Result<std::string> set_rule(GtpEngine& engine, const Words& words) {
  return apply(engine, with_kata_rule(words[0], words[1], engine.game().rules()));
}

Result<std::string> our_rules(GtpEngine& engine, const Words&) {
  return to_text(engine.game().rules());
}

constexpr std::size_t kAnyNumber = 1000;

constexpr GtpCommand kCommands[] = {
    {"get_komi", "", 0, 0, get_komi},
    {"kata-get-rules", "", 0, 0, get_rules},
    {"kata-set-rules", "RULES", 1, kAnyNumber, set_rules},
    {"kata-set-rule", "RULE VALUE", 2, 2, set_rule},
    {"kgs-rules", "RULES", 1, 1, set_rules},
    {"omnigo-rules", "", 0, 0, our_rules},
};

}  // namespace

std::span<const GtpCommand> rules_commands() { return kCommands; }

}  // namespace omnigo
