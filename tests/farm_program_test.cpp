// omnigo farm, as it is called.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "ranks_program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

class FarmProgram : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void write_list(const std::string& text) const { std::ofstream(list_) << text; }
  std::string arguments() const {
    return "farm '" + list_ + "' --file '" + results_ + "' --threads 1";
  }
  // By command, what it printed each time.
  std::map<std::string, std::vector<std::string>> outputs() const {
    std::map<std::string, std::vector<std::string>> all;
    std::ifstream in(results_);
    for (std::string line; std::getline(in, line);) {
      const auto result = nlohmann::json::parse(line);
      all[result["command"]].push_back(result["output"]);
    }
    return all;
  }

  const std::string folder_ = testing::TempDir() + "omnigo-farm-" + std::to_string(getpid());
  const std::string list_ = folder_ + "/list", results_ = folder_ + "/results";
};

TEST_F(FarmProgram, RunsEachCommandUntilItSucceeds) {
  const std::string test = "test -e " + folder_ + "/there";
  write_list("echo 'a \"word\"'\n" + test + "\n");
  const Ran first = run_omnigo(arguments());
  EXPECT_EQ(first.status, 1);
  EXPECT_EQ(first.output, "1 of 2 commands done, 1 failed\n");
  std::ofstream(folder_ + "/there") << "now";
  const Ran second = run_omnigo(arguments() + " --json");
  EXPECT_EQ(second.status, 0);
  EXPECT_EQ(second.output, "{\"commands\":2,\"done\":2,\"failed\":0}\n");
  auto results = outputs();
  EXPECT_EQ(results["echo 'a \"word\"'"], std::vector<std::string>{"a \"word\"\n"});
  EXPECT_EQ(results[test].size(), 2u);
}

// For the log of a batch system: no bar, a line now and then.
TEST_F(FarmProgram, LogsHowFarItIs) {
  write_list("echo 1\nsleep 1.1\necho 2\n");
  const std::string quiet =
      run_command("'" + omnigo_program() + "' " + arguments() + " 2>&1").output;
  EXPECT_EQ(quiet, "3 of 3 commands done, 0 failed\n");
  std::filesystem::remove(results_);
  const std::string logged =
      run_command("OMNIGO_PROGRESS=log:1 '" + omnigo_program() + "' " + arguments() + " 2>&1")
          .output;
  EXPECT_TRUE(std::regex_match(
      logged, std::regex("omnigo: [0-9]{2}:[0-9]{2}:[0-9]{2}, 66%, 0:0[0-9] left, 2 commands, 0 "
                         "failed\n3 of 3 commands done, 0 failed\n")))
      << logged;
}

TEST_F(FarmProgram, ALineThatACrashCutOffIsRunAgain) {
  write_list("echo 1\necho 2\n");
  std::ofstream(results_) << R"({"command":"echo 1","status":0,"output":"kept"})" << "\n"
                          << R"({"command":"echo 2","sta)";
  EXPECT_EQ(run_omnigo(arguments()).status, 0);
  std::ifstream in(results_);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[2], R"({"command":"echo 2","status":0,"output":"2\n"})");
}

TEST_F(FarmProgram, RanksShareTheCommands) {
  if (const std::string why = no_mpi(); !why.empty()) GTEST_SKIP() << why;
  std::string list;
  for (int i = 0; i < 12; ++i) {
    list += "sleep 0.05; echo $OMPI_COMM_WORLD_RANK; true " + std::to_string(i) + "\n";
  }
  write_list(list);
  EXPECT_EQ(run_by_ranks(3, arguments()).output, "12 of 12 commands done, 0 failed\n");
  std::set<std::string> ranks;
  for (const auto& [command, printed] : outputs()) {
    EXPECT_EQ(printed.size(), 1u);
    ranks.insert(printed.front());
  }
  EXPECT_EQ(outputs().size(), 12u);
  EXPECT_EQ(ranks, (std::set<std::string>{"0\n", "1\n", "2\n"}));
}

TEST_F(FarmProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  write_list("true\n");
  expect_usage_errors("farm", {"", "'" + list_ + "'", "/no/such/list --file '" + results_ + "'",
                               "'" + list_ + "' --file /no/such/folder/results"});
}

// The first rank alone has the files; the others must not wait for it.
TEST_F(FarmProgram, AnErrorOfTheFirstRankEndsAll) {
  if (const std::string why = no_mpi(); !why.empty()) GTEST_SKIP() << why;
  const Ran ran = run_command("timeout 20 " + mpirun(3) + "'" + omnigo_program() +
                              "' arena a=random b=random --board 3x3 --games 4 --parallel 1 --file "
                              "/no/such/folder/match.jsonl 2>&1 | grep omnigo:");
  EXPECT_EQ(ran.output, "omnigo: cannot write '/no/such/folder/match.jsonl'\n");
}

}  // namespace
}  // namespace omnigo
