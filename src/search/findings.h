// What the simulations of one search find at its root: means of wins and scores, in all and by
// move, and who owns which point in the end.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "search/bot.h"
#include "search/crew.h"
#include "search/evaluator.h"

namespace omnigo {

// Sums over the simulations of one search, one per player each.
class Sums {
 public:
  explicit Sums(int players) : of_(players) {}

  void add(const Judgement& judgement) {
    ++count_;
    for (std::size_t player = 0; player < of_.size(); ++player) {
      const double score = judgement.scores[player];
      of_[player].add({judgement.wins[player], score, score * score});
    }
  }
  void add(const Sums& other) {
    count_ += other.count_;
    for (std::size_t player = 0; player < of_.size(); ++player) of_[player].add(other.of_[player]);
  }

  std::uint64_t count() const { return count_; }
  Estimate estimate() const {
    Estimate means;
    means.visits = count_;
    const double count = static_cast<double>(std::max<std::uint64_t>(1, count_));
    for (const Sum& sum : of_) {
      const double mean = sum.score / count;
      means.win.push_back(sum.win / count);
      means.score.push_back(mean);
      means.score_deviation.push_back(
          std::sqrt(std::max(0.0, sum.score_squared / count - mean * mean)));
    }
    return means;
  }

 private:
  struct Sum {
    double win = 0, score = 0, score_squared = 0;
    void add(const Sum& other) {
      win += other.win;
      score += other.score;
      score_squared += other.score_squared;
    }
  };
  std::uint64_t count_ = 0;
  std::vector<Sum> of_;
};

// What one thread gathers, on cache lines of its own; others look at it under the lock.
struct alignas(64) Worker {
  Worker(const Game& game, std::size_t root_moves)
      : all(game.rules().players),
        by_move(root_moves, Sums(game.rules().players)),
        owned(static_cast<std::size_t>(game.rules().players) * game.graph().size()) {}

  void add(const Judgement& judgement, std::size_t root_move) {
    const Lock lock(mutex);
    all.add(judgement);
    by_move[root_move].add(judgement);
    const std::size_t points = judgement.owners.size();
    for (std::size_t p = 0; p < points; ++p) {
      if (judgement.owners[p] != Colour::Empty)
        ++owned[player_of(judgement.owners[p]) * points + p];
    }
  }

  Mutex mutex;
  Sums all;
  std::vector<Sums> by_move;         // of the root
  std::vector<std::uint32_t> owned;  // by player, then by point
};

}  // namespace omnigo
