// omnigo problems: positions with one right turn, found and proven by the program itself.
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "arguments.h"
#include "base/checkpoint.h"
#include "base/quote.h"
#include "commands.h"
#include "graph/layout.h"
#include "json_text.h"
#include "problems/check.h"
#include "problems/choose.h"
#include "problems/compose.h"
#include "problems/examine.h"
#include "problems/file.h"
#include "problems/sgf.h"
#include "problems/themes.h"
#include "program_ranks.h"
#include "progress.h"
#include "ranks/farm.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo problems BOARD [--players N] [--count N] [--out FILE] [--from games | shapes | both]
                       [--task NAME] [--gap N] [--positions N] [--tries N] [--seconds N] [--threads N]
                       [--seed N] [--json]
       omnigo problems --check FILE [--threads N] [--json]
       omnigo problems --merge FILE... --out FILE [--json]
       omnigo problems --choose FILE... --out FILE [--each N] [--json]
       omnigo problems --import SGF --out FILE [--positions N] [--json]
       omnigo problems --sgf FILE

Make problems: positions in which Black has exactly one first turn that secures what is asked. The solver
proves that, and that every other turn fails. Positions come from games of the built-in net on BOARD, and from
shapes: a group in a region of the board, surrounded by opponents who live for good. No two problems are the same
up to a symmetry of the board. docs/problems.md describes the file.

Boards of at most 64 points and games of 2 to 6 players can be used. Positions with up to 16 open points
(9 with more than two players) are tried; most boards of 15 to 40 points give several problems per minute.

  --players N     make problems for N players (default: 2)
  --count N       stop when FILE has N problems on this board for this number of players (default: 10)
  --out FILE      add the problems to FILE; run the same command again to continue (default: print them)
  --from WHAT     take positions from games, shapes or both (default: both)
  --task NAME     make only problems with the task live, kill, race, ko or points
  --gap N         ask for N points between the right turn and the best wrong one (default: 3)
  --positions N   search at most N positions for each problem (default: 100000)
  --tries N       stop after about N positions, so that the same command with one thread gives the same
                  problems on any day (default: no limit)
  --seconds N     stop after N seconds (default: no limit)
  --threads N     use N threads (default: 1); under mpirun, that many at each rank (docs/cluster.md)
  --seed N        seed the games and shapes (default: 1)
  --check FILE    prove every claim of the problems in FILE again and check each proof as
                  `omnigo verify` does; exit status 1 if one does not hold
  --merge         join files of problems, without those that are there already
  --choose        join files of problems, but keep only the best that are unlike each other, in the order of
                  their boards: long lines, motifs and high ratings first
  --each N        keep at most N problems for each board, number of players and task (default: 12)
  --import SGF    add the positions in the roots of an SGF file that have exactly one right turn: to
                  capture everything, to live, or to win. Exit status 1 if one has not
  --sgf FILE      print the problems as SGF, with the solution and every refutation as variations
  --json          print a summary: {"problems","added","tried","seconds"}; with --check
                  {"problems","certificates","nodes","flaws":[{"id","flaw"}]}

examples:
  omnigo problems 5x5 --count 20 --out problems.json
  omnigo problems --check problems.json
)";

using namespace problems;
using Time = std::chrono::steady_clock;

std::atomic<bool> interrupted = false;
void interrupt(int) { interrupted = true; }

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw UsageError("cannot read " + quote(path));
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Problem> read_problem_file(const std::string& path) {
  auto problems = read_problems(read_file(path));
  if (!problems) throw UsageError(quote(path) + ": " + problems.error().message);
  return std::move(*problems);
}

void save(const std::string& path, const std::vector<Problem>& problems) {
  if (!replace_file(path, [&](std::ostream& out) { out << write_problems(problems); })) {
    throw UsageError("cannot write " + quote(path));
  }
}

double seconds_since(Time::time_point begun) {
  return std::chrono::duration<double>(Time::now() - begun).count();
}

struct Plan {
  SharedLayout board;
  int players = 2, count = 10, threads = 1;
  bool games = true, shapes = true;
  std::uint64_t seed = 1;
  double seconds = 0;       // 0: no limit
  std::uint64_t tries = 0;  // 0: no limit
  std::optional<Task> task;
  Demands demands;
};

// Looks for problems on the threads of all ranks, in pieces: a few games and shapes each.
class Workshop {
 public:
  Workshop(const Plan& plan, std::vector<Problem> known, std::string path)
      : plan_(plan), path_(std::move(path)), found_(std::move(known)) {
    for (const Problem& problem : found_) {
      ids_.insert(problem.id);
      have_ += problem.board->spec == plan_.board->spec && problem.players == plan_.players;
    }
    met_ = ids_;
    first_ = static_cast<int>(found_.size());
  }

