// omnigo solve, as it is called.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "places.h"
#include "program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

TEST(SolveProgram, AnswersInJson) {
  const Ran ran = run_omnigo("solve 3x3 --rules no-suicide --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("{\"value\":9,\"best\":[\"B2\"],\"pv\":[\"B2\","))
      << ran.output;
  EXPECT_NE(ran.output.find("\"nodes\":"), std::string::npos);
  EXPECT_NE(ran.output.find("\"seconds\":"), std::string::npos);
}

TEST(SolveProgram, AnswersWithTheValueOnly) {
  const Ran json = run_omnigo("solve 3x3 --rules no-suicide --value-only --json");
  EXPECT_TRUE(json.output.starts_with("{\"value\":9,\"nodes\":")) << json.output;
  const Ran text = run_omnigo("solve 3x3 --rules no-suicide --value-only");
  EXPECT_TRUE(text.output.starts_with("value 9: black wins by 9\n")) << text.output;
  EXPECT_EQ(text.output.find("best"), std::string::npos) << text.output;
}

TEST(SolveProgram, GoesOnFromAPositionWithItsHistory) {
  // The game of "Go Basics": Black cannot take back, since that would recreate an earlier
  // colouring.
  const Ran ran = run_omnigo("solve 2x2 --moves 'A2 B2 A1 B1 A2 A1' --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("{\"value\":-4,\"best\":[\"pass\"]")) << ran.output;
}

TEST(SolveProgram, ListsOpenings) {
  const Ran ran = run_omnigo("solve path:5 --rules no-suicide --openings");
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.output.find("\n1 -5\n2 0\n3 0\n4 0\n5 -5\npass 0\n"), std::string::npos)
      << ran.output;
}

TEST(SolveProgram, TakesAStartColouring) {
  const Ran ran = run_omnigo("solve path:2 --start B. --rules ko=situational --json");
  EXPECT_TRUE(ran.output.starts_with("{\"value\":0,\"best\":[\"2\"]")) << ran.output;
}

TEST(SolveProgram, ProvesOneBound) {
  const std::string file = testing::TempDir() + "omnigo-bound.cert";
  const Ran ran = run_omnigo("solve 3x3 --rules no-suicide --at-least 9 --certificate " + file);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("proven: the value is at least 9\n")) << ran.output;
  const Ran checked = run_omnigo("verify " + file);
  EXPECT_EQ(checked.status, 0);
  EXPECT_TRUE(checked.output.ends_with("at least 9.\n")) << checked.output;
  const Ran denied = run_omnigo("solve 3x3 --rules no-suicide --at-most 8 --json");
  EXPECT_EQ(denied.status, 1);
  EXPECT_TRUE(denied.output.starts_with("{\"proven\":false,")) << denied.output;
  const Ran beyond = run_omnigo("solve 3x3 --at-least 9 2>&1");
  EXPECT_EQ(beyond.status, 2);
  EXPECT_NE(beyond.output.find("no suicide"), std::string::npos) << beyond.output;
}

// Superko decides that 4x3 is at most 4, so guessing cannot prove it.
TEST(SolveProgram, ProvesOneBoundWithHistory) {
  const std::string file = testing::TempDir() + "omnigo-history.cert";
  const std::string solve = "solve 4x3 --rules no-suicide --with-history ";
  const Ran ran = run_omnigo(solve + "--at-most 4 --certificate " + file);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("proven: the value is at most 4\n")) << ran.output;
  EXPECT_TRUE(run_omnigo("verify " + file).output.ends_with("at most 4.\n"));
  EXPECT_EQ(run_omnigo(solve + "--at-most 3").status, 1);
  EXPECT_EQ(run_omnigo("solve path:2 --with-history --at-least 2").status, 1);
  EXPECT_EQ(run_omnigo("solve 3x3 --with-history 2>&1").status, 2);
  EXPECT_EQ(run_omnigo("solve 3x3 --rules igo-math --with-history --at-least 5 2>&1").status, 2);
}

TEST(SolveProgram, WritesCertificatesThatVerifyAccepts) {
  const std::string file = testing::TempDir() + "omnigo-test.cert";
  EXPECT_EQ(run_omnigo("solve path:6 --rules no-suicide --certificate " + file).status, 0);
  const Ran ran = run_omnigo("verify " + file);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("On path:6 ")) << ran.output;
  EXPECT_TRUE(ran.output.ends_with("exactly 1.\n")) << ran.output;
  const Ran json = run_omnigo("verify --json " + file);
  EXPECT_TRUE(json.output.starts_with("{\"proven\":true,\"at_least\":1,\"at_most\":1,"));
  std::ofstream(file, std::ios::app) << "more";
  const Ran changed = run_omnigo("verify " + file);
  EXPECT_EQ(changed.status, 1);
  EXPECT_TRUE(changed.output.starts_with("Not proven: ")) << changed.output;
  std::remove(file.c_str());
  EXPECT_EQ(run_omnigo("verify " + file + " 2>&1").status, 2);
}

