#include "record/sgf_info.h"

#include <algorithm>
#include <charconv>

#include "base/text.h"

namespace omnigo {
namespace {

// Lower case, without spaces around it.
std::string plain(std::string_view text) {
  std::string small = lower_case(text);
  while (!small.empty() && small.back() <= ' ') small.pop_back();
  small.erase(0, std::min(small.find_first_not_of(' '), small.size()));
  return small;
}

// Takes `word` off the front of the text.
bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

// A decimal number in hundredths, exactly; further decimals must be zeros.
std::optional<long> hundredths(std::string_view text) {
  const bool negative = take(text, "-");
  if (!negative) take(text, "+");
  long value = 0;
  int decimals = -1;
  for (const char c : text) {
    if ((c == '.' || c == ',') && decimals < 0) {
      decimals = 0;
    } else if (c < '0' || c > '9' || value > 10'000'000 || (decimals >= 2 && c != '0')) {
      return std::nullopt;
    } else if (decimals < 2) {
      value = 10 * value + (c - '0');
      if (decimals >= 0) ++decimals;
    }
  }
  if (text.empty() || text == ".") return std::nullopt;
  for (int i = std::max(decimals, 0); i < 2; ++i) value *= 10;
  return negative ? -value : value;
}

struct Name {
  std::string_view written, preset;
  bool exact = true;
};

constexpr Name kRuleNames[] = {
    {"japanese", "japanese"},
    {"jp", "japanese"},
    {"chinese", "chinese"},
    {"cn", "chinese"},
    {"aga", "aga"},
    {"nz", "new-zealand"},
    {"new zealand", "new-zealand"},
    {"new_zealand", "new-zealand"},
    {"tromp-taylor", "tromp-taylor"},
    {"tromp/taylor", "tromp-taylor"},
    {"tromp taylor", "tromp-taylor"},
    {"no-suicide tromp-taylor", "no-suicide"},
    {"no-suicide tromp/taylor", "no-suicide"},
    {"no suicide tromp-taylor", "no-suicide"},
    {"no suicide tromp taylor", "no-suicide"},
    {"goe", "new-zealand", false},
    {"ing", "new-zealand", false},
};

const Rules& preset_rules(std::string_view name) {
  return std::ranges::find(presets(), name, &Preset::name)->rules;
}

// Such as koPOSITIONALscoreAREAtaxNONEsui1whbN.
std::optional<SgfRules> katago_rules(std::string_view text) {
  SgfRules read;
  if (!take(text, "ko")) return std::nullopt;
  if (take(text, "positional")) {
    read.rules.ko = Ko::Positional;
  } else if (take(text, "situational")) {
    read.rules.ko = Ko::Situational;
  } else if (take(text, "simple")) {
    read.rules.ko = Ko::Simple;
  } else if (take(text, "spight")) {
    read.rules.ko = Ko::Situational;
    read.exact = false;
  } else {
    return std::nullopt;
  }
  if (!take(text, "score")) return std::nullopt;
  const bool area = take(text, "area");
  if (!area && !take(text, "territory")) return std::nullopt;
  read.rules.scoring = area ? Scoring::Area : Scoring::Territory;
  if (take(text, "tax")) {
    const bool none = take(text, "none"), all = !none && take(text, "all");
    if (!none && !all && !take(text, "seki")) return std::nullopt;
    if (all && area) read.rules.scoring = Scoring::Stone;
    read.exact = read.exact && (none || all) == area;  // territory in seki is neutral by agreement
  }
  if (!take(text, "sui")) return std::nullopt;
  read.rules.suicide = take(text, "1");
  if (!read.rules.suicide && !take(text, "0")) return std::nullopt;
  if (take(text, "button1")) read.exact = false;
  take(text, "button0");
  if (take(text, "whbn-1")) {
    read.rules.handicap_bonus = HandicapBonus::EachStoneAfterFirst;
  } else if (take(text, "whbn")) {
    read.rules.handicap_bonus = HandicapBonus::EachStone;
  }
  return read;
}

// "5x30 byo-yomi": two numbers around a sign.
struct TwoNumbers {
  int count;
  Milliseconds time;
};
std::optional<TwoNumbers> two_numbers(std::string_view text, char sign) {
  int count = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (status != std::errc() || count < 1 || count > kMostPeriods) return std::nullopt;
  text.remove_prefix(end - text.data());
  if (text.empty() || text.front() != sign) return std::nullopt;
  text.remove_prefix(1);
  const auto time = sgf_seconds(text.substr(0, text.find(' ')));
  if (!time || *time == 0) return std::nullopt;
  return TwoNumbers{count, *time};
}

}  // namespace

std::optional<SgfRules> sgf_rules(std::string_view text) {
  const std::string name = plain(text);
  for (const Name& known : kRuleNames) {
    if (name == known.written) return SgfRules{preset_rules(known.preset), false, known.exact};
  }
  if (auto read = katago_rules(name)) return read;
  if (name.empty()) return std::nullopt;
  const auto rules = parse_rules(name);
  if (!rules || rules->players != 2) return std::nullopt;
  return SgfRules{*rules, name.find("komi=") != name.npos, true};
}

std::string sgf_rules_text(const Rules& rules) {
  Rules without_komi = rules;
  if (rules.komi[0] == 0) without_komi.komi = {0, 0};
  constexpr Name kWritten[] = {
      {"Japanese", "japanese"}, {"Chinese", "chinese"}, {"AGA", "aga"}, {"NZ", "new-zealand"}};
  for (const Name& name : kWritten) {
    Rules known = preset_rules(name.preset);
    known.komi = {0, 0};
    if (without_komi == known) return std::string(name.written);
  }
  // KM has White's komi.
  std::string text = to_text(rules);
  if (rules.komi[0] == 0) text.resize(std::min(text.find(",komi="), text.size()));
  return text;
}

std::optional<HalfPoints> sgf_komi(std::string_view text) {
  auto value = hundredths(plain(text));
  if (!value) return std::nullopt;
  if (text.find_first_of(".,") == text.npos && std::abs(*value) >= 100 * 100) *value /= 100;
  if (*value % 50 != 0) *value *= 2;  // quarters count stones, and each stone is two points
  if (*value % 50 != 0 || std::abs(*value / 50) > kMaxKomi) return std::nullopt;
  return static_cast<HalfPoints>(*value / 50);
}

std::optional<Milliseconds> sgf_seconds(std::string_view text) {
  const std::size_t point = text.find('.');
  if (point != text.npos && text.size() > point + 4) text = text.substr(0, point + 4);
  if (text.ends_with('.')) text.remove_suffix(1);
  const auto time = parse_seconds(text, "time");
  if (!time) return std::nullopt;
  return *time;
}

std::optional<TimeControl> sgf_clock(std::string_view main, std::string_view overtime) {
  const std::string text = plain(overtime);
  if (const auto own = parse_time_control(text); own && text.find(':') != text.npos) return *own;
  const auto time = sgf_seconds(plain(main));
  if (!time) return std::nullopt;
  TimeControl control{.main = *time};
  if (text.empty() || text == "none" || text == "-" || text == "0 none") {
    control.system = *time > 0 ? TimeSystem::Absolute : TimeSystem::None;
  } else if (const auto byoyomi = two_numbers(text, 'x')) {
    control.system = TimeSystem::ByoYomi;
    control.period = byoyomi->time;
    control.periods = byoyomi->count;
  } else if (const auto canadian = two_numbers(text, '/')) {
    control.system = TimeSystem::Canadian;
    control.period = canadian->time;
    control.moves = canadian->count;
  } else if (const auto added = sgf_seconds(text.substr(0, text.find(' ')));
             added && *added > 0 && text.ends_with(" fischer") && *time > 0) {
    control.system = TimeSystem::Fischer;
    control.increment = *added;
  } else {
    return std::nullopt;
  }
  return control;
}

SgfTime sgf_clock_text(const TimeControl& control) {
  const std::string main = seconds_text(control.main);
  switch (control.system) {
    case TimeSystem::None:
      return {};
    case TimeSystem::Absolute:
      return {main, ""};
    case TimeSystem::Fischer:
      if (control.cap > 0) break;
      return {main, seconds_text(control.increment) + " fischer"};
    case TimeSystem::ByoYomi:
      return {main,
              std::to_string(control.periods) + "x" + seconds_text(control.period) + " byo-yomi"};
    case TimeSystem::Canadian:
      return {main,
              std::to_string(control.moves) + "/" + seconds_text(control.period) + " Canadian"};
    case TimeSystem::Move:
      break;
  }
  return {main, to_text(control)};
}

std::span<const SgfInfoKey> sgf_info_keys() {
  static constexpr SgfInfoKey kKeys[] = {{"GN", "name"},      {"EV", "event"}, {"RO", "round"},
                                         {"DT", "date"},      {"PC", "place"}, {"ON", "opening"},
                                         {"SO", "source"},    {"US", "user"},  {"AN", "annotator"},
                                         {"CP", "copyright"}, {"GC", "about"}};
  return kKeys;
}

RecordedResult sgf_result(std::string_view text) {
  using How = RecordedResult::How;
  RecordedResult result{.text = std::string(text)};
  const std::string small = plain(text);
  if (small == "0" || small == "draw" || small == "jigo") {
    result.how = How::Score;
    result.margin = 0;
    result.places = {1, 1};
    return result;
  }
  if (small == "void") {
    result.how = How::NoResult;
    return result;
  }
  if (small.size() < 2 || (small[0] != 'b' && small[0] != 'w') || small[1] != '+') return result;
  result.places = small[0] == 'b' ? std::vector{1, 2} : std::vector{2, 1};
  const std::string by = small.substr(2);
  if (by == "r" || by == "resign" || by == "resignation") {
    result.how = How::Resignation;
  } else if (by == "t" || by == "time") {
    result.how = How::Time;
  } else if (by == "f" || by == "forfeit") {
    result.how = How::Forfeit;
  } else if (const auto points = hundredths(by); points && *points > 0 && *points % 50 == 0) {
    result.how = How::Score;
    result.margin = static_cast<HalfPoints>(*points / 50);
  }
  return result;
}

std::string sgf_result_text(const RecordedResult& result) {
  using How = RecordedResult::How;
  if (result.how == How::NoResult) return "Void";
  if (result.how == How::Unknown) return result.text.empty() ? "?" : result.text;
  if (result.places.size() != 2) return "?";
  if (result.places[0] == result.places[1]) return "0";
  const std::string winner = result.places[0] == 1 ? "B+" : "W+";
  switch (result.how) {
    case How::Resignation:
      return winner + "R";
    case How::Time:
      return winner + "T";
    case How::Forfeit:
      return winner + "F";
    default:
      break;
  }
  if (result.scores.size() == 2) {
    return winner + half_points_text(std::abs(result.scores[0] - result.scores[1]));
  }
  return result.margin ? winner + half_points_text(*result.margin) : winner;
}

}  // namespace omnigo
