// Commands about time, in the three dialects that programs speak: GTP's own, KGS's, KataGo's.
#include <charconv>

#include "base/quote.h"
#include "gtp/commands.h"

namespace omnigo {
namespace {

constexpr int kMostMoves = kMostPeriods;

Result<int> read_count(const std::string& word) {
  int count = 0;
  const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), count);
  if (status != std::errc() || end != word.data() + word.size() || count < 0 ||
      count > kMostMoves) {
    return Error{"expected a number from 0 to " + std::to_string(kMostMoves) + ", got " +
                 quote(word)};
  }
  return count;
}

Result<std::string> set(GtpEngine& engine, const TimeControl& control) {
  engine.set_time_control(control);
  return std::string();
}

// A byo-yomi time without stones means no time limit, as GTP has it.
TimeControl canadian(Milliseconds main, Milliseconds period, int moves) {
  TimeControl control;
  if (period > 0 && moves == 0) return control;
  control.main = main;
  control.system = period == 0 ? TimeSystem::Absolute : TimeSystem::Canadian;
  if (period > 0) {
    control.period = period;
    control.moves = moves;
  }
  return control;
}

TimeControl byo_yomi(Milliseconds main, Milliseconds period, int periods) {
  TimeControl control;
  control.main = main;
  control.system = period == 0 || periods == 0 ? TimeSystem::Absolute : TimeSystem::ByoYomi;
  if (control.system == TimeSystem::ByoYomi) {
    control.period = period;
    control.periods = periods;
  }
  return control;
}

Result<std::string> set_with_periods(GtpEngine& engine, const std::string* words,
                                     TimeControl (*make)(Milliseconds, Milliseconds, int)) {
  const auto main = parse_seconds(words[0], "the main time");
  if (!main) return main.error();
  const auto period = parse_seconds(words[1], "the byo-yomi time");
  if (!period) return period.error();
  const auto count = read_count(words[2]);
  if (!count) return count.error();
  return set(engine, make(*main, *period, *count));
}

Result<std::string> time_settings(GtpEngine& engine, const Words& words) {
  return set_with_periods(engine, words.data(), canadian);
}

Result<std::string> set_absolute(GtpEngine& engine, const std::string& seconds) {
  const auto main = parse_seconds(seconds, "the main time");
  if (!main) return main.error();
  return set(engine, canadian(*main, 0, 0));
}

// `kgs-time_settings KIND ...` and the common part of `kata-time_settings`.
Result<std::string> kgs_time_settings(GtpEngine& engine, const Words& words) {
  const std::string& kind = words[0];
  if (kind == "none" && words.size() == 1) return set(engine, {});
  if (kind == "absolute" && words.size() == 2) return set_absolute(engine, words[1]);
  if (kind == "canadian" && words.size() == 4) {
    return set_with_periods(engine, &words[1], canadian);
  }
  if (kind == "byoyomi" && words.size() == 4) {
    return set_with_periods(engine, &words[1], byo_yomi);
  }
  return Error{
      "syntax error: expected none, absolute TIME, canadian TIME TIME STONES or byoyomi TIME TIME "
      "PERIODS"};
}

// KataGo writes -1 for a limit that is not used.
bool is_unused(const std::string& word) { return word.starts_with('-'); }

Result<std::string> set_fischer(GtpEngine& engine, const Words& words) {
  const auto main = parse_seconds(words[1], "the main time");
  if (!main) return main.error();
  const auto increment = parse_seconds(words[2], "the increment");
  if (!increment) return increment.error();
  TimeControl control{.system = TimeSystem::Fischer, .main = *main, .increment = *increment};
  if (words.size() == 5 && !is_unused(words[3])) {
    const auto cap = parse_seconds(words[3], "the limit of the main time");
    if (!cap) return cap.error();
    if (*cap < *main) return Error{"the limit of the main time is below the main time"};
    control.cap = *cap;
  }
  if (words.size() == 5 && !is_unused(words[4])) return Error{"a limit per turn is not supported"};
  return set(engine, control);
}

Result<std::string> kata_time_settings(GtpEngine& engine, const Words& words) {
  if (words[0] == "fischer" && words.size() == 3) return set_fischer(engine, words);
  if (words[0] == "fischer-capped" && words.size() == 5) return set_fischer(engine, words);
  return kgs_time_settings(engine, words);
}

Result<std::string> kata_list_time_settings(GtpEngine&, const Words&) {
  return std::string("none absolute byoyomi canadian fischer fischer-capped");
}

// `stones` is 0 in main time; else the stones left in the Canadian period, or, as KGS has it, the
// byo-yomi periods left.
Result<std::string> time_left(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  const auto time = parse_seconds(words[1], "the time left");
  if (!time) return time.error();
  const auto stones = read_count(words[2]);
  if (!stones) return stones.error();
  const TimeControl& control = engine.time_control();
  TimeLeft left = full_time(control);
  if (*stones == 0) {
    left.main = *time;
  } else {
    left.main = 0;
    left.period = *time;
    if (control.system == TimeSystem::ByoYomi) {
      left.periods = *stones;
    } else {
      left.moves = *stones;
    }
  }
  engine.set_time_left(*player, left);
  return std::string();
}

constexpr GtpCommand kCommands[] = {
    {"time_settings", "MAIN BYO-YOMI STONES", 3, 3, time_settings},
    {"time_left", "COLOUR TIME STONES", 3, 3, time_left},
    {"kgs-time_settings", "KIND ...", 1, 4, kgs_time_settings},
    {"kata-time_settings", "KIND ...", 1, 5, kata_time_settings},
    {"kata-list_time_settings", "", 0, 0, kata_list_time_settings},
};

}  // namespace

std::span<const GtpCommand> time_commands() { return kCommands; }

}  // namespace omnigo
