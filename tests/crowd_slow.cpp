// Nothing is ever lost: three hundred kills at random moments of a server under load.
#include "killing.h"
#include "places.h"

namespace omnigo {
namespace {

TEST(Crowd, ThreeHundredKills) {
  const CrowdPlan plan{.people = 150, .games = 50, .turns_per_second = 500};
  kill_and_check(omnigo_program(), testing::TempDir() + "omnigo-crowd-slow", plan, 300, 100);
}

}  // namespace
}  // namespace omnigo
