// The positions of tests/data/seki.txt: made at random, and judged by perfect play.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

#include "base/random.h"
#include "graph/layout.h"
#include "places.h"
#include "seki_reading.h"
#include "seki_truth.h"

namespace omnigo {
namespace {

// Patches of stones with holes: each point takes the colour of the nearest of some random points,
// then some points change their minds.
Colouring random_patches(const Graph& graph, Random& random) {
  Colouring colouring(graph.size(), Colour::Empty);
  std::vector<Point> reached;
  const int seeds = 3 + static_cast<int>(random.below(4));
  for (int i = 0; i < seeds; ++i) {
    const auto p = static_cast<Point>(random.below(static_cast<std::uint32_t>(graph.size())));
    if (colouring[p] != Colour::Empty) continue;
    colouring[p] = i % 2 == 0 ? Colour::Black : Colour::White;
    reached.push_back(p);
  }
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Point q : graph.neighbours(reached[i])) {
      if (colouring[q] != Colour::Empty) continue;
      colouring[q] = colouring[reached[i]];
      reached.push_back(q);
    }
  }
  for (Colour& c : colouring) {
    const auto drawn = random.below(100);
    if (drawn < 22) c = Colour::Empty;
    if (drawn >= 94) c = drawn % 2 == 0 ? Colour::Black : Colour::White;
  }
  return colouring;
}

// Whether nobody's points look as if nobody could fill them: the stone would be taken at once.
bool looks_like_seki(const SharedGraph& graph, const Colouring& colouring) {
  const std::vector<Point> neutral = neutral_points(*graph, colouring);
  if (neutral.empty() || neutral.size() > 3) return false;
  Board board(graph, 2);
  board.set_colouring(colouring);
  for (const Point p : neutral) {
    for (const Colour player : {Colour::Black, Colour::White}) {
      const MoveEffect effect = board.effect(p, player);
      if (effect.captures) return false;
      if (effect.suicide) continue;
      Board after = board;
      std::vector<Stone> taken;
      after.play(p, player, taken);
      if (after.liberties(p) > 1) return false;
    }
  }
  return true;
}

TEST(Seki, TheSetIsWhatPerfectPlaySays) {
  for (const SekiCase& known : seki_set()) {
    if (known.drawn) continue;
    EXPECT_EQ(SekiTruth(known.layout.graph, known.colouring).find().value_or("unsettled"),
              known.fates)
        << known.line;
  }
}

TEST(Seki, TheReadingIsRightOnNearlyAll) {
  const SekiCount count = read_seki_set(seki_set());
  EXPECT_GE(count.all, 150);
  EXPECT_GE(count.with_seki, 100);
  EXPECT_GE(count.right, count.all * 95 / 100);
}

TEST(Seki, MakesMore) {
  const char* boards = std::getenv("SEKI_BOARDS");
  if (boards == nullptr) GTEST_SKIP() << "SEKI_BOARDS names no boards to make positions on";
  const char* seed = std::getenv("SEKI_SEED");
  Random random(seed == nullptr ? 1 : std::strtoull(seed, nullptr, 10));
  std::istringstream names(boards);
  for (std::string name; names >> name;) {
    const Layout layout = *make_layout(name);
    int seki = 0, other = 0;
    std::set<Colouring> seen;
    for (long tries = 0; tries < 40'000 && seki < 8; ++tries) {
      const Colouring colouring = random_patches(*layout.graph, random);
      if (!is_legal(*layout.graph, colouring) || !seen.insert(colouring).second) continue;
      if (!looks_like_seki(layout.graph, colouring)) continue;
      const auto fates = SekiTruth(layout.graph, colouring).find();
      if (!fates) continue;
      int& kind = fates->find('s') != std::string::npos ? seki : other;
      if (++kind > (&kind == &seki ? 8 : 5)) continue;
      std::string letters;
      for (const Colour c : colouring) letters += colour_letter(c);
      std::cout << name << ' ' << letters << ' ' << *fates << std::endl;
    }
  }
}

}  // namespace
}  // namespace omnigo
