// A server left alone for longer than it is patient.
#include <thread>

#include "serving.h"

namespace omnigo {
namespace {

// Who answers pings stays connected, whoever does not is taken for dead.
TEST(Server, ClosesTheDeadAndKeepsTheQuiet) {
  Serving serving;
  Guest quiet(serving, "An"), dead(serving, "Bo");
  const std::string game =
      quiet.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  quiet.connect({{game, 0}});
  dead.connect();
  // Reading answers pings; nothing else is said.
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(90);
  while (std::chrono::steady_clock::now() < until) quiet.socket->read(milliseconds(1'000));
  EXPECT_FALSE(quiet.socket->closed());
  EXPECT_EQ(quiet.play(game, move("black", 1, "C3")), "");
  while (dead.socket->read(milliseconds(1'000))) {
  }
  EXPECT_EQ(dead.socket->closed(), 1006);
}

}  // namespace
}  // namespace omnigo
