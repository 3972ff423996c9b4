// A bot by Monte Carlo tree search, with one value a player.
//
// Each simulation walks down the tree by the best mean of the player to move (max^n), lets an
// Evaluator judge the position where it leaves the tree, and carries the values back up. A value is
// a share of the win and, a little, of the points, so that a decided game is still played well.
// Means are mixed with all-moves-as-first means and with priors as virtual visits (Gelly and Silver
// 2011):
//     mean = (1 - b) (w + pw) / (n + pn) + b (aw + pw) / (an + pn),   b = an / (an + n + k an n),
// where a prior win is pw / pn = the mean of the node so far + the move's advantage, so that
// neither a winning nor a losing position, nor one of many players, makes untried moves look good
// or bad. The moves are played on a Game, so legality in the tree is exactly the rules', superko
// included: a node belongs to one path of turns, and its legal moves are found once. Threads share
// the tree without locks: counters are atomic, a node's moves appear by one compare-and-swap, and a
// visit is counted on the way down, which keeps threads apart until its value arrives.
#pragma once

#include <cstdint>
#include <memory>

#include "search/bot.h"
#include "search/evaluator.h"

namespace omnigo {

struct TreeSettings {
  std::uint64_t seed = 1;
  std::size_t most_moves = 8'000'000;  // held by all nodes together, at 48 bytes
  // All opponents are taken to play against the searching player, who values only its own share.
  bool paranoid = false;
  float amaf_bias = 0.001f;  // k above; negative: no AMAF
  // With two players, in one choice of this many all-moves-as-first is left aside: a move that is
  // good now, and bad at all other times, gets its chance (as in Fuego). 0: never.
  std::uint32_t without_amaf = 12;
  float exploration = 0.02f;         // all-moves-as-first and the priors do most of it
  float exploration_of_many = 0.5f;  // with three and more players, whose means are noisier
  float resign_below = 0.05f;        // a share of the win
  std::uint32_t expand_after = 4;    // visits of a move before its replies are made
};

class TreeBot : public Bot {
 public:
  TreeBot(EvaluatorFactory evaluators, TreeSettings settings);
  ~TreeBot() override;

  // What earlier thinking found below this position is kept, and counts in the visits of its moves.
  Analysis think(const Game& game, Colour player, const Thinking& thinking) override;
  void ponder(const Game& game, const Thinking& thinking) override;
  // By the tree, as the settings limit them.
  std::size_t moves_held() const;

 private:
  class Tree;
  std::unique_ptr<Tree> tree_;
};

}  // namespace omnigo
