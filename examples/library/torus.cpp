// Three bots play on a torus; then 3x3 is played perfectly.
#include <omnigo/graph/layout.h>
#include <omnigo/play/all_bots.h>
#include <omnigo/play/start.h>
#include <omnigo/solve/solve.h>

#include <iostream>

int main() {
  using namespace omnigo;
  Game game = *start_game(make_layout("torus:5x5")->graph, *parse_rules("players=3"));
  const auto bot = *make_any_bot("uct", 1);
  while (!game.over() && game.turns() < 100) {
    Thinking thinking;
    thinking.playouts = 100;
    const Point move = bot->think(game, game.to_play(), thinking).moves[0].move;
    if (move == kNoPoint) {
      game.pass();
    } else {
      game.play(move);
    }
  }
  std::cout << game.turns() << " turns\n";
  for (const HalfPoints score : game.scores()) std::cout << score / 2.0 << '\n';

  const Game small = *start_game(make_layout("3x3")->graph, *parse_rules("no-suicide"));
  const auto solver = *solve::Solver::create(small, {});
  std::cout << "3x3 is " << *solver->value() / 2.0 << '\n';
}
