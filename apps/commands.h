// The subcommands of omnigo: a table of named functions.
//
// To add one, write apps/NAME.cpp with its `const Command kNameCommand`, declare it here and add it
// to the table in commands.cpp.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace omnigo {

class Arguments;

struct Command {
  const char* name;
  const char* summary;  // one line in the list of commands
  const char* help;     // the whole text of --help; null: the command answers it itself
  // Given the words after the name; returns the exit status. Throws UsageError on bad input.
  int (*run)(const std::vector<std::string>& arguments);
};

extern const Command kAdminCommand;
extern const Command kAnalysisCommand;
extern const Command kArenaCommand;
extern const Command kBalanceCommand;
extern const Command kBenchCommand;
extern const Command kBoardCommand;
extern const Command kBotCommand;
extern const Command kCompletionCommand;
extern const Command kConvertCommand;
extern const Command kCountCommand;
extern const Command kDiagramCommand;
extern const Command kExportCommand;
extern const Command kFarmCommand;
extern const Command kGtpCommand;
extern const Command kKomiCommand;
extern const Command kLearnCommand;
extern const Command kManCommand;
extern const Command kMoveCommand;
extern const Command kNetCommand;
extern const Command kPerftCommand;
extern const Command kPlayCommand;
extern const Command kProblemsCommand;
extern const Command kReplayCommand;
extern const Command kServeCommand;
extern const Command kSolveCommand;
extern const Command kSurvivalCommand;
extern const Command kVerifyCommand;
extern const Command kWorkerCommand;

// The commit that the program was built from; empty if that is not known.
extern const char kCommit[];

// In the order in which --help lists them.
std::span<const Command* const> all_commands();
// What `omnigo` alone does; null: it lists the commands.
extern const Command* const kCommandWithoutWords;
// Throws UsageError if there is none of this name.
const Command& find_command(const std::string& name);

// $XDG_DATA_HOME/omnigo, or its customary place.
std::string default_data_folder();
// What --database says, or nothing.
std::string database_option(const Arguments& arguments);

}  // namespace omnigo
