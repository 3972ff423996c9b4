// Spread handicap stones: the k-median problem on a graph, by exchanges.
//
// A set of points is good if the board is near it. From several beginnings, the exchange of one of
// its points for another that helps most is made until none helps; the best set found wins. What
// all exchanges with one newcomer would bring is found in one pass over the points, by the nearest
// and the second nearest of the set (E. Schubert and P. Rousseeuw, "Faster k-medoids clustering",
// 2019).
//
// Where points look alike, a set of such points (with the middle of the board, if the number is
// odd) is taken if it is nearly as good: it treats all parts of a symmetric board alike. Of several
// such sets, and that of the exchanges, the one with most room around its stones is taken: stones
// near an edge, or in a dead end, serve less, which the sum of distances does not see. The room
// around a point counts every point, half as much for each step away. Points look alike if as many
// points of each degree lie at each distance from them; on the usual boards those are the points
// that some symmetry of the board carries to each other.
//
// Whether such sets are worth something as handicap is not proved here but measured:
// `omnigo bench handicap`.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <string>
#include <tuple>

#include "base/random.h"
#include "rules/handicap.h"

namespace omnigo {
namespace {

constexpr int kMostChoices = 1000;     // points that may get a stone
constexpr int kMostJudges = 2000;      // points whose distance counts
constexpr int kMostExchanged = 32;     // stones that are placed by exchanges
constexpr int kBeginnings = 12;        // sets to begin with
constexpr int kMostExchanges = 200;    // from each beginning
constexpr double kNearlyAsGood = 1.1;  // times the sum of distances
constexpr double kUneven = 1.03;       // the room that a set must have more if it is uneven
constexpr int kFar = kMaxPoints + 1;   // of points without a path between them

// All of them, or this many at random.
std::vector<Point> some_points(const Graph& graph, int most) {
  std::vector<Point> points(graph.size());
  std::iota(points.begin(), points.end(), Point{0});
  if (graph.size() <= most) return points;
  Random random(1);
  for (int i = 0; i < most; ++i) {
    std::swap(points[i], points[i + random.below(static_cast<std::uint32_t>(graph.size() - i))]);
  }
  points.resize(most);
  std::sort(points.begin(), points.end());
  return points;
}

// Lowers each distance to that from `source`, where it is less.
void measure_from(const Graph& graph, Point source, std::vector<int>& distance) {
  std::vector<Point> queue = {source};
  distance[source] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const Point q : graph.neighbours(queue[i])) {
      if (distance[queue[i]] + 1 < distance[q]) {
        distance[q] = distance[queue[i]] + 1;
        queue.push_back(q);
      }
    }
  }
}

class Medians {
 public:
  Medians(const Graph& graph, int stones)
      : graph_(graph),
        choices_(some_points(graph, std::max(kMostChoices, stones))),
        judges_(some_points(graph, kMostJudges)),
        stones_(stones) {
    for (const Point p : choices_) {
      std::vector<int> distance(graph.size(), kFar);
      measure_from(graph, p, distance);
      double room = 0;
      for (const Point q : judges_) {
        distances_.push_back(static_cast<std::uint16_t>(distance[q]));
        room += std::ldexp(1, -distance[q]);
      }
      room_.push_back(room);
    }
  }

  std::vector<Point> find() {
    Random random(1);
    std::vector<int> best;
    for (int beginning = 0; beginning < beginnings(); ++beginning) {
      std::vector<int> set = beginning == 0 ? greedy() : drawn(random);
      improve(set);
      std::sort(set.begin(), set.end());
      if (best.empty() || worth(set) < worth(best)) best = set;
    }
    if (choices_.size() == judges_.size()) best = balanced(best);
    std::vector<Point> points;
    for (const int choice : best) points.push_back(choices_[choice]);
    return points;
  }

 private:
  // Fewer on large boards.
  int beginnings() const {
    constexpr std::size_t kDistances = 4'000'000;
    return std::clamp(static_cast<int>(kDistances / distances_.size()), 2, kBeginnings);
  }

  const std::uint16_t* from(int choice) const {
    return distances_.data() + static_cast<std::size_t>(choice) * judges_.size();
  }

  // The nearest of the set to each judge, and how far the two nearest are.
  struct Near {
    std::vector<int> nearest, first, second;
  };
  Near nearest(const std::vector<int>& set) const {
    Near near{std::vector<int>(judges_.size()), std::vector<int>(judges_.size(), kFar),
              std::vector<int>(judges_.size(), kFar)};
    for (std::size_t i = 0; i < set.size(); ++i) {
      const std::uint16_t* distance = from(set[i]);
      for (std::size_t q = 0; q < judges_.size(); ++q) {
        if (distance[q] < near.first[q]) {
          near.second[q] = near.first[q];
          near.first[q] = distance[q];
          near.nearest[q] = static_cast<int>(i);
        } else {
          near.second[q] = std::min<int>(near.second[q], distance[q]);
        }
      }
    }
    return near;
  }

