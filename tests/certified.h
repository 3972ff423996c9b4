// Values from a data file: solved, certified, and the certificate verified.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "graph/layout.h"
#include "rules/names.h"
#include "solve/solve.h"
#include "verify/verify.h"

namespace omnigo {

// What a search may use; one that needs more fails.
struct SearchLimits {
  std::size_t memory;
  int seconds;  // of processor time
};

// The lines of a data file that are no remarks.
inline std::vector<std::string> values_in(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

// A line of the file: board, rules, start, first player, turns, value.
inline void expect_certified(const std::string& line, SearchLimits limits) {
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
  settings.memory = limits.memory;
  const std::clock_t end = std::clock() + limits.seconds * CLOCKS_PER_SEC;
  settings.stop = [end] { return std::clock() > end; };
  const auto solver = *solve::Solver::create(game, settings);
  const auto found = solver->value();
  ASSERT_TRUE(found) << "not found in " << limits.seconds << " s of processor time";
  EXPECT_EQ(*found, 2 * value);
  const auto certificate = solver->certificate();
  ASSERT_TRUE(certificate) << "not written in " << limits.seconds << " s of processor time";
  const auto read = read_certificate(write_certificate(*certificate));
  ASSERT_TRUE(read) << read.error().message;
  const auto proven = verify(*read);
  ASSERT_TRUE(proven) << proven.error().message;
  EXPECT_EQ(proven->at_least, 2 * value);
  EXPECT_EQ(proven->at_most, 2 * value);
}

}  // namespace omnigo
