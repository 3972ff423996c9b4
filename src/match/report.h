// What a match has shown: as a table for the terminal, as JSON, as a page with plots.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/plan.h"
#include "match/rating.h"
#include "match/run.h"

namespace omnigo {

struct EngineSummary {
  Rating rating;
  std::vector<double> share_by_seat;  // of the win, in the games it had that seat
  int failures = 0;
  double seconds_a_turn = 0;
};

struct MatchSummary {
  int games = 0;
  int without_result = 0;
  double turns_a_game = 0;
  std::vector<EngineSummary> engines;
  int claims = 0, claims_agreeing = 0;  // engines' final_score against ours, of counted games
  std::optional<double> sprt_ratio;
};

MatchSummary summarise(const MatchPlan& plan, const std::vector<MatchGame>& games,
                       const std::optional<Sprt>& sprt);

// The engines' numbers, the strongest first.
std::vector<int> by_strength(const MatchSummary& summary);

std::string report_text(const MatchPlan& plan, const std::vector<MatchGame>& games,
                        const std::optional<Sprt>& sprt);
std::string report_json(const MatchPlan& plan, const std::vector<MatchGame>& games,
                        const std::optional<Sprt>& sprt);
// A page that needs nothing beside itself. `game_files` holds links by game number, if any.
std::string report_html(const MatchPlan& plan, const std::vector<MatchGame>& games,
                        const std::optional<Sprt>& sprt,
                        const std::vector<std::string>& game_files = {});

// One line for a progress bar: "first 12-1-7 second, Elo +88 (-70 to +260)".
std::string standing_text(const MatchPlan& plan, const std::vector<MatchGame>& games);

// Whether an engine's final_score says the same as ours: `B+3.5`, `B+3.50` and `b+3.5` are one.
bool same_result(const std::string& a, const std::string& b);

}  // namespace omnigo
