#include "count/images.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

#include "symmetry/symmetry.h"

namespace omnigo::count {
namespace {

using Slots = std::vector<std::uint8_t>;

// More take longer than they save.
constexpr std::size_t kMostImages = 64;
// Finding the symmetries takes long on larger graphs.
constexpr int kMostPoints = 400;

// All products of the generators, as far as they are not too many; the first leaves all in place.
std::vector<Slots> generated(const std::vector<Slots>& generators, std::size_t slots) {
  Slots all_in_place(slots);
  std::iota(all_in_place.begin(), all_in_place.end(), std::uint8_t{0});
  std::vector<Slots> group = {all_in_place};
  std::set<Slots> met = {all_in_place};
  for (std::size_t i = 0; i < group.size(); ++i) {
    for (const Slots& generator : generators) {
      Slots product(slots);
      for (std::size_t s = 0; s < slots; ++s) product[s] = group[i][generator[s]];
      if (group.size() < kMostImages && met.insert(product).second) group.push_back(product);
    }
  }
  return group;
}

// What the symmetries that carry the coloured points onto themselves do to the slots.
std::vector<Slots> group_after(const Graph& graph, const std::vector<std::uint8_t>& coloured,
                               const std::vector<Point>& frontier) {
  std::vector<std::uint8_t> slot(graph.size());
  for (std::size_t i = 0; i < frontier.size(); ++i)
    slot[frontier[i]] = static_cast<std::uint8_t>(i);
  std::vector<Slots> generators;
  for (const auto& symmetry : symmetries(graph, coloured).generators) {
    Slots moved;
    for (const Point p : frontier) moved.push_back(slot[symmetry[p]]);
    generators.push_back(std::move(moved));
  }
  return generated(generators, frontier.size());
}

// By point, the step after which it is no longer on the frontier.
std::vector<int> leaving(const Graph& graph, const Order& order) {
  std::vector<int> when(graph.size()), leaves(graph.size());
  for (std::size_t t = 0; t < order.size(); ++t) when[order[t]] = static_cast<int>(t);
  for (int p = 0; p < graph.size(); ++p) {
    leaves[p] = when[p];
    for (const Point q : graph.neighbours(static_cast<Point>(p))) {
      leaves[p] = std::max(leaves[p], when[q]);
    }
  }
  return leaves;
}

// How many ways of the group to move the slots that are marked among themselves.
std::size_t ways_to_move(const std::vector<Slots>& group, const std::vector<bool>& marked) {
  std::set<Slots> ways;
  for (const Slots& from : group) {
    Slots way;
    bool among = true;
    for (std::size_t s = 0; s < from.size() && among; ++s) {
      if (marked[s]) way.push_back(from[s]);
      among = !marked[s] || marked[from[s]];
    }
    if (among) ways.insert(std::move(way));
  }
  return ways.size();
}

// How many times fewer states there are after each step.
class Savings {
 public:
  Savings(const FrontierPlan& plan, const std::vector<int>& leaves)
      : plan_(plan), leaves_(leaves), savings_(plan.steps.size(), 1.0) {}

  // From the step on, before the next one that has as many images: as many times as there are ways
  // to move the points that stay until then, or until some step between.
  void add(int step, const std::vector<Slots>& group, int next) {
    double ways = 1;
    for (int t = next; t >= step; --t) {
      std::vector<bool> stays;
      for (const Point p : plan_.steps[step].points) stays.push_back(leaves_[p] > t);
      ways = std::max(ways, static_cast<double>(ways_to_move(group, stays)));
      if (t < next) savings_[t] = std::max(savings_[t], ways);
    }
  }

  const std::vector<double>& by_step() const { return savings_; }

 private:
  const FrontierPlan& plan_;
  const std::vector<int>& leaves_;
  std::vector<double> savings_;
};

// The values by which images are compared, one after the other: the colours, then the blocks, both
// numbered by their first appearance.
class ImageKey {
 public:
  ImageKey(const Images& images, const Slots& from, const FrontierState& state)
      : images_(images), from_(from), state_(state) {}

