#include "rules/rules.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/quote.h"

namespace omnigo {
namespace {

template <class Value>
struct Word {
  Value value;
  std::string_view name;
};

constexpr KoRule kKoRules[] = {
    {Ko::Positional, "positional", "no repeated position", true, false},
    {Ko::Situational, "situational", "no repeated position with the same player to move", true,
     false},
    {Ko::Simple, "simple", "simple ko", false, false},
    {Ko::None, "none", "no ko rule", false, false},
    {Ko::Symmetric, "symmetric", "no repeated position, mirror images included", true, true},
};
constexpr ScoringRule kScoringRules[] = {
    {Scoring::Area, "area", "stones and territory", true, false, 0},
    {Scoring::Territory, "territory", "territory minus prisoners", false, true, 0},
    {Scoring::Stone, "stone", "stones that fit on the board: area minus two for each group", true,
     false, 2},
};

// The place of a rule in its table is its number.
constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(kKoRules); ++i) {
    if (static_cast<std::size_t>(kKoRules[i].value) != i) return false;
  }
  for (std::size_t i = 0; i < std::size(kScoringRules); ++i) {
    if (static_cast<std::size_t>(kScoringRules[i].value) != i) return false;
  }
  return true;
}
static_assert(in_order());

constexpr SuicideRule kSuicideRules[] = {{true, "yes", "suicide allowed"},
                                         {false, "no", "no suicide"}};
constexpr Word<HandicapBonus> kHandicapWords[] = {
    {HandicapBonus::None, "none"},
    {HandicapBonus::EachStone, "each"},
    {HandicapBonus::EachStoneAfterFirst, "after-first"}};

template <class Row, std::size_t N>
std::string alternatives(const Row (&rows)[N]) {
  std::string list;
  for (const Row& row : rows) list += (list.empty() ? "" : ", ") + std::string(row.name);
  return list;
}

template <class Value, class Row, std::size_t N>
Result<void> read_word(std::string_view key, std::string_view text, const Row (&rows)[N],
                       Value& value) {
  for (const Row& row : rows) {
    if (row.name == text) {
      value = row.value;
      return {};
    }
  }
  return explain("rules-value", "rules: {key}: expected one of {known}, got {value}",
                 {{"key", key}, {"value", one_line(text)}, {"known", alternatives(rows)}});
}

template <class Value, class Row, std::size_t N>
std::string word_of(Value value, const Row (&rows)[N]) {
  for (const Row& row : rows) {
    if (row.value == value) return std::string(row.name);
  }
  return {};
}

// The next part of `rest` up to the separator, which is taken off.
std::string_view take_part(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return part;
}

Result<void> read_players(std::string_view text, int& players) {
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), players);
  if (status != std::errc() || end != text.data() + text.size() || players < 2 ||
      players > kMaxPlayers) {
    return explain("rules-players",
                   "rules: players: expected a number from 2 to {most}, got {value}",
                   {{"most", kMaxPlayers}, {"value", quote(text)}});
  }
  return {};
}

std::string komi_text(const Rules& rules) {
  if (rules.players == 2 && rules.komi[0] == 0) return half_points_text(rules.komi[1]);
  std::string text;
  for (HalfPoints komi : rules.komi) text += (text.empty() ? "" : "/") + half_points_text(komi);
  return text;
}

// Other names of presets.
constexpr Word<std::string_view> kAliases[] = {
    {"tromp-taylor", "tt"}, {"no-suicide", "nstt"}, {"japanese", "korean"}};

const Preset* find_preset(std::string_view name) {
  for (const auto& alias : kAliases) {
    if (alias.name == name) name = alias.value;
  }
  for (const Preset& preset : presets()) {
    if (preset.name == name) return &preset;
  }
  return nullptr;
}

// A preset's komi is meant for two; more players start level.
Rules with_players(Rules rules, int players) {
  if (players != rules.players) rules.komi.assign(players, 0);
  rules.players = players;
  return rules;
}

std::string text_from(const Preset& preset, const Rules& rules) {
  std::string text(preset.name);
  const Rules base = with_players(preset.rules, rules.players);
  if (rules.players != 2) text += ",players=" + std::to_string(rules.players);
  if (rules.suicide != base.suicide) text += ",suicide=" + word_of(rules.suicide, kSuicideRules);
  if (rules.ko != base.ko) text += ",ko=" + word_of(rules.ko, kKoRules);
  if (rules.scoring != base.scoring) text += ",scoring=" + word_of(rules.scoring, kScoringRules);
  if (rules.handicap_bonus != base.handicap_bonus) {
    text += ",handicap=" + word_of(rules.handicap_bonus, kHandicapWords);
  }
  if (rules.komi != base.komi) text += ",komi=" + komi_text(rules);
  return text;
}

}  // namespace

std::span<const KoRule> ko_rules() { return kKoRules; }
std::span<const SuicideRule> suicide_rules() { return kSuicideRules; }
std::span<const ScoringRule> scoring_rules() { return kScoringRules; }
const KoRule& rule_of(Ko ko) { return kKoRules[static_cast<int>(ko)]; }
const ScoringRule& rule_of(Scoring scoring) { return kScoringRules[static_cast<int>(scoring)]; }

