// Several servers on one PostgreSQL beside one: how many more turns they carry.
//
// All of it runs on one machine, PostgreSQL and the crowd too, so each server is held to a share of
// a core: then it is the servers that limit what is carried, as with a machine for each.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>

#include "client/crowd.h"
#include "client/postgres_process.h"
#include "client/server_process.h"
#include "crowd.h"

namespace omnigo {
namespace {

using std::chrono::steady_clock;

constexpr const char* kHelp =
    R"(usage: omnigo bench cluster [--servers N] [--share PERCENT] [--apart] [--people N] [--games N]
                            [--seconds N] [--rounds N] [--json]

Start PostgreSQL, and one server or several that use it, in turn; and in this process a crowd as in
`omnigo bench server`. In every game the next turn is sent as soon as the previous one is acknowledged,
so the result is how many turns the servers can handle. PostgreSQL and the crowd run on this machine
too, so each server is limited to a share of a core to make the servers the bottleneck.

  --servers N      compare N servers with one (default: 2)
  --share PERCENT  give each server this share of a core (default: 25; 0: no limit)
  --apart          spread the people of a game over the servers; otherwise they use the same one, as
                   with the proxy of deploy/nginx.conf
  --people N       open N connections (default: 700)
  --games N        play N games of 2 to 4 seats (default: 200)
  --seconds N      play for N seconds each time (default: 10)
  --rounds N       measure one server and several N times in turn (default: 3)
  --json           print {"rows":[{"what","value","unit",...},...],...}

example:
  omnigo bench cluster --servers 3 --rounds 1
)";

struct Plan {
  CrowdPlan crowd;
  int servers = 2, rounds = 3;
  double share = 0.25, seconds = 10;
};

// Stops each server whenever it has used more than its share of a core, until it has not.
class Shares {
 public:
  Shares(std::vector<ServerProcess>& servers, double share) : servers_(servers), share_(share) {
    if (share_ > 0) thread_ = std::thread([this] { work(); });
  }
  ~Shares() {
    ended_ = true;
    if (thread_.joinable()) thread_.join();
    for (ServerProcess& server : servers_) server.go_on();
  }
  Shares(const Shares&) = delete;
  Shares& operator=(const Shares&) = delete;

 private:
  static constexpr auto kStep = std::chrono::milliseconds(2);
  static constexpr double kMostSaved = 0.02;  // seconds that one who waited may catch up on

  void work() {
    std::vector<double> used(servers_.size()), left(servers_.size());
    for (std::size_t i = 0; i < servers_.size(); ++i) used[i] = servers_[i].cpu_seconds();
    auto before = steady_clock::now();
    while (!ended_) {
      std::this_thread::sleep_for(kStep);
      const auto now = steady_clock::now();
      const double passed = std::chrono::duration<double>(now - std::exchange(before, now)).count();
      for (std::size_t i = 0; i < servers_.size(); ++i) {
        const double cpu = servers_[i].cpu_seconds();
        const bool ran = left[i] >= 0;
        left[i] += share_ * passed - (cpu - std::exchange(used[i], cpu));
        left[i] = std::min(left[i], kMostSaved);
        if (ran && left[i] < 0) servers_[i].pause();
        if (!ran && left[i] >= 0) servers_[i].go_on();
      }
    }
  }

  std::vector<ServerProcess>& servers_;
  const double share_;
  std::atomic<bool> ended_ = false;
  std::thread thread_;
};

// Of one run, or the mean of several.
struct Carried {
  double turns = 0, median_ms = 0, most_ms = 0;          // a second; acknowledgements
  double servers_us = 0, postgres_us = 0, crowd_us = 0;  // CPU time a turn
  double complaints = 0;
};

Carried mean(const std::vector<Carried>& runs) {
  const auto of = [&](double Carried::* value) {
    double sum = 0;
    for (const Carried& run : runs) sum += run.*value;
    return sum / static_cast<double>(runs.size());
  };
  return {of(&Carried::turns),      of(&Carried::median_ms),   of(&Carried::most_ms),
          of(&Carried::servers_us), of(&Carried::postgres_us), of(&Carried::crowd_us),
          of(&Carried::complaints)};
}

class Cluster {
 public:
  Cluster(const Plan& plan, Section& section)
      : plan_(plan),
        section_(section),
        postgres_(checked(PostgresProcess::make(folder_.path() + "/postgres"))) {}

  Carried measure(int count) {
    const std::string database = checked(postgres_.create("run" + std::to_string(++runs_)));
    std::vector<ServerProcess> servers;
    for (int i = 0; i < count; ++i) {
      servers.push_back(checked(ServerProcess::start(this_program(), folder_.path(), 0,
                                                     "--database '" + database + "'")));
    }
    CrowdPlan plan = plan_.crowd;
    plan.ports.clear();
    for (const ServerProcess& server : servers) plan.ports.push_back(server.port());
    Crowd crowd(plan);
    checked(crowd.gather());
    crowd.play(kSettling);  // games go where their people are
    const long settled = crowd.acknowledged();

    const Shares shares(servers, plan_.share);
    const double servers_before = cpu_of(servers), postgres_before = postgres_.cpu_seconds();
    const Stopwatch crowd_cpu;
    const auto begun = steady_clock::now();
    crowd.play(plan_.seconds);
    const double passed = std::chrono::duration<double>(steady_clock::now() - begun).count();
    const double turns = static_cast<double>(crowd.acknowledged() - settled);
    const auto us = [turns](double seconds) { return seconds / turns * 1e6; };
    Carried carried{.turns = turns / passed,
                    .servers_us = us(cpu_of(servers) - servers_before),
                    .postgres_us = us(postgres_.cpu_seconds() - postgres_before),
                    .crowd_us = us(crowd_cpu.seconds())};
    const CrowdFigures& figures = crowd.figures();
    const std::vector<double> times(figures.acknowledging_ms.begin() + settled,
                                    figures.acknowledging_ms.end());
    carried.median_ms = quantile(times, 0.5);
    carried.most_ms = quantile(times, 0.99);
    checked(crowd.check());
    carried.complaints = static_cast<double>(figures.all_complaints);
    for (const std::string& complaint : figures.complaints) section_.findings.push_back(complaint);
    return carried;
  }

