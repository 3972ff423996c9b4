// omnigo itself, as it is called: what it says of its commands and of itself.
#include "program.h"

#include <gtest/gtest.h>

#include <sstream>

#include "base/version.h"

namespace omnigo {
namespace {

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
  }
  EXPECT_GT(commands, 20);
}

TEST(Program, SaysItsVersion) {
  const Ran ran = run_omnigo("--version");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.output, std::string("omnigo ") + kVersion + "\n");
}

TEST(Program, AnUnknownCommandIsOneLineAndStatusTwo) {
  for (const std::string wrong : {"nothing", "help nothing", "--versions"}) {
    const Ran ran = run_omnigo(wrong + " 2>&1");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.output.starts_with("omnigo: no command '")) << ran.output;
    EXPECT_EQ(ran.output.find('\n'), ran.output.size() - 1);
  }
}

}  // namespace
}  // namespace omnigo
