// More than two players: Weng and Lin, "A Bayesian Approximation Method for Online Ranking"
// (Journal of Machine Learning Research 12, 2011), their algorithm 1: Bradley and Terry's model
// over all pairs.
//
// For player i and every other q, with what is believed of them, mu and sigma:
//
//   c_iq  = sqrt(sigma_i^2 + sigma_q^2 + 2 beta^2)    p_iq = 1 / (1 + exp((mu_q - mu_i) / c_iq))
//   omega = sum_q sigma_i^2 / c_iq (s_iq - p_iq)       s_iq = 1, 1/2 or 0: before, tied, behind
//   delta = sum_q gamma_q (sigma_i / c_iq)^2 p_iq p_qi
//
//   mu_i += omega      sigma_i^2 *= max(1 - delta, kappa)
//
// What the paper leaves open is chosen so that a rating means the same with two players and with
// six, which populations of simulated people bear out (docs/ratings.md):
// - 2 beta^2 = 173.7^2: of players known exactly, p is what Glicko's scale says. For the same
// reason
//   the deviations enter c as 3/pi^2 of their squares, as in Glicko's g: the logistic function of
//   unit s has the variance pi^2 s^2 / 3. Entering whole they stretch the scale by a tenth.
// - The places of k players are not k(k-1)/2 independent games: every pair weighs 2/k, in omega
// and,
//   as gamma, in delta, so that a game tells as much as k-1 games of two. (The paper's suggestion
//   for gamma, sigma_i / c_iq, hardly lets the deviations of old hands shrink.)
// - As in Glicko-2 the deviation first grows by the volatility, so that nobody's rating freezes.
#pragma once

#include <vector>

#include "rating/strength.h"

namespace omnigo {

struct Placed {
  Strength player;
  int place;  // from 1; equal ones tied
};

// After one game, in the same order.
std::vector<Strength> weng_lin(const std::vector<Placed>& game);

}  // namespace omnigo
