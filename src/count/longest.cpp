// The longest game as a longest simple path, by branch and bound over matchings.
//
// Give every colouring one successor: the next one in the game, itself where the game does not use
// it, or the end. That is a perfect matching of colourings (as places to leave) to colourings (as
// places to come to), the end taking the place of the empty colouring; its cost is the number of
// colourings that are their own successor. The cheapest matching (which may also contain circles
// apart from the game) bounds the length of any game. It is found by shortest augmenting paths with
// potentials (Kuhn; Jonker and Volgenant), and found again after a move by one such path.
#include <algorithm>
#include <limits>
#include <queue>

#include "count/games.h"

namespace omnigo::count {
namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

class Matching {
 public:
  explicit Matching(const MoveGraph& moves)
      : moves_(&moves), to_(size(), kNone), from_(size(), kNone), leave_(size()), come_(size()) {
    for (std::uint32_t c = 0; c < size(); ++c) augment(c);
  }

  // Colourings that the game leaves out, at least.
  int cost() const { return cost_; }
  std::uint32_t successor(std::uint32_t c) const { return to_[c]; }

  // The game goes from a to b.
  void fix(std::uint32_t a, std::uint32_t b) {
    const std::uint32_t other = from_[b], freed = to_[a];
    to_[a] = from_[b] = kFixed;
    if (freed == b) return;
    from_[freed] = kNone;
    to_[other] = kNone;
    cost_ -= left_out(a, freed) + left_out(other, b);
    augment(other);
  }

 private:
  static constexpr std::uint32_t kFixed = kNone - 1;

  std::size_t size() const { return moves_->colourings.size(); }

  static bool left_out(std::uint32_t c, std::uint32_t successor) {
    return c != 0 && c == successor;
  }

  template <class Visit>
  void for_each_successor(std::uint32_t c, Visit visit) const {
    visit(0u, 0);  // the end
    if (c != 0) visit(c, 1);
    for (std::uint32_t d : moves_->next[c]) {
      if (d != 0) visit(d, 0);
    }
  }

  // Matches colouring c by the cheapest change of the others.
  void augment(std::uint32_t c) {
    using Reached = std::pair<int, std::uint32_t>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> queue;
    std::vector<int> distance(size(), std::numeric_limits<int>::max());
    std::vector<std::uint32_t> via(size(), kNone);
    std::vector<std::uint32_t> done;
    std::uint32_t leaving = c, reached = kNone;
    int here = 0;
    while (reached == kNone) {
      for_each_successor(leaving, [&](std::uint32_t d, int cost) {
        if (from_[d] == kFixed) return;
        const int further = here + cost - leave_[leaving] - come_[d];
        if (further >= distance[d]) return;
        distance[d] = further;
        via[d] = leaving;
        queue.push({further, d});
      });
      while (distance[queue.top().second] != queue.top().first) queue.pop();
      const auto [nearest, d] = queue.top();
      queue.pop();
      here = nearest;
      if (from_[d] == kNone) {
        reached = d;
      } else {
        done.push_back(d);
        leaving = from_[d];
      }
    }
    leave_[c] += here;
    for (std::uint32_t d : done) {
      leave_[from_[d]] += here - distance[d];
      come_[d] -= here - distance[d];
    }
    while (reached != kNone) {
      const std::uint32_t by = via[reached], next = to_[by];
      cost_ += left_out(by, reached) - left_out(by, next);
      to_[by] = reached;
      from_[reached] = by;
      reached = by == c ? kNone : next;
    }
  }

  const MoveGraph* moves_;
  std::vector<std::uint32_t> to_, from_;
  std::vector<int> leave_, come_;  // potentials
  int cost_ = 0;
};

class LongestSearch {
 public:
  LongestSearch(const MoveGraph& moves, std::uint64_t nodes)
      : moves_(moves), nodes_(nodes), used_(moves.colourings.size()) {}

  LongestGame run() {
    LongestGame longest;
    const Matching all(moves_);
    longest.bound = length(all);
    bool proved = true;  // that no game is longer than the length tried
    for (wanted_ = longest.bound;; --wanted_) {
      left_ = nodes_;
      path_ = {0};
      std::fill(used_.begin(), used_.end(), false);
      used_[0] = true;
      if (search(all)) break;
      proved &= left_ > 0;
      if (proved) --longest.bound;
    }
    longest.moves = wanted_;
    longest.path = path_;
    return longest;
  }

 private:
  int length(const Matching& matching) const {
    return static_cast<int>(moves_.colourings.size()) - 1 - matching.cost();
  }

  // Goes on from the path to a game of the wanted length.
  bool search(const Matching& matching) {
    if (static_cast<int>(path_.size()) - 1 == wanted_) return true;
    if (left_ == 0) return false;
    --left_;
    if (static_cast<int>(path_.size()) - 1 + reachable() < wanted_) return false;
    struct Step {
      int bound, ways_on;
      std::uint32_t to;
      Matching matching;
    };
    std::vector<Step> steps;
    for (std::uint32_t to : moves_.next[path_.back()]) {
      if (used_[to]) continue;
      Matching after = matching;
      after.fix(path_.back(), to);
      if (length(after) >= wanted_)
        steps.push_back({length(after), ways_on(to), to, std::move(after)});
    }
    // First where most is left, then where it is most pressing to go.
    std::sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
      return std::tuple(-a.bound, a.ways_on, a.to) < std::tuple(-b.bound, b.ways_on, b.to);
    });
    for (const Step& step : steps) {
      path_.push_back(step.to);
      used_[step.to] = true;
      if (search(step.matching)) return true;
      used_[step.to] = false;
      path_.pop_back();
    }
    return false;
  }

  int ways_on(std::uint32_t c) const {
    const auto& next = moves_.next[c];
    return static_cast<int>(
        std::count_if(next.begin(), next.end(), [this](std::uint32_t d) { return !used_[d]; }));
  }

  // The colourings that moves from the end of the path through unused ones lead to.
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
  const std::uint64_t nodes_;
  std::vector<bool> used_;
  std::vector<std::uint32_t> path_;
  std::uint64_t left_ = 0;
  int wanted_ = 0;
};

}  // namespace

LongestGame longest_game(const MoveGraph& moves, std::uint64_t nodes) {
  return LongestSearch(moves, nodes).run();
}

}  // namespace omnigo::count
