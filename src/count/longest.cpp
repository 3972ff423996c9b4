// The longest game, a longest simple path, between a bound from above and games found.
//
// From above: matchings with cuts (game_matching.h), and a depth-first search that either finds a
// game of the length that the bound allows or shows that there is none. From below: annealing over
// matchings, in which exchanges of successors open, close and join circles apart from the game, and
// circles cost as much as a few colourings left out.
#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

#include "base/random.h"
#include "count/game_matching.h"
#include "count/games.h"

namespace omnigo::count {
namespace {

// A matching that changes by exchanges: of two successors, or of three.
class Exchanges {
 public:
  explicit Exchanges(const MoveGraph& moves) : after_(size_of(moves)), before_(size_of(moves)) {
    for (std::uint32_t c = 0; c < size_of(moves); ++c) {
      std::vector<std::uint32_t> successors = {0};  // the end
      if (c != 0) successors.push_back(c);          // left out
      for (std::uint32_t d : moves.next[c]) {
        if (d != 0) successors.push_back(d);
      }
      std::sort(successors.begin(), successors.end());
      successors_.push_back(std::move(successors));
      after_[c] = before_[c] = c;
    }
  }

  // Anneals this many trials; the longest game met, none longer than `enough`.
  std::vector<std::uint32_t> anneal(std::uint64_t trials, int enough, std::uint64_t seed) {
    constexpr double kHot = 0.35, kCold = 0.15;
    Random random(seed);
    std::vector<std::uint32_t> best = game();
    double energy = measure().energy;
    for (std::uint64_t i = 0; i < trials && static_cast<int>(best.size()) <= enough; ++i) {
      const Change change = draw(random);
      if (change.links == 0) continue;
      apply(change);
      const Measure now = measure();
      const double heat = kHot * std::pow(kCold / kHot, static_cast<double>(i) / trials);
      const double chance = std::exp((energy - now.energy) / heat);
      if (static_cast<double>(random() >> 11) * 0x1p-53 >= chance) {
        undo(change);
        continue;
      }
      energy = now.energy;
      if (now.moves >= static_cast<int>(best.size())) best = game();
    }
    return best;
  }

 private:
  struct Link {
    std::uint32_t from, to;
  };
  struct Change {
    int links = 0;
    Link before[3], after[3];
  };
  struct Measure {
    double energy;
    int moves;
  };

  static std::uint32_t size_of(const MoveGraph& moves) {
    return static_cast<std::uint32_t>(moves.colourings.size());
  }

  bool may_follow(std::uint32_t c, std::uint32_t d) const {
    return std::binary_search(successors_[c].begin(), successors_[c].end(), d);
  }
  std::uint32_t draw_successor(std::uint32_t c, Random& random) const {
    return successors_[c][random.below(static_cast<std::uint32_t>(successors_[c].size()))];
  }

  // a gets successor d. Then c, which had it, needs another: that of a, or that of some y, which
  // gets that of a.
  Change draw(Random& random) const {
    const std::uint32_t a = random.below(static_cast<std::uint32_t>(after_.size()));
    const std::uint32_t d = draw_successor(a, random);
    const std::uint32_t b = after_[a], c = before_[d];
    if (b == d) return {};
    if (may_follow(c, b)) return {2, {{a, b}, {c, d}, {}}, {{a, d}, {c, b}, {}}};
    const std::uint32_t x = draw_successor(c, random), y = before_[x];
    if (x == d || x == b || !may_follow(y, b)) return {};
    return {3, {{a, b}, {c, d}, {y, x}}, {{a, d}, {c, x}, {y, b}}};
  }

  void link(const Link* links, int count) {
    for (int i = 0; i < count; ++i) {
      after_[links[i].from] = links[i].to;
      before_[links[i].to] = links[i].from;
    }
  }
  void apply(const Change& change) { link(change.after, change.links); }
  void undo(const Change& change) { link(change.before, change.links); }

  std::vector<std::uint32_t> game() const {
    std::vector<std::uint32_t> path = {0};
    while (after_[path.back()] != 0) path.push_back(after_[path.back()]);
    return path;
  }

  Measure measure() {
    constexpr double kCircle = 1.3;  // colourings left out that a circle weighs as much as
    ++round_;
    seen_.resize(after_.size());
    int moves = -1, left_out = 0, circles = 0;
    std::uint32_t c = 0;
    do {
      seen_[c] = round_;
      c = after_[c];
      ++moves;
    } while (c != 0);
    for (std::uint32_t first = 1; first < after_.size(); ++first) {
      if (seen_[first] == round_) continue;
      if (after_[first] == first) {
        ++left_out;
        continue;
      }
      ++circles;
      for (c = first; seen_[c] != round_; c = after_[c]) seen_[c] = round_;
    }
    return {left_out + kCircle * circles, moves};
  }

