#include "solve/scene.h"

#include <algorithm>

namespace omnigo::solve {
namespace {

template <int N>
Stones<N> stones_of(const Colouring& colouring) {
  Stones<N> stones;
  for (std::size_t p = 0; p < colouring.size(); ++p) {
    if (colouring[p] != Colour::Empty) {
      stones.of[player_of(colouring[p])] |= just(static_cast<Point>(p));
    }
  }
  return stones;
}

}  // namespace

Result<void> check_solvable(const Game& game) {
  const Rules& rules = game.rules();
  if (game.graph().size() > kMostPoints) {
    return explain("solve-points", "boards of at most {most} points can be solved, not {n}",
                   {{"most", kMostPoints}, {"n", game.graph().size()}});
  }
  if (rules.players > kMostPlayers) {
    return explain("solve-players", "games of at most {most} players can be solved",
                   {{"most", kMostPlayers}});
  }
  if (rules.scoring != Scoring::Area && rules.scoring != Scoring::Territory) {
    return explain("solve-scoring", "only area and territory scoring can be solved");
  }
  if (rules.ko != Ko::Positional && rules.ko != Ko::Situational) {
    return explain("solve-ko", "only positional and situational superko can be solved");
  }
  if (game.players_in() < rules.players) return explain("solve-resigned", "a player has resigned");
  return {};
}

template <int N>
Scene<N> scene_of(const Game& game) {
  Scene<N> scene;
  const int players = game.rules().players;
  const bool situational = game.rules().ko == Ko::Situational;
  std::vector<int> next = {player_of(game.beginning().first)};
  for (const Game::Event& event : game.events()) {
    if (event.action == Game::Action::Move || event.action == Game::Action::Pass) {
      next.push_back((player_of(event.player) + 1) % players);
    }
  }
  for (int turn = 0; turn <= game.turns(); ++turn) {
    const auto to_play = static_cast<std::int8_t>(next[turn]);
    scene.position = {stones_of<N>(game.colouring_after(turn)), to_play, 0};
    scene.history.push_back({scene.position.stones, situational ? to_play : std::int8_t{0}});
  }
  while (scene.position.run < players &&
         game.has_passed(colour_of((next.back() + players - 1 - scene.position.run) % players))) {
    ++scene.position.run;
  }
  return scene;
}

HalfPoints counted_already(const Game& game, int player) {
  const HalfPoints komi = game.komi()[player];
  if (game.rules().scoring != Scoring::Territory) return komi;
  const Colouring now = game.colouring_after(game.turns());
  const auto stones = std::count(now.begin(), now.end(), colour_of(player));
  return komi - 2 * (static_cast<HalfPoints>(stones) + game.prisoners_lost()[player]);
}

template Scene<2> scene_of<2>(const Game& game);
template Scene<6> scene_of<6>(const Game& game);

}  // namespace omnigo::solve
