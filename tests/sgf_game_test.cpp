#include "record/sgf_game.h"

#include <gtest/gtest.h>

#include <string>

#include "base/version.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/sgf_board.h"
#include "record/sgf_info.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

Result<SgfGame> game_of(const std::string& bytes) {
  const auto sgf = read_sgf(bytes);
  EXPECT_TRUE(sgf) << bytes;
  return game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]));
}

SgfGame read(const std::string& bytes) {
  auto game = game_of(bytes);
  EXPECT_TRUE(game) << (game ? "" : game.error().message);
  return game ? std::move(*game) : SgfGame{};
}

std::string warnings_of(const std::string& bytes) {
  std::string text;
  for (const SgfWarning& warning : read(bytes).warnings) {
    text += std::to_string(warning.line) + ":" + std::to_string(warning.column) + " " +
            warning.message + "\n";
  }
  return text;
}

// A game as it is written here, with the version of the program that writes it.
std::string with_version(std::string game) {
  const std::string here = "VERSION";
  return game.replace(game.find(here), here.size(), kVersion);
}

std::string name_of(const GameRecord& record, Point p) { return record.board->names[p]; }

TEST(SgfGame, PointsRunFromTheUpperLeft) {
  const GameRecord record = read("(;SZ[7:5];B[aa];W[ge];B[cb])").record;
  EXPECT_EQ(record.board->spec, "grid:7x5");
  EXPECT_EQ(name_of(record, record.events[0].point), "A5");
  EXPECT_EQ(name_of(record, record.events[1].point), "G1");
  EXPECT_EQ(name_of(record, record.events[2].point), "C4");
}

TEST(SgfGame, CapitalsFollowTheSmallLetters) {
  const GameRecord record = read("(;SZ[52];B[ZZ];W[Aa];B[tt])").record;
  EXPECT_EQ(record.events[0].point, 51);  // the lower right corner
  EXPECT_EQ(record.events[1].point, 51 * 52 + 26);
  EXPECT_EQ(record.events[2].action, Action::Move) << "tt is a point beyond 19x19";
}

TEST(SgfGame, PassesAreEmptyOrTt) {
  const GameRecord record = read("(;SZ[9];B[];W[tt];B[ ])").record;
  ASSERT_EQ(record.events.size(), 4u);  // with the resumption after two passes
  EXPECT_EQ(record.events[0].action, Action::Pass);
  EXPECT_EQ(record.events[1].action, Action::Pass);
  EXPECT_EQ(record.events[2].action, Action::Resume);
  EXPECT_EQ(record.events[3].action, Action::Pass);
  EXPECT_EQ(read("(;SZ[19:9];W[tt])").record.events[0].action, Action::Pass);
}

TEST(SgfGame, MissingSizeIs19AndOtherSizesAreErrors) {
  EXPECT_EQ(read("(;GM[1])").record.board->spec, "grid:19x19");
  EXPECT_EQ(game_of("(;SZ[53])").error().message,
            "SZ[53] is not a board; SGF has sides from 1 to 52");
  EXPECT_EQ(game_of("(;SZ[-10])").error().message,
            "SZ[-10] is not a board; SGF has sides from 1 to 52");
  EXPECT_EQ(game_of("(;SZ[9x9])").error().message,
            "SZ[9x9] is not a board; SGF has sides from 1 to 52");
  EXPECT_EQ(game_of("(;SZ[9:\nx])").error().message,
            "SZ[9:?x] is not a board; SGF has sides from 1 to 52");
  EXPECT_EQ(game_of("(;GM[3])").error().message, "the game is not Go: GM[3]");
}

TEST(SgfGame, SetupWithRectanglesBeforeTheFirstTurnIsTheStart) {
  const GameRecord record = read("(;SZ[5]AB[aa:ba][ce]AW[ee];AE[ba]PL[W];W[cc])").record;
  ASSERT_EQ(record.events.size(), 1u);
  std::string stones;
  for (std::size_t p = 0; p < record.start.colouring.size(); ++p) {
    if (record.start.colouring[p] == Colour::Black) stones += name_of(record, p) + " ";
  }
  EXPECT_EQ(stones, "C1 A5 ");
  EXPECT_EQ(record.start.first, Colour::White);
  EXPECT_EQ(record.start.handicap, (std::vector<int>{0, 0}));
}

