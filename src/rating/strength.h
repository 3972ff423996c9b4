// How strong somebody is believed to be, how sure that is, and the rank it stands for.
//
// Ratings are on Glicko's scale: of two players 400 apart the stronger wins ten games of eleven. A
// rank is a handicap stone on 19x19. It is worth more rating the stronger the players are, since
// stronger players are steadier: rank = 23.15 ln(rating / 525), counted from 30 kyu = 0 to 1 kyu =
// 29, then 1 dan = 30 to 9 dan = 38. These are the parameters that online-go.com publishes, found
// there from millions of games with handicap; what a new player starts with is from there as well.
#pragma once

#include <string>
#include <string_view>

namespace omnigo {

struct Strength {
  double rating = 1500;
  double deviation = 350;    // of what we believe around what is
  double volatility = 0.06;  // how erratic it is; in Glicko-2's own unit (Glicko's 173.7)
  bool operator==(const Strength&) const = default;
};

inline constexpr double kFirstDan = 30, kLowestRank = 0, kHighestRank = 38;

// A number, the higher the stronger; beyond 30k and 9d it goes on.
double rank_of(double rating);
double rating_at(double rank);
// "30k" to "9d".
std::string rank_text(double rank);
// The middle of the rank: "10k" is 20.5. Nothing that is a rank: -1.
double rank_from_text(std::string_view text);

// Not yet known well enough for the rank to be shown without a question mark: the truth is more
// than two ranks away in every third case.
bool is_provisional(const Strength& strength);

// Nobody plays, and we become less sure: as if `months` games had shown nothing.
Strength aged(Strength strength, double months);

}  // namespace omnigo
