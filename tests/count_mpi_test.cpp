// omnigo count, started by mpirun.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "ranks_program.h"

namespace omnigo {
namespace {

class CountMpi : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = no_mpi(); !why.empty()) GTEST_SKIP() << why;
  }

  static Ran run_ranks(int ranks, const std::string& arguments) {
    return run_by_ranks(ranks, "count --threads 1 " + arguments);
  }
};

TEST_F(CountMpi, RanksCountTogether) {
  for (const int ranks : {2, 4}) {
    EXPECT_EQ(run_ranks(ranks, "9x9").output, "103919148791293834318983090438798793469\n");
    EXPECT_EQ(run_ranks(ranks, "torus:4x4 --players 3").output, "2178198055\n");
  }
}

// At most 16 bytes for each state, row and modulus, and some more for what is sent with them.
TEST_F(CountMpi, SaysHowMuchTheRanksSent) {
  const auto said = nlohmann::json::parse(run_ranks(2, "9x9 --json --time").output);
  const double records = said["states"].get<double>() * 8 * said["moduli"].get<double>();
  EXPECT_GT(said["sent_bytes"].get<double>(), 4 * records);
  EXPECT_LT(said["sent_bytes"].get<double>(), 17 * records);
}

TEST_F(CountMpi, ATableIsPrintedOnce) {
  EXPECT_EQ(run_ranks(2, "--table 2x2").output, run_omnigo("count --table 2x2").output);
  EXPECT_EQ(run_ranks(2, "--longest 2x2").output, "48\n");
}

TEST_F(CountMpi, AnotherNumberOfRanksGoesOn) {
  const std::string folder = testing::TempDir() + "omnigo-mpi-" + std::to_string(getpid());
  std::filesystem::create_directories(folder);
  const std::string rest = "10x10 --spill '" + folder + "' --checkpoint '" + folder + "/part'";
  // Killed as soon as there is a checkpoint.
  run_ranks(2, rest + " > /dev/null 2>&1 & while [ ! -e '" + folder +
                   "/part' ] && kill -0 $!; do sleep 0.02; done; pkill -KILL -f 'omnigo count .*" +
                   folder + "/part'; wait $!");
  EXPECT_TRUE(std::filesystem::exists(folder + "/part"));
  EXPECT_EQ(run_ranks(3, rest).output, "96498428501909654589630887978835098088148177857\n");
  EXPECT_TRUE(std::filesystem::is_empty(folder));
  std::filesystem::remove_all(folder);
}

TEST_F(CountMpi, RanksCheckTogether) {
  EXPECT_EQ(run_ranks(2, "5x4 --check").output, run_omnigo("count 5x4 --check").output);
  EXPECT_EQ(run_ranks(2, "--table 3x2 --check").output,
            run_omnigo("count --table 3x2 --check").output);
}

// Of all ranks, not of the first alone.
TEST_F(CountMpi, TheTimeIsThatOfAllRanks) {
  const auto seconds = [](int ranks) {
    return nlohmann::json::parse(run_ranks(ranks, "11x11 --moduli 1 --json --time").output)
        .at("cpu_seconds")
        .get<double>();
  };
  EXPECT_GT(seconds(4), 0.75 * seconds(1));
}

TEST_F(CountMpi, AnErrorIsSaidOnce) {
  const Ran ran = run_ranks(3, "9x9 --memory 20K 2>&1 | grep -c '^omnigo: the memory'");
  EXPECT_EQ(ran.output, "1\n");
}

}  // namespace
}  // namespace omnigo
