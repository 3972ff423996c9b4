// What each seat should be given so that all have the same chance, from games that bots play.
//
// A game without komi ends with one score per player. Seat 0 is given nothing; the other seats'
// komi are those that make each seat's share of the wins 1/N over all games played, ties shared.
// With two seats that is the median of the difference. As play depends on komi, the komi found so
// far is used from each doubling of the number of games on, and the first quarter of the games does
// not count. The interval holds 19 of 20 resamples of the games (Efron's bootstrap): it says how
// sure the mean of such games is, not how well the bots play.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/game.h"

namespace omnigo {

struct FairKomi {
  std::vector<double> komi, low, high;  // by seat; 0 for the first
  std::vector<HalfPoints> suggested;    // to play with: see suggested_komi
  bool own_is_fair = false;  // the komi of the rules would do, as far as these games can tell
  int games = 0;             // that count
};

struct FairKomiSettings {
  int games = 60;
  std::uint64_t playouts = 200;  // for each turn
  std::uint64_t seed = 1;
  int threads = 1;
  CanonicalForm canonical = nullptr;          // where the ko rule is symmetric
  std::function<void(int)> played = nullptr;  // called after each game with the number done
  std::function<bool()> stop =
      nullptr;  // asked all the time; true ends it with the games there are
};

// Scores without komi, one per player, of games; komi as above, without the interval.
std::vector<double> balancing_komi(const std::vector<std::vector<int>>& scores);

// Each seat's share of the wins in games with these scores, had they been played with this komi.
std::vector<double> shares_of_wins(const std::vector<std::vector<int>>& scores,
                                   const std::vector<HalfPoints>& komi);

// A komi that people can use. With two seats a half, so that nobody ties, if it is fair (within 5
// percentage points) or no whole number is fairer: the half nearest to the balancing komi. With
// more the smallest that is fair as far as these games can tell (within 2 points or two standard
// deviations): the balancing one scaled down, since the noise in it would favour one seat as easily
// as another.
std::vector<HalfPoints> suggested_komi(const std::vector<std::vector<int>>& scores,
                                       const std::vector<double>& balancing);

// The games are played without the rules' own komi. Where territory counts, what is dead at the end
// is read, not captured. Without a game, if it was stopped before one ended.
FairKomi fair_komi(const SharedGraph& graph, const Rules& rules, const FairKomiSettings& settings);

// Each seat's share of the wins in `settings.games` new games with the komi of the rules.
struct KomiCheck {
  std::vector<double> shares;
  int games = 0;
};
KomiCheck check_komi(const SharedGraph& graph, const Rules& rules,
                     const FairKomiSettings& settings);

}  // namespace omnigo