  std::uint8_t next() {
    const std::size_t slots = images_.slots.size();
    const bool block = at_ >= slots;
    const std::uint8_t slot = from_[images_.slots[block ? at_ - slots : at_]];
    ++at_;
    return block ? blocks_.number(state_.block[slot]) : colours_.number(state_.colour[slot]);
  }

 private:
  struct Numbers {
    std::uint8_t number(std::uint8_t of) {
      if (of == 0) return 0;
      if (numbers[of] == 0) numbers[of] = ++last;
      return numbers[of];
    }
    std::array<std::uint8_t, kMaxFrontier + 2> numbers{};
    std::uint8_t last = 0;
  };

  const Images& images_;
  const Slots& from_;
  const FrontierState& state_;
  std::size_t at_ = 0;
  Numbers colours_, blocks_;
};

// The sum of the states that the sweep can be expected to have.
double cost_with_images(const Graph& graph, const Order& order) {
  auto plan = make_plan(graph, 2, order);
  if (!plan) return sweep_cost(graph, order);
  find_images(graph, order, *plan);
  double cost = 0;
  for (const double width : plan->widths) cost += std::pow(kStatesPerPoint, width);
  return cost;
}

}  // namespace

void find_images(const Graph& graph, const Order& order, FrontierPlan& plan) {
  if (graph.size() > kMostPoints || symmetries(graph).generators.empty()) return;
  const std::vector<int> leaves = leaving(graph, order);
  std::vector<std::uint8_t> coloured(graph.size());
  std::vector<std::pair<int, std::vector<Slots>>> groups;
  for (std::size_t t = 0; t + 1 < plan.steps.size(); ++t) {
    Step& step = plan.steps[t];
    coloured[step.point] = 1;
    if (!step.twins.empty()) continue;
    std::vector<Slots> group = group_after(graph, coloured, step.points);
    if (group.size() == 1) continue;
    step.images.from = group;
    step.images.slots = group[0];
    std::ranges::sort(step.images.slots, std::greater(),
                      [&](std::uint8_t s) { return std::pair(leaves[step.points[s]], s); });
    groups.emplace_back(static_cast<int>(t), std::move(group));
  }
  Savings savings(plan, leaves);
  for (auto its = groups.begin(); its != groups.end(); ++its) {
    const auto next = std::find_if(its + 1, groups.end(), [&](const auto& later) {
      return later.second.size() >= its->second.size();
    });
    savings.add(its->first, its->second,
                next != groups.end() ? next->first : static_cast<int>(plan.steps.size()) - 1);
  }
  for (std::size_t t = 0; t < plan.steps.size(); ++t) {
    plan.widths[t] -= std::log(savings.by_step()[t]) / std::log(kStatesPerPoint);
  }
}

void choose_image(const Images& images, FrontierState& state) {
  std::array<std::uint8_t, 2 * kMaxFrontier> least;
  const std::size_t length = 2 * images.slots.size();
  least.fill(0xFF);
  const Slots* chosen = nullptr;
  for (const Slots& from : images.from) {
    ImageKey key(images, from, state);
    std::size_t i = 0;
    std::uint8_t value = 0;
    while (i < length && (value = key.next()) == least[i]) ++i;
    if (i == length || value > least[i]) continue;
    chosen = &from;
    for (least[i++] = value; i < length; ++i) least[i] = key.next();
  }
  const FrontierState before = state;
  for (int s = 0; s < state.slots; ++s) {
    state.colour[s] = before.colour[(*chosen)[s]];
    state.block[s] = before.block[(*chosen)[s]];
  }
}

Order choose_order_for_images(const Graph& graph) {
  Order best = choose_order(graph), as_given(graph.size());
  std::iota(as_given.begin(), as_given.end(), Point{0});
  if (graph.size() > kMostPoints) return best;
  return cost_with_images(graph, as_given) < cost_with_images(graph, best) ? as_given : best;
}

}  // namespace omnigo::count
