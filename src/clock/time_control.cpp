#include "clock/time_control.h"

#include <charconv>
#include <vector>

#include "base/quote.h"

namespace omnigo {
namespace {

// One of the numbers of a system: where it is kept, and what it may be.
struct Field {
  std::string_view key;
  Milliseconds TimeControl::* time = nullptr;
  int TimeControl::* count = nullptr;
  bool may_be_zero = false;
  bool may_be_missing = false;
};

struct System {
  TimeSystem system;
  std::string_view name;
  std::vector<Field> fields;
};

const std::vector<System>& systems() {
  using T = TimeControl;
  static const std::vector<System> list = {
      {TimeSystem::None, "none", {}},
      {TimeSystem::Absolute, "absolute", {{.key = "main", .time = &T::main}}},
      {TimeSystem::Fischer,
       "fischer",
       {{.key = "main", .time = &T::main},
        {.key = "increment", .time = &T::increment},
        {.key = "cap", .time = &T::cap, .may_be_missing = true}}},
      {TimeSystem::ByoYomi,
       "byoyomi",
       {{.key = "main", .time = &T::main, .may_be_zero = true},
        {.key = "period", .time = &T::period},
        {.key = "periods", .count = &T::periods}}},
      {TimeSystem::Canadian,
       "canadian",
       {{.key = "main", .time = &T::main, .may_be_zero = true},
        {.key = "period", .time = &T::period},
        {.key = "moves", .count = &T::moves}}},
      {TimeSystem::Move, "move", {{.key = "time", .time = &T::period}}},
  };
  return list;
}

std::string pattern(const System& system) {
  std::string text(system.name);
  for (std::size_t i = 0; i < system.fields.size(); ++i) {
    const Field& field = system.fields[i];
    const std::string part = std::string(i == 0 ? ":" : ",") + std::string(field.key) + "=" +
                             (field.time != nullptr ? "SECONDS" : "N");
    text += field.may_be_missing ? "[" + part + "]" : part;
  }
  return text;
}

Error wrong_fields(const System& system) {
  return explain("clock-fields", "clock: write {pattern}", {{"pattern", pattern(system)}});
}

Result<int> parse_count(std::string_view text, std::string_view what) {
  int count = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (status != std::errc() || end != text.data() + text.size() || count < 1 ||
      count > kMostPeriods) {
    return explain("clock-count",
                   "clock: {what}: expected a whole number from 1 to {most}, got {text}",
                   {{"what", what}, {"most", kMostPeriods}, {"text", quote(text)}});
  }
  return count;
}

Result<void> read_field(const Field& field, std::string_view value, TimeControl& control) {
  if (field.count != nullptr) {
    const auto count = parse_count(value, field.key);
    if (!count) return count.error();
    control.*field.count = *count;
    return {};
  }
  const auto time = parse_seconds(value, field.key);
  if (!time) return at_place("clock", time.error());
  if (*time == 0 && !field.may_be_zero) {
    return explain("clock-zero", "clock: {what} must be more than 0", {{"what", field.key}});
  }
  control.*field.time = *time;
  return {};
}

// The fields stand in the order of the table.
Result<TimeControl> read_fields(const System& system, std::string_view rest) {
  TimeControl control{.system = system.system};
  const Error wrong = wrong_fields(system);
  for (const Field& field : system.fields) {
    const std::string_view part = rest.substr(0, rest.find(','));
    const std::size_t equals = part.find('=');
    if (equals == part.npos || part.substr(0, equals) != field.key) {
      if (field.may_be_missing) continue;
      return wrong;
    }
    if (auto read = read_field(field, part.substr(equals + 1), control); !read) return read.error();
    rest.remove_prefix(part.size() == rest.size() ? rest.size() : part.size() + 1);
  }
  if (!rest.empty()) return wrong;
  return control;
}

}  // namespace

Result<TimeControl> parse_time_control(std::string_view text) {
  const std::size_t colon = text.find(':');
  std::string known;
  for (const System& system : systems()) {
    if (text.substr(0, colon) == system.name) {
      if ((colon == text.npos) != system.fields.empty() || text.ends_with(',')) {
        return wrong_fields(system);
      }
      return read_fields(system, colon == text.npos ? "" : text.substr(colon + 1));
    }
    known += (known.empty() ? "" : ", ") + std::string(system.name);
  }
  return explain("clock-system", "clock: unknown time system {name}; expected one of {known}",
                 {{"name", quote(text.substr(0, colon))}, {"known", known}});
}

std::string to_text(const TimeControl& control) {
  for (const System& system : systems()) {
    if (system.system != control.system) continue;
    std::string text(system.name);
    char separator = ':';
    for (const Field& field : system.fields) {
      if (field.may_be_missing && control.*field.time == 0) continue;
      text += separator + std::string(field.key) + "=" +
              (field.time != nullptr ? seconds_text(control.*field.time)
                                     : std::to_string(control.*field.count));
      separator = ',';
    }
    return text;
  }
  return "none";
}

std::string seconds_text(Milliseconds time) {
  std::string text = std::to_string(time / 1000);
  if (time % 1000 == 0) return text;
  std::string decimals = std::to_string(1000 + time % 1000).substr(1);
  decimals.erase(decimals.find_last_not_of('0') + 1);
  return text + "." + decimals;
}

Result<Milliseconds> parse_seconds(std::string_view text, std::string_view what) {
  const Error wrong =
      explain("clock-seconds",
              "{what}: expected seconds from 0 to {most} with at most three decimals, got {text}",
              {{"what", what}, {"most", kLongestTime / 1000}, {"text", quote(text)}});
  Milliseconds time = 0;
  int decimals = -1;  // read so far; -1 before the point
  for (const char c : text) {
    if (c == '.' && decimals < 0) {
      decimals = 0;
      continue;
    }
    if (c < '0' || c > '9' || decimals == 3 || time > kLongestTime) return wrong;
    time = 10 * time + (c - '0');
    if (decimals >= 0) ++decimals;
  }
  if (text.empty() || text.front() == '.' || decimals == 0) return wrong;
  for (int i = decimals < 0 ? 0 : decimals; i < 3; ++i) time *= 10;
  if (time > kLongestTime) return wrong;
  return time;
}

}  // namespace omnigo
