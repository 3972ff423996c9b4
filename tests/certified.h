// Values from a data file: solved, certified, and the certificate verified.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include "graph/layout.h"
#include "rules/names.h"
#include "solve/solve.h"
#include "verify/verify.h"

namespace omnigo {

// A line of the file: board, rules, start, first player, turns, value.
inline void expect_certified(const std::string& line, std::size_t memory) {
  SCOPED_TRACE(line);
  std::istringstream words(line);
  std::string board, rules, letters, first, turns;
  int value = 0;
  ASSERT_TRUE(words >> board >> rules >> letters >> first >> turns >> value);
  const Layout layout = *make_layout(board);
  Start start;
  start.first = *colour_from_name(first);
  if (letters != "-") {
    for (char letter : letters) start.colouring.push_back(*colour_from_letter(letter));
  }
  Game game = *Game::start(layout.graph, *parse_rules(rules), start);
  std::replace(turns.begin(), turns.end(), ',', ' ');
  std::istringstream played(turns == "-" ? "" : turns);
  for (std::string turn; played >> turn;) {
    turn == "pass" ? game.pass() : void(game.play(*layout.find(turn)));
  }
  solve::Settings settings;
  settings.memory = memory;
  const auto solver = *solve::Solver::create(game, settings);
  EXPECT_EQ(*solver->value(), 2 * value);
  const auto read = read_certificate(write_certificate(*solver->certificate()));
  ASSERT_TRUE(read) << read.error().message;
  const auto proven = verify(*read);
  ASSERT_TRUE(proven) << proven.error().message;
  EXPECT_EQ(proven->at_least, 2 * value);
  EXPECT_EQ(proven->at_most, 2 * value);
}

// How many lines the file had.
inline int expect_all_certified(const std::string& path, std::size_t memory) {
  std::ifstream file(path);
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    expect_certified(line, memory);
    ++lines;
  }
  return lines;
}

}  // namespace omnigo
