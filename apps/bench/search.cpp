#include <algorithm>
#include <array>
#include <chrono>

#include "bench.h"
#include "games.h"
#include "graph/layout.h"
#include "search/bot.h"
#include "search/playout.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench search [--json]

Measure the simulations per second of the bots' tree search from the empty board, a second each: with uniformly
random playouts (uct), compared with such playouts without a tree, and with playouts that know some Go
(omnigo); then on two threads compared with one, three times in turn, with the medians. The figures are
elapsed time, so they are only meaningful if nothing else runs.

  --json       print {"rows":[{"what","value","unit","beside","ratio"},...],...}

example:
  omnigo bench search
)";

double bare_playouts_per_second(const SharedGraph& graph) {
  const Board start(graph, 2);
  Playout playout(graph, 2, Ko::Simple);
  Random random(1);
  return 1 / seconds_each(1, [&] { playout.run({start, Colour::Black}, random); });
}

double simulations_per_second(const Game& game, const char* name, int threads) {
  const auto bot = checked(make_bot(name, 1));
  Thinking thinking;
  thinking.time = std::chrono::milliseconds(1000);
  thinking.threads = threads;
  const auto begun = std::chrono::steady_clock::now();
  const Analysis analysis = bot->think(game, game.to_play(), thinking);
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
  return static_cast<double>(analysis.root.visits) / passed.count();
}

// On one thread and on two.
std::pair<double, double> knowing_simulations(const Game& game) {
  std::array<double, 3> one, two;
  for (std::size_t i = 0; i < one.size(); ++i) {
    one[i] = simulations_per_second(game, "omnigo", 1);
    two[i] = simulations_per_second(game, "omnigo", 2);
  }
  std::sort(one.begin(), one.end());
  std::sort(two.begin(), two.end());
  return {one[1], two[1]};
}

Section measure(Meter& meter) {
  Section section;
  section.title = "Search";
  section.about =
      "Simulations per second from the empty board, in elapsed time: only meaningful if nothing "
      "else "
      "runs.";
  double done = 0;
  for (const char* size : {"9x9", "19x19"}) {
    const std::string name = size;
    const SharedGraph graph = checked(make_layout(name)).graph;
    const Game game = fresh_game(graph, {});
    meter.show(done, name);
    const double bare = bare_playouts_per_second(graph);
    const double uct = simulations_per_second(game, "uct", 1);
    meter.show(done + 0.25, name);
    const auto [knowing, two] = knowing_simulations(game);
    done += 0.5;
    const char* unit = "simulations/s";
    section.rows.push_back(
        {name + ", uniformly random playouts", uct, unit, "without a tree", uct / bare});
    section.rows.push_back({name + ", playouts that know some Go", knowing, unit,
                            "uniformly random playouts", knowing / uct});
    section.rows.push_back({name + ", playouts that know some Go, two threads", two, unit,
                            "one thread", two / knowing});
  }
  return section;
}

}  // namespace

const Benchmark kSearchBenchmark = {"search", "simulations of the bots' tree search", kHelp,
                                    measure, 17};

}  // namespace omnigo
