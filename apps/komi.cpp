// omnigo komi: what each seat should be given for going later.
#include "komi.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <limits>
#include <nlohmann/json.hpp>

#include "arguments.h"
#include "clock/time_control.h"
#include "commands.h"
#include "graph/layout.h"
#include "play/start.h"
#include "program_ranks.h"
#include "progress.h"
#include "rules/names.h"
#include "solve/solve.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo komi BOARD [--players N] [--rules R] [--games N] [--playouts N] [--solve SECONDS]
                   [--time SECONDS] [--threads N] [--seed N] [--json]
       omnigo komi --table FILE [BOARD...] [--missing] [--players N] ...

Find how many points each seat should get so that all have the same chance. With two players on a
small board it first looks for perfect play: White's komi is then exactly what Black wins by.
Otherwise bots play each other, and the answer has a 95% interval. The interval says how precise the
mean of these games is, not how well the bots play. Press Ctrl-C to stop early.

  --players N      use N seats (default: 2; with --table: 2 to 6)
  --rules R        play by these rules, such as chinese or ko=situational (default: tromp-taylor); their
                   komi is ignored
  --games N        play N games if perfect play is not found (default: 60; with --table: 2000)
  --playouts N     let the bots play N playouts per turn (default: 200; with --table: 60, and 40 on
                   boards with more than 100 points)
  --solve SECONDS  look for perfect play for this long (default: 10; 0: do not look)
  --time SECONDS   play the games of one board for at most this long (default: no limit)
  --threads N      play N games at the same time (default: 1)
  --seed N         seed the bots' random numbers (default: 1)
  --table FILE     write the fair komi of each BOARD into a JSON file; without a BOARD, compute every
                   entry of the file again. Entries are saved as they are found. A third of the games
                   check the suggested komi: "shares" is the share of them that each seat won.
                   "unfair": no komi makes the seats equal. "unsettled": too few games to know.
                   Under mpirun, each rank computes an entry (docs/cluster.md)
  --missing        with --table: leave out entries that the file has
  --scores FILE    with --table: read the games from this file instead of playing them. One JSON object
                   per line: {"board":"9x9","players":2,"source":"net, 32 visits per turn",
                   "scores":[[43,38],...]}, with the area of each player in each game, without komi.
                   With "komi":[0,5.5], all of them were played with that komi, and check it. If they
                   do not find it fair, a fair entry stays, unless it has that komi and no more games
  --svg FILE       with --table and no BOARD: only draw the table, the komi of each seat as a
                   percentage of the board
  --json           print {"board","players","exact","komi":[...],"low":[...],"high":[...],
                   "suggested":[...],"games","playouts"}

examples:
  omnigo komi 3x3
  omnigo komi triangular:4 --players 3 --games 200
  omnigo komi --table data/komi.json --threads 16 --time 60
  omnigo komi --table data/komi.json --scores build/komi/scores.jsonl
)";

std::atomic<bool> interrupted = false;

void interrupt(int) { interrupted = true; }

struct Answer {
  bool exact = false;
  FairKomi fair;
  std::uint64_t playouts = 0;
};

}  // namespace

std::atomic<bool>& komi_interrupted() { return interrupted; }

