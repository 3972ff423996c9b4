// Each component is drawn so that the distance of two points in the plane is near their distance d
// in the graph. The stress, the sum over pairs of (|x_p - x_q| - d)^2 / d^2, is lowered by moving
// the two points of one pair at a time, all pairs in random order in each round, by steps that
// shrink from round to round (Zheng, Pawar, Goodman, "Graph drawing by stochastic gradient
// descent", 2018). In a large component, each point is paired with its neighbours and with some
// points spread over the whole, the pivots; a pair with a pivot stands for all the points nearer to
// that pivot than to others (Ortmann, Klimenta, Brandes, "A sparse stress model", 2016).
#include "graph/arrange.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/random.h"

namespace omnigo {
namespace {

constexpr int kMostPairedWithAll = 500;  // points of a component; beyond, pivots stand for them
constexpr int kPivots = 60;
constexpr int kRounds = 40;
constexpr double kSpace = 1.2;  // between components

// Two points that want to be `distance` apart; in a step, `a` and `b` go their share of the way.
struct Pair {
  int a, b;
  double distance, weight_a, weight_b;
};

using Neighbours = std::vector<std::vector<int>>;

std::vector<int> distances_from(const Neighbours& near, int start) {
  std::vector<int> distance(near.size(), -1);
  std::vector<int> met{start};
  distance[start] = 0;
  for (std::size_t i = 0; i < met.size(); ++i) {
    for (const int q : near[met[i]]) {
      if (distance[q] >= 0) continue;
      distance[q] = distance[met[i]] + 1;
      met.push_back(q);
    }
  }
  return distance;
}

std::vector<Pair> all_pairs(const Neighbours& near) {
  std::vector<Pair> pairs;
  for (int a = 0; a < static_cast<int>(near.size()); ++a) {
    const std::vector<int> distance = distances_from(near, a);
    for (int b = 0; b < a; ++b) {
      const double weight = 1.0 / (distance[b] * distance[b]);
      pairs.push_back({a, b, double(distance[b]), weight, weight});
    }
  }
  return pairs;
}

std::vector<Pair> pivot_pairs(const Neighbours& near) {
  const int size = static_cast<int>(near.size());
  std::vector<Pair> pairs;
  for (int a = 0; a < size; ++a) {
    for (const int b : near[a]) {
      if (b < a) pairs.push_back({a, b, 1, 1, 1});
    }
  }
  // Each pivot is the point farthest from those before.
  std::vector<std::vector<int>> distances;
  std::vector<int> pivots, nearest(size, size), region(size);
  for (int k = 0; k < kPivots; ++k) {
    const int pivot =
        static_cast<int>(std::max_element(nearest.begin(), nearest.end()) - nearest.begin());
    pivots.push_back(pivot);
    distances.push_back(distances_from(near, pivot));
    for (int p = 0; p < size; ++p) {
      if (distances[k][p] >= nearest[p]) continue;
      nearest[p] = distances[k][p];
      region[p] = k;
    }
  }
  for (std::size_t k = 0; k < pivots.size(); ++k) {
    // How many points of the pivot's region lie within each distance of it.
    std::vector<int> within(size + 1);
    for (int p = 0; p < size; ++p) {
      if (region[p] == static_cast<int>(k)) ++within[distances[k][p]];
    }
    std::partial_sum(within.begin(), within.end(), within.begin());
    for (int p = 0; p < size; ++p) {
      const int distance = distances[k][p];
      if (distance < 2) continue;
      const double weight = 1.0 / (double(distance) * distance);
      pairs.push_back({p, pivots[k], double(distance), weight * within[distance / 2], 0});
    }
  }
  return pairs;
}

void move(std::vector<Coordinates>& places, const Pair& pair, double step) {
  Coordinates &a = places[pair.a], &b = places[pair.b];
  const double x = a.x - b.x, y = a.y - b.y, apart = std::max(std::hypot(x, y), 1e-9);
  const double pull = (apart - pair.distance) / (2 * apart);
  const double share_a = std::min(pair.weight_a * step, 1.0);
  const double share_b = std::min(pair.weight_b * step, 1.0);
  a.x -= share_a * pull * x;
  a.y -= share_a * pull * y;
  b.x += share_b * pull * x;
  b.y += share_b * pull * y;
}

// Makes the mean edge one long.
void scale(std::vector<Coordinates>& places, const Neighbours& near) {
  double total = 0, edges = 0;
  for (std::size_t a = 0; a < near.size(); ++a) {
    for (const int b : near[a]) {
      total += std::hypot(places[a].x - places[b].x, places[a].y - places[b].y);
      ++edges;
    }
  }
  for (Coordinates& p : places) p = {p.x * edges / total, p.y * edges / total, 0};
}

// Turns the drawing so that it is widest from left to right, about its middle.
void level(std::vector<Coordinates>& places) {
  Coordinates middle;
  for (const Coordinates& p : places) {
    middle.x += p.x / places.size();
    middle.y += p.y / places.size();
  }
  double xx = 0, xy = 0, yy = 0;
  for (Coordinates& p : places) {
    p.x -= middle.x;
    p.y -= middle.y;
    xx += p.x * p.x;
    xy += p.x * p.y;
    yy += p.y * p.y;
  }
  const double angle = std::atan2(2 * xy, xx - yy) / 2, c = std::cos(angle), s = std::sin(angle);
  for (Coordinates& p : places) p = {c * p.x + s * p.y, c * p.y - s * p.x, 0};
}

std::vector<Coordinates> arrange_component(const Neighbours& near) {
  const int size = static_cast<int>(near.size());
  std::vector<Coordinates> places(size);
  Random random(static_cast<std::uint64_t>(size));
  const auto unit = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  const double side = std::sqrt(size);
  for (Coordinates& p : places) p = {side * unit(), side * unit(), 0};
  if (size == 1) return {{}};

  std::vector<Pair> pairs = size <= kMostPairedWithAll ? all_pairs(near) : pivot_pairs(near);
  double least = 1, most = 1;
  for (const Pair& pair : pairs) {
    least = std::min(least, pair.weight_a);
    most = std::max(most, pair.weight_a);
  }
  const double first = 1 / least, last = 0.05 / most;
  for (int round = 0; round < kRounds; ++round) {
    const double step = first * std::pow(last / first, round / (kRounds - 1.0));
    for (std::size_t i = pairs.size(); i > 1; --i) {
      std::swap(pairs[i - 1], pairs[random.below(static_cast<std::uint32_t>(i))]);
    }
    for (const Pair& pair : pairs) move(places, pair, step);
  }
  scale(places, near);
  level(places);
  return places;
}

struct Component {
  std::vector<Point> points;
  std::vector<Coordinates> places;
  double left, right, bottom, top;
};

void measure(Component& component) {
  component.left = component.right = component.places[0].x;
  component.bottom = component.top = component.places[0].y;
  for (const Coordinates& p : component.places) {
    component.left = std::min(component.left, p.x);
    component.right = std::max(component.right, p.x);
    component.bottom = std::min(component.bottom, p.y);
    component.top = std::max(component.top, p.y);
  }
}

std::vector<Component> components_of(const Graph& graph) {
  std::vector<Component> components;
  std::vector<int> number(graph.size(), -1);
  for (int start = 0; start < graph.size(); ++start) {
    if (number[start] >= 0) continue;
    Component& component = components.emplace_back();
    component.points.push_back(static_cast<Point>(start));
    number[start] = 0;
    Neighbours near;
    for (std::size_t i = 0; i < component.points.size(); ++i) {
      std::vector<int>& mine = near.emplace_back();
      for (const Point q : graph.neighbours(component.points[i])) {
        if (number[q] < 0) {
          number[q] = static_cast<int>(component.points.size());
          component.points.push_back(q);
        }
        mine.push_back(number[q]);
      }
    }
    component.places = arrange_component(near);
    measure(component);
  }
  return components;
}

}  // namespace

std::vector<Coordinates> arrange(const Graph& graph) {
  std::vector<Component> components = components_of(graph);
  // In rows from the top, the largest first, about as wide as high in all.
  std::sort(components.begin(), components.end(), [](const Component& a, const Component& b) {
    return std::pair(b.points.size(), a.points[0]) < std::pair(a.points.size(), b.points[0]);
  });
  double area = 0, widest = 0;
  for (const Component& c : components) {
    area += (c.right - c.left + kSpace) * (c.top - c.bottom + kSpace);
    widest = std::max(widest, c.right - c.left + kSpace);
  }
  const double row_width = std::max(widest, 1.2 * std::sqrt(area));
  std::vector<Coordinates> places(graph.size());
  double x = 0, y = 0, lowest = 0;
  for (const Component& c : components) {
    const double width = c.right - c.left + kSpace;
    if (x > 0 && x + width > row_width + 1e-9) {
      x = 0;
      y = lowest;
    }
    for (std::size_t i = 0; i < c.points.size(); ++i) {
      places[c.points[i]] = {x + c.places[i].x - c.left, y + c.places[i].y - c.top, 0};
    }
    x += width;
    lowest = std::min(lowest, y - (c.top - c.bottom) - kSpace);
  }
  return places;
}

}  // namespace omnigo
