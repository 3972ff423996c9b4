// omnigo bench ratings: what the ratings make of people whose true strength is known.
#include "bench.h"
#include "rating/population.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench ratings [--svg FILE] [--json]

Simulate 1000 people of known strength, 30 kyu to 9 dan, who all start without a rating and play 200
games each. Show how far their ranks are from their true strength, and how often the weaker player wins
with handicap. docs/ratings.md discusses the results.

  --svg FILE  also draw the results
  --json      print {"rows":[{"what","value","unit",...},...],...}

example:
  omnigo bench ratings --svg ratings.svg
)";

constexpr int kAfter[] = {1, 2, 5, 10, 20, 50, 100, 200};

struct Kind {
  const char* name;
  PopulationPlan plan;
};
const Kind kKinds[] = {
    {"two, even", {}},
    {"two, handicap", {.handicap = true}},
    {"three", {.players = 3}},
    {"six", {.players = 6}},
};

ChartLine fairness(const std::string& name, double stone) {
  Population people({.handicap = true, .stone = stone});
  people.play(100);
  people.forget_games();
  people.play(100);
  ChartLine line{name, {}};
  const auto handicaps = people.by_handicap();
  for (std::size_t ranks = 0; ranks < handicaps.size(); ++ranks) {
    line.points.emplace_back(static_cast<double>(ranks), handicaps[ranks].won);
  }
  return line;
}

Section measure(Meter& meter) {
  Section section;
  section.title = "Ratings of simulated people";
  section.about =
      "1000 people of known strength (a mean of 7 kyu, a spread of 6 ranks), all starting "
      "without a rating, against opponents near in rank. Errors are between true and shown rank.";
  section.chart_columns = 2;
  Chart errors{"Mean error, in ranks", "games each", {}, Axis::Logarithmic, Axis::Linear};
  for (const int after : kAfter) errors.x_labels.emplace_back(after, std::to_string(after));
  double done = 0;
  for (const Kind& kind : kKinds) {
    meter.show(done, kind.name);
    done += 0.2;
    Population people(kind.plan);
    ChartLine line{kind.name, {}};
    int played = 0;
    Population::Fit fit{};
    for (const int after : kAfter) {
      people.play(after - played);
      played = after;
      fit = people.fit();
      line.points.emplace_back(after, fit.error);
      if (after == 20 || after == 200) {
        const std::string who =
            "players: " + std::string(kind.name) + ", " + std::to_string(after) + " games";
        section.rows.push_back({who + ": error", fit.error, "ranks"});
        section.rows.push_back({who + ": correlation", fit.correlation, ""});
        section.rows.push_back({who + ": within two deviations", 100 * fit.covered, "%"});
      }
    }
    errors.lines.push_back(std::move(line));
  }
  Chart wins{"Share of games that the weaker player wins",
             "ranks compensated by handicap",
             {},
             Axis::Linear,
             Axis::Linear};
  meter.show(done, "handicap");
  wins.lines.push_back(fairness("stone: a rank", 1));
  wins.lines.push_back(fairness("stone: 0.8", 0.8));
  for (const auto& [ranks, won] : wins.lines[0].points) {
    section.rows.push_back(
        {"weaker wins with " + std::to_string(static_cast<int>(ranks)) + " ranks of handicap",
         100 * won, "%"});
  }
  section.charts = {std::move(errors), std::move(wins)};
  return section;
}

}  // namespace

const Benchmark kRatingsBenchmark = {"ratings", "how accurate ratings are", kHelp, measure, 3,
                                     true};

}  // namespace omnigo
