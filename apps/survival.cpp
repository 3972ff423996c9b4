// omnigo survival: how easily stones are taken, by degree and number of players.
#include "search/survival.h"

#include <atomic>
#include <csignal>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <limits>
#include <span>
#include <sstream>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "draw/chart.h"
#include "graph/layout.h"
#include "json_text.h"
#include "progress.h"
#include "rules/colour.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo survival [BOARD...] [--players N | --players N-M] [--games N] [--bot NAME]
                       [--playouts N] [--seed N] [--svg FILE] [--json]

Measure how easily stones are captured, by the degree of their points (how many neighbours they have)
and the number of players; docs/survival.md has the results. Without BOARD, measure twelve boards whose
points have 2 to 11 neighbours.

In a *siege*, all other players attack a lone stone, on every point in turn. Each attacker fills one of
the block's liberties, then the owner extends the block by a stone, for up to 12 rounds. In *games* of
bots, every stone is followed until it is captured or the game ends.

  --players N-M   measure with N to M players (default: 2-6)
  --games N       play N games on each board and for each number of players (default: 20; 0: none)
  --bot NAME      let this bot play them (default: random); omnigo gtp --help lists the others
  --playouts N    let a bot without its own limit play N playouts per turn (default: 50)
  --seed N        seed the bots (default: 1)
  --svg FILE      draw both
  --json          print {"rows":[{"board","degree","players","siege_stones","siege_taken",
                  "siege_rounds","stones","at_once","standing"}]}: for each degree the points besieged,
                  how many were captured, and the total rounds; in games, the stones placed, those
                  captured before their owner's next turn, and those on the board at the end

examples:
  omnigo survival
  omnigo survival torus:9x9 triangular:6 --players 2-4 --games 100 --svg survival.svg
)";

constexpr const char* kBoards[] = {"cycle:60",     "dodecahedron", "honeycomb:4", "cube:5",
                                   "9x9",          "torus:9x9",    "klein:9x9",   "icosahedron",
                                   "triangular:6", "sunflower:91", "hypercube:6", "complete:12"};

std::atomic<bool> interrupted = false;
void interrupt(int) { interrupted = true; }

struct Row {
  std::string board;
  int degree, players;
  Sieges siege;
  StoneFates fates;
};

struct Plan {
  std::vector<Layout> boards;
  int from = 2, to = 6;
  SurvivalSettings settings;
};

void read_players(const std::string& text, Plan& plan) {
  const std::size_t dash = text.find('-');
  plan.from = static_cast<int>(parse_number(text.substr(0, dash), "--players", 2, kMaxPlayers));
  plan.to = dash == text.npos ? plan.from
                              : static_cast<int>(parse_number(text.substr(dash + 1), "--players",
                                                              plan.from, kMaxPlayers));
}

