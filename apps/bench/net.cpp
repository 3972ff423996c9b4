#include "base/random.h"
#include "bench.h"
#include "games.h"
#include "graph/layout.h"
#include "net/evaluator.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench net [--json]

Measure the milliseconds for one evaluation by the built-in net on one thread: with each set of
instructions that this processor supports, compared with single precision in plain code. The board is
half full of random moves.

  --json       print {"rows":[{"what","value","unit","beside","ratio"},...],...}

example:
  omnigo bench net
)";

Game half_full(const SharedGraph& graph) {
  Game game = fresh_game(graph, {});
  Random random(1);
  for (int turn = 0; turn < graph->size() / 2 && !game.over(); ++turn) {
    const auto legal = game.legal_moves(game.to_play());
    if (legal.empty()) {
      game.pass();
    } else {
      game.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
  return game;
}

Section measure(Meter& meter) {
  Section section;
  section.title = "Net";
  section.about = "Milliseconds for one evaluation by the built-in net, on one thread.";
  double done = 0;
  for (const char* name : {"9x9", "19x19", "triangular:11"}) {
    const SharedGraph graph = checked(make_layout(name)).graph;
    const Game game = half_full(graph);
    const NetBoard board(*graph);
    const NetInputs inputs = net_inputs(game, game.legal_moves(game.to_play()));
    double plain = 0;
    for (const Processor processor : processors()) {
      meter.show(done, std::string(name) + ", " + name_of(processor));
      NetEvaluator evaluator(built_in_net(), board, processor);
      const double ms = 1000 * seconds_each(0.4, [&] { evaluator.evaluate(inputs); });
      if (processor == Processor::Float) plain = ms;
      section.rows.push_back({std::string(name) + ", " + name_of(processor), ms, "ms",
                              name_of(Processor::Float), plain / ms});
    }
    const double ms =
        1000 * seconds_each(0.2, [&] { net_inputs(game, game.legal_moves(game.to_play())); });
    section.rows.push_back({std::string(name) + ", the position's inputs", ms, "ms"});
    done += 1.0 / 3;
  }
  return section;
}

}  // namespace

const Benchmark kNetBenchmark = {"net", "evaluations by the built-in net", kHelp, measure, 5};

}  // namespace omnigo
