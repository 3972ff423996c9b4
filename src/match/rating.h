// How strong engines are, from the games they played.
//
// Strengths are on Elo's scale: of two players 400 apart the stronger wins ten games of eleven.
// With more seats, a player's chance of the win is its strength's share of the sum (Luce 1959); a
// tie at the top is a win shared. For two seats that is Bradley and Terry's model.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace omnigo {

// One game: who sat where (numbers of engines), and each seat's share of the win, in all 1.
struct RatedGame {
  std::vector<int> engines;
  std::vector<double> shares;
};

struct Rating {
  double elo = 0, error = 0;  // the strength lies within elo +- error in 19 of 20 cases
  int games = 0;
  double share = 0;     // of the wins, mean over its seats
  double expected = 0;  // what the seats' number alone gives: 1/2 with two, 1/3 with three
};

// The most likely strengths, their mean 0, if before any game each was drawn from a normal
// distribution around it; the errors are those of the normal distribution that fits there best.
std::vector<Rating> rate(int engines, const std::vector<RatedGame>& games);

struct EloInterval {
  double elo, low, high;  // may be infinite
};
// Of the first of two players, by its wins, ties and losses; 19 of 20 cases lie between low and
// high.
EloInterval elo_interval(int wins, int ties, int losses);

// The sequential probability ratio test (Wald 1945) of "stronger by elo1" against "by elo0".
struct Sprt {
  double elo0 = 0, elo1 = 10, alpha = 0.05, beta = 0.05;

  double ratio(int wins, int ties, int losses) const;  // the logarithm of it
  double lower() const;                                // at or below: elo0 is accepted
  double upper() const;                                // at or above: elo1 is accepted
};

// The expected score of a player who is this much stronger.
double expected_score(double elo);

}  // namespace omnigo
