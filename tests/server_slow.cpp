// A server left alone for longer than it is patient.
#include <thread>

#include "serving.h"

namespace omnigo {
namespace {

// A client that answers pings stays connected; one that does not is disconnected.
TEST(Server, ClosesTheDeadAndKeepsTheQuiet) {
  Serving serving;
  Guest quiet(serving, "An"), dead(serving, "Bo");
  const std::string game =
      quiet.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  quiet.connect({{game, 0}});
  dead.connect();
  // Reading answers pings; after the beginning of the game nothing else is said.
  EXPECT_EQ(quiet.await("nothing", std::chrono::seconds(90)), nullptr);
  EXPECT_FALSE(quiet.socket->closed());
  EXPECT_EQ(quiet.play(game, move("black", 1, "C3")), "");
  while (dead.socket->read(milliseconds(1'000))) {
  }
  EXPECT_EQ(dead.socket->closed(), 1006);
}

// Of three, one goes: the others claim it when the countdown is over, and play on.
TEST(Server, WhoHasLeftIsClaimedAndTheRestPlayOn) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo"), cy(serving, "Cy");
  const std::string game = an.create({{"board", "9x9"},
                                      {"rules", "tromp-taylor,players=3"},
                                      {"seats", {kMe, kAnyone, kAnyone}},
                                      {"clock", "absolute:main=300"}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  ASSERT_EQ(cy.act(game, simple("join", "red")), "");
  for (Guest* guest : {&an, &bo, &cy}) guest->connect({{game, 0}});
  ASSERT_EQ(an.play(game, move("black", 1, "E5")), "");
  bo.socket.reset();
  const Json claim = {{"action", "claim"}, {"player", "black"}, {"left", "white"}};
  EXPECT_EQ(an.play(game, claim), "conflict");
  const auto since = std::chrono::steady_clock::now();
  std::string answer = "conflict";
  while (answer == "conflict" &&
         std::chrono::steady_clock::now() - since < std::chrono::seconds(60)) {
    std::this_thread::sleep_for(milliseconds(500));
    answer = an.play(game, claim);
  }
  EXPECT_EQ(answer, "");
  EXPECT_GT(std::chrono::steady_clock::now() - since, std::chrono::seconds(29));
  EXPECT_EQ(cy.play(game, move("red", 2, "C3")), "");
  EXPECT_EQ(an.play(game, move("black", 3, "G7")), "");
  const Json snapshot = cy.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(snapshot["game"]["phase"], "playing");
  EXPECT_EQ(snapshot["game"]["to_play"], "red");
}

}  // namespace
}  // namespace omnigo
