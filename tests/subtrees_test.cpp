// Random parts of a proof, as certificates of their own.
#include "verify/subtrees.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "graph/layout.h"
#include "rules/names.h"
#include "solve/solve.h"
#include "verify/verify.h"

namespace omnigo {
namespace {

Certificate certificate_of(const std::string& board, bool at_least, int halves) {
  const auto solver = *solve::Solver::create(
      *Game::start(make_layout(board)->graph, *parse_rules("no-suicide")), {});
  return **solver->bound_certificate(at_least, halves);
}

TEST(Subtrees, AreCertificatesOfTheSameClaim) {
  Random random(3);
  for (const auto& [board, halves] :
       std::map<std::string, int>{{"3x3", 18}, {"4x2", 16}, {"5x2", 20}, {"5x3", 30}}) {
    const Certificate whole = certificate_of(board, true, halves);
    const Subtrees subtrees(whole);
    std::set<std::vector<Point>> ways;
    for (const std::size_t most : {5, 50, 500}) {
      for (int i = 0; i < 10; ++i) {
        const auto part = subtrees.pick([&](std::size_t n) { return random.below(n); }, most);
        if (!part) continue;
        ways.insert(part->turns);
        EXPECT_TRUE(part->automorphisms.empty());
        const auto read = read_certificate(write_certificate(*part));
        ASSERT_TRUE(read) << read.error().message;
        const auto proven = verify(*read);
        ASSERT_TRUE(proven) << proven.error().message;
        EXPECT_EQ(proven->at_least, halves);
        EXPECT_LE(proven->nodes, static_cast<int>(most) + 40);
      }
    }
    EXPECT_GT(ways.size(), 5u) << board;
  }
}

// With room for everything, the part is the whole, each image of a node written out.
TEST(Subtrees, HaveRoomForTheWholeProof) {
  const Certificate whole = certificate_of("3x3", true, 18);
  const auto part = Subtrees(whole).pick([](std::size_t) { return 0; }, 1'000'000);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->turns, whole.turns);
  EXPECT_GE(verify(*part)->nodes, verify(whole)->nodes);
}

}  // namespace
}  // namespace omnigo
