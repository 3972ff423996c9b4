// How search asks about a position: one small interface, for playouts, networks and mocks alike.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/random.h"
#include "rules/game.h"

namespace omnigo {

// An estimate of how a game ends, or a sample of it.
struct Judgement {
  std::vector<float> wins;    // by player: the expected share of the win, in all 1
  std::vector<float> scores;  // by player, in points, komi included
  Colouring owners;           // of each point at the end; Empty where it is nobody's
  // By point, who plays there first from here on, as the all-moves-as-first heuristic wants it:
  // Empty where it is nobody, or too late to mean much. No points from an evaluator that plays no
  // moves.
  Colouring first_players;
};

// What a move looks like before it is searched: as if it had been tried `visits` times, and its
// mean value for its mover were so much above that of the position.
struct Prior {
  float advantage = 0;
  float visits = 0;
  float weight = 1;       // how likely a player is to choose it, beside the other moves' weights
  bool hopeless = false;  // never worth a try, such as filling your own eye
};

// Used by one thread at a time.
class Evaluator {
 public:
  virtual ~Evaluator() = default;
  // The game is not over, or the players are about to agree on what is dead.
  virtual void judge(const Game& game, Random& random, Judgement& judgement) = 0;
  // Of these moves of the player to play; kNoPoint is the pass.
  virtual void weigh(const Game& game, std::span<const Point> moves, std::span<Prior> priors) = 0;
};

// Makes one for a thread that searches this game.
using EvaluatorFactory = std::function<std::unique_ptr<Evaluator>(const Game&)>;

// The score of each player, komi included, if the points of this game end as theirs in such
// numbers. Where territory counts, all stones that stand now or were taken are subtracted: one that
// stays fills a point, and one that dies is a prisoner. What is still to be played would be
// subtracted from all alike.
std::vector<HalfPoints> scores_of(const Game& game, const std::vector<int>& areas);

// Fills in wins and scores: equal shares of the win for those with the highest score.
void settle(Judgement& judgement, const std::vector<HalfPoints>& scores,
            const std::vector<Colour>& resigned);

// Uniformly random playouts, without any knowledge: the baseline.
EvaluatorFactory uniform_playouts();
// The same, but stopped early, and telling who played where first. For three and more players: in
// their playouts blocks are taken again and again, on every point two or three times, and what is
// left in the end has little to do with the position at the beginning.
EvaluatorFactory short_playouts();

}  // namespace omnigo
