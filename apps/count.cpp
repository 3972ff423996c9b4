// omnigo count: how many legal colourings a board has, and other exact numbers.
#include "count.h"

#include <unistd.h>

#include <atomic>
#include <cmath>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/quote.h"
#include "commands.h"
#include "count/bounds.h"
#include "count/plan.h"
#include "json_text.h"
#include "program_ranks.h"
#include "progress.h"
#include "ranks/exchange.h"
#include "rules/colour.h"

namespace omnigo {
namespace {

using count::Count;
using count::CountOptions;
using count::Way;

constexpr char kHelp[] = R"(usage: omnigo count BOARD [--players N] [options]
       omnigo count --bounds BOARD [--players N] [--json]
       omnigo count --plan BOARD [--players N] [--network N] [--json]
       omnigo count --table BOARD [--players N | --players N-M] [--csv] [--plot FILE.svg] [options]
       omnigo count --sample K BOARD [--players N] [--seed S] [--json]
       omnigo count --join BOARD FILE... [--players N] [--json]
       omnigo count --games BOARD [--players N] [--no-suicide] [--json]
       omnigo count --longest BOARD [--players N] [--nodes N] [--json]

Count the legal colourings of a board exactly: those in which every block of stones has a liberty.

  --players N        count with N colours (default: 2)
  --fraction         also print the legal share of all (N+1)^points colourings
  --check            count again in another way, and by brute force where that is quick
  --way NAME         count in this way: rows, along the rows of a rectangle; columns, along its longer
                     side; graph, by the sweep over any graph; reverse, the same in another order and
                     without symmetries (default: rows on rectangles, graph on other boards)
  --time             also print CPU seconds, states, bytes and moduli, and with several ranks the
                     bytes that they sent each other
  --json             print {"legal":"decimal"} and the other values you asked for