// Also pins references to corners that were gone, which the address sanitizer sees in a build
// without optimisation, or with the coverage of the preset `fuzz`.
TEST(SgfGame, RectanglesByAnyTwoCorners) {
  const auto sgf = read_sgf("(;SZ[19:7])");
  const auto board = SgfBoard::of(*sgf, 0);
  ASSERT_TRUE(board);
  EXPECT_EQ(board->points("aa:sg").size(), 133u);
  const std::vector<Point> expected = board->points("cb:ed");
  EXPECT_EQ(expected.size(), 9u);
  EXPECT_EQ(expected.front(), *board->point("cb"));
  EXPECT_EQ(expected.back(), *board->point("ed"));
  for (const char* corners : {"ed:cb", "eb:cd", "cd:eb"}) {
    EXPECT_EQ(board->points(corners), expected) << corners;
  }
  EXPECT_EQ(board->points("bb:bb"), std::vector{*board->point("bb")});
  EXPECT_TRUE(board->points("aa:ss").empty()) << "beyond the board";
}

TEST(SgfGame, SetupInTheMiddleIsAnEvent) {
  const SgfGame game = read("(;SZ[5];B[aa];AW[bb]AE[aa]PL[B];B[cc];PL[W];PL[B];B[dd])");
  const auto& events = game.record.events;
  ASSERT_EQ(events.size(), 5u);
  EXPECT_EQ(events[1].action, Action::Setup);
  EXPECT_EQ(events[1].player, Colour::Black);
  EXPECT_EQ(events[1].stones.size(), 2u);
  EXPECT_EQ(events[2].action, Action::Move) << "PL[W] after Black's move says nothing new";
  EXPECT_EQ(events[2].player, Colour::Black);
  EXPECT_EQ(events[3].action, Action::Setup) << "PL[B] after Black's move does";
  EXPECT_EQ(game.nodes, (std::vector<SgfNode>{1, 2, 3, 5, 6}));
}

TEST(SgfGame, NumbersThatARecordDoesNotHaveAreLeftOut) {
  const GameRecord own = read(
                             "(;GM[1001]BOARD[path:3]HOW[score]SCORE[black:1][white:2]"
                             "PLACE[black:0][white:2])")
                             .record;
  ASSERT_TRUE(own.result);
  EXPECT_EQ(own.result->scores.size(), 2u);
  EXPECT_TRUE(own.result->places.empty()) << "nobody is at place 0";
  EXPECT_TRUE(read_record(write_record(own)));
  const GameRecord twice = read("(;GM[1001]BOARD[path:3]HOW[score]PLACE[black:1][black:2])").record;
  EXPECT_TRUE(twice.result->places.empty()) << "nobody knows White's";
  EXPECT_TRUE(read_record(write_record(twice)));
  const GameRecord grid = read("(;SZ[5]HA[2000000000];B[aa]OB[2000000000])").record;
  EXPECT_FALSE(grid.events[0].overtime);
  EXPECT_TRUE(read_record(write_record(grid)));
}

TEST(SgfGame, ASetupThatNamesAPointTwiceIsARecordStill) {
  const GameRecord record = read("(;SZ[4];B[aa];AB[ba][bb][ba]AE[bb]AW[ba][cc])").record;
  ASSERT_EQ(record.events.size(), 2u);
  const std::vector<Stone>& stones = record.events[1].stones;
  ASSERT_EQ(stones.size(), 3u);
  EXPECT_EQ(name_of(record, stones[1].point), "B4");
  EXPECT_EQ(stones[1].colour, Colour::White) << "the last word on it";
  EXPECT_TRUE(read_record(write_record(record)));
}

TEST(SgfGame, WhoPlaysFirst) {
  EXPECT_EQ(read("(;)").record.start.first, Colour::Black);
  EXPECT_EQ(read("(;;W[aa])").record.start.first, Colour::White);
  EXPECT_EQ(read("(;PL[W])").record.start.first, Colour::White);
  EXPECT_EQ(read("(;PL[W];B[aa])").record.start.first, Colour::White);
  EXPECT_EQ(read("(;HA[2]AB[dd][pp])").record.start.first, Colour::White);
}

