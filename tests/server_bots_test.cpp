// Bots at the server's tables, its own and guests.
#include <thread>

#include "serving.h"

namespace omnigo {
namespace {

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
  for (int i = 0; i < 100 && snapshot["game"]["phase"] != "finished"; ++i) {
    std::this_thread::sleep_for(milliseconds(50));
    snapshot = an.get("/api/games/" + game, "Snapshot");
  }
  EXPECT_EQ(snapshot["game"]["result"]["how"], "score");
}

}  // namespace
}  // namespace omnigo