  --threads N        use N threads (default: one per processor)
  --memory SIZE      use at most this much memory, such as 8G or 500M (default: three quarters of
                     the machine's)
  --spill FOLDER     keep states in this folder instead of memory; with --checkpoint, almost nothing
                     is lost when the program stops
  --checkpoint FILE  save progress to this file every few minutes and when interrupted; run the same
                     command again to continue
  --moduli N | N-M   count only modulo the product of the N largest primes below 2^63, or of the Nth to
                     the Mth; also print that product

--bounds prints what is known about a board without counting, as logarithms: the most moves a game can
have, (N+1)^points; the nodes of a tree of that depth with points/2 branches; on rectangles with two
colours, the asymptotic formula of Tromp and Farneback.

--plan says what a count takes: states, moduli, processor hours and memory; for rectangles also memory and
hours for 1 to 256 ranks of mpirun with one processor and a network of N gigabits per second each
(default: 10). docs/cluster.md says how to count with several. For other boards it is a rough estimate.

--join puts the exact number together from several counts with --moduli and --json, one file for each.

--table counts all boards of a family up to BOARD: for WxH families every size up to it (torus:5x6), or
only squares if one number is given (torus:5); for others every size (cube:4). It prints a Markdown
table; --csv and --json add time and memory. Boards that need more memory are left out. --plot draws how
time and memory grow. With --check, a number that differs is an error.

--sample prints K legal colourings drawn uniformly at random, one letter per point in point order. It
draws from the counted states if they fit in memory, and otherwise until a colouring is legal. Both
give every legal colouring exactly the same chance; --seed S (default: 1) repeats a draw.

--games counts whole games under positional superko: sequences of moves of any colours from the empty
board in which no colouring occurs twice, including every shorter one. --longest finds the longest of
them, or a long one and a bound if that takes too long; --nodes N limits the search (default: 300000).
Both are for tiny boards.

examples:
  omnigo count 9x9
  omnigo count triangular:4 --players 3 --fraction --check
  omnigo count 13x13 --memory 16G --checkpoint 13x13.part --time
  omnigo count 15x15 --memory 8G --spill /scratch --checkpoint /scratch/15x15.part
  mpirun -n 16 omnigo count 15x15 --threads 1
  omnigo count --bounds 19x19
  omnigo count --plan 17x17
  omnigo count --plan torus:7x7
  omnigo count 15x15 --moduli 1-3 --json > a.json
  omnigo count --join 15x15 a.json b.json
  omnigo count torus:6x6 --way reverse --moduli 1
  omnigo count --table 7x7
  omnigo count --table grid:8 --players 2-4 --csv --plot growth.svg
  omnigo count --sample 10 cube:3
  omnigo count --games 1x4
  omnigo count --longest 2x2
)";

std::atomic<bool> interrupted = false;
volatile std::sig_atomic_t checkpoint_first = 0;  // one is to be written before the end

// In seconds.
std::int64_t monotonic_time() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec;
}

// Without a checkpoint there is nothing to save, and nothing to wait for: a single step of a large
// count takes seconds. A second signal does not wait either, unless it comes with the first, as
// timeout(1) and batch systems send it to the program and to its group.
void interrupt(int) {
  static std::atomic<std::int64_t> first = 0;
  if (interrupted && monotonic_time() <= first + 1) return;
  if (checkpoint_first == 0 || interrupted) {
    constexpr char kStopped[] = "omnigo: stopped\n";
    [[maybe_unused]] const auto written = write(STDERR_FILENO, kStopped, sizeof kStopped - 1);
    _exit(1);
  }
  first = monotonic_time();
  interrupted = true;
}

std::size_t physical_memory() {
  return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

// Lines of text, or members of one JSON object.
class Answer {
 public:
  explicit Answer(bool json) : json_(json) {}

  void add(const std::string& name, const std::string& line, const JsonValue& value) {
    object_.add(name, value);
    lines_ += line + '\n';
  }
  std::string text() const { return json_ ? object_.text() + '\n' : lines_; }

 private:
  const bool json_;
  JsonObject object_;
  std::string lines_;
};

constexpr int kDigits = 10;

std::string number_text(double value) { return JsonValue(value, kDigits).text(); }

int run_count_bounds(const Arguments& arguments) {
  const Layout board = checked(make_layout(arguments.word(0, "BOARD")));
  const count::Bounds bounds = count::bounds_of(board, read_player_count(arguments));
  Answer answer(arguments.flag("--json"));
  const auto add = [&](const std::string& name, const std::string& what,
                       std::optional<double> value) {
    if (value) answer.add(name, what + " " + number_text(*value), {*value, kDigits});
  };
  add("log10_moves",
      "log10 of the most moves a game can have, (players+1)^points:", bounds.log10_colourings);
  add("log10_tree",
      "log10 of the nodes of a tree of that depth with points/2 branches:", bounds.log10_tree);
  add("log10_log10_tree", "log10 of that logarithm:", bounds.log10_log10_tree);
  add("log10_estimate",
      "log10 of the legal colourings by the asymptotic formula:", bounds.log10_legal_estimate);
  std::cout << answer.text();
  return 0;
}

// With about three digits.
std::string rounded(double value) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(value >= 100 ? 0 : value >= 1 ? 1 : 3) << value;
  return text.str();
}

// A table of ranks: what one processor and one disk cannot, several may.
std::string ranks_table(const count::CountPlan& plan, int players, double gigabits) {
  std::ostringstream text;
  text << std::left << std::setw(8) << "ranks" << std::setw(14) << "GB for each" << std::setw(10)
       << "hours" << std::setw(20) << "GB that each sends" << "hours to send\n";
  for (const int ranks : {1, 4, 16, 64, 256}) {
    const count::RanksPlan its = count::plan_ranks(plan, players, ranks);
    text << std::setw(8) << ranks << std::setw(14) << rounded(its.bytes / 1e9) << std::setw(10)
         << rounded(its.seconds / 3600) << std::setw(20) << rounded(its.sent_bytes / 1e9)
         << rounded(its.sent_bytes * 8 / 1e9 / gigabits / 3600) << '\n';
  }
  return text.str();
}

void add_hours(Answer& answer, double seconds) {
  answer.add("cpu_hours", rounded(seconds / 3600) + " processor hours", {seconds / 3600, kDigits});
}

int print_graph_plan(const Arguments& arguments, const Layout& board, int players) {
  const count::GraphPlan plan = checked(count::plan_graph_count(board, players));
  Answer answer(arguments.flag("--json"));
  answer.add("states",
             "about " + rounded(plan.states) + " states, or up to six times fewer or more",
             {plan.states, kDigits});
  answer.add("moduli", std::to_string(plan.moduli) + " moduli", plan.moduli);
  add_hours(answer, plan.seconds);
  answer.add("gigabytes", rounded(plan.bytes / 1e9) + " GB of memory", {plan.bytes / 1e9, kDigits});
  std::cout << answer.text();
  return 0;
}

int run_count_plan(const Arguments& arguments) {
  const Layout board = checked(make_layout(arguments.word(0, "BOARD")));
  const int players = read_player_count(arguments);
  if (!count::plans_rows(board, players)) return print_graph_plan(arguments, board, players);
  const count::CountPlan plan = count::plan_count(board, players);
  const auto gigabits = static_cast<double>(arguments.number("--network", 10, 1, 10'000));
  Answer answer(arguments.flag("--json"));
  answer.add("states",
             number_text(std::round(plan.states)) + " states" +
                 (plan.extrapolated ? ", extrapolated" : ""),
             {plan.states, kDigits});
  answer.add("moduli", std::to_string(plan.moduli) + " moduli", plan.moduli);
  add_hours(answer, plan.seconds);
  answer.add("vector_gigabytes",
             rounded(plan.vector_bytes / 1e9) + " GB for one modulus, in memory or on disk",
             {plan.vector_bytes / 1e9, kDigits});
  std::cout << answer.text();
  if (!arguments.flag("--json")) std::cout << '\n' << ranks_table(plan, players, gigabits);
  return 0;
}

void add_check(Answer& answer, const std::vector<std::string>& ways) {
  std::string lines;
  for (const std::string& way : ways) {
    lines += (lines.empty() ? "" : "\n") + ("confirmed by " + way);
  }
  answer.add("checked", lines, ways);
}

// All ranks ask.
double cpu_seconds_of_all() {
  Exchange exchange(program_ranks(), [](const Ranks::Bytes&) {});
  std::uint64_t clocks = 0;
  for (const auto& words : exchange.all({static_cast<std::uint64_t>(std::clock())})) {
    clocks += words[0];
  }
  return static_cast<double>(clocks) / CLOCKS_PER_SEC;
}

int run_count_legal(const Arguments& arguments) {
  const Layout board = checked(make_layout(arguments.word(0, "BOARD")));
  const CountOptions options = count_options(arguments, read_player_count(arguments));
  const Count counted = count_with_bar(board, options);
  const double seconds = cpu_seconds_of_all();
  std::vector<std::string> ways;
  if (arguments.flag("--check")) ways = check_count(board, options, counted.legal);
  if (program_ranks().rank() > 0) return 0;
  Answer answer(arguments.flag("--json"));
  const std::string legal = counted.legal.get_str();
  answer.add("legal", legal, legal);
  if (!options.moduli.empty()) {
    const std::string product = count::product_of(options.moduli).get_str();
    answer.add("modulus", "modulo " + product, product);
  }
  if (arguments.flag("--fraction")) {
    const double share = legal_fraction(counted.legal, options.players, board.graph->size());
    answer.add("fraction", "fraction " + number_text(share), {share, kDigits});
  }
  if (arguments.flag("--check")) add_check(answer, ways);
  if (arguments.flag("--time")) {
    answer.add("cpu_seconds", number_text(seconds) + " CPU seconds", {seconds, kDigits});
    const auto add = [&](const std::string& name, auto number) {
      answer.add(name, std::to_string(number) + " " + name, number);
    };
    add("states", counted.states);
    add("bytes", counted.bytes);
    add("moduli", counted.moduli);
    add("passes", counted.passes);
    if (program_ranks().size() > 1) add("sent_bytes", counted.sent_bytes);
  }
  std::cout << answer.text();
  return 0;
}

count::Remainder read_remainder(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw UsageError("cannot read " + quote(path));
  const auto json = nlohmann::json::parse(file, nullptr, false);
  const auto number = [&](const char* name) {
    mpz_class value;
    if (!json.is_object() || !json.contains(name) || !json[name].is_string() ||
        value.set_str(json[name].get<std::string>(), 10) != 0 || value < 0) {
      throw UsageError(quote(path) + " is not what count --moduli --json printed");
    }
    return value;
  };
  return {number("legal"), number("modulus")};
}

int run_count_join(const Arguments& arguments) {
  const Layout board = checked(make_layout(arguments.word(0, "BOARD")));
  arguments.word(1, "FILE");
  count::Remainder all;
  for (std::size_t i = 1; i < arguments.words().size(); ++i) {
    const std::string& path = arguments.words()[i];
    if (!count::join(all, read_remainder(path))) {
      throw UsageError(quote(path) + " has a modulus that another file has, too");
    }
  }
  const mpz_class colourings = count::colourings_of(*board.graph, read_player_count(arguments));
  if (all.modulus <= colourings) throw NoAnswer("more moduli are needed for the exact number");
  Answer answer(arguments.flag("--json"));
  answer.add("legal", all.value.get_str(), all.value.get_str());
  std::cout << answer.text();
  return 0;
}

int run_alike(const std::vector<std::string>& given) {
  const bool joins = std::ranges::count(given, "--join") > 0;
  const Arguments arguments(
      given,
      {"--json", "--fraction", "--bounds", "--plan", "--check", "--time", "--join", "--table",
       "--csv", "--games", "--longest", "--no-suicide"},
      {"--players", "--threads", "--memory", "--checkpoint", "--moduli", "--way", "--network",
       "--spill", "--plot", "--sample", "--seed", "--nodes"},
      joins ? 1000 : 1);
  // Also the numbers that this way of counting does not use: a wrong one is an error.
  count_options(arguments, 2);
  read_search_numbers(arguments);
  const bool resumes =
      !arguments.flag("--games") && !arguments.flag("--longest") && !arguments.option("--sample");
  checkpoint_first = resumes && arguments.option("--checkpoint") ? 1 : 0;
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  const bool by_all = resumes && !joins && !arguments.flag("--bounds") && !arguments.flag("--plan");
  if (!by_all && program_ranks().rank() > 0) return 0;
  if (arguments.flag("--bounds")) return run_count_bounds(arguments);
  if (arguments.flag("--plan")) return run_count_plan(arguments);
  if (joins) return run_count_join(arguments);
  if (arguments.flag("--table")) return run_count_table(arguments);
  if (arguments.flag("--games")) return run_count_games(arguments);
  if (arguments.flag("--longest")) return run_count_longest(arguments);
  if (arguments.flag("--sample")) return run_count_sample(arguments);
  return run_count_legal(arguments);
}

int run(const std::vector<std::string>& given) {
  return run_by_ranks([&] { return run_alike(given); });
}

struct NamedWay {
  Way way;
  const char *name, *words;
};

constexpr NamedWay kWays[] = {
    {Way::grid, "rows", "the sweep along rows"},
    {Way::graph, "graph", "the sweep over any graph"},
    {Way::transposed, "columns", "a sweep along the other side"},
    {Way::reversed, "reverse", "a sweep in the reverse order"},
};

Way read_way(const Arguments& arguments) {
  const auto name = arguments.option("--way");
  if (!name) return Way::best;
  for (const NamedWay& way : kWays) {
    if (way.name == *name) return way.way;
  }
  throw UsageError("--way: expected rows, columns, graph or reverse, got " + quote(*name));
}

// At once, not when the first one is to be written.
void check_checkpoint(const std::filesystem::path& file) {
  std::error_code none;
  if (std::filesystem::is_directory(file, none)) {
    throw UsageError("--checkpoint: " + quote(file.string()) + " is a folder, not a file");
  }
  const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
  if (!std::filesystem::is_directory(folder, none)) {
    throw UsageError("--checkpoint: " + quote(folder.string()) + " is not a folder");
  }
}

// The ways that a count is compared with. Reverse orders are for boards that have no other way, and
// squares have the same sweep along both sides.
std::vector<NamedWay> other_ways(const Layout& board, const CountOptions& options) {
  const bool grid = count::is_grid(board, options.players);
  const bool other_side = grid && board.rectangle->columns != board.rectangle->rows &&
                          count::is_grid(board, options.players, true);
  Way used = options.way;
  if (used == Way::best) used = grid ? Way::grid : Way::graph;
  std::vector<NamedWay> ways;
  for (const NamedWay& way : kWays) {
    const bool fits = way.way == Way::graph || (way.way == Way::grid && grid) ||
                      (way.way == Way::transposed && other_side) ||
                      (way.way == Way::reversed && !grid);
    if (fits && way.way != used) ways.push_back(way);
  }
  return ways;
}

}  // namespace

int read_player_count(const Arguments& arguments) {
  return static_cast<int>(arguments.number("--players", 2, 1, kMaxPlayers));
}

std::pair<int, int> read_range(const Arguments& arguments, const std::string& name,
                               const std::string& otherwise, int most) {
  const std::string text = arguments.option(name).value_or(otherwise);
  const std::size_t dash = text.find('-');
  const auto number = [&](const std::string& digits) {
    return static_cast<int>(parse_number(digits, name, 1, most));
  };
  const int first = number(text.substr(0, dash));
  return {first, dash == std::string::npos ? first : number(text.substr(dash + 1))};
}

CountOptions count_options(const Arguments& arguments, int players) {
  CountOptions options;
  options.players = players;
  options.way = read_way(arguments);
  Ranks& ranks = program_ranks();
  options.resources.ranks = &ranks;
  options.resources.threads =
      static_cast<int>(arguments.number("--threads", std::min(64, ranks.processors()), 1, 64));
  options.resources.memory =
      arguments.memory("--memory", physical_memory() / 4 * 3 / ranks.on_this_host());
  if (const auto moduli = arguments.option("--moduli")) {
    auto [first, last] = read_range(arguments, "--moduli", "1", 1000);
    if (moduli->find('-') == std::string::npos) first = 1;
    if (first > last) throw UsageError("--moduli: expected the smaller number first");
    options.moduli = count::largest_primes(last);
    options.moduli.erase(options.moduli.begin(), options.moduli.begin() + first - 1);
  }
  options.resources.spill = arguments.option("--spill").value_or("");
  if (const auto& folder = options.resources.spill;
      !folder.empty() && !std::filesystem::is_directory(folder)) {
    throw UsageError("--spill: " + quote(folder) + " is not a folder");
  }
  options.checkpoint = arguments.option("--checkpoint").value_or("");
  check_checkpoint(options.checkpoint);
  return options;
}

Count count_with_bar(const Layout& board, CountOptions options) {
  ProgressBar bar;
  const bool shows = options.resources.ranks->rank() == 0;
  options.progress = [&](const count::Progress& progress) {
    if (shows) bar.show(progress.done, std::to_string(progress.states) + " states");
    return !interrupted;
  };
  auto counted = count::count_legal(board, options);
  if (!counted && interrupted) {
    throw NoAnswer("stopped" +
                   (options.checkpoint.empty()
                        ? std::string()
                        : "; run the same command again to continue from " + options.checkpoint));
  }
  return checked(std::move(counted));
}

std::vector<std::string> check_count(const Layout& board, const CountOptions& options,
                                     const mpz_class& legal) {
  std::vector<std::string> ways;
  const auto compare = [&](const mpz_class& other, const std::string& way) {
    if (other != legal) throw NoAnswer("counted " + other.get_str() + " by " + way);
    ways.push_back(way);
  };
  for (const NamedWay& way : other_ways(board, options)) {
    CountOptions other = options;
    other.checkpoint.clear();
    other.way = way.way;
    compare(count_with_bar(board, other).legal, way.words);
  }
  const mpz_class colourings = count::colourings_of(*board.graph, options.players);
  if (colourings <= 5'000'000 && options.moduli.empty()) {
    compare(count::count_by_brute_force(*board.graph, options.players), "brute force");
  }
  return ways;
}

double legal_fraction(const mpz_class& legal, int players, int points) {
  mpz_class colourings;
  mpz_ui_pow_ui(colourings.get_mpz_t(), players + 1, points);
  // GMP's floats have a wide exponent: no overflow where a double's would.
  return mpf_class(mpf_class(legal, 128) / mpf_class(colourings, 128)).get_d();
}

const Command kCountCommand = {"count", "count legal colourings and games, exactly", kHelp, run};

}  // namespace omnigo
