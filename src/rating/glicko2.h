// Two players: Glicko-2, as Mark Glickman's "Example of the Glicko-2 system" (2013 and later,
// glicko.net) has it.
//
// A player is believed to be at mu with deviation phi and volatility sigma (ratings and deviations
// divided by 173.7, ratings counted from 1500). Against opponents j with results s_j in a period:
//
//   g(phi) = 1 / sqrt(1 + 3 phi^2 / pi^2)        E_j = 1 / (1 + exp(-g(phi_j) (mu - mu_j)))
//   1/v    = sum_j g(phi_j)^2 E_j (1 - E_j)      delta = v sum_j g(phi_j) (s_j - E_j)
//
// The new volatility sigma' is where f(x) = 0 for x = ln sigma'^2 (step 5 there; the Illinois
// method), and phi* = sqrt(phi^2 + sigma'^2), phi' = 1 / sqrt(1/phi*^2 + 1/v),
// mu' = mu + phi'^2 sum_j g(phi_j) (s_j - E_j).
#pragma once

#include <vector>

#include "rating/strength.h"

namespace omnigo {

struct GlickoGame {
  Strength opponent;
  double score;  // 1: won, 0.5: tied, 0: lost
};

// After a period with these games, at least one of them. `tau` restrains how fast the volatility
// changes: "reasonable choices are between 0.3 and 1.2".
Strength glicko2(const Strength& player, const std::vector<GlickoGame>& games, double tau = 0.5);

// The chance to win, as the system sees it.
double glicko_expected(const Strength& player, const Strength& opponent);

}  // namespace omnigo
