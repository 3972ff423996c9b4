// omnigo komi: what each seat should be given for going later.
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
#include "gtp/canonical.h"
#include "progress.h"
#include "rules/names.h"
#include "search/fair_komi.h"
#include "solve/solve.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo komi BOARD [--players N] [--rules R] [--games N] [--playouts N] [--solve SECONDS]
                   [--time SECONDS] [--seed N] [--json]

How many points each seat should get so that all have the same chance. With two players on a small
board, perfect play is searched for first: White's komi is then exactly what Black wins by. Else bots
play each other, and the answer comes with an interval that 19 of 20 such samples of games give. It
says how sure the mean of these games is, not how well the bots play; stop it with Ctrl-C whenever
you like.

  --players N      seats (2 if not given)
  --rules R        such as chinese or ko=situational (tromp-taylor if not given); their komi is left
                   aside
  --games N        to be played where perfect play is not found (60 if not given)
  --playouts N     for each turn of the bots (200 if not given)
  --solve SECONDS  to search for perfect play (10 if not given; 0: not at all)
  --time SECONDS   for the games; what was played by then counts (no limit if not given)
  --seed N         of the bots' random numbers (1 if not given)
  --json           {"board","players","exact","komi":[...],"low":[...],"high":[...],"games",
                   "playouts"}

examples:
  omnigo komi 3x3
  omnigo komi triangular:4 --players 3 --games 200
)";

std::atomic<bool> interrupted = false;

void interrupt(int) { interrupted = true; }

struct Answer {
  bool exact = false;
  FairKomi fair;
  std::uint64_t playouts = 0;
};

// Black's win under perfect play, if it is found in time.
std::optional<HalfPoints> solve_for(const Layout& layout, const Rules& rules, Milliseconds time) {
  const auto game = start_game(layout.graph, rules);
  if (!game || time == 0 || rules.players != 2) return std::nullopt;
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(time);
  ProgressBar bar;
  solve::Settings settings;
  settings.stop = [&] { return interrupted || std::chrono::steady_clock::now() >= end; };
  settings.report = [&](const solve::Progress&) { bar.run("looking for perfect play"); };
  const auto solver = solve::Solver::create(*game, settings);
  return solver ? (*solver)->value() : std::nullopt;
}

Answer play_for(const Layout& layout, const Rules& rules, const Arguments& arguments) {
  ProgressBar bar;
  FairKomiSettings settings;
  settings.canonical = canonical_form(rules, layout.graph);
  settings.games = static_cast<int>(arguments.number("--games", 60, 1, 1'000'000));
  settings.playouts = arguments.number("--playouts", 200, 1, 1'000'000'000);
  settings.seed = arguments.number("--seed", 1, 0, std::numeric_limits<long long>::max());
  settings.played = [&](int done) {
    bar.show(static_cast<double>(done) / settings.games, std::to_string(done) + " games");
  };
  const Milliseconds time =
      checked(parse_seconds(arguments.option("--time").value_or("0"), "--time"));
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(time);
  settings.stop = [=] {
    return interrupted || (time > 0 && std::chrono::steady_clock::now() >= end);
  };
  Answer answer{false, fair_komi(layout.graph, rules, settings), settings.playouts};
  if (answer.fair.games == 0) {
    throw std::runtime_error("stopped before the first game ended: there is no komi to tell");
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

std::string list(const std::vector<double>& values) {
  std::string text;
  for (double value : values) text += (text.empty() ? "" : ",") + number(value);
  return "[" + text + "]";
}

void print_json(const Layout& layout, const Answer& answer) {
  const FairKomi& fair = answer.fair;
  const std::string board =
      nlohmann::json(layout.spec).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  std::cout << "{\"board\":" << board << ",\"players\":" << fair.komi.size()
            << ",\"exact\":" << (answer.exact ? "true" : "false") << ",\"komi\":" << list(fair.komi)
            << ",\"low\":" << list(fair.low) << ",\"high\":" << list(fair.high)
            << ",\"games\":" << fair.games << ",\"playouts\":" << answer.playouts << "}\n";
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
    std::cout << "exactly, by perfect play\n";
  } else {
    std::cout << "from " << fair.games << (fair.games == 1 ? " game" : " games") << " of bots at "
              << answer.playouts << " playouts a turn\n";
  }
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {"--json"},
      {"--players", "--rules", "--games", "--playouts", "--solve", "--time", "--seed"}, 1);
  const Layout layout = checked(make_layout(arguments.word(0, "BOARD")));
  Rules rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  rules.players = static_cast<int>(arguments.number("--players", rules.players, 2, kMaxPlayers));
  rules.komi.assign(rules.players, 0);
  const Milliseconds time =
      checked(parse_seconds(arguments.option("--solve").value_or("10"), "--solve"));
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  Answer answer;
  if (const auto value = solve_for(layout, rules, time)) {
    answer.exact = true;
    answer.fair.komi = answer.fair.low = answer.fair.high = {0, *value / 2.0};
  } else {
    answer = play_for(layout, rules, arguments);
  }
  if (arguments.flag("--json")) {
    print_json(layout, answer);
  } else {
    print_text(answer);
  }
  return 0;
}

}  // namespace

const Command kKomiCommand = {"komi", "a fair komi for every seat", kHelp, run};

}  // namespace omnigo
