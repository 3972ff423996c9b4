#include "solve/solve.h"

#include <algorithm>

#include "bench.h"
#include "games.h"
#include "graph/layout.h"
#include "verify/verify.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench solve [--json]

Solve small boards, without suicide and under positional superko: measure CPU seconds, positions per
second, and how long the proof takes to check. The smallest boards are also solved by searching all
games with plain alpha-beta.

  --json       print {"rows":[{"what","value","unit","beside","ratio"},...],...}

example:
  omnigo bench solve
)";

constexpr const char* kRules = "no-suicide";

// Black's score less White's by going through all games.
HalfPoints search_all(Game& game, HalfPoints alpha, HalfPoints beta) {
  if (game.over()) {
    const auto scores = game.scores();
    const HalfPoints black = scores[0] - scores[1];
    return game.to_play() == Colour::Black ? black : -black;
  }
  std::vector<Point> turns = game.legal_moves(game.to_play());
  turns.push_back(kNoPoint);
  for (Point p : turns) {
    play_turns(game, {p});
    alpha = std::max(alpha, -search_all(game, -beta, -alpha));
    game.undo();
    if (alpha >= beta) break;
  }
  return alpha;
}

struct Solved {
  double seconds, positions, check_seconds;
};

Solved solve_board(const Layout& board) {
  const Game game = fresh_game(board.graph, checked(parse_rules(kRules)));
  const Stopwatch watch;
  const auto solver = checked(solve::Solver::create(game, {}));
  solver->value();
  const double seconds = watch.seconds();
  const auto positions = static_cast<double>(solver->progress().nodes);
  const Certificate certificate = *solver->certificate();
  const Stopwatch check;
  checked(verify(certificate));
  return {seconds, positions, check.seconds()};
}

Section measure(Meter& meter) {
  Section section;
  section.title = "Perfect play";
  section.about =
      "The value of the empty board, no suicide, positional superko. CPU seconds, including the "
      "set-up of the table.";
  for (const char* size : {"1x4", "2x2", "3x3", "1x8"}) {
    const std::string name = size;
    meter.show(static_cast<double>(section.rows.size()) / 12, name);
    const Layout board = checked(make_layout(name));
    const Solved solved = solve_board(board);
    if (board.graph->size() <= 4) {
      Game game = fresh_game(board.graph, checked(parse_rules(kRules)));
      const Stopwatch watch;
      const HalfPoints most = 2 * board.graph->size();
      search_all(game, -most, most);
      section.rows.push_back(
          {name, solved.seconds, "s", "all games", watch.seconds() / solved.seconds});
    } else {
      section.rows.push_back({name, solved.seconds, "s"});
    }
    section.rows.push_back({name, solved.positions / solved.seconds, "positions/s"});
    section.rows.push_back({name + ", checking the proof", solved.check_seconds, "s", "finding it",
                            solved.seconds / solved.check_seconds});
  }
  return section;
}

}  // namespace

const Benchmark kSolveBenchmark = {"solve", "perfect play on small boards", kHelp, measure, 8};

}  // namespace omnigo
