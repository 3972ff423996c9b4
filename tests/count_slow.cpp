// Counts that take minutes.
#include <gtest/gtest.h>

#include <thread>

#include "count/count.h"
#include "count/games.h"

namespace omnigo::count {
namespace {

CountOptions large(Way way = Way::best) {
  CountOptions options;
  options.way = way;
  options.resources = {static_cast<int>(std::max(1u, std::thread::hardware_concurrency())),
                       std::size_t{8} << 30};
  return options;
}

mpz_class legal(const std::string& spec, const CountOptions& options) {
  const auto counted = count_legal(*make_layout(spec), options);
  EXPECT_TRUE(counted) << counted.error().message;
  return counted ? counted->legal : mpz_class();
}

// Tromp and Farneback.
TEST(CountSlow, LargeSquares) {
  EXPECT_EQ(legal("11x11", large()).get_str(),
            "793474866816582266820936671790189132321673383112185151899");
  EXPECT_EQ(legal("12x12", large()).get_str(),
            "57774258489513238998237970307483999327287210756991189655942651331169");
  EXPECT_EQ(legal("13x13", large()).get_str(),
            "372497923076863964422949047670245176742491579482087175332547995509705958752377"
            "05");
}

// The sweep over any graph, modulo a prime that the exact count does not use.
TEST(CountSlow, LargeSquaresInTheOtherWay) {
  CountOptions other = large(Way::graph);
  other.moduli = {largest_primes(6).back()};
  const mpz_class expected("96498428501909654589630887978835098088148177857");
  EXPECT_EQ(legal("10x10", other),
            expected % mpz_class(static_cast<unsigned long>(other.moduli[0])));
}

TEST(CountSlow, ThreeColours) {
  CountOptions three = large();
  three.players = 3;
  CountOptions other = three;
  other.way = Way::graph;
  EXPECT_EQ(legal("8x8", three), legal("8x8", other));
}

TEST(CountSlow, Games) {
  const auto games = [](const char* board) {
    return *count_games(*make_move_graph(make_layout(board)->graph, 2, true, 65),
                        std::size_t{4} << 30);
  };
  EXPECT_EQ(games("1x4"), 2098407841u);
  EXPECT_EQ(games("2x2"), 386356909593u);
}

TEST(CountSlow, LongestGames) {
  for (const auto& [board, length] : {std::pair("2x3", 292), std::pair("1x5", 112)}) {
    const auto moves = make_move_graph(make_layout(board)->graph, 2, true, 1000);
    const LongestGame longest = longest_game(*moves, 300'000);
    EXPECT_EQ(longest.moves, length) << board;
    EXPECT_EQ(longest.bound, length) << board;
  }
}

}  // namespace
}  // namespace omnigo::count
