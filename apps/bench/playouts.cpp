#include <algorithm>
#include <iostream>
#include <numeric>

#include "arguments.h"
#include "bench.h"
#include "graph/layout.h"
#include "json_text.h"
#include "search/playout_engine.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench playouts BOARD [--players N] [--ko simple|positional] [--seconds S]
                             [--seed N] [--json]

Time uniformly random playouts from the empty board, on one thread and in CPU time. Players take
turns; the mover plays on a uniformly random empty point that is legal (no repetition by the ko rule,
no suicide) and is not its own eye, or passes if there is none. A playout ends when all players pass in
a row, or after three times as many moves as there are points. Then the area is counted. Resetting the
board and counting are timed too.

A point is an eye if every neighbour is the mover's and fewer than two diagonal points (none if the
point has fewer neighbours than the board's maximum) are an opponent's. The diagonal points of p are those at
distance two that share two or more neighbours with p.

  --players N    play with 2 to 26 players (default: 2)
  --ko KIND      use simple ko, or positional, which checks every move for exact superko
                 (default: simple)
  --seconds S    measure for 1 to 3600 seconds (default: 2)
  --seed N       seed the random numbers (default: 1)
  --json         print {"playouts_per_s","moves_per_s","moves_per_playout","turns_per_playout",
                 "mean_score","ahead_by_8",...}

The mean score is Black's area minus the mean of the others' areas; ahead_by_8 is the share of
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

// Runs playouts by `run` for this many seconds.
template <class Run>
Totals time_playouts(double seconds, Run run) {
  Totals totals;
  const Stopwatch watch;
  do {
    for (int i = 0; i < 16; ++i) totals.add(run());
    totals.seconds = watch.seconds();
  } while (totals.seconds < seconds);
  return totals;
}

Totals time_playouts(const Board& start, Ko ko, double seconds, Random random) {
  Playout playout(start.shared_graph(), start.players(), ko);
  return time_playouts(
      seconds, [&]() -> const PlayoutEnd& { return playout.run({start, Colour::Black}, random); });
}

Ko parse_ko(const Arguments& arguments) {
  const std::string ko = arguments.option("--ko").value_or("simple");
  if (ko == "simple") return Ko::Simple;
  if (ko == "positional") return Ko::Positional;
  throw UsageError("--ko: expected simple or positional, got '" + ko + "'");
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
  JsonObject answer;
  answer.add("board", layout->spec).add("players", players);
  answer.add("ko", ko == Ko::Simple ? "simple" : "positional");
  std::string lines;
  for (const Row& row : rows) {
    const JsonValue value(row.value, 8);
    answer.add(row.name, value);
    lines += row.name + std::string(20 - std::string(row.name).size(), ' ') + value.text() + '\n';
  }
  std::cout << (json ? answer.text() + '\n' : lines);
  return 0;
}

// --- the section of the report

constexpr double kSeconds = 1;  // for each row

double playouts_per_second(const SharedGraph& graph, Ko ko) {
  const Totals totals = time_playouts(Board(graph, 2), ko, kSeconds, Random(1));
  return static_cast<double>(totals.playouts) / totals.seconds;
}

double plain_playouts_per_second(const SharedGraph& graph, Ko ko) {
  const auto engine = plain_playout(graph, 2, ko);
  const Board start(graph, 2);
  Random random(1);
  PlayoutEnd end;
  const Totals totals = time_playouts(kSeconds, [&]() -> const PlayoutEnd& {
    engine->run({start, Colour::Black}, random, end);
    return end;
  });
  return static_cast<double>(totals.playouts) / totals.seconds;
}

double moves_per_second(const SharedGraph& graph, int players) {
  const Totals totals = time_playouts(Board(graph, players), Ko::Simple, kSeconds, Random(1));
  return static_cast<double>(totals.moves) / totals.seconds;
}

// The same graph, its points numbered at random: nothing of a grid is left but the edges.
SharedGraph shuffled(const Graph& graph) {
  std::vector<Point> number(graph.size());
  std::iota(number.begin(), number.end(), Point{0});
  Random random(1);
  std::shuffle(number.begin(), number.end(), random);
  std::vector<Edge> edges;
  for (Edge e : graph.edges()) {
    edges.push_back({std::min(number[e.a], number[e.b]), std::max(number[e.a], number[e.b])});
  }
  return std::make_shared<const Graph>(checked(Graph::from_edges(graph.size(), std::move(edges))));
}

Section measure(Meter& meter) {
  Section section;
  section.title = "Playouts";
  section.about =
      "Uniformly random games to the end, reset and counting included, as `omnigo bench playouts` "
      "plays them. Plain playouts ask Board's interface about each candidate. As edges: the points "
      "are numbered at random, so that nothing of the grid is left but its edges.";
  for (const char* size : {"9x9", "19x19"}) {
    const std::string name = size;
    const SharedGraph graph = checked(make_layout(name)).graph;
    meter.show(name == "9x9" ? 0 : 0.45, name);
    const double plain = plain_playouts_per_second(graph, Ko::Simple);
    const double plain_superko = plain_playouts_per_second(graph, Ko::Positional);
    const double simple = playouts_per_second(graph, Ko::Simple);
    meter.show(name == "9x9" ? 0.25 : 0.7, name);
    const double superko = playouts_per_second(graph, Ko::Positional);
    const double edges = playouts_per_second(shuffled(*graph), Ko::Simple);
    const char* unit = "playouts/s";
    section.rows.push_back({name, simple, unit, "plain playouts", simple / plain});
    section.rows.push_back({name + ", exact positional superko", superko, unit,
                            "plain playouts with superko", superko / plain_superko});
    section.rows.push_back(
        {name + ", exact positional superko", superko, unit, "simple ko", superko / simple});
    section.rows.push_back({name + ", as edges", edges, unit, "as a grid", edges / simple});
  }
  meter.show(0.9, "triangular:11");
  const double square = moves_per_second(checked(make_layout("19")).graph, 2);
  const double triangular = moves_per_second(checked(make_layout("triangular:11")).graph, 3);
  section.rows.push_back({"triangular:11, three players", triangular, "moves/s",
                          "19x19, two players", triangular / square});
  return section;
}

}  // namespace

const Benchmark kPlayoutsBenchmark = {
    "playouts", "uniformly random games to the end", kHelp, measure, 12, false, run};

}  // namespace omnigo