TEST(SgfGame, Handicap) {
  EXPECT_EQ(read("(;HA[2]AB[dd][pp];W[aa])").record.start.handicap, (std::vector<int>{2, 0}));
  EXPECT_EQ(read("(;HA[0]AB[dd])").record.start.handicap, (std::vector<int>{0, 0}));
  EXPECT_EQ(warnings_of("(;HA[3]AB[dd][pp])"), "1:6 HA[3], but Black has 2 stones on the board\n");
  EXPECT_EQ(warnings_of("(;SZ[9]\nHA[many])"), "2:4 HA[many] is not a number of stones\n");
}

TEST(SgfGame, RulesAndKomi) {
  const auto rules = [](const std::string& root) {
    return to_text(read("(;" + root + ")").record.rules);
  };
  EXPECT_EQ(rules(""), "tromp-taylor");
  EXPECT_EQ(rules("KM[6.5]"), "tromp-taylor,komi=6.5");
  EXPECT_EQ(rules("RU[Japanese]KM[6.5]"), "japanese");
  EXPECT_EQ(rules("RU[Chinese]KM[7.5]"), "chinese");
  EXPECT_EQ(rules("RU[Chinese]"), "no-suicide,handicap=each");
  EXPECT_EQ(rules("RU[AGA]KM[7.50]"), "aga");
  EXPECT_EQ(rules("RU[NZ]KM[7]"), "new-zealand");
  EXPECT_EQ(rules("RU[Tromp/Taylor]"), "tromp-taylor");
  for (const char* name : {"NSTT", "nstt", "No-Suicide Tromp-Taylor", "no suicide Tromp-Taylor",
                           "No-Suicide Tromp/Taylor", "no-suicide"}) {
    EXPECT_EQ(rules("RU[" + std::string(name) + "]"), "no-suicide") << name;
  }
  EXPECT_EQ(rules("RU[TT]"), "tromp-taylor");
  EXPECT_EQ(rules("RU[Korean]KM[6.5]"), "japanese");
  EXPECT_EQ(rules("RU[tromp-taylor,komi=1/2]"), "tromp-taylor,komi=1/2");
  EXPECT_EQ(rules("RU[koSITUATIONALscoreAREAtaxNONEsui0whbN-1]KM[7.5]"), "aga");
  EXPECT_EQ(warnings_of("(;RU[Monkey])"), "1:6 unknown rules 'Monkey'; read as tromp-taylor\n");
  EXPECT_EQ(warnings_of("(;RU[koSIMPLEscoreAREAtaxSEKIsui0])"),
            "1:6 rules 'koSIMPLEscoreAREAtaxSEKIsui0' are read as the closest known rules\n");
  EXPECT_EQ(warnings_of("(;KM[many])"), "1:6 komi 'many' cannot be read; using none\n");
}

TEST(SgfInfo, Komi) {
  EXPECT_EQ(sgf_komi("6.5"), 13);
  EXPECT_EQ(sgf_komi("-3.5"), -7);
  EXPECT_EQ(sgf_komi("7"), 14);
  EXPECT_EQ(sgf_komi("7.500000"), 15);
  EXPECT_EQ(sgf_komi("5,5"), 11);
  EXPECT_EQ(sgf_komi("3.75"), 15) << "stones, as Chinese counting has it";
  EXPECT_EQ(sgf_komi("375"), 15);
  EXPECT_EQ(sgf_komi("750"), 15);
  EXPECT_EQ(sgf_komi("650"), 13);
  EXPECT_EQ(sgf_komi("0"), 0);
  for (const char* text : {"", "x", "5 1/2", "6.3", "1e3", ".", "-", "999999999999"}) {
    EXPECT_EQ(sgf_komi(text), std::nullopt) << text;
  }
}

