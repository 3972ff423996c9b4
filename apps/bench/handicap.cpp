// omnigo bench handicap: what each further handicap stone is worth, by the bot's own search.
#include "rules/handicap.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <tuple>

#include "bench.h"
#include "play/start.h"
#include "search/bot.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench handicap [BOARD...] [--stones N] [--playouts N] [--seeds N] [--players N] [--seed N] [--json]

Measure what each further handicap stone is worth. Place handicap stones for Black as in a game, and let
the bot judge each position by a search: Black's score minus that of the best other player, without
komi, with White to move (without stones, Black). A full handicap stone adds about as much as one turn,
at least one komi. One search is off by a point or two: --seeds averages several.

  --stones N    place up to N stones (default: 4); a single stone is only Black's first turn
  --playouts N  use N playouts per search (default: 3000)
  --seeds N     search each position N times (default: 1)
  --players N   play with N seats (default: 2)
  --seed N      seed the first search; the following ones use N+1, N+2 and so on (default: 1)
  --json        print [{"board","stones","points":[...],"lead","error"?,"adds"?}, ...]; "error" is the
                standard error of the lead, with two seeds or more

examples:
  omnigo bench handicap
  omnigo bench handicap 17x17 --seeds 8
  omnigo bench handicap triangular:11 --stones 9 --players 3
)";

constexpr const char* kBoards[] = {"9x9",           "10x10",        "11x11",       "13x13",
                                   "15x15",         "17x17",        "19x19",       "torus:11x11",
                                   "cylinder:11x9", "triangular:7", "honeycomb:4", "cube:5",
                                   "sunflower:100", "klein:9x9"};

struct Plan {
  int stones = 4, players = 2, seeds = 1;
  std::uint64_t playouts = 3000, seed = 1;
};

struct Judged {
  std::string board;
  int stones = 0;
  std::vector<std::string> points;
  double lead = 0;   // the mean over the seeds
  double error = 0;  // of this mean; 0 with one seed
};

double lead_of(const Game& game, const Plan& plan, std::uint64_t seed) {
  const auto bot = checked(make_bot("omnigo", seed));
  Thinking thinking;
  thinking.playouts = plan.playouts;
  const std::vector<double> score = bot->think(game, game.to_play(), thinking).root.score;
  return score[0] - *std::max_element(score.begin() + 1, score.end());
}

// The mean of the searches, and its standard error.
std::pair<double, double> mean_lead(const Game& game, const Plan& plan) {
  double sum = 0, squares = 0;
  for (int i = 0; i < plan.seeds; ++i) {
    const double lead = lead_of(game, plan, plan.seed + i);
    sum += lead;
    squares += lead * lead;
  }
  const double mean = sum / plan.seeds;
  if (plan.seeds == 1) return {mean, 0};
  const double variance = std::max(0.0, squares / plan.seeds - mean * mean) / (plan.seeds - 1);
  return {mean, std::sqrt(variance)};
}

Judged judge(const Layout& layout, int stones, const Plan& plan) {
  std::vector<int> counts(plan.players);
  counts[0] = stones;
  const std::vector<Stone> placed = checked(usual_handicap(layout, counts));
  Rules rules;
  rules.players = plan.players;
  rules.suicide = false;
  rules.komi.assign(plan.players, 0);
  Start start = checked(handicap_start(*layout.graph, plan.players, placed));
  Judged judged{.board = layout.spec, .stones = stones, .points = {}};
  for (const Stone& stone : placed) judged.points.push_back(layout.names[stone.point]);
  std::tie(judged.lead, judged.error) =
      mean_lead(checked(start_game(layout.graph, rules, std::move(start))), plan);
  return judged;
}

// Without stones, then two or more.
template <class Show>
void judge_board(const std::string& board, const Plan& plan, Show show) {
  const Layout layout = checked(make_layout(board));
  for (int stones = 0; stones <= plan.stones; stones += stones == 0 ? 2 : 1) {
    show(judge(layout, stones, plan));
  }
}

std::string points_text(double points) {
  char text[32];
  std::snprintf(text, sizeof text, "%+.1f", points);
  return text;
}

std::string error_text(double error) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", error);
  return text;
}

void print_columns(const std::string& board, const std::string& stones, const std::string& lead,
                   const std::string& error, const std::string& adds, const std::string& points) {
  std::cout << std::left << std::setw(14) << board << std::right << std::setw(7) << stones
            << std::setw(10) << lead << std::setw(7) << error << std::setw(10) << adds << "  "
            << points << '\n'
            << std::flush;
}

void print_row(const Judged& judged, double before) {
  std::string points;
  for (const std::string& name : judged.points) points += (points.empty() ? "" : " ") + name;
  print_columns(judged.board, std::to_string(judged.stones), points_text(judged.lead),
                judged.error == 0 ? "" : error_text(judged.error),
                judged.stones == 0 ? "" : points_text(judged.lead - before), points);
}

nlohmann::ordered_json row_json(const Judged& judged, double before) {
  nlohmann::ordered_json row = {{"board", judged.board},
                                {"stones", judged.stones},
                                {"points", judged.points},
                                {"lead", judged.lead}};
  if (judged.error > 0) row["error"] = judged.error;
  if (judged.stones > 0) row["adds"] = judged.lead - before;
  return row;
}

Section measure(Meter& meter) {
  Section section;
  section.title = "Handicap";
  section.about =
      "What each handicap stone after the first adds to Black's lead, by a search of 3000 "
      "playouts; "
      "the lowest of the second to fourth.";
  const Plan plan;
  double done = 0;
  for (const char* board : {"9x9", "11x11", "triangular:5"}) {
    meter.show(done, board);
    done += 1.0 / 3;
    double before = 0, least = 1e9;
    judge_board(board, plan, [&](const Judged& judged) {
      if (judged.stones > 0) least = std::min(least, judged.lead - before);
      before = judged.lead;
    });
    section.rows.push_back({board, least, "points"});
  }
  return section;
}

int run(const std::vector<std::string>& given) {
  constexpr int kMostBoards = 100;
  const Arguments arguments(
      given, {"--json"}, {"--stones", "--playouts", "--seeds", "--players", "--seed"}, kMostBoards);
  Plan plan;
  plan.stones = static_cast<int>(arguments.number("--stones", 4, 2, 100));
  plan.playouts = arguments.number("--playouts", 3000, 1, 1'000'000'000);
  plan.seeds = static_cast<int>(arguments.number("--seeds", 1, 1, 1000));
  plan.players = static_cast<int>(arguments.number("--players", 2, 2, 6));
  plan.seed = arguments.number("--seed", 1, 0, 1'000'000'000);
  std::vector<std::string> boards = arguments.words();
  if (boards.empty()) boards.assign(std::begin(kBoards), std::end(kBoards));
  const bool as_json = arguments.flag("--json");
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  if (!as_json) print_columns("board", "stones", "lead", "error", "adds", "points");
  for (const std::string& board : boards) {
    double before = 0;
    judge_board(board, plan, [&](const Judged& judged) {
      if (as_json) {
        rows.push_back(row_json(judged, before));
      } else {
        print_row(judged, before);
      }
      before = judged.lead;
    });
  }
  if (as_json) std::cout << rows.dump() << '\n';
  return 0;
}

}  // namespace

const Benchmark kHandicapBenchmark = {
    "handicap", "what each further handicap stone is worth", kHelp, measure, 5, false, run};

}  // namespace omnigo
