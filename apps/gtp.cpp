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

Speak the Go Text Protocol, version 2, on standard input and output. list_commands prints the
commands. Besides the standard ones, these work for any board and any number of players:

  omnigo-game SPEC RULES     start a new game, such as: omnigo-game triangular:5 players=3
  omnigo-points              list the points' names, in point order
  omnigo-edges               list the edges, one `i j` per line, with points numbered from 0
  omnigo-colouring           print one letter per point: . or B W R U G Y ...
  omnigo-legal COLOUR        list the points where this player may move
  omnigo-why COLOUR POINT    print legal, occupied, suicide, or repeats K (the turn)
  omnigo-score               print one number per player, komi included
  omnigo-rules               print the rules in the form that --rules accepts

  --rules R        play by these rules: a preset and changes to it, such as chinese,komi=6.5
                   (default: tromp-taylor)
  --bot NAME       let this bot answer genmove (default: omnigo, which uses the time it has); or a
                   level: beginner, novice, learner, casual, improver, keen, regular, club, strong,
                   expert, adept, teacher, mentor, master, virtuoso, champion or legend, which need
                   no limit; perfect, which makes no mistakes on boards that are small enough to
                   solve, and plays like omnigo elsewhere; net, which searches with a learned net;
                   uct and random, for comparison
  --playouts N     play N playouts per turn
  --visits N       with --bot net: ask the net about N positions per turn, in addition to those it
                   knows from earlier turns; 0 plays the move that the net likes best
  --time SECONDS   limit the time per turn (default: 1, without --playouts or a clock)
  --threads N      think on N threads (default: 1)
  --ponder         keep thinking after a turn, until the next one or a new game (levels do not)
  --seed N         seed the bot's random numbers (default: random)

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
