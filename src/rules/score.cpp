#include "rules/score.h"

#include <algorithm>

namespace omnigo {
namespace {

// The one colour that a region of empty points reaches, Empty for none or several. Collects the
// region.
Colour region_owner(const Graph& graph, const Colouring& colouring, Point start,
                    std::vector<bool>& met, std::vector<Point>& region) {
  Colour owner = Colour::Empty;
  bool several = false;
  region.assign(1, start);
  met[start] = true;
  for (std::size_t i = 0; i < region.size(); ++i) {
    for (Point q : graph.neighbours(region[i])) {
      if (colouring[q] != Colour::Empty) {
        several = several || (owner != Colour::Empty && owner != colouring[q]);
        owner = colouring[q];
      } else if (!met[q]) {
        met[q] = true;
        region.push_back(q);
      }
    }
  }
  return several ? Colour::Empty : owner;
}

}  // namespace

Colouring owners(const Graph& graph, const Colouring& colouring) {
  Colouring owner = colouring;
  std::vector<bool> met(graph.size());
  std::vector<Point> region;
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (colouring[p] != Colour::Empty || met[p]) continue;
    const Colour reached = region_owner(graph, colouring, p, met, region);
    for (Point q : region) owner[q] = reached;
  }
  return owner;
}

std::vector<int> group_tax(const Graph& graph, const Colouring& colouring, const Colouring& owner,
                           int players, int most) {
  std::vector<int> tax(players);
  if (most == 0) return tax;
  std::vector<bool> met(graph.size());
  std::vector<Point> part;
  for (int i = 0; i < graph.size(); ++i) {
    const auto start = static_cast<Point>(i);
    if (owner[start] == Colour::Empty || met[start]) continue;
    int empty = 0;
    part.assign(1, start);
    met[start] = true;
    for (std::size_t j = 0; j < part.size(); ++j) {
      empty += colouring[part[j]] == Colour::Empty;
      for (const Point q : graph.neighbours(part[j])) {
        if (met[q] || owner[q] != owner[start]) continue;
        met[q] = true;
        part.push_back(q);
      }
    }
    tax[player_of(owner[start])] += std::min(empty, most);
  }
  return tax;
}

std::vector<Tally> tally(const Graph& graph, Scoring scoring, const Colouring& colouring,
                         const std::vector<int>& prisoners_lost,
                         const std::vector<HalfPoints>& komi, const std::vector<bool>& neutral) {
  std::vector<Tally> tallies(komi.size());
  const ScoringRule& rule = rule_of(scoring);
  const Colouring owner = owners(graph, colouring);
  const std::vector<int> tax =
      group_tax(graph, colouring, owner, static_cast<int>(komi.size()), rule.tax);
  for (int p = 0; p < graph.size(); ++p) {
    if (owner[p] == Colour::Empty) continue;
    Tally& its = tallies[player_of(owner[p])];
    if (colouring[p] != Colour::Empty) {
      ++its.stones;
    } else if (neutral.empty() || !neutral[p]) {
      ++its.territory;
    }
  }
  for (std::size_t player = 0; player < tallies.size(); ++player) {
    Tally& its = tallies[player];
    its.prisoners_lost = prisoners_lost[player];
    its.komi = komi[player];
    its.tax = tax[player];
    const int beside_territory =
        (rule.stones ? its.stones : 0) - (rule.prisoners ? its.prisoners_lost : 0) - its.tax;
    its.score = 2 * (its.territory + beside_territory) + its.komi;
  }
  return tallies;
}

std::vector<int> places(const std::vector<HalfPoints>& scores,
                        const std::vector<Colour>& resigned) {
  const int players = static_cast<int>(scores.size());
  const int still_in = players - static_cast<int>(resigned.size());
  std::vector<int> place(players, 1);
  std::vector<bool> is_in(players, true);
  for (std::size_t i = 0; i < resigned.size(); ++i) {
    is_in[player_of(resigned[i])] = false;
    place[player_of(resigned[i])] = players - static_cast<int>(i);
  }
  if (still_in == 0) return place;
  for (int a = 0; a < players; ++a) {
    for (int b = 0; b < players; ++b) {
      if (is_in[a] && is_in[b] && scores[b] > scores[a]) ++place[a];
    }
  }
  return place;
}

}  // namespace omnigo
