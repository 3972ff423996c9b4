// What each seat should be given so that all have the same chance, from games that bots play.
//
// A game without komi ends with one score a player. Seat 0 is given nothing; the other seats' komi
// are those that make each seat's share of the wins 1/N over all games played, ties shared. With
// two seats that is the median of the difference. As play depends on komi, the games come in
// rounds, each with the komi found so far, and those of the first round do not count in the end.
// The interval is that of 19 in 20 resamples of the games (Efron's bootstrap): it says how sure the
// mean of such games is, not how well the bots play.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/game.h"

namespace omnigo {

struct FairKomi {
  std::vector<double> komi, low, high;  // by seat; 0 for the first
  int games = 0;                        // that count
};

struct FairKomiSettings {
  int games = 60;
  std::uint64_t playouts = 200;  // for each turn
  std::uint64_t seed = 1;
  CanonicalForm canonical = nullptr;          // where the ko rule is symmetric
  std::function<void(int)> played = nullptr;  // told after each game how many are done
  std::function<bool()> stop =
      nullptr;  // asked all the time; true ends it with the games there are
};

// Scores without komi, one a player, of games; komi as above, without the interval.
std::vector<double> balancing_komi(const std::vector<std::vector<int>>& scores);

// The rules' own komi is left aside. Where territory counts, what is dead at the end is read, not
// taken. Without a game, if it was stopped before one ended.
FairKomi fair_komi(const SharedGraph& graph, const Rules& rules, const FairKomiSettings& settings);

}  // namespace omnigo
