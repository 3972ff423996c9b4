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

Speaks KataGo's analysis protocol on standard input and output, a line of JSON for each query and
each result, so that programs made for it (KaTrain among them) can use omnigo. A query may have our
own fields: board (any board, instead of boardXSize and boardYSize), players, and komi as a list.

  --visits N        for queries that say nothing (500 if not given)
  --positions N     analysed at a time (1 if not given)
  --threads N       for each position (1 if not given)
  --bot NAME        who analyses (omnigo if not given)
  --seed N          of its random numbers (another each time if not given)
  --perspective P   whose winrate is told, unless the query says (black if not given)
  --quit-without-waiting   at the end of the input, do not finish what is left

example:
  echo '{"id":"a","moves":[["B","E5"]],"rules":"chinese","boardXSize":9,"boardYSize":9}' |
    omnigo analysis --visits 1000
)";

Perspective read_perspective(const std::string& word) {
  if (word == "black") return Perspective::Black;
  if (word == "white") return Perspective::White;
  if (word == "mover") return Perspective::SideToMove;
  throw UsageError("--perspective is black, white or mover, not '" + word + "'");
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

const Command kAnalysisCommand = {"analysis", "the engine for KataGo's analysis protocol", kHelp,
                                  run};

}  // namespace omnigo
