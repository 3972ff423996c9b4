// What the players agree on before the game: plain data, presets, and their text.
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
enum class Scoring : std::uint8_t { Area, Territory };
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

struct Preset {
  std::string_view name;
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
