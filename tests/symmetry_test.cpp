#include "symmetry/symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <thread>

#include "base/random.h"
#include "graph/layout.h"

namespace omnigo {
namespace {

using Numbers = std::vector<std::uint8_t>;

SharedGraph board(std::string_view spec) {
  auto layout = make_layout(spec);
  EXPECT_TRUE(layout) << spec;
  return layout->graph;
}

SharedGraph graph_of(int points, std::vector<Edge> edges) {
  auto graph = Graph::from_edge_set(points, std::move(edges));
  EXPECT_TRUE(graph);
  return std::make_shared<const Graph>(std::move(*graph));
}

Point pt(int p) { return static_cast<Point>(p); }

Numbers image(const Numbers& colouring, const std::vector<Point>& moved) {
  Numbers carried(colouring.size());
  for (std::size_t p = 0; p < colouring.size(); ++p) carried[moved[p]] = colouring[p];
  return carried;
}

bool is_symmetry(const Graph& graph, const std::vector<Point>& moved,
                 const Numbers& colouring = {}) {
  if (std::set<Point>(moved.begin(), moved.end()).size() != moved.size()) return false;
  for (const Edge e : graph.edges()) {
    if (!graph.adjacent(moved[e.a], moved[e.b])) return false;
  }
  return colouring.empty() || image(colouring, moved) == colouring;
}

// Every automorphism, by trying: the points in order, each where its edges to those before allow.
void extend(const Graph& graph, std::vector<Point>& moved, std::vector<bool>& used,
            std::vector<std::vector<Point>>& all) {
  const int p = static_cast<int>(moved.size());
  if (p == graph.size()) {
    all.push_back(moved);
    return;
  }
  for (int q = 0; q < graph.size(); ++q) {
    if (used[q] || graph.degree(pt(p)) != graph.degree(pt(q))) continue;
    bool fits = true;
    for (int r = 0; r < p && fits; ++r) {
      fits = graph.adjacent(pt(p), pt(r)) == graph.adjacent(pt(q), moved[r]);
    }
    if (!fits) continue;
    used[q] = true;
    moved.push_back(pt(q));
    extend(graph, moved, used, all);
    moved.pop_back();
    used[q] = false;
  }
}

std::vector<std::vector<Point>> all_automorphisms(const Graph& graph) {
  std::vector<std::vector<Point>> all;
  std::vector<Point> moved;
  std::vector<bool> used(graph.size());
  extend(graph, moved, used, all);
  return all;
}

Numbers random_colouring(int points, int colours, Random& random) {
  Numbers colouring(points);
  for (auto& colour : colouring) colour = static_cast<std::uint8_t>(random.below(colours));
  return colouring;
}

// Graphs on which every step of the labelling has something to do: trees, separate copies, dense
// ones, cycles of one length beside another, petals around a hub, and plain random ones.
SharedGraph random_graph(Random& random) {
  int points = 1 + static_cast<int>(random.below(12));
  std::vector<Edge> edges;
  const auto join = [&](int a, int b) { edges.push_back({pt(a), pt(b)}); };
  switch (random.below(5)) {
    case 0:
      for (int p = 1; p < points; ++p) join(p, static_cast<int>(random.below(p)));
      break;
    case 1: {
      const int density = static_cast<int>(random.below(100));
      for (int a = 0; a < points; ++a) {
        for (int b = 0; b < a; ++b) {
          if (static_cast<int>(random.below(100)) < density) join(a, b);
        }
      }
      break;
    }
    case 2: {
      const int length = 2 + static_cast<int>(random.below(4));
      for (int p = 1; p < points; ++p) {
        if (p % length) join(p - 1, p);
      }
      break;
    }
    case 3: {
      const int length = 3 + static_cast<int>(random.below(4)), hub = points++;
      const bool with_hub = random.below(2);
      for (int start = 0; start + length <= hub; start += length) {
        for (int i = 0; i < length; ++i) join(start + i, start + (i + 1) % length);
        if (with_hub) join(hub, start);
      }
      break;
    }
    default: {
      const int parts = 2 + static_cast<int>(random.below(4));
      for (int a = 0; a < points; ++a) {
        for (int b = 0; b < a; ++b) {
          if (a % parts != b % parts) join(a, b);
        }
      }
    }
  }
  return graph_of(points, std::move(edges));
}

TEST(Symmetries, OrdersOfTheFamilies) {
  const std::pair<const char*, const char*> kOrders[] = {
      {"grid:1x1", "1"},       {"grid:1x2", "2"},
      {"grid:2x2", "8"},       {"grid:5x4", "4"},
      {"grid:19x19", "8"},     {"grid:100x100", "8"},
      {"cylinder:6x4", "24"},  // 12 of the ring, 2 of the height
      {"cylinder:4x2", "48"},  // a cube
      {"torus:5x5", "200"},    // 8 n^2 from n = 5 on
      {"torus:7x7", "392"},    {"torus:100x100", "80000"},
      {"torus:3x3", "72"},                            // the rook's graph: (3!)^2 x 2
      {"torus:4x4", "384"},                           // the hypercube of four dimensions
      {"torus:5x6", "120"},                           // 4 w h
      {"torus:2x2", "8"},      {"mobius:3x2", "72"},  // K3,3
      {"mobius:2x2", "24"},                           // K4
      {"mobius:9x3", "36"},                           // 4 w
      {"klein:7x7", "28"},     {"triangular:2", "12"},
      {"triangular:11", "12"}, {"triangular:58", "12"},
      {"honeycomb:1", "12"},   {"honeycomb:5", "12"},
      {"cube:2", "48"},        {"cube:5", "48"},
      {"sunflower:150", "1"},  {"sierpinski:0", "6"},
      {"sierpinski:4", "6"},   {"path:1", "1"},
      {"path:2", "2"},         {"path:10000", "2"},
      {"cycle:3", "6"},        {"cycle:10000", "20000"},
      {"complete:5", "120"},   {"complete:25", "15511210043330985984000000"},
      {"star:8", "5040"},      {"star:2", "2"},
      {"hypercube:0", "1"},    {"hypercube:3", "48"},
      {"hypercube:4", "384"},  {"hypercube:13", "51011754393600"},
      {"tetrahedron", "24"},   {"octahedron", "48"},
      {"dodecahedron", "120"}, {"icosahedron", "120"},
      {"petersen", "120"},
  };
  for (const auto& [spec, order] : kOrders) {
    EXPECT_EQ(symmetries(*board(spec)).order, order) << spec;
  }
}

TEST(Symmetries, HugeOrdersAreExact) {
  const std::string hundred =
      "93326215443944152681699238856266700490715968264381621468592963895217599993229915608941463976"
      "15"
      "6518286253697920827223758251185210916864000000000000000000000000";
  EXPECT_EQ(symmetries(*board("complete:100")).order, hundred);
  EXPECT_EQ(symmetries(*board("star:101")).order, hundred);
  EXPECT_EQ(symmetries(*graph_of(100, {})).order, hundred);
  // 10000! has 35,660 digits, of which the last 2,499 are 0.
  const std::string order = symmetries(*graph_of(10000, {})).order;
  EXPECT_EQ(order.size(), 35660u);
  EXPECT_EQ(order.substr(0, 10), "2846259680");
  EXPECT_EQ(order.find_last_not_of('0'), 35660u - 2499 - 1);
}

TEST(Symmetries, OrbitsOfAGrid) {
  const auto orbits = symmetries(*board("grid:3x3")).orbits;
  EXPECT_EQ(orbits, (std::vector<Point>{0, 1, 0, 1, 4, 1, 0, 1, 0}));
  const auto star = symmetries(*board("star:5")).orbits;
  EXPECT_EQ(star, (std::vector<Point>{0, 1, 1, 1, 1}));
}

// Order, orbits and generators against every automorphism found by trying, with and without
// colours.
TEST(Symmetries, AgreeWithTrying) {
  Random random(1);
  for (int round = 0; round < 400; ++round) {
    SharedGraph graph = random_graph(random);
    if (graph->size() > 8) continue;
    const Numbers colouring = random_colouring(graph->size(), 1 + round % 3, random);
    std::size_t order = 0;
    std::vector<Point> orbits(graph->size());
    std::iota(orbits.begin(), orbits.end(), Point{0});
    for (const auto& moved : all_automorphisms(*graph)) {
      if (image(colouring, moved) != colouring) continue;
      ++order;
      for (int p = 0; p < graph->size(); ++p) orbits[p] = std::min(orbits[p], moved[p]);
    }
    const Symmetries found = symmetries(*graph, colouring);
    EXPECT_EQ(found.order, std::to_string(order));
    EXPECT_EQ(found.orbits, orbits);
    for (const auto& generator : found.generators) {
      EXPECT_TRUE(is_symmetry(*graph, generator, colouring));
    }
  }
}

// A random product of generators.
std::vector<Point> random_symmetry(int points, const Symmetries& group, Random& random) {
  std::vector<Point> moved(points);
  std::iota(moved.begin(), moved.end(), Point{0});
  if (group.generators.empty()) return moved;
  for (int i = 0; i < 20; ++i) {
    const auto& next = group.generators[random.below(group.generators.size())];
    for (Point& p : moved) p = next[p];
  }
  return moved;
}

TEST(CanonicalColouring, IsTheSameForEquivalentColourings) {
  Random random(2);
  std::vector<SharedGraph> graphs;
  for (const char* spec :
       {"grid:1x1",    "grid:3x3",  "grid:19x19",   "torus:5x5",   "torus:4x4",   "mobius:5x3",
        "klein:4x4",   "klein:3x3", "triangular:5", "honeycomb:3", "cube:3",      "sierpinski:3",
        "path:7",      "cycle:12",  "complete:30",  "star:20",     "hypercube:4", "dodecahedron",
        "icosahedron", "petersen",  "sunflower:30"}) {
    graphs.push_back(board(spec));
  }
  for (int i = 0; i < 150; ++i) graphs.push_back(random_graph(random));
  for (const SharedGraph& graph : graphs) {
    const CanonicalColouring canonical(graph);
    const Symmetries group = symmetries(*graph);
    for (int round = 0; round < 10; ++round) {
      // From a few stones on an empty board to a full one.
      Numbers colouring = random_colouring(graph->size(), 2 + round % 3, random);
      const int stones = 1 + static_cast<int>(random.below(graph->size()));
      for (auto& c : colouring) c = static_cast<int>(random.below(graph->size())) < stones ? c : 0;
      const Numbers moved = image(colouring, random_symmetry(graph->size(), group, random));
      const Numbers representative = canonical(colouring);
      EXPECT_EQ(canonical(moved), representative);
      EXPECT_EQ(canonical(representative), representative);
      const auto carries = canonical.automorphism(colouring);
      EXPECT_TRUE(is_symmetry(*graph, carries));
      EXPECT_EQ(image(colouring, carries), representative);
    }
  }
}

// All colourings of small graphs: as many canonical ones as there are sets of equivalent ones,
// which Burnside counts: the mean over all automorphisms of colours^cycles.
TEST(CanonicalColouring, DiffersForOthers) {
  Random random(3);
  std::vector<SharedGraph> graphs;
  for (const char* spec : {"grid:2x2", "grid:3x2", "path:5", "cycle:6", "complete:5", "star:6",
                           "octahedron", "torus:3x2", "hypercube:3"}) {
    graphs.push_back(board(spec));
  }
  for (int i = 0; i < 200; ++i) graphs.push_back(random_graph(random));
  for (const SharedGraph& graph : graphs) {
    const int n = graph->size();
    if (n > 6 && graph->max_degree() != 3) continue;
    if (n > 8) continue;
    const int colours = n <= 6 ? 3 : 2;
    std::size_t colourings = 1;
    for (int p = 0; p < n; ++p) colourings *= colours;

    const CanonicalColouring canonical(graph);
    std::set<std::string> representatives;
    for (std::size_t code = 0; code < colourings; ++code) {
      Numbers colouring(n);
      for (std::size_t p = 0, rest = code; p < colouring.size(); ++p, rest /= colours) {
        colouring[p] = static_cast<std::uint8_t>(rest % colours);
      }
      const Numbers chosen = canonical(colouring);
      representatives.emplace(chosen.begin(), chosen.end());
    }

    const auto group = all_automorphisms(*graph);
    std::size_t fixed = 0;
    for (const auto& moved : group) {
      std::size_t count = 1;
      std::vector<bool> met(n);
      for (int p = 0; p < n; ++p) {
        if (met[p]) continue;
        count *= colours;
        for (int q = p; !met[q]; q = moved[q]) met[q] = true;
      }
      fixed += count;
    }
    EXPECT_EQ(representatives.size(), fixed / group.size());
  }
}

TEST(CanonicalColouring, KeepsColoursApart) {
  const CanonicalColouring canonical(board("path:3"));
  EXPECT_EQ(canonical(Numbers{1, 0, 0}), canonical(Numbers{0, 0, 1}));
  EXPECT_NE(canonical(Numbers{1, 0, 0}), canonical(Numbers{0, 1, 0}));
  EXPECT_NE(canonical(Numbers{1, 0, 0}), canonical(Numbers{2, 0, 0}));
  EXPECT_NE(canonical(Numbers{1, 0, 2}), canonical(Numbers{1, 0, 0}));
  EXPECT_EQ(canonical(Numbers{1, 0, 2}), canonical(Numbers{2, 0, 1}));
}

TEST(CanonicalColouring, TakesAnyColoursOfOneByte) {
  enum class Stone : std::uint8_t { None, Black };
  const CanonicalColouring canonical(board("cycle:4"));
  EXPECT_EQ(canonical(std::vector{Stone::Black, Stone::None, Stone::None, Stone::None}),
            canonical(std::vector{Stone::None, Stone::None, Stone::Black, Stone::None}));
}

TEST(CanonicalColouring, IsTheSameInEveryThread) {
  const SharedGraph graph = board("torus:9x9");
  const CanonicalColouring canonical(graph);
  Random random(4);
  std::vector<Numbers> colourings, expected;
  for (int i = 0; i < 20; ++i) {
    colourings.push_back(random_colouring(graph->size(), i % 3 + 1, random));
    expected.push_back(canonical(colourings.back()));
  }
  std::vector<std::vector<Numbers>> found(4);
  std::vector<std::thread> threads;
  for (auto& mine : found) {
    threads.emplace_back([&] {
      for (const Numbers& colouring : colourings) mine.push_back(canonical(colouring));
    });
  }
  for (auto& thread : threads) thread.join();
  for (const auto& mine : found) EXPECT_EQ(mine, expected);
}

}  // namespace
}  // namespace omnigo
