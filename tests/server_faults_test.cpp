// The server when things go wrong: messages sent again, connections cut, the power failing, the
// disk full. Nothing that was acknowledged is lost, and nothing is done twice.
#include <thread>

#include "serving.h"

namespace omnigo {
namespace {

TEST(ServerFaults, TheSameMessageTenTimesIsDoneOnce) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  an.connect({{game, 0}});
  const Json message = {
      {"type", "act"}, {"id", "same"}, {"game", game}, {"do", move("black", 1, "C3")}};
  for (int i = 0; i < 10; ++i) an.send(message);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(an.await("ack")["n"], 3);
  serving.restart();
  an.connect({{game, an.seen}});
  an.send(message);
  EXPECT_EQ(an.await("ack")["n"], 3);
  EXPECT_EQ(an.get("/api/games/" + game + "/events?since=0", "EventList")["events"].size(), 3u);
}

TEST(ServerFaults, KilledAtAnyMomentNothingAcknowledgedIsLost) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:100"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  int turn = 1;
  for (int kill = 0; kill < 4; ++kill) {
    an.connect({{game, 0}});
    const int until = turn + 3 + 2 * kill;
    for (; turn < until; ++turn) {
      ASSERT_EQ(an.play(game, move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn))),
                "");
    }
    // One more, whose fate is unknown.
    an.send({{"type", "act"},
             {"id", "last" + std::to_string(kill)},
             {"game", game},
             {"do", move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn))}});
    serving.restart();
    const Json snapshot = an.get("/api/games/" + game, "Snapshot");
    const int turns = snapshot["game"]["turn"];
    ASSERT_GE(turns, turn - 1);
    ASSERT_LE(turns, turn);
    EXPECT_EQ(snapshot["game"]["phase"], "playing");
    turn = turns + 1;
  }
}

TEST(ServerFaults, CutAtAnyMomentNothingIsDoneTwiceOrMissed) {
  Serving serving;
  Guest an(serving, "An"), watcher(serving, "Di");
  const std::string game =
      an.create({{"board", "cycle:100"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  watcher.connect({{game, 0}});
  an.connect({{game, 0}});
  for (int turn = 1; turn <= 30; ++turn) {
    const Json message = {
        {"type", "act"},
        {"id", "t" + std::to_string(turn)},
        {"game", game},
        {"do", move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn))}};
    an.send(message);
    // Now and then the cable is cut before the answer is heard, on either side of the table.
    if (turn % 3 == 0) {
      std::this_thread::sleep_for(milliseconds(turn % 4));
      an.socket->cut();
      an.connect({{game, an.seen}});
      an.send(message);
    }
    if (turn % 5 == 0) {
      watcher.socket->cut();
      watcher.connect({{game, watcher.seen}});
    }
    ASSERT_FALSE(an.await("ack").is_null());
  }
  ASSERT_TRUE(watcher.await_event(32));
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["n"], 32);
}

TEST(ServerFaults, WhoDoesNotReadIsDroppedAndHoldsUpNobody) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game =
      an.create({{"board", "cycle:9000"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  an.connect({{game, 0}});
  bo.connect();
  const std::string ask = Json{{"type", "subscribe"}, {"game", game}}.dump();
  for (int i = 0; i < 800 && bo.socket->send(ask); ++i) {
  }
  EXPECT_EQ(an.play(game, move("black", 1, "1")), "");
  std::this_thread::sleep_for(milliseconds(1'000));
  while (!bo.socket->closed()) bo.socket->read(milliseconds(2'000));
  EXPECT_EQ(bo.socket->closed(), 1006);
}

TEST(ServerFaults, SaysSoWhenItCannotKeepAnything) {
  // A disk that is full: the log may not grow beyond a few pages.
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:50"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  ASSERT_EQ(an.act(game, move("black", 1, "1")), "");
  const auto log = serving.folder() / "games.sqlite-wal";
  const std::string limit = "prlimit --pid " + std::to_string(serving.id()) + " --fsize=";
  const std::string full = std::to_string(std::filesystem::file_size(log)) + ":unlimited";
  if (std::system((limit + full + " 2>/dev/null").c_str()) != 0) {
    GTEST_SKIP() << "prlimit is not there";
  }
  EXPECT_EQ(an.act(game, move("white", 2, "3")), "unavailable");
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["turn"], 1);
  ASSERT_EQ(std::system((limit + "unlimited:unlimited").c_str()), 0);
  EXPECT_EQ(an.act(game, move("white", 2, "3")), "");
  serving.restart();
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["turn"], 2);
}

}  // namespace
}  // namespace omnigo
