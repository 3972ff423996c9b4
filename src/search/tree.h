// Monte Carlo tree search with one value a player.
//
// Each simulation walks down the tree by the best mean of the player to move (max^n), lets an
// Evaluator judge the position where it leaves the tree, and carries the values back up. Means are
// mixed with all-moves-as-first means and with priors as virtual visits (Gelly and Silver 2011):
//     mean = (1 - b) (w + pw) / (n + pn) + b aw / an,   b = an / (an + n + k an n).
// The moves are played on a Game, so legality in the tree is exactly the rules', superko included:
// a node belongs to one path of turns, and its legal moves are found once. Threads share the tree
// without locks: counters are atomic, a node's moves appear by one compare-and-swap, and a visit is
// counted on the way down, which keeps threads apart until its value arrives.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "rules/game.h"
#include "search/evaluator.h"

namespace omnigo {

struct TreeSettings {
  int threads = 1;
  std::uint64_t seed = 1;
  std::size_t max_children = 20'000'000;  // moves held by all nodes together; 32 bytes each
  // All opponents are taken to play against the searching player, who values only its own share.
  bool paranoid = false;
  float amaf_bias = 0.001f;  // k above; negative: no AMAF
  float exploration = 0.1f;
  int expand_after = 2;  // visits of a move before its replies are made
};

struct SearchLimits {
  std::uint64_t simulations = ~std::uint64_t{0};
  double seconds = 1e30;
};

struct MoveReport {
  Point point;  // kNoPoint: pass
  std::uint64_t visits;
  float value;                   // the mover's mean
  float prior;                   // the mover's, before the search
  std::vector<Point> variation;  // this move and what follows
};

struct SearchReport {
  std::uint64_t simulations = 0;  // in this search; visits count the kept tree too
  double seconds = 0;
  std::vector<float> values;                  // by player
  std::vector<float> scores;                  // by player, in points
  std::vector<std::vector<float>> ownership;  // by player and point, 0 to 1
  std::vector<MoveReport> moves;              // most visited first
};

class TreeSearch {
 public:
  TreeSearch(EvaluatorFactory evaluators, TreeSettings settings);
  ~TreeSearch();

  // Searches until a limit is met or `stop` is set. Whatever the last search found about this
  // position is kept. `progress`, if given, is called about every `progress_seconds`.
  SearchReport search(const Game& game, const SearchLimits& limits, const std::atomic<bool>& stop,
                      const std::function<void(const SearchReport&)>& progress = nullptr,
                      double progress_seconds = 1);
  // Forgets everything.
  void clear();

 private:
  struct Tree;
  std::unique_ptr<Tree> tree_;
};

}  // namespace omnigo
