#include "bench.h"
#include "games.h"
#include "graph/layout.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench copy [--json]

Time copying a game in the middle of play. A search copies a game once for each of its threads, walks
down the tree by playing and undoing on that copy, and for every playout copies the position without
its history (a Board) into a board that already exists. For comparison, this also times making a new
board with its own memory, and copying a whole game with its history.

  --json       print {"rows":[{"what","value","unit","beside","ratio"},...],...}

example:
  omnigo bench copy --json
)";

constexpr double kSeconds = 0.2;  // for each row

// So that the compiler may not leave out what nobody looks at.
void look_at(const Board& board) { asm volatile("" : : "r"(&board) : "memory"); }

Section measure(Meter& meter) {
  Section section;
  section.title = "Copying a game";
  section.about =
      "A game in the middle of play. For every playout, search copies the position without the "
      "history into a board that already exists.";
  for (const char* size : {"9x9", "19x19", "triangular:11"}) {
    const std::string name = size;
    const int players = name == "triangular:11" ? 3 : 2;
    meter.show(name == "9x9" ? 0 : name == "19x19" ? 0.3 : 0.6, name);
    const SharedGraph graph = checked(make_layout(name)).graph;
    const Rules rules = checked(parse_rules("players=" + std::to_string(players)));
    Random random(1);
    Game game = fresh_game(graph, rules);
    play_turns(game, random_game(graph, rules, Eyes::Spared, graph->size() * 2 / 3, random).turns);
    Board board = game.board();
    const double assigned = seconds_each(kSeconds, [&] {
      board = game.board();
      look_at(board);
    });
    const double made = seconds_each(kSeconds, [&] {
      const Board fresh = game.board();
      look_at(fresh);
    });
    const double whole = seconds_each(kSeconds, [&] {
      const Game copy = game;
      look_at(copy.board());
    });
    const std::string history = "with its history of " + std::to_string(game.turns()) + " turns";
    section.rows.push_back(
        {name + ", without its history", assigned * 1e9, "ns", history, whole / assigned});
    section.rows.push_back(
        {name + ", the same as a new board", made * 1e9, "ns", history, whole / made});
    section.rows.push_back({name + ", " + history, whole * 1e9, "ns"});
  }
  return section;
}

}  // namespace

const Benchmark kCopyBenchmark = {"copy", "copying a game, for search", kHelp, measure, 2};

}  // namespace omnigo
