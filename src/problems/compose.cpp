#include "problems/compose.h"

#include <algorithm>
#include <cmath>

#include "rules/life.h"
#include "rules/terms.h"

namespace omnigo::problems {
namespace {

constexpr Colour kDefender = Colour::Black, kAttacker = Colour::White,
                 kSecondAttacker = Colour::Red;

bool touches(const Graph& graph, Point p, const std::vector<bool>& set) {
  return std::ranges::any_of(graph.neighbours(p), [&](Point q) { return set[q]; });
}

}  // namespace

Colouring seen_by(const Colouring& colouring, Colour player, int players) {
  Colouring seen = colouring;
  for (Colour& colour : seen) {
    if (colour == Colour::Empty) continue;
    colour = colour_of((player_of(colour) - player_of(player) + players) % players);
  }
  return seen;
}

Colouring settled_area(const Graph& graph, const Colouring& colouring, int players) {
  return unconditional_area(graph, colouring, players, false, {});
}

Composer::Composer(SharedLayout board, int players, std::uint64_t seed)
    : board_(std::move(board)), players_(players), random_(seed) {}

// One turn in twelve is any legal move, the others are drawn from the policy.
Point Composer::draw_turn(const Game& game, Taste& taste) {
  const std::vector<Point> moves = game.legal_moves(game.to_play());
  if (!moves.empty() && random_.below(12) == 0) {
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
  }
  const std::vector<double> policy = taste.opinion(game).policy;
  double left = 0;
  for (const double share : policy) left += share;
  left *= random_.below(1 << 20) / static_cast<double>(1 << 20);
  for (std::size_t p = 0; p + 1 < policy.size(); ++p) {
    left -= policy[p];
    if (left < 0) return static_cast<Point>(p);
  }
  return kNoPoint;
}

std::vector<Candidate> Composer::from_game(Taste& taste) {
  auto game = Game::start(board_->graph, problem_rules(players_));
  const std::vector<Aim> aims = players_ == 2
                                    ? std::vector<Aim>{Aim::Win, Aim::Kill, Aim::Live, Aim::Most}
                                    : std::vector<Aim>{Aim::Live, Aim::Most};
  std::vector<Candidate> positions;
  while (!game->over() && game->turns() < 3 * graph().size()) {
    take_turn(*game, draw_turn(*game, taste));
    positions.push_back(
        {seen_by(game->colouring_after(game->turns()), game->to_play(), players_), aims});
  }
  std::ranges::reverse(positions);
  return positions;
}

// Grown point by point, rather along the border than across the board: of two neighbours of the
// region, the one with fewer neighbours outside it.
std::vector<bool> Composer::draw_region(int size) {
  std::vector<bool> region(graph().size(), false);
  Point seed = draw_point();
  for (int i = 0; i < 3; ++i) {
    const Point other = draw_point();
    if (graph().degree(other) < graph().degree(seed)) seed = other;
  }
  region[seed] = true;
  const auto outside = [&](Point p) {
    return std::ranges::count_if(graph().neighbours(p), [&](Point q) { return !region[q]; });
  };
  for (int have = 1; have < size; ++have) {
    std::vector<Point> next;
    for (int p = 0; p < graph().size(); ++p) {
      const auto point = static_cast<Point>(p);
      if (!region[p] && touches(graph(), point, region)) next.push_back(point);
    }
    if (next.empty()) break;
    const auto draw = [&] { return next[random_.below(static_cast<std::uint32_t>(next.size()))]; };
    const Point a = draw(), b = draw();
    region[outside(a) <= outside(b) ? a : b] = true;
  }
  return region;
}

Colour Composer::draw_attacker() {
  return players_ > 2 && chance(40) ? kSecondAttacker : kAttacker;
}

// Attackers everywhere outside, with two eyes at least; then more of their stones are taken away,
// as long as those that are left live for good and hold every empty point.
bool Composer::surround(const std::vector<bool>& region, Colouring& colouring) {
  std::vector<Point> outside, inner;
  for (int p = 0; p < graph().size(); ++p) {
    const auto point = static_cast<Point>(p);
    colouring[p] = region[p] ? kDefender : kAttacker;
    if (region[p]) continue;
    outside.push_back(point);
    if (!touches(graph(), point, region)) inner.push_back(point);
  }
  std::shuffle(inner.begin(), inner.end(), random_);
  const auto beside = [&](Point p) {
    return std::ranges::count(graph().neighbours(p), kAttacker,
                              [&](Point q) { return colouring[q]; });
  };
  const auto holds = [&] {
    const Life life = unconditional_life(graph(), colouring, kAttacker, players_, false);
    return std::ranges::all_of(outside, [&](Point p) {
      return colouring[p] == kAttacker ? life.alive[p] : beside(p) > 0;
    });
  };
  int eyes = 0;
  for (const Point p : inner) {
    if (eyes == 2 || beside(p) < graph().degree(p)) continue;
    colouring[p] = Colour::Empty;
    ++eyes;
  }
  if (eyes < 2 || !holds()) return false;
  int more = static_cast<int>(random_.below(4));
  for (const Point p : inner) {
    if (more == 0) break;
    if (colouring[p] == Colour::Empty) continue;
    colouring[p] = Colour::Empty;
    if (holds()) {
      --more;
    } else {
      colouring[p] = kAttacker;
    }
  }
  return true;
}

bool Composer::fill(const std::vector<bool>& region, Colouring& colouring) {
  std::vector<bool> outside = region;
  outside.flip();
  int empty = 0, group = 0;
  for (int p = 0; p < graph().size(); ++p) {
    if (!region[p]) continue;
    const bool border = touches(graph(), static_cast<Point>(p), outside);
    const int more = players_ > 2 ? 12 : 0;  // two attackers against one leave less room
    const int defender = (border ? 62 : 22) + more, attacker = border ? 10 : 18;
    const int drawn = static_cast<int>(random_.below(100));
    colouring[p] = drawn < defender              ? kDefender
                   : drawn < defender + attacker ? draw_attacker()
                                                 : Colour::Empty;
    empty += colouring[p] == Colour::Empty;
    group += colouring[p] == kDefender;
  }
  return empty >= 3 && group >= 3 && is_legal(graph(), colouring);
}

std::vector<Candidate> Composer::from_shape() {
  const int size = graph().size();
  const int largest = std::min(13, size / 2 + 2);
  if (largest < 6) return {};
  const int wanted = 6 + static_cast<int>(random_.below(largest - 5));
  const std::vector<bool> region = draw_region(wanted);
  Colouring colouring(size, Colour::Empty);
  if (!surround(region, colouring)) return {};
  std::vector<Candidate> found;
  for (int i = 0; i < 6; ++i) {
    if (!fill(region, colouring)) continue;
    // Where one side has a vital point, the other often has the same: only one of them is asked.
    if (chance(50)) {
      found.push_back({colouring, {Aim::Live}});
    } else {
      found.push_back({seen_by(colouring, kAttacker, players_), {Aim::Kill}});
    }
  }
  return found;
}

}  // namespace omnigo::problems
