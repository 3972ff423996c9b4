// What the players agree on before the game: plain data, presets, and their text.
//
// Every rule that can be chosen has one row in a table here, with its names, its words for people
// and what it does. All else is made from the tables: the text of rules, records, GTP, what the
// server offers, and the form in the browser (through WebAssembly).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/colour.h"

namespace omnigo {

enum class Ko : std::uint8_t { Positional, Situational, Simple, None, Symmetric };
enum class Scoring : std::uint8_t { Area, Territory, Stone };
// What the others receive for each handicap stone of a player.
enum class HandicapBonus : std::uint8_t { None, EachStone, EachStoneAfterFirst };

// Scores and komi are counted in halves, so that they are exact.
using HalfPoints = std::int32_t;
inline constexpr HalfPoints kMaxKomi = 2 * 10'000;

struct Rules {
  int players = 2;
  bool suicide = true;
  Ko ko = Ko::Positional;
  Scoring scoring = Scoring::Area;
  HandicapBonus handicap_bonus = HandicapBonus::None;
  std::vector<HalfPoints> komi = {0, 0};  // one for each player

  bool operator==(const Rules&) const = default;
};

struct KoRule {
  Ko value;
  std::string_view name;
  std::string_view about;  // what a move may not do
  bool ends;               // nobody can go on forever
  bool symmetries;         // asks for the automorphisms of the board
};
std::span<const KoRule> ko_rules();
const KoRule& rule_of(Ko ko);

struct SuicideRule {
  bool value;
  std::string_view name, about;
};
std::span<const SuicideRule> suicide_rules();

struct ScoringRule {
  Scoring value;
  std::string_view name;
  std::string_view about;  // what counts
  bool stones;             // a player's stones on the board count
  // A stone that was taken off costs its player a point. So play after the end would change the
  // score: disputes are played out on a copy, and points are marked neutral in seki.
  bool prisoners;
  int tax;  // points less for each group: those that it cannot fill without dying
};
std::span<const ScoringRule> scoring_rules();
const ScoringRule& rule_of(Scoring scoring);

struct Preset {
  std::string_view name, title;
  std::string_view about;  // what is special about it
  Rules rules;
};
std::span<const Preset> presets();
// `preset,key=value,...` with the keys players, ko, suicide, scoring, komi, handicap; any part may
// be missing (tromp-taylor then). `komi=7.5` is White's with two players, `komi=0/0.5/1` one for
// each.
Result<Rules> parse_rules(std::string_view text);
// Such a text that reads back as these rules: the preset nearest to them, then what differs.
std::string to_text(const Rules& rules);

// `7.5` is White's with two players, `0/0.5/1` one for each, `0` nobody's.
Result<std::vector<HalfPoints>> parse_komi(std::string_view text, int players);

// "7.5", "-3", "0.5"
std::string half_points_text(HalfPoints halves);
Result<HalfPoints> parse_half_points(std::string_view text);

}  // namespace omnigo
