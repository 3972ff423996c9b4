// omnigo replay and omnigo convert as a person runs them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

class RecordProgram : public testing::Test {
 protected:
  RecordProgram()
      : folder_(fs::temp_directory_path() / ("omnigo_record_test_" + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~RecordProgram() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string file(const std::string& name, const std::string& bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
    return path(name);
  }
  std::string content(const std::string& name) const {
    std::ifstream in(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  fs::path folder_;
};

// The game on 2x2 of the document "Go Basics", with the move that repeats.
constexpr char kTwoByTwo[] =
    "(;GM[1]SZ[2]PB[An]BR[5k]PW[Bo];B[aa];W[ba];B[ab];W[bb];B[aa];W[ab];B[aa])";

TEST_F(RecordProgram, ReplaySaysWhereAndWhy) {
  const Ran ran = run_omnigo("replay " + file("two.sgf", kTwoByTwo));
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.output, R"(board    grid:2x2
rules    tromp-taylor
players  black An (5k), white Bo
turns    6
legal    no: turn 7, black at A2: repeats the colouring after turn 1
end      unfinished, black to play
score    black 0 = 0 stones
         white 4 = 3 stones + 1 territory
result   white is ahead
)");
}

TEST_F(RecordProgram, ReplayAsJson) {
  const std::string game = file("two.sgf", kTwoByTwo);
  const Ran ran = run_omnigo("replay --json " + game);
  EXPECT_EQ(ran.status, 1);
  const Json json = Json::parse(ran.output);
  EXPECT_EQ(json["legal"], false);
  EXPECT_EQ(json["break"], Json::parse(R"({"turn":7,"player":"black","point":"A2",
                                           "reason":"repeats","repeats":1})"));
  EXPECT_EQ(json["players"][1]["score"], 4);
  EXPECT_EQ(json["colouring"], "WW.W");

  const Ran by_others = run_omnigo("replay --json --rules ko=simple,komi=0.5 " + game);
  EXPECT_EQ(by_others.status, 0);
  EXPECT_EQ(Json::parse(by_others.output)["rules"], "tromp-taylor,ko=simple,komi=0.5");
}

// The quadruple (G, S, Pb, Pw) of "Some Mathematics of Go" for each position of the 2x2 game.
TEST_F(RecordProgram, EveryPositionAsAQuadruple) {
  const Ran ran = run_omnigo("replay library:two-by-two --json --positions");
  EXPECT_EQ(ran.status, 0);
  const Json json = Json::parse(ran.output);
  EXPECT_EQ(json["boards"], Json({"....", "..B.", "..BW", "B.BW", ".W.W", ".WBW", "WW.W"}));
  ASSERT_EQ(json["positions"].size(), 9u);
  EXPECT_EQ(json["positions"][4], Json::parse(R"({"turn":4,"G":4,"S":[0,4],"Pb":0,"Pw":2,
      "lost":[2,0],"to_play":"black","moves":2})"));
  EXPECT_EQ(json["positions"][6]["moves"], 0);
  // A pass: the board stands again, and is among those before it.
  EXPECT_EQ(json["positions"][7], Json::parse(R"({"turn":7,"G":6,"S":[0,7],"Pb":0,"Pw":3,
      "lost":[3,0],"to_play":"white","moves":0})"));
  EXPECT_EQ(run_omnigo("replay library:two-by-two --positions 2>&1").output,
            "omnigo: --positions needs --json\n");
}

// A setup begins the history again: what stood before may stand again.
TEST_F(RecordProgram, ASetupBeginsTheBoardsAgain) {
  const std::string game = file("setup.sgf", "(;SZ[3:1];B[aa];W[ca];AE[aa][ca];B[aa])");
  const Json json = Json::parse(run_omnigo("replay --json --positions " + game).output);
  EXPECT_EQ(json["boards"], Json({"...", "B..", "B.W", "...", "B.."}));
  EXPECT_EQ(json["positions"][3]["S"], Json({3, 3}));
  EXPECT_EQ(json["positions"][4]["S"], Json({3, 4}));
}

TEST_F(RecordProgram, ReplayOfAnAgreedEnd) {
  const Ran ran =
      run_omnigo("replay " + file("end.sgf",
                                  "(;SZ[4:4]RU[Japanese]KM[0.5]RE[B+0.5]AB[ba][bb][bc][bd]"
                                  "AW[ca][cb][cc][cd][ab];B[];W[];TB[aa][ab][ac][ad]"
                                  "TW[da][db][dc][dd])"));
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, R"(board    grid:4x4
rules    japanese,komi=0.5
players  black, white
turns    2
legal    yes
end      all passed and agreed which stones are dead
score    black 4 = 4 territory
         white 3.5 = 4 territory - 1 prisoner + 0.5 komi
result   black wins by 0.5
         the file says B+0.5
)");
}

TEST_F(RecordProgram, AnUnfinishedGameCanBeTied) {
  const auto result = [&](const std::string& record) {
    const Ran ran = run_omnigo("replay " + file("tied", record) + " | grep ^result");
    return ran.output;
  };
  EXPECT_EQ(result("(;SZ[2])"), "result   tied at 0\n");
  EXPECT_EQ(result(R"({"format":"omnigo-game","version":1,"board":"path:5","rules":"players=3",
                       "start":{"stones":{"black":["1"],"white":["5"]}}})"),
            "result   black and white are tied for the lead at 1\n");
}

TEST_F(RecordProgram, WhatCannotBeReadIsOneLineAndStatus2) {
  const auto line = [](const std::string& arguments) {
    const Ran ran = run_omnigo(arguments + " 2>&1");
    EXPECT_EQ(ran.status, 2) << arguments;
    return ran.output;
  };
  EXPECT_EQ(line("replay"), "omnigo: FILE is missing\n");
  EXPECT_EQ(line("replay /nowhere"), "omnigo: cannot read '/nowhere'\n");
  EXPECT_EQ(line("replay /"), "omnigo: '/' is a folder, not a file\n");
  const std::string chess = file("chess.sgf", "(;GM[3])");
  EXPECT_EQ(line("replay " + chess), "omnigo: " + chess + ": the game is not Go: GM[3]\n");
  const std::string json = file("bad.json", R"({"format":"omnigo-game","version":9})");
  EXPECT_EQ(line("replay " + json), "omnigo: " + json +
                                        ": version: version 9 is not known; this program reads "
                                        "version 1\n");
  const std::string two = file("two.sgf", kTwoByTwo);
  EXPECT_EQ(line("replay --game 2 " + two),
            "omnigo: " + two + ": there is no game 2; the file has 1\n");
  EXPECT_EQ(line("replay --rules players=3 " + two),
            "omnigo: --rules players=3 is for 3 players, and 2 play\n");
  EXPECT_EQ(line("convert " + two + " x"),
            "omnigo: write to a file that ends in .sgf or .json, or use --to\n");
  EXPECT_EQ(line("convert " + two + " /nowhere/x.sgf"), "omnigo: cannot write '/nowhere/x.sgf'\n");
}

TEST_F(RecordProgram, WarningsGoToStandardError) {
  const std::string odd = file("odd.sgf", "x(;SZ[3];B[aa]");
  EXPECT_EQ(run_omnigo("replay " + odd + " 2>&1 >/dev/null").output,
            odd + ":1:1: text before the first game tree is left out\n" + odd +
                ":1:15: a parenthesis is not closed\n");
}

TEST_F(RecordProgram, ConvertThereAndBack) {
  const std::string sgf = file("game.sgf", kTwoByTwo);
  EXPECT_EQ(run_omnigo("convert " + sgf + " " + path("game.json")).status, 0);
  EXPECT_EQ(Json::parse(content("game.json"))["events"].size(), 7u);
  EXPECT_EQ(run_omnigo("convert " + path("game.json") + " " + path("again.sgf")).status, 0);
  EXPECT_EQ(run_omnigo("replay --json " + path("again.sgf")).output,
            run_omnigo("replay --json " + sgf).output);
  EXPECT_EQ(run_omnigo("convert " + path("again.sgf") + " - --to json").output,
            content("game.json"));
}

TEST_F(RecordProgram, ConvertSgfKeepsEverything) {
  const std::string sgf =
      file("tree.sgf", "(;FF[4]XY[z](;B[aa]C[\x83\x5D])(;B[bb]))(;GM[3]CA[Shift_JIS])");
  EXPECT_EQ(run_omnigo("convert " + sgf + " - --to sgf").output,
            "(;FF[4]XY[z]CA[UTF-8]\n(;B[aa]C[ゾ])\n(;B[bb]))\n(;GM[3]CA[UTF-8])\n");
  EXPECT_EQ(
      run_omnigo("convert " + sgf + " - --to json 2>&1 >/dev/null").output,
      "omnigo: one of 2 games; use --game to choose another\nomnigo: variations are left out\n");
}

TEST_F(RecordProgram, GamesThatSgfCannotSayGetATypeOfTheirOwn) {
  const std::string json = file("three.json", R"({"format":"omnigo-game","version":1,
    "board":{"points":[{"name":"hub"},{"name":"a"},{"name":"b"}],"edges":[["hub","a"],["hub","b"]]},
    "rules":"players=3","events":[{"action":"move","player":"black","point":"hub"},
    {"action":"pass","player":"white"},{"action":"resign","player":"red"}]})");
  ASSERT_EQ(run_omnigo("convert " + json + " " + path("three.sgf")).status, 0);
  EXPECT_NE(content("three.sgf").find("GM[1001]"), std::string::npos);
  const Json there = Json::parse(run_omnigo("replay --json " + json).output);
  const Json back = Json::parse(run_omnigo("replay --json " + path("three.sgf")).output);
  EXPECT_EQ(there, back);
  EXPECT_EQ(there["left"], Json::array({"red"}));
  EXPECT_EQ(there["colouring"], "B..");
}

