// The bots for the browser: with rules_wasm.cpp they make bot.wasm, which thinks in a worker.
//
// How things go in and out: exchange.h. web/src/bot/worker.ts is the other side.
#include "clock/pace.h"
#include "exchange.h"
#include "net/bot.h"
#include "net/levels.h"
#include "net/net.h"
#include "rules/names.h"
#include "search/bot.h"
#include "search/clearness.h"
#include "search/fair_komi.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr std::size_t kMostMovesShown = 8;
constexpr int kMostKomiGames = 2000;

std::vector<std::unique_ptr<Bot>> open_bots;

double latest_clearness = 0;

std::string net_file;  // empty: not loaded

const BotKind* find_net_level(std::string_view name) {
  const auto found = std::ranges::find(net_levels(), name, &BotKind::name);
  return found != net_levels().end() ? &*found : nullptr;
}

// Limited by time alone, so not a level: for reviews.
constexpr std::string_view kReviewer = "net";

bool plays_by_net(std::string_view name) {
  return name == kReviewer || find_net_level(name) != nullptr;
}
std::unique_ptr<Bot> make_reviewer(std::uint64_t seed) {
  NetBotSettings settings;
  settings.manners.seed = seed;
  return make_net_bot(built_in_net(), settings);
}

double number_of(Point p) { return p == kNoPoint ? -1 : p; }

void put_all(const std::vector<double>& values) {
  for (const double value : values) put(value);
}

}  // namespace

std::string_view built_in_net_file() { return net_file; }

// bytes: name, rank and a few words of each level, from the gentlest, parted by tabs.
OMNIGO_EXPORT(bot_levels)()->void {
  bytes.clear();
  for (const BotKind& level : levels_with_net()) {
    bytes += std::string(level.name) + "\t" + std::string(level.rank) + "\t" +
             std::string(level.about) + "\n";
  }
}

// inputs[0]: the name of a bot. Whether it cannot play before bot_load_net.
OMNIGO_EXPORT(bot_needs_net)()->int { return net_file.empty() && plays_by_net(inputs[0]); }
// inputs[0]: a net's file.
OMNIGO_EXPORT(bot_load_net)()->int {
  const auto file = parse_safetensors(inputs[0], "the net");
  if (!file) return fail(file.error());
  if (const auto net = Net::make(*file); !net) return fail(net.error());
  net_file = inputs[0];
  return 0;
}

// inputs[0]: the name of a bot.
OMNIGO_EXPORT(bot_open)(double seed)->int {
  const auto number = static_cast<std::uint64_t>(seed);
  if (plays_by_net(inputs[0])) {
    if (net_file.empty()) return fail(Error{"the net is not loaded"});
    const BotKind* level = find_net_level(inputs[0]);
    return keep(open_bots, level != nullptr ? level->make(number) : make_reviewer(number));
  }
  auto bot = make_bot(inputs[0], number);
  if (!bot) return fail(bot.error());
  return keep(open_bots, std::move(*bot));
}
OMNIGO_EXPORT(bot_close)(int bot)->void { open_bots[bot].reset(); }

// numbers: the turn of the player whose turn it is (-1: a pass), whether it resigns, the visits;
// each player's share of the win and score; how many moves were looked at, and of the best of them
// the turn, the visits, each player's share of the win and score, and how play may go on: how many
// turns, and which, this one first; then by player and point how likely it ends as theirs.
OMNIGO_EXPORT(bot_think)(int bot, int handle, double milliseconds, bool agreement)->void {
  const Game& game = game_of(handle);
  Thinking thinking;
  thinking.time = std::chrono::milliseconds(static_cast<long long>(milliseconds));
  thinking.agreement = agreement;
  const Analysis analysis = open_bots[bot]->think(game, game.to_play(), thinking);
  latest_clearness = clearness(analysis);
  numbers.clear();
  put(number_of(analysis.moves[0].move)), put(analysis.resigns);
  put(static_cast<double>(analysis.root.visits));
  put_all(analysis.root.win), put_all(analysis.root.score);
  const std::size_t shown = std::min(kMostMovesShown, analysis.moves.size());
  put(static_cast<double>(shown));
  for (const MoveEstimate& move : std::span(analysis.moves).first(shown)) {
    put(number_of(move.move)), put(static_cast<double>(move.estimate.visits));
    put_all(move.estimate.win), put_all(move.estimate.score);
    put(static_cast<double>(move.line.size()));
    for (const Point p : move.line) put(number_of(p));
  }
  put_all(analysis.ownership);
}

// inputs[0]: rules with the usual komi. numbers: how many games bots played on the board; then, if
// any, whether no komi is fair, and of each seat the komi to play with, the interval of the fair
// one and the share of the wins.
OMNIGO_EXPORT(bot_komi)(int board, double milliseconds, int playouts, double seed)->int {
  auto rules = parse_rules(inputs[0]);
  if (!rules) return fail(rules.error());
  FairKomiSettings settings;
  settings.games = kMostKomiGames;
  settings.playouts = static_cast<std::uint64_t>(playouts);
  settings.seed = static_cast<std::uint64_t>(seed);
  const auto end = std::chrono::steady_clock::now() +
                   std::chrono::milliseconds(static_cast<long long>(milliseconds));
  settings.stop = [=] { return std::chrono::steady_clock::now() >= end; };
  const SharedGraph& graph = board_layout(board).graph;
  const FairKomi fair = fair_komi(graph, *rules, settings);
  numbers.clear();
  put(fair.games);
  if (fair.games == 0) return 0;
  const JudgedKomi judged =
      judge_komi(fair.scores, fair.scores, graph->size(), rules->komi, settings.seed);
  const bool unfair = judged.verdict == KomiVerdict::Unfair;
  const std::vector<HalfPoints>& komi = unfair ? judged.komi : judged.leaning;
  const std::vector<double> shares = shares_of_wins(fair.scores, komi);
  put(unfair);
  for (std::size_t seat = 0; seat < komi.size(); ++seat) {
    put(komi[seat] / 2.0), put(fair.low[seat]), put(fair.high[seat]), put(shares[seat]);
  }
  return 0;
}

// How many milliseconds the latest turn should take altogether; `drawn` is a random number from 0
// to 1.
OMNIGO_EXPORT(bot_pace)(double drawn)->double {
  return static_cast<double>(bot_pace({latest_clearness, drawn, std::nullopt}));
}

// numbers, for people to agree on: how many stones are dead, and which; how many are in seki, and
// which; then the points that are nobody's for that.
OMNIGO_EXPORT(bot_fates)(int game, int playouts, double milliseconds)->void {
  numbers.clear();
  const Reading reading = read_position(
      game_of(game), within(std::chrono::milliseconds(static_cast<long long>(milliseconds)),
                            static_cast<std::uint64_t>(playouts)));
  for (const auto* blocks : {&reading.dead, &reading.seki}) {
    const std::size_t count = numbers.size();
    put(0);
    for (const std::vector<Point>& block : *blocks) {
      for (const Point p : block) put(p);
    }
    numbers[count] = static_cast<double>(numbers.size() - count - 1);
  }
  for (const Point p : reading.neutral) put(p);
}

}  // namespace omnigo
