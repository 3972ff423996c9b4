#include "count/game_matching.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <set>
#include <utility>

namespace omnigo::count {

Arcs::Arcs(const MoveGraph& moves) : coming(moves.colourings.size()) {
  for (std::uint32_t c = 0; c < moves.colourings.size(); ++c) {
    first.push_back(arcs.size());
    for (std::uint32_t d : moves.next[c]) {
      if (d == 0) continue;
      coming[d].push_back(arcs.size());
      arcs.push_back({c, d});
    }
  }
  first.push_back(arcs.size());
}

// The end, and being left out, weigh nothing.
template <class Visit>
void Matching::for_each_successor(std::uint32_t c, Visit visit) const {
  visit(0u, Weight{0});
  if (c != 0) visit(c, Weight{0});
  for (std::size_t i = arcs_->first[c]; i < arcs_->first[c + 1]; ++i) {
    visit(arcs_->arcs[i].to, (*weights_)[i]);
  }
}

Matching::Matching(const Arcs& arcs, const Weights& weights, std::vector<Weight> come)
    : arcs_(&arcs),
      weights_(&weights),
      to_(arcs.colourings(), kNone),
      from_(arcs.colourings(), kNone),
      weight_(arcs.colourings()),
      leave_(arcs.colourings(), std::numeric_limits<Weight>::max()),
      come_(std::move(come)) {
  for (std::uint32_t c = 0; c < arcs.colourings(); ++c) {
    for_each_successor(c, [&](std::uint32_t d, Weight weight) {
      leave_[c] = std::min(leave_[c], -weight - come_[d]);
    });
  }
  for (std::uint32_t c = 0; c < arcs.colourings(); ++c) augment(c);
}

void Matching::fix(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t other = from_[b], freed = to_[a];
  to_[a] = from_[b] = kFixed;
  if (freed == b) return;
  from_[freed] = to_[other] = kNone;
  for_each_successor(a, [&](std::uint32_t d, Weight weight) {
    if (d == b) total_ += weight - weight_[a];
  });
  total_ -= weight_[other];
  weight_[other] = 0;
  augment(other);
}

// Matches colouring c by the best change of the others: a shortest path by costs, which are the
// negative weights, less the potentials.
void Matching::augment(std::uint32_t c) {
  using Next = std::pair<Weight, std::uint32_t>;
  std::priority_queue<Next, std::vector<Next>, std::greater<>> queue;
  std::vector<Reached> reached(arcs_->colourings());
  std::vector<std::uint32_t> done;
  std::uint32_t leaving = c, free = kNone;
  Weight here = 0;
  while (free == kNone) {
    for_each_successor(leaving, [&](std::uint32_t d, Weight weight) {
      if (from_[d] == kFixed) return;
      const Weight distance = here - weight - leave_[leaving] - come_[d];
      if (distance >= reached[d].distance) return;
      reached[d] = {leaving, weight, distance};
      queue.push({distance, d});
    });
    while (reached[queue.top().second].distance != queue.top().first) queue.pop();
    const auto [distance, d] = queue.top();
    queue.pop();
    here = distance;
    if (from_[d] == kNone) {
      free = d;
    } else {
      done.push_back(d);
      leaving = from_[d];
    }
  }
  leave_[c] += here;
  for (std::uint32_t d : done) {
    leave_[from_[d]] += here - reached[d].distance;
    come_[d] -= here - reached[d].distance;
  }
  flip(c, free, reached);
}

// Matches along the path from c to the free place.
void Matching::flip(std::uint32_t c, std::uint32_t free, const std::vector<Reached>& reached) {
  for (std::uint32_t place = free; place != kNone;) {
    const std::uint32_t by = reached[place].from, before = to_[by];
    total_ += reached[place].weight - weight_[by];
    weight_[by] = reached[place].weight;
    to_[by] = place;
    from_[place] = by;
    place = by == c ? kNone : before;
  }
}

namespace {

// The sets that circles were found on, with their factors.
class Cuts {
 public:
  explicit Cuts(const Arcs& arcs) : arcs_(arcs), plain_(arcs.arcs.size(), kMove) {}

