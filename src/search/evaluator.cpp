#include "search/evaluator.h"

#include <algorithm>

#include "search/playout.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

class UniformPlayout : public Evaluator {
 public:
  explicit UniformPlayout(const Game& game)
      : playout_(game.board().shared_graph(), game.rules().players, Ko::Simple),
        sensible_(game.graph()) {}

  void judge(const Game& game, Random& random, Judgement& judgement) override {
    const PlayoutEnd& end = playout_.run(game.board(), game.to_play(), random);
    std::vector<HalfPoints> scores = game.komi();
    for (std::size_t player = 0; player < scores.size(); ++player) {
      scores[player] += 2 * end.areas[player];
    }
    settle(judgement, scores, game.resigned());
    judgement.owners = owners(game.graph(), playout_.end_colouring());
    judgement.first_players.clear();
  }

  // Only what no playout would do looks bad.
  void weigh(const Game& game, std::span<const Point> moves, std::span<Prior> priors) override {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      priors[i] = {};
      if (moves[i] == kNoPoint) {
        priors[i] = {.advantage = -0.5f, .visits = 10};
      } else {
        priors[i].hopeless = sensible_.is_eye(game.board(), moves[i], game.to_play());
      }
    }
  }

 private:
  Playout playout_;
  SensibleMoves sensible_;
};

}  // namespace

void settle(Judgement& judgement, const std::vector<HalfPoints>& scores,
            const std::vector<Colour>& resigned) {
  const std::vector<int> place = places(scores, resigned);
  const auto winners = static_cast<float>(std::count(place.begin(), place.end(), 1));
  judgement.wins.clear();
  judgement.scores.clear();
  for (std::size_t player = 0; player < scores.size(); ++player) {
    judgement.wins.push_back(place[player] == 1 ? 1 / winners : 0);
    judgement.scores.push_back(static_cast<float>(scores[player]) / 2);
  }
}

EvaluatorFactory uniform_playouts() {
  return [](const Game& game) { return std::make_unique<UniformPlayout>(game); };
}

}  // namespace omnigo
