// omnigo count, as it is called.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

#include "program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

std::string temporary(const std::string& name) {
  return testing::TempDir() + "omnigo-count-" + std::to_string(getpid()) + "-" + name;
}

TEST(CountProgram, CountsAsJson) {
  const Ran ran = run_omnigo("count 2x2 --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, "{\"legal\":\"57\"}\n");
}

TEST(CountProgram, AnswersWhatIsAskedFor) {
  const Ran ran = run_omnigo("count 2x2 --players 3 --fraction --check");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output,
            "127\nfraction 0.49609375\nconfirmed by the sweep over any graph\n"
            "confirmed by brute force\n");
}

TEST(CountProgram, CountsInTheWayThatIsNamed) {
  for (const std::string way : {"rows", "columns", "graph", "reverse"}) {
    EXPECT_EQ(run_omnigo("count 3x4 --way " + way).output, "321689\n") << way;
  }
  EXPECT_EQ(run_omnigo("count 3x4 --way graph --check").output,
            "321689\nconfirmed by the sweep along rows\nconfirmed by a sweep along the other side\n"
            "confirmed by brute force\n");
  EXPECT_EQ(run_omnigo("count torus:3x4 --way reverse --check").output,
            "474585\nconfirmed by the sweep over any graph\nconfirmed by brute force\n");
  expect_usage_errors("count", {"3x4 --way diagonal", "torus:3x4 --way rows"});
}

// Before anything is counted, and before half of the answer is printed.
TEST(CountProgram, WrongNamesAndNumbersAreFoundAtOnce) {
  expect_usage_errors("count", {"19x19 --checkpoint /no/such/folder/part",
                                "19x19 --checkpoint " + testing::TempDir(),
                                "19x19 --spill /no/such/folder", "--plan 17x17 --network 0"});
}

TEST(CountProgram, Table) {
  const Ran ran = run_omnigo("count --table 3x3 --check");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output,
            "| grid, 2 colours | 1 | 2 | 3 |\n|---|---|---|---|\n| 1 | 1 | 5 | 15 |\n"
            "| 2 |  | 57 | 489 |\n| 3 |  |  | 12675 |\n");
  const Ran list = run_omnigo("count --table cycle:4 --players 2-3");
  EXPECT_EQ(list.output,
            "| board | points | players | legal | fraction |\n|---|---|---|---|---|\n"
            "| cycle:3 | 3 | 2 | 19 | 0.703704 |\n| cycle:4 | 4 | 2 | 57 | 0.703704 |\n"
            "| cycle:3 | 3 | 3 | 37 | 0.578125 |\n| cycle:4 | 4 | 3 | 127 | 0.496094 |\n");
}

TEST(CountProgram, Plot) {
  const std::string file = temporary("plot.svg");
  const Ran ran = run_omnigo("count --table grid:4 --players 2-3 --csv --plot " + file);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.output.starts_with("board,players,points,legal,fraction,states,bytes,moduli,"));
  std::ifstream in(file);
  const std::string svg{std::istreambuf_iterator<char>(in), {}};
  EXPECT_TRUE(svg.starts_with("<svg"));
  EXPECT_NE(svg.find("3 colours"), std::string::npos);
  EXPECT_EQ(svg.find("nan"), std::string::npos);
  std::remove(file.c_str());
}

TEST(CountProgram, GamesBoundsAndSamples) {
  EXPECT_EQ(run_omnigo("count --games 1x3").output, "907\n");
  EXPECT_EQ(run_omnigo("count --games 1x3 --json").output, "{\"games\":\"907\"}\n");
  EXPECT_EQ(run_omnigo("count --longest 2x2").output, "48\n");
  EXPECT_EQ(run_omnigo("count --sample 3 1x1").output, ".\n.\n.\n");
  const Ran bounds = run_omnigo("count --bounds 1x9 --players 3 --json");
  EXPECT_EQ(bounds.output,
            "{\"log10_moves\":5.418539922,\"log10_tree\":171235.7412,"
            "\"log10_log10_tree\":5.233594418}\n");
  const Ran wide = run_omnigo("count --sample 1 19x19");
  EXPECT_EQ(wide.output.size(), 362u);
}