  std::vector<std::vector<std::uint32_t>> successors_;  // ascending
  std::vector<std::uint32_t> after_, before_;
  std::vector<std::uint64_t> seen_;
  std::uint64_t round_ = 0;
};

class LongestSearch {
 public:
  LongestSearch(const MoveGraph& moves, std::uint64_t nodes)
      : moves_(moves), arcs_(moves), nodes_(nodes), used_(moves.colourings.size()) {}

  LongestGame run() {
    constexpr std::uint64_t kQuick = 5000;
    constexpr int kCutSteps = 600;
    // Without cuts the search is quick, and often enough.
    const Weights plain(arcs_.arcs.size(), kMove);
    longest_.bound = whole_moves(plain);
    if (find(longest_.bound, plain, std::min(nodes_, kQuick))) return longest_;
    const Weights cut = weights_with_cuts(arcs_, kCutSteps);
    longest_.bound = std::min(longest_.bound, whole_moves(cut));
    lower_bound(cut, std::min(nodes_, kQuick));
    anneal();
    lower_bound(cut, nodes_);
    return longest_;
  }

 private:
  // Each length that is searched in full without success lowers the bound.
  void lower_bound(const Weights& weights, std::uint64_t nodes) {
    while (longest_.moves < longest_.bound && !find(longest_.bound, weights, nodes) && left_ > 0) {
      --longest_.bound;
    }
  }

  void anneal() {
    constexpr std::uint64_t kTrialsPerNode = 200, kTrialsAtOnce = 60'000'000;
    std::uint64_t left = nodes_ * kTrialsPerNode;
    for (std::uint64_t seed = 1; left > 0 && longest_.moves < longest_.bound; ++seed) {
      const std::uint64_t trials = std::min(left, kTrialsAtOnce);
      keep(Exchanges(moves_).anneal(trials, longest_.bound, seed));
      left -= trials;
    }
  }

  void keep(const std::vector<std::uint32_t>& path) {
    if (path.size() <= longest_.path.size()) return;
    longest_.path = path;
    longest_.moves = static_cast<int>(path.size()) - 1;
  }

  int whole_moves(const Weights& weights) const {
    const Matching matching(arcs_, weights, std::vector<Weight>(arcs_.colourings()));
    return static_cast<int>(matching.total() / kMove);
  }

  // Looks for a game of at least the wanted length.
  bool find(int wanted, const Weights& weights, std::uint64_t nodes) {
    wanted_ = wanted;
    left_ = nodes;
    path_ = {0};
    std::fill(used_.begin(), used_.end(), false);
    used_[0] = true;
    if (!search(Matching(arcs_, weights, std::vector<Weight>(arcs_.colourings())))) return false;
    keep(path_);
    return true;
  }

  struct Step {
    Weight bound;
    int ways_on;
    std::uint32_t to;
    Matching matching;
  };

  // Goes on from the path.
  bool search(const Matching& matching) {
    const int moves = static_cast<int>(path_.size()) - 1;
    if (moves >= wanted_) return true;
    if (left_ == 0) return false;
    --left_;
    if (moves + reachable() < wanted_) return false;
    for (const Step& step : steps(matching)) {
      path_.push_back(step.to);
      used_[step.to] = true;
      if (search(step.matching)) return true;
      used_[step.to] = false;
      path_.pop_back();
    }
    return false;
  }

  // The moves that may lead to the wanted length: first where most is left, then where it is most
  // pressing to go.
  std::vector<Step> steps(const Matching& matching) const {
    std::vector<Step> steps;
    for (std::uint32_t to : moves_.next[path_.back()]) {
      if (used_[to]) continue;
      Matching after = matching;
      after.fix(path_.back(), to);
      if (after.total() < wanted_ * kMove) continue;
      const Weight bound = after.total();
      steps.push_back({bound, ways_on(to), to, std::move(after)});
    }
    std::sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
      return std::tuple(-a.bound, a.ways_on, a.to) < std::tuple(-b.bound, b.ways_on, b.to);
    });
    return steps;
  }

  int ways_on(std::uint32_t c) const {
    const auto& next = moves_.next[c];
    return static_cast<int>(
        std::count_if(next.begin(), next.end(), [this](std::uint32_t d) { return !used_[d]; }));
  }

  // How many colourings moves from the end of the path through unused ones lead to.
  int reachable() const {
    std::vector<bool> seen = used_;
    std::vector<std::uint32_t> found = {path_.back()};
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (std::uint32_t d : moves_.next[found[i]]) {
        if (!seen[d]) found.push_back(d);
        seen[d] = true;
      }
    }
    return static_cast<int>(found.size()) - 1;
  }

  const MoveGraph& moves_;
  const Arcs arcs_;
  const std::uint64_t nodes_;
  std::vector<bool> used_;
  std::vector<std::uint32_t> path_;
  std::uint64_t left_ = 0;
  int wanted_ = 0;
  LongestGame longest_;
};

}  // namespace

LongestGame longest_game(const MoveGraph& moves, std::uint64_t nodes) {
  return LongestSearch(moves, nodes).run();
}

}  // namespace omnigo::count
