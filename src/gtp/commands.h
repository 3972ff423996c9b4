// The GTP commands: a table of short named functions.
//
// To add a command, write its function in the file of its kind and a line in that file's table.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "gtp/engine.h"

namespace omnigo {

using Words = std::vector<std::string>;

struct GtpCommand {
  std::string_view name;
  std::string_view arguments;  // as a person would write them: "COLOUR VERTEX"
  std::size_t least, most;     // how many there are
  Result<std::string> (*run)(GtpEngine& engine, const Words& arguments);
  bool listed = true;  // by list_commands
};

// Each file's own; commands.cpp puts them together.
std::span<const GtpCommand> administrative_commands();
std::span<const GtpCommand> setup_commands();
std::span<const GtpCommand> play_commands();
std::span<const GtpCommand> rules_commands();
std::span<const GtpCommand> time_commands();
std::span<const GtpCommand> think_commands();
std::span<const GtpCommand> file_commands();
std::span<const GtpCommand> gogui_commands();
std::span<const GtpCommand> regression_commands();
std::span<const GtpCommand> omnigo_commands();

// All, in the order in which list_commands names them.
std::vector<const GtpCommand*> gtp_commands();
const GtpCommand* find_gtp_command(std::string_view name);

// Finds the command and runs it: the answer, or the reason why there is none.
Result<std::string> execute(GtpEngine& engine, const std::string& name, const Words& arguments);

}  // namespace omnigo
