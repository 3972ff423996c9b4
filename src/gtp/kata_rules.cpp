#include "gtp/kata_rules.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/quote.h"
#include "base/text.h"
#include "record/fields.h"

namespace omnigo {
namespace {

using nlohmann::json;

template <class Value>
struct Word {
  const char* text;
  Value value;
};

constexpr Word<HandicapBonus> kBonus[] = {{"0", HandicapBonus::None},
                                          {"N", HandicapBonus::EachStone},
                                          {"N-1", HandicapBonus::EachStoneAfterFirst}};

// Short names that are not ours, and the preset nearest to them.
constexpr Word<const char*> kNames[] = {{"chinese-ogs", "chinese"},
                                        {"chinese-kgs", "chinese"},
                                        {"bga", "aga"},
                                        {"french", "aga"},
                                        {"ing", "new-zealand"},
                                        {"nz", "new-zealand"},
                                        {"newzealand", "new-zealand"}};

template <class Value, std::size_t N>
std::string word_of(Value value, const Word<Value> (&words)[N]) {
  for (const auto& word : words) {
    if (word.value == value) return word.text;
  }
  return {};
}

template <class Value, std::size_t N>
Result<void> read_word(const std::string& field, const json& given, const Word<Value> (&words)[N],
                       Value& value) {
  std::string names;
  for (const auto& word : words) {
    if (given.is_string() && given.get_ref<const std::string&>() == word.text) {
      value = word.value;
      return {};
    }
    names += (names.empty() ? "" : ", ") + std::string(word.text);
  }
  return Error{"rules: " + field + ": expected one of " + names};
}

// A rule by its name in capital letters.
template <class Value, class Row>
Result<void> read_rule(const std::string& field, const json& given, std::span<const Row> rows,
                       Value& value) {
  std::string names;
  for (const Row& row : rows) {
    const std::string name = upper_case(row.name);
    if (given.is_string() && given.get_ref<const std::string&>() == name) {
      value = row.value;
      return {};
    }
    names += (names.empty() ? "" : ", ") + name;
  }
  return Error{"rules: " + field + ": expected one of " + names};
}

Result<void> read_flag(const std::string& field, const json& given, bool& value) {
  if (!given.is_boolean()) return Error{"rules: " + field + ": expected true or false"};
  value = given.get<bool>();
  return {};
}

// Fields about what we do not have: only one value will do.
Result<void> require(bool good, const std::string& message) {
  if (!good) return Error{"rules: " + message};
  return {};
}

// KataGo's stone scoring is area scoring with a tax on all groups; SEKI goes with territory.
Result<void> read_tax(const json& given, Scoring& scoring) {
  const bool territory = scoring == Scoring::Territory;
  if (given == "ALL" && !territory) {
    scoring = Scoring::Stone;
    return {};
  }
  if (given == "NONE" && scoring == Scoring::Stone) scoring = Scoring::Area;
  return require(given == "NONE" || (given == "SEKI" && territory),
                 "tax: expected NONE, ALL with area scoring, or SEKI with territory scoring");
}

Result<void> read_field(const std::string& field, const json& given, Rules& rules) {
  bool ignored = false;
  if (field == "ko" || field == "koRule") return read_rule(field, given, ko_rules(), rules.ko);
  if (field == "scoring" || field == "scoringRule") {
    return read_rule(field, given, scoring_rules(), rules.scoring);
  }
  if (field == "suicide" || field == "multiStoneSuicideLegal") {
    return read_flag(field, given, rules.suicide);
  }
  if (field == "whiteHandicapBonus") return read_word(field, given, kBonus, rules.handicap_bonus);
  if (field == "tax" || field == "taxRule") return read_tax(given, rules.scoring);
  if (field == "hasButton") return require(given == false, "the button rule is not supported");
  // How bots pass, not which turns are legal.
  if (field == "friendlyPassOk") return read_flag(field, given, ignored);
  return Error{"rules: unknown field " + quote(field)};
}

// `now` with the fields of the object. Scoring comes first: the tax is judged by it.
Result<Rules> read_object(const json& object, Rules now) {
  for (const bool scoring : {true, false}) {
    for (const auto& [field, value] : object.items()) {
      if (field.starts_with("scoring") != scoring || field == "komi") continue;
      if (auto read = read_field(field, value, now); !read) return read.error();
    }
  }
  return now;
}

std::string normalised(std::string name) {
  for (char& c : name) {
    c = c == ' ' || c == '_' ? '-' : lower_case(c);
  }
  for (const auto& alias : kNames) {
    if (name == alias.text) return alias.value;
  }
  return name;
}

}  // namespace

std::string kata_rules_text(const Rules& rules) {
  json object;
  const bool taxed = rules.scoring == Scoring::Stone;
  object["ko"] = upper_case(rule_of(rules.ko).name);
  object["scoring"] = upper_case(rule_of(taxed ? Scoring::Area : rules.scoring).name);
  object["suicide"] = rules.suicide;
  object["whiteHandicapBonus"] = word_of(rules.handicap_bonus, kBonus);
  object["tax"] = taxed ? "ALL" : "NONE";
  object["hasButton"] = false;
  object["friendlyPassOk"] = false;
  return object.dump();
}

Result<Rules> parse_kata_rules(const std::string& text, const Rules& now) {
  if (text.starts_with('{')) {
    const json object = parse_json_or_discard(text);
    if (!object.is_object()) return Error{"rules: not a JSON object"};
    return read_object(object, now);
  }
  const std::string name = normalised(text);
  const std::string players = ",players=" + std::to_string(now.players);
  const bool says_players = name.find("players=") != std::string::npos;
  auto rules = parse_rules(says_players || now.players == 2 ? name : name + players);
  if (!rules) return rules;
  if (rules->players == now.players && name.find("komi=") == std::string::npos) {
    rules->komi = now.komi;
  }
  return rules;
}

Result<Rules> with_kata_rule(const std::string& field, const std::string& value, const Rules& now) {
  const bool is_word = value != "true" && value != "false";
  return read_object(json{{field, is_word ? json(value) : json(value == "true")}}, now);
}

}  // namespace omnigo
