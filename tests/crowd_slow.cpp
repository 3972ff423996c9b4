// Nothing is ever lost: three hundred kills at random moments of a server under load.
#include "killing.h"

namespace omnigo {
namespace {

TEST(Crowd, ThreeHundredKills) {
  const CrowdPlan plan{.people = 400, .games = 120, .turns_per_second = 300};
  kill_and_check(OMNIGO_PROGRAM, testing::TempDir() + "omnigo-crowd-slow", plan, 300,
                 std::chrono::milliseconds(800));
}

}  // namespace
}  // namespace omnigo
