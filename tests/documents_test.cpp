// The examples of the texts that docs/theorems.md names, each played by the engine and the oracle
// side by side.
//
// Where a document gives a picture that words alone survive of, the position is drawn to fit them.
#include <gtest/gtest.h>

#include "rules/life.h"
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
    // Without a ko rule both go on taking for ever.
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
  // Black's stone reaches nothing empty until the white groups on both sides are gone.
  Example game("5x3", "tromp-taylor",
               "BBBBB"
               " WW.WB"
               " BBBBB");
  game.play("C2");
  game.expect(
      "BBBBB"
      " ..B.B"
      " BBBBB");
  EXPECT_EQ(game.lost(), (std::vector<int>{0, 3}));
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