  void run() {
    Farm farm;
    farm.threads = plan_.threads;
    farm.stop = &interrupted;
    farm.make_work = [this]() -> Farm::Work {
      auto taste = std::make_shared<Taste>();
      return [this, taste](int piece) { return work(piece, *taste); };
    };
    farm.next = [this]() -> std::optional<int> {
      if (have_ >= plan_.count || tried_enough() || late()) return std::nullopt;
      return next_++;
    };
    farm.done = [this](int, const std::string& result) { add(result); };
    run_farm(program_ranks(), farm);
  }

  const std::vector<Problem>& found() const { return found_; }
  int added() const { return static_cast<int>(found_.size()) - first_; }
  std::uint64_t tried() const { return tried_; }
  double seconds() const { return seconds_since(begun_); }

 private:
  static constexpr int kMostGivenUp = 2;
  static constexpr int kRounds = 4;  // of a piece, if none makes a problem: games or shapes
  enum class Tried { Nothing, GivenUp, Problem };
  struct Piece {
    int tried = 0;
    std::vector<Problem> problems;
  };

  bool late() const { return plan_.seconds > 0 && seconds_since(begun_) > plan_.seconds; }
  bool tried_enough() const { return plan_.tries > 0 && tried_ >= plan_.tries; }

  // How many positions were tried, and a file of the problems among them; nothing after a stop.
  std::optional<std::string> work(int piece, Taste& taste) {
    // A file that is continued draws other positions than those that it holds.
    Composer composer(plan_.board, plan_.players,
                      splitmix64(plan_.seed ^ splitmix64(first_)) + piece);
    Piece done;
    for (int round = kRounds * piece; round < kRounds * (piece + 1) && done.problems.empty();
         ++round) {
      const bool game = plan_.games && (!plan_.shapes || round % 16 == 0);
      if (game) {
        try_game(composer.from_game(taste), taste, done);
      } else {
        for (const Candidate& each : composer.from_shape()) try_position(each, taste, done);
      }
      if (interrupted) return std::nullopt;
      if (late()) break;
    }
    return std::to_string(done.tried) + "\n" + write_problems(done.problems);
  }

  void try_game(const std::vector<Candidate>& positions, Taste& taste, Piece& done) {
    int given_up = 0;
    for (const Candidate& each : positions) {
      const Tried tried = try_position(each, taste, done);
      given_up += tried == Tried::GivenUp;
      // The turns before this one are alike, or harder.
      if (tried == Tried::Problem || given_up == kMostGivenUp) return;
    }
  }

  // It is a problem, new or not: its neighbours in the game would be much the same.
  Tried try_position(Candidate candidate, Taste& taste, Piece& done) {
    if (interrupted || late()) return Tried::Nothing;
    if (plan_.task == Task::Points) candidate.aims = {Aim::Most};
    ++done.tried;
    bool out = false;
    auto problem = examine(plan_.board, plan_.players, candidate, plan_.demands, taste, &out);
    if (!problem) return out ? Tried::GivenUp : Tried::Nothing;
    if (!is_new(*problem)) return Tried::Problem;
    describe(*problem, taste);
    if (plan_.task && problem->task != *plan_.task) return Tried::Nothing;
    done.problems.push_back(std::move(*problem));
    return Tried::Problem;
  }

  // As far as this rank knows.
  bool is_new(const Problem& problem) {
    const std::scoped_lock lock(mutex_);
    return met_.insert(problem.id).second;
  }

  // At the first rank.
  void add(const std::string& result) {
    const std::size_t line = result.find('\n');
    tried_ += std::stoul(result.substr(0, line));
    const int before = have_;
    for (Problem& problem : checked(read_problems(std::string_view(result).substr(line + 1)))) {
      if (have_ >= plan_.count || !ids_.insert(problem.id).second) continue;
      ++have_;
      problem.board = plan_.board;
      found_.push_back(std::move(problem));
    }
    if (have_ > before && !path_.empty()) save(path_, found_);
    if (have_ >= plan_.count) interrupted = true;  // what others still look for is not needed
    bar_.show(static_cast<double>(have_) / plan_.count,
              std::to_string(have_) + " problems, " + std::to_string(tried_) + " positions tried");
  }

