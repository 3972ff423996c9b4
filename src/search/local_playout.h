// Playouts that know some Go on any graph, and priors of the same knowledge.
//
// A mover first looks at what the latest moves touched: it takes a block put or left in atari,
// saves its own (by taking, or by a liberty that leads somewhere), plays the centre of a space
// where stones were just taken; else it draws a point near the latest moves by the learnt weight of
// its shape; else any point. It fills no eye of its own and avoids putting its own block into
// atari.
#pragma once

#include <memory>

#include "search/evaluator.h"
#include "search/shape.h"
#include "search/weights.h"

namespace omnigo {

class LocalPlayout : public Evaluator {
 public:
  LocalPlayout(SharedGraph graph, int players, std::shared_ptr<const MoveWeights> weights);
  ~LocalPlayout() override;

  void judge(const Game& game, Random& random, Judgement& judgement) override;
  void weigh(const Game& game, std::span<const Point> moves, std::span<Prior> priors) override;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

EvaluatorFactory local_playouts(std::shared_ptr<const MoveWeights> weights);

}  // namespace omnigo
