#include "spec/spec.h"

#include <algorithm>
#include <numeric>

namespace omnigo::spec {
namespace {

std::vector<Point> points(const Graph& graph) {
  std::vector<Point> all(graph.size());
  std::iota(all.begin(), all.end(), Point{0});
  return all;
}

std::set<int> opponents(const Rules& rules, int player) {
  std::set<int> others;
  for (int c = 1; c <= rules.players; ++c) {
    if (c != player) others.insert(c);
  }
  return others;
}

Colouring image(const Colouring& colouring, const std::vector<Point>& symmetry) {
  Colouring moved(colouring.size());
  for (std::size_t p = 0; p < colouring.size(); ++p) moved[symmetry[p]] = colouring[p];
  return moved;
}

// Whether the new colouring counts as the earlier one.
bool same(const Game& game, const Colouring& earlier, const Colouring& fresh) {
  if (game.rules.ko != Ko::symmetric) return earlier == fresh;
  return std::any_of(game.symmetries.begin(), game.symmetries.end(),
                     [&](const auto& symmetry) { return image(earlier, symmetry) == fresh; });
}

// Whether to stand again as it stood in `earlier`, with `next` to play, is forbidden.
bool forbidden(const Game& game, const State& earlier, int next) {
  switch (game.rules.ko) {
    case Ko::positional:
    case Ko::symmetric:
      return true;
    case Ko::situational:
      return earlier.after_turn && earlier.next == next;
    case Ko::simple:
      return earlier.turns == game.now().turns - 1;
    case Ko::none:
      return false;
  }
  return false;
}

bool still_in(const State& state, int player) {
  return std::find(state.resigned.begin(), state.resigned.end(), player) == state.resigned.end();
}

std::vector<int> players_in(const Game& game) {
  std::vector<int> in;
  for (int c = 1; c <= game.rules.players; ++c) {
    if (still_in(game.now(), c)) in.push_back(c);
  }
  return in;
}

}  // namespace

std::vector<Point> block(const Graph& graph, const Colouring& colouring, Point p) {
  std::vector<Point> joined = {p};
  for (std::size_t i = 0; i < joined.size(); ++i) {
    for (Point q : graph.neighbours(joined[i])) {
      if (colouring[q] == colouring[p] && std::count(joined.begin(), joined.end(), q) == 0) {
        joined.push_back(q);
      }
    }
  }
  std::sort(joined.begin(), joined.end());
  return joined;
}

bool reaches(const Graph& graph, const Colouring& colouring, Point p, int colour) {
  if (colouring[p] == colour) return false;
  for (Point q : block(graph, colouring, p)) {
    for (Point r : graph.neighbours(q)) {
      if (colouring[r] == colour) return true;
    }
  }
  return false;
}

std::vector<Point> liberties(const Graph& graph, const Colouring& colouring, Point p) {
  std::set<Point> empty;
  for (Point q : block(graph, colouring, p)) {
    for (Point r : graph.neighbours(q)) {
      if (colouring[r] == 0) empty.insert(r);
    }
  }
  return {empty.begin(), empty.end()};
}

Colouring clear(const Graph& graph, const Colouring& colouring, const std::set<int>& colours) {
  Colouring cleared = colouring;
  for (Point p : points(graph)) {
    if (colours.contains(colouring[p]) && !reaches(graph, colouring, p, 0)) cleared[p] = 0;
  }
  return cleared;
}

bool without_dead_stones(const Graph& graph, const Colouring& colouring) {
  return clear(graph, colouring, {colouring.begin(), colouring.end()}) == colouring;
}

Game start(const Graph& graph, const Rules& rules) {
  return start(graph, rules, Colouring(graph.size()));
}

Game start(const Graph& graph, const Rules& rules, const Colouring& colouring) {
  State first;
  first.colouring = colouring;
  first.lost.resize(rules.players);
  Game game{graph, rules, {first}};
  if (rules.ko == Ko::symmetric) game.symmetries = automorphisms(graph);
  return game;
}

std::vector<std::vector<Point>> automorphisms(const Graph& graph) {
  std::vector<std::vector<Point>> found = {{}};  // the images of the first few points
  for (Point p : points(graph)) {
    std::vector<std::vector<Point>> longer;
    for (const auto& images : found) {
      for (Point q : points(graph)) {
        bool fits = true;
        for (Point o = 0; o < p; ++o) {
          fits &= images[o] != q && graph.adjacent(o, p) == graph.adjacent(images[o], q);
        }
        if (!fits) continue;
        longer.push_back(images);
        longer.back().push_back(q);
      }
    }
    found = longer;
  }
  return found;
}

Outcome outcome(const Game& game, int player, Point p) {
  Colouring coloured = game.now().colouring;
  coloured[p] = static_cast<std::uint8_t>(player);
  const Colouring after = clear(game.graph, coloured, opponents(game.rules, player));
  return {after, clear(game.graph, after, {player})};
}

Verdict judge(const Game& game, int player, Point p) {
  if (game.now().colouring[p] != 0) return {Verdict::occupied};
  const Outcome result = outcome(game, player, p);
  if (!game.rules.suicide && result.own_cleared != result.opponents_cleared) {
    return {Verdict::suicide};
  }
  const int next = next_after(game.now(), game.rules.players, player);
  Verdict verdict;
  for (const State& earlier : game.history) {
    if (!same(game, earlier.colouring, result.own_cleared)) continue;
    if (forbidden(game, earlier, next)) verdict.kind = Verdict::repeats;
    verdict.turn = earlier.turns;
  }
  return verdict.kind == Verdict::legal ? Verdict{} : verdict;
}

int next_after(const State& state, int players, int player) {
  do player = player % players + 1;
  while (!still_in(state, player));
  return player;
}

void move(Game& game, int player, Point p) {
  State after = game.now();
  after.colouring = outcome(game, player, p).own_cleared;
  for (Point q : points(game.graph)) {
    const int before = q == p ? player : game.now().colouring[q];
    if (before != 0 && after.colouring[q] == 0) ++after.lost[before - 1];
  }
  after.turns += 1;
  after.after_turn = true;
  after.next = next_after(after, game.rules.players, player);
  after.passed.clear();
  after.resumed = false;
  game.history.push_back(after);
}

void pass(Game& game, int player) {
  State after = game.now();
  after.turns += 1;
  after.after_turn = true;
  after.next = next_after(after, game.rules.players, player);
  after.passed.insert(player);
  game.history.push_back(after);
}

void resign(Game& game, int player) {
  State after = game.now();
  after.after_turn = false;
  after.resigned.push_back(player);
  if (after.next == player) after.next = next_after(after, game.rules.players, player);
  game.history.push_back(after);
}

void resume(Game& game) {
  State after = game.now();
  after.after_turn = false;
  after.passed.clear();
  after.resumed = true;
  game.history.push_back(after);
}

void undo(Game& game) { game.history.pop_back(); }

bool stopped(const Game& game) {
  const std::vector<int> in = players_in(game);
  return in.size() == 1 ||
         std::all_of(in.begin(), in.end(), [&](int c) { return game.now().passed.contains(c); });
}

bool settled(const Game& game) {
  return stopped(game) && (game.now().resumed || players_in(game).size() == 1);
}

namespace {

// Whether the point is a stone of c, or is empty and reaches c and no other player.
bool belongs(const Game& game, const Colouring& colouring, Point p, int c) {
  if (colouring[p] != 0) return colouring[p] == c;
  bool only = reaches(game.graph, colouring, p, c);
  for (int other : opponents(game.rules, c))
    only = only && !reaches(game.graph, colouring, p, other);
  return only;
}

// Two points for each part of the board that belongs to c and hangs together, or as many as it has
// empty points if these are fewer.
int tax(const Game& game, const Colouring& colouring, int c) {
  Colouring parts(colouring.size());
  for (Point p : points(game.graph)) parts[p] = belongs(game, colouring, p, c) ? 1 : 0;
  std::set<Point> counted;
  int sum = 0;
  for (Point p : points(game.graph)) {
    if (parts[p] == 0 || counted.contains(p)) continue;
    int empty = 0;
    for (Point q : block(game.graph, parts, p)) {
      counted.insert(q);
      if (colouring[q] == 0) ++empty;
    }
    sum += empty < 2 ? empty : 2;
  }
  return sum;
}

}  // namespace

std::vector<int> score(const Game& game, const std::set<Point>& dead,
                       const std::set<Point>& neutral) {
  Colouring colouring = game.now().colouring;
  std::vector<int> lost = game.now().lost;
  for (Point marked : dead) {
    for (Point p : block(game.graph, game.now().colouring, marked)) {
      if (colouring[p] != 0) ++lost[colouring[p] - 1];
      colouring[p] = 0;
    }
  }
  const bool territory = game.rules.scoring == Scoring::territory;
  std::vector<int> halves = game.rules.komi;
  for (int c = 1; c <= game.rules.players; ++c) {
    for (Point p : points(game.graph)) {
      const bool counts = !territory || (colouring[p] == 0 && !neutral.contains(p));
      if (counts && belongs(game, colouring, p, c)) halves[c - 1] += 2;
    }
    if (territory) halves[c - 1] -= 2 * lost[c - 1];
    if (game.rules.scoring == Scoring::stone) halves[c - 1] -= 2 * tax(game, colouring, c);
  }
  return halves;
}

std::vector<int> ranking(const Game& game, const std::set<Point>& dead,
                         const std::set<Point>& neutral) {
  const std::vector<int> halves = score(game, dead, neutral);
  const std::vector<int>& resigned = game.now().resigned;
  const auto ahead = [&](int a, int b) {
    const auto when_a = std::find(resigned.begin(), resigned.end(), a);
    const auto when_b = std::find(resigned.begin(), resigned.end(), b);
    return when_a != when_b ? when_a > when_b
                            : still_in(game.now(), a) && halves[a - 1] > halves[b - 1];
  };
  std::vector<int> places(game.rules.players, 1);
  for (int a = 1; a <= game.rules.players; ++a) {
    for (int b = 1; b <= game.rules.players; ++b) places[b - 1] += ahead(a, b);
  }
  return places;
}

}  // namespace omnigo::spec
