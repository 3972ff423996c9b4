#include "draw/figure.h"

#include <gtest/gtest.h>

#include <string>

#include "draw/text_board.h"
#include "places.h"
#include "program.h"
#include "record/sgf_game.h"

namespace omnigo {
namespace {

SgfGame read(const std::string& bytes) {
  const auto sgf = read_sgf(bytes);
  EXPECT_TRUE(sgf) << bytes;
  auto game = game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]));
  EXPECT_TRUE(game) << (game ? "" : game.error().message);
  return std::move(*game);
}

std::string moves(const std::string& bytes, FigureRange range = {}) {
  const GameRecord record = read(bytes).record;
  return figure_text(*record.board, *moves_figure(record, range));
}

// A ko: White takes C2 (8), Black takes back (11), White again (14). Black's suicide (9) stays too.
constexpr char kKo[] =
    "(;SZ[4:3];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[da];W[dc];B[cb];W[aa];B[ac];W[bb]"
    ")";

TEST(Figure, LaterTurnsAtOnePointAreInTheCaption) {
  EXPECT_EQ(moves(kKo),
            "    A   B   C   D\n"
            "3 W12  B1  W2  B9 3\n"
            "2  B3  W8  B7  W4 2\n"
            "1 B13  B5  W6 W10 1\n"
            "    A   B   C   D\n"
            "\n"
            "11 at 7; 14 at 8\n");
}

TEST(Figure, StandsOnThePositionBeforeIt) {
  EXPECT_EQ(moves(kKo, {.from = 8, .to = 11}),
            "    A   B   C   D\n"
            "3   .   B   W  B9 3\n"
            "2   B  W8   B   W 2\n"
            "1   .   B   W W10 1\n"
            "    A   B   C   D\n"
            "\n"
            "11 at C2\n");
  EXPECT_EQ(moves(kKo, {.from = 9, .to = 10, .first_number = 1}),
            "   A  B  C  D\n"
            "3  .  B  W B1 3\n"
            "2  B  W  .  W 2\n"
            "1  .  B  W W2 1\n"
            "   A  B  C  D\n");
}

TEST(Figure, TurnsThatShowNoStone) {
  EXPECT_EQ(moves("(;SZ[2:1]RE[W+R];B[];W[aa];B[];W[])"),
            "   A  B\n1 W2  . 1\n   A  B\n\n1, 3, 4 pass; black resigns\n");
  EXPECT_EQ(moves("(;SZ[2:1]RE[B+T];B[aa])"),
            "   A  B\n1 B1  . 1\n   A  B\n\nwhite loses on time\n");
}

TEST(Figure, BeginsBehindASetup) {
  EXPECT_EQ(moves("(;SZ[3:1];B[aa];AE[aa]AW[ca];B[ba])"), "   A  B  C\n1  . B2  W 1\n   A  B  C\n");
}

TEST(Figure, ThePositionItself) {
  const GameRecord record = read(kKo).record;
  EXPECT_EQ(figure_text(*record.board, *position_figure(record, 11)),
            "   A  B  C  D\n"
            "3  .  B  W  . 3\n"
            "2  B  . B*  W 2\n"
            "1  .  B  W  W 1\n"
            "   A  B  C  D\n");
}

TEST(Figure, MarksAndLabelsOfSgf) {
  const auto sgf =
      read_sgf("(;SZ[6:2];B[aa]TR[aa]SQ[ba]CR[ca]MA[da]LB[ea:X][ab:12]L[bb:cb]SL[fb])");
  const SgfGame game = *game_from_sgf(*sgf, sgf->main_line(0));
  Figure figure = *moves_figure(game.record, {});
  add_marks(figure, *sgf, 1, *SgfBoard::of(*sgf, 0));
  EXPECT_EQ(figure_text(*game.record.board, figure),
            "    A   B   C   D   E   F\n"
            "2 B1^   #   o   x   X   . 2\n"
            "1  12   a   b   .   .   * 1\n"
            "    A   B   C   D   E   F\n");
}

TEST(Figure, OnOtherBoardsPointsStandWhereTheyLie) {
  EXPECT_EQ(moves("(;GM[1001]BOARD[triangular:2]RULES[players=3];TURN[black:1];TURN[white:4]"
                  ";TURN[red:7])"),
            "  .   R3\n"
            ".   W2  .\n"
            "  B1  .\n");
  // Too many points for a page: those that have a stone.
  EXPECT_EQ(moves("(;GM[1001]BOARD[complete:600];TURN[black:5];TURN[white:600])"),
            "5 B1  600 W2\n");
}

TEST(Figure, SvgHoldsNumbersMarksAndCaptions) {
  const GameRecord record = read(kKo).record;
  Figure figure = *moves_figure(record, {});
  figure.captions.push_back("<An & Bo> \xFF");
  const std::string svg = figure_svg(*record.board, figure);
  EXPECT_NE(svg.find(">11 at 7; 14 at 8<"), svg.npos) << svg.substr(svg.size() - 500);
  EXPECT_NE(svg.find(">13</text>"), svg.npos);
  EXPECT_NE(svg.find("&lt;An &amp; Bo&gt; ?"), svg.npos);
}

TEST(TextBoard, WrapsAtSpaces) {
  EXPECT_EQ(wrapped("", 10), "");
  EXPECT_EQ(wrapped("one two three four", 9), "one two\nthree\nfour\n");
  EXPECT_EQ(wrapped("one\n\ntwo", 9), "one\n\ntwo\n");
  EXPECT_EQ(wrapped("unbreakable word", 5), "unbreakable\nword\n");
  EXPECT_EQ(wrapped("äöü äöü", 7), "äöü äöü\n");
}

TEST(DiagramProgram, DrawsAndRefuses) {
  const std::string game =
      "printf '(;SZ[3:1]PB[An]BR[1d]PW[Bo];B[aa]C[first];W[ba]FG[];B[ca]C[last]TR[ba])' | "
      "'" +
      omnigo_program() + "' diagram - ";
  EXPECT_EQ(
      run_command(game).output,
      "    A   B   C\n1   B W2^  B3 1\n    A   B   C\n\nblack An (1d), white Bo: turns 2 to 3\n");
  EXPECT_EQ(run_command(game + "--from 1 --move 1 --comment").output,
            "   A  B  C\n1 B1  .  . 1\n   A  B  C\n\nblack An (1d), white Bo: turn 1\nfirst\n");
  EXPECT_EQ(run_command(game + "--position --move 2").output,
            "   A  B  C\n1  . W*  . 1\n   A  B  C\n\nblack An (1d), white Bo: after turn 2\n");
  EXPECT_EQ(run_command(game + "--svg").output.substr(0, 4), "<svg");
  const Ran wrong = run_command(game + "--move 4 2>&1");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_EQ(wrong.output, "omnigo: --move: expected a whole number from 0 to 3, got '4'\n");
}

}  // namespace
}  // namespace omnigo
