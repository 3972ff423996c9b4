// Manual pages and the completion of command lines.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// A folder that is gone after the test.
class Manual : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  const fs::path folder_ =
      fs::path(testing::TempDir()) / ("omnigo-manual-" + std::to_string(getpid()));
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

std::vector<std::string> commands() {
  std::istringstream lines(run_omnigo("--help").output);
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("  ") && line[2] != ' ')
      names.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  return names;
}

// What a reader of the page sees: without what is for groff.
std::string plain(const std::string& page) {
  std::string text;
  for (std::size_t i = 0; i < page.size(); ++i) {
    if (page.compare(i, 2, "\\e") == 0) {
      text += '\\';
      ++i;
    } else if (page.compare(i, 2, "\\:") == 0) {
      ++i;  // where a line may be broken
    } else if (page[i] != '\\') {
      text += page[i];
    }
  }
  return text;
}

TEST_F(Manual, EveryCommandHasAPageThatSaysWhatItsHelpSays) {
  ASSERT_EQ(run_omnigo("man --all '" + folder_.string() + "'").status, 0);
  const std::vector<std::string> names = commands();
  ASSERT_GT(names.size(), 20u);
  for (const std::string& name : names) {
    SCOPED_TRACE(name);
    std::ifstream file(folder_ / ("omnigo-" + name + ".1"));
    const std::string page(std::istreambuf_iterator<char>(file), {});
    const std::string text = plain(page);
    std::istringstream help(run_omnigo(name + " --help").output);
    std::string word;
    help >> word;  // "usage:"
    while (help >> word) {
      if (word == "examples:" || word == "example:") continue;
      EXPECT_TRUE(has(text, word)) << word;
    }
  }
  EXPECT_EQ(run_omnigo("man solve").output.substr(0, 21), ".TH OMNIGO\\-SOLVE 1 \"");
  EXPECT_TRUE(has(run_omnigo("man").output, ".BR omnigo\\-solve (1)\n"));
}

TEST_F(Manual, GroffFindsNothingWrongWithThePages) {
  if (run_command("groff --version >/dev/null 2>&1").status != 0) GTEST_SKIP() << "no groff";
  ASSERT_EQ(run_omnigo("man --all '" + folder_.string() + "'").status, 0);
  EXPECT_EQ(
      run_command("cat '" + folder_.string() + "'/*.1 | groff -man -ww -b -z -Tutf8 2>&1").output,
      "");
  const Ran read =
      run_command("groff -man -Tascii -P-c -P-b -P-u '" + folder_.string() + "/omnigo-solve.1'");
  EXPECT_TRUE(has(read.output, "\n       --moves \"...\"\n              ")) << read.output;
}

TEST(ManProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors("man", {"nothing", "solve verify", "--all", "--all /no/such/folder"});
  expect_usage_errors("completion", {"", "tcsh", "bash zsh", "--shell"});
}

std::string answers(const std::string& words) {
  std::string all = run_omnigo("completion --words " + words).output;
  std::replace(all.begin(), all.end(), '\n', ' ');
  return all;
}

TEST(Completion, KnowsCommandsOptionsBoardsRulesAndBots) {
  EXPECT_EQ(answers("so"), "solve ");
  EXPECT_TRUE(has(answers("''"), " perft "));
  EXPECT_EQ(answers("solve tor"), "torus: ");
  EXPECT_EQ(answers("solve torus:"), "torus:11x11 ");
  EXPECT_EQ(answers("solve 3x3 --ru"), "--rules ");
  EXPECT_EQ(answers("solve 3x3 --rules ch"), "chinese ");
  EXPECT_EQ(answers("solve 3x3 --rules=ch"), "--rules=chinese ");
  EXPECT_EQ(answers("solve --rules chinese,ko=s"),
            "chinese,ko=simple chinese,ko=situational chinese,ko=symmetric ");
  EXPECT_EQ(answers("gtp --bot champ"), "champion ");
  EXPECT_EQ(answers("arena random --board 9,cub"), "9,cube: ");
  EXPECT_EQ(answers("play --bots white=novice,red=leg"), "white=novice,red=legend ");
  EXPECT_EQ(answers("play --colour a"), "always auto ");
  EXPECT_EQ(answers("solve 2x2 --player w"), "white ");
}

TEST(Completion, KnowsWhatComesWhere) {
  EXPECT_EQ(answers("admin ''"), "ban check forget grant list revoke unban ");
  EXPECT_EQ(answers("admin ban ''"), "");
  EXPECT_TRUE(has(answers("bench ''"), "playouts "));
  EXPECT_EQ(answers("bench playouts 9 --ko ''"), "positional simple ");
  EXPECT_EQ(answers("verify ''"), ":files ");
  EXPECT_EQ(answers("solve 2x2 --certificate ''"), ":files ");
  EXPECT_EQ(answers("perft 3x3 ''"), "");  // a number
  EXPECT_EQ(answers("help perf"), "perft ");
  EXPECT_EQ(answers("solve --help"), "--help ");
  EXPECT_EQ(answers("serve --log ''"), "json none text ");
}

// What the help does not name cannot be completed, and what it names is there.
TEST(Completion, OffersEveryOptionOfTheHelp) {
  for (const std::string& name : commands()) {
    SCOPED_TRACE(name);
    const std::string offered = " " + answers(name + " --");
    std::istringstream help(run_omnigo(name + " --help").output);
    for (std::string line; std::getline(help, line);) {
      if (!line.starts_with("  --")) continue;
      const std::string option = line.substr(2, line.find_first_of(" \n", 2) - 2);
      EXPECT_TRUE(has(offered, " " + option + " ")) << option;
    }
  }
}

// In bash itself: what is typed, and what the tab key makes of it.
TEST_F(Manual, BashCompletesALine) {
  if (run_command("script --version >/dev/null 2>&1").status != 0) GTEST_SKIP() << "no script";
  fs::create_symlink(omnigo_program(), folder_ / "omnigo");
  std::ofstream(folder_ / "rc") << "PS1='$ '; bind 'set bell-style none'; PATH=" << folder_.string()
                                << ":$PATH; source <(omnigo completion bash)\n";
  std::ofstream(folder_ / "game one.sgf") << "(;SZ[2];B[aa])";
  const auto typed = [&](const std::string& keys) {
    return run_command("cd '" + folder_.string() + "' && (printf '" + keys +
                       "\\n'; sleep 0.3; printf 'exit\\n') | TERM=dumb script -qec "
                       "'bash --rcfile rc -i' /dev/null 2>&1")
        .output;
  };
  // The completed command runs: its answer is what no typed text holds.
  EXPECT_TRUE(has(typed("omnigo per\\t path:3 1"), "1 4")) << typed("omnigo per\\t path:3 1");
  EXPECT_TRUE(has(typed("omnigo perft tor\\t3x3 1 --rul\\tplayers=3"), "1 10"));
  EXPECT_TRUE(has(typed("omnigo replay game\\t"), "turns"));
}

}  // namespace
}  // namespace omnigo