 private:
  static constexpr double kSettling = 2;

  static double cpu_of(const std::vector<ServerProcess>& servers) {
    return std::accumulate(
        servers.begin(), servers.end(), 0.0,
        [](double sum, const ServerProcess& server) { return sum + server.cpu_seconds(); });
  }

  const Plan& plan_;
  Section& section_;
  TemporaryFolder folder_;
  PostgresProcess postgres_;
  int runs_ = 0;
};

void add_rows(Section& section, const std::string& who, const Carried& carried) {
  section.rows.push_back({who + ": acknowledgement, median", carried.median_ms, "ms"});
  section.rows.push_back({who + ": acknowledgement, 99%", carried.most_ms, "ms"});
  section.rows.push_back({who + ": CPU time per turn, servers", carried.servers_us, "us"});
  section.rows.push_back({who + ": CPU time per turn, PostgreSQL", carried.postgres_us, "us"});
  section.rows.push_back({who + ": CPU time per turn, crowd", carried.crowd_us, "us"});
  section.rows.push_back({who + ": PostgreSQL's share of its and the servers' CPU time",
                          100 * carried.postgres_us / (carried.postgres_us + carried.servers_us),
                          "%"});
}

Section measure_cluster(Meter& meter, const Plan& plan) {
  Section section;
  section.title = "Several servers on one PostgreSQL";
  if (PostgresProcess::programs().empty()) {
    section.about = "Not measured: PostgreSQL is not installed.";
    return section;
  }
  const std::string several = std::to_string(plan.servers) + " servers";
  section.about =
      std::to_string(plan.crowd.people) + " connections, " + std::to_string(plan.crowd.games) +
      " games of 2 to 4 seats, in each of which the next turn is sent when the previous one is "
      "acknowledged, once it is on disk. " +
      (plan.share > 0 ? "Each server is limited to " +
                            std::to_string(static_cast<int>(plan.share * 100 + 0.5)) +
                            "% of a core; PostgreSQL and the crowd are not limited. "
                      : std::string()) +
      "The people of a game use " +
      (plan.crowd.together ? "the same server" : "different servers") +
      ". Wall time, the mean of " + std::to_string(plan.rounds) + " alternating runs.";
  allow_connections(plan.crowd.people);
  Cluster cluster(plan, section);
  std::vector<Carried> one, many;
  for (int i = 0; i < plan.rounds; ++i) {
    const double runs = 2.0 * plan.rounds;
    meter.show(2 * i / runs, "one server");
    one.push_back(cluster.measure(1));
    meter.show((2 * i + 1) / runs, several);
    many.push_back(cluster.measure(plan.servers));
  }
  const Carried alone = mean(one), together = mean(many);
  section.rows = {{"turns handled by one server", alone.turns, "per second"},
                  {"turns handled by " + several, together.turns, "per second", "one server",
                   together.turns / alone.turns}};
  add_rows(section, "one server", alone);
  add_rows(section, several, together);
  section.rows.push_back({"complaints", alone.complaints + together.complaints, ""});
  return section;
}

Plan default_plan() {
  Plan plan;
  plan.crowd.people = 700;
  plan.crowd.games = 200;
  plan.crowd.turns_per_second = 1e6;  // as many as are acknowledged
  plan.crowd.together = true;
  return plan;
}

Section measure(Meter& meter) {
  Plan plan = default_plan();
  plan.seconds = 3;
  plan.rounds = 1;
  return measure_cluster(meter, plan);
}

int run(const std::vector<std::string>& words) {
  const Arguments arguments(
      words, {"--apart", "--json"},
      {"--servers", "--share", "--people", "--games", "--seconds", "--rounds"}, 0);
  Plan plan = default_plan();
  plan.servers = static_cast<int>(arguments.number("--servers", plan.servers, 2, 16));
  plan.share = static_cast<double>(arguments.number("--share", 25, 0, 100)) / 100;
  plan.crowd.people = static_cast<int>(arguments.number("--people", plan.crowd.people, 2, 100'000));
  plan.crowd.games = static_cast<int>(arguments.number("--games", plan.crowd.games, 1, 50'000));
  plan.crowd.together = !arguments.flag("--apart");
  plan.seconds = static_cast<double>(arguments.number("--seconds", 10, 1, 3'600));
  plan.rounds = static_cast<int>(arguments.number("--rounds", plan.rounds, 1, 100));
  Section section;
  {
    ProgressBar bar;
    Meter meter(bar, "cluster", 0, 1);
    section = measure_cluster(meter, plan);
  }
  std::cout << (arguments.flag("--json") ? section_json(section) + '\n'
                                         : section_markdown(section));
  return 0;
}

}  // namespace

const Benchmark kClusterBenchmark = {
    "cluster", "several servers, compared with one", kHelp, measure, 25, false, run};

}  // namespace omnigo
