// Counts of legal colourings against published numbers, brute force and each other.
#include "count/count.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>

#include "base/random.h"
#include "count/frontier.h"
#include "count/grid_table.h"
#include "count/images.h"
#include "count/order.h"
#include "places.h"
#include "spec/spec.h"

namespace omnigo::count {
namespace {

Layout board(const std::string& spec) {
  auto layout = make_layout(spec);
  EXPECT_TRUE(layout) << spec;
  return *layout;
}

Layout board(Graph graph) {
  Layout layout;
  layout.graph = std::make_shared<const Graph>(std::move(graph));
  return layout;
}

CountOptions options(int players, Way way = Way::best) {
  CountOptions options;
  options.players = players;
  options.way = way;
  return options;
}

std::string legal(const Layout& layout, const CountOptions& options) {
  const auto counted = count_legal(layout, options);
  EXPECT_TRUE(counted) << counted.error().message;
  return counted ? counted->legal.get_str() : "";
}

// A random graph: a random tree's edges, some of them left out, and some more.
Graph random_graph(Random& random, int points) {
  std::vector<Edge> edges;
  for (int i = 1; i < points; ++i) {
    if (random.below(8) > 0)
      edges.push_back({static_cast<Point>(random.below(i)), static_cast<Point>(i)});
  }
  for (std::uint32_t extra = random.below(2 * points); extra > 0; --extra) {
    edges.push_back(
        {static_cast<Point>(random.below(points)), static_cast<Point>(random.below(points))});
  }
  return *Graph::from_edge_set(points, std::move(edges));
}

TEST(Count, EveryLineOfTheDataFileInEveryWay) {
  std::ifstream file(source_folder() + "/tests/data/legal-colourings.txt");
  ASSERT_TRUE(file);
  int lines = 0;
  for (std::string line; std::getline(file, line); ++lines) {
    if (line[0] == '#') continue;
    SCOPED_TRACE(line);
    std::istringstream words(line);
    std::string spec, expected;
    int players = 0;
    words >> spec >> players >> expected;
    for (const Way way : {Way::best, Way::reversed}) {
      EXPECT_EQ(legal(board(spec), options(players, way)), expected);
    }
  }
  EXPECT_GT(lines, 30);
}

TEST(Count, SquaresOfTrompAndFarneback) {
  EXPECT_EQ(legal(board("8x8"), options(2)), "990966953618170260281935463385");
  EXPECT_EQ(legal(board("9x9"), options(2)), "103919148791293834318983090438798793469");
  EXPECT_EQ(legal(board("10x10"), options(2)), "96498428501909654589630887978835098088148177857");
}

// The two kinds of sweep have nothing in common: one carries the blocks that lack a liberty, the
// other counts marked dead blocks with sign.
TEST(Count, GridAndGraphSweepsAgree) {
  for (const int players : {1, 2, 3, 4, 5}) {
    for (int columns = 2; columns <= 5; ++columns) {
      for (int rows = columns; rows <= (players > 3 ? 5 : 7); ++rows) {
        const std::string spec = std::to_string(columns) + "x" + std::to_string(rows);
        SCOPED_TRACE(spec + ", players " + std::to_string(players));
        const std::string expected = legal(board(spec), options(players, Way::graph));
        EXPECT_EQ(legal(board(spec), options(players, Way::grid)), expected);
        EXPECT_EQ(legal(board(spec), options(players, Way::transposed)), expected);
      }
    }
  }
}

TEST(Count, OnlyRectanglesAreSweptAsSuch) {
  for (const char* spec : {"torus:4x4", "cube:3", "grid:1x9", "grid:17x17"}) {
    EXPECT_FALSE(is_grid(board(spec), 2)) << spec;
    EXPECT_FALSE(count_legal(board(spec), options(2, Way::grid))) << spec;
  }
  EXPECT_TRUE(is_grid(board("40x8"), 2));
  EXPECT_FALSE(is_grid(board("40x8"), 2, true));
}

TEST(Count, EverySmallGraph) {
  std::ifstream file(source_folder() + "/tests/data/graphs-legal.txt");
  int graphs = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    SCOPED_TRACE(line);
    std::istringstream words(line);
    int points = 0;
    std::string expected;
    words >> points >> expected;
    std::vector<Edge> edges;
    for (std::string edge; words >> edge;) {
      edges.push_back({static_cast<Point>(edge[0] - '0'), static_cast<Point>(edge[2] - '0')});
    }
    const Layout layout = board(*Graph::from_edges(points, edges));
    EXPECT_EQ(legal(layout, options(2)), expected);
    EXPECT_EQ(count_by_brute_force(*layout.graph, 2).get_str(), expected);
    ++graphs;
  }
  EXPECT_EQ(graphs, 58);
}

TEST(Count, BruteForceOnRandomGraphsOneToFourColours) {
  Random random(7);
  for (int i = 0; i < 200; ++i) {
    const int players = 1 + static_cast<int>(random.below(4));
    const int most = players == 1 ? 11 : players == 2 ? 9 : players == 3 ? 7 : 6;
    const Layout layout = board(random_graph(random, 1 + static_cast<int>(random.below(most))));
    SCOPED_TRACE(i);
    const std::string expected = count_by_brute_force(*layout.graph, players).get_str();
    EXPECT_EQ(legal(layout, options(players)), expected);
    EXPECT_EQ(legal(layout, options(players, Way::reversed)), expected);
  }
}

// On a complete graph a colouring is legal exactly if a point is empty.
TEST(Count, ManyTwinsAreFewStates) {
  for (const int points : {12, 30}) {
    mpz_class all, full;
    mpz_ui_pow_ui(all.get_mpz_t(), 4, points);
    mpz_ui_pow_ui(full.get_mpz_t(), 3, points);
    const auto counted = count_legal(board("complete:" + std::to_string(points)), options(3));
    ASSERT_TRUE(counted) << counted.error().message;
    EXPECT_EQ(counted->legal, all - full);
    EXPECT_LT(counted->states, 20u);
  }
}

// A star's leaves stand for themselves once its centre has a colour.
TEST(Count, Stars) {
  const int leaves = 299;
  mpz_class empty_centre, stone_centre, full;
  mpz_ui_pow_ui(empty_centre.get_mpz_t(), 3, leaves);  // any colour on any leaf
  mpz_ui_pow_ui(stone_centre.get_mpz_t(), 2, leaves);  // a leaf is empty or of the centre's colour
  EXPECT_EQ(legal(board("star:300"), options(2)),
            mpz_class(empty_centre + 2 * (stone_centre - 1)).get_str());
}

TEST(Count, PiecesMultiply) {
  const Layout two = board(*Graph::from_edges(7, {{0, 2}, {2, 4}, {1, 3}, {3, 5}}));
  EXPECT_EQ(legal(two, options(2)), "225");  // two paths of three points; the lone point is empty
}

TEST(Count, ThreadsAgree) {
  CountOptions two = options(2);
  two.resources.threads = 2;
  EXPECT_EQ(legal(board("torus:4x5"), two), legal(board("torus:4x5"), options(2, Way::reversed)));
}

TEST(Count, ModuliGiveTheRemainder) {
  CountOptions one = options(2);
  one.moduli = largest_primes(1);
  mpz_class rest = mpz_class("83677847847984287628595") % mpz_class("9223372036854775783");
  EXPECT_EQ(legal(board("7x7"), one), rest.get_str());
}

TEST(Count, TooLittleMemoryIsAnError) {
  CountOptions tight = options(2, Way::graph);
  tight.resources.memory = 100'000;
  const auto counted = count_legal(board("torus:4x5"), tight);
  ASSERT_FALSE(counted);
  EXPECT_NE(counted.error().message.find("memory limit"), std::string::npos);
  tight.way = Way::grid;
  const auto grid = count_legal(board("8x8"), tight);
  ASSERT_FALSE(grid);
  EXPECT_NE(grid.error().message.find("memory limit"), std::string::npos);
}

TEST(Count, LittleMemoryTakesMorePasses) {
  CountOptions tight = options(2, Way::graph);
  tight.resources.memory = 700'000;
  const auto counted = count_legal(board("7x7"), tight);
  ASSERT_TRUE(counted) << counted.error().message;
  EXPECT_EQ(counted->passes, 2);
  EXPECT_EQ(counted->legal.get_str(), "83677847847984287628595");
  tight.way = Way::grid;
  tight.resources.memory = 300'000;
  const auto grid = count_legal(board("7x7"), tight);
  ASSERT_TRUE(grid) << grid.error().message;
  EXPECT_EQ(grid->passes, 2);
  EXPECT_EQ(grid->legal, counted->legal);
}

// Kernels keep the places of a row in 16 bits. Most there are with a gap before the last column.
TEST(Count, PlacesOfEveryRectangleFitInSixteenBits) {
  for (const auto [columns, colours] :
       std::vector<std::pair<int, int>>{{16, 2}, {12, 3}, {10, 4}, {8, 5}, {8, 6}, {8, 7}}) {
    const Ranking ranking = rank_states(GridShape(columns, colours), columns - 1);
    for (const RightSide& side : ranking.sides) {
      EXPECT_LE(side.halves.size(), 65'536u) << columns << " columns, " << colours << " colours";
    }
  }
}

TEST(Count, TooWideAFrontierIsAnError) {
  const auto counted = count_legal(board("torus:99x99"), options(2, Way::graph));
  ASSERT_FALSE(counted);
  EXPECT_NE(counted.error().message.find("frontier"), std::string::npos);
}

class Checkpoint : public testing::Test {
 protected:
  Checkpoint() : path_(testing::TempDir() + "omnigo-count-checkpoint-" + std::to_string(getpid())) {
    std::filesystem::remove(path_);
  }
  ~Checkpoint() override { std::filesystem::remove(path_); }

  // Counts, stopping after this many steps.
  Result<Count> run(const std::string& spec, CountOptions options, int steps) {
    options.checkpoint = path_;
    options.progress = [&](const Progress&) { return --steps > 0; };
    return count_legal(board(spec), options);
  }

  std::string path_;
};

TEST_F(Checkpoint, AStoppedRunGoesOn) {
  for (const Way way : {Way::best, Way::graph}) {
    int runs = 0;
    Result<Count> counted = Error{};
    do {
      counted = run("6x7", options(2, way), 4);
      ++runs;
    } while (!counted && counted.error().message == "stopped");
    ASSERT_TRUE(counted) << counted.error().message;
    EXPECT_EQ(counted->legal.get_str(), "41945191530093646965");
    EXPECT_GT(runs, 3);
    EXPECT_FALSE(std::filesystem::exists(path_));
  }
}

TEST_F(Checkpoint, OfAnotherCountIsRefused) {
  ASSERT_FALSE(run("6x6", options(2), 9));
  const auto other = run("6x6", options(3), 1000);
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().message.find("another count"), std::string::npos);
}

TEST_F(Checkpoint, OfAnotherVersionIsRefused) {
  ASSERT_FALSE(run("6x6", options(2), 9));
  std::fstream(path_, std::ios::in | std::ios::out | std::ios::binary).put('\2');
  const auto resumed = run("6x6", options(2), 1000);
  ASSERT_FALSE(resumed);
  EXPECT_NE(resumed.error().message.find("another version"), std::string::npos);
}

TEST_F(Checkpoint, DamageIsNoticed) {
  ASSERT_FALSE(run("6x6", options(2), 20));
  const auto size = std::filesystem::file_size(path_);
  {
    std::fstream file(path_, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(size / 2));
    file.put('\x55');
  }
  auto resumed = run("6x6", options(2), 1000);
  ASSERT_FALSE(resumed);
  EXPECT_NE(resumed.error().message.find("damaged"), std::string::npos);
  std::filesystem::resize_file(path_, size / 3);
  resumed = run("6x6", options(2), 1000);
  ASSERT_FALSE(resumed);
  EXPECT_NE(resumed.error().message.find("damaged"), std::string::npos);
}

// Two words take half as much memory again.
TEST(Count, StatesOfWideFrontiersFitInAWord) {
  for (const auto& [spec, players] : {std::pair{"grid:11x11", 3}, {"torus:7x7", 2}}) {
    const SharedGraph graph = make_layout(spec)->graph;
    EXPECT_LT(make_plan(*graph, players, choose_order(*graph))->bits, 64) << spec;
  }
}

// A plan of a sweep over rows that has images.
FrontierPlan plan_with_images(const std::string& spec, int players) {
  const SharedGraph graph = make_layout(spec)->graph;
  Order order(graph->size());
  std::iota(order.begin(), order.end(), Point{0});
  FrontierPlan plan = *make_plan(*graph, players, order);
  find_images(*graph, order, plan);
  return plan;
}

FrontierState random_state(Random& random, int slots, int players) {
  FrontierState state;
  state.slots = slots;
  std::map<int, std::uint8_t> blocks;  // of each colour one, where any
  for (int i = 0; i < slots; ++i) {
    const auto colour = static_cast<std::uint8_t>(random.below(players + 1));
    state.colour[i] = colour;
    const bool lacks = colour > 0 && random.below(2) > 0;
    if (lacks && blocks[colour] == 0) blocks[colour] = static_cast<std::uint8_t>(blocks.size());
    state.block[i] = lacks ? blocks[colour] : std::uint8_t{0};
  }
  return state;
}

TEST(Count, ImagesOfAStateHaveTheSameOneStandForThem) {
  Random random(7);
  for (const auto& [spec, players] : {std::pair{"torus:5x5", 2}, {"grid:6x6", 3}, {"cube:3", 2}}) {
    const FrontierPlan plan = plan_with_images(spec, players);
    int tried = 0;
    for (const Step& step : plan.steps) {
      for (const auto& from : step.images.from) {
        FrontierState state = random_state(random, static_cast<int>(step.kept.size()), players);
        FrontierState image = state;
        for (int s = 0; s < state.slots; ++s) {
          image.colour[s] = state.colour[from[s]];
          image.block[s] = state.block[from[s]];
        }
        choose_image(step.images, state);
        choose_image(step.images, image);
        ColourNumbers numbers;
        EXPECT_EQ(pack<2>(plan, state, numbers), pack<2>(plan, image, numbers)) << spec;
        ++tried;
      }
    }
    EXPECT_GE(tried, 8) << spec;
  }
}

// Turns and mirrors of the first row: 2 x 5 of them. Its colourings that are their own mirror image
// or turn into themselves save less.
TEST(Count, SymmetriesSaveStates) {
  const auto counted = count_legal(board("torus:5x5"), options(2));
  const auto reversed = count_legal(board("torus:5x5"), options(2, Way::reversed));
  EXPECT_EQ(counted->legal, reversed->legal);
  EXPECT_LT(2 * counted->states, reversed->states);
}

// Where a graph falls apart again and again at a few points, the frontier need not grow with it.
TEST(Count, OrdersOfGraphsThatFallApart) {
  for (const auto& [spec, most] : {std::pair{"sierpinski:4", 6.0}, {"sierpinski:5", 7.0}}) {
    const SharedGraph graph = make_layout(spec)->graph;
    Order order = choose_order(*graph);
    const auto widths = frontier_widths(*graph, order);
    EXPECT_LE(*std::max_element(widths.begin(), widths.end()), most) << spec;
    std::sort(order.begin(), order.end());
    for (std::size_t p = 0; p < order.size(); ++p) EXPECT_EQ(order[p], p);
  }
}

}  // namespace
}  // namespace omnigo::count
