#include "verify/group.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace omnigo::checking {
namespace {

using Map = std::vector<Point>;

bool is_automorphism(const Graph& graph, const Map& map) {
  Map sorted = map;
  std::sort(sorted.begin(), sorted.end());
  for (int p = 0; p < graph.size(); ++p) {
    if (sorted[p] != p) return false;
  }
  const std::vector<Edge> edges = graph.edges();
  return std::all_of(edges.begin(), edges.end(),
                     [&](Edge edge) { return graph.adjacent(map[edge.a], map[edge.b]); });
}

}  // namespace

// A bijection that carries edges to edges is an automorphism, since there are as many of them.
Group::Group(const Graph& graph, const std::vector<Map>& maps)
    : size_(static_cast<int>(maps.size()) + 1), bytes_((graph.size() + 7) / 8) {
  std::vector<Map> all(1, Map(graph.size()));
  std::iota(all[0].begin(), all[0].end(), Point{0});
  all.insert(all.end(), maps.begin(), maps.end());
  std::map<Map, int> number;
  for (const Map& map : all) {
    valid_ = valid_ && is_automorphism(graph, map) &&
             number.emplace(map, static_cast<int>(number.size())).second;
  }
  for (int then = 0; then < size_ && valid_; ++then) {
    for (int one = 0; one < size_; ++one) {
      Map both(graph.size());
      for (int p = 0; p < graph.size(); ++p) both[p] = all[then][all[one][p]];
      const auto found = number.find(both);
      valid_ = valid_ && found != number.end();
      products_.push_back(valid_ ? found->second : 0);
      if (valid_ && found->second == 0) inverse_.push_back(one);
    }
    for (int byte = 0; byte < bytes_; ++byte) {
      for (int bits = 0; bits < 256; ++bits) {
        Bits moved = 0;
        for (int i = 0; i < 8 && byte * 8 + i < graph.size(); ++i) {
          if (bits >> i & 1) moved |= Bits{1} << all[then][byte * 8 + i];
        }
        tables_.push_back(moved);
      }
    }
  }
}

}  // namespace omnigo::checking
