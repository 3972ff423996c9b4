// How easily stones are taken, by the degree of their points and the number of players.
//
// Two experiments. In *games* between bots every stone is watched: whether it is taken before its
// owner's next turn, and whether it stands at the end. In a *siege* a lone stone is attacked by all
// other players at once: each of them in turn fills one of the block's liberties, then the owner
// extends the block by one stone, and so on. Both sides are greedy: the owner takes the liberty
// that gives most liberties, an attacker the one that leaves the owner the least.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "base/result.h"
#include "graph/graph.h"

namespace omnigo {

struct StoneFates {
  long stones = 0;    // placed
  long at_once = 0;   // taken before the owner's next turn
  long standing = 0;  // at the end
};
// By the degree of the point.
using FatesByDegree = std::map<int, StoneFates>;

struct SurvivalSettings {
  int games = 20;
  std::uint64_t seed = 1;
  std::string bot = "random";
  std::uint64_t playouts = 50;  // for bots that do not limit themselves
  std::function<bool()> stop = {};
};

// Positional superko, no suicide; a game ends after three turns for each point if it has not
// before. An error if there is no such bot.
Result<FatesByDegree> fates_in_games(const SharedGraph& graph, int players,
                                     const SurvivalSettings& settings);

struct Sieges {
  int stones = 0;  // one for each point of the degree
  int taken = 0;
  int rounds = 0;  // in all, until they were taken or the siege was given up
};
using SiegesByDegree = std::map<int, Sieges>;

inline constexpr int kSiegeRounds = 12;  // a block that lives so long has escaped

SiegesByDegree sieges_on(const Graph& graph, int players);

// How many liberties a block of one stone gains, on average, by extending along an edge: the
// neighbours of the new stone that were not the old one's, less the point it fills.
double gain_of_extending(const Graph& graph);

}  // namespace omnigo