  // Less is better: the sum of distances, then that of the closest pairs, the farther the better.
  using Worth = std::tuple<long, int, std::vector<int>>;
  Worth worth(const std::vector<int>& set) const {
    const Near near = nearest(set);
    const long sum = std::accumulate(near.first.begin(), near.first.end(), 0L);
    std::vector<int> apart;
    for (const int choice : set) {
      const auto at = std::lower_bound(judges_.begin(), judges_.end(), choices_[choice]);
      if (at != judges_.end() && *at == choices_[choice]) {
        apart.push_back(near.second[at - judges_.begin()]);
      }
    }
    const int closest = apart.empty() ? 0 : *std::min_element(apart.begin(), apart.end());
    return {sum, -closest, set};
  }

  // --- sets of points that look alike

  // By choice: equal numbers for points that look alike.
  std::vector<std::uint64_t> looks() const {
    std::vector<std::uint64_t> looks;
    for (int choice = 0; choice < static_cast<int>(choices_.size()); ++choice) {
      std::uint64_t sum = static_cast<std::uint64_t>(graph_.degree(choices_[choice]));
      for (std::size_t q = 0; q < judges_.size(); ++q) {
        sum += splitmix64(std::uint64_t{from(choice)[q]} << 32 |
                          static_cast<std::uint64_t>(graph_.degree(judges_[q])));
      }
      looks.push_back(sum);
    }
    return looks;
  }

  // Begins with this choice, and adds the farthest that looks like it; no set if there are too few.
  std::vector<int> alike(int first, int stones, const std::vector<std::uint64_t>& looks) const {
    std::vector<int> set = {first};
    while (static_cast<int>(set.size()) < stones) {
      std::tuple<int, long, int> best = {0, 0, -1};
      for (int choice = 0; choice < static_cast<int>(choices_.size()); ++choice) {
        if (looks[choice] != looks[first]) continue;
        int least = kFar;
        long sum = 0;
        for (const int member : set) {
          least = std::min<int>(least, from(member)[choice]);
          sum += from(member)[choice];
        }
        if (least > 0) best = std::max(best, std::tuple(least, sum, -1 - choice));
      }
      if (std::get<0>(best) == 0) return {};
      set.push_back(-1 - std::get<2>(best));
    }
    return set;
  }

  // Among sets that are nearly as good, less is better: those with more room around the stones, or
  // a little less if all stones see the others at the same distances; then as above. `kinds`: how
  // many kinds of stones there are, two where the middle is one.
  using RoomyWorth = std::pair<double, Worth>;
  RoomyWorth roomy_worth(const std::vector<int>& set, int kinds) const {
    std::set<std::vector<int>> views;
    double room = 0;
    for (const int stone : set) {
      room += room_[stone];
      std::vector<int> view;
      for (const int other : set) view.push_back(from(stone)[other]);
      std::sort(view.begin(), view.end());
      views.insert(std::move(view));
    }
    const bool even = static_cast<int>(views.size()) <= kinds;
    return {even ? -room : -room / kUneven, worth(set)};
  }

  // The roomiest of this set and of those of points that look alike and are nearly as good.
  std::vector<int> balanced(const std::vector<int>& best) const {
    const std::vector<std::uint64_t> looks = this->looks();
    const double most = kNearlyAsGood * static_cast<double>(std::get<0>(worth(best)));
    const int middle = Medians::middle();
    RoomyWorth found = roomy_worth(best, 1);
    for (int first = 0; first < static_cast<int>(choices_.size()); ++first) {
      for (const bool with_middle : {false, true}) {
        if (with_middle && (stones_ % 2 == 0 || stones_ < 3)) continue;
        std::vector<int> set = alike(first, stones_ - with_middle, looks);
        if (set.empty() || (with_middle && looks[middle] == looks[first])) continue;
        if (with_middle) set.push_back(middle);
        std::sort(set.begin(), set.end());
        if (static_cast<double>(std::get<0>(worth(set))) > most) continue;
        found = std::min(found, roomy_worth(set, with_middle ? 2 : 1));
      }
    }
    return std::get<2>(found.second);
  }

  int middle() const {
    int best = 0;
    long least = std::numeric_limits<long>::max();
    for (int choice = 0; choice < static_cast<int>(choices_.size()); ++choice) {
      const long sum = std::accumulate(from(choice), from(choice) + judges_.size(), 0L);
      if (sum < least) std::tie(least, best) = std::pair(sum, choice);
    }
    return best;
  }

  // --- exchanges

