// What a reading makes of the positions of tests/data/seki.txt.
#pragma once

#include <iostream>

#include "search/reading.h"
#include "seki_set.h"

namespace omnigo {

inline Game start_at(const SekiCase& known) {
  Start start;
  start.colouring = known.colouring;
  Rules rules;
  rules.suicide = false;
  return *Game::start(known.layout.graph, rules, start);
}

// As tests/data/seki.txt writes it.
inline std::string fates_of(const Game& game, const Reading& reading) {
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

struct SekiCount {
  int right = 0, all = 0, with_seki = 0;
};

inline SekiCount read_seki_set(const std::vector<SekiCase>& cases) {
  SekiCount count;
  for (const SekiCase& known : cases) {
    const Game game = start_at(known);
    const std::string found = fates_of(game, read_position(game, {.playouts = 100}));
    ++count.all;
    count.with_seki += known.fates.find('s') != std::string::npos;
    count.right += found == known.fates;
    if (found != known.fates) std::cout << known.line << "\n  read as " << found << '\n';
  }
  std::cout << count.right << " of " << count.all << " right, " << count.with_seki
            << " of them with seki\n";
  return count;
}

}  // namespace omnigo
