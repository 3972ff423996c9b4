// The examples of the texts that docs/theorems.md names, each played by the engine and the oracle
// side by side.
//
// Where a document gives a picture that words alone survive of, the position is drawn to fit them.
#include <gtest/gtest.h>

#include "rules/life.h"
#include "rules/terms.h"
#include "side_by_side.h"

namespace omnigo {
namespace {

class Example {
 public:
  // Rows from the top; empty: no stones.
  Example(const std::string& board, const std::string& rules, const std::string& rows = "",
          int first = 1)
      : layout_(*make_layout(board)),
        board_(board, layout_.graph, false),
        both_(board_, *parse_rules(rules),
              rows.empty() ? spec::Colouring(layout_.graph->size()) : diagram(rows), first,
              compared_) {}
  ~Example() { EXPECT_EQ(both_.difference(), ""); }

  // "A2 B2 pass": each by the player whose turn it is; each must be legal.
  void play(const std::string& turns) {
    std::istringstream in(turns);
    for (std::string turn; in >> turn;) {
      const int player = both_.oracle().now().next;
      if (turn == "pass") {
        both_.pass(player);
        continue;
      }
      ASSERT_EQ(why(turn), "legal") << turn;
      both_.check_theorems(player, *layout_.find(turn));
      both_.move(player, *layout_.find(turn));
    }
    both_.compare_whole(random_);
  }

  // As the player whose turn it is.
  std::string why(const std::string& point) {
    static const char* kReasons[] = {"legal", "occupied", "suicide", "repeats"};
    const spec::Verdict verdict = both_.verdict(both_.oracle().now().next, *layout_.find(point));
    const std::string turn = std::to_string(verdict.turn);
    return kReasons[verdict.kind] + (verdict.kind == spec::Verdict::repeats ? " " + turn : "");
  }
  std::string legal_moves() {
    std::string names;
    for (Point p : both_.verdicts(both_.oracle().now().next)) {
      names += (names.empty() ? "" : " ") + layout_.names[p];
    }
    return names;
  }
  void expect(const std::string& rows) const { EXPECT_EQ(colouring(), diagram(rows)) << rows; }
  // In whole points, with the blocks of these stones agreed dead.
  std::vector<int> score(const std::string& dead = "") const {
    std::set<Point> points;
    if (!dead.empty()) points.insert(*layout_.find(dead));
    std::vector<int> halves = spec::score(both_.oracle(), points);
    for (int& half : halves) half /= 2;
    return halves;
  }
  const spec::Colouring& colouring() const { return both_.oracle().now().colouring; }
  bool over() const { return both_.engine().over(); }
  const std::vector<int>& lost() const { return both_.engine().prisoners_lost(); }
  const Graph& graph() const { return *layout_.graph; }
  const Game& engine() const { return both_.engine(); }
  Point point(const std::string& name) const { return *layout_.find(name); }

