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
  const std::string arena =
      "'" + omnigo_program() + "' arena a=random b=uct:playouts=150 --board 7x7";
  // Kills one after the other of the ranks but the first, each a moment after the last.
  const std::string script = "file='" + file + "'; kills=" + std::to_string(kKills) +
                             "; mpirun --allow-run-as-root --oversubscribe --enable-recovery -n " +
                             std::to_string(kRanks) + " " + arena + " --games " +
                             std::to_string(kGames) + " --file \"$file\" > /dev/null 2>&1 &" + R"sh(
    job=$!
    until [ -s "$file" ] && [ $(wc -l < "$file") -ge 20 ]; do sleep 0.1; done
    killed=0
    while kill -0 $job 2> /dev/null && [ $killed -lt $kills ]; do
      rank=$(for p in $(pgrep -f "arena .*$file"); do
        tr '\0' '\n' < /proc/$p/environ 2> /dev/null |
          grep -q '^OMPI_COMM_WORLD_RANK=[1-9]' && echo $p
      done | shuf -n 1)
      [ -n "$rank" ] && kill -9 $rank && killed=$((killed + 1))
      sleep 0.2
    done
    wait $job && echo $killed)sh";
  const Ran ran = run_command(script);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, std::to_string(kKills) + "\n") << "the match ended before";
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
