// omnigo gtp: the engine that other programs talk to.
#include <unistd.h>

#include <iostream>
#include <limits>
#include <random>

#include "arguments.h"
#include "commands.h"
#include "gtp/session.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo gtp [--rules R] [--bot NAME] [--playouts N] [--time SECONDS] [--threads N] [--ponder]
                  [--visits N] [--seed N]

Speak the Go Text Protocol, version 2, on standard input and output: list_commands names the
commands. Beside the usual ones, for any board and any number of players:

  omnigo-game SPEC RULES     a new game, such as: omnigo-game triangular:5 players=3
  omnigo-points              the points' names, in point order
  omnigo-edges               a line `i j` for each edge, points counted from 0
  omnigo-colouring           one letter per point: . or B W R U G Y ...
  omnigo-legal COLOUR        the points where this player may move
  omnigo-why COLOUR POINT    legal, occupied, suicide, or repeats K (the turn)
  omnigo-score               one number per player, komi included
  omnigo-rules               the rules, as --rules takes them

  --rules R        a preset and changes to it, such as chinese,komi=6.5 (default: tromp-taylor)
  --bot NAME       who answers genmove (default: omnigo, which takes the time it has); or a level:
                   beginner, novice, learner, casual, improver, keen, regular, club, strong, expert,
                   teacher, mentor, master, champion or legend, which need no limit; perfect, which
                   makes no mistakes where the board is small enough to solve, and plays as omnigo
                   elsewhere; net, which searches with a learned net; uct and random, for comparison
  --playouts N     playouts for each turn of the bot
  --visits N       of the bot net, for each turn: positions that the net is asked about, besides
                   those it knows from earlier turns; 0 plays the move that the net likes best
  --time SECONDS   most time for each turn of the bot (default: 1, without --playouts or a clock)
  --threads N      threads to think on (default: 1)
  --ponder         think on after its turn, until the next one or a new game (levels do not)
  --seed N         seed of the bot's random numbers (default: random)

example:
  printf 'boardsize 9\nplay b e5\ngenmove w\nshowboard\n' | omnigo gtp --playouts 1000
)";

int run(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {"--ponder"},
      {"--rules", "--bot", "--playouts", "--visits", "--time", "--threads", "--seed"}, 0);
  GtpOptions options;
  options.rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  options.bot = arguments.option("--bot").value_or(options.bot);
  options.playouts = arguments.number("--playouts", 0, 1, 1'000'000'000);
  if (arguments.option("--visits")) {
    if (options.bot != "net") throw UsageError("--visits needs --bot net");
    options.playouts = arguments.number("--visits", 0, 0, 1'000'000);
    if (options.playouts == 0) options.bot = "net-policy";
  }
  if (const auto seconds = arguments.option("--time")) {
    options.time = checked(parse_seconds(*seconds, "--time"));
  }
  options.threads = static_cast<int>(arguments.number("--threads", 1, 1, 256));
  options.ponder = arguments.flag("--ponder");
  const long long some_seed = std::random_device()();
  options.seed = arguments.number("--seed", some_seed, 0, std::numeric_limits<long long>::max());
  GtpEngine engine = checked(GtpEngine::make(options));
  run_gtp(engine, STDIN_FILENO, std::cout);
  return 0;
}

}  // namespace

const Command kGtpCommand = {"gtp", "speak the Go Text Protocol to other programs", kHelp, run};

}  // namespace omnigo
