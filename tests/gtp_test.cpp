// GTP: whole conversations from tests/data/gtp, the text of the protocol, and that errors change
// nothing.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "gtp/commands.h"
#include "gtp/session.h"
#include "gtp/text.h"
#include "places.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// Everything that is answered to this input, whatever its size.
std::string answers_to(const std::string& input) {
  auto engine = GtpEngine::make({});
  int ends[2];
  if (!engine || pipe(ends) != 0) return "no engine";
  std::thread writer([&] {
    for (std::size_t sent = 0; sent < input.size();) {
      const ssize_t n = write(ends[1], input.data() + sent, input.size() - sent);
      if (n <= 0) break;
      sent += static_cast<std::size_t>(n);
    }
    close(ends[1]);
  });
  std::ostringstream output;
  run_gtp(*engine, ends[0], output);
  char rest[4096];
  while (read(ends[0], rest, sizeof rest) > 0) {
  }
  writer.join();
  close(ends[0]);
  return output.str();
}

std::string trimmed(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

// Answers end with an empty line.
std::vector<std::string> split_answers(const std::string& output) {
  std::vector<std::string> answers;
  for (std::size_t begin = 0; begin < output.size();) {
    const std::size_t end = std::min(output.find("\n\n", begin), output.size());
    answers.push_back(output.substr(begin, end - begin));
    begin = end + 2;
  }
  return answers;
}

struct Exchange {
  std::string request;
  std::string answer;  // empty: none
};

std::vector<Exchange> read_conversation(const fs::path& path) {
  std::vector<Exchange> exchanges;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('>')) {
      exchanges.push_back({line.substr(std::min<std::size_t>(2, line.size())), ""});
    } else if (!exchanges.empty() && !line.starts_with('#')) {
      exchanges.back().answer += line + "\n";
    }
  }
  for (Exchange& exchange : exchanges) exchange.answer = trimmed(exchange.answer);
  return exchanges;
}

TEST(Gtp, Conversations) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(source_folder() + "/tests/data/gtp")) {
    SCOPED_TRACE(entry.path().filename().string());
    const std::vector<Exchange> exchanges = read_conversation(entry.path());
    ASSERT_FALSE(exchanges.empty());
    std::string input;
    for (const Exchange& exchange : exchanges) input += exchange.request + "\n";
    const std::vector<std::string> answers = split_answers(answers_to(input));
    std::size_t next = 0;
    for (const Exchange& exchange : exchanges) {
      if (exchange.answer.empty()) continue;
      ASSERT_LT(next, answers.size()) << "no answer to: " << exchange.request;
      EXPECT_EQ(answers[next++], exchange.answer) << "to: " << exchange.request;
    }
    EXPECT_EQ(next, answers.size()) << "more answers than requests";
    ++files;
  }
  EXPECT_GE(files, 7);
}

TEST(Gtp, EveryCommandIsListedAndKnown) {
  const std::string listed = answers_to("list_commands\n");
  for (const GtpCommand* command : gtp_commands()) {
    if (!command->listed) continue;
    EXPECT_NE(listed.find(std::string(command->name) + "\n"), std::string::npos) << command->name;
    EXPECT_EQ(answers_to("known_command " + std::string(command->name) + "\n"), "= true\n\n");
  }
}

// All that a controller can see of the state.
std::string visible_state(GtpEngine& engine) {
  std::string state;
  for (const char* question :
       {"showboard", "omnigo-points", "omnigo-colouring", "omnigo-score", "final_score"}) {
    state += *execute(engine, question, {}) + "\n";
  }
  for (const char* colour : {"black", "white"}) {
    state += *execute(engine, "omnigo-legal", {colour}) + "\n";
  }
  return state;
}

