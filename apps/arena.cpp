// omnigo arena: matches between engines.
#include <signal.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <limits>

#include "arguments.h"
#include "commands.h"
#include "match/report.h"
#include "match/run.h"
#include "program_ranks.h"
#include "progress.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo arena ENGINE ENGINE... [options]

Play a match between engines and report how strong they are. An ENGINE is a command line that speaks
GTP, with an optional name before it (gnu="gnugo --mode gtp"), or one of omnigo's bots with its limits
(omnigo:playouts=500, novice, mine=uct:time=2,threads=2; omnigo gtp --help lists them all). On boards
other than grids, and with more than two seats, programs need the command omnigo-game.

  --board B,B,...    play on these boards in turn (default: 9)
  --rules R          play by these rules, such as chinese,komi=6.5 or players=3 for three seats
                     (default: tromp-taylor)
  --games N          play N games in total (default: 100)
  --opening K        start with K random moves, the same for all seatings (default: 0)
  --clock T          enforce a clock such as move:time=1 or fischer:main=60,increment=1 (default: none)
  --patience S       without a clock: let an engine lose if it takes S seconds (default: 600)
  --turns N          end a game without a result after N turns (default: six times the points)
  --seed N           seed the openings and bots (default: 1)
  --parallel N       play N games at the same time, or N for each rank of mpirun (default: 1)
  --file F           save the match, one line of JSON per game; if F contains a part of this match,
                     play the rest. You can stop with Ctrl-C at any time
  --sprt E0,E1       stop once it is clear (with 5% errors either way) whether the first engine is
                     stronger than the second by E1 Elo rather than by E0
  --folder D         save each game in this folder as SGF, or as a JSON record if SGF cannot represent it
  --html F           write a page with tables and plots
  --errors F         append the programs' standard error to F
  --json             print the summary as JSON

Seats rotate; with more engines than seats, every combination plays. An engine that crashes, does not
answer, plays an illegal move or runs out of time loses that game, and the match continues. omnigo counts
the score itself, on the board as it is when all have passed.

examples:
  omnigo arena random uct:playouts=100 --board 5 --games 20
  omnigo arena gnu="gnugo --mode gtp --level 1" uct --board 9,13 --clock move:time=1 --file m.jsonl
  omnigo arena uct:playouts=50 uct:playouts=200 random --board triangular:4 --rules players=3
)";

std::atomic<bool> stop_asked = false;

void ask_to_stop(int) { stop_asked = true; }

std::vector<std::string> parts(const std::string& list) {
  std::vector<std::string> found;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    found.push_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return found;
}

// One name, one engine: the same written twice comes twice.
void sit_down(MatchPlan& plan, EngineSpec engine) {
  const auto same = std::find_if(plan.engines.begin(), plan.engines.end(),
                                 [&](const EngineSpec& e) { return e.name == engine.name; });
  plan.chairs.push_back(static_cast<int>(same - plan.engines.begin()));
  if (same == plan.engines.end()) {
    plan.engines.push_back(std::move(engine));
  } else if (*same != engine) {
    throw UsageError("two engines are named '" + engine.name + "'");
  }
}

MatchPlan read_plan(const Arguments& arguments) {
  MatchPlan plan;
  for (const std::string& word : arguments.words()) sit_down(plan, checked(parse_engine(word)));
  for (const std::string& board : parts(arguments.option("--board").value_or("9"))) {
    plan.boards.push_back(checked(make_layout(board)).spec);
  }
  plan.rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  plan.clock = checked(parse_time_control(arguments.option("--clock").value_or("none")));
  if (const auto seconds = arguments.option("--patience")) {
    plan.patience = checked(parse_seconds(*seconds, "--patience"));
  }
  plan.opening = static_cast<int>(arguments.number("--opening", 0, 0, 10'000));
  plan.turn_limit = static_cast<int>(arguments.number("--turns", 0, 1, 1'000'000));
  plan.seed = arguments.number("--seed", 1, 0, std::numeric_limits<long long>::max());
  if (static_cast<int>(plan.chairs.size()) < plan.rules.players) {
    throw UsageError("there are " + std::to_string(plan.rules.players) +
                     " seats: name that many engines; you can name one twice");
  }
  return plan;
}

Sprt read_sprt(const std::string& text) {
  const std::vector<std::string> bounds = parts(text);
  Sprt sprt;
  if (bounds.size() != 2) throw UsageError("--sprt: expected two numbers, such as 0,20");
  sprt.elo0 = static_cast<double>(parse_number(bounds[0], "--sprt", -2000, 2000));
  sprt.elo1 = static_cast<double>(parse_number(bounds[1], "--sprt", -2000, 2000));
  if (sprt.elo0 >= sprt.elo1) throw UsageError("--sprt: expected the lower number first");
  return sprt;
}

std::string open_folder(const std::string& path) {
  std::error_code failed;
  if (!path.empty()) std::filesystem::create_directories(path, failed);
  if (failed) throw UsageError("cannot create the folder '" + path + "'");
  return path;
}

// Opened before the match, so that a wrong name is known at once.
std::optional<std::ofstream> open_page(const std::optional<std::string>& path) {
  if (!path) return std::nullopt;
  std::ofstream file(*path);
  if (!file) throw UsageError("cannot write '" + *path + "'");
  return file;
}

int run_alike(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {"--json"},
      {"--board", "--rules", "--games", "--opening", "--clock", "--patience", "--turns", "--seed",
       "--parallel", "--file", "--sprt", "--folder", "--html", "--errors"},
      64);
  const MatchPlan plan = read_plan(arguments);
  MatchOptions options;
  options.games = static_cast<int>(arguments.number("--games", 100, 1, 1'000'000));
  options.parallel = static_cast<int>(arguments.number("--parallel", 1, 1, 1024));
  options.error_file = arguments.option("--errors").value_or("");
  options.folder = open_folder(arguments.option("--folder").value_or(""));
  if (const auto bounds = arguments.option("--sprt")) options.sprt = read_sprt(*bounds);
  if (options.sprt &&
      (plan.engines.size() != 2 || plan.chairs.size() != 2 || plan.rules.players != 2)) {
    throw UsageError("--sprt needs exactly two engines");
  }
  options.ranks = &program_ranks();
  const bool keeps = options.ranks->rank() == 0;
  MatchBook book =
      checked(MatchBook::open(keeps ? arguments.option("--file").value_or("") : "", plan));
  auto page = keeps ? open_page(arguments.option("--html")) : std::nullopt;
  signal(SIGINT, ask_to_stop);
  signal(SIGTERM, ask_to_stop);
  checked(check_engines(plan, options));
  {
    ProgressBar bar;
    options.progress = [&](const std::vector<MatchGame>& games) {
      bar.show(static_cast<double>(games.size()) / options.games,
               std::to_string(games.size()) + " games, " + standing_text(plan, games));
    };
    if (keeps) options.progress(book.games());
    checked(run_match(plan, options, book, stop_asked));
  }
  if (!keeps) return 0;
  if (page) *page << report_html(plan, book.games(), options.sprt);
  std::cout << (arguments.flag("--json") ? report_json(plan, book.games(), options.sprt) + "\n"
                                         : report_text(plan, book.games(), options.sprt));
  return 0;
}

int run(const std::vector<std::string>& given) {
  return run_farm_by_ranks([&] { return run_alike(given); });
}

}  // namespace

const Command kArenaCommand = {"arena", "play matches between engines", kHelp, run};

}  // namespace omnigo
