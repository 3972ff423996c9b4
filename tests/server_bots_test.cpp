// Bots at the server's tables, its own and guests.
#include <chrono>
#include <functional>
#include <thread>

#include "places.h"
#include "program.h"
#include "serving.h"

namespace omnigo {
namespace {

// Walls on 9x7, from the top: each side alive with two eyes; and White with one lost stone or two.
constexpr const char* kBothAlive[] = {".BB.BW.W.", "BB.BBWWWW", ".BBBBWW.W", "BBB.BWWWW",
                                      "B.BBBW.W.", "BBBBBWWWW", ".BB.BW.W."};
constexpr const char* kWhiteLost[] = {".BB.BB.B.", "BB.BBBBBB", ".BBBBBBBB", "BBB.BBBBB",
                                      "B.BBBBB.B", "BBBBBBBBB", ".BB.BW.W."};

// The start of a game.
Json start_of(const char* const (&rows)[7], const std::string& first) {
  Json stones = {{"black", Json::array()}, {"white", Json::array()}};
  for (int row = 0; row < 7; ++row) {
    for (int column = 0; column < 9; ++column) {
      const char stone = rows[row][column];
      if (stone == '.') continue;
      const std::string name = std::string(1, "ABCDEFGHJ"[column]) + std::to_string(7 - row);
      stones[stone == 'B' ? "black" : "white"].push_back(name);
    }
  }
  return {{"stones", stones}, {"first", first}};
}

std::string create_against(Guest& guest, const std::string& bot, const Json& start) {
  return guest.create({{"board", "grid:9x7"},
                       {"rules", "chinese,komi=8"},
                       {"start", start},
                       {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"bot", bot}}}}});
}

bool is_blacks_turn(const Json& snapshot) {
  return snapshot["game"]["phase"] == "playing" && snapshot["game"]["to_play"] == "black";
}

TEST(ServerBots, PerfectAndTheNetPlayHereToo) {
  Serving serving;
  Guest an(serving, "An");
  for (const std::string bot : {"perfect", "net-policy"}) {
    const std::string game = an.create(
        {{"board", "grid:3x3"}, {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"bot", bot}}}}});
    ASSERT_EQ(an.act(game, pass("black", 1)), "") << bot;
    const Json snapshot =
        an.await_state(game, [](const Json& now) { return now["game"]["turn"] == 2; });
    EXPECT_EQ(snapshot["game"]["phase"], "playing") << bot << " takes the board";
  }
}

TEST(ServerBots, ABotSitsDownAndPlaysToTheEnd) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:7"},
                 {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"bot", "beginner"}}}}});
  an.connect({{game, 0}});
  Json snapshot = an.get("/api/games/" + game, "Snapshot");
  for (int i = 0; i < 100 && snapshot["game"]["phase"] == "playing"; ++i) {
    const int turn = snapshot["game"]["turn"];
    if (snapshot["game"]["to_play"] == "black") {
      ASSERT_EQ(an.play(game, pass("black", turn + 1)), "");
    } else {
      ASSERT_TRUE(an.await_event(snapshot["n"].get<int>() + 1));
    }
    snapshot = an.get("/api/games/" + game, "Snapshot");
  }
  ASSERT_EQ(snapshot["game"]["phase"], "scoring");
  while (!snapshot.contains("proposal")) {
    ASSERT_TRUE(an.await_event(snapshot["n"].get<int>() + 1));
    snapshot = an.get("/api/games/" + game, "Snapshot");
  }
  EXPECT_EQ(an.play(game, {{"action", "accept"},
                           {"player", "black"},
                           {"marking", snapshot["marking"]["marking"]}}),
            "");
  snapshot =
      an.await_state(game, [](const Json& now) { return now["game"]["phase"] == "finished"; });
  EXPECT_EQ(snapshot["game"]["result"]["how"], "score");
}

// People should see their own stone before the answer: 250 ms is the shortest pace there is.
TEST(ServerBots, ABotTakesItsTimeToAnswer) {
  Serving serving("--no-limits");
  Guest an(serving, "An");
  const std::string game = an.create(
      {{"board", "5x5"}, {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"bot", "beginner"}}}}});
  const auto before = std::chrono::steady_clock::now();
  ASSERT_EQ(an.act(game, move("black", 1, "C3")), "");
  const Json snapshot =
      an.await_state(game, [](const Json& now) { return now["game"]["turn"].get<int>() == 2; });
  EXPECT_GE(std::chrono::steady_clock::now() - before, milliseconds(250));
}

// Bots alone play slowly enough to be watched, until someone who is out of the game hurries them.
TEST(ServerBots, BotsAloneCanBeWatchedOrHurried) {
  Serving serving("--no-limits");
  Guest an(serving, "An");
  const Json bot = {{"kind", "bot"}, {"bot", "beginner"}};
  const std::string game = an.create({{"board", "6x6"}, {"seats", {{{"kind", "me"}}, bot, bot}}});
  an.connect({{game, 0}});
  ASSERT_EQ(an.act(game, move("black", 1, "C3")), "");
  const Json black = an.await_state(game, is_blacks_turn);
  ASSERT_EQ(an.act(game, {{"action", "resign"}, {"player", "black"}}), "");
  const auto begin = std::chrono::steady_clock::now();
  const int turn = black["game"]["turn"];
  an.await_state(game, [&](const Json& now) { return now["game"]["turn"] >= turn + 3; });
  EXPECT_GE(std::chrono::steady_clock::now() - begin, milliseconds(2 * 700));
  ASSERT_EQ(an.act(game, {{"action", "fast-forward"}}), "");
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["fast_forward"], true);
}

