#include "problems/problem.h"

#include <algorithm>
#include <array>

namespace omnigo::problems {
namespace {

constexpr std::array<std::string_view, 5> kTasks = {"live", "kill", "race", "ko", "points"};
constexpr std::array<std::string_view, 3> kMotifs = {"ko", "snapback", "sacrifice"};

template <class Kind, std::size_t N>
std::optional<Kind> find(const std::array<std::string_view, N>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Kind>(found - names.begin());
}

}  // namespace

std::string_view name_of(Task task) { return kTasks[static_cast<std::size_t>(task)]; }
std::string_view name_of(Motif motif) { return kMotifs[static_cast<std::size_t>(motif)]; }
std::optional<Task> task_from_name(std::string_view name) { return find<Task>(kTasks, name); }
std::optional<Motif> motif_from_name(std::string_view name) { return find<Motif>(kMotifs, name); }

bool asks_for_all(const Problem& problem) {
  return problem.at_least == problem.board->graph->size();
}
bool asks_to_live(const Problem& problem) {
  return problem.at_least == (problem.players == 2 ? 1 - problem.board->graph->size() : 1);
}
bool asks_for_points(const Problem& problem) {
  return problem.at_least > 1 && !asks_for_all(problem);
}

Rules problem_rules(int players) {
  Rules rules;
  rules.players = players;
  rules.suicide = false;
  rules.komi.assign(static_cast<std::size_t>(players), 0);
  return rules;
}

Result<Game> game_of(const Problem& problem) {
  Start start;
  start.colouring = problem.start;
  return Game::start(problem.board->graph, problem_rules(problem.players), std::move(start));
}

Turns legal_turns(const Game& game) {
  Turns turns = game.legal_moves(game.to_play());
  turns.push_back(kNoPoint);
  return turns;
}

void take_turn(Game& game, Point turn) {
  if (turn == kNoPoint) {
    game.pass();
  } else {
    game.play(turn);
  }
}

}  // namespace omnigo::problems