TEST(SolveProgram, GoesOnWhereItWasStopped) {
  const std::string file = testing::TempDir() + "omnigo-test.checkpoint";
  std::remove(file.c_str());
  const std::string solve = "solve path:11 --rules no-suicide --json --checkpoint " + file;
  // Stopped a few times, if the machine is not too fast for that, then not. A signal that comes
  // before the search begins just ends it.
  Ran ran;
  for (const std::string patience : {"0.03", "0.06", "0.1", "0.2", "100"}) {
    ran = run_command("timeout -s INT --preserve-status " + patience + " '" + omnigo_program() +
                      "' " + solve + " 2>&1");
    if (ran.status == 0) break;
    if (ran.output.empty()) continue;
    EXPECT_NE(ran.output.find("run the same command again to continue"), std::string::npos)
        << ran.output;
    EXPECT_TRUE(std::ifstream(file).good());
    EXPECT_EQ(run_omnigo("solve path:10 --checkpoint " + file + " 2>&1").status, 2);
  }
  EXPECT_TRUE(ran.output.starts_with("{\"value\":2,")) << ran.output;
  EXPECT_FALSE(std::ifstream(file).good());
  std::ofstream(file) << "no checkpoint";
  EXPECT_EQ(run_omnigo(solve + " 2>&1").status, 2);
  std::remove(file.c_str());
}

TEST(SolveProgram, GoesOnWithABound) {
  const std::string folder = testing::TempDir();
  const std::string file = folder + "omnigo-test-bound.checkpoint";
  const std::string proof = folder + "omnigo-test-bound.cert";
  std::remove(file.c_str());
  const std::string solve =
      "solve 5x4 --rules no-suicide --moves \"C2 C3 B3 B2\" --at-least 20 "
      "--json --certificate " +
      proof + " --checkpoint " + file;
  const auto run_for = [&](const std::string& seconds) {
    return run_command("timeout -s INT --preserve-status " + seconds + " '" + omnigo_program() +
                       "' " + solve + " 2>&1");
  };
  const Ran whole = run_for("100");
  ASSERT_TRUE(whole.output.starts_with("{\"proven\":true,")) << whole.output;
  EXPECT_FALSE(std::ifstream(file).good());
  // A signal that comes before the search begins just ends it.
  Ran ran;
  for (double patience = 0.2; !std::ifstream(file).good(); patience *= 1.3) {
    ran = run_for(std::to_string(patience));
    ASSERT_NE(ran.status, 0) << "the machine is too fast for this test";
  }
  EXPECT_NE(ran.output.find("run the same command again to continue"), std::string::npos)
      << ran.output;
  EXPECT_GT(std::filesystem::file_size(file), 10'000u);
  ran = run_for("100");
  EXPECT_TRUE(ran.output.starts_with("{\"proven\":true,")) << ran.output;
  EXPECT_FALSE(std::ifstream(file).good());
  EXPECT_EQ(run_omnigo("verify " + proof).status, 0);
  std::remove(proof.c_str());
}

TEST(SolveProgram, AsksTwoQuestionsAtOnce) {
  const std::string file = testing::TempDir() + "omnigo-test-two.cert";
  const Ran ran =
      run_omnigo("solve 3x3 --rules no-suicide --threads 2 --json --certificate " + file);
  EXPECT_TRUE(ran.output.starts_with("{\"value\":9,\"best\":[\"B2\"]")) << ran.output;
  EXPECT_EQ(run_omnigo("verify " + file).status, 0);
  std::remove(file.c_str());
}

TEST(SolveProgram, DrawsTheProofAsAPage) {
  const std::string file = testing::TempDir() + "omnigo-test-tree.html";
  EXPECT_EQ(run_omnigo("solve 3x2 --rules no-suicide --plies 3 --tree " + file).status, 0);
  std::ifstream in(file);
  const std::string page{std::istreambuf_iterator<char>(in), {}};
  EXPECT_TRUE(page.starts_with("<!doctype html>"));
  EXPECT_NE(page.find("Perfect play on grid:3x2: 0"), std::string::npos);
  EXPECT_NE(page.find("the result is at least 0"), std::string::npos);
  EXPECT_NE(page.find("the result is at most 0"), std::string::npos);
  std::remove(file.c_str());
}

TEST(SolveProgram, GivesTheProofAsData) {
  const auto proof = [](const std::string& options) {
    const Ran ran = run_omnigo("solve 3x2 --rules no-suicide --json --proof 2" + options);
    return nlohmann::json::parse(ran.output)["proof"];
  };
  const auto both = proof("");
  ASSERT_EQ(both["proofs"].size(), 2u);
  EXPECT_EQ(both["proofs"][0]["at_least"], true);
  const auto& root = both["nodes"][both["proofs"][1]["root"].get<int>()];
  EXPECT_EQ(root[0], "......");
  EXPECT_EQ(root[1], "B");
  EXPECT_EQ(root[2], "any");      // that it is at most 0 is White's to prove
  EXPECT_EQ(root[3].size(), 7u);  // six points and the pass
  const auto least = proof(" --bound -1");
  ASSERT_EQ(least["proofs"].size(), 1u);  // the value is 0: not at most -1
  EXPECT_EQ(least["proofs"][0]["at_least"], true);
}

TEST(SolveProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors(
      "solve", {"", "nowhere", "9x9", "3x3 --rules japanese", "3x3 --moves A9",
                "3x3 --moves 'A1 A1'", "3x3 --moves 'pass pass pass'", "2x2 --start B.",
                "2x2 --start BBBB", "2x2 --start XXXX", "2x2 --to-play red", "2x2 --player x",
                "2x2 --memory lots", "2x2 --certificate /nowhere/at/all",
                "2x2 --tree /nowhere/at/all", "2x2 --threads 65", "2x2 --plies -1"});
}

}  // namespace
}  // namespace omnigo
