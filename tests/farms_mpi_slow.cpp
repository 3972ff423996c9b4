// What does not need each other, made by ranks of mpirun of which some are killed, and on several
// hosts.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "ranks_program.h"

namespace omnigo {
namespace {

class FarmsMpi : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = no_mpi(); !why.empty()) GTEST_SKIP() << why;
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  static std::string read(const std::string& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static int lines(const std::string& path) {
    const std::string text = read(path);
    return static_cast<int>(std::ranges::count(text, '\n'));
  }

  const std::string folder_ = testing::TempDir() + "omnigo-farms-" + std::to_string(getpid());
};

TEST_F(FarmsMpi, KilledRanksCostNoCommand) {
  std::ofstream list(folder_ + "/list");
  for (int i = 0; i < 300; ++i) list << "sleep 0.1; echo " << i << '\n';
  list.close();
  const std::string file = folder_ + "/results";
  const Ran ran =
      run_and_kill(12, 8, "farm '" + folder_ + "/list' --threads 1 --file '" + file + "'", file);
  EXPECT_EQ(ran.output, "300 of 300 commands done, 0 failed\n8 killed\n");
  EXPECT_EQ(lines(file), 300);
}

TEST_F(FarmsMpi, ATableOfKomiIsTheSame) {
  const std::string rest = " 2x2 3x2 cycle:5 --games 12 --playouts 5 --solve 1";
  const std::string one = folder_ + "/one.json", many = folder_ + "/many.json";
  ASSERT_EQ(run_omnigo("komi --table '" + one + "'" + rest).status, 0);
  const Ran ran = run_and_kill(4, 1, "komi --table '" + many + "'" + rest + " > /dev/null", many);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(read(many), read(one));
  // Nothing is missing: nothing is computed.
  EXPECT_EQ(run_omnigo("komi --missing --table '" + many + "'" + rest).output, "");
}

TEST_F(FarmsMpi, ProblemsHold) {
  const std::string file = folder_ + "/problems.json";
  const Ran ran = run_and_kill(
      4, 2, "problems petersen --seed 5 --count 8 --out '" + file + "' > /dev/null", file);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(run_omnigo("problems --check '" + file + "'").output.starts_with("8 of 8 problems"));
}

TEST_F(FarmsMpi, GamesOfABotAgainstItself) {
  const std::string file = folder_ + "/games.jsonl";
  const Ran ran =
      run_and_kill(4, 2,
                   "arena uct:playouts=50 uct:playouts=50 --board 7x7 --games 60 --folder '" +
                       folder_ + "/games' --file '" + file + "' > /dev/null",
                   file);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(lines(file), 61);
  const std::filesystem::recursive_directory_iterator games(folder_ + "/games"), end;
  EXPECT_EQ(std::ranges::count_if(begin(games), end,
                                  [](const auto& entry) { return entry.is_regular_file(); }),
            60);
}

TEST_F(FarmsMpi, BoardsOfTheAtlas) {
  const std::string keep = folder_ + "/atlas", list = folder_ + "/list";
  const std::string atlas = source_folder() + "/scripts/atlas.py";
  ASSERT_EQ(run_command("'" + atlas + "' list --keep '" + keep + "' --omnigo '" + omnigo_program() +
                        "' --seconds 5 | grep -E 'certify ([1-4][.]|path:[1-5] )' > '" + list + "'")
                .status,
            0);
  const int commands = lines(list);
  EXPECT_GT(commands, 20);
  EXPECT_EQ(
      run_by_ranks(3, "farm '" + list + "' --threads 1 --file '" + folder_ + "/results'").output,
      std::to_string(commands) + " of " + std::to_string(commands) + " commands done, 0 failed\n");
  EXPECT_EQ(nlohmann::json::parse(read(keep + "/path:5.positional.json"))["value"], 0);
}

// Each rank in a network namespace of its own.
TEST_F(FarmsMpi, HostsCountTogether) {
  for (const int hosts : {2, 4}) {
    const Ran ran =
        run_command("'" + source_folder() + "/scripts/try-hosts" + "' " + std::to_string(hosts) +
                    " '" + omnigo_program() + "' count 10x10 --threads 1 --time --json");
    if (ran.status == 77) GTEST_SKIP() << "network namespaces are not permitted";
    ASSERT_EQ(ran.status, 0);
    const auto said = nlohmann::json::parse(ran.output);
    EXPECT_EQ(said["legal"], "96498428501909654589630887978835098088148177857");
    EXPECT_GT(said["sent_bytes"], 0);
  }
}

}  // namespace
}  // namespace omnigo
