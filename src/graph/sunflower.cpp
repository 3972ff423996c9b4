// The sunflower: seed k = 0, 1, ... lies at radius sqrt(k + 1/2) and angle k x 137.508 degrees, so
// that each has the same share of the disc of radius sqrt(N) (Vogel, "A better way to construct the
// sunflower head", 1979).
//
// Two seeds p and q are joined where their Voronoi cells, clipped to that disc, share a side: where
// a stretch of positive length of the line midway between them lies inside the disc and no nearer
// to any other seed. Along that line, m + t u with u of length 1, each other seed s leaves a
// half-line: |x - s|^2 >= |x - p|^2 is linear in t, as p and q are equally far from x. The disc
// leaves the chord |t + m.u| <= sqrt(R^2 - |m|^2 + (m.u)^2). What is left is one interval; its
// length decides, so four seeds on one circle need no special care: their interval is empty up to
// rounding. Over all boards of up to 10,000 seeds every shared side is longer than 3 x 10^-7 and
// every other interval shorter than -9 x 10^-6, so kLeastSide is in no doubt.
//
// Every place of the disc is less than kReach / 2 from some seed, so seeds farther apart than
// kReach share no side, and those farther than kReach from p cannot cut a side of p. About 25 seeds
// lie that near, which makes the whole linear in N.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "graph/drawing.h"

namespace omnigo {
namespace {

constexpr double kReach = 5;
constexpr double kLeastSide = 1e-9;

struct Interval {
  double low, high;
};

double dot(Coordinates a, Coordinates b) { return a.x * b.x + a.y * b.y; }
Coordinates minus(Coordinates a, Coordinates b) { return {a.x - b.x, a.y - b.y, 0}; }

// The seeds within kReach of each, themselves left out, found through square bins of that width.
class Vicinity {
 public:
  explicit Vicinity(const std::vector<Coordinates>& seeds)
      : seeds_(seeds),
        half_(static_cast<int>(std::sqrt(seeds.size()) / kReach) + 2),
        bins_(4 * half_ * half_) {
    for (std::size_t k = 0; k < seeds.size(); ++k) {
      bins_[bin(index(seeds[k].x), index(seeds[k].y))].push_back(static_cast<Point>(k));
    }
  }

  std::vector<Point> of(Point p) const {
    std::vector<Point> near;
    const int column = index(seeds_[p].x), row = index(seeds_[p].y);
    for (int c = column - 1; c <= column + 1; ++c) {
      for (int r = row - 1; r <= row + 1; ++r) {
        for (const Point q : bins_[bin(c, r)]) {
          const Coordinates apart = minus(seeds_[p], seeds_[q]);
          if (q != p && dot(apart, apart) <= kReach * kReach) near.push_back(q);
        }
      }
    }
    return near;
  }

 private:
  int index(double along) const { return static_cast<int>(std::floor(along / kReach)) + half_; }
  int bin(int column, int row) const { return row * 2 * half_ + column; }

  const std::vector<Coordinates>& seeds_;
  int half_;
  std::vector<std::vector<Point>> bins_;
};

// The length of the side that the cells of p and q share, negative or 0 where they share none.
double shared_side(const std::vector<Coordinates>& seeds, const std::vector<Point>& near, Point p,
                   Point q) {
  const Coordinates a = seeds[p], b = seeds[q], apart = minus(b, a);
  const Coordinates middle{(a.x + b.x) / 2, (a.y + b.y) / 2, 0};
  const double distance = std::sqrt(dot(apart, apart));
  const Coordinates along{-apart.y / distance, apart.x / distance, 0};

  const double offset = dot(middle, along);
  const double chord = seeds.size() - dot(middle, middle) + offset * offset;
  if (chord <= 0) return 0;
  Interval side{-std::sqrt(chord) - offset, std::sqrt(chord) - offset};

  for (const Point s : near) {
    if (s == q) continue;
    // |middle + t along - s|^2 >= |middle + t along - a|^2, that is, slope x t <= bound.
    const Coordinates to_s = minus(seeds[s], middle), to_a = minus(a, middle);
    const double slope = 2 * dot(to_s, along);
    const double bound = dot(to_s, to_s) - dot(to_a, to_a);
    if (slope > 0) {
      side.high = std::min(side.high, bound / slope);
    } else if (slope < 0) {
      side.low = std::max(side.low, bound / slope);
    } else if (bound < 0) {
      return 0;
    }
  }
  return side.high - side.low;
}

}  // namespace

Drawing draw_sunflower(int points) {
  constexpr double kTurn = 137.508 / 180 * std::numbers::pi;
  Drawing drawing;
  for (int k = 0; k < points; ++k) {
    const double radius = std::sqrt(k + 0.5);
    drawing.points.push_back({radius * std::cos(k * kTurn), radius * std::sin(k * kTurn), 0});
  }
  const Vicinity vicinity(drawing.points);
  for (int k = 0; k < points; ++k) {
    const auto p = static_cast<Point>(k);
    const auto near = vicinity.of(p);
    for (const Point q : near) {
      if (p < q && shared_side(drawing.points, near, p, q) > kLeastSide) {
        drawing.edges.push_back({p, q});
      }
    }
  }
  return drawing;
}

}  // namespace omnigo
