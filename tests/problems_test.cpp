// Problems: what makes one, its file, its checker, and the program that finds them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "problems/check.h"
#include "problems/choose.h"
#include "problems/examine.h"
#include "problems/file.h"
#include "problems/sgf.h"
#include "problems/themes.h"
#include "program.h"
#include "record/sgf.h"
#include "rules/names.h"

namespace omnigo::problems {
namespace {

SharedLayout board(const char* spec) { return std::make_shared<const Layout>(*make_layout(spec)); }

Colouring colouring(std::string_view letters) {
  Colouring colours;
  for (const char letter : letters) colours.push_back(*colour_from_letter(letter));
  return colours;
}

// Rows from the top, as they are seen.
Colouring rows(std::initializer_list<std::string> drawn) {
  std::string letters;
  for (const std::string& row : drawn) letters = row + letters;
  return colouring(letters);
}

const Colouring kThreeInARow = rows({"WWWW.",  //
                                     "W.W.W",  //
                                     "WWWWW",  //
                                     "WBBBB",  //
                                     ".B..."});

std::optional<Problem> found(const SharedLayout& on, int players, const Colouring& start, Aim aim,
                             int gap = 3) {
  Taste taste;
  Demands demands;
  demands.gap = gap;
  auto problem = examine(on, players, {start, {aim}}, demands, taste);
  if (problem) describe(*problem, taste);
  return problem;
}

Problem three_in_a_row() { return *found(board("5x5"), 2, kThreeInARow, Aim::Live); }

TEST(Problems, MiddleOfThreeIsTheOnlyMoveThatLives) {
  const Problem problem = three_in_a_row();
  EXPECT_EQ(problem.at_least, -24);
  EXPECT_EQ(problem.task, Task::Live);
  EXPECT_EQ(problem.board->names[problem.solution()], "D1");
  // Every other turn, and the pass, loses the group.
  EXPECT_EQ(problem.steps.front().wrong.size(), 4u);
  for (const Refutation& wrong : problem.steps.front().wrong) {
    ASSERT_FALSE(wrong.answers.empty());
    if (wrong.turn != kNoPoint) EXPECT_EQ(problem.board->names[wrong.answers.front()], "D1");
  }
}

TEST(Problems, TheOtherSideKillsThere) {
  Colouring start = kThreeInARow;
  start = seen_by(start, Colour::White, 2);
  const auto problem = found(board("5x5"), 2, start, Aim::Kill);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->at_least, 25);
  EXPECT_EQ(problem->task, Task::Kill);
  EXPECT_EQ(problem->board->names[problem->solution()], "D1");
}

// White could retake the stone at 12 and win, if superko did not forbid it.
TEST(Problems, WinningAKoIsATask) {
  const auto problem =
      found(board("dodecahedron"), 2, colouring("BB.B.BBBW...WWWWBWW."), Aim::Win, 2);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->task, Task::Ko);
  EXPECT_EQ(problem->motifs, std::vector<Motif>{Motif::Ko});
  const auto checked = check(*problem);
  EXPECT_TRUE(checked) << checked.error().message;
}

TEST(Problems, PointsAreATask) {
  const auto problem = found(board("triangular:4"), 2,
                             colouring("B.BBBB.BBBBBBWW.BBBBW.BBBWWWB.BW.BB.."), Aim::Most, 2);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->at_least, 17);
  EXPECT_EQ(problem->task, Task::Points);
  EXPECT_TRUE(check(*problem));
  // Three in a row are for the other aims: everything is at stake.
  EXPECT_FALSE(found(board("5x5"), 2, kThreeInARow, Aim::Most));
}

TEST(Problems, TwoRightTurnsMakeNoProblem) {
  // Four in a row live on either of two points.
  const Colouring start = rows({"WWWW.W", "W.WWWW", "WWWWWW", "BBBBBW", "....BW"});
  EXPECT_FALSE(found(board("6x5"), 2, start, Aim::Live));
}

TEST(Problems, CheckedThroughCertificates) {
  const auto checked = check(three_in_a_row());
  ASSERT_TRUE(checked) << checked.error().message;
  EXPECT_GE(checked->certificates, 8);
}

// What check() says of the problem after a change.
template <class Change>
std::string flaw_after(Change change) {
  Problem problem = three_in_a_row();
  change(problem);
  const auto checked = check(problem);
  return checked ? "" : checked.error().message;
}

