// omnigo analysis: KataGo's analysis protocol.
#include <unistd.h>

#include <iostream>
#include <limits>
#include <random>

#include "arguments.h"
#include "commands.h"
#include "gtp/analysis_server.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo analysis [--visits N] [--positions N] [--threads N] [--bot NAME] [--seed N]
                       [--perspective black|white|mover] [--quit-without-waiting]

Speak KataGo's analysis protocol on standard input and output, one line of JSON per query and per
result, so that programs written for it, such as KaTrain, can use omnigo. A query may also have the
fields board (any board, instead of boardXSize and boardYSize), players, and komi as a list.

  --visits N        use N visits for queries that do not say (default: 500)
  --positions N     analyse N positions at the same time (default: 1)
  --threads N       use N threads per position (default: 1)
  --bot NAME        analyse with this bot (default: omnigo)
  --seed N          seed its random numbers (default: random)
  --perspective P   report win rates from this side, unless the query says (default: black)
  --quit-without-waiting   stop at the end of the input, without finishing what is left

example:
  echo '{"id":"a","moves":[["B","E5"]],"rules":"chinese","boardXSize":9,"boardYSize":9}' |
    omnigo analysis --visits 1000
)";

Perspective read_perspective(const std::string& word) {
  if (word == "black") return Perspective::Black;
  if (word == "white") return Perspective::White;
  if (word == "mover") return Perspective::SideToMove;
  throw UsageError("--perspective: expected black, white or mover, got '" + word + "'");
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {"--quit-without-waiting"},
      {"--visits", "--positions", "--threads", "--bot", "--seed", "--perspective"}, 0);
  AnalysisOptions options;
  options.visits = arguments.number("--visits", 500, 1, 1'000'000'000);
  options.positions = static_cast<int>(arguments.number("--positions", 1, 1, 256));
  options.threads = static_cast<int>(arguments.number("--threads", 1, 1, 256));
  options.bot = arguments.option("--bot").value_or(options.bot);
  const long long some_seed = std::random_device()();
  options.seed = arguments.number("--seed", some_seed, 0, std::numeric_limits<long long>::max());
  options.perspective = read_perspective(arguments.option("--perspective").value_or("black"));
  options.wait = !arguments.flag("--quit-without-waiting");
  checked(run_analysis(options, STDIN_FILENO, std::cout));
  return 0;
}

}  // namespace

const Command kAnalysisCommand = {"analysis", "speak KataGo's analysis protocol", kHelp, run};

}  // namespace omnigo
