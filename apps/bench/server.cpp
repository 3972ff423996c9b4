#include <algorithm>
#include <iostream>

#include "client/crowd.h"
#include "client/server_process.h"
#include "crowd.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench server [--people N] [--games N] [--turns-per-second N] [--seconds N] [--json]
       omnigo bench server --soak MINUTES [--people N] [--games N] [--turns-per-second N] [--svg FILE] [--json]

Start a server with an empty database in a temporary folder, and a crowd in this process. Everyone is
a guest with their own WebSocket; some play in games of 2, 3 and 4 seats on four boards with clocks, the
others watch. The crowd sends turns at a steady rate; the server acknowledges each once it is on disk.
The crowd measures the time from sending a turn to receiving it. At the end it asks the server for every
game and checks that every acknowledged turn is there.

With --soak, the same server gets a new crowd every minute, whose games all end. This shows whether
memory or times grow.

  --people N            open N connections (default: 10000)
  --games N             play N games (default: 2500)
  --turns-per-second N  send N turns per second (default: 1000)
  --seconds N           play for N seconds (default: 60)
  --soak MINUTES        run one crowd after another for this long; then --people is 200 by default,
                        --games 50 and --turns-per-second 50
  --svg FILE            draw the soak test
  --json                print {"rows":[{"what","value","unit",...},...],...}

The report of `omnigo bench` uses 1000 people, 250 games and 200 turns per second, for five seconds.

example:
  omnigo bench server --people 1000 --games 250 --turns-per-second 200 --seconds 10
)";

Section measure_server(Meter& meter, CrowdPlan plan, double seconds) {
  allow_connections(plan.people);
  const TemporaryFolder folder;
  const ServerProcess server = checked(ServerProcess::start(this_program(), folder.path()));
  plan.ports = {server.port()};
  Crowd crowd(plan);
  checked(watched(
      meter, 0, 0.4, "people sit down", [&] { return crowd.gather(); },
      [&] { return crowd.gathered(); }));
  const double before = server.cpu_seconds();
  const Stopwatch crowd_cpu;
  const auto begun = std::chrono::steady_clock::now();
  const auto passed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  };
  watched(
      meter, 0.4, 0.9, "they play",
      [&] {
        crowd.play(seconds);
        return true;
      },
      [&] { return std::min(1.0, passed() / seconds); });
  const double server_cpu = server.cpu_seconds() - before, own_cpu = crowd_cpu.seconds();
  const long found = checked(crowd.check());

  const CrowdFigures& figures = crowd.figures();
  const auto ms = [](const std::vector<double>& times, double share) {
    return quantile(times, share);
  };
  const double turns = static_cast<double>(figures.acknowledged);
  Section section;
  section.title = "The server under load";
  section.about = std::to_string(plan.people) + " connections, " + std::to_string(plan.games) +
                  " games of 2 to 4 seats; turns sent at " +
                  std::to_string(static_cast<int>(plan.turns_per_second)) +
                  " per second from a second process on this machine, each on disk before it is "
                  "acknowledged. Wall time.";
  section.rows = {
      {"turns acknowledged", turns / seconds, "per second"},
      {"turns sent and not acknowledged", static_cast<double>(figures.sent) - turns, ""},
      {"acknowledgement, median", ms(figures.acknowledging_ms, 0.5), "ms"},
      {"acknowledgement, 99%", ms(figures.acknowledging_ms, 0.99), "ms"},
      {"acknowledgement, longest", ms(figures.acknowledging_ms, 1), "ms"},
      {"received by another person, 99%", ms(figures.telling_ms, 0.99), "ms"},
      {"events received", static_cast<double>(figures.heard) / seconds, "per second"},
      {"the server's CPU time per turn", server_cpu / turns * 1e6, "us"},
      {"the crowd's CPU time per turn", own_cpu / turns * 1e6, "us"},
      {"the server's peak memory", server.most_memory_mb(), "MB"},
      {"turns found afterwards", static_cast<double>(found), ""},
      {"complaints", static_cast<double>(figures.all_complaints), ""},
  };
  for (const std::string& complaint : figures.complaints) section.findings.push_back(complaint);
  return section;
}

// --- the soak

struct Minute {
  double median_ms, most_ms, memory_mb;  // acknowledgements; the server at the end
};

double mean(const std::vector<Minute>& minutes, std::size_t from, std::size_t to,
            double Minute::* value) {
  double sum = 0;
  for (std::size_t i = from; i < to; ++i) sum += minutes[i].*value;
  return to > from ? sum / static_cast<double>(to - from) : 0;
}

ChartLine line_of(const char* name, const std::vector<Minute>& minutes, double Minute::* value) {
  ChartLine line{name, {}};
  for (std::size_t i = 0; i < minutes.size(); ++i) {
    line.points.emplace_back(static_cast<double>(i + 1), minutes[i].*value);
  }
  return line;
}

