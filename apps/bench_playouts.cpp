#include <iostream>

#include "arguments.h"
#include "bench.h"
#include "graph/layout.h"
#include "search/playout.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench playouts BOARD [--players N] [--ko simple|positional] [--seconds S]
                             [--seed N] [--json]

Times uniformly random playouts from the empty board, in one thread and in CPU time. Players take
turns; the mover plays a uniformly random empty point that is legal (no repetition by the ko rule,
no suicide) and is not its own eye, or passes if there is none. All passing in a row ends it; so do
three times as many moves as there are points. Then the area is counted. The reset of the board and
the counting are timed too.

An eye: every neighbour is the mover's, and fewer than two diagonal points (none where the point has
fewer neighbours than the board's maximum) are an opponent's. The diagonal points of p are those at
distance two that share two or more neighbours with p.

  --players N    2 to 26 players (default 2)
  --ko KIND      simple (default), or positional: every move is checked for exact positional superko
  --seconds S    how long to measure, 1 to 3600 (default 2)
  --seed N       of the random numbers (default 1)
  --json         {"playouts_per_s","moves_per_s","moves_per_playout","turns_per_playout",
                 "mean_score","ahead_by_8",...}

The mean score is Black's area less the mean of the others' areas; ahead_by_8 is the share of
playouts in which that is more than 7.5.

examples:
  omnigo bench playouts 9
  omnigo bench playouts 19 --ko positional --json
  omnigo bench playouts triangular:11 --players 3
)";

struct Totals {
  long playouts = 0, moves = 0, turns = 0, ahead_by_8 = 0;
  double score = 0;
  double seconds = 0;

  void add(const PlayoutEnd& end) {
    ++playouts;
    moves += end.moves;
    turns += end.turns;
    double others = 0;
    for (std::size_t i = 1; i < end.areas.size(); ++i) others += end.areas[i];
    const double ahead = end.areas[0] - others / (end.areas.size() - 1);
    score += ahead;
    ahead_by_8 += ahead > 7.5;
  }
};

Totals time_playouts(const Board& start, Ko ko, double seconds, Random random) {
  Playout playout(start.shared_graph(), start.players(), ko);
  Totals totals;
  const Stopwatch watch;
  do {
    for (int i = 0; i < 16; ++i) totals.add(playout.run(start, Colour::Black, random));
    totals.seconds = watch.seconds();
  } while (totals.seconds < seconds);
  return totals;
}

Ko parse_ko(const Arguments& arguments) {
  const std::string ko = arguments.option("--ko").value_or("simple");
  if (ko == "simple") return Ko::Simple;
  if (ko == "positional") return Ko::Positional;
  throw UsageError("--ko is simple or positional, not '" + ko + "'");
}

struct Row {
  const char* name;
  double value;
};

int run(const std::vector<std::string>& words) {
  const Arguments arguments(words, {"--json"}, {"--players", "--ko", "--seconds", "--seed"}, 1);
  const auto layout = make_layout(arguments.word(0, "the board"));
  if (!layout) throw UsageError(layout.error().message);
  const int players = static_cast<int>(arguments.number("--players", 2, 2, kMaxPlayers));
  const Ko ko = parse_ko(arguments);
  const auto seconds = static_cast<double>(arguments.number("--seconds", 2, 1, 3600));
  const Random random(arguments.number("--seed", 1, 0, 1'000'000'000));
  const Totals totals = time_playouts(Board(layout->graph, players), ko, seconds, random);

  const auto n = static_cast<double>(totals.playouts);
  const Row rows[] = {
      {"playouts_per_s", n / totals.seconds},
      {"moves_per_s", totals.moves / totals.seconds},
      {"moves_per_playout", totals.moves / n},
      {"turns_per_playout", totals.turns / n},
      {"mean_score", totals.score / n},
      {"ahead_by_8", totals.ahead_by_8 / n},
      {"playouts", n},
      {"cpu_seconds", totals.seconds},
  };
  const bool json = arguments.flag("--json");
  if (json) std::cout << "{\"board\":\"" << layout->spec << "\",\"players\":" << players;
  if (json) std::cout << ",\"ko\":\"" << (ko == Ko::Simple ? "simple" : "positional") << '"';
  std::cout.precision(8);
  for (const Row& row : rows) {
    if (json) {
      std::cout << ",\"" << row.name << "\":" << row.value;
    } else {
      std::cout << row.name << std::string(20 - std::string(row.name).size(), ' ') << row.value
                << '\n';
    }
  }
  if (json) std::cout << "}\n";
  return 0;
}

}  // namespace

const Benchmark kPlayoutsBenchmark = {"playouts", "uniformly random games to the end", kHelp, run};

}  // namespace omnigo
