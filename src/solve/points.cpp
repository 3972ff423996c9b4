#include "solve/points.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "symmetry/symmetry.h"

namespace omnigo::solve {
namespace {

using Map = std::vector<Point>;

Map compose(const Map& then, const Map& one) {
  Map both(one.size());
  for (std::size_t p = 0; p < one.size(); ++p) both[p] = then[one[p]];
  return both;
}

Map identity(int points) {
  Map same(points);
  std::iota(same.begin(), same.end(), Point{0});
  return same;
}

// The group that the generators make; empty where it has more than `most` members.
std::vector<Map> closure(const std::vector<Map>& generators, int points, int most) {
  std::vector<Map> found = {identity(points)};
  std::set<Map> known = {found[0]};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const Map& generator : generators) {
      Map next = compose(generator, found[i]);
      if (!known.insert(next).second) continue;
      found.push_back(std::move(next));
      if (static_cast<int>(found.size()) > most) return {};
    }
  }
  return found;
}

// The group of all generators, or of as many as keep it small.
std::vector<Map> group(const std::vector<Map>& generators, int points, int most) {
  std::vector<Map> used;
  std::vector<Map> members = {identity(points)};
  for (const Map& generator : generators) {
    used.push_back(generator);
    std::vector<Map> larger = closure(used, points, most);
    if (larger.empty()) {
      used.pop_back();
    } else {
      members = std::move(larger);
    }
  }
  return members;
}

}  // namespace

Automorphisms::Automorphisms(const Graph& graph, int most) : bytes_((graph.size() + 7) / 8) {
  const std::vector<Map> maps = group(symmetries(graph).generators, graph.size(), most);
  std::map<Map, int> number;
  for (std::size_t i = 0; i < maps.size(); ++i) number[maps[i]] = static_cast<int>(i);
  for (const Map& map : maps) {
    tabulate(map);
    Map back(map.size());
    for (std::size_t p = 0; p < map.size(); ++p) back[map[p]] = static_cast<Point>(p);
    inverse_.push_back(number.at(back));
  }
  for (const Map& then : maps) {
    for (const Map& one : maps) products_.push_back(number.at(compose(then, one)));
  }
}

void Automorphisms::tabulate(const Map& map) {
  for (int byte = 0; byte < bytes_; ++byte) {
    for (int bits = 0; bits < 256; ++bits) {
      Points moved = 0;
      for (std::size_t i = 0; i < 8 && byte * 8 + i < map.size(); ++i) {
        if (bits >> i & 1) moved |= just(map[byte * 8 + i]);
      }
      tables_.push_back(moved);
    }
  }
}

}  // namespace omnigo::solve