TEST(SgfInfo, Clock) {
  const auto clock = [](const char* main, const char* overtime) {
    const auto control = sgf_clock(main, overtime);
    return control ? to_text(*control) : "unknown";
  };
  EXPECT_EQ(clock("600", ""), "absolute:main=600");
  EXPECT_EQ(clock("0", ""), "none");
  EXPECT_EQ(clock("1800.0", "5x30 byo-yomi"), "byoyomi:main=1800,period=30,periods=5");
  EXPECT_EQ(clock("0", "25/600 Canadian"), "canadian:main=0,period=600,moves=25");
  EXPECT_EQ(clock("259200", "86400 fischer"), "fischer:main=259200,increment=86400");
  EXPECT_EQ(clock("3600", "None"), "absolute:main=3600");
  EXPECT_EQ(clock("9 hours", ""), "unknown");
  EXPECT_EQ(clock("600", "some overtime"), "unknown");
  EXPECT_EQ(clock("-", ""), "unknown");
  for (const char* text :
       {"none", "absolute:main=3600", "fischer:main=300,increment=5.25",
        "fischer:main=300,increment=5,cap=600", "byoyomi:main=0,period=60,periods=3",
        "canadian:main=600,period=300,moves=25", "move:time=30"}) {
    const SgfTime written = sgf_clock_text(*parse_time_control(text));
    EXPECT_EQ(clock(written.main.empty() ? "0" : written.main.c_str(), written.overtime.c_str()),
              text);
  }
}

TEST(SgfInfo, ResultsReadBack) {
  for (const char* text : {"B+R", "W+R", "B+T", "W+F", "B+3.5", "W+12", "0", "Void", "?", "B+"}) {
    EXPECT_EQ(sgf_result_text(sgf_result(text)), text);
  }
  EXPECT_EQ(sgf_result("W+Resign").how, RecordedResult::How::Resignation);
  EXPECT_EQ(sgf_result("B+Time").how, RecordedResult::How::Time);
  EXPECT_EQ(sgf_result("draw").margin, 0);
  EXPECT_EQ(sgf_result("white wins").how, RecordedResult::How::Unknown);
  EXPECT_EQ(sgf_result_text(sgf_result("white wins")), "white wins");
}

TEST(SgfGame, ALossByResignationOrTimeIsAnEvent) {
  const SgfGame resigned = read("(;RE[W+Resign];B[aa])");
  EXPECT_EQ(resigned.record.events.back().action, Action::Resign);
  EXPECT_EQ(resigned.record.events.back().player, Colour::Black);
  EXPECT_EQ(resigned.nodes.back(), kNoNode);
  EXPECT_EQ(read("(;RE[B+T];B[aa])").record.events.back().action, Action::Timeout);
  EXPECT_EQ(read("(;RE[B+5];B[aa])").record.events.back().action, Action::Move);
}

TEST(SgfGame, TerritoryOfTheLastNodeIsTheAgreement) {
  // Black owns the left column but for White's dead stone at A3, White the right one.
  const char kGame[] =
      "(;SZ[4:4]RU[Japanese]KM[0]AB[ba][bb][bc][bd]AW[ca][cb][cc][cd][ab];B[];W[]"
      ";TB[aa][ab][ac][ad]TW[da][db][dc][dd])";
  const GameRecord record = read(kGame).record;
  ASSERT_TRUE(record.agreement);
  EXPECT_EQ(record.agreement->dead, (std::vector<Point>{8}));
  EXPECT_TRUE(record.agreement->neutral.empty());
  const auto end = replay(record)->end;
  EXPECT_EQ(end.state, ReplayEnd::State::Agreed);
  EXPECT_EQ(end.tallies[0].score, 8);
  EXPECT_EQ(end.tallies[1].score, 6);
  // Written and read again.
  const GameRecord again = read(write_sgf(game_to_sgf(record))).record;
  EXPECT_EQ(again.agreement, record.agreement);
}

TEST(SgfGame, PointsThatAreNotClaimedAreNeutral) {
  const GameRecord record = read("(;SZ[3:1]RU[Japanese]AB[ba];B[];W[];TB[aa])").record;
  EXPECT_EQ(record.agreement->neutral, (std::vector<Point>{2}));
  EXPECT_EQ(replay(record)->end.tallies[0].territory, 1);
}

