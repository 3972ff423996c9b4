// The mathematics of ratings: the papers' own examples, ranks, head starts, and populations of
// simulated people.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "rating/glicko2.h"
#include "rating/pool.h"
#include "rating/population.h"
#include "rating/rate.h"
#include "rating/scale.h"
#include "rating/weng_lin.h"

namespace omnigo {
namespace {

TEST(Glicko2, TheExampleOfThePaper) {
  // Glickman, "Example of the Glicko-2 system": a player of 1500 (200) wins against 1400 (30) and
  // loses to 1550 (100) and 1700 (300), with tau = 0.5.
  const Strength after =
      glicko2({1500, 200, 0.06}, {{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}}, 0.5);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, SurprisesMakeVolatile) {
  Strength steady{1500, 60, 0.06}, erratic = steady;
  const Strength weak{1000, 60, 0.06};
  for (int i = 0; i < 10; ++i) {
    steady = glicko2(steady, {{{1500, 60}, i % 2 == 0 ? 1.0 : 0.0}});
    erratic = glicko2(erratic, {{weak, 0}});
  }
  EXPECT_LT(steady.volatility, 0.06);
  EXPECT_GT(erratic.volatility, 0.06);
  EXPECT_NEAR(steady.rating, 1500, 60);
  EXPECT_LT(erratic.rating, 1350);
}

TEST(WengLin, TheFormulasByHand) {
  // Three players, the second and third tied; each quantity of the header written out for the
  // first.
  const Strength a{1600, 100, 0}, b{1500, 200, 0}, c{1400, 50, 0};
  const auto after = weng_lin({{a, 1}, {b, 2}, {c, 2}});
  const double share = 3 / (std::numbers::pi * std::numbers::pi), unit = 400 / std::log(10.0);
  double omega = 0, delta = 0;
  for (const Strength& q : {b, c}) {
    const double ciq = std::sqrt(share * (100 * 100 + q.deviation * q.deviation) + unit * unit);
    const double p = std::exp(1600 / ciq) / (std::exp(1600 / ciq) + std::exp(q.rating / ciq));
    omega += 2.0 / 3 * 100 * 100 / ciq * (1 - p);
    delta += 2.0 / 3 * (100 / ciq) * (100 / ciq) * p * (1 - p);
  }
  EXPECT_NEAR(after[0].rating, 1600 + omega, 1e-9);
  EXPECT_NEAR(after[0].deviation, 100 * std::sqrt(1 - delta), 1e-9);
  EXPECT_GT(after[2].rating, 1400 - 20);  // lost to one, tied with a stronger one
  EXPECT_LT(after[1].rating, 1500);
}

TEST(WengLin, OfTwoIsAboutGlicko) {
  const Strength a{1600, 80, 0.06}, b{1500, 120, 0.06};
  const auto both = weng_lin({{a, 2}, {b, 1}});
  const Strength alone = glicko2(a, {{b, 0}});
  EXPECT_NEAR(both[0].rating, alone.rating, 2);
  EXPECT_NEAR(both[0].deviation, alone.deviation, 1);
}

TEST(Ranks, AreThoseOfTheScale) {
  EXPECT_NEAR(rank_of(525), 0, 1e-9);
  EXPECT_NEAR(rank_of(1500), 24.30, 0.01);
  EXPECT_EQ(rank_text(rank_of(1500)), "6k");
  EXPECT_EQ(rank_text(-3), "30k");
  EXPECT_EQ(rank_text(0), "30k");
  EXPECT_EQ(rank_text(29.99), "1k");
  EXPECT_EQ(rank_text(30), "1d");
  EXPECT_EQ(rank_text(38.5), "9d");
  EXPECT_EQ(rank_text(50), "9d");
  for (double rank = 0; rank < 39; ++rank) {
    EXPECT_NEAR(rank_of(rating_at(rank)), rank, 1e-9);
    EXPECT_EQ(rank_from_text(rank_text(rank)), rank + 0.5);
  }
  for (const char* wrong : {"", "k", "0k", "31k", "10d", "5", "5p", "x5k", "5kk"}) {
    EXPECT_EQ(rank_from_text(wrong), -1) << wrong;
  }
}

TEST(Ranks, AreProvisionalUntilCertain) {
  Strength one, other;
  EXPECT_TRUE(is_provisional(one));
  int games = 0;
  for (; is_provisional(one) && games < 100; ++games) {
    const auto after = rate({{one, 1 + games % 2}, {other, 2 - games % 2}});
    one = after[0];
    other = after[1];
  }
  EXPECT_GE(games, 4);
  EXPECT_LE(games, 15);
  const Strength later = aged(one, 12);
  EXPECT_GT(later.deviation, one.deviation);
  EXPECT_EQ(later.rating, one.rating);
  EXPECT_EQ(aged(one, 1e9).deviation, 350);
}

TEST(HeadStarts, AreStonesOnTheFullBoard) {
  const auto ahead = [](int stones, double komi, int points) {
    const auto ranks = head_starts({{stones, 0, stones == 0}, {0, komi, stones > 0}}, points);
    return ranks[0] - ranks[1];
  };
  EXPECT_NEAR(ahead(0, 7, 361), 0, 1e-9);    // an even game
  EXPECT_NEAR(ahead(0, 0, 361), 0.5, 1e-9);  // the first turn alone
  EXPECT_NEAR(ahead(4, -7, 361), 4, 1e-9);   // four stones, and the first turn made up for
  EXPECT_NEAR(ahead(4, 7, 361), 3, 1e-9);
  EXPECT_NEAR(ahead(2, 7, 169), 361.0 / 169, 1e-9);
  EXPECT_NEAR(ahead(2, 7, 81), 361.0 / 81, 1e-9);
  EXPECT_NEAR(ahead(2, 7, 9), 9, 1e-9);
  for (const int points : {81, 169, 361, 331}) {
    for (double ranks = 0; ranks <= 9; ranks += 0.25) {
      const FairHandicap given = fair_handicap(ranks, points);
      EXPECT_NE(given.stones, 1);
      EXPECT_NEAR(ahead(given.stones, given.komi, points), ranks, 0.25 / 14 * 361 / points + 1e-9);
      EXPECT_LE(std::fabs(given.komi), 14);
    }
  }
  // With more players the first turn counts nothing.
  const auto three = head_starts({{0, 0, true}, {0, 0, false}, {1, 7, false}}, 361);
  EXPECT_EQ(three[0], three[1]);
  EXPECT_EQ(three[2] - three[1], 1.5);
}

TEST(Rate, AHeadStartExplainsTheWin) {
  const Strength strong{rating_at(30), 70, 0.06}, weak{rating_at(26), 70, 0.06};
  const auto even = rate({{weak, 1, 0}, {strong, 2, 0}});
  const auto helped = rate({{weak, 1, 4}, {strong, 2, 0}});
  EXPECT_GT(even[0].rating - weak.rating, helped[0].rating - weak.rating);
  // Of four ranks by four stones, both gain or lose what equals would.
  EXPECT_NEAR(helped[0].rating - weak.rating, strong.rating - helped[1].rating, 0.01);
  const auto tied = rate({{strong, 1, 0}, {strong, 1, 0}});
  EXPECT_NEAR(tied[0].rating, strong.rating, 1e-9);
}

TEST(Pools, GoByPlayersAndSize) {
  EXPECT_EQ(rating_pool(2, 81), "2-small");
  EXPECT_EQ(rating_pool(2, 169), "2-medium");
  EXPECT_EQ(rating_pool(3, 331), "3-large");
}

// --- simulated people

TEST(Population, RanksConvergeAndHandicapsAreFair) {
  Population people({.people = 600, .handicap = true});
  people.play(10);
  const auto early = people.fit();
  people.play(90);
  const auto late = people.fit();
  EXPECT_LT(late.error, 0.8);  // of a rank
  EXPECT_LT(late.error, early.error / 2);
  EXPECT_GT(late.correlation, 0.98);
  EXPECT_GT(late.covered, 0.93);
  EXPECT_EQ(late.provisional, 0);
  people.forget_games();
  people.play(100);
  const auto handicaps = people.by_handicap();
  for (std::size_t ranks = 1; ranks < handicaps.size(); ++ranks) {
    const double noise = 3 * 0.5 / std::sqrt(static_cast<double>(handicaps[ranks].games));
    EXPECT_NEAR(handicaps[ranks].won, 0.5, 0.02 + noise) << ranks;
  }
}

TEST(Population, ConvergesWithoutHandicapToo) {
  Population people({.people = 600});
  people.play(100);
  const auto fit = people.fit();
  EXPECT_LT(fit.error, 1.2);
  EXPECT_GT(fit.correlation, 0.97);
}

TEST(Population, OfThreeAndMoreAreOnTheSameScale) {
  for (const int players : {3, 4, 6}) {
    Population people({.people = 600, .players = players});
    people.play(100);
    const auto fit = people.fit();
    EXPECT_LT(fit.error, 1.2) << players;
    EXPECT_GT(fit.correlation, 0.98) << players;
    EXPECT_GT(fit.covered, 0.88) << players;
  }
}

TEST(Population, AWrongValueOfAStoneShows) {
  Population people({.people = 600, .handicap = true, .stone = 0.7});
  people.play(150);
  people.forget_games();
  people.play(50);
  EXPECT_LT(people.by_handicap()[7].won, 0.45);
}

}  // namespace
}  // namespace omnigo