TEST(Problems, CheckFindsEveryFlaw) {
  EXPECT_EQ(flaw_after([](Problem&) {}), "");
  EXPECT_EQ(flaw_after([](Problem& p) { p.at_least = 0; }), "no proof that a right turn is right");
  EXPECT_EQ(flaw_after([](Problem& p) { p.at_least = -25; }),
            "no proof that a wrong turn is wrong");
  EXPECT_EQ(flaw_after([](Problem& p) { p.steps[0].wrong.pop_back(); }),
            "a step does not list every legal turn once");
  EXPECT_EQ(flaw_after([](Problem& p) {
              std::swap(p.steps[0].right[0], p.steps[0].wrong[0].turn);
              p.steps.resize(1);
            }),
            "no proof that a right turn is right");
  // A pass in place of the answer lets Black live after all.
  EXPECT_EQ(flaw_after([](Problem& p) { p.steps[0].wrong[0].answers = {kNoPoint}; }),
            "no proof that a wrong turn is wrong");
  EXPECT_EQ(
      flaw_after([](Problem& p) { p.steps[0].wrong[0].answers = {p.steps[0].wrong[0].turn}; }),
      "a line contains an illegal move");
  EXPECT_EQ(flaw_after([](Problem& p) { p.steps[0].right.push_back(kNoPoint); }),
            "the first step has not exactly one right turn");
  EXPECT_EQ(flaw_after([](Problem& p) { p.task = Task::Points; }),
            "the task is not what the bound asks for");
  EXPECT_EQ(flaw_after([](Problem& p) { p.task = Task::Ko; }), "no ko on the line");
  EXPECT_EQ(flaw_after([](Problem& p) { p.id = "000000000000"; }),
            "the id is not that of the position");
}

TEST(Problems, SameIdForImagesAndSettledSurroundings) {
  const SharedLayout on = board("5x5");
  const std::string id = identify(on, 2, kThreeInARow);
  Colouring mirrored(25), filled = kThreeInARow;
  for (int p = 0; p < 25; ++p) mirrored[p] = kThreeInARow[p / 5 * 5 + 4 - p % 5];
  filled[24] = Colour::White;  // three eyes become two
  EXPECT_EQ(identify(on, 2, mirrored), id);
  EXPECT_NE(mirrored, kThreeInARow);
  EXPECT_EQ(identify(on, 2, filled), id);
  filled[0] = Colour::Black;
  EXPECT_NE(identify(on, 2, filled), id);
}

TEST(Problems, TheBestThatAreUnlikeEachOtherAreChosen) {
  std::vector<Problem> all;
  const auto add = [&](const char* id, int rating, std::string_view start, Task task) {
    Problem problem = three_in_a_row();
    problem.id = id;
    problem.rating = rating;
    problem.start = colouring(start);
    problem.task = task;
    all.push_back(problem);
  };
  add("a", 1000, "BBBBB....................", Task::Live);
  add("b", 1100, "BBBBBWWW.................", Task::Live);  // three points from a
  add("c", 1200, "......WWWWW..............", Task::Live);
  add("d", 900, "............BBBBBB.......", Task::Live);
  add("e", 800, "..................WWWWWWW", Task::Kill);
  const auto ids = [&](int each) {
    std::string text;
    for (const Problem& problem : choose(all, each)) text += problem.id;
    return text;
  };
  EXPECT_EQ(ids(9), "dbce");  // by task, then by rating
  EXPECT_EQ(ids(2), "bce");
  std::ranges::reverse(all);
  EXPECT_EQ(ids(2), "bce");
}

TEST(Problems, FileReadsBack) {
  Layout own = *make_layout("cycle:9");
  own.spec = "file:ring";
  Problem drawn = three_in_a_row();
  drawn.board = std::make_shared<const Layout>(own);
  drawn.start = colouring("B.W......");
  drawn.steps = {{{4}, {{kNoPoint, {4, 5}}}, {}}};
  drawn.motifs = {Motif::Ko, Motif::Snapback};
  const std::string text = write_problems({three_in_a_row(), drawn});
  const auto read = read_problems(text);
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->size(), 2u);
  EXPECT_EQ(write_problems(*read), text);
  EXPECT_EQ((*read)[1].board->graph->edges(), own.graph->edges());
}

TEST(Problems, WrongFilesAreErrors) {
  const auto error = [](std::string_view text) {
    const auto read = read_problems(text);
    return read ? std::string() : read.error().message;
  };
  EXPECT_EQ(error("["), "not a file of problems");
  EXPECT_EQ(error("{}"), "expected {\"format\":1,...}");
  EXPECT_EQ(error(R"({"format":1,"problems":[{}]})"), "not a file of problems");
  std::string text = write_problems({three_in_a_row()});
  text.replace(text.find("\"D1\""), 4, "\"Z9\"");
  EXPECT_EQ(error(text), "problem 1: no point 'Z9'");
}

TEST(Problems, SgfHasTheSolutionFirstAndEveryWrongTurn) {
  const Problem problem = three_in_a_row();
  const std::string text = to_sgf(problem);
  EXPECT_NE(text.find("C[Black to play: live]"), std::string::npos);
  const auto asked = positions_from_sgf(text);
  ASSERT_TRUE(asked) << asked.error().message;
  ASSERT_EQ(asked->size(), 1u);
  EXPECT_EQ(asked->front().candidate.start, problem.start);
  const auto sgf = read_sgf(text);
  EXPECT_EQ(sgf->find(sgf->first_child(sgf->roots()[0]), "B"), "de");  // D1
  int first_turns = 0;
  for (SgfNode n = sgf->first_child(sgf->roots()[0]); n != kNoNode; n = sgf->next_sibling(n)) {
    ++first_turns;
  }
  EXPECT_EQ(first_turns, 5);
}