TEST(SgfGame, OffTheBoardReadingStops) {
  const SgfGame game = read("(;SZ[9];B[aa];W[jj];B[bb])");
  ASSERT_TRUE(game.off_board);
  EXPECT_EQ(game.off_board->turn, 2);
  EXPECT_EQ(game.off_board->value, "jj");
  EXPECT_EQ(game.record.events.size(), 1u);
  EXPECT_EQ(warnings_of("(;SZ[9];B[aa]\n;W[jj])"),
            "2:4 turn 2, 'jj', is not a point of the board; what follows is left out\n");
  EXPECT_EQ(warnings_of("(;SZ[9]AB[zz])"), "1:11 AB[zz] is not a point of the board\n");
}

TEST(SgfGame, CommentsAndTimes) {
  const GameRecord record =
      read("(;TM[60]OT[3x5 byo-yomi]C[start];B[aa]BL[58.3456]C[one];C[more];W[bb]WL[5]OW[2])")
          .record;
  EXPECT_EQ(record.info.at("comment"), "start");
  EXPECT_EQ(record.events[0].left, 58345);
  EXPECT_EQ(record.events[0].comment, "one\nmore");
  EXPECT_EQ(record.events[1].left, 5000);
  EXPECT_EQ(record.events[1].overtime, 2);
}

TEST(SgfGame, WhatTurnsTookIsWrittenAsWhatIsLeft) {
  GameRecord record = read("(;SZ[9]TM[10]OT[3x5 byo-yomi];B[aa];W[bb];B[cc])").record;
  record.events[0].spent = 4'500;
  record.events[1].spent = 1'000;
  record.events[2].spent = 11'000;  // the main time and one period
  const std::string text = write_sgf(game_to_sgf(record));
  EXPECT_NE(text.find(";B[aa]BL[5.5];W[bb]WL[9];B[cc]BL[5]OB[2]"), text.npos) << text;
}

TEST(SgfGame, WrittenAsOthersReadIt) {
  const std::string game =
      "(;FF[4]GM[1]CA[UTF-8]AP[omnigo:VERSION]SZ[9]RU[Chinese]KM[6.5]TM[300]\n"
      "OT[5x15 byo-yomi]PB[An]BR[3k]PW[Bo]RE[W+R]HA[2]AB[cg][gc]DT[2024-01-02]\n"
      ";W[ee];B[]C[hm];W[aa])\n";
  EXPECT_EQ(write_sgf(game_to_sgf(read(game).record)), with_version(game));
}

// SGF has no word for stones taken off before the start; they count under territory scoring.
TEST(SgfGame, PrisonersFromBeforeTheStart) {
  for (const std::string head :
       {"GM[1]SZ[3]PL[W]", "GM[1001]BOARD[path:3]RULES[japanese,players=3]NEXT[white]"}) {
    const GameRecord record = read("(;" + head + "PRISONERS[white:2])").record;
    ASSERT_GE(record.start.prisoners_lost.size(), 2u) << head;
    EXPECT_EQ(record.start.prisoners_lost[0], 0);
    EXPECT_EQ(record.start.prisoners_lost[1], 2);
    const std::string text = write_sgf(game_to_sgf(record));
    EXPECT_NE(text.find("PRISONERS[white:2]"), text.npos) << text;
  }
  EXPECT_EQ(warnings_of("(;SZ[3]PRISONERS[red:1][black:-1])"),
            "1:18 PRISONERS[red:1] is left out\n1:18 PRISONERS[black:-1] is left out\n");
}

