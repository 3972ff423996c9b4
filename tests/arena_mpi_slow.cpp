// A match by many ranks of mpirun, of which most are killed: every game once, none lost.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "ranks_program.h"

namespace omnigo {
namespace {

constexpr int kGames = 2000, kRanks = 54, kKills = 50;

TEST(ArenaMpi, KilledRanksCostNoGame) {
  if (const std::string why = no_mpi(); !why.empty()) GTEST_SKIP() << why;
  const std::string folder = testing::TempDir() + "omnigo-kills-" + std::to_string(getpid());
  std::filesystem::create_directories(folder);
  const std::string file = folder + "/match.jsonl";
  const Ran ran = run_and_kill(kRanks, kKills,
                               "arena a=random b=uct:playouts=150 --board 7x7 --games " +
                                   std::to_string(kGames) + " --file '" + file + "' > /dev/null",
                               file, 20);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, std::to_string(kKills) + " killed\n") << "the match ended before";
  std::multiset<std::string> numbers;
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);  // the plan
  while (std::getline(in, line)) {
    const std::size_t at = line.find("\"game\":");
    ASSERT_NE(at, std::string::npos);
    numbers.insert(line.substr(at, line.find_first_of(",}", at) - at));
  }
  EXPECT_EQ(numbers.size(), static_cast<std::size_t>(kGames));
  EXPECT_EQ(std::set<std::string>(numbers.begin(), numbers.end()).size(), numbers.size());
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace omnigo