TEST(Problems, WhiteToPlayInSgfBecomesBlack) {
  const auto asked = positions_from_sgf("(;GM[1]SZ[3]AB[aa]AW[bb]PL[W])");
  ASSERT_TRUE(asked) << asked.error().message;
  EXPECT_EQ(asked->front().candidate.start, colouring("....B.W.."));
  EXPECT_FALSE(positions_from_sgf("(;GM[1]SZ[3])"));
}

// Three players: what Black keeps against both others.
TEST(Problems, ThreePlayers) {
  const Colouring start = rows({".WBB.", "WWB..", ".WWBB", "W.WWB"});
  const auto problem = found(board("5x4"), 3, start, Aim::Live);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->at_least, 1);
  EXPECT_EQ(problem->board->names[problem->solution()], "E3");
  const auto checked = check(*problem);
  EXPECT_TRUE(checked) << checked.error().message;
}

class ProblemsProgram : public testing::Test {
 protected:
  void TearDown() override { std::remove(path_.c_str()); }
  std::string path_ = testing::TempDir() + "problems_test.json";
};

TEST_F(ProblemsProgram, MakesChecksAndContinues) {
  const std::string make = "problems petersen --seed 5 --seconds 60 --count ";
  const Ran first = run_omnigo(make + "1");
  EXPECT_EQ(first.status, 0);
  EXPECT_EQ(run_omnigo(make + "1").output, first.output);
  EXPECT_EQ(run_omnigo(make + "1 --out " + path_).status, 0);
  EXPECT_EQ(run_omnigo(make + "2 --out " + path_).output, "1 problems added, 2 in " + path_ + "\n");
  const Ran checked = run_omnigo("problems --check " + path_);
  EXPECT_EQ(checked.status, 0);
  EXPECT_EQ(checked.output.substr(0, 23), "2 of 2 problems hold, b");
  const std::string both = path_ + " " + path_;
  EXPECT_EQ(run_omnigo("problems --merge " + both + " --json --out " + path_).output,
            "{\"problems\":2}\n");
}

TEST_F(ProblemsProgram, MakesTheSameAfterTheSameNumberOfTries) {
  const std::string make = "problems petersen --seed 5 --count 100 --tries 40 --task kill";
  const Ran first = run_omnigo(make);
  EXPECT_EQ(run_omnigo(make).output, first.output);
  const auto problems = read_problems(first.output);
  ASSERT_TRUE(problems) << problems.error().message;
  for (const Problem& problem : *problems) EXPECT_EQ(problem.task, Task::Kill);
  std::ofstream(path_) << first.output;
  EXPECT_EQ(run_omnigo("problems --choose " + path_ + " --each 1 --json --out " + path_).output,
            "{\"problems\":" + std::to_string(problems->empty() ? 0 : 1) + "}\n");
  // A piece is tried to its end: games and shapes have several positions each.
  const std::string summary = run_omnigo(make + " --json").output, key = "\"tried\":";
  ASSERT_NE(summary.find(key), std::string::npos) << summary;
  const int tried = std::stoi(summary.substr(summary.find(key) + key.size()));
  EXPECT_GE(tried, 40);
  EXPECT_LT(tried, 80);
}

TEST_F(ProblemsProgram, ImportsWhatItExported) {
  std::ofstream(path_) << write_problems({three_in_a_row()});
  const std::string sgf = path_ + ".sgf", again = path_ + ".again";
  EXPECT_EQ(run_omnigo("problems --sgf " + path_ + " > " + sgf).status, 0);
  EXPECT_EQ(run_omnigo("problems --import " + sgf + " --out " + again + " --json").output,
            "{\"problems\":1,\"refused\":0}\n");
  std::ifstream in(again);
  std::stringstream text;
  text << in.rdbuf();
  const auto read = read_problems(text.str());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().id, three_in_a_row().id);
  std::remove(sgf.c_str());
  std::remove(again.c_str());
}

TEST_F(ProblemsProgram, SaysWhatIsWrong) {
  const auto said = [](const std::string& arguments) {
    const Ran ran = run_omnigo("problems " + arguments + " 2>&1");
    EXPECT_EQ(ran.status, 2);
    return ran.output;
  };
  EXPECT_EQ(said("9x9"), "omnigo: problems can be made on boards of at most 64 points, not 81\n");
  EXPECT_EQ(said("5x5 --from air"), "omnigo: --from: expected games, shapes or both, got 'air'\n");
  EXPECT_EQ(said("--check /nowhere"), "omnigo: cannot read '/nowhere'\n");
  EXPECT_EQ(said("--merge a"), "omnigo: --merge: give --out FILE, too\n");
  EXPECT_EQ(said("--choose a"), "omnigo: --choose: give --out FILE, too\n");
  EXPECT_EQ(said("5x5 --task win"),
            "omnigo: --task: expected live, kill, race, ko or points, got 'win'\n");
}

}  // namespace
}  // namespace omnigo::problems