 private:
  Layout layout_;
  TestBoard board_;
  Compared compared_;
  Random random_;
  SideBySide both_;
};

using Scores = std::vector<int>;

// --- what points reach, and what clearing takes

// The colours that the point reaches, by the oracle and by the engine's terms: "", "W", "EB" (E is
// Empty).
std::string reached(const std::string& board, const std::string& rows, const std::string& name) {
  const Layout layout = *make_layout(board);
  const spec::Colouring colouring = diagram(rows);
  const Point p = *layout.find(name);
  std::string by_oracle, by_terms;
  for (int colour = 0; colour <= 2; ++colour) {
    if (colour != colouring[p] && spec::reaches(*layout.graph, colouring, p, colour)) {
      by_oracle += "EBW"[colour];
    }
  }
  const Components parts = components(*layout.graph, as_colours(colouring));
  for (const Colour colour : parts.at(p).reaches) {
    by_terms += colour == Colour::Empty ? 'E' : "BW"[player_of(colour)];
  }
  EXPECT_EQ(by_oracle, by_terms) << rows << ' ' << name;
  return by_oracle;
}

std::string liberties_of(const std::string& board, const std::string& rows,
                         const std::string& name) {
  const Layout layout = *make_layout(board);
  std::string names;
  for (const Point p : spec::liberties(*layout.graph, diagram(rows), *layout.find(name))) {
    names += (names.empty() ? "" : " ") + layout.names[p];
  }
  return names;
}

// Four positions on 12 points. The first picture follows from the blocks and liberties that the
// text lists; the last two are the empty board and a board full of black stones. The second is
// drawn to fit: three black and two white blocks, all with a liberty.
TEST(GoBasics, BlocksLibertiesAndLegalPositions) {
  const Layout layout = *make_layout("4x3");
  const auto blocks = [&](const std::string& rows) {
    std::map<Colour, int> found;
    for (const Component& part : components(*layout.graph, as_colours(diagram(rows))).all) {
      ++found[part.colour];
    }
    return std::pair(found[Colour::Black], found[Colour::White]);
  };
  const auto legal = [&](const std::string& rows) {
    return spec::clear(*layout.graph, diagram(rows), {1, 2}) == diagram(rows);
  };
  const std::string first = "W.B. BBWB BBWB", second = "B.W. BBWB .WB.";
  const std::string third = ".... .... ....", last = "BBBB BBBB BBBB";
  EXPECT_EQ(blocks(first), std::pair(3, 2));
  EXPECT_EQ(liberties_of("4x3", first, "A1"), "B3");
  EXPECT_EQ(liberties_of("4x3", first, "C3"), "B3 D3");
  EXPECT_EQ(liberties_of("4x3", first, "D1"), "D3");
  EXPECT_EQ(liberties_of("4x3", first, "A3"), "B3");
  EXPECT_EQ(liberties_of("4x3", first, "C1"), "");
  EXPECT_EQ(blocks(second), std::pair(3, 2));
  EXPECT_EQ(blocks(third), std::pair(0, 0));
  EXPECT_EQ(blocks(last), std::pair(1, 0));
  EXPECT_FALSE(legal(first));
  EXPECT_TRUE(legal(second));
  EXPECT_TRUE(legal(third));
  EXPECT_FALSE(legal(last));
}

// "Add or remove exactly one stone so that the new position is legal. Give all correct answers."
// And for the second position: "add exactly one stone so that the new position is still legal."
TEST(GoBasics, TheExercisesAboutLegalPositions) {
  const Layout layout = *make_layout("4x3");
  const auto answers = [&](const std::string& rows) {
    std::string found;
    for (const PointChange& change : legal_changes(*layout.graph, as_colours(diagram(rows)), 2)) {
      found += (found.empty() ? "" : " ") + layout.names[change.point];
      found += change.colour == Colour::Empty ? '-' : "BW"[player_of(change.colour)];
    }
    return found;
  };
  // One of the two dead white stones goes, or a black stone beside them.
  EXPECT_EQ(answers("W.B. BBWB BBWB"), "B1- C1- D1- B2- C2- D2- C3-");
  // Taking any stone away is legal, and so are five stones to add.
  EXPECT_EQ(answers("B.W. BBWB .WB."), "B1- C1- D1B A2- B2- C2- D2- A3- B3B B3W C3- D3B D3W");
}

// The picture is lost; these are the points that the text names, and the paths it gives. Two of
// them end at e4 as printed, which is no neighbour of what comes before; with d4 in its place both
// are paths.
TEST(GoBasics, WhatPointsReach) {
  const std::string rows = ".BWW. W.WB. ..W.. ..... .....";
  EXPECT_EQ(reached("5x5", rows, "B5"), "EW");
  EXPECT_EQ(reached("5x5", rows, "C5"), "EB");
  EXPECT_EQ(reached("5x5", rows, "B4"), "BW");
  const Layout layout = *make_layout("5x5");
  const auto is_path = [&](const std::vector<const char*>& names) {
    const spec::Colouring colouring = diagram(rows);
    for (std::size_t i = 1; i < names.size(); ++i) {
      const Point from = *layout.find(names[i - 1]), to = *layout.find(names[i]);
      const bool last = i + 1 == names.size();
      if (!layout.graph->adjacent(from, to) || (colouring[from] == colouring[to]) == last) {
        return false;
      }
    }
    return true;
  };
  EXPECT_TRUE(is_path({"C5", "B5"}));
  EXPECT_FALSE(is_path({"C5", "C4", "E4"}));
  EXPECT_FALSE(is_path({"C5", "D5", "E4"}));
  EXPECT_TRUE(is_path({"C5", "C4", "D4"}));
  EXPECT_TRUE(is_path({"C5", "D5", "D4"}));
  for (const std::vector<const char*>& path : {std::vector{"C5", "C4", "B4"},
                                               {"C5", "C4", "C3", "B3"},
                                               {"C5", "C4", "C3", "C2"},
                                               {"C5", "D5", "E5"},
                                               {"C5", "C4", "C3", "D3"}}) {
    EXPECT_TRUE(is_path(path)) << path.back();
  }
}

// "Show the board above (a) after clearing black (b) after clearing white." The board is lost, and
// the text names no point of it: this is the lesson's, in which both colours have something to
// clear.
TEST(GoBasics, ClearingBlackAndClearingWhite) {
  const Layout layout = *make_layout("5x5");
  const spec::Colouring board = diagram("BBWB. WWWB. BBBWB W.BWW WWBBB");
  const auto cleared = [&](const spec::Colouring& before, int colour) {
    return spec::clear(*layout.graph, before, {colour});
  };
  const spec::Colouring a = cleared(board, 1), b = cleared(board, 2);
  EXPECT_EQ(a, diagram("..WB. WWWB. BBBWB W.BWW WWBBB"));
  EXPECT_EQ(b, diagram("BB.B. ...B. BBB.B W.B.. WWBBB"));
  EXPECT_NE(cleared(a, 2), cleared(b, 1)) << "the order matters";
}

// "The Black stone in the upper left reaches White but not Empty; that in the bottom right reaches
// Empty but not White; every stone in the White string reaches both."
TEST(FormalRules, ReachabilityAndClearing) {
  const std::string rows = "BW.. WW.. ...B";
  EXPECT_EQ(reached("4x3", rows, "A3"), "W");
  EXPECT_EQ(reached("4x3", rows, "D1"), "E");
  for (const char* stone : {"B3", "A2", "B2"}) EXPECT_EQ(reached("4x3", rows, stone), "EB");
  const Layout layout = *make_layout("4x3");
  EXPECT_EQ(spec::clear(*layout.graph, diagram(rows), {2}), diagram(rows));
  EXPECT_EQ(spec::clear(*layout.graph, diagram(rows), {1}), diagram(".W.. WW.. ...B"));
}

TEST(TheMathOfGo, DiagonalPointsAreNotAdjacent) {
  const Layout layout = *make_layout("9x9");
  const auto adjacent = [&](const char* a, const char* b) {
    return layout.graph->adjacent(*layout.find(a), *layout.find(b));
  };
  for (const char* near : {"E6", "E4", "D5", "F5"}) EXPECT_TRUE(adjacent("E5", near));
  for (const char* diagonal : {"D6", "F4"}) EXPECT_FALSE(adjacent("E5", diagonal));
}

TEST(TheMathOfGo, WhatReachesWhat) {
  // A: a white stone alone. B: a white block beside Black. C: empty, walled in by White. D: empty
  // between both.
  const std::string rows =
      ".....W..."
      " .....WW.W"
      " W......W."
      " ........."
      " ..WWB...."
      " ..W......"
      " ........."
      " ........."
      " .........";
  EXPECT_EQ(reached("9x9", rows, "A7"), "E");   // A
  EXPECT_EQ(reached("9x9", rows, "C5"), "EB");  // B touches white points, and reaches no White
  EXPECT_EQ(reached("9x9", rows, "D4"), "BW");  // D
  EXPECT_EQ(reached("5x5", "..W.. ..W.. WWW.. ...BB .....", "A5"), "W");  // C
}

TEST(TheMathOfGo, DeadStonesReachNothingEmpty) {
  const Layout layout = *make_layout("5x4");
  const std::string one = "BW... W.... ..... .....";      // example 3
  const std::string many = ".BB.. BWWB. BWWB. .BB..";     // example 4
  const std::string for_now = ".BB.. BWWB. BW.B. .BB..";  // example 5
  EXPECT_EQ(spec::clear(*layout.graph, diagram(one), {1}), diagram(".W... W.... ..... ....."));
  EXPECT_EQ(spec::clear(*layout.graph, diagram(many), {2}), diagram(".BB.. B..B. B..B. .BB.."));
  EXPECT_EQ(spec::clear(*layout.graph, diagram(for_now), {2}), diagram(for_now));
  EXPECT_EQ(liberties_of("5x4", for_now, "B3"), "C2");
}

// "A single stone in a corner is very weak, better on an edge, and strongest with 4 liberties."
TEST(Igomath, LibertiesOfOneStone) {
  EXPECT_EQ(liberties_of("5x5", "..... ..... ..... ..... B....", "A1"), "B1 A2");
  EXPECT_EQ(liberties_of("5x5", "..... ..... ..... ..... ..B..", "C1"), "B1 D1 C2");
  EXPECT_EQ(liberties_of("5x5", "..... ..... ..B.. ..... .....", "C3"), "C2 B3 D3 C4");
  EXPECT_EQ(liberties_of("5x5", "..... ..... .BB.. ..... .....", "C3").size(), 17u) << "six";
}

// Four captures: in the corner, at the edge, in the open, and of a chain.
TEST(Igomath, FourCaptures) {
  struct Capture {
    const char *rows, *move, *after;
    int taken;
  };
  for (const Capture& capture :
       {Capture{"..... ..... ..... B.... W....", "B1", "..... ..... ..... B.... .B...", 1},
        Capture{"..... ..... ..... ..B.. .BW..", "D1", "..... ..... ..... ..B.. .B.B.", 1},
        Capture{"..... ..B.. .BW.. ..B.. .....", "D3", "..... ..B.. .B.B. ..B.. .....", 1},
        Capture{"..... .BB.. BWW.. .BB.. .....", "D3", "..... .BB.. B..B. .BB.. .....", 2}}) {
    Example game("5x5", "igo-math", capture.rows);
    game.play(capture.move);
    game.expect(capture.after);
    EXPECT_EQ(game.lost(), (std::vector<int>{0, capture.taken}));
  }
}

// --- moves and games

TEST(GoBasics, TheGameOnTwoByTwo) {
  Example game("2x2", "tromp-taylor");
  game.play("A2 B2 A1 B1");
  game.expect(".W .W");
  game.play("A2 A1");
  game.expect(".W WW");
  EXPECT_EQ(game.lost(), (std::vector<int>{3, 0}));
  EXPECT_EQ(game.why("A2"), "repeats 1");
  EXPECT_EQ(game.legal_moves(), "");
  game.play("pass pass");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.score(), (Scores{0, 4}));
}

TEST(GoBasics, SuicideOnThreeByTwo) {
  Example game("3x2", "tromp-taylor", "WB. .B.", 2);
  EXPECT_EQ(game.legal_moves(), "A1 C1 C2");
  game.play("A1");
  game.expect(".B. .B.");
  EXPECT_EQ(game.lost(), (std::vector<int>{0, 2}));
}

TEST(GoBasics, NoSuicideOnThreeByTwo) {
  Example game("3x2", "no-suicide", "WB. .B.", 2);
  EXPECT_EQ(game.why("A1"), "suicide");
  EXPECT_EQ(game.legal_moves(), "C1 C2");
  game.play("pass pass");
  EXPECT_EQ(game.score(), (Scores{4, 1}));
  EXPECT_EQ(game.score("A2"), (Scores{6, 0}));
  Agreement agreement(game.engine());
  ASSERT_TRUE(agreement.toggle_dead(game.point("A2")));
  EXPECT_EQ(agreement.tally()[0].score, 12);
  EXPECT_EQ(agreement.tally()[1].score, 0);
}

TEST(MathematicsOfGo, TheCircleOfEight) {
  // Nine stones in the middle are without a liberty for a moment; only Black's are lifted.
  Example game("5x5", "tromp-taylor",
               ".WWW."
               " WBBBW"
               " WB.BW"
               " WBBBW"
               " .WWW.",
               2);
  game.play("C3");
  game.expect(
      ".WWW."
      " W...W"
      " W.W.W"
      " W...W"
      " .WWW.");
  EXPECT_EQ(game.lost(), (std::vector<int>{8, 0}));
}

TEST(MathematicsOfGo, TheCoe) {
  Example game("4x3", "tromp-taylor",
               ".BW."
               " B.BW"
               " .BW.",
               2);
  game.play("B2");
  game.expect(
      ".BW."
      " BW.W"
      " .BW.");
  EXPECT_EQ(game.why("C2"), "repeats 0");
  game.play("pass pass");
  EXPECT_TRUE(game.over());
}

// "The standard one and its alternate": the pictures are lost. These are the same shape at the edge
// and in the corner, where it takes fewer stones.
TEST(MathematicsOfGo, TheCoeElsewhere) {
  struct Coe {
    const char *before, *after, *takes, *takes_back;
  };
  for (const Coe& coe : {Coe{".... .BW. B.BW", ".... .BW. BW.W", "B1", "C1"},
                         Coe{".... BW.. .BW.", ".... BW.. W.W.", "A1", "B1"}}) {
    Example game("4x3", "tromp-taylor", coe.before, 2);
    game.play(coe.takes);
    game.expect(coe.after);
    EXPECT_EQ(game.why(coe.takes_back), "repeats 0");
    // Without a ko rule both go on taking forever.
    Example endless("4x3", "ko=none", coe.before, 2);
    endless.play(std::string(coe.takes) + " " + coe.takes_back + " " + coe.takes);
    endless.expect(coe.after);
  }
}

TEST(Igomath, TheCornerOfTheOther) {
  Example game("4x3", "igo-math",
               "...."
               " WW.."
               " .W..");
  EXPECT_EQ(game.why("A1"), "suicide");
}

TEST(Igomath, FillingOnesLastLibertyToCapture) {
  Example game("4x3", "igo-math",
               "BBB."
               " WWB."
               " .WB.");
  game.play("A1");
  game.expect(
      "BBB."
      " ..B."
      " B.B.");
}

TEST(TheMathOfGo, ClearingTwoGroupsAtOnce) {
  // Seven white stones, and an eighth that clears nothing. Then Black's stone reaches nothing empty
  // until the white groups on both sides of it are gone.
  Example game("10x3", "tromp-taylor",
               "BBBBBBBBBB"
               " WWWWWWW..B"
               " BBBBBBBBBB",
               2);
  game.play("J2");
  EXPECT_EQ(game.lost(), (std::vector<int>{0, 0}));
  game.play("H2");
  game.expect(
      "BBBBBBBBBB"
      " .......B.B"
      " BBBBBBBBBB");
  EXPECT_EQ(game.lost(), (std::vector<int>{0, 8}));
}

TEST(TheMathOfGo, UnconditionallyAliveInTwoGroups) {
  // Two black groups share two eyes. White's stone in one would reach nothing empty and be cleared:
  // the colouring would be the same as before.
  const std::string rows =
      ".BWW"
      " BBWW"
      " B.B."
      " BBB.";
  for (const char* rules : {"tromp-taylor", "no-suicide"}) {
    Example game("4x4", rules, rows, 2);
    EXPECT_EQ(game.why("A4"), rules == std::string("tromp-taylor") ? "repeats 0" : "suicide");
    EXPECT_EQ(game.why("B2"), rules == std::string("tromp-taylor") ? "repeats 0" : "suicide");
    const Life life = unconditional_life(game.graph(), as_colours(game.colouring()), Colour::Black,
                                         2, rules == std::string("tromp-taylor"));
    EXPECT_TRUE(life.alive[game.point("A1")]);
    EXPECT_TRUE(life.alive[game.point("B4")]);
  }
}

TEST(TheMathOfGo, OneStoneShiftsTheScore) {
  Example game("6x3", "tromp-taylor",
               "...BW."
               " ...BW."
               " ...BW.",
               2);
  EXPECT_EQ(game.score(), (Scores{12, 6}));
  game.play("B2");
  EXPECT_EQ(game.score(), (Scores{3, 7}));
}

TEST(TheMathOfGo, ScoringIgnoresWhatIsAboutToDie) {
  // Black: 11 stones and 4 points that reach only Black. White: 11 and 2. The two black stones in
  // the corner at the top left have one liberty left.
  const Example game("9x9", "tromp-taylor",
                     "BB......."
                     " WW......."
                     " ..WW....."
                     " .....WWWW"
                     " ...BB...."
                     " ...BBB..."
                     " BB......W"
                     " ..B....W."
                     " ..B....W.",
                     2);
  EXPECT_EQ(game.score(), (Scores{15, 13}));
  EXPECT_EQ(game.engine().board().liberties(game.point("A9")), 1);
}

TEST(TheMathOfGo, AnEasyKill) {
  // Three others, each one stone a round, around a stone in the open.
  Example game("5x5", "players=4", "..... ..W.. .UB.. ..R.. .....", 2);
  game.play("D3");
  game.expect("..... ..W.. .U.W. ..R.. .....");
  EXPECT_EQ(game.lost(), (std::vector<int>{1, 0, 0, 0}));
}

TEST(TheMathOfGo, OpponentsAreClearedSimultaneously) {
  // Black and White have no liberty but Red's point. Cleared one after the other, the second would
  // have had the first one's place.
  Example game("complete:3", "players=3", "BW.", 3);
  game.play("3");
  game.expect("..R");
}

TEST(TheMathOfGo, TheTriangularBoard) {
  const Graph graph = *make_layout("triangular:11")->graph;
  std::map<int, int> degrees;
  for (int p = 0; p < graph.size(); ++p) ++degrees[graph.degree(static_cast<Point>(p))];
  EXPECT_EQ(graph.size(), 331);
  EXPECT_EQ(degrees, (std::map<int, int>{{3, 6}, {4, 54}, {6, 271}}));
}

}  // namespace
}  // namespace omnigo
