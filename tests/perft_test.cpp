// Every line of tests/data/perft.txt: published counts, and those on which oracle and engine agree.
#include "rules/perft.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "graph/layout.h"
#include "places.h"

namespace omnigo {
namespace {

TEST(Perft, CountsOfTheDataFile) {
  std::ifstream file(source_folder() + "/tests/data/perft.txt");
  ASSERT_TRUE(file);
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    SCOPED_TRACE(line);
    std::istringstream words(line);
    std::string board, rules_text;
    words >> board >> rules_text;
    std::vector<std::uint64_t> expected;
    for (std::uint64_t n; words >> n;) expected.push_back(n);
    const auto layout = make_layout(board);
    ASSERT_TRUE(layout);
    const auto rules = parse_rules(rules_text);
    ASSERT_TRUE(rules);
    auto game = Game::start(layout->graph, *rules);
    ASSERT_TRUE(game);
    EXPECT_EQ(perft(*game, static_cast<int>(expected.size())), expected);
    EXPECT_EQ(game->turns(), 0);
    ++lines;
  }
  EXPECT_GE(lines, 4);
}

}  // namespace
}  // namespace omnigo