std::optional<HalfPoints> perfect_komi(const Layout& layout, Rules rules, Milliseconds time) {
  rules.komi.assign(rules.players, 0);
  const auto game = start_game(layout.graph, rules);
  if (!game || time == 0 || rules.players != 2 || rules.scoring != Scoring::Area) {
    return std::nullopt;
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(time);
  ProgressBar bar;
  solve::Settings settings;
  settings.stop = [&] { return interrupted || std::chrono::steady_clock::now() >= end; };
  settings.report = [&](const solve::Progress&) { bar.run("looking for perfect play"); };
  const auto solver = solve::Solver::create(*game, settings);
  return solver ? (*solver)->value() : std::nullopt;
}

FairKomiSettings komi_settings(const Arguments& arguments, int games, std::uint64_t playouts) {
  FairKomiSettings settings;
  settings.games = static_cast<int>(arguments.number("--games", games, 1, 1'000'000));
  settings.playouts = arguments.number("--playouts", playouts, 1, 1'000'000'000);
  settings.seed = arguments.number("--seed", 1, 0, std::numeric_limits<long long>::max());
  settings.threads = static_cast<int>(arguments.number("--threads", 1, 1, 1024));
  return settings;
}

std::function<bool()> komi_stop(Milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(time);
  return [=] { return interrupted || (time > 0 && std::chrono::steady_clock::now() >= end); };
}

namespace {

Answer play_for(const Layout& layout, const Rules& rules, FairKomiSettings settings,
                Milliseconds time) {
  ProgressBar bar;
  settings.canonical = canonical_form(rules, layout.graph);
  settings.played = [&](int done) {
    bar.show(static_cast<double>(done) / settings.games, std::to_string(done) + " games");
  };
  settings.stop = komi_stop(time);
  Answer answer{false, fair_komi(layout.graph, rules, settings), settings.playouts};
  if (answer.fair.games == 0) {
    throw NoAnswer(
        explain("job-out", "stopped before the first game ended: there is no komi to report"));
  }
  return answer;
}

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", value);
  std::string shorter = text;
  while (shorter.back() == '0') shorter.pop_back();
  if (shorter.back() == '.') shorter.pop_back();
  return shorter == "-0" ? "0" : shorter;
}

void print_json(const Layout& layout, const Answer& answer) {
  const FairKomi& fair = answer.fair;
  const nlohmann::ordered_json json = {
      {"board", layout.spec},
      {"players", fair.komi.size()},
      {"exact", answer.exact},
      {"komi", rounded_json(fair.komi, 100)},
      {"low", rounded_json(fair.low, 100)},
      {"high", rounded_json(fair.high, 100)},
      {"suggested", halves_json(fair.suggested)},
      {"games", fair.games},
      {"playouts", answer.playouts},
  };
  std::cout << json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

std::string komi_text(const std::vector<HalfPoints>& komi) {
  std::string text;
  for (const HalfPoints halves : komi) text += (text.empty() ? "" : "/") + half_points_text(halves);
  return text;
}

void print_text(const Answer& answer) {
  const FairKomi& fair = answer.fair;
  for (std::size_t seat = 0; seat < fair.komi.size(); ++seat) {
    std::cout << colour_name(colour_of(static_cast<int>(seat))) << ' ' << number(fair.komi[seat]);
    if (!answer.exact && seat > 0) {
      std::cout << " (" << number(fair.low[seat]) << " to " << number(fair.high[seat]) << ')';
    }
    std::cout << '\n';
  }
  if (answer.exact) {
    std::cout << "exact, by perfect play\n";
  } else {
    std::cout << "suggested " << komi_text(fair.suggested) << "\nfrom " << fair.games
              << (fair.games == 1 ? " game" : " games") << " of bots at " << answer.playouts
              << " playouts per turn\n";
  }
}

int run(const std::vector<std::string>& given) {
  const bool table = std::any_of(given.begin(), given.end(), [](const std::string& word) {
    return word.starts_with("--table");
  });
  const Arguments arguments(given, {"--json", "--missing"},
                            {"--players", "--rules", "--games", "--playouts", "--solve", "--time",
                             "--threads", "--seed", "--table", "--scores", "--svg"},
                            table ? 1000 : 1);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  if (table) return run_farm_by_ranks([&] { return write_komi_table(arguments); });
  const Layout layout = checked(make_layout(arguments.word(0, "BOARD")));
  Rules rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  rules.players = static_cast<int>(arguments.number("--players", rules.players, 2, kMaxPlayers));
  rules.komi.assign(rules.players, 0);
  const Milliseconds time =
      checked(parse_seconds(arguments.option("--solve").value_or("10"), "--solve"));
  // Read before anything is solved, so that a wrong number is an error whatever the board.
  const FairKomiSettings settings = komi_settings(arguments, 60, 200);
  const Milliseconds limit =
      checked(parse_seconds(arguments.option("--time").value_or("0"), "--time"));
  Answer answer;
  if (const auto value = perfect_komi(layout, rules, time)) {
    answer.exact = true;
    answer.fair.komi = answer.fair.low = answer.fair.high = {0, *value / 2.0};
    answer.fair.suggested = {0, *value};
  } else {
    answer = play_for(layout, rules, settings, limit);
  }
  if (arguments.flag("--json")) {
    print_json(layout, answer);
  } else {
    print_text(answer);
  }
  return 0;
}

}  // namespace

const Command kKomiCommand = {"komi", "find a fair komi for every seat", kHelp, run};

}  // namespace omnigo
