#include "gtp/commands.h"

#include "base/version.h"

namespace omnigo {
namespace {

Result<std::string> protocol_version(GtpEngine&, const Words&) { return std::string("2"); }
Result<std::string> name(GtpEngine&, const Words&) { return std::string("omnigo"); }
Result<std::string> version(GtpEngine&, const Words&) { return std::string(kVersion); }

Result<std::string> known_command(GtpEngine&, const Words& words) {
  const GtpCommand* command = words.empty() ? nullptr : find_gtp_command(words[0]);
  return std::string(command != nullptr && command->listed ? "true" : "false");
}

Result<std::string> list_commands(GtpEngine&, const Words&) {
  std::string list;
  for (const GtpCommand* command : gtp_commands()) {
    if (!command->listed) continue;
    if (!list.empty()) list += '\n';
    list += command->name;
  }
  return list;
}

Result<std::string> quit(GtpEngine& engine, const Words&) {
  engine.quit();
  return std::string();
}

constexpr GtpCommand kCommands[] = {
    {"protocol_version", "", 0, 0, protocol_version},
    {"name", "", 0, 0, name},
    {"version", "", 0, 0, version},
    {"known_command", "COMMAND", 0, 1, known_command},
    {"list_commands", "", 0, 0, list_commands},
    {"quit", "", 0, 0, quit},
};

}  // namespace

std::span<const GtpCommand> administrative_commands() { return kCommands; }

std::vector<const GtpCommand*> gtp_commands() {
  std::vector<const GtpCommand*> all;
  for (const auto& kind : {administrative_commands(), setup_commands(), play_commands(),
                           rules_commands(), time_commands(), think_commands(), file_commands(),
                           gogui_commands(), regression_commands(), omnigo_commands()}) {
    for (const GtpCommand& command : kind) all.push_back(&command);
  }
  return all;
}

const GtpCommand* find_gtp_command(std::string_view name) {
  for (const GtpCommand* command : gtp_commands()) {
    if (command->name == name) return command;
  }
  return nullptr;
}

Result<std::string> execute(GtpEngine& engine, const std::string& name, const Words& arguments) {
  if (name.empty()) return Error{"no command"};
  const GtpCommand* command = find_gtp_command(name);
  if (command == nullptr) return Error{"unknown command"};
  if (arguments.size() < command->least || arguments.size() > command->most) {
    return Error{"syntax error: " + std::string(command->name) + " takes " +
                 (command->arguments.empty() ? "no arguments" : std::string(command->arguments))};
  }
  return command->run(engine, arguments);
}

}  // namespace omnigo