// Boards and players that SGF has no words for: a game type of our own, which others refuse.
TEST(SgfGame, OwnGameType) {
  const std::string game =
      "(;FF[4]GM[1001]CA[UTF-8]AP[omnigo:VERSION]BOARD[triangular:3]\n"
      "RULES[tromp-taylor,players=3,komi=0/0.5/1]CLOCK[move:time=30]\n"
      "SEAT[black:An][red:Ce: \\]\\\\]HANDICAP[black:1]HOW[resignation]\n"
      "SCORE[black:1][white:2.5][red:3]PLACE[black:1][white:2][red:3]\n"
      "ADD[black:10]NEXT[white];TURN[white:3]SPENT[1.5]C[x];TURN[red:pass]\n"
      ";RESIGN[white];CLEAR[3]NEXT[red];TIMEOUT[red])\n";
  const SgfGame read_game = read(game);
  EXPECT_TRUE(read_game.warnings.empty());
  EXPECT_EQ(read_game.record.seats[2].name, "Ce: ]\\");
  EXPECT_EQ(write_sgf(game_to_sgf(read_game.record)), with_version(game));
  EXPECT_EQ(game_of("(;GM[1001]BOARD[nowhere:3])").error().message,
            "unknown board family 'nowhere'; omnigo board lists them");
  EXPECT_EQ(warnings_of("(;GM[1001]BOARD[path:3];TURN[red:1];RESIGN[me];ADD[black:9])"),
            "1:30 TURN[red:1] is not a player\n1:44 RESIGN[me] is not a player\n1:52 ADD[black:9] "
            "is left "
            "out\n");
}

// --- variations

SgfTree tree_of(const std::string& bytes) {
  const auto sgf = read_sgf(bytes);
  EXPECT_TRUE(sgf) << bytes;
  auto tree = tree_from_sgf(*sgf, sgf->roots().back());
  EXPECT_TRUE(tree) << (tree ? "" : tree.error().message);
  return std::move(*tree);
}

// "C3 after 0, ..." with the number of the event before; -1 is the start.
std::string variations_of(const SgfTree& tree) {
  std::string text;
  for (const auto& [event, parent] : tree.variations) {
    text += text.empty() ? "" : ", ";
    text += event.action == Action::Move ? name_of(tree.main.record, event.point)
                                         : std::string(action_name(event.action));
    text += " after " + std::to_string(parent);
  }
  return text;
}

TEST(SgfTree, EventsOfVariationsFollowThoseOfTheMainLine) {
  const SgfTree tree = tree_of("(;SZ[9])(;SZ[5];B[cc](;W[cb];B[bb])(;W[dc](;B[db])(;B[dd];W[])))");
  EXPECT_EQ(tree.main.record.events.size(), 3u);
  EXPECT_EQ(variations_of(tree), "D3 after 0, D4 after 3, D2 after 3, pass after 5");
  EXPECT_EQ(tree.last_event, (std::vector<int>{-1, 0, 1, 2, 3, 4, 5, 6}));
}

TEST(SgfTree, CommentsStayWithTheirVariation) {
  const SgfTree tree = tree_of("(;SZ[5]C[a];B[cc]C[b](;W[cb])(;W[dc]C[c];C[d])(;C[e]))");
  EXPECT_EQ(tree.main.record.info.at("comment"), "a");
  EXPECT_EQ(tree.main.record.events[0].comment, "b\ne");
  EXPECT_EQ(tree.variations[0].event.comment, "c\nd");
}

TEST(SgfTree, AVariationCanLeaveTheSetupBeforeItsEnd) {
  const SgfTree tree = tree_of("(;SZ[5]AB[aa](;AW[bb];B[cc])(;W[ee]))");
  EXPECT_EQ(variations_of(tree), "setup after -1, E1 after 1");
  const std::vector<Stone> taken_back = {
      {tree.main.record.board->find("B4").value(), Colour::Empty}};
  EXPECT_EQ(tree.variations[0].event.stones, taken_back);
}

TEST(SgfTree, AMoveOffTheBoardEndsItsOwnLine) {
  const SgfTree tree = tree_of("(;SZ[5];B[aa](;W[bb])(;W[zz];B[cc](;W[ee])(;W[ea]))(;W[dd]))");
  EXPECT_FALSE(tree.main.off_board);
  EXPECT_EQ(variations_of(tree), "D2 after 0");
  EXPECT_EQ(tree.last_event[3], SgfTree::kLeftOut);
  EXPECT_EQ(tree.main.warnings.size(), 1u);
}

TEST(SgfTree, ATurnAfterTheEndOfPlayResumesItInAVariationToo) {
  const SgfTree tree = tree_of("(;SZ[5];B[];W[](;C[end])(;B[cc]))");
  EXPECT_EQ(variations_of(tree), "resume after 1, C3 after 2");
}

}  // namespace
}  // namespace omnigo
