// A small crowd on a real server: measured, and killed a few times. (crowd_slow: three hundred.)
#include "client/crowd.h"

#include "killing.h"
#include "places.h"

namespace omnigo {
namespace {

const std::string kFolder = testing::TempDir() + "omnigo-crowd-test";

TEST(Crowd, NothingIsLostWhenTheServerIsKilled) {
  const CrowdPlan plan{.people = 40, .games = 12, .turns_per_second = 200};
  kill_and_check(omnigo_program(), kFolder, plan, 5, 60);
}

TEST(Crowd, Quantiles) {
  EXPECT_EQ(quantile({}, 0.5), 0);
  EXPECT_EQ(quantile({3}, 1), 3);
  EXPECT_EQ(quantile({4, 1, 3, 2}, 0), 1);
  EXPECT_EQ(quantile({4, 1, 3, 2}, 0.5), 3);
  EXPECT_EQ(quantile({4, 1, 3, 2}, 1), 4);
}

TEST(Crowd, MoreSeatsThanPeople) {
  const auto gathered = Crowd({.ports = {1}, .people = 4, .games = 2}).gather();
  ASSERT_FALSE(gathered);
  EXPECT_EQ(gathered.error().message, "2 games have 5 seats, and there are 4 people");
}

}  // namespace
}  // namespace omnigo
