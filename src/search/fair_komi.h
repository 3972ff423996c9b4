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
  std::vector<std::vector<int>> scores;  // of these games: by player, without komi
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

// The komi that these scores call for, with its interval. `own`: the komi of the rules.
FairKomi komi_from(const std::vector<std::vector<int>>& scores, const std::vector<HalfPoints>& own,
                   std::uint64_t seed);

// The games are played without the rules' own komi. Where territory counts, what is dead at the end
// is read, not captured. Without a game, if it was stopped before one ended.
FairKomi fair_komi(const SharedGraph& graph, const Rules& rules, const FairKomiSettings& settings);

// The scores without komi of `settings.games` new games that are played with the komi of the rules;
// fewer, if it was stopped.
std::vector<std::vector<int>> scores_with_komi(const SharedGraph& graph, const Rules& rules,
                                               const FairKomiSettings& settings);

// What games say about a board and a number of seats.
enum class KomiVerdict {
  Fair,       // with this komi every seat wins its share
  Unfair,     // no komi that leaves a game to play makes the seats equal
  Unsettled,  // too few games to know
};
struct JudgedKomi {
  KomiVerdict verdict = KomiVerdict::Unsettled;
  FairKomi fair;
  std::vector<HalfPoints> komi;     // to play with: the usual one where it is unsettled
  std::vector<HalfPoints> leaning;  // what these games favour, however few they are
  std::vector<double> shares;       // of the wins among the games that check the komi
};

// `finding` gives the komi, `checking` are other games that check it; neither is empty. A komi is
// fair if it gives every seat within 5 percentage points of 1/N of the wins, as far as the games
// can tell, at most three in five are ties (half a win for each side), and no seat is given more
// than a third of the board: where one side always takes everything, a komi of the whole board
// would be a tie and no game. `usual`: the komi of the rules, which two players keep where it is
// fair.
JudgedKomi judge_komi(const std::vector<std::vector<int>>& finding,
                      const std::vector<std::vector<int>>& checking, int points,
                      const std::vector<HalfPoints>& usual, std::uint64_t seed);

// The same for games that were all played with `komi`. Then the shares are what the seats won, and
// must be within 5 percentage points of 1/N as they are. Never Unfair: another komi may do.
JudgedKomi judge_played_komi(const std::vector<std::vector<int>>& games,
                             const std::vector<HalfPoints>& komi, int points,
                             const std::vector<HalfPoints>& usual, std::uint64_t seed);

}  // namespace omnigo
