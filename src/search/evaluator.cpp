#include "search/evaluator.h"

#include <algorithm>

#include "search/playout.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

// How far a short playout goes: this many moves for each point, and for each that is still empty,
// but to its end where few are left; and the turns in which it notes who plays where, for each
// point.
constexpr double kMovesAPoint = 0.3, kMovesAnEmptyPoint = 0.6, kFewEmpty = 0.15;
constexpr double kTurnsReportedPerPoint = 0.4;

class UniformPlayout : public Evaluator {
 public:
  UniformPlayout(const Game& game, bool is_short)
      : playout_(game.board().shared_graph(), game.rules().players, Ko::Simple),
        sensible_(game.graph()),
        is_short_(is_short) {}

  void judge(const Game& game, Random& random, Judgement& judgement) override {
    judgement.first_players.clear();
    const PlayoutEnd& end = is_short_ ? run_short(game, random, judgement.first_players)
                                      : playout_.run(playout_start(game), random);
    settle(judgement, scores_of(game, end.areas), game.resigned());
    judgement.owners = owners(game.graph(), playout_.end_colouring());
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
  const PlayoutEnd& run_short(const Game& game, Random& random, Colouring& first_players) {
    const Board& board = game.board();
    const double points = game.graph().size();
    int empty = 0;
    for (int p = 0; p < game.graph().size(); ++p) {
      empty += board.at(static_cast<Point>(p)) == Colour::Empty;
    }
    first_players.assign(game.graph().size(), Colour::Empty);
    const double most_moves = empty < kFewEmpty * points
                                  ? 3 * points
                                  : kMovesAPoint * points + kMovesAnEmptyPoint * empty;
    const Shortened shortened = {
        .most_moves = static_cast<int>(most_moves),
        .turns_reported = static_cast<int>(kTurnsReportedPerPoint * points)};
    return playout_.run(playout_start(game), random, shortened, first_players);
  }

  Playout playout_;
  SensibleMoves sensible_;
  bool is_short_;
};

}  // namespace

std::vector<HalfPoints> scores_of(const Game& game, const std::vector<int>& areas) {
  std::vector<HalfPoints> scores = game.komi();
  for (std::size_t player = 0; player < scores.size(); ++player) {
    scores[player] += 2 * areas[player];
  }
  if (!rule_of(game.rules().scoring).prisoners) return scores;
  for (int p = 0; p < game.graph().size(); ++p) {
    const Colour stone = game.board().at(static_cast<Point>(p));
    if (stone != Colour::Empty) scores[player_of(stone)] -= 2;
  }
  for (std::size_t player = 0; player < scores.size(); ++player) {
    scores[player] -= 2 * game.prisoners_lost()[player];
  }
  return scores;
}

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
  return [](const Game& game) { return std::make_unique<UniformPlayout>(game, false); };
}

EvaluatorFactory short_playouts() {
  return [](const Game& game) { return std::make_unique<UniformPlayout>(game, true); };
}

}  // namespace omnigo
