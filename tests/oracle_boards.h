// The boards on which engine and oracle are compared: every family, at three sizes.
#pragma once

#include "side_by_side.h"

namespace omnigo {

inline std::vector<TestBoard> boards(const std::vector<const char*>& names, bool symmetries) {
  std::vector<TestBoard> made;
  for (const char* name : names) made.emplace_back(name, make_layout(name)->graph, symmetries);
  return made;
}

inline TestBoard random_board(Random& random) {
  const int points = 4 + static_cast<int>(random.below(4));
  const std::uint32_t density = 1 + random.below(3);
  std::vector<Edge> edges;
  std::string name = "edges";
  for (int a = 0; a < points; ++a) {
    for (int b = a + 1; b < points; ++b) {
      if (random.below(4) >= density) continue;
      edges.push_back({static_cast<Point>(a), static_cast<Point>(b)});
      name += " " + std::to_string(a) + "-" + std::to_string(b);
    }
  }
  return {name + " of " + std::to_string(points) + " points",
          std::make_shared<const Graph>(*Graph::from_edges(points, edges)), true};
}

// Few enough points to compare everything after every turn.
inline std::vector<TestBoard> small_boards(Random& random) {
  std::vector<TestBoard> made = boards(
      {"grid:1x1",    "grid:2x1",     "grid:2x2",    "grid:3x2",    "path:4",       "cycle:3",
       "cycle:5",     "cylinder:3x2", "mobius:3x2",  "complete:4",  "star:4",       "star:6",
       "tetrahedron", "octahedron",   "hypercube:2", "honeycomb:1", "sierpinski:1", "triangular:2",
       "cube:2",      "sunflower:6",  "sunflower:8"},
      true);
  for (int i = 0; i < 8; ++i) made.push_back(random_board(random));
  return made;
}

// The last ones have too many symmetries to list; the engine keeps boards of high degree apart.
inline std::vector<TestBoard> middle_boards() {
  std::vector<TestBoard> made =
      boards({"grid:3x3", "grid:4x4", "torus:3x3", "klein:3x3", "mobius:4x3", "petersen",
              "icosahedron", "hypercube:3", "cylinder:4x3"},
             true);
  for (auto& board : boards({"star:9", "complete:9", "star:16", "complete:16"}, false)) {
    made.push_back(board);
  }
  return made;
}

inline std::vector<TestBoard> large_boards() {
  return boards({"grid:7x7", "grid:9x9", "torus:6x6", "klein:5x5", "cylinder:6x4", "triangular:4",
                 "honeycomb:2", "cube:4", "sunflower:40", "sierpinski:3", "dodecahedron",
                 "hypercube:5", "star:30", "complete:20"},
                false);
}

// After every turn the state is compared; how much besides depends on the size.
inline constexpr Habits kSmallHabits{.whole_every = 1, .theorems_every = 16};
inline constexpr Habits kMiddleHabits{.whole_every = 8, .theorems_every = 64};
inline constexpr Habits kLargeHabits{.most_turns = 200, .whole_every = 50, .theorems_every = 1000};

// Games on each board in turn, under rules drawn at random, until this many turns were played or
// there was a difference, which it returns.
inline std::string play_side_by_side(const std::vector<TestBoard>& boards, const Habits& habits,
                                     long turns, Random& random, Compared& compared) {
  for (std::size_t i = 0; compared.turns() < turns; i = (i + 1) % boards.size()) {
    const Rules rules = random_rules(boards[i], random);
    std::string difference = RandomGame(boards[i], rules, habits, random, compared).play();
    if (!difference.empty()) return difference;
  }
  return "";
}

}  // namespace omnigo
