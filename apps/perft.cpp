// omnigo perft: how many sequences of turns a board has.
#include "rules/perft.h"

#include <iostream>

#include "arguments.h"
#include "commands.h"
#include "graph/layout.h"
#include "json_text.h"
#include "play/start.h"

namespace omnigo {
namespace {

constexpr int kDeepest = 1000;

constexpr char kHelp[] = R"(usage: omnigo perft BOARD DEPTH [--rules R] [--json]

Count the sequences of 1, 2, ..., DEPTH turns (moves and passes) from the empty board. A finished
game has no further turns. The numbers change exactly when the rules do, so they are a good first test
of an engine.

  --rules R   count by these rules: a preset and changes to it, such as no-suicide,players=3
              (default: tromp-taylor)
  --json      print {"counts":[depth 1, depth 2, ...]}

examples:
  omnigo perft 3x3 5
  omnigo perft torus:3x3 4 --rules players=3,ko=situational --json
)";

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json"}, {"--rules"}, 2);
  const Layout layout = checked(make_layout(arguments.word(0, "BOARD")));
  const int depth =
      static_cast<int>(parse_number(arguments.word(1, "DEPTH"), "DEPTH", 1, kDeepest));
  const Rules rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  Game game = checked(start_game(layout.graph, rules));
  if (arguments.flag("--json")) {
    std::cout << JsonObject().add("counts", perft(game, depth)).text() << '\n';
    return 0;
  }
  // Each depth is shown as soon as it is counted. To count the lower ones again costs little: every
  // depth takes many times as long as the one before.
  for (int i = 1; i <= depth && std::cout; ++i) {
    std::cout << i << ' ' << perft(game, i).back() << std::endl;
  }
  return 0;
}

}  // namespace

const Command kPerftCommand = {"perft", "count the sequences of turns on a board", kHelp, run};

}  // namespace omnigo
