#include "search/reading.h"

#include <algorithm>
#include <cmath>

#include "search/fates.h"
#include "search/local_playout.h"

namespace omnigo {
namespace {

// A block is dead if its points are its own at the end less often than this.
constexpr double kAlive = 0.55;

// The game with each player still in to play first, whether it was over or not.
std::vector<Game> beginnings(const Game& game) {
  std::vector<Game> games;
  Game going_on = game;
  if (going_on.over() && going_on.players_in() > 1) going_on.resume();
  for (int player = 0; player < game.rules().players; ++player) {
    if (game.is_in(colour_of(player))) games.push_back(going_on.with_turn_of(colour_of(player)));
  }
  return games;
}

// Sums of what the playouts say.
struct Sums {
  Sums(int players, int points)
      : wins(players), scores(players), squares(players), owned(std::size_t(players) * points) {}

  void add(const Judgement& judgement) {
    ++count;
    for (std::size_t player = 0; player < wins.size(); ++player) {
      const double score = judgement.scores[player];
      wins[player] += judgement.wins[player];
      scores[player] += score;
      squares[player] += score * score;
    }
    const std::size_t points = judgement.owners.size();
    for (std::size_t p = 0; p < points; ++p) {
      if (judgement.owners[p] != Colour::Empty)
        owned[player_of(judgement.owners[p]) * points + p] += 1;
    }
  }

  Reading reading() const {
    const auto playouts = static_cast<double>(count);
    Reading reading;
    reading.estimate.visits = count;
    for (std::size_t player = 0; player < wins.size(); ++player) {
      const double mean = scores[player] / playouts;
      reading.estimate.win.push_back(wins[player] / playouts);
      reading.estimate.score.push_back(mean);
      reading.estimate.score_deviation.push_back(
          std::sqrt(std::max(0.0, squares[player] / playouts - mean * mean)));
    }
    reading.ownership = owned;
    for (double& share : reading.ownership) share /= playouts;
    return reading;
  }

  std::uint64_t count = 0;
  std::vector<double> wins, scores, squares, owned;
};

// Dead stones are taken by somebody: where no stone of anyone would be left to do that, none is
// dead.
void keep_the_last(const Board& board, std::vector<std::vector<Point>>& dead) {
  const Colouring left = without(board, dead);
  std::vector<bool> reached(left.size());
  std::vector<Point> front;
  for (std::size_t p = 0; p < left.size(); ++p) {
    if (left[p] != Colour::Empty) front.push_back(static_cast<Point>(p));
  }
  while (!front.empty()) {
    const Point p = front.back();
    front.pop_back();
    if (reached[p]) continue;
    reached[p] = true;
    const auto around = board.graph().neighbours(p);
    front.insert(front.end(), around.begin(), around.end());
  }
  std::erase_if(dead, [&](const std::vector<Point>& block) { return !reached[block[0]]; });
}

}  // namespace

ReadingLimits within(std::chrono::milliseconds time, std::uint64_t playouts) {
  const auto begin = std::chrono::steady_clock::now();
  const auto passed = [](std::chrono::steady_clock::time_point end) {
    return [end] { return std::chrono::steady_clock::now() >= end; };
  };
  return {.playouts = playouts, .enough = passed(begin + time / 2), .stop = passed(begin + time)};
}

Reading read_position(const Game& game, const ReadingLimits& limits) {
  const std::vector<Game> games = beginnings(game);
  LocalPlayout playout(game, learnt_weights(), {.mercy = false});
  Random random(limits.seed);
  Judgement judgement;
  Sums sums(game.rules().players, game.graph().size());
  const auto ends = [](const std::function<bool()>& asked) { return asked && asked(); };
  do {
    playout.judge(games[sums.count % games.size()], random, judgement);
    sums.add(judgement);
  } while (sums.count < limits.playouts && !ends(limits.enough) && !ends(limits.stop));
  Reading reading = sums.reading();
  Fates fates = judge_fates(game, reading.ownership, {.stop = limits.stop});
  reading.dead = std::move(fates.dead);
  keep_the_last(game.board(), reading.dead);
  reading.seki = std::move(fates.seki);
  reading.neutral = std::move(fates.neutral);
  return reading;
}

std::vector<std::vector<Point>> dead_blocks(const Board& board,
                                            const std::vector<double>& ownership) {
  const int points = board.graph().size();
  std::vector<std::vector<Point>> dead;
  for (int i = 0; i < points; ++i) {
    const auto p = static_cast<Point>(i);
    if (board.at(p) == Colour::Empty) continue;
    std::vector<Point> stones = board.block_stones(p);
    if (stones[0] != p) continue;
    double owned = 0;
    for (const Point q : stones) {
      owned += ownership[std::size_t(player_of(board.at(p))) * points + q];
    }
    if (owned < kAlive * static_cast<double>(stones.size())) dead.push_back(std::move(stones));
  }
  return dead;
}

Colouring without(const Board& board, const std::vector<std::vector<Point>>& dead) {
  Colouring colouring = board.colouring();
  for (const auto& block : dead) {
    for (const Point p : block) colouring[p] = Colour::Empty;
  }
  return colouring;
}

}  // namespace omnigo
