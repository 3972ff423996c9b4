#include "count/count.h"

#include "bench.h"

namespace omnigo {
namespace {

using count::CountOptions;
using count::Way;

constexpr const char* kHelp =
    R"(usage: omnigo bench count [--json]

Time counting legal colourings: of 3x4 by a sweep and by looking at each colouring; of 9x9 by the sweep
over rectangles and by the one over any graph; of 11x11 modulo one prime, as golegal does
(bench/count-beside-golegal compares them); with three colours; and on a graph that is not a rectangle.

  --json       print {"rows":[{"what","value","unit","beside","ratio"},...],...}

example:
  omnigo bench count
)";

double count_seconds(const std::string& board, const CountOptions& options, double seconds) {
  const Layout layout = checked(make_layout(board));
  return seconds_each(seconds, [&] { checked(count::count_legal(layout, options)); });
}

CountOptions counting(int players, Way way) {
  CountOptions options;
  options.players = players;
  options.way = way;
  return options;
}

Section measure(Meter& meter) {
  Section section;
  section.title = "Exact counts";
  section.about = "All legal colourings of a board, exactly. CPU seconds.";
  meter.show(0, "3x4");
  const Layout small = checked(make_layout("3x4"));
  const double by_force = seconds_each(0, [&] { count::count_by_brute_force(*small.graph, 2); });
  const double swept = count_seconds("3x4", counting(2, Way::best), 0.2);
  section.rows.push_back({"3x4", swept, "s", "brute force", by_force / swept});
  meter.show(0.1, "9x9");
  const double graph = count_seconds("9x9", counting(2, Way::graph), 0);
  const double grid = count_seconds("9x9", counting(2, Way::grid), 0.5);
  section.rows.push_back({"9x9 as a rectangle", grid, "s", "as any graph", graph / grid});
  meter.show(0.6, "11x11");
  CountOptions one = counting(2, Way::grid);
  one.moduli = count::largest_primes(1);
  section.rows.push_back({"11x11 modulo one prime", count_seconds("11x11", one, 0), "s"});
  meter.show(0.8, "7x7");
  section.rows.push_back({"7x7, three colours", count_seconds("7x7", counting(3, Way::best), 0),
                          "s", "two colours", count_seconds("7x7", counting(2, Way::best), 0.2)});
  section.rows.back().ratio /= section.rows.back().value;
  const double cylinder = count_seconds("cylinder:6x6", counting(2, Way::best), 0);
  section.rows.push_back({"cylinder:6x6", cylinder, "s", "6x6 as any graph",
                          count_seconds("6x6", counting(2, Way::graph), 0.2) / cylinder});
  return section;
}

}  // namespace

const Benchmark kCountBenchmark = {"count", "legal colourings, exactly", kHelp, measure, 10};

}  // namespace omnigo