  const Plan& plan_;
  const std::string path_;
  const Time::time_point begun_ = Time::now();
  std::vector<Problem> found_;
  std::set<std::string> ids_;
  int have_ = 0, first_ = 0, next_ = 0;
  std::uint64_t tried_ = 0;
  std::mutex mutex_;
  std::set<std::string> met_;  // by threads of this rank, and those known at the start
  ProgressBar bar_;
};

// A board of your own goes by the name of its file, without folders and ending.
SharedLayout read_layout(const std::string& spec) {
  Layout layout = checked(make_layout(spec));
  if (layout.spec.starts_with("file:")) {
    layout.spec = "file:" + std::filesystem::path(layout.spec.substr(5)).stem().string();
  }
  return std::make_shared<const Layout>(std::move(layout));
}

std::uint64_t read_positions(const Arguments& arguments, long long otherwise) {
  return static_cast<std::uint64_t>(
      arguments.number("--positions", otherwise, 1000, 1'000'000'000));
}

Plan read_plan(const Arguments& arguments) {
  Plan plan;
  plan.board = read_layout(arguments.word(0, "BOARD"));
  plan.players = static_cast<int>(arguments.number("--players", 2, 2, 6));
  plan.count = static_cast<int>(arguments.number("--count", 10, 1, 100'000));
  plan.threads = static_cast<int>(arguments.number("--threads", 1, 1, 64));
  plan.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, 1'000'000'000));
  plan.seconds = static_cast<double>(arguments.number("--seconds", 0, 0, 1'000'000));
  plan.tries = static_cast<std::uint64_t>(arguments.number("--tries", 0, 0, 1'000'000'000));
  if (const auto task = arguments.option("--task")) {
    plan.task = task_from_name(*task);
    if (!plan.task) {
      throw UsageError("--task: expected live, kill, race, ko or points, got " + quote(*task));
    }
  }
  plan.demands.gap = static_cast<int>(arguments.number("--gap", 3, 1, 64));
  // With more players there are more ways to move, and less is left to read.
  if (plan.players > 2) plan.demands.most_empty = 9;
  plan.demands.most_nodes = read_positions(arguments, 100'000);
  const std::string from = arguments.option("--from").value_or("both");
  if (from != "games" && from != "shapes" && from != "both") {
    throw UsageError("--from: expected games, shapes or both, got " + quote(from));
  }
  plan.games = from != "shapes";
  plan.shapes = from != "games";
  if (plan.board->graph->size() > kMostCertifiedPoints) {
    throw UsageError("problems can be made on boards of at most " +
                     std::to_string(kMostCertifiedPoints) + " points, not " +
                     std::to_string(plan.board->graph->size()));
  }
  return plan;
}

int make(const Arguments& arguments) {
  const Plan plan = read_plan(arguments);
  const std::string path = arguments.option("--out").value_or("");
  std::vector<Problem> known;
  if (!path.empty() && std::ifstream(path)) known = read_problem_file(path);
  Workshop workshop(plan, std::move(known), path);
  workshop.run();
  if (program_ranks().rank() > 0) return 0;
  if (arguments.flag("--json")) {
    std::cout << JsonObject()
                     .add("problems", workshop.found().size())
                     .add("added", workshop.added())
                     .add("tried", workshop.tried())
                     .add("seconds", workshop.seconds())
                     .text()
              << '\n';
  } else if (path.empty()) {
    std::cout << write_problems(workshop.found());
  } else {
    std::cout << workshop.added() << " problems added, " << workshop.found().size() << " in "
              << path << '\n';
  }
  return 0;
}

struct Flaw {
  std::string id, what;
};

int check_file(const Arguments& arguments, const std::string& path) {
  const std::vector<Problem> problems = read_problem_file(path);
  const int threads = static_cast<int>(arguments.number("--threads", 1, 1, 64));
  std::mutex mutex;
  std::size_t next = 0;
  Checked all;
  std::vector<Flaw> flaws;
  std::set<std::string> ids;
  ProgressBar bar;
  const auto work = [&] {
    std::unique_lock lock(mutex);
    while (next < problems.size() && !interrupted) {
      const Problem& problem = problems[next++];
      if (!ids.insert(problem.id).second) flaws.push_back({problem.id, "it is there twice"});
      bar.show(static_cast<double>(next) / static_cast<double>(problems.size()),
               std::to_string(all.certificates) + " proofs");
      lock.unlock();
      const auto checked = check(problem);
      lock.lock();
      if (!checked) {
        flaws.push_back({problem.id, checked.error().message});
        continue;
      }
      all.certificates += checked->certificates;
      all.nodes += checked->nodes;
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  if (interrupted) throw NoAnswer("stopped");
  if (arguments.flag("--json")) {
    std::vector<JsonValue> list;
    for (const Flaw& flaw : flaws) {
      list.push_back(JsonObject().add("id", flaw.id).add("flaw", flaw.what));
    }
    std::cout << JsonObject()
                     .add("problems", problems.size())
                     .add("certificates", all.certificates)
                     .add("nodes", all.nodes)
                     .add("flaws", list)
                     .text()
              << '\n';
  } else {
    for (const Flaw& flaw : flaws) std::cout << flaw.id << ": " << flaw.what << '\n';
    std::cout << problems.size() - flaws.size() << " of " << problems.size()
              << " problems hold, by " << all.certificates << " proofs with " << all.nodes
              << " positions\n";
  }
  return flaws.empty() ? 0 : 1;
}

std::vector<Problem> read_all(const std::vector<std::string>& paths) {
  std::vector<Problem> all;
  std::set<std::string> ids;
  for (const std::string& path : paths) {
    for (Problem& problem : read_problem_file(path)) {
      if (ids.insert(problem.id).second) all.push_back(std::move(problem));
    }
  }
  return all;
}

// Joins files, and keeps all or the best.
int join(const Arguments& arguments, bool choosing) {
  const auto out = arguments.option("--out");
  if (!out) {
    throw UsageError(std::string(choosing ? "--choose" : "--merge") + ": give --out FILE, too");
  }
  std::vector<Problem> all = read_all(arguments.words());
  if (choosing) {
    all = choose(std::move(all), static_cast<int>(arguments.number("--each", 12, 1, 100'000)));
  }
  save(*out, all);
  if (arguments.flag("--json")) {
    std::cout << JsonObject().add("problems", all.size()).text() << '\n';
  } else {
    std::cout << all.size() << " problems in " << *out << '\n';
  }
  return 0;
}

int import_sgf(const Arguments& arguments, const std::string& path) {
  const auto out = arguments.option("--out");
  if (!out) throw UsageError("--import: give --out FILE, too");
  const auto asked = positions_from_sgf(read_file(path));
  if (!asked) throw UsageError(quote(path) + ": " + asked.error().message);
  std::vector<Problem> all;
  if (std::ifstream(*out)) all = read_problem_file(*out);
  std::set<std::string> ids;
  for (const Problem& problem : all) ids.insert(problem.id);
  Demands demands;
  demands.gap = 1;
  demands.most_empty = kMostCertifiedPoints;
  demands.most_nodes = read_positions(arguments, 10'000'000);
  demands.memory = std::size_t{256} << 20;
  Taste taste;
  std::size_t refused = 0, number = 0;
  for (const Asked& each : *asked) {
    ++number;
    auto problem = examine(each.board, each.players, each.candidate, demands, taste);
    if (!problem) {
      std::cerr << "game " << number << ": not exactly one right turn was found\n";
      ++refused;
    } else if (ids.insert(problem->id).second) {
      describe(*problem, taste);
      all.push_back(std::move(*problem));
    }
  }
  save(*out, all);
  if (arguments.flag("--json")) {
    std::cout << JsonObject().add("problems", all.size()).add("refused", refused).text() << '\n';
  } else {
    std::cout << all.size() << " problems in " << *out << '\n';
  }
  return refused == 0 ? 0 : 1;
}

int print_sgf(const std::string& path) {
  for (const Problem& problem : read_problem_file(path)) std::cout << to_sgf(problem);
  return 0;
}

int run(const std::vector<std::string>& given) {
  const bool merging = std::ranges::count(given, "--merge") > 0;
  const bool choosing = std::ranges::count(given, "--choose") > 0;
  const Arguments arguments(
      given, {"--json", "--merge", "--choose"},
      {"--players", "--count", "--out", "--from", "--gap", "--positions", "--seconds", "--threads",
       "--seed", "--check", "--import", "--sgf", "--task", "--tries", "--each"},
      merging || choosing ? 1000 : 1);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  if (merging || choosing) return join(arguments, choosing);
  if (const auto path = arguments.option("--check")) return check_file(arguments, *path);
  if (const auto path = arguments.option("--import")) return import_sgf(arguments, *path);
  if (const auto path = arguments.option("--sgf")) return print_sgf(*path);
  return run_farm_by_ranks([&] { return make(arguments); });
}

}  // namespace

const Command kProblemsCommand = {"problems", "make problems with proven solutions", kHelp, run};

}  // namespace omnigo