  // Weights that bound the longest game more sharply.
  Weights tighten(int steps) {
    Weights best = plain_;
    Weight least = std::numeric_limits<Weight>::max();
    std::vector<Weight> potentials(arcs_.colourings());
    double pace = 1;
    int since = 0;
    for (int i = 0; i < steps; ++i) {
      const Weights weights = weighed();
      const Matching matching(arcs_, weights, std::move(potentials));
      potentials = matching.potentials();
      if (matching.total() < least) {
        least = matching.total();
        best = weights;
        since = 0;
      } else if (++since > 30) {
        pace *= 0.7;
        since = 0;
      }
      add_circles(matching);
      if (!step(matching, pace * 0.03 * static_cast<double>(least))) break;
    }
    return best;
  }

 private:
  struct Cut {
    std::vector<std::uint32_t> set;
    std::vector<std::size_t> entering;  // arcs
    double factor = 0;                  // times |set|
  };

  Weights weighed() const {
    Weights weights = plain_;
    for (const Cut& cut : cuts_) {
      const auto size = static_cast<Weight>(cut.set.size());
      const Weight each = std::llround(cut.factor / static_cast<double>(size));
      if (each == 0) continue;
      for (std::size_t arc : cut.entering) weights[arc] += each * size;
      for (std::uint32_t c : cut.set) {
        for (std::size_t arc : arcs_.coming[c]) weights[arc] -= each;
      }
    }
    return weights;
  }

  void add_circles(const Matching& matching) {
    std::vector<bool> seen(arcs_.colourings());
    for (std::uint32_t c = matching.successor(0); c != 0; c = matching.successor(c)) seen[c] = true;
    for (std::uint32_t c = 1; c < arcs_.colourings(); ++c) {
      if (seen[c] || matching.successor(c) == c) continue;
      std::vector<std::uint32_t> set;
      for (std::uint32_t d = c; !seen[d]; d = matching.successor(d)) {
        seen[d] = true;
        set.push_back(d);
      }
      std::sort(set.begin(), set.end());
      if (!known_.insert(set).second) continue;
      Cut cut{set, {}, 0};
      for (std::uint32_t d : set) {
        for (std::size_t arc : arcs_.coming[d]) {
          if (!std::binary_search(set.begin(), set.end(), arcs_.arcs[arc].from)) {
            cut.entering.push_back(arc);
          }
        }
      }
      cuts_.push_back(std::move(cut));
    }
  }

  // Changes the factors so that the weight may fall by about so much; false where nothing is
  // violated.
  bool step(const Matching& matching, double fall) {
    std::vector<double> excess;  // of each cut: negative where it is violated
    double norm = 0;
    for (const Cut& cut : cuts_) {
      double entered = 0, used = 0;
      for (std::size_t arc : cut.entering) {
        entered += matching.successor(arcs_.arcs[arc].from) == arcs_.arcs[arc].to;
      }
      for (std::uint32_t c : cut.set) used += matching.successor(c) != c;
      excess.push_back(entered - used / static_cast<double>(cut.set.size()));
      if (cut.factor > 0 || excess.back() < 0) norm += excess.back() * excess.back();
    }
    if (norm == 0) return false;
    for (std::size_t i = 0; i < cuts_.size(); ++i) {
      cuts_[i].factor = std::max(0.0, cuts_[i].factor - fall / norm * excess[i]);
    }
    return true;
  }

  const Arcs& arcs_;
  const Weights plain_;
  std::vector<Cut> cuts_;
  std::set<std::vector<std::uint32_t>> known_;
};

}  // namespace

Weights weights_with_cuts(const Arcs& arcs, int steps) { return Cuts(arcs).tighten(steps); }

}  // namespace omnigo::count
