// omnigo itself, as it is called: what it says of its commands and of itself.
#include "program.h"

#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "base/version.h"

namespace omnigo {
namespace {

// What an option's line says about it, such as "use N threads" of "  --threads N  use N threads".
std::string about_option(const std::string& line) {
  const std::size_t gap = line.find("  ", 2);
  return gap == line.npos ? "" : line.substr(line.find_first_not_of(' ', gap));
}

// Options are described by what they do: not "the number of threads", but "use N threads".
void check_options(const std::string& help) {
  const std::regex noun(
      R"((the|an?|such|of|what|who|how|whose|number of|time|seed of)\b.*|[({].*)");
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("  --")) continue;
    EXPECT_FALSE(std::regex_match(about_option(line), noun)) << line;
  }
}

// As CONTRIBUTING.md says: an imperative first, defaults as "(default: 30)", examples.
void check_style(const std::string& help) {
  check_options(help);
  const std::size_t about = help.find("\n\n") + 2;
  const std::string first = help.substr(about, help.find(' ', about) - about);
  const bool third_person = first.ends_with("s") && !first.ends_with("ss");
  EXPECT_FALSE(third_person) << first;
  EXPECT_EQ(help.find("if not given"), help.npos);
  EXPECT_EQ(help.find("(default "), help.npos);
  EXPECT_NE(help.find("\nexample"), help.npos);
}

TEST(Program, EveryCommandOfTheOverviewHasHelp) {
  const Ran overview = run_omnigo("--help");
  EXPECT_EQ(overview.status, 0);
  std::istringstream lines(overview.output.substr(overview.output.find("\n  serve ") + 1));
  int commands = 0;
  for (std::string line; std::getline(lines, line); ++commands) {
    const std::string name = line.substr(2, line.find(' ', 2) - 2);
    SCOPED_TRACE(name);
    const Ran help = run_omnigo(name + " --help");
    EXPECT_EQ(help.status, 0);
    EXPECT_TRUE(help.output.starts_with("usage: omnigo " + name)) << help.output;
    EXPECT_EQ(run_omnigo("help " + name).output, help.output);
    if (name != "worker") check_style(help.output);  // nobody calls it by hand
  }
  EXPECT_GT(commands, 20);
}

TEST(Program, EveryBenchmarkHasHelp) {
  std::istringstream lines(run_omnigo("bench --help").output);
  std::string line;
  while (std::getline(lines, line) && !line.starts_with("  playouts ")) continue;
  int benchmarks = 0;
  for (; line.starts_with("  "); std::getline(lines, line), ++benchmarks) {
    const std::string name = line.substr(2, line.find(' ', 2) - 2);
    SCOPED_TRACE(name);
    check_style(run_omnigo("bench " + name + " --help").output);
  }
  EXPECT_GT(benchmarks, 10);
}

TEST(Program, SaysItsVersion) {
  const Ran ran = run_omnigo("--version");
  EXPECT_EQ(ran.status, 0);
  const std::string version = std::string("omnigo ") + kVersion;
  EXPECT_TRUE(std::regex_match(ran.output, std::regex(version + "( \\(commit [0-9a-f]+\\))?\n")))
      << ran.output;
}

// A disk that is full, as every Linux has one.
TEST(Program, AnAnswerThatCannotBeWrittenIsAFailure) {
  const std::string game = "printf '(;SZ[2];B[aa])' | ";
  const std::string gtp = "printf 'name\\nname\\n' | ";
  const std::pair<std::string, std::string> calls[] = {
      {"", "--help"},
      {"", "--version"},
      {"", "board 9"},
      {"", "board 9 --svg"},
      {"", "count 3x3"},
      {"", "count --sample 1000000000 2x2"},
      {"", "perft 3x3 30"},
      {"", "solve 2x2"},
      {game, "replay -"},
      {game, "diagram -"},
      {game, "replay --json -"},
      {game, "convert - - --to json"},
      {gtp, "gtp"},
      {"", "komi 2x2"},
      {"echo quit | ", "play 2x2"},
      {"", "bench copy"},
      {"", "bench handicap 3x3 --stones 2 --playouts 10 --seeds 2"},
      {"echo '{}' | ", "analysis"},
  };
  for (const auto& [before, call] : calls) {
    SCOPED_TRACE(call);
    const Ran ran = run_command(before + "'" + omnigo_program() + "' " + call + " 2>&1 >/dev/full");
    EXPECT_NE(ran.status, 0);
    EXPECT_EQ(ran.output.find("omnigo: "), 0u) << ran.output;
    EXPECT_EQ(ran.output.find('\n'), ran.output.size() - 1) << ran.output;
  }
}

// It does not wait for another line to find that nobody can hear it. (The sleep outlives the test,
// and must hold none of its files open: ctest would wait for it.)
TEST(Program, GtpEndsWhenItCannotAnswer) {
  const Ran ran = run_command("(echo name; sleep 20) 2>/dev/null | { '" + omnigo_program() +
                              "' gtp >/dev/full 2>/dev/null; echo $?; kill $$; }");
  EXPECT_EQ(ran.output, "1\n");
}

TEST(Program, AnUnknownCommandIsOneLineAndStatusTwo) {
  for (const std::string wrong : {"nothing", "help nothing", "--versions"}) {
    const Ran ran = run_omnigo(wrong + " 2>&1");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.output.starts_with("omnigo: unknown command '")) << ran.output;
    EXPECT_EQ(ran.output.find('\n'), ran.output.size() - 1);
  }
}

}  // namespace
}  // namespace omnigo