Section soak(Meter& meter, CrowdPlan plan, int count) {
  constexpr double kPlay = 50;  // seconds of a minute; the rest is for sitting down and checking
  allow_connections(plan.people);
  const TemporaryFolder folder;
  const ServerProcess server = checked(ServerProcess::start(this_program(), folder.path()));
  plan.ports = {server.port()};
  std::vector<Minute> minutes;
  std::vector<std::string> complaints;
  double turns = 0;
  long all_complaints = 0;
  const auto begun = std::chrono::steady_clock::now();
  const auto passed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count() / 60;
  };
  // A busy machine may take longer than a minute for one.
  for (int i = 0; passed() < count; ++i) {
    meter.show(passed() / count, "crowd " + std::to_string(i + 1));
    ++plan.seed;
    Crowd crowd(plan);
    checked(crowd.gather());
    crowd.play(kPlay);
    checked(crowd.finish());
    checked(crowd.check());
    const CrowdFigures& figures = crowd.figures();
    turns += static_cast<double>(figures.acknowledged);
    all_complaints += figures.all_complaints;
    complaints.insert(complaints.end(), figures.complaints.begin(), figures.complaints.end());
    minutes.push_back({quantile(figures.acknowledging_ms, 0.5),
                       quantile(figures.acknowledging_ms, 0.99), server.memory_mb()});
    std::this_thread::sleep_until(begun + std::chrono::minutes(i + 1));
  }
  Section section;
  section.title = "The server, minute after minute";
  section.about = "One server; every minute " + std::to_string(plan.people) +
                  " new people with a connection each and " + std::to_string(plan.games) +
                  " new games at " + std::to_string(static_cast<int>(plan.turns_per_second)) +
                  " turns per second, which then end. Wall time. The first tenth, in which caches "
                  "fill, is left out of the halves.";
  const std::size_t first = minutes.size() / 10, middle = (first + minutes.size()) / 2;
  const auto halves = [&](const std::string& what, const char* unit, double Minute::* value) {
    const double early = mean(minutes, first, middle, value),
                 late = mean(minutes, middle, minutes.size(), value);
    section.rows.push_back({what + ", first half", early, unit});
    section.rows.push_back({what + ", second half", late, unit});
  };
  halves("acknowledgement, median", "ms", &Minute::median_ms);
  halves("acknowledgement, 99%", "ms", &Minute::most_ms);
  halves("the server's memory", "MB", &Minute::memory_mb);
  section.rows.push_back({"minutes", passed(), ""});
  section.rows.push_back({"turns acknowledged", turns, ""});
  section.rows.push_back({"games", static_cast<double>(plan.games) * minutes.size(), ""});
  section.rows.push_back({"complaints", static_cast<double>(all_complaints), ""});
  section.findings = std::move(complaints);
  section.charts = {
      {"The server's memory, MB",
       "minutes",
       {line_of("memory", minutes, &Minute::memory_mb)},
       Axis::Linear,
       Axis::Linear},
      {"From a turn to its acknowledgement, ms",
       "minutes",
       {line_of("median", minutes, &Minute::median_ms), line_of("99%", minutes, &Minute::most_ms)},
       Axis::Linear,
       Axis::Logarithmic}};
  return section;
}

Section measure(Meter& meter) {
  CrowdPlan plan;
  plan.people = 1'000;
  plan.games = 250;
  plan.turns_per_second = 200;
  return measure_server(meter, plan, 5);
}

int run(const std::vector<std::string>& words) {
  const Arguments arguments(
      words, {"--json"},
      {"--people", "--games", "--turns-per-second", "--seconds", "--soak", "--svg"}, 0);
  const auto minutes = static_cast<int>(arguments.number("--soak", 0, 0, 10'000));
  const bool soaks = minutes > 0;
  CrowdPlan plan;
  plan.people =
      static_cast<int>(arguments.number("--people", soaks ? 200 : plan.people, 2, 100'000));
  plan.games = static_cast<int>(arguments.number("--games", soaks ? 50 : plan.games, 1, 50'000));
  plan.turns_per_second =
      static_cast<double>(arguments.number("--turns-per-second", soaks ? 50 : 1'000, 1, 1'000'000));
  const auto seconds = static_cast<double>(arguments.number("--seconds", 60, 1, 3'600));
  const auto svg = arguments.option("--svg");
  if (svg) write_text(*svg, "");  // so that a wrong path fails before the work
  Section section;
  {
    ProgressBar bar;
    Meter meter(bar, "server", 0, 1);
    section = soaks ? soak(meter, plan, minutes) : measure_server(meter, plan, seconds);
  }
  if (svg) write_text(*svg, svg_charts(section.charts));
  std::cout << (arguments.flag("--json") ? section_json(section) + '\n'
                                         : section_markdown(section));
  return 0;
}

}  // namespace

const Benchmark kServerBenchmark = {
    "server", "thousands of people on one server", kHelp, measure, 15, false, run};

}  // namespace omnigo
