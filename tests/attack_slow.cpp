// Every attack at full strength while 200 people play on the same server: they do not notice.
//
//   OMNIGO_ATTACK_MINUTES=30   goes on in random order for that long; without it each attack comes
//                              once
//   OMNIGO_ATTACK_SECONDS=10   how long one attack may take
//   OMNIGO_ATTACK_SEED=1       of the random order
//   OMNIGO_ATTACK_ONLY=pings   only the attacks with this in their name
//   OMNIGO_ATTACK_CORES=0,1    the server, its bots and its jobs run on these processors alone
//
// Players and attackers are not part of the server: on a machine with more than two processors,
// keep them off the server's. With the program and this test copied elsewhere:
//
//   OMNIGO_ATTACK_MINUTES=9.5 OMNIGO_ATTACK_CORES=0,1 OMNIGO_PROGRAM=./omnigo OMNIGO_SOURCE_DIR=. \
//     taskset -c 2-15 ./attack_slow
//
// OMNIGO_SOURCE_DIR is a folder with docs/wire.schema.json. The last lines say what was required
// and what was measured.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <random>

#include "attacks.h"
#include "client/crowd.h"

namespace omnigo {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kMostMilliseconds = 50, kMostMegabytes = 1'000;

double number_from(const char* name, double otherwise) {
  const char* given = std::getenv(name);
  return given == nullptr ? otherwise : std::atof(given);
}

struct Memory {
  pid_t parent = 0;
  double mb = 0;
};
Memory memory_of(pid_t id) {
  std::ifstream status("/proc/" + std::to_string(id) + "/status");
  Memory memory;
  for (std::string word; status >> word;) {
    if (word == "PPid:") status >> memory.parent;
    if (word != "VmRSS:") continue;
    double kilobytes = 0;
    status >> kilobytes;
    memory.mb = kilobytes / 1000;
    break;
  }
  return memory;
}
// Of the bots and jobs of a server.
double workers_mb(pid_t server) {
  double sum = 0;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const pid_t id = std::atoi(entry.path().filename().c_str());
    if (id == 0) continue;
    const Memory memory = memory_of(id);
    if (memory.parent == server) sum += memory.mb;
  }
  return sum;
}

// Attackers are programs of their own elsewhere: here they must not take the players' processor.
void give_way() { setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 19); }

// Something that goes on in a thread of its own until it is let go.
class Beside {
 public:
  template <class Step>
  explicit Beside(Step step)
      : thread_([this, step = std::move(step)]() mutable {
          while (!stopping_) step(stopping_);
        }) {}
  ~Beside() {
    stopping_ = true;
    thread_.join();
  }

 private:
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

struct Seen {
  std::mutex mutex;
  std::vector<double> acknowledged_ms, bot_ms, other_ms;
  long refused = 0, late = 0, broken = 0;
  double memory = 0, workers = 0;                                  // the most
  std::map<std::string, std::vector<double>> acknowledged_during;  // by attack
  std::vector<std::string> complaints;

