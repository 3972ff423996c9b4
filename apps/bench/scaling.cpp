// How the cost of a move grows: with the board, the degree, the players and the history.
//
// A move has to look at its neighbours, gives the stones of blocks that it joins another name, and
// takes stones off; these points are counted (games.h), beside the time. Nothing in it
// depends on how large the board is or how long the game has lasted, so both lines should be flat
// there, and straight along the degree. Larger boards lie in slower memory, which only the time
// shows.
#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

#include "bench.h"
#include "games.h"
#include "graph/layout.h"
#include "search/playout.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench scaling [--json] [--svg FILE]

Measure what a move costs: on square grids from 9x9 to 100x100; on random regular graphs of 400
points whose points have 3 to 32 neighbours; with two to six players on 19x19; and along games of
10,000 turns on 19x19. On one thread and in CPU time; it takes a minute.

  playout     a uniformly random playout with simple ko, including the reset of the board and the
              counting of the area, divided by its moves
  superko     the same, with every move checked for exact positional superko
  Game        a turn of a random game under positional superko, with everything needed to undo it
  visits      counted, not timed: the points that a move must look at or change, which are its own
              point, its neighbours, the stones that join another block, the captured stones and
              their neighbours

The growth is given as the power of the size that fits best.

  --svg FILE  draw it
  --json      print {"rows":[{"what","value","unit","beside","ratio"},...],...}

examples:
  omnigo bench scaling --svg scaling.svg
  omnigo bench scaling --json
)";

constexpr double kSeconds = 0.4;  // for each point of a line
constexpr int kDegreePoints = 400;
constexpr int kLongTurns = 10'000;

Rules rules_for(int players) { return checked(parse_rules("players=" + std::to_string(players))); }

// What a move costs on one board.
struct Cost {
  double playout, superko, game;  // seconds
  Visits visits;
};

double playout_seconds(const SharedGraph& graph, int players, Ko ko) {
  const Board start(graph, players);
  Playout playout(graph, players, ko);
  Random random(1);
  double moves = 0;
  const Stopwatch watch;
  do {
    moves += playout.run({start, Colour::Black}, random).moves;
  } while (watch.seconds() < kSeconds);
  return watch.seconds() / moves;
}

