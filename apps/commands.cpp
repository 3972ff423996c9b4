// Compiled twice: for omnigo, and with OMNIGO_STATIC for omnigo-static, which has no server.
#include "commands.h"

namespace omnigo {

std::span<const Command* const> all_commands() {
  // clang-format off: one per line, so that additions do not collide
  static const Command* const list[] = {
#ifndef OMNIGO_STATIC
      &kServeCommand,
      &kBotCommand,
      &kExportCommand,
      &kAdminCommand,
      &kMoveCommand,
#endif
      &kPlayCommand,
      &kBoardCommand,
      &kReplayCommand,
      &kConvertCommand,
      &kDiagramCommand,
      &kGtpCommand,
      &kArenaCommand,
      &kFarmCommand,
      &kAnalysisCommand,
      &kNetCommand,
      &kPerftCommand,
      &kCountCommand,
      &kSolveCommand,
      &kVerifyCommand,
      &kProblemsCommand,
      &kKomiCommand,
      &kSurvivalCommand,
      &kLearnCommand,
      &kBalanceCommand,
#ifndef OMNIGO_STATIC
      &kBenchCommand,
      &kManCommand,
      &kCompletionCommand,
      &kWorkerCommand,
#endif
  };
  // clang-format on
  return list;
}

#ifdef OMNIGO_STATIC
const Command* const kCommandWithoutWords = nullptr;
#else
const Command* const kCommandWithoutWords = &kServeCommand;
#endif

}  // namespace omnigo