  // An ordinary player did not get what they asked for.
  void complain(const std::string& text) {
    const std::lock_guard lock(mutex);
    ++refused;
    if (complaints.size() < 20) complaints.push_back(text);
  }
};

double ms_since(Clock::time_point since) {
  return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

// One who plays with the server's bot, and counts how long it thinks.
class WithBot {
 public:
  WithBot(const Serving& serving, const std::string& address, const std::string& bot, Seen& seen)
      : serving_(serving), address_(address), bot_(bot), seen_(seen) {}

  void operator()(const std::atomic<bool>& stopping) {
    Address at = serving_.address();
    at.from = address_;
    Guest guest(Remote(at), std::string("Patient"));
    const Json bot = {{"kind", "bot"}, {"bot", bot_}};
    const std::string game = guest.create({{"board", "9x9"},
                                           {"clock", "byoyomi:main=30,period=10,periods=3"},
                                           {"seats", {kMe, bot}}});
    if (game.empty()) return refused("a game with a bot");
    guest.connect({{game, 0}});
    for (int turn = 1; turn < 40 && !stopping; turn += 2) {
      const std::string point =
          std::string(1, "ABCDEFGHJ"[turn / 2 % 9]) + std::to_string(1 + turn / 2 / 9 * 2);
      const std::string code = guest.play(game, move("black", turn, point));
      if (code == "illegal") break;
      if (!code.empty()) return refused("a turn: " + code);
      const auto since = Clock::now();
      if (!guest.await_event(guest.seen + 1)) return refused("the bot is silent");
      while (guest.events.empty() || guest.events.back().value("player", "") != "white") {
        if (stopping || ms_since(since) > 60'000) break;
        guest.await_event(guest.seen + 1);
      }
      const std::lock_guard lock(seen_.mutex);
      seen_.bot_ms.push_back(ms_since(since));
      for (const Json& event : guest.events) seen_.late += event["action"] == "timeout";
      std::this_thread::sleep_for(milliseconds(300));
    }
    guest.play(game, simple("resign", "black"));
    std::this_thread::sleep_for(milliseconds(2'000));
  }

 private:
  void refused(const std::string& what) {
    seen_.complain(bot_ + ": " + what);
    std::this_thread::sleep_for(milliseconds(1'000));
  }
  const Serving& serving_;
  std::string address_, bot_;
  Seen& seen_;
};

// One who looks around: lists, boards, a game of their own.
class LookingAround {
 public:
  LookingAround(const Serving& serving, Seen& seen)
      : guest_(remote_of(serving), std::string("Curious")), seen_(seen) {
    game_ = guest_.create({{"board", "13x13"}, {"seats", {kMe, kMe}}});
  }
  void operator()(const std::atomic<bool>&) {
    for (const std::string& path :
         {std::string("/api/games"), std::string("/api/me"),
          std::string("/api/board?spec=torus:9x9"), "/api/games/" + game_}) {
      const auto since = Clock::now();
      const int status = guest_.remote.get(path).status;
      if (status != 200) seen_.complain(path + ": " + std::to_string(status));
      const std::lock_guard lock(seen_.mutex);
      seen_.other_ms.push_back(ms_since(since));
    }
    std::this_thread::sleep_for(milliseconds(500));
  }

 private:
  static Remote remote_of(const Serving& serving) {
    Address at = serving.address();
    at.from = "127.0.2.200";
    return Remote(at);
  }
  Guest guest_;
  Seen& seen_;
  std::string game_;
};

CrowdPlan players(const Serving& serving, int round) {
  CrowdPlan plan{.ports = {serving.address().port}, .people = 200, .games = 66};
  plan.turns_per_second = 100;
  plan.boards = {"grid:19x19", "triangular:11", "torus:13x13", "grid:13x13"};
  plan.seed = static_cast<std::uint64_t>(round) + 1;
  for (int i = 1; i <= 10; ++i) {
    plan.sources.push_back("127.0.1." + std::to_string(10 * (round % 20) + i));
  }
  return plan;
}

// The attacks of one round, while a crowd plays.
void play_round(const Serving& serving, Attacks& attacks,
                const std::vector<Attacks::Attack>& chosen, int round, Seen& seen) {
  Crowd crowd(players(serving, round));
  const auto gathered = crowd.gather();
  ASSERT_TRUE(gathered) << gathered.error().message;
  std::thread playing([&] { crowd.play(3'600); });
  const std::chrono::seconds limit(static_cast<int>(number_from("OMNIGO_ATTACK_SECONDS", 10)));
  struct Done {
    const char* name;
    double seconds, memory;
    long first, last;  // of the turns acknowledged
  };
  std::vector<Done> done;
  std::thread attacking([&] {
    give_way();
    for (const Attacks::Attack& attack : chosen) {
      const long first = crowd.acknowledged();
      const auto since = Clock::now();
      attacks.run(attack, limit);
      done.push_back({attack.name, ms_since(since) / 1000, memory_of(serving.id()).mb, first,
                      crowd.acknowledged()});
    }
  });
  attacking.join();
  crowd.stop_playing();
  playing.join();
  const CrowdFigures& figures = crowd.figures();
  for (const Done& one : done) {
    const std::vector<double> ms(figures.acknowledging_ms.begin() + one.first,
                                 figures.acknowledging_ms.begin() + one.last);
    auto& during = seen.acknowledged_during[one.name];
    during.insert(during.end(), ms.begin(), ms.end());
    std::printf("  %-34s %5.1f s, %4.0f MB; %5zu turns acknowledged, p99 %5.1f ms, most %5.1f\n",
                one.name, one.seconds, one.memory, ms.size(), quantile(ms, 0.99), quantile(ms, 1));
  }
  std::fflush(stdout);
  seen.acknowledged_ms.insert(seen.acknowledged_ms.end(), figures.acknowledging_ms.begin(),
                              figures.acknowledging_ms.end());
  seen.broken += figures.broken;
  for (const std::string& complaint : figures.complaints) seen.complain(complaint);
  EXPECT_EQ(figures.sent, figures.acknowledged);
  EXPECT_TRUE(crowd.finish());
}

std::string shown(const std::vector<double>& ms) {
  char text[100];
  std::snprintf(text, sizeof text, "%zu: median %.1f ms, p99 %.1f, most %.1f", ms.size(),
                quantile(ms, 0.5), quantile(ms, 0.99), quantile(ms, 1));
  return text;
}

void report(const Seen& seen, long requests, double seconds, const std::string& cores) {
  std::printf("attacked for %.0f s with %ld requests; the server on %s\n", seconds, requests,
              cores.empty() ? "all processors" : ("processors " + cores).c_str());
  std::printf("  turns acknowledged %s\n", shown(seen.acknowledged_ms).c_str());
  std::printf("  turns of bots      %s\n", shown(seen.bot_ms).c_str());
  std::printf("  other requests     %s\n", shown(seen.other_ms).c_str());
  std::pair<double, std::string> worst;
  for (const auto& [name, ms] : seen.acknowledged_during) {
    worst = std::max(worst, {quantile(ms, 0.99), name});
  }
  std::printf("  worst attack       p99 %.1f ms (%s)\n", worst.first, worst.second.c_str());
  std::printf("  workers            %.0f MB at most\n", seen.workers);
  const auto line = [](const char* what, double measured, double most) {
    std::printf("  %-34s %8.1f (%.0f at most) %s\n", what, measured, most,
                measured <= most ? "ok" : "FAILED");
  };
  line("p99 of acknowledgements, ms", quantile(seen.acknowledged_ms, 0.99), kMostMilliseconds);
  line("bots late", static_cast<double>(seen.late), 0);
  line("memory of the server, MB", seen.memory, kMostMegabytes);
  line("players refused", static_cast<double>(seen.refused), 0);
  line("connections broken", static_cast<double>(seen.broken), 0);
  for (const std::string& complaint : seen.complaints) std::printf("  ! %s\n", complaint.c_str());
  std::fflush(stdout);
}

TEST(Attack, TwoHundredPlayersDoNotNotice) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  const char* given = std::getenv("OMNIGO_ATTACK_CORES");
  const std::string cores = given == nullptr ? "" : given;
  Serving serving("--log none", cores.empty() ? "" : "taskset -c " + cores);
  Account owner(serving, "Owner");
  Attacks attacks(serving, owner);
  Seen seen;
  const auto begun = Clock::now();
  const double minutes = number_from("OMNIGO_ATTACK_MINUTES", 0);
  {
    const Beside memory([&](const std::atomic<bool>&) {
      seen.memory = std::max(seen.memory, memory_of(serving.id()).mb);
      seen.workers = std::max(seen.workers, workers_mb(serving.id()));
      std::this_thread::sleep_for(milliseconds(500));
    });
    const Beside first(WithBot(serving, "127.0.2.201", "random", seen));
    const Beside second(WithBot(serving, "127.0.2.202", "club", seen));
    const Beside curious(LookingAround(serving, seen));
    std::mt19937_64 random(static_cast<std::uint64_t>(number_from("OMNIGO_ATTACK_SEED", 1)));
    const char* only = std::getenv("OMNIGO_ATTACK_ONLY");
    for (int round = 0; round == 0 || ms_since(begun) < minutes * 60'000; ++round) {
      std::vector<Attacks::Attack> chosen = Attacks::all();
      std::erase_if(chosen, [only](const Attacks::Attack& attack) {
        return only != nullptr &&
               std::string_view(attack.name).find(only) == std::string_view::npos;
      });
      ASSERT_FALSE(chosen.empty()) << only;
      if (minutes > 0) std::shuffle(chosen.begin(), chosen.end(), random);
      play_round(serving, attacks, chosen, round, seen);
      if (HasFatalFailure()) break;
    }
  }
  EXPECT_EQ(serving.remote().get("/healthz").status, 200) << "the server is gone";
  report(seen, attacks.requests(), ms_since(begun) / 1000, cores);
  EXPECT_LE(quantile(seen.acknowledged_ms, 0.99), kMostMilliseconds);
  EXPECT_EQ(seen.late, 0);
  EXPECT_LE(seen.memory, kMostMegabytes);
  EXPECT_EQ(seen.refused, 0);
  EXPECT_EQ(seen.broken, 0);
}

}  // namespace
}  // namespace omnigo
