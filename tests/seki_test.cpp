// Seki, as a reading of positions finds it.
#include <gtest/gtest.h>

#include <iostream>

#include "rules/names.h"
#include "search/reading.h"
#include "seki_set.h"

namespace omnigo {
namespace {

Game start_at(const SekiCase& known) {
  Start start;
  start.colouring = known.colouring;
  Rules rules;
  rules.suicide = false;
  return *Game::start(known.layout.graph, rules, start);
}

// As tests/data/seki.txt writes it.
std::string fates_of(const Game& game, const Reading& reading) {
  std::string text(game.graph().size(), '.');
  for (int p = 0; p < game.graph().size(); ++p) {
    if (game.board().at(static_cast<Point>(p)) != Colour::Empty) text[p] = 'a';
  }
  for (const auto& block : reading.dead) {
    for (const Point p : block) text[p] = 'd';
  }
  for (const auto& block : reading.seki) {
    for (const Point p : block) text[p] = 's';
  }
  for (const Point p : reading.neutral) {
    if (text[p] == '.') text[p] = 'n';
  }
  return text;
}

TEST(Seki, IsFoundWherePerfectPlayFindsIt) {
  int right = 0, all = 0, with_seki = 0;
  for (const SekiCase& known : seki_set()) {
    const Game game = start_at(known);
    const std::string found = fates_of(game, read_position(game, {.playouts = 100}));
    ++all;
    with_seki += known.fates.find('s') != std::string::npos;
    right += found == known.fates;
    if (found != known.fates) std::cout << known.line << "\n  read as " << found << '\n';
  }
  std::cout << right << " of " << all << " right, " << with_seki << " of them with seki\n";
  EXPECT_GE(all, 150);
  EXPECT_GE(with_seki, 100);
  EXPECT_GE(right, all * 95 / 100);
}

}  // namespace
}  // namespace omnigo
