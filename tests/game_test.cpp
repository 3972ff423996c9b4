// Turns, repetition, the end, resignation, agreement and score, case by case.
#include "rules/game.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "graph/layout.h"
#include "rules/agreement.h"
#include "rules/names.h"

namespace omnigo {
namespace {

Layout layout_of(const char* spec) {
  auto layout = make_layout(spec);
  EXPECT_TRUE(layout) << spec;
  return *std::move(layout);
}

// Rows from the top, letters as in names.h.
Colouring diagram(std::initializer_list<std::string_view> rows) {
  Colouring colouring;
  for (auto row = std::rbegin(rows); row != std::rend(rows); ++row) {
    for (char letter : *row) colouring.push_back(*colour_from_letter(letter));
  }
  return colouring;
}

struct Table {
  Table(const char* board, const char* rules, Colouring start = {}, Colour first = Colour::Black)
      : layout(layout_of(board)),
        game(*Game::start(layout.graph, *parse_rules(rules), {std::move(start), first, {}})) {}

  Point point(const char* name) const { return *layout.find(name); }
  Legality play(const char* name) { return game.play(point(name)); }
  Legality why(const char* name) const { return game.legality(point(name)); }
  std::vector<HalfPoints> scores() const { return game.scores(); }

  Layout layout;
  Game game;
};

constexpr Legality kLegal{};

TEST(Game, TheDocumentsTwoByTwoGame) {
  Table t("2x2", "tromp-taylor");
  for (const char* move : {"a2", "b2", "a1", "b1", "a2", "a1"}) EXPECT_EQ(t.play(move), kLegal);
  EXPECT_EQ(t.game.prisoners_lost(Colour::Black), 3);
  EXPECT_EQ(t.why("a2"), (Legality{Reason::Repeats, 1}));
  EXPECT_TRUE(t.game.legal_moves(Colour::Black).empty());
  t.game.pass();
  t.game.pass();
  EXPECT_TRUE(t.game.over());
  EXPECT_EQ(t.scores(), (std::vector<HalfPoints>{0, 8}));
}

TEST(Game, TheDocumentsThreeByTwoGame) {
  const Colouring start = diagram({"WB.", ".B."});
  Table t("3x2", "no-suicide", start, Colour::White);
  EXPECT_EQ(t.why("a1"), Legality{Reason::Suicide});
  EXPECT_EQ(t.game.legal_moves(Colour::White), (std::vector<Point>{t.point("c1"), t.point("c2")}));
  t.game.pass();
  t.game.pass();
  // a1 reaches both colours; c1 and c2 reach Black alone.
  EXPECT_EQ(t.scores(), (std::vector<HalfPoints>{2 * 4, 2 * 1}));
  Agreement agreement(t.game);
  ASSERT_TRUE(agreement.toggle_dead(t.point("a2")));
  EXPECT_EQ(agreement.tally()[0].score, 2 * 6);
  EXPECT_EQ(agreement.tally()[1].score, 0);

  Table with_suicide("3x2", "tromp-taylor", start, Colour::White);
  EXPECT_EQ(with_suicide.play("a1"), kLegal);
  EXPECT_EQ(with_suicide.game.prisoners_lost(Colour::White), 2);
}

TEST(Game, OpponentsAreClearedAtOnce) {
  // Red takes the last liberty of Black and of White: neither is saved by the other's going.
  Table t("complete:3", "players=3", {Colour::Black, Colour::White, Colour::Empty}, Colour::Red);
  EXPECT_EQ(t.play("3"), kLegal);
  EXPECT_EQ(t.game.board().colouring(), (Colouring{Colour::Empty, Colour::Empty, Colour::Red}));
}

TEST(Game, SingleStoneSuicideRepeatsTheLatestTurn) {
  // At A2 a black stone has no liberty and takes nothing.
  const Colouring start = diagram({".W.", "W.."});
  Table positional("3x2", "tromp-taylor", start);
  EXPECT_EQ(positional.why("a2"), (Legality{Reason::Repeats, 0}));
  // Under simple ko only the colouring before the latest turn counts.
  Table simple("3x2", "ko=simple", start);
  EXPECT_EQ(simple.why("a2"), kLegal);
  simple.game.pass();
  EXPECT_EQ(simple.game.legality(simple.point("a2"), Colour::Black),
            (Legality{Reason::Repeats, 1}));
  ASSERT_EQ(simple.play("c1"), kLegal);
  EXPECT_EQ(simple.why("a2"), kLegal);
}

TEST(Game, RepeatsNamesTheLatestTurnAfterWhichItStood) {
  Table t("2x2", "tromp-taylor", diagram({".W", "W."}));
  EXPECT_EQ(t.why("b1"), (Legality{Reason::Repeats, 0}));
  t.game.pass();
  EXPECT_EQ(t.game.legality(t.point("b1"), Colour::Black), (Legality{Reason::Repeats, 1}));
}

TEST(Game, SituationalSuperkoAsksWhoIsNext) {
  // Black's suicide empties the board again, but now White is next.
  for (const auto& [rules, expected] : {std::pair("tromp-taylor", Legality{Reason::Repeats, 0}),
                                        std::pair("ko=situational", kLegal)}) {
    Table t("2x1", rules);
    ASSERT_EQ(t.play("a1"), kLegal);
    t.game.pass();
    EXPECT_EQ(t.play("b1"), expected) << rules;
  }
}

TEST(Game, PlayStopsWhenAllStillInHavePassed) {
  Table t("3x3", "players=3");
  t.game.pass();
  t.game.pass();
  EXPECT_FALSE(t.game.over());
  t.game.resign(Colour::Red);  // no turn, and the run of passes goes on
  EXPECT_TRUE(t.game.over());
  EXPECT_EQ(t.game.turns(), 2);
  EXPECT_FALSE(t.game.settled());
  EXPECT_TRUE(t.game.undo());
  EXPECT_FALSE(t.game.over());
  EXPECT_EQ(t.game.to_play(), Colour::Red);
}

TEST(Game, AResignedPlayersTurnsAreSkipped) {
  Table t("3x3", "players=3");
  t.game.resign(Colour::White);
  ASSERT_EQ(t.play("a1"), kLegal);
  EXPECT_EQ(t.game.to_play(), Colour::Red);
  t.game.resign(Colour::Red);
  EXPECT_TRUE(t.game.over());
  EXPECT_TRUE(t.game.settled());
  EXPECT_EQ(places(t.scores(), t.game.resigned()), (std::vector<int>{1, 3, 2}));
}

TEST(Game, ResumedAndPassedAgainCountsAsItStands) {
  Table t("3x3", "tromp-taylor");
  t.game.pass();
  t.game.pass();
  ASSERT_TRUE(t.game.over());
  EXPECT_FALSE(t.game.settled());
  t.game.resume();
  EXPECT_FALSE(t.game.over());
  t.game.pass();
  t.game.pass();
  EXPECT_TRUE(t.game.settled());
  t.game.undo();
  t.game.undo();
  ASSERT_EQ(t.play("b2"), kLegal);
  t.game.pass();
  t.game.pass();
  EXPECT_TRUE(t.game.over());
  EXPECT_FALSE(t.game.settled());
}

TEST(Game, OutOfTurnTheNextIsTheOneAfter) {
  Table t("3x3", "players=4");
  ASSERT_TRUE(t.game.play(t.point("a1"), Colour::Red));
  EXPECT_EQ(t.game.to_play(), Colour::Blue);
}

// As many stones as a player could put on the board and live.
TEST(Game, StoneScoringTakesTwoPointsForEachGroup) {
  const auto scores = [](const char* board, const std::string& letters) {
    return Table(board, "scoring=stone", diagram({letters}), Colour::Black).scores();
  };
  using Scores = std::vector<HalfPoints>;
  EXPECT_EQ(scores("path:9", ".B.B.W.W."), (Scores{2 * (4 - 2), 2 * (4 - 2)}));
  EXPECT_EQ(scores("path:13", "B.B.BW.WB.B.B"), (Scores{2 * (10 - 4), 2 * (3 - 1)}))
      << "two groups";
  EXPECT_EQ(scores("path:4", ".B.W"), (Scores{2 * (2 - 1), 2 * 1})) << "one eye; none";
  EXPECT_EQ(scores("3x1", "..."), (Scores{0, 0}));
  Table t("path:9", "scoring=stone", diagram({".B.B.W.W."}), Colour::Black);
  EXPECT_EQ(t.game.tally()[0].tax, 2);
  EXPECT_EQ(t.game.tally()[0].territory, 2);
}

TEST(Game, TerritoryScoringCountsPrisoners) {
  Table t("3x2", "igo-math", diagram({"WB.", ".B."}), Colour::White);
  t.game.pass();
  t.game.pass();
  EXPECT_EQ(t.scores(), (std::vector<HalfPoints>{2 * 2, 0}));
  Agreement agreement(t.game);
  ASSERT_TRUE(agreement.toggle_dead(t.point("a2")));
  EXPECT_EQ(agreement.tally()[0].territory, 4);
  EXPECT_EQ(agreement.tally()[1].score, -2);
  ASSERT_TRUE(agreement.toggle_neutral(t.point("c1")));
  EXPECT_EQ(agreement.tally()[0].territory, 3);
}

TEST(Agreement, AChangeTakesBackEveryAcceptance) {
  Table t("3x2", "tromp-taylor", diagram({"WB.", ".B."}), Colour::White);
  t.game.pass();
  t.game.pass();
  Agreement agreement(t.game);
  agreement.accept(Colour::Black);
  EXPECT_FALSE(agreement.agreed());
  agreement.accept(Colour::White);
  EXPECT_TRUE(agreement.agreed());
  ASSERT_TRUE(agreement.toggle_dead(t.point("b1")));
  EXPECT_TRUE(agreement.is_dead(t.point("b2")));
  EXPECT_FALSE(agreement.has_accepted(Colour::Black));
  EXPECT_FALSE(agreement.has_accepted(Colour::White));
  EXPECT_FALSE(agreement.toggle_dead(t.point("c1")));
  EXPECT_FALSE(agreement.toggle_neutral(t.point("c1")));
}

TEST(Agreement, ADisputeIsPlayedOutOnACopy) {
  Table t("3x2", "japanese", diagram({"WB.", ".B."}), Colour::Black);
  t.game.pass();
  t.game.pass();
  Game copy = dispute_copy(t.game);
  ASSERT_TRUE(copy.play(t.point("a1"), Colour::Black));  // takes a2
  copy.pass();
  copy.pass();
  EXPECT_EQ(dead_after_dispute(t.game, copy), (std::vector<Point>{t.point("a2")}));
  EXPECT_EQ(t.game.turns(), 2);
}

TEST(Game, StartMustHaveNoDeadStone) {
  const Layout layout = layout_of("2x1");
  const auto game =
      Game::start(layout.graph, Rules{}, {{Colour::Black, Colour::White}, Colour::Black, {}});
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().message, "the start has a stone without liberties at point 0");
  EXPECT_FALSE(
      Game::start(layout.graph, Rules{}, {{Colour::Red, Colour::Empty}, Colour::Black, {}}));
  EXPECT_FALSE(Game::start(layout.graph, Rules{}, {{Colour::Black}, Colour::Black, {}}));
  EXPECT_FALSE(Game::start(layout.graph, Rules{}, {{}, Colour::Red, {}}));
}

TEST(Game, TheStartColouringCountsAsSeen) {
  const Colouring ko = diagram({".BW.", "BW.W", ".BW."});
  Table t("4x3", "tromp-taylor", ko);
  ASSERT_EQ(t.play("c2"), kLegal);
  EXPECT_EQ(t.game.prisoners_lost(Colour::White), 1);
  EXPECT_EQ(t.why("b2"), (Legality{Reason::Repeats, 0}));
  EXPECT_EQ(t.game.colouring_after(0), ko);
}

TEST(Places, TiesShareThePlace) {
  EXPECT_EQ(places({4, 4, 2}, {}), (std::vector<int>{1, 1, 3}));
  EXPECT_EQ(places({4, 9, 2, 4}, {Colour::White}), (std::vector<int>{1, 4, 3, 1}));
}

// legal_moves() takes a short cut where a move is plainly legal.
TEST(LegalMoves, AreThePointsThatAreLegal) {
  for (const char* board : {"3x3", "5x5", "triangular:3", "cube:3", "complete:5", "star:14"}) {
    for (const char* rules : {"tromp-taylor", "no-suicide", "ko=simple", "ko=situational,players=3",
                              "no-suicide,ko=none,players=4", "players=9"}) {
      Game game = Table(board, rules).game;
      Random random(1);
      for (int turn = 0; turn < 120 && !game.over(); ++turn) {
        std::vector<Point> expected;
        for (int p = 0; p < game.graph().size(); ++p) {
          if (game.legality(static_cast<Point>(p))) expected.push_back(static_cast<Point>(p));
        }
        ASSERT_EQ(game.legal_moves(game.to_play()), expected)
            << board << " " << rules << " " << turn;
        if (expected.empty() || random.below(30) == 0) {
          game.pass();
        } else {
          game.play(expected[random.below(static_cast<std::uint32_t>(expected.size()))]);
        }
      }
    }
  }
}

}  // namespace
}  // namespace omnigo
