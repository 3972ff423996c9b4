// omnigo gtp: the engine that other programs talk to.
#include <unistd.h>

#include <iostream>

#include "arguments.h"
#include "commands.h"
#include "gtp/session.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo gtp [--rules R]

Speaks the Go Text Protocol, version 2, on standard input and output: list_commands names the
commands. Beside the usual ones, for any board and any number of players:

  omnigo-game SPEC RULES     a new game, such as: omnigo-game triangular:5 players=3
  omnigo-points              the points' names, in point order
  omnigo-edges               a line `i j` for each edge, points counted from 0
  omnigo-colouring           one letter a point: . or B W R U G Y ...
  omnigo-legal COLOUR        the points where this player may move
  omnigo-why COLOUR POINT    legal, occupied, suicide, or repeats K (the turn)
  omnigo-score               one number a player, komi included

  --rules R   a preset and changes to it, such as chinese,komi=6.5 (tromp-taylor if not given)

example:
  printf 'boardsize 9\nplay b e5\nshowboard\n' | omnigo gtp --rules chinese
)";

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {}, {"--rules"}, 0);
  GtpOptions options;
  options.rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  GtpEngine engine = checked(GtpEngine::make(options));
  run_gtp(engine, STDIN_FILENO, std::cout);
  return 0;
}

}  // namespace

const Command kGtpCommand = {"gtp", "the engine for other programs: Go Text Protocol", kHelp, run};

}  // namespace omnigo
