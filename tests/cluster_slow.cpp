// Nothing is ever lost and no game owned twice: three hundred kills of one of two servers, and
// thirty of their PostgreSQL, at random moments under load.
#include "killing_two.h"
#include "places.h"

namespace omnigo {
namespace {

TEST(Cluster, ThreeHundredKillsOfServersAndThirtyOfPostgres) {
  if (PostgresProcess::programs().empty()) GTEST_SKIP() << "PostgreSQL is not installed";
  const CrowdPlan crowd{.people = 120, .games = 40, .turns_per_second = 200};
  kill_of_two_and_check(omnigo_program(), testing::TempDir() + "omnigo-cluster-slow",
                        {.crowd = crowd, .servers = 300, .postgres = 30, .most_turns = 100});
}

}  // namespace
}  // namespace omnigo