std::span<const Preset> presets() {
  using enum Ko;
  using enum Scoring;
  static const Preset list[] = {
      {"tromp-taylor",
       "Tromp-Taylor",
       "area, the simplest",
       {2, true, Positional, Area, HandicapBonus::None, {0, 0}}},
      {"no-suicide",
       "Tromp-Taylor without suicide",
       "area",
       {2, false, Positional, Area, HandicapBonus::None, {0, 0}}},
      {"chinese",
       "Chinese",
       "area, no suicide",
       {2, false, Positional, Area, HandicapBonus::EachStone, {0, 15}}},
      {"japanese",
       "Japanese",
       "territory, simple ko",
       {2, false, Simple, Territory, HandicapBonus::None, {0, 13}}},
      {"aga",
       "AGA",
       "area, situational superko",
       {2, false, Situational, Area, HandicapBonus::EachStoneAfterFirst, {0, 15}}},
      {"new-zealand",
       "New Zealand",
       "area, suicide allowed",
       {2, true, Situational, Area, HandicapBonus::None, {0, 14}}},
      {"igo-math",
       "Igo Math",
       "territory, superko",
       {2, false, Positional, Territory, HandicapBonus::None, {0, 0}}},
      {"stone-scoring",
       "Stone scoring",
       "as many stones as fit, simple ko",
       {2, false, Simple, Stone, HandicapBonus::None, {0, 15}}},
  };
  return list;
}

Result<Rules> parse_rules(std::string_view text) {
  std::string_view rest = text;
  Rules rules;
  if (!rest.empty() && rest.substr(0, rest.find(',')).find('=') == std::string_view::npos) {
    const std::string_view name = take_part(rest, ',');
    const Preset* preset = find_preset(name);
    if (preset == nullptr) {
      std::string names;
      for (const Preset& known : presets()) {
        names += (names.empty() ? "" : ", ") + std::string(known.name);
      }
      return explain("rules-preset", "rules: unknown preset {name}; expected one of {known}",
                     {{"name", quote(name)}, {"known", names + ", " + alternatives(kAliases)}});
    }
    rules = preset->rules;
  }
  int players = 2;
  std::optional<std::string_view> komi;
  std::string keys_seen;
  while (!rest.empty()) {
    std::string_view value = take_part(rest, ',');
    const bool has_value = value.find('=') != std::string_view::npos;
    const std::string key(take_part(value, '='));
    if (!has_value)
      return explain("rules-pair", "rules: expected key=value, got {text}", {{"text", quote(key)}});
    if (keys_seen.find("," + key + "=") != std::string::npos) {
      return explain("rules-twice", "rules: {key} is given twice", {{"key", key}});
    }
    keys_seen += "," + key + "=";
    Result<void> read;
    if (key == "players") {
      read = read_players(value, players);
    } else if (key == "komi") {
      komi = value;
    } else if (key == "ko") {
      read = read_word(key, value, kKoRules, rules.ko);
    } else if (key == "suicide") {
      read = read_word(key, value, kSuicideRules, rules.suicide);
    } else if (key == "scoring") {
      read = read_word(key, value, kScoringRules, rules.scoring);
    } else if (key == "handicap") {
      read = read_word(key, value, kHandicapWords, rules.handicap_bonus);
    } else {
      read = explain(
          "rules-key",
          "rules: unknown key {key}; expected one of players, ko, suicide, scoring, komi, handicap",
          {{"key", quote(key)}});
    }
    if (!read) return read.error();
  }
  rules = with_players(std::move(rules), players);
  if (komi) {
    auto read = parse_komi(*komi, players);
    if (!read) return at_place("rules", read.error());
    rules.komi = std::move(*read);
  }
  return rules;
}

Result<std::vector<HalfPoints>> parse_komi(std::string_view text, int players) {
  std::vector<HalfPoints> komi;
  for (std::string_view rest = text;;) {
    const bool last = rest.find('/') == std::string_view::npos;
    const auto halves = parse_half_points(take_part(rest, '/'));
    if (!halves) return halves.error();
    komi.push_back(*halves);
    if (last) break;
  }
  if (komi.size() == 1 && players == 2) return std::vector<HalfPoints>{0, komi[0]};
  if (komi.size() == 1 && komi[0] == 0) return std::vector<HalfPoints>(players);
  if (static_cast<int>(komi.size()) != players) {
    return explain("komi-count", "komi={komi} has {n} numbers for {players} players",
                   {{"komi", one_line(text)}, {"n", komi.size()}, {"players", players}});
  }
  return komi;
}

std::string to_text(const Rules& rules) {
  const auto changes = [](const std::string& text) {
    return std::count(text.begin(), text.end(), ',');
  };
  std::string nearest;
  for (const Preset& preset : presets()) {
    std::string text = text_from(preset, rules);
    if (nearest.empty() || changes(text) < changes(nearest)) nearest = std::move(text);
  }
  return nearest;
}

std::string half_points_text(HalfPoints halves) {
  const HalfPoints size = halves < 0 ? -halves : halves;
  return (halves < 0 ? "-" : "") + std::to_string(size / 2) + (size % 2 != 0 ? ".5" : "");
}

Result<HalfPoints> parse_half_points(std::string_view text) {
  const Error wrong = explain(
      "komi-value", "komi: expected a whole or half number from -10000 to 10000, got {text}",
      {{"text", quote(text)}});
  std::string_view rest = text;
  const bool negative = rest.starts_with('-');
  if (negative || rest.starts_with('+')) rest.remove_prefix(1);
  HalfPoints whole = 0;
  const auto [end, status] = std::from_chars(rest.data(), rest.data() + rest.size(), whole);
  if (status != std::errc() || rest[0] == '-' || whole > kMaxKomi / 2) return wrong;
  rest.remove_prefix(end - rest.data());
  HalfPoints halves = 2 * whole;
  if (rest == ".5") {
    ++halves;
  } else if (!rest.empty() && rest != ".0" && rest != ".") {
    return wrong;
  }
  if (halves > kMaxKomi) return wrong;
  return negative ? -halves : halves;
}

}  // namespace omnigo