// It looks lost to White from the beginning, and after the second look it gives up.
TEST(ServerBots, ABotThatHasLostResigns) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game = create_against(an, "club", start_of(kWhiteLost, "white"));
  an.await_state(game, is_blacks_turn);
  EXPECT_EQ(an.act(game, move("black", 2, "C6")), "");
  const Json over = an.await_state(
      game, [](const Json& snapshot) { return snapshot["game"]["phase"] == "finished"; });
  EXPECT_EQ(over["game"]["result"]["how"], "resignation");
  EXPECT_EQ(over["game"]["result"]["places"], (Json{1, 2}));
}

// A level for beginners plays on, so that a guest sees how a game is counted.
TEST(ServerBots, ABotForBeginnersDoesNotResignAgainstAGuest) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game = create_against(an, "novice", start_of(kWhiteLost, "white"));
  Json snapshot = an.await_state(game, is_blacks_turn);
  for (int i = 0; i < 40 && snapshot["game"]["phase"] == "playing"; ++i) {
    ASSERT_EQ(an.act(game, pass("black", snapshot["game"]["turn"].get<int>() + 1)), "");
    snapshot = an.await_state(game, [](const Json& now) {
      return is_blacks_turn(now) || now["game"]["phase"] != "playing";
    });
  }
  EXPECT_EQ(snapshot["game"]["phase"], "scoring") << snapshot["game"];
}

// However fast one is to mark its living stones dead, and stands by it.
TEST(ServerBots, ABotIsNotTalkedIntoDying) {
  Serving serving;
  Guest an(serving, "An");
  const Json start = start_of(kBothAlive, "black");
  const std::string game = create_against(an, "club", start);
  EXPECT_EQ(an.act(game, pass("black", 1)), "");
  an.await_state(game, [](const Json& snapshot) { return snapshot["game"]["phase"] == "scoring"; });
  const Json all_white = start["stones"]["white"];
  EXPECT_EQ(an.act(game, {{"action", "mark"}, {"player", "black"}, {"dead", all_white}}), "");
  // Trying it out is no quarrel.
  std::this_thread::sleep_for(milliseconds(3'000));
  const Json tried = an.get("/api/games/" + game, "Snapshot");
  ASSERT_EQ(tried["game"]["phase"], "scoring");
  EXPECT_EQ(tried["marking"]["accepted"], Json::array());
  const int marking = tried["marking"]["marking"];
  EXPECT_EQ(an.act(game, {{"action", "accept"}, {"player", "black"}, {"marking", marking}}), "");
  an.await_state(game, is_blacks_turn);
  const Json events = an.get("/api/games/" + game + "/events?since=0", "EventList")["events"];
  EXPECT_EQ(events.back()["action"], "resume");
  EXPECT_EQ(events.back()["player"], "white");
  // All pass again: it counts as it stands.
  EXPECT_EQ(an.act(game, pass("black", 3)), "");
  const Json over = an.await_state(
      game, [](const Json& snapshot) { return snapshot["game"]["phase"] == "finished"; });
  EXPECT_EQ(over["game"]["result"]["scores"], (Json{35, 36}));
}

// --- guests: omnigo bot

// A game of the server's own bot, Black, against an engine that is brought along.
void play_engine_to_the_end(const std::string& engine, const std::string& board) {
  Serving serving;
  Guest owner(serving, "Owner"), guest(serving, "Engine");
  const std::string token =
      Json::parse(guest.remote.post("/api/tokens", R"({"label":"engine"})").body)["token"];
  const std::string game =
      owner.create({{"board", board},
                    {"rules", "chinese,komi=0"},
                    {"seats", {{{"kind", "bot"}, {"bot", "novice"}}, {{"kind", "anyone"}}}}});
  const Ran ran =
      run_omnigo("bot --server http://" + owner.remote.address().host_header() + " --token " +
                 token + " --engine '" + engine + "' --game " + game + " 2>&1");
  EXPECT_EQ(ran.status, 0) << ran.output;
  const Json over = owner.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(over["game"]["phase"], "finished") << ran.output;
  EXPECT_NE(over["game"]["result"]["how"], "aborted");
  EXPECT_GE(over["game"]["turn"], 4);
}

TEST(ServerBots, AnEngineOfOurOwnIsAGuestOnAnyBoard) {
  play_engine_to_the_end("\"" + omnigo_program() + "\" gtp --playouts 20", "triangular:3");
}

TEST(ServerBots, GnuGoIsAGuest) {
  const std::string gnugo = std::filesystem::exists("/usr/games/gnugo") ? "/usr/games/gnugo" : "";
  if (gnugo.empty()) GTEST_SKIP() << "no GNU Go: apt install gnugo";
  play_engine_to_the_end(gnugo + " --mode gtp --level 1", "grid:7x7");
}

}  // namespace
}  // namespace omnigo