TEST(Gtp, ErrorsChangeNothing) {
  auto engine = GtpEngine::make({});
  ASSERT_TRUE(engine);
  for (const char* line :
       {"omnigo-game 2x2 no-suicide,komi=0.5", "play b a2", "play w b2", "play b a1", "play w b1",
        "play b a2", "play w a1", "play b pass", "play w pass"}) {
    const auto request = parse_gtp_line(line);
    ASSERT_TRUE(execute(*engine, request->command, request->arguments)) << line;
  }
  const std::string before = visible_state(*engine);
  // Every wrong line of the data file, and wrong moves of this position.
  std::vector<std::string> wrong = {"play b a2", "play b a1", "play w a2", "play white resign now"};
  for (const Exchange& exchange :
       read_conversation(source_folder() + "/tests/data/gtp/errors.txt")) {
    const bool also_here = exchange.answer.starts_with('?') && exchange.request != "undo";
    if (also_here) wrong.push_back(exchange.request);
  }
  ASSERT_GT(wrong.size(), 20u);
  for (const std::string& line : wrong) {
    const auto request = parse_gtp_line(line);
    EXPECT_FALSE(execute(*engine, request->command, request->arguments)) << line;
    EXPECT_EQ(visible_state(*engine), before) << line;
  }
}

// What is printed loads again as the same game, on any board.
TEST(Gtp, GamesGoToFilesAndBack) {
  const std::string path =
      (fs::temp_directory_path() / ("omnigo-gtp-" + std::to_string(getpid()))).string();
  for (const std::string& name : {path + ".sgf", path + ".json"}) {
    for (const std::string game : {"5x4 chinese,komi=3.5", "cube:3 players=3,komi=0/1/2"}) {
      SCOPED_TRACE(name + " " + game);
      auto engine = GtpEngine::make({});
      const auto say = [&](const std::string& line) {
        const auto request = parse_gtp_line(line);
        return execute(*engine, request->command, request->arguments);
      };
      ASSERT_TRUE(say("omnigo-game " + game));
      const std::vector<std::string> names = engine->layout().names;
      ASSERT_TRUE(say("play b " + names[3]));
      ASSERT_TRUE(say("play w " + names[7]));
      ASSERT_TRUE(say("play b " + names[10]));
      ASSERT_TRUE(say("play w pass"));
      ASSERT_TRUE(say("printsgf " + name));
      const std::string board = *say("showboard");
      ASSERT_TRUE(say("undo"));
      ASSERT_TRUE(say("undo"));
      const std::string earlier = *say("showboard");
      ASSERT_TRUE(say("omnigo-game 3x3 tromp-taylor"));
      ASSERT_TRUE(say("loadsgf " + name));
      EXPECT_EQ(*say("showboard"), board);
      ASSERT_TRUE(say("loadsgf " + name + " 3"));
      EXPECT_EQ(*say("showboard"), earlier);
      EXPECT_FALSE(say("loadsgf " + name + ".missing"));
      EXPECT_FALSE(say("loadsgf " + name + " x"));
      EXPECT_EQ(*say("showboard"), earlier);
      fs::remove(name);
    }
  }
}

// White takes a stone, then the position is changed by hand: the stone is still a prisoner, as in
// `omnigo replay`. White has one point of territory, Black lost one prisoner.
TEST(Gtp, LoadsPrisonersFromBeforeASetup) {
  const std::string name =
      (fs::temp_directory_path() / ("omnigo-gtp-setup-" + std::to_string(getpid()) + ".sgf"))
          .string();
  std::ofstream(name) << "(;GM[1]SZ[3]RU[Japanese]KM[0];B[ac];W[bc];B[cc];W[ab];AE[cc]AB[ca];B[])";
  auto engine = GtpEngine::make({});
  const auto say = [&](const std::string& line) {
    const auto request = parse_gtp_line(line);
    return execute(*engine, request->command, request->arguments);
  };
  ASSERT_TRUE(say("loadsgf " + name));
  EXPECT_NE(say("showboard")->find("stones lost: black 1, white 0"), std::string::npos)
      << *say("showboard");
  EXPECT_EQ(*say("final_score"), "W+2");
  // Written and read again, they are still there.
  for (const std::string suffix : {".sgf", ".json"}) {
    const std::string copy = name + suffix;
    ASSERT_TRUE(say("printsgf " + copy));
    ASSERT_TRUE(say("clear_board"));
    ASSERT_TRUE(say("loadsgf " + copy));
    EXPECT_EQ(*say("final_score"), "W+2") << suffix;
    fs::remove(copy);
  }
  fs::remove(name);
}

