// The documents show what their commands print: every line `$ COMMAND` of their console blocks is
// run and compared with the lines below it. A line `...` there stands for any lines left out.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

struct Example {
  int line;  // of the command, in the document
  std::string command;
  std::vector<std::string> output;
};

std::vector<Example> read_examples(std::istream& in) {
  std::vector<Example> examples;
  bool in_console = false;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.starts_with("```")) {
      in_console = line == "```console";
    } else if (in_console && line.starts_with("$ ")) {
      examples.push_back({number, line.substr(2), {}});
    } else if (in_console && !examples.empty()) {
      examples.back().output.push_back(line);
    }
  }
  return examples;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

bool matches(std::span<const std::string> expected, std::span<const std::string> real) {
  if (expected.empty()) return real.empty();
  if (expected[0] != "...") {
    return !real.empty() && real[0] == expected[0] && matches(expected.subspan(1), real.subspan(1));
  }
  for (std::size_t skipped = 0; skipped <= real.size(); ++skipped) {
    if (matches(expected.subspan(1), real.subspan(skipped))) return true;
  }
  return false;
}

// A folder like the root of the checkout, with the program just built as ./omnigo; what the
// commands write there is gone afterwards.
class Readme : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directory(folder_);
    for (const auto& entry : fs::directory_iterator(source_folder())) {
      if (entry.path().filename() == "omnigo") continue;
      fs::create_symlink(entry.path(), folder_ / entry.path().filename());
    }
    fs::create_symlink(omnigo_program(), folder_ / "omnigo");
    fs::current_path(folder_);
  }
  void TearDown() override {
    fs::current_path(source_folder());
    fs::remove_all(folder_);
  }

 private:
  const fs::path folder_ =
      fs::temp_directory_path() / ("omnigo_readme_test." + std::to_string(getpid()));
};

TEST_F(Readme, CommandsPrintWhatIsShown) {
  for (const std::string document : {"README.md", "docs/tour.md", "docs/gtp.md"}) {
    std::ifstream in(document);
    const auto examples = read_examples(in);
    EXPECT_GT(examples.size(), 0u) << document;
    for (const Example& example : examples) {
      const Ran ran = run_command("{ " + example.command + "; } 2>&1");
      EXPECT_TRUE(matches(example.output, lines_of(ran.output)))
          << document << ":" << example.line << ": " << example.command << "\nprints\n"
          << ran.output;
    }
  }
}

TEST(Examples, DotsStandForLinesLeftOut) {
  std::istringstream in("```console\n$ a\n1\n...\n4\n$ b\n```\ntext\n");
  const auto examples = read_examples(in);
  ASSERT_EQ(examples.size(), 2u);
  EXPECT_EQ(examples[1].line, 6);
  EXPECT_TRUE(examples[1].output.empty());
  const auto& expected = examples[0].output;
  EXPECT_TRUE(matches(expected, std::vector<std::string>{"1", "2", "3", "4"}));
  EXPECT_TRUE(matches(expected, std::vector<std::string>{"1", "4"}));
  EXPECT_FALSE(matches(expected, std::vector<std::string>{"1", "2", "3"}));
  EXPECT_FALSE(matches(expected, std::vector<std::string>{"1", "4", "5"}));
}

}  // namespace
}  // namespace omnigo
