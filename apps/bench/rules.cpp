#include "bench.h"
#include "games.h"
#include "graph/layout.h"
#include "rules/perft.h"
#include "spec/spec.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench rules [--json]

Play random games with Game, under positional superko and with everything that is needed to undo a
turn, and with src/spec, a literal implementation of the rules that all tests compare with and that was
never optimized. Count sequences of turns (omnigo perft) with both.

  --json       print {"rows":[{"what","value","unit","beside","ratio"},...],...}

example:
  omnigo bench rules
)";

double spec_seconds_a_turn(const Graph& graph, const std::vector<Point>& turns) {
  spec::Game game = spec::start(graph, {});
  const Stopwatch watch;
  for (Point p : turns) {
    const int player = game.now().next;
    if (p == kNoPoint) {
      spec::pass(game, player);
    } else if (spec::judge(game, player, p).kind == spec::Verdict::legal) {
      spec::move(game, player, p);
    }
  }
  return watch.seconds() / static_cast<double>(turns.size());
}

// The sequences of this many turns.
std::uint64_t spec_perft(spec::Game& game, int depth) {
  if (depth == 0) return 1;
  if (spec::stopped(game)) return 0;
  const int player = game.now().next;
  spec::pass(game, player);
  std::uint64_t count = spec_perft(game, depth - 1);
  spec::undo(game);
  for (int i = 0; i < game.graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (spec::judge(game, player, p).kind != spec::Verdict::legal) continue;
    spec::move(game, player, p);
    count += spec_perft(game, depth - 1);
    spec::undo(game);
  }
  return count;
}

Measured game_row(const std::string& name) {
  const SharedGraph graph = checked(make_layout(name)).graph;
  const Rules rules;
  const std::vector<RandomGame> games = random_games(graph, rules, 5'000);
  std::vector<Point> beginning = games[0].turns;
  beginning.resize(std::min<std::size_t>(beginning.size(), 200));
  const double turn = seconds_a_turn(fresh_game(graph, rules), games, 0.5);
  return {"turns of a game on " + name, 1 / turn, "turns/s", "the literal rules",
          spec_seconds_a_turn(*graph, beginning) / turn};
}

Measured perft_row(const std::string& name, int depth, int spec_depth) {
  const SharedGraph graph = checked(make_layout(name)).graph;
  Game game = fresh_game(graph, {});
  const Stopwatch watch;
  const double rate = static_cast<double>(perft(game, depth).back()) / watch.seconds();
  spec::Game slow = spec::start(*graph, {});
  const Stopwatch spec_watch;
  const double spec_rate = static_cast<double>(spec_perft(slow, spec_depth)) / spec_watch.seconds();
  return {"sequences of " + std::to_string(depth) + " turns on " + name, rate, "sequences/s",
          "the literal rules", rate / spec_rate};
}

Section measure(Meter& meter) {
  Section section;
  section.title = "The rules";
  section.about =
      "Game, with exact positional superko and undo, compared with src/spec, a literal "
      "implementation of the rules that was never optimized.";
  for (const char* name : {"9x9", "19x19", "100x100"}) {
    meter.show(static_cast<double>(section.rows.size()) / 4, name);
    section.rows.push_back(game_row(name));
  }
  meter.show(0.75, "perft");
  section.rows.push_back(perft_row("3x3", 7, 4));
  return section;
}

}  // namespace

const Benchmark kRulesBenchmark = {
    "rules", "games, compared with a literal implementation of the rules", kHelp, measure, 6};

}  // namespace omnigo
