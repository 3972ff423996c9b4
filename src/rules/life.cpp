#include "rules/life.h"

#include <algorithm>

#include "rules/terms.h"

namespace omnigo {
namespace {

// Blocks of the player and regions around them, each numbered; -1 where a point is in none.
struct Map {
  std::vector<int> block_of, region_of;
  std::vector<std::vector<Point>> blocks, regions;
};

// Numbers the connected sets of points for which `inside` holds.
template <class Inside>
void trace(const Graph& graph, Inside inside, std::vector<int>& of,
           std::vector<std::vector<Point>>& sets) {
  of.assign(graph.size(), -1);
  for (int i = 0; i < graph.size(); ++i) {
    const auto first = static_cast<Point>(i);
    if (of[first] >= 0 || !inside(first)) continue;
    const int index = static_cast<int>(sets.size());
    std::vector<Point> points = {first};
    of[first] = index;
    for (std::size_t k = 0; k < points.size(); ++k) {
      for (Point q : graph.neighbours(points[k])) {
        if (of[q] >= 0 || !inside(q)) continue;
        of[q] = index;
        points.push_back(q);
      }
    }
    std::sort(points.begin(), points.end());
    sets.push_back(std::move(points));
  }
}

Map survey(const Graph& graph, const Colouring& colouring, Colour player) {
  Map map;
  trace(graph, [&](Point p) { return colouring[p] == player; }, map.block_of, map.blocks);
  trace(graph, [&](Point p) { return colouring[p] != player; }, map.region_of, map.regions);
  return map;
}

struct Borders {
  std::vector<std::vector<int>> of_region;     // the blocks adjacent to each region
  std::vector<std::vector<int>> vital_to;      // those to which it is vital
  std::vector<std::vector<int>> around_block;  // the regions adjacent to each block
  std::vector<int> inner_points;               // of each region
};

// For each region, how many of its points that may be empty touch each block around: all of them
// makes it vital.
Borders borders(const Graph& graph, const Colouring& colouring, const Map& map,
                bool stones_can_go) {
  Borders found;
  found.of_region.resize(map.regions.size());
  found.vital_to.resize(map.regions.size());
  found.around_block.resize(map.blocks.size());
  found.inner_points.resize(map.regions.size());
  std::vector<int> touching(map.blocks.size());        // points of the region at hand
  std::vector<int> last_point(map.blocks.size(), -1);  // the last point that touched the block
  std::vector<int> last_region(map.blocks.size(), -1);
  for (std::size_t r = 0; r < map.regions.size(); ++r) {
    const int region = static_cast<int>(r);
    int may_be_empty = 0;
    for (Point p : map.regions[r]) {
      const bool counts = stones_can_go || colouring[p] == Colour::Empty;
      may_be_empty += counts;
      bool inner = true;
      for (Point q : graph.neighbours(p)) {
        const int block = map.block_of[q];
        if (block < 0) continue;
        inner = false;
        if (last_region[block] != region) {
          last_region[block] = region;
          touching[block] = 0;
          found.of_region[r].push_back(block);
          found.around_block[block].push_back(region);
        }
        if (last_point[block] == p) continue;
        last_point[block] = p;
        touching[block] += counts;
      }
      found.inner_points[r] += inner;
    }
    for (int block : found.of_region[r]) {
      if (may_be_empty > 0 && touching[block] == may_be_empty) found.vital_to[r].push_back(block);
    }
  }
  return found;
}

// The largest set of blocks each of which has two vital regions bordered by the set alone: takes
// away what cannot be in it until nothing more has to go.
std::vector<bool> largest_alive_set(const Map& map, const Borders& around) {
  std::vector<int> vital_regions(map.blocks.size());
  for (const auto& blocks : around.vital_to) {
    for (int block : blocks) ++vital_regions[block];
  }
  std::vector<bool> alive(map.blocks.size(), true), unsafe(map.regions.size());
  std::vector<int> leaving;
  const auto leave = [&](int block) {
    if (!alive[block] || vital_regions[block] >= 2) return;
    alive[block] = false;
    leaving.push_back(block);
  };
  for (std::size_t block = 0; block < map.blocks.size(); ++block) leave(static_cast<int>(block));
  while (!leaving.empty()) {
    const int block = leaving.back();
    leaving.pop_back();
    for (int region : around.around_block[block]) {
      if (unsafe[region]) continue;
      unsafe[region] = true;
      for (int other : around.vital_to[region]) {
        --vital_regions[other];
        leave(other);
      }
    }
  }
  return alive;
}

}  // namespace

Life unconditional_life(const Graph& graph, const Colouring& colouring, Colour player, int players,
                        bool suicide) {
  Map map = survey(graph, colouring, player);
  const Borders around = borders(graph, colouring, map, suicide || players > 2);
  const std::vector<bool> alive = largest_alive_set(map, around);
  Life life;
  life.alive.resize(graph.size());
  for (std::size_t block = 0; block < map.blocks.size(); ++block) {
    for (Point p : map.blocks[block]) life.alive[p] = alive[block];
  }
  for (std::size_t r = 0; r < map.regions.size(); ++r) {
    Region region;
    region.bordered = !around.of_region[r].empty();
    region.safe =
        region.bordered && std::all_of(around.of_region[r].begin(), around.of_region[r].end(),
                                       [&](int block) { return alive[block]; });
    region.empty = std::all_of(map.regions[r].begin(), map.regions[r].end(),
                               [&](Point p) { return colouring[p] == Colour::Empty; });
    region.inner_points = around.inner_points[r];
    region.points = std::move(map.regions[r]);
    life.regions.push_back(std::move(region));
  }
  return life;
}

Colouring unconditional_area(const Graph& graph, const Colouring& colouring, int players,
                             bool suicide, const AreaCount& count) {
  Colouring owner(graph.size(), Colour::Empty), unsafe = owner;
  for (int i = 0; i < players; ++i) {
    const Colour player = colour_of(i);
    const Life life = unconditional_life(graph, colouring, player, players, suicide);
    for (int p = 0; p < graph.size(); ++p) {
      if (life.alive[p]) owner[p] = player;
    }
    for (const Region& region : life.regions) {
      const bool certain =
          region.safe && (region.inner_points < 2 || (region.empty && count.safe_territory));
      const bool likely = region.bordered && region.empty && count.unsafe_territory;
      for (Point p : region.points) {
        if (certain) owner[p] = player;
        if (likely) unsafe[p] = player;
      }
    }
  }
  for (int p = 0; p < graph.size(); ++p) {
    if (owner[p] == Colour::Empty) owner[p] = unsafe[p];
    if (owner[p] == Colour::Empty && count.other_stones) owner[p] = colouring[p];
  }
  return owner;
}

Colouring independent_area(const Graph& graph, const Colouring& colouring, const Colouring& area) {
  const Components stones = components(graph, colouring);
  Colouring kept(graph.size(), Colour::Empty);
  for (const Component& part : components(graph, area).all) {
    const bool touches_neutral = !part.liberties.empty();
    const bool in_atari = std::any_of(part.points.begin(), part.points.end(), [&](Point p) {
      return colouring[p] == part.colour && stones.at(p).in_atari();
    });
    if (touches_neutral || in_atari) continue;
    for (Point p : part.points) kept[p] = part.colour;
  }
  return kept;
}

}  // namespace omnigo