// Black has the board but for a white stone that is dead; both pass.
constexpr char kDeadStone[] =
    "(;FF[4]GM[1]SZ[5]KM[0.5]RU[Japanese];B[bc];W[dc];B[bb];W[db];B[bd];W[dd];B[ba];W[da];B[be];W["
    "de]"
    ";B[cb];W[aa];B[cd];W[ec];B[cc];W[];B[])";

TEST_F(RecordProgram, SaysTheLikelyResultOfAPassedGame) {
  const std::string game = file("dead.sgf", kDeadStone);
  const Ran text = run_omnigo("replay " + game);
  EXPECT_NE(text.output.find("dead: A5\n"), std::string::npos) << text.output;
  const Json json = Json::parse(run_omnigo("replay --json " + game).output);
  EXPECT_EQ(json["likely"]["dead"], Json{"A5"});
  EXPECT_EQ(json["players"][0]["territory"], 0);
  EXPECT_EQ(json["likely"]["players"][0]["territory"], 5);
  EXPECT_EQ(json["likely"]["players"][1]["prisoners_lost"], 1);
  EXPECT_FALSE(
      Json::parse(run_omnigo("replay --json --playouts 0 " + game).output).contains("likely"));
}

TEST_F(RecordProgram, AsksAnotherProgramWhatIsDead) {
  const std::string game = file("dead.sgf", kDeadStone);
  const std::string ask = "replay --json --arbiter '\"" + omnigo_program() + "\" gtp' " + game;
  EXPECT_EQ(Json::parse(run_omnigo(ask).output)["likely"]["dead"], Json{"A5"});
  const Ran wrong = run_omnigo("replay --arbiter 'echo no' " + game + " 2>&1 >/dev/null");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_NE(wrong.output.find("the arbiter does not speak GTP"), std::string::npos) << wrong.output;
}

}  // namespace
}  // namespace omnigo