  std::vector<int> greedy() const {
    std::vector<int> set, distance(judges_.size(), kFar);
    while (static_cast<int>(set.size()) < stones_) {
      long least = std::numeric_limits<long>::max();
      int best = 0;
      for (int choice = 0; choice < static_cast<int>(choices_.size()); ++choice) {
        if (std::find(set.begin(), set.end(), choice) != set.end()) continue;
        const std::uint16_t* other = from(choice);
        long sum = 0;
        for (std::size_t q = 0; q < judges_.size(); ++q) {
          sum += std::min<int>(distance[q], other[q]);
        }
        if (sum < least) std::tie(least, best) = std::pair(sum, choice);
      }
      set.push_back(best);
      for (std::size_t q = 0; q < judges_.size(); ++q) {
        distance[q] = std::min<int>(distance[q], from(best)[q]);
      }
    }
    return set;
  }

  std::vector<int> drawn(Random& random) const {
    std::vector<int> all(choices_.size());
    std::iota(all.begin(), all.end(), 0);
    for (int i = 0; i < stones_; ++i) {
      std::swap(all[i], all[i + random.below(static_cast<std::uint32_t>(all.size() - i))]);
    }
    all.resize(stones_);
    return all;
  }

  void improve(std::vector<int>& set) const {
    for (int i = 0; i < kMostExchanges; ++i) {
      const Near near = nearest(set);
      long best_gain = 0;
      int comes = -1, goes = -1;
      for (int choice = 0; choice < static_cast<int>(choices_.size()); ++choice) {
        if (std::find(set.begin(), set.end(), choice) != set.end()) continue;
        const auto [gain, member] = exchange(near, choice, set.size());
        if (gain > best_gain) std::tie(best_gain, comes, goes) = std::tuple(gain, choice, member);
      }
      if (comes < 0) return;
      set[goes] = comes;
    }
  }

  // The best member of the set to go if this choice comes, and what that gains.
  std::pair<long, int> exchange(const Near& near, int choice, std::size_t members) const {
    const std::uint16_t* other = from(choice);
    long gain = 0;
    std::vector<long> loss(members);
    for (std::size_t q = 0; q < judges_.size(); ++q) {
      const int first = near.first[q], second = near.second[q], now = other[q];
      if (now < first) gain += first - now;
      loss[near.nearest[q]] += std::min(second, std::max(now, first)) - first;
    }
    const auto least = std::min_element(loss.begin(), loss.end());
    return {gain - *least, static_cast<int>(least - loss.begin())};
  }

  const Graph& graph_;
  std::vector<Point> choices_, judges_;
  int stones_;
  std::vector<std::uint16_t> distances_;  // by choice, then by judge
  std::vector<double> room_;              // around each choice
};

// Adds points far from those there are.
void fill_up(const Graph& graph, int stones, std::vector<Point>& points) {
  std::vector<int> distance(graph.size(), kFar);
  for (const Point p : points) measure_from(graph, p, distance);
  while (static_cast<int>(points.size()) < stones) {
    const auto farthest = std::max_element(distance.begin(), distance.end());
    points.push_back(static_cast<Point>(farthest - distance.begin()));
    measure_from(graph, points.back(), distance);
  }
}

// The player whose turn it is to get a point: who still needs the most.
int neediest(const std::vector<int>& left) {
  return static_cast<int>(std::max_element(left.begin(), left.end()) - left.begin());
}

}  // namespace

Result<std::vector<Point>> spread_points(const Graph& graph, int stones) {
  if (stones < 0 || stones > graph.size()) {
    return explain("handicap-no-room", "there is no room for {n} handicap stones", {{"n", stones}});
  }
  if (stones == 0) return std::vector<Point>();
  std::vector<Point> points = Medians(graph, std::min(stones, kMostExchanged)).find();
  fill_up(graph, stones, points);
  std::sort(points.begin(), points.end());
  return points;
}

Result<std::vector<Stone>> spread_handicap(const Graph& graph, const std::vector<int>& stones) {
  long all = 0;
  for (const int count : stones) all += std::max(0, count);
  if (all > graph.size()) all = graph.size() + 1;
  auto points = spread_points(graph, static_cast<int>(all));
  if (!points) return points.error();
  std::vector<Stone> placed;
  std::vector<int> left = stones;
  // How far each point is from those of each player so far.
  std::vector<std::vector<int>> distance(stones.size(), std::vector<int>(graph.size(), kFar));
  while (!points->empty()) {
    const int player = neediest(left);
    const auto best = std::max_element(points->begin(), points->end(), [&](Point a, Point b) {
      return distance[player][a] < distance[player][b];
    });
    placed.push_back({*best, colour_of(player)});
    measure_from(graph, *best, distance[player]);
    points->erase(best);
    --left[player];
  }
  return placed;
}

}  // namespace omnigo