Cost cost_on(const SharedGraph& graph, int players) {
  const Rules rules = rules_for(players);
  const std::vector<RandomGame> games = random_games(graph, rules, 20'000);
  return {playout_seconds(graph, players, Ko::Simple),
          playout_seconds(graph, players, Ko::Positional),
          seconds_a_turn(fresh_game(graph, rules), games, kSeconds), mean_visits(games)};
}

// Each point has `degree` neighbours: a ring with chords, in which pairs of edges exchange ends
// many times. One of degree and points must be even.
SharedGraph random_regular_graph(int points, int degree) {
  std::vector<Edge> edges;
  const auto join = [](int a, int b) {
    return Edge{static_cast<Point>(std::min(a, b)), static_cast<Point>(std::max(a, b))};
  };
  for (int p = 0; p < points; ++p) {
    for (int k = 1; k <= degree / 2; ++k) edges.push_back(join(p, (p + k) % points));
    if (degree % 2 == 1 && p < points / 2) edges.push_back(join(p, p + points / 2));
  }
  std::set<Edge> present(edges.begin(), edges.end());
  Random random(1);
  const auto count = static_cast<std::uint32_t>(edges.size());
  for (std::uint32_t i = 0; i < 20 * count; ++i) {
    Edge &first = edges[random.below(count)], &second = edges[random.below(count)];
    const Edge a = join(first.a, second.b), b = join(second.a, first.b);
    if (a.a == a.b || b.a == b.b || a == b || present.contains(a) || present.contains(b)) continue;
    present.erase(first);
    present.erase(second);
    present.insert({a, b});
    first = a;
    second = b;
  }
  return std::make_shared<const Graph>(checked(Graph::from_edges(points, std::move(edges))));
}

// The power of x that y grows with: the slope of the best line through the logarithms.
double growth(const ChartLine& line) {
  double n = 0, x = 0, y = 0, xx = 0, xy = 0;
  for (const auto& [at, value] : line.points) {
    const double u = std::log(at), v = std::log(value);
    n += 1, x += u, y += v, xx += u * u, xy += u * v;
  }
  return (n * xy - x * y) / (n * xx - x * x);
}

// Time and visits along one axis.
struct Pair {
  Chart time, visits;

  Pair(const std::string& title, const std::string& x_name, Axis x)
      : time{title + ": nanoseconds per move",
             x_name,
             {{"playout", {}}, {"superko", {}}, {"Game", {}}},
             x,
             Axis::Linear},
        visits{title + ": points visited per move",
               x_name,
               {{"all", {}}, {"neighbours", {}}, {"taken", {}}, {"renamed", {}}},
               x,
               Axis::Linear} {}

  void add(double x, const Cost& cost) {
    time.lines[0].points.emplace_back(x, cost.playout * 1e9);
    time.lines[1].points.emplace_back(x, cost.superko * 1e9);
    time.lines[2].points.emplace_back(x, cost.game * 1e9);
    add_visits(x, cost.visits);
  }
  void add_visits(double x, const Visits& of) {
    visits.lines[0].points.emplace_back(x, of.all());
    visits.lines[1].points.emplace_back(x, of.neighbours);
    visits.lines[2].points.emplace_back(x, of.taken);
    visits.lines[3].points.emplace_back(x, of.renamed);
  }
  void label(double x, const std::string& text) {
    time.x_labels.emplace_back(x, text);
    visits.x_labels.emplace_back(x, text);
  }
  std::string finding(const std::string& begin, const std::string& of) const {
    std::ostringstream out;
    out.precision(2);
    out << begin;
    for (const ChartLine& line : time.lines) {
      out << " " << line.name << " as " << of << "^" << growth(line) << ",";
    }
    out << " points visited as " << of << "^" << growth(visits.lines[0]);
    return out.str();
  }
};

Pair along_sizes(Meter& meter) {
  Pair charts("The board", "square grid", Axis::Logarithmic);
  const int sizes[] = {9, 13, 19, 27, 38, 52, 72, 100};
  for (int size : sizes) {
    const std::string name = std::to_string(size) + "x" + std::to_string(size);
    meter.show(0.4 * static_cast<double>(charts.time.lines[0].points.size()) / 8, name);
    charts.add(size * size, cost_on(checked(make_layout(name)).graph, 2));
    if (size != 13 && size != 27 && size != 38 && size != 72) charts.label(size * size, name);
  }
  return charts;
}

Pair along_degrees(Meter& meter) {
  Pair charts("The degree", "neighbours of each point", Axis::Linear);
  for (int degree : {3, 4, 6, 8, 12, 16, 24, 32}) {
    meter.show(0.4 + 0.3 * degree / 32, std::to_string(degree) + " neighbours");
    charts.add(degree, cost_on(random_regular_graph(kDegreePoints, degree), 2));
  }
  return charts;
}

Pair along_players(Meter& meter) {
  Pair charts("The players", "players on 19x19", Axis::Linear);
  const SharedGraph graph = checked(make_layout("19")).graph;
  for (int players = 2; players <= 6; ++players) {
    meter.show(0.7 + 0.2 * (players - 2) / 5, std::to_string(players) + " players");
    charts.add(players, cost_on(graph, players));
  }
  return charts;
}

// Random games in which eyes are filled too go on and on. The first turns, on an almost empty
// board, are left out of the lines, which begin where the position has come to its usual fullness.
Pair along_history(Meter& meter) {
  constexpr int kStep = 1000, kGames = 5;
  Pair charts("The history", "turn of a game on 19x19", Axis::Linear);
  charts.time.lines = {{"Game", {}}};
  const SharedGraph graph = checked(make_layout("19")).graph;
  const Rules rules = rules_for(2);
  Random random(1);
  std::vector<RandomGame> games;
  for (int i = 0; i < kGames; ++i) {
    meter.show(0.9, "games of 10,000 turns");
    games.push_back(random_game(graph, rules, Eyes::Filled, kLongTurns, random));
  }
  std::vector<double> seconds(kLongTurns / kStep);
  std::vector<Visits> visits(kLongTurns / kStep);
  const Game fresh = fresh_game(graph, rules);
  constexpr int kTimes = 20;
  for (int time = 0; time < kTimes; ++time) {
    meter.show(0.9 + 0.1 * time / kTimes, "games of 10,000 turns");
    for (const RandomGame& played : games) {
      Game game = fresh;
      for (std::size_t step = 0; step < seconds.size(); ++step) {
        const auto from = played.turns.begin() + static_cast<std::ptrdiff_t>(step * kStep);
        const std::vector<Point> turns(from, from + kStep);
        const Stopwatch watch;
        play_turns(game, turns);
        seconds[step] += watch.seconds();
        for (std::size_t i = 0; i < kStep; ++i) visits[step] += played.visits[step * kStep + i];
      }
    }
  }
  for (std::size_t step = 0; step < seconds.size(); ++step) {
    const double turns = kStep * kGames * kTimes, at = (static_cast<double>(step) + 0.5) * kStep;
    charts.time.lines[0].points.emplace_back(at, seconds[step] / turns * 1e9);
    charts.add_visits(at, visits[step] / turns);
  }
  return charts;
}

Section measure(Meter& meter) {
  const Pair sizes = along_sizes(meter), degrees = along_degrees(meter);
  const Pair players = along_players(meter), history = along_history(meter);
  Section section;
  section.title = "What a move costs";
  section.about =
      "Nanoseconds per move, and the points it visits, against the size of the board, the degree, "
      "the "
      "players and the length of the game. One thread, CPU time.";
  section.charts = {sizes.time,   sizes.visits,   degrees.time, degrees.visits,
                    players.time, players.visits, history.time, history.visits};
  section.chart_columns = 2;
  section.findings = {
      sizes.finding("From 81 to 10,000 points:", "points"),
      degrees.finding("From 3 to 32 neighbours:", "degree"),
      players.finding("From 2 to 6 players:", "players"),
      history.finding("Along 10,000 turns:", "turn"),
  };
  return section;
}

}  // namespace

const Benchmark kScalingBenchmark = {
    "scaling", "what a move costs, by board, degree, players and history", kHelp, measure, 45,
    true};

}  // namespace omnigo
