// What an SGF file says about a game in words: rules, komi, time and result, and how we say it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "clock/time_control.h"
#include "record/record.h"

namespace omnigo {

// RU: the names that SGF knows, those of our presets and their changes, and the way KataGo writes
// rules. Nothing if the text is none of these.
struct SgfRules {
  Rules rules;
  bool has_komi = false;  // the text itself tells the komi
  bool exact = true;      // all that the text asks for can be said in Rules
};
std::optional<SgfRules> sgf_rules(std::string_view text);
// For two players. Komi is left to KM where KM can say it.
std::string sgf_rules_text(const Rules& rules);

// KM: points, or quarters as Chinese counting has them (3.75 is 7.5), or hundredths (750 is 7.5).
std::optional<HalfPoints> sgf_komi(std::string_view text);

// TM and OT. Nothing if they do not tell a time control.
std::optional<TimeControl> sgf_clock(std::string_view main, std::string_view overtime);
struct SgfTime {
  std::string main, overtime;  // empty: leave it out
};
SgfTime sgf_clock_text(const TimeControl& control);
// BL and WL: seconds with any number of decimals.
std::optional<Milliseconds> sgf_seconds(std::string_view text);

// The properties that tell about the game in free words, and their keys in a record's info.
struct SgfInfoKey {
  std::string_view property, key;
};
std::span<const SgfInfoKey> sgf_info_keys();

// RE, for two players.
RecordedResult sgf_result(std::string_view text);
std::string sgf_result_text(const RecordedResult& result);

}  // namespace omnigo
