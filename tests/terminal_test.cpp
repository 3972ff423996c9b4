// omnigo play: the sessions of docs/terminal.md are played, and what else the terminal can do.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "graph/families.h"
#include "places.h"
#include "program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// What the program says to these lines.
std::string say(const std::string& arguments, const std::vector<std::string>& lines) {
  const std::string path =
      (fs::temp_directory_path() / ("omnigo-terminal-" + std::to_string(getpid()))).string();
  std::ofstream input(path);
  for (const std::string& line : lines) input << line << '\n';
  input.close();
  const Ran ran = run_omnigo("play " + arguments + " <" + path);
  EXPECT_EQ(ran.status, 0) << arguments;
  fs::remove(path);
  return ran.output;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// A line that ends in ... may go on; a line ... stands for any lines.
bool matches(const std::vector<std::string>& expected, std::size_t i,
             const std::vector<std::string>& real, std::size_t j) {
  if (i == expected.size()) return j == real.size();
  if (expected[i] == "...") {
    for (std::size_t k = j; k <= real.size(); ++k) {
      if (matches(expected, i + 1, real, k)) return true;
    }
    return false;
  }
  if (j == real.size()) return false;
  const bool open = expected[i].ends_with("...");
  const std::string begin = expected[i].substr(0, expected[i].size() - 3);
  return (open ? real[j].starts_with(begin) : real[j] == expected[i]) &&
         matches(expected, i + 1, real, j + 1);
}

TEST(Terminal, SessionsOfTheDocument) {
  std::ifstream document(source_folder() + "/docs/terminal.md");
  ASSERT_TRUE(document);
  const std::string call = "$ ./omnigo play ";
  int sessions = 0;
  for (std::string line; std::getline(document, line);) {
    if (!line.starts_with(call)) continue;
    const std::string arguments = line.substr(call.size());
    SCOPED_TRACE(arguments);
    std::vector<std::string> expected, typed;
    while (std::getline(document, line) && line != "```") {
      expected.push_back(line);
      const std::size_t prompt = line.find("> ");
      if (prompt != std::string::npos) typed.push_back(line.substr(prompt + 2));
    }
    const std::string real = say(arguments, typed);
    EXPECT_TRUE(matches(expected, 0, lines_of(real), 0)) << real;
    ++sessions;
  }
  EXPECT_GE(sessions, 5);
}

TEST(Terminal, EveryFamilyCanBePlayedOn) {
  for (const Family& family : families()) {
    const std::string board(family.example);
    SCOPED_TRACE(board);
    const std::string said = say(board, {"blocks", "score", "life", "history"});
    EXPECT_NE(said.find("empty region of"), std::string::npos);
    EXPECT_NE(said.find("a tie"), std::string::npos);
  }
}

TEST(Terminal, UndoTakesBackWhateverWasDone) {
  const std::string said = say("3x3", {"b2", "place white a1", "new 2x2", "erase a1", "undo",
                                       "undo", "undo", "undo", "undo", "quit"});
  EXPECT_TRUE(said.ends_with("black> undo\nthere is nothing to undo\nblack> quit\n")) << said;
}

// The seats come back with the players.
TEST(Terminal, UndoAfterFewerPlayersBringsTheirSeatsBack) {
  const std::string said = say("3x3 --rules players=3 --bots red=random --seed 1",
                               {"a1", "b1", "rules players=2", "undo", "undo", "a2", "b2", "quit"});
  EXPECT_NE(said.find("red (random) "), said.rfind("red (random) ")) << said;
  EXPECT_TRUE(said.ends_with("black> quit\n")) << said;
}

TEST(Terminal, GamesAreSavedAndLoaded) {
  const std::string path =
      (fs::temp_directory_path() / ("omnigo-saved-" + std::to_string(getpid()))).string();
  for (const std::string& name : {path + ".sgf", path + ".json"}) {
    SCOPED_TRACE(name);
    const std::string said = say("petersen --rules players=3",
                                 {"1", "5", "9", "save " + name, "history", "new 2x2",
                                  "load " + name, "history", "load " + name + " 2", "history"});
    const std::string all = "1.B 1, 2.W 5, 3.R 9\n";
    EXPECT_NE(said.find(all), said.rfind(all)) << said;
    EXPECT_NE(said.find("1.B 1, 2.W 5\n"), std::string::npos) << said;
    fs::remove(name);
  }
}

TEST(Terminal, WrongLinesChangeNothingAndSayWhy) {
  const std::vector<std::string> wrong = {"z9",
                                          "fly",
                                          "fly me",
                                          "red a1",
                                          "why",
                                          "why a1 red",
                                          "reach",
                                          "place",
                                          "place b",
                                          "place x a1",
                                          "erase",
                                          "turn",
                                          "clear b",
                                          "dead a1",
                                          "load",
                                          "load /nowhere/x.sgf",
                                          "save /nowhere/x.sgf",
                                          "new cube",
                                          "rules lunch",
                                          "undo 3",
                                          "pass me",
                                          "b2",
                                          "clearing",
                                          "resign x",
                                          "load " + source_folder()};
  std::vector<std::string> lines = {"b2"};
  for (const std::string& line : wrong) lines.push_back(line);
  lines.push_back("history");
  const std::string said = say("3x3", lines);
  EXPECT_NE(said.find("white> history\n1.B B2\n"), std::string::npos) << said;
  // Each got a line of its own.
  EXPECT_GE(lines_of(said).size(), 2 * wrong.size());
}

TEST(Terminal, ColoursAreEscapeCodesAroundTheSameBoard) {
  const std::string plain = say("5x5 --colour never", {"c3", "d4"});
  const std::string coloured = say("5x5 --colour always", {"c3", "d4"});
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  std::string stripped;
  for (std::size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] == '\x1b') {
      i = coloured.find('m', i);
    } else {
      stripped += coloured[i];
    }
  }
  EXPECT_NE(coloured, stripped);
  EXPECT_EQ(stripped, plain);
}

TEST(Terminal, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors("play", {"nowhere:3", "3x3 4x4", "3x3 --bots white", "3x3 --bots red=uct",
                               "3x3 --bots white=nobody", "3x3 --colour blue", "--load /nowhere",
                               "3x3 --time soon", "3x3 --rules lunch"});
}

}  // namespace
}  // namespace omnigo
