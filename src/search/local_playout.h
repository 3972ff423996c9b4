// Playouts that know some Go on any graph, and priors of the same knowledge.
//
// A mover first answers the latest moves: it takes a block left in atari, or saves its own by
// taking or by a liberty that leads somewhere; it plays the centre of a space where stones were
// just taken; it gives liberties to a block of its own that has two left, or atari to an opponent's
// that cannot get away. Else, with two players, it draws a point near the latest move by the learnt
// weight of its shape; else any point. It fills no eye of its own, and puts its own block into
// atari only where that threatens one.
#pragma once

#include <memory>
#include <unordered_map>

#include "search/evaluator.h"
#include "search/shape.h"
#include "search/weights.h"

namespace omnigo {

// The parts of that knowledge; each can be left out, to see what it is worth.
struct PlayoutParts {
  bool atari = true;          // taking and saving what is in atari
  bool nakade = true;         // the centre of a space just emptied
  bool two_liberties = true;  // blocks with two liberties
  bool shapes = true;         // near the latest move, by the learnt weights
  bool self_atari = true;     // avoiding it
  bool mercy = true;          // stopping once the lead cannot be lost
};

// By how much the logarithm of the likelihood of what was drawn grows with that of each weight; of
// a habit, which is a chance, with that of its odds.
using LikelihoodGradient = std::unordered_map<Feature, float>;

class LocalPlayout : public Evaluator {
 public:
  // For positions of this game's board and rules with as many players still in.
  LocalPlayout(const Game& game, LearntWeights weights, PlayoutParts parts = {});
  ~LocalPlayout() override;

  void judge(const Game& game, Random& random, Judgement& judgement) override;
  void weigh(const Game& game, std::span<const Point> moves, std::span<Prior> priors) override;
  // The same playout, and what it owes to the weights.
  void judge(const Game& game, Random& random, Judgement& judgement, LikelihoodGradient& gradient);

  // How often a mover looks for such moves.
  double chance_of(Habit habit) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// What to search with: these with two players left. With more, short uniformly random playouts
// under these priors: in the same time there are several times as many, and they were measured to
// win more.
EvaluatorFactory local_playouts(LearntWeights weights, PlayoutParts parts = {});

}  // namespace omnigo