// The position of the lesson on seki: the blocks at the bottom live together, without eyes.
TEST(Gtp, FinalStatusKnowsSeki) {
  const std::string rows[] = {".BW..", "BBWWW", ".BW..", "BBW..", "BBWWW", "WWBBB", ".W.B."};
  std::string position = "set_position";
  for (int row = 0; row < 7; ++row) {
    for (int column = 0; column < 5; ++column) {
      const char stone = rows[row][column];
      if (stone == '.') continue;
      position += std::string(stone == 'B' ? " black " : " white ") + "ABCDE"[column];
      position += std::to_string(7 - row);
    }
  }
  auto engine = GtpEngine::make({});
  const auto say = [&](const std::string& line) {
    const auto request = parse_gtp_line(line);
    return execute(*engine, request->command, request->arguments);
  };
  ASSERT_TRUE(say("omnigo-game 5x7 japanese"));
  ASSERT_TRUE(say(position));
  EXPECT_EQ(*say("final_status_list seki"), "B1 A2 B2\nD1 C2 D2 E2");
  EXPECT_EQ(*say("final_status_list dead"), "");
  EXPECT_EQ(*say("final_status_list alive"), "A3 B3 A4 B4 B5 A6 B6 B7\nC3 D3 E3 C4 C5 C6 D6 E6 C7");
}

// After its own turn the bot thinks on: what it finds below the reply is there for the next turn.
TEST(Gtp, PondersOnTheOthersTime) {
  GtpOptions options;
  options.board = "5x5";
  options.playouts = 50;
  options.ponder = true;
  auto engine = GtpEngine::make(options);
  ASSERT_TRUE(engine);
  ASSERT_TRUE(engine->take_turn(Colour::Black, engine->for_a_turn(Colour::Black)));
  const Point reply = engine->game().latest_move() == 12 ? Point{11} : Point{12};
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  ASSERT_TRUE(engine->play(Colour::White, reply));
  const auto analysis = engine->think(Colour::Black, engine->for_a_turn(Colour::Black));
  ASSERT_TRUE(analysis);
  EXPECT_EQ(analysis->root.visits, 50u);
  std::uint64_t visits = 0;
  for (const MoveEstimate& move : analysis->moves) visits += move.estimate.visits;
  EXPECT_GT(visits, 50u);
}

TEST(GtpText, ControlCharactersAreDropped) {
  EXPECT_EQ(answers_to("na\x01me\r\n"), "= omnigo\n\n");
  EXPECT_EQ(answers_to(std::string("\0\x07\x1b 1 na\x7fme\x0b\n", 14)), "=1 omnigo\n\n");
  EXPECT_EQ(answers_to("\r\n\t\n \n#\n\x02\n"), "");
}

TEST(GtpText, TheLastLineNeedsNoNewline) {
  EXPECT_EQ(answers_to("name"), "= omnigo\n\n");
  EXPECT_EQ(answers_to("quit\nname"), "=\n\n");
}

TEST(GtpText, LongLinesAreRefusedAndTheNextIsRead) {
  const std::string longest = "1 name" + std::string(kLongestGtpLine - 6, ' ');
  EXPECT_EQ(answers_to(longest + "\n2 name\n"), "=1 omnigo\n\n=2 omnigo\n\n");
  EXPECT_EQ(answers_to(longest + " \n2 name\n"), "?1 the line is too long\n\n=2 omnigo\n\n");
  EXPECT_EQ(answers_to("1 play b " + std::string(5 * kLongestGtpLine, 'a') + "\n2 name"),
            "?1 the line is too long\n\n=2 omnigo\n\n");
}

TEST(GtpText, AnswersHoldNoEmptyLine) {
  EXPECT_EQ(gtp_answer("3", std::string("a\n\n\nb\n")), "=3 a\nb\n\n");
  EXPECT_EQ(gtp_answer("", std::string()), "=\n\n");
  EXPECT_EQ(gtp_answer("", Error{"no"}), "? no\n\n");
}

}  // namespace
}  // namespace omnigo
