// People whose true strength is known, to see what the ratings make of them.
//
// Everyone has a true rank, drawn from a normal distribution, and starts as a stranger. A game is
// won as Glicko's scale says of the true ratings; with more players each performs at their true
// rating plus Gumbel noise, so that any pair is ordered as if it had played alone. A stone of
// handicap truly makes up for `stone` ranks.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/random.h"
#include "rating/strength.h"

namespace omnigo {

struct PopulationPlan {
  int people = 1'000;
  int players = 2;        // in a game
  bool handicap = false;  // of as many ranks as lie between the two, komi for what is not a stone
  double stone = 1;       // how many ranks a stone makes up for, in truth
  double mean_rank = 23.5, spread = 6;  // of the true ones; the mean rating is about 1500
  double learning = 0;                  // ranks that everybody gains in truth with every game
  std::uint64_t seed = 1;
};

class Population {
 public:
  explicit Population(const PopulationPlan& plan);

  // Everybody sits down `times` more times (a few of them once more), against the nearest in rank
  // of some who happen to be there.
  void play(int times);

  struct Fit {
    double error;        // between true and shown rank, the mean of its size, in ranks
    double bias;         // shown above the truth, the mean
    double correlation;  // of true and shown ranks
    double covered;      // share of people within two deviations of the truth; 0.95 if honest
    double provisional;  // share of people
  };
  Fit fit() const;

  // Games of two whose handicap stood for the whole difference, since forget_games(), by its ranks.
  struct Handicapped {
    long games = 0;
    double won = 0;  // share that the weaker won
  };
  std::vector<Handicapped> by_handicap() const;
  void forget_games();

  // The true rank and the shown one, of everybody.
  std::vector<std::pair<double, double>> ranks() const;

 private:
  struct One {
    double true_rank;
    Strength strength;
  };
  double uniform();
  double normal();
  std::vector<int> table_of(int first);
  void play_two(One& one, One& other);
  void play_many(const std::vector<int>& table);

  PopulationPlan plan_;
  Random random_;
  std::vector<One> people_;
  std::vector<Handicapped> by_handicap_;
};

}  // namespace omnigo
