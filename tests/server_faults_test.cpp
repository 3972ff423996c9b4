// The server when things go wrong: messages sent again, connections cut, the power failing, the
// disk full. Nothing that was acknowledged is lost, and nothing is done twice.
#include <fstream>
#include <thread>

#include "bad_line.h"
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

// A disk of its own, as small as that.
TEST(ServerFaults, GoesOnWhenAFullDiskHasRoomAgain) {
  const std::string own_disk =
      "unshare -rm sh -c 'mount -t tmpfs -o size=4m none DATA && exec \"$@\"' sh";
  if (std::system("unshare -rm true 2>/dev/null") != 0) GTEST_SKIP() << "no namespaces here";
  Serving serving("--no-limits", own_disk);
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:200"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  int turn = 1;
  const auto play = [&] {
    const std::string answer =
        an.act(game, move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn)));
    if (answer.empty()) ++turn;
    return answer;
  };
  ASSERT_EQ(play(), "");
  const std::string filler =
      "/proc/" + std::to_string(serving.id()) + "/root" + serving.folder().string() + "/filler";
  const auto fill = "cat /dev/zero >" + filler + " 2>/dev/null";
  EXPECT_NE(std::system(fill.c_str()), 0) << "the disk has an end";
  std::string answer;
  while (turn < 150 && (answer = play()).empty()) {
  }
  ASSERT_EQ(answer, "unavailable");
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["turn"], turn - 1);
  ASSERT_TRUE(std::filesystem::remove(filler));
  while (play() == "unavailable") std::this_thread::sleep_for(milliseconds(100));
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["turn"], turn - 1);
}

// --- bad lines

TEST(ServerFaults, DelayedInCrumbsAndBrokenNothingIsDoneTwiceOrMissed) {
  Serving serving;
  BadLine line(serving.address(), {.delay_ms = 2, .crumb = 60, .breaks_after = 4'000, .seed = 3});
  Guest watcher(serving, "Di"), an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:100"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  watcher.connect({{game, 0}});
  an.go_through(line.address());
  constexpr int kTurns = 25;
  for (int turn = 1; turn <= kTurns;) {
    if (!an.try_connect({{game, an.seen}})) continue;
    // What was not acknowledged is sent again.
    for (bool heard = true; heard && turn <= kTurns; turn += heard) {
      const Json action = move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn));
      an.send(
          {{"type", "act"}, {"id", "t" + std::to_string(turn)}, {"game", game}, {"do", action}});
      heard = !an.await("ack", milliseconds(3'000)).is_null();
    }
  }
  EXPECT_GE(line.broken(), 3);
  ASSERT_TRUE(watcher.await_event(2 + kTurns));
  EXPECT_EQ(watcher.get("/api/games/" + game, "Snapshot")["n"], 2 + kTurns);
}

// One person at two machines: what was said first is heard last.
TEST(ServerFaults, WhatComesLateIsStaleAndWhatComesTwiceIsDoneOnce) {
  Serving serving;
  BadLine line(serving.address(), {.delay_ms = 400});
  Guest fast(serving, "An");
  const std::string game =
      fast.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  fast.connect({{game, 0}});
  Guest slow = fast.another();
  slow.go_through(line.address());
  slow.connect({{game, 0}});
  const auto act = [&](const std::string& id, const Json& action) {
    return Json{{"type", "act"}, {"id", id}, {"game", game}, {"do", action}};
  };
  slow.send(act("late", move("black", 1, "C3")));
  EXPECT_EQ(fast.play(game, move("black", 1, "D4")), "");
  EXPECT_EQ(slow.await("error")["code"], "stale");
  // The same, on its way twice.
  slow.send(act("same", move("white", 2, "C4")));
  fast.send(act("same", move("white", 2, "C4")));
  EXPECT_EQ(fast.await("ack")["n"], 4);
  EXPECT_EQ(slow.await("ack")["n"], 4);
  ASSERT_TRUE(slow.await_event(4));  // in order, without a gap: Guest sees to that
  EXPECT_EQ(fast.get("/api/games/" + game, "Snapshot")["n"], 4);
}

// --- the wall clock

TEST(ServerFaults, TheTimeOfDayChangesNoGame) {
  const auto clock =
      std::filesystem::temp_directory_path() / ("omnigo-clock-" + std::to_string(getpid()));
  const auto set = [&](long seconds) { std::ofstream(clock) << seconds << std::endl; };
  set(0);
  Serving serving("--no-limits",
                  "env LD_PRELOAD=" + wall_clock() + " OMNIGO_WALL_CLOCK=" + clock.string());
  Guest an(serving, "An");
  const Json request = {{"board", "cycle:50"},
                        {"clock", "absolute:main=60"},
                        {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}};
  const std::string game = an.create(request);
  const auto created = [&] {
    const Json snapshot = an.get("/api/games/" + an.create(request), "Snapshot");
    return snapshot["game"]["created"].get<std::string>();
  };
  const std::string today = created();
  int turn = 0;
  constexpr long kDay = 86'400;
  for (const long days : {-1'000L, 10L, -400L}) {
    set(days * kDay);
    EXPECT_EQ(created() < today, days < 0) << "the clock was not set";
    for (int i = 0; i < 2; ++i) {
      ++turn;
      ASSERT_EQ(an.act(game, move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn))),
                "");
    }
    if (days == 10) serving.restart();
  }
  const Json snapshot = an.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(snapshot["game"]["phase"], "playing");
  for (const Json& one : snapshot["clocks"]) EXPECT_GT(one["main"], 30'000);
  std::int64_t at = 0;
  const Json list = an.get("/api/games/" + game + "/events?since=0", "EventList");
  for (const Json& event : list["events"]) {
    EXPECT_GE(event["at"].get<std::int64_t>(), at);
    at = event["at"];
  }
  EXPECT_LT(at, 60'000);
  std::filesystem::remove(clock);
}

}  // namespace
}  // namespace omnigo
