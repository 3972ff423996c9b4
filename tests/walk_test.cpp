// What the walk through a strategy remembers: numbers that are withdrawn, and nodes in a table of
// fixed size.
#include <gtest/gtest.h>

#include <map>

#include "base/random.h"
#include "solve/done_table.h"
#include "solve/stamps.h"

namespace omnigo::solve {
namespace {

// Against a plain list of the stamps that are left.
TEST(Stamps, CountWhatWasNotWithdrawn) {
  Random random(5);
  Stamps stamps;
  std::vector<std::uint32_t> left;
  for (int step = 0; step < 3000; ++step) {
    if (random.below(10) > 0) {
      left.push_back(stamps.give());
    } else if (!left.empty()) {
      const std::size_t keep = left.size() - random.below(1 + left.size() / 2);
      stamps.withdraw_from(keep == left.size() ? stamps.given() : left[keep]);
      left.resize(keep);
    }
    ASSERT_EQ(stamps.size(), left.size());
    std::map<std::uint32_t, std::uint32_t> place;
    for (std::size_t i = 0; i < left.size(); ++i) place[left[i]] = static_cast<std::uint32_t>(i);
    for (int i = 0; i < 20 && stamps.given() > 0; ++i) {
      const std::uint32_t asked = random.below(stamps.given());
      const auto found = place.find(asked);
      const auto expected = found == place.end() ? std::nullopt : std::optional(found->second);
      ASSERT_EQ(stamps.place(asked), expected) << asked << " of " << stamps.given();
    }
  }
}

DoneNode node(std::uint32_t stamp, int weight) {
  DoneNode made;
  made.stamp = stamp;
  made.weight = static_cast<std::uint8_t>(weight);
  return made;
}

TEST(DoneTable, KeepsEverythingWhileItCanGrow) {
  DoneTable table(std::size_t{64} << 20);
  constexpr std::uint32_t kNodes = 200'000;
  for (std::uint32_t i = 1; i <= kNodes; ++i) table.put(i, node(i, 1));
  std::uint32_t lost = 0;
  for (std::uint32_t i = 1; i <= kNodes; ++i) {
    const DoneNode* found = table.find(i);
    if (found == nullptr) {
      ++lost;
    } else {
      ASSERT_EQ(found->stamp, i);
    }
  }
  EXPECT_LT(lost, kNodes / 20);  // of buckets that were full before it grew
  table.put(7, node(99, 1));
  EXPECT_EQ(table.find(7)->stamp, 99u);
  EXPECT_EQ(table.find(kNodes + 1), nullptr);
}

TEST(DoneTable, ForgetsTheLightestFirst) {
  DoneTable table(std::size_t{1} << 20);
  for (std::uint64_t i = 1; i <= 5'000; ++i) table.put(i, node(1, 9));
  for (std::uint64_t i = 100'001; i <= 500'000; ++i) table.put(i, node(2, 1));
  int heavy = 0, light = 0;
  for (std::uint64_t i = 1; i <= 5'000; ++i) heavy += table.find(i) != nullptr;
  for (std::uint64_t i = 100'001; i <= 500'000; ++i) light += table.find(i) != nullptr;
  EXPECT_GT(heavy, 4'500);
  EXPECT_GT(light, 10'000);
  EXPECT_LT(light, 30'000);  // a megabyte has room for 26,000
}

}  // namespace
}  // namespace omnigo::solve