Plan read_plan(const Arguments& arguments) {
  Plan plan;
  std::vector<std::string> names = arguments.words();
  if (names.empty()) names.assign(std::begin(kBoards), std::end(kBoards));
  for (const std::string& name : names) plan.boards.push_back(checked(make_layout(name)));
  read_players(arguments.option("--players").value_or("2-6"), plan);
  plan.settings.games = static_cast<int>(arguments.number("--games", 20, 0, 1'000'000));
  plan.settings.bot = arguments.option("--bot").value_or(plan.settings.bot);
  plan.settings.playouts = arguments.number("--playouts", 50, 1, 1'000'000'000);
  plan.settings.seed = arguments.number("--seed", 1, 0, std::numeric_limits<long long>::max());
  plan.settings.stop = [] { return interrupted.load(); };
  return plan;
}

std::vector<Row> measure(const Plan& plan) {
  ProgressBar bar;
  std::vector<Row> rows;
  double done = 0;
  const auto all = static_cast<double>(plan.boards.size()) * (plan.to - plan.from + 1);
  for (const Layout& board : plan.boards) {
    for (int players = plan.from; players <= plan.to; ++players) {
      bar.show(done++ / all, board.spec + ", " + std::to_string(players) + " players");
      FatesByDegree fates = checked(fates_in_games(board.graph, players, plan.settings));
      for (const auto& [degree, siege] : sieges_on(*board.graph, players)) {
        rows.push_back({board.spec, degree, players, siege, fates[degree]});
      }
      if (interrupted) throw std::runtime_error("stopped");
    }
  }
  return rows;
}

// --- as text: one line a board, all degrees together

struct Shares {
  double taken = 0, at_once = 0, standing = 0;  // in per cent
  double rounds = 0, degree = 0;                // means
};

Shares shares_of(const std::vector<Row>& rows, const std::string& board, int players) {
  Sieges siege;
  StoneFates fates;
  double degrees = 0;
  for (const Row& row : rows) {
    if (row.board != board || row.players != players) continue;
    siege.stones += row.siege.stones;
    siege.taken += row.siege.taken;
    siege.rounds += row.siege.rounds;
    degrees += static_cast<double>(row.degree) * row.siege.stones;
    fates.stones += row.fates.stones;
    fates.at_once += row.fates.at_once;
    fates.standing += row.fates.standing;
  }
  const auto mean = [](double sum, long count) {
    return count == 0 ? 0 : sum / static_cast<double>(count);
  };
  const auto share = [&](long part, long whole) {
    return mean(100 * static_cast<double>(part), whole);
  };
  return {share(siege.taken, siege.stones), share(fates.at_once, fates.stones),
          share(fates.standing, fates.stones), mean(siege.rounds, siege.stones),
          mean(degrees, siege.stones)};
}

void print_table(const Plan& plan, const std::vector<Row>& rows, const std::string& title,
                 double Shares::* what, const char* unit) {
  std::cout << title << "\n\n| board | mean degree | gain |";
  for (int n = plan.from; n <= plan.to; ++n) std::cout << ' ' << n << " players |";
  std::cout << "\n|---|---|---|";
  for (int n = plan.from; n <= plan.to; ++n) std::cout << "---|";
  for (const Layout& board : plan.boards) {
    std::cout << "\n| " << board.spec << " | " << std::fixed << std::setprecision(2)
              << shares_of(rows, board.spec, plan.from).degree << " | "
              << gain_of_extending(*board.graph) << " |" << std::setprecision(1);
    for (int n = plan.from; n <= plan.to; ++n) {
      std::cout << ' ' << shares_of(rows, board.spec, n).*what << unit << " |";
    }
  }
  std::cout << "\n\n";
}

void print_text(const Plan& plan, const std::vector<Row>& rows) {
  print_table(plan, rows, "Lone stones captured in a siege:", &Shares::taken, "%");
  print_table(plan, rows,
              "Rounds that a lone stone holds out in a siege (" + std::to_string(kSiegeRounds) +
                  ": it has escaped):",
              &Shares::rounds, "");
  if (plan.settings.games == 0) return;
  const std::string games = "In games of " + plan.settings.bot + ", stones ";
  print_table(plan, rows, games + "captured before their owner's next turn:", &Shares::at_once,
              "%");
  print_table(plan, rows, games + "on the board at the end:", &Shares::standing, "%");
}

void print_json(const std::vector<Row>& rows) {
  std::vector<JsonValue> list;
  for (const Row& row : rows) {
    list.push_back(JsonObject()
                       .add("board", row.board)
                       .add("degree", row.degree)
                       .add("players", row.players)
                       .add("siege_stones", row.siege.stones)
                       .add("siege_taken", row.siege.taken)
                       .add("siege_rounds", row.siege.rounds)
                       .add("stones", row.fates.stones)
                       .add("at_once", row.fates.at_once)
                       .add("standing", row.fates.standing));
  }
  std::cout << JsonObject().add("rows", list).text() << '\n';
}

// Some of the boards: more lines than colours would be hard to read.
Chart chart(const Plan& plan, const std::vector<Row>& rows, std::span<const Layout> boards,
            const std::string& title, double Shares::* what) {
  Chart drawn{title, "players", {}, Axis::Linear, Axis::Linear};
  for (const Layout& board : boards) {
    ChartLine line{board.spec, {}};
    for (int n = plan.from; n <= plan.to; ++n) {
      line.points.push_back({n, shares_of(rows, board.spec, n).*what});
    }
    drawn.lines.push_back(std::move(line));
  }
  for (int n = plan.from; n <= plan.to; ++n) drawn.x_labels.push_back({n, std::to_string(n)});
  return drawn;
}

std::string drawing(const Plan& plan, const std::vector<Row>& rows) {
  constexpr std::size_t kColours = 6;
  std::vector<Chart> charts;
  const std::span<const Layout> all = plan.boards;
  for (std::size_t i = 0; i < all.size(); i += kColours) {
    const auto boards = all.subspan(i, std::min(kColours, all.size() - i));
    charts.push_back(chart(plan, rows, boards, "rounds a lone stone holds out", &Shares::rounds));
    if (plan.settings.games > 0) {
      charts.push_back(
          chart(plan, rows, boards, "stones on the board at the end, %", &Shares::standing));
    }
  }
  return svg_charts(charts, plan.settings.games > 0 ? 2 : 0);
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json"},
                            {"--players", "--games", "--bot", "--playouts", "--seed", "--svg"}, 64);
  const Plan plan = read_plan(arguments);
  const auto svg = arguments.option("--svg");
  std::ofstream picture;
  if (svg) {  // so that a wrong name is known before the work
    picture.open(*svg);
    if (!picture) throw UsageError("cannot write " + quote(*svg));
  }
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  const std::vector<Row> rows = measure(plan);
  if (svg && !(picture << drawing(plan, rows) << std::flush)) {
    throw UsageError("cannot write " + quote(*svg));
  }
  if (arguments.flag("--json")) {
    print_json(rows);
  } else {
    print_text(plan, rows);
  }
  return 0;
}

}  // namespace

const Command kSurvivalCommand = {"survival", "measure how easily stones are captured", kHelp, run};

}  // namespace omnigo
