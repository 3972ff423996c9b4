// Games that ended by passing with dead stones on the board: does a reading find exactly those?
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "graph/layout.h"
#include "places.h"
#include "search/reading.h"

namespace omnigo {
namespace {

struct PassedGame {
  std::string line;
  Layout layout;
  std::string turns;  // two letters each, as SGF writes them
  std::vector<Point> dead;
};

std::vector<PassedGame> passed_games(const std::string& name) {
  std::vector<PassedGame> games;
  std::ifstream file(source_folder() + "/tests/data/" + name);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string size, dead;
    PassedGame game{.line = line, .layout = {}, .turns = {}, .dead = {}};
    words >> size >> game.turns >> dead;
    game.layout = *make_layout(size);
    std::istringstream names(dead);
    for (std::string name; std::getline(names, name, ',');) {
      if (name != "-") game.dead.push_back(*game.layout.find(name));
    }
    std::sort(game.dead.begin(), game.dead.end());
    games.push_back(std::move(game));
  }
  return games;
}

Game played(const PassedGame& passed) {
  Rules rules;
  rules.suicide = false;
  rules.ko = Ko::Simple;
  Game game = *Game::start(passed.layout.graph, rules);
  const int size = passed.layout.rectangle->rows;
  for (std::size_t i = 0; i + 1 < passed.turns.size(); i += 2) {
    const int column = passed.turns[i] - 'a', row = size - 1 - (passed.turns[i + 1] - 'a');
    if (passed.turns.substr(i, 2) == "tt") {
      game.pass();
    } else {
      EXPECT_TRUE(game.play(static_cast<Point>(row * size + column))) << passed.line;
    }
  }
  return game;
}

void expect_the_dead(const std::string& name) {
  int right = 0, all = 0;
  for (const PassedGame& passed : passed_games(name)) {
    const Game game = played(passed);
    EXPECT_TRUE(game.over()) << passed.line;
    std::vector<Point> found;
    for (const auto& block : read_position(game, {.playouts = 500}).dead) {
      found.insert(found.end(), block.begin(), block.end());
    }
    std::sort(found.begin(), found.end());
    ++all;
    right += found == passed.dead;
    if (found != passed.dead) std::cout << "not as truth has it: " << passed.line << '\n';
  }
  std::cout << right << " of " << all << " exactly right\n";
  EXPECT_GE(all, 50);
  EXPECT_GE(50 * right, 46 * all);
}

TEST(PassedGames, TheDeadAreFoundWhereOneEnginePlayedBothSides) {
  expect_the_dead("passed-games.txt");
}
TEST(PassedGames, TheDeadAreFoundWhereDifferentEnginesPlayed) {
  expect_the_dead("passed-games-mixed.txt");
}

// On a ring of seven nobody has two eyes, and the playouts take everything from everybody.
TEST(PassedGames, NotEverythingIsDead) {
  const Layout ring = *make_layout("cycle:7");
  for (const std::string stones : {".W.WB.W", "B..W...", ".B.B.W."}) {
    Start start;
    for (const char stone : stones) {
      start.colouring.push_back(stone == 'B'   ? Colour::Black
                                : stone == 'W' ? Colour::White
                                               : Colour::Empty);
    }
    const Game game = *Game::start(ring.graph, *parse_rules("chinese"), start);
    std::size_t dead = 0;
    for (const auto& block : read_position(game, {.playouts = 300}).dead) dead += block.size();
    EXPECT_LT(dead, stones.size() - std::count(stones.begin(), stones.end(), '.')) << stones;
  }
}

}  // namespace
}  // namespace omnigo
