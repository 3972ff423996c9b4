#include "problems/themes.h"

#include <algorithm>
#include <cmath>

#include "problems/line.h"
#include "problems/prober.h"
#include "rules/terms.h"

namespace omnigo::problems {
namespace {

Game played(const Problem& problem, const Turns& line) {
  Game game = *game_of(problem);
  for (const Point turn : line) take_turn(game, turn);
  return game;
}

const Refutation& most_tempting(const Problem& problem, Taste& taste) {
  const Game start = *game_of(problem);
  const Taste::Opinion opinion = taste.opinion(start);
  return *std::ranges::max_element(problem.steps.front().wrong, {}, [&](const Refutation& wrong) {
    return wrong.turn == kNoPoint ? -1 : opinion.of(wrong.turn);
  });
}

// Stones of the start that end as Black's after the solution but not after the wrong turn.
struct Fates {
  std::vector<Point> saved, killed;  // of Black, of the others
};
Fates fates(const Problem& problem, Taste& taste) {
  const Refutation& wrong = most_tempting(problem, taste);
  Turns lost = {wrong.turn};
  lost.insert(lost.end(), wrong.answers.begin(), wrong.answers.end());
  const Colouring right_owners = taste.opinion(played(problem, solution_line(problem))).owners;
  const Colouring wrong_owners = taste.opinion(played(problem, lost)).owners;
  Fates fates;
  for (std::size_t p = 0; p < problem.start.size(); ++p) {
    const bool right = right_owners[p] == Colour::Black, then = wrong_owners[p] == Colour::Black;
    if (problem.start[p] == Colour::Empty || !right || then) continue;
    (problem.start[p] == Colour::Black ? fates.saved : fates.killed)
        .push_back(static_cast<Point>(p));
  }
  return fates;
}

// Stones that stand against each other, and the right turn does not simply take some.
bool is_race(const Problem& problem, const Fates& fates) {
  if (fates.saved.size() < 2 || fates.killed.size() < 2) return false;
  const Graph& graph = *problem.board->graph;
  const bool touch = std::ranges::any_of(fates.saved, [&](Point a) {
    return std::ranges::any_of(fates.killed, [&](Point b) { return graph.adjacent(a, b); });
  });
  Game game = *game_of(problem);
  take_turn(game, problem.solution());
  const std::vector<int>& lost = game.prisoners_lost();
  return touch && std::ranges::all_of(lost, [](int stones) { return stones == 0; });
}

bool is_decided_by_ko(const Problem& problem) {
  constexpr std::uint64_t kMostNodes = 200'000;
  constexpr std::size_t kMemory = std::size_t{8} << 20;
  return std::ranges::any_of(kos_without_ban(problem), [&](const Game& lifted) {
    return Prober(lifted, kMostNodes, kMemory).secures(lifted, 1 - problem.at_least) == true;
  });
}

Task task_of(const Problem& problem, Taste& taste) {
  if (asks_for_points(problem)) return Task::Points;
  if (is_decided_by_ko(problem)) return Task::Ko;
  const Fates found = fates(problem, taste);
  if (is_race(problem, found)) return Task::Race;
  if (asks_for_all(problem)) return Task::Kill;
  if (asks_to_live(problem)) return Task::Live;
  if (std::max(found.saved.size(), found.killed.size()) < 2) return Task::Points;
  return found.saved.size() > found.killed.size() ? Task::Live : Task::Kill;
}

// The stone just played stands in atari and took nothing.
bool is_sacrifice(const Game& game, const Capture& capture) {
  if (capture.at == kNoPoint || !capture.taken.empty()) return false;
  const Colouring colouring = game.colouring_after(game.turns());
  return components(game.graph(), colouring).at(capture.at).in_atari();
}

std::vector<Motif> motifs_of(const Problem& problem) {
  bool ko = false, snapback = false, sacrifice = false;
  Game game = *game_of(problem);
  Capture latest;
  for (const Point turn : solution_line(problem)) {
    const Colouring before = game.colouring_after(game.turns());
    const bool black = game.to_play() == Colour::Black;
    take_turn(game, turn);
    const Capture capture = turn == kNoPoint ? Capture{} : capture_by(game, before, turn);
    if (black) {
      ko = ko || is_ko(game, capture);
      sacrifice = sacrifice || is_sacrifice(game, capture);
      const bool back = std::ranges::count(latest.taken, turn) > 0 && capture.taken.size() >= 2 &&
                        std::ranges::count(capture.taken, latest.at) > 0;
      snapback = snapback || back;
    }
    latest = capture;
  }
  std::vector<Motif> motifs;
  if (ko) motifs.push_back(Motif::Ko);
  if (snapback) motifs.push_back(Motif::Snapback);
  if (sacrifice) motifs.push_back(Motif::Sacrifice);
  return motifs;
}

int rating_of(const Problem& problem, Taste& taste) {
  const Game start = *game_of(problem);
  const double liked = taste.opinion(start).of(problem.solution());
  double rating = 500;
  rating += 130 * std::log10(static_cast<double>(std::max<std::uint64_t>(problem.work, 10)));
  rating += 90 * static_cast<double>(problem.steps.size() - 1);
  rating += 350 * (1 - liked);
  for (const std::uint64_t visits : {1u, 16u, 128u}) {
    if (taste.choice(start, visits) != problem.solution()) rating += 150;
  }
  return static_cast<int>(std::lround(std::clamp(rating, 400.0, 2600.0)));
}

}  // namespace

void describe(Problem& problem, Taste& taste) {
  problem.task = task_of(problem, taste);
  problem.motifs = motifs_of(problem);
  problem.rating = rating_of(problem, taste);
}

}  // namespace omnigo::problems