// 3^49 colourings are below the product of the first two primes, not below either.
TEST(CountProgram, CountsWithSomeModuliAreJoined) {
  const std::string first = temporary("1.json"), second = temporary("2.json");
  const std::string count = "count 7x7 --json --moduli ";
  EXPECT_EQ(run_omnigo(count + "1 > " + first).status, 0);
  EXPECT_EQ(run_omnigo(count + "2-2 > " + second).status, 0);
  const std::string join = "count --join 7x7 " + first;
  EXPECT_EQ(run_omnigo(join + " " + second).output, "83677847847984287628595\n");
  EXPECT_EQ(run_omnigo(join + " " + second + " --json").output,
            "{\"legal\":\"83677847847984287628595\"}\n");
  const Ran half = run_omnigo(join + " 2>&1");
  EXPECT_EQ(half.status, 1);
  EXPECT_EQ(half.output, "omnigo: more moduli are needed for the exact number\n");
  expect_usage_errors("count", {"--join 5x5", "--join 5x5 /dev/null", "--join 5x5 /no/such/file",
                                "--join 5x5 " + first + " " + first});
  const Ran both = run_omnigo("count 2x2 --moduli 2");
  EXPECT_EQ(both.output, "57\nmodulo 85070591730234614113402964855534653469\n");
  std::remove(first.c_str());
  std::remove(second.c_str());
}

TEST(CountProgram, AnInterruptedCountGoesOn) {
  const std::string file = temporary("part");
  std::remove(file.c_str());
  const std::string command = "count torus:4x6 --threads 1 --checkpoint " + file;
  run_omnigo(command + " & sleep 0.05; kill -INT $!; wait $!");
  EXPECT_EQ(run_omnigo(command).output, "232325524229\n");
  EXPECT_FALSE(std::ifstream(file));
}

// timeout(1) sends its signal twice: to the program and to its group.
TEST(CountProgram, TheSameSignalTwiceStillSaves) {
  const std::string file = temporary("twice");
  const std::string command = "count 11x11 --moduli 1 --threads 1 --checkpoint " + file;
  const Ran ran =
      run_omnigo(command + " 2>&1 & sleep 0.3; kill -TERM $!; sleep 0.02; kill -TERM $!; wait $!");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.output,
            "omnigo: stopped; run the same command again to continue from " + file + "\n");
  EXPECT_EQ(run_omnigo(command).status, 0);
  EXPECT_FALSE(std::ifstream(file));
}

// Within a second or so; a test that waited for the answer would take minutes. The shell gives a
// job in the background signals that it ignores: the program must hear them all the same.
TEST(CountProgram, StopsWhenAsked) {
  for (const std::string what :
       {"--games 2x2", "--longest 2x3 --nodes 1000000000", "--sample 1000000000 5x5", "12x12"}) {
    for (const std::string signal : {"INT", "TERM"}) {
      SCOPED_TRACE(what + " " + signal);
      const Ran ran = run_omnigo("count " + what + " 2>&1 >/dev/null & sleep 0.3; kill -" + signal +
                                 " $!; wait $!");
      EXPECT_EQ(ran.status, 1);
      EXPECT_EQ(ran.output, "omnigo: stopped\n");
    }
  }
}

TEST(CountProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors(
      "count",
      {"", "nowhere:3", "2x2 --players 0", "2x2 --players 27", "2x2 --memory 7x", "2x2 --memory 0",
       "2x2 3x3", "9x9 --memory 20K", "2x2 --fast", "19x19 --memory 1G", "--table petersen",
       "--table 3x3 --plot /no/such/folder/x.svg", "--games 3x3", "--sample 0 2x2", "--longest",
       "2x2 --nodes -1", "2x2 --seed x", "--bounds 2x2 --threads 0", "2x2 --moduli 3-2"});
}

}  // namespace
}  // namespace omnigo
