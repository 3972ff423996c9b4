// Nothing is ever lost and no game owned twice: three hundred kills of one of two servers, and
// thirty of their PostgreSQL, at random moments under load. Half of them while the people of a game
// are on different servers, half while a proxy brings them to the same one and games follow them.
#include "killing_two.h"
#include "places.h"

namespace omnigo {
namespace {

void kill_half(bool together) {
  if (PostgresProcess::programs().empty()) GTEST_SKIP() << "PostgreSQL is not installed";
  const CrowdPlan crowd{.together = together, .people = 120, .games = 40, .turns_per_second = 200};
  kill_of_two_and_check(omnigo_program(), testing::TempDir() + "omnigo-cluster-slow",
                        {.crowd = crowd, .servers = 150, .postgres = 15, .most_turns = 100});
}

TEST(Cluster, AHundredAndFiftyKillsWithPeopleAnywhere) { kill_half(false); }
TEST(Cluster, AHundredAndFiftyKillsWithGamesThatFollowTheirPeople) { kill_half(true); }

}  // namespace
}  // namespace omnigo
