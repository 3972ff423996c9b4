// What playouts know: each part of it beside the same playouts without it, on a position made for
// it.
#include "search/local_playout.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "diagram.h"
#include "graph/layout.h"

namespace omnigo {
namespace {

constexpr int kPlayouts = 400;

// After White's move at `latest`.
Game after(const std::string& rows, const std::string& latest,
           const std::string& rules = "chinese") {
  const Layout board = *make_layout("9x9");
  Start start;
  start.colouring = as_colours(diagram(rows));
  start.first = Colour::White;
  Game game = *Game::start(board.graph, *parse_rules(rules), start);
  EXPECT_TRUE(game.play(*board.find(latest)));
  return game;
}

// The sum of what `of` says of the judgements of many playouts.
template <class Of>
double total(const Game& game, PlayoutParts parts, Of of) {
  LocalPlayout playout(game, learnt_weights(), parts);
  Random random(5);
  Judgement judgement;
  double sum = 0;
  for (int i = 0; i < kPlayouts; ++i) {
    playout.judge(game, random, judgement);
    sum += static_cast<double>(of(judgement));
  }
  return sum;
}

// How often this player is the first at this point.
double first_there(const Game& game, const std::string& point, PlayoutParts parts,
                   Colour player = Colour::Black) {
  const Point p = *make_layout("9x9")->find(point);
  return total(game, parts,
               [&](const Judgement& judgement) { return judgement.first_players[p] == player; });
}

// White's move puts a black block into atari, which gets away at E6.
TEST(LocalPlayout, SavesWhatIsInAtari) {
  const Game game = after(
      "......... ......... ......... ......... ...WB.... ....W.... ......... ......... .........",
      "F5");
  EXPECT_GT(first_there(game, "E6", {}), kPlayouts * 9 / 10);
  EXPECT_LT(first_there(game, "E6", {.atari = false}), kPlayouts * 8 / 10);
}

// White's block runs, but not far enough: E7 takes it.
TEST(LocalPlayout, TakesWhatIsInAtari) {
  const Game game = after(
      "......... ......... ......... ...B.B... ...BWB... ....B.... ......... ......... .........",
      "E6");
  EXPECT_GT(first_there(game, "E7", {}), kPlayouts * 9 / 10);
  const PlayoutParts none = {.atari = false, .two_liberties = false, .shapes = false};
  EXPECT_LT(first_there(game, "E7", none), kPlayouts * 8 / 10);
}

// In White's eye space a black stone has one liberty, and threatens nothing.
TEST(LocalPlayout, AvoidsSelfAtari) {
  const Game game = after(
      "......... ......... ......... ......... ......... ......... WWWW..... W..W..... WWWW.....",
      "J9");
  const int careless = first_there(game, "B2", {.self_atari = false});
  EXPECT_LT(4 * first_there(game, "B2", {}), 3 * careless);
}

// Nobody leads until Black takes almost half of the board: what would follow is not played out, and
// more points see nobody.
TEST(LocalPlayout, EndsOnceTheLeadCannotBeLost) {
  const Game game = after(
      "BBBBBBBBB WWWWWWWWB WWWWWWWWB WWWWWWWWB WWWWWWWWB BBBBBB..B ......B.. ......... .........",
      "G4", "chinese,komi=-12");
  const auto untouched = [&](bool mercy) {
    return total(game, {.mercy = mercy}, [](const Judgement& judgement) {
      return std::count(judgement.first_players.begin(), judgement.first_players.end(),
                        Colour::Empty);
    });
  };
  EXPECT_GT(untouched(true), 3 * untouched(false) / 2);
}

// Black has taken a ko at E5. White does not take back at D5 at once, but where there is no ko
// rule.
TEST(LocalPlayout, KeepsTheKo) {
  const Layout board = *make_layout("9x9");
  const std::string rows =
      "......... ......... ......... ...BW.... ..BW.W... ...BW.... ......... ......... .........";
  for (const bool barred : {true, false}) {
    Start start;
    start.colouring = as_colours(diagram(rows));
    Game game =
        *Game::start(board.graph, *parse_rules(barred ? "chinese" : "chinese,ko=none"), start);
    ASSERT_TRUE(game.play(*board.find("E5")));
    const double retaken = first_there(game, "D5", {}, Colour::White);
    if (barred) {
      EXPECT_LT(retaken, kPlayouts * 8 / 10);
    } else {
      EXPECT_GT(retaken, kPlayouts * 9 / 10);
    }
  }
}

// All is settled, and a white stone in Black's nine points is dead.
TEST(LocalPlayout, CountsTerritoryWhereThatCounts) {
  const std::string rows =
      ".B.BBWW.W BBBBBWWWW ...BBWW.W .W.BBWWWW ...BBWW.W BBBBBWWWW BBBBBWWWW BBBBBWWWW .B.BBWW.W";
  Start start;
  start.colouring = as_colours(diagram(rows));
  const SharedGraph graph = make_layout("9x9")->graph;
  for (const char* rules : {"chinese,komi=0", "japanese,komi=0"}) {
    const Game game = *Game::start(graph, *parse_rules(rules), start);
    const double lead = total(game, {}, [](const Judgement& judgement) {
      return judgement.scores[0] - judgement.scores[1];
    });
    // Area: 45 against 36. Territory: 9 in the middle, with one prisoner, and 4 eyes, against 4.
    EXPECT_NEAR(lead / kPlayouts, game.rules().scoring == Scoring::Area ? 9 : 10, 0.5) << rules;
  }
}

}  // namespace
}  // namespace omnigo
