// omnigo gtp as a program that another program speaks to: input while it thinks, time, the end.
#include <gtest/gtest.h>
#include <signal.h>

#include "gtp/client.h"
#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kPatience{20'000};

GtpClient engine(const std::string& options = "") {
  auto client = GtpClient::start("'" + omnigo_program() + "' gtp " + options);
  return std::move(*client);
}

std::string next_line(GtpClient& client) {
  std::string line;
  EXPECT_EQ(client.read_line(line, kPatience), Process::Reading::Line);
  return line;
}

TEST(GtpProgram, AnalysisGoesOnUntilAnotherCommandComes) {
  for (const std::string command : {"lz-analyze b 1", "kata-analyze 1 ownership true"}) {
    SCOPED_TRACE(command);
    GtpClient client = engine();
    ASSERT_TRUE(client.send("boardsize 9", kPatience));
    ASSERT_TRUE(client.ask("7 " + command, kPatience));
    EXPECT_EQ(next_line(client), "=7");
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(next_line(client).starts_with("info move "));
    ASSERT_TRUE(client.ask("8 name", kPatience));
    std::string line;
    do {
      line = next_line(client);
    } while (line.starts_with("info move "));
    EXPECT_EQ(line, "");
    EXPECT_EQ(next_line(client), "=8 omnigo");
  }
}

TEST(GtpProgram, AnEmptyLineStopsAnAnalysisToo) {
  GtpClient client = engine();
  ASSERT_TRUE(client.ask("kata-analyze b 1", kPatience));
  EXPECT_EQ(next_line(client), "=");
  EXPECT_TRUE(next_line(client).starts_with("info move "));
  ASSERT_TRUE(client.ask("", kPatience));
  while (!next_line(client).empty()) {
  }
  EXPECT_EQ(client.send("name", kPatience).text, "omnigo");
}

TEST(GtpProgram, AnAnalysisStopsAtTheEndOfTheInputAndHasSaidSomething) {
  const Ran ran = run_omnigo("gtp <<'END'\nboardsize 5\nlz-analyze w 10000\nEND");
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.output.find("=\ninfo move "), std::string::npos) << ran.output;
  EXPECT_TRUE(ran.output.ends_with("\n\n"));
}

TEST(GtpProgram, GenmoveShowsItsThoughtsAndPlays) {
  GtpClient client = engine("--playouts 300");
  ASSERT_TRUE(client.send("boardsize 5", kPatience));
  ASSERT_TRUE(client.ask("kata-genmove_analyze b 1", kPatience));
  EXPECT_EQ(next_line(client), "=");
  std::string line = next_line(client);
  while (line.starts_with("info move ")) line = next_line(client);
  ASSERT_TRUE(line.starts_with("play ")) << line;
  EXPECT_EQ(next_line(client), "");
  const std::string move = line.substr(5);
  EXPECT_EQ(client.send("omnigo-why w " + move, kPatience).text, "occupied");
}

TEST(GtpProgram, RegGenmoveDoesNotPlay) {
  GtpClient client = engine("--playouts 20");
  ASSERT_TRUE(client.send("reg_genmove b", kPatience));
  EXPECT_EQ(client.send("undo", kPatience).kind, GtpReply::Kind::Refusal);
}

// Generous on the side of a slow machine: what matters is that the clock bounds the thinking.
TEST(GtpProgram, TheClockBoundsATurn) {
  GtpClient client = engine();
  ASSERT_TRUE(client.send("boardsize 9", kPatience));
  for (const std::string clock :
       {"time_settings 0 1 1", "time_settings 10 0 0", "kgs-time_settings byoyomi 0 1 3",
        "kata-time_settings fischer 5 0.2"}) {
    SCOPED_TRACE(clock);
    ASSERT_TRUE(client.send(clock, kPatience));
    const auto begun = Clock::now();
    ASSERT_TRUE(client.send("genmove b", kPatience));
    EXPECT_LT(Clock::now() - begun, milliseconds(3000));
  }
}

TEST(GtpProgram, OneSeedPlaysOneGame) {
  std::string games[2];
  for (std::string& game : games) {
    GtpClient client = engine("--playouts 50 --seed 5");
    ASSERT_TRUE(client.send("boardsize 5", kPatience));
    for (int i = 0; i < 10; ++i) game += client.send("genmove b", kPatience).text + " ";
  }
  EXPECT_EQ(games[0], games[1]);
}

TEST(GtpProgram, ThreePlayersOnACube) {
  GtpClient client = engine("--playouts 20 --threads 2");
  ASSERT_TRUE(client.send("omnigo-game cube:3 players=3", kPatience));
  int passes = 0, turns = 0;
  const char* const players[] = {"black", "white", "red"};
  while (passes < 3 && turns < 1000) {
    const GtpReply reply = client.send("genmove " + std::string(players[turns % 3]), kPatience);
    ASSERT_TRUE(reply) << reply.text;
    passes = reply.text == "pass" ? passes + 1 : 0;
    ++turns;
  }
  EXPECT_EQ(passes, 3);
  EXPECT_TRUE(client.send("final_score", kPatience));
}

TEST(GtpClient, SeesThatAnEngineIsGoneOrSilent) {
  auto gone = GtpClient::start("exit 3");
  ASSERT_TRUE(gone);
  const GtpReply reply = gone->send("name", kPatience);
  EXPECT_EQ(reply.kind, GtpReply::Kind::Gone);
  EXPECT_EQ(reply.text, "exit status 3");
  auto missing = GtpClient::start("no-such-engine-anywhere");
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->send("name", kPatience).kind, GtpReply::Kind::Gone);
  auto silent = GtpClient::start("sleep 60");
  ASSERT_TRUE(silent);
  EXPECT_EQ(silent->send("name", milliseconds(50)).kind, GtpReply::Kind::TimedOut);
  auto greeting = GtpClient::start(
      "sh -c 'echo hello; echo; cat >/dev/null; echo' & "
      "printf 'hi\\n= omnigo\\r\\nmore\\n\\n'; wait");
  ASSERT_TRUE(greeting);
  EXPECT_EQ(greeting->send("name", kPatience).text, "omnigo\nmore");
}

TEST(GtpClient, EndsEvenAProgramThatWillNot) {
  pid_t id = 0;
  {
    auto stubborn = GtpClient::start("sh -c 'trap \"\" TERM; while :; do sleep 1; done'");
    ASSERT_TRUE(stubborn);
    id = stubborn->process().id();
    EXPECT_EQ(kill(id, 0), 0);
  }
  EXPECT_NE(kill(id, 0), 0);
}

}  // namespace
}  // namespace omnigo
