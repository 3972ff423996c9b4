// Unconditional life against the search on boards that take longer than a test should.
#include <cstdio>

#include "graph/layout.h"
#include "life_search.h"

namespace omnigo {
namespace {

struct Case {
  const char* board;
  int players;
};

TEST(LifeSlow, IsWhatTheOpponentsCannotTake) {
  for (const Case& c : {Case{"4x3", 2},
                        {"11x1", 2},
                        {"5x2", 2},
                        {"petersen", 2},
                        {"cycle:10", 2},
                        {"star:10", 2},
                        {"complete:8", 2},
                        {"torus:3x3", 2},
                        {"cube:2", 2},
                        {"3x3", 3},
                        {"4x2", 3},
                        {"8x1", 3},
                        {"cycle:8", 3},
                        {"octahedron", 3},
                        {"3x2", 4},
                        {"6x1", 4},
                        {"6x1", 5}}) {
    for (bool suicide : {false, true}) {
      const LifeSearch search(*make_layout(c.board)->graph, c.players, suicide);
      const int alive = search.compare();
      std::fprintf(stderr, "%-10s %d players, suicide %-3s: %7zu positions, %7d stones alive\n",
                   c.board, c.players, suicide ? "yes" : "no", search.positions(), alive);
      ASSERT_FALSE(HasFailure());
    }
  }
}

}  // namespace
}  // namespace omnigo
