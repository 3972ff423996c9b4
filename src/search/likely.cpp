#include "search/likely.h"

#include <algorithm>

#include "rules/terms.h"

namespace omnigo {
namespace {

std::vector<Point> stones_of(const std::vector<std::vector<Point>>& blocks) {
  std::vector<Point> stones;
  for (const auto& block : blocks) stones.insert(stones.end(), block.begin(), block.end());
  std::sort(stones.begin(), stones.end());
  return stones;
}

Game game_of(const StoppedPlay& play) {
  Start start;
  start.colouring = play.colouring;
  start.first = play.next;
  Rules rules = play.rules;
  // The past is not known, and symmetric ko would need the board's symmetries.
  if (rules.ko == Ko::Symmetric) rules.ko = Ko::Positional;
  Game game = *Game::start(play.graph, rules, start);
  for (const Colour player : play.left) game.resign(player);
  return game;
}

LikelyEnd count(const StoppedPlay& play, LikelyEnd end) {
  end.colouring = play.colouring;
  std::vector<int> lost = play.prisoners_lost;
  for (const Point p : end.dead) {
    ++lost[player_of(play.colouring[p])];
    end.colouring[p] = Colour::Empty;
  }
  std::vector<bool> neutral(play.colouring.size());
  if (rule_of(play.rules.scoring).prisoners) {
    for (const Point p : end.neutral) neutral[p] = true;
  }
  end.tallies = tally(*play.graph, play.rules.scoring, end.colouring, lost, play.komi, neutral);
  std::vector<HalfPoints> scores;
  for (const Tally& tally : end.tallies) scores.push_back(tally.score);
  end.places = places(scores, play.left);
  return end;
}

}  // namespace

LikelyEnd likely_end(const StoppedPlay& play, const ReadingLimits& limits) {
  const Reading reading = read_position(game_of(play), limits);
  LikelyEnd end;
  end.dead = stones_of(reading.dead);
  end.seki = stones_of(reading.seki);
  end.neutral = reading.neutral;
  return count(play, std::move(end));
}

LikelyEnd end_with(const StoppedPlay& play, std::vector<Point> dead, std::vector<Point> seki) {
  LikelyEnd end;
  Colouring left = play.colouring;
  for (const Point p : dead) left[p] = Colour::Empty;
  const Components areas = components(*play.graph, owners(*play.graph, left));
  std::vector<bool> in_seki(areas.all.size());
  for (const Point p : seki) in_seki[areas.of[p]] = true;
  for (std::size_t p = 0; p < left.size(); ++p) {
    if (left[p] == Colour::Empty && in_seki[areas.of[p]]) {
      end.neutral.push_back(static_cast<Point>(p));
    }
  }
  end.dead = std::move(dead);
  end.seki = std::move(seki);
  return count(play, std::move(end));
}

}  // namespace omnigo
