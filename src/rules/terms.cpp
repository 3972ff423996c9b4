// Two facts make the single changes linear. A stone added revives no dead block: a dead block has
// no empty neighbour, so nothing can be added beside it. A stone removed gives a liberty to its
// block's every remaining piece and to every block around, and to no other.
#include "rules/terms.h"

#include <algorithm>
#include <utility>

#include "rules/score.h"

namespace omnigo {
namespace {

bool holds(const std::vector<Colour>& colours, Colour colour) {
  return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

// Collects the component of `first`: its points, the colours it reaches, its liberties.
// `last_seen` marks points around it that were met already, by the component's index.
Component trace(const Graph& graph, const Colouring& colouring, Point first, int index,
                std::vector<int>& of, std::vector<int>& last_seen) {
  Component found;
  found.colour = colouring[first];
  found.points.push_back(first);
  of[first] = index;
  for (std::size_t i = 0; i < found.points.size(); ++i) {
    for (Point q : graph.neighbours(found.points[i])) {
      if (colouring[q] == found.colour) {
        if (of[q] == index) continue;
        of[q] = index;
        found.points.push_back(q);
      } else if (last_seen[q] != index) {
        last_seen[q] = index;
        if (colouring[q] == Colour::Empty) found.liberties.push_back(q);
        if (!holds(found.reaches, colouring[q])) found.reaches.push_back(colouring[q]);
      }
    }
  }
  std::sort(found.points.begin(), found.points.end());
  std::sort(found.reaches.begin(), found.reaches.end());
  std::sort(found.liberties.begin(), found.liberties.end());
  return found;
}

// The indices of the components of p and its neighbours, each once.
std::vector<int> components_around(const Graph& graph, const Components& parts, Point p) {
  std::vector<int> around = {parts.of[p]};
  for (Point q : graph.neighbours(p)) around.push_back(parts.of[q]);
  std::sort(around.begin(), around.end());
  around.erase(std::unique(around.begin(), around.end()), around.end());
  return around;
}

// The players whose stone on the empty point p leaves every block a liberty, all blocks having one
// now: every other colour's block around keeps another liberty, and the stone's own block has one.
std::vector<PointChange> legal_additions(const Graph& graph, const Components& parts, Point p,
                                         int players) {
  bool breathes = false;            // p has an empty neighbour
  std::vector<Colour> last, spare;  // colours of blocks whose only liberty is p; that have others
  for (Point q : graph.neighbours(p)) {
    const Component& part = parts.at(q);
    if (!part.is_block()) breathes = true;
    if (part.is_block()) (part.in_atari() ? last : spare).push_back(part.colour);
  }
  std::vector<PointChange> changes;
  for (int player = 0; player < players; ++player) {
    const Colour colour = colour_of(player);
    const bool others_breathe =
        std::all_of(last.begin(), last.end(), [&](Colour c) { return c == colour; });
    if (others_breathe && (breathes || holds(spare, colour))) changes.push_back({p, colour});
  }
  return changes;
}

// The neighbours of a point, joined bit by bit.
class Joining {
 public:
  explicit Joining(std::size_t count) : parent_(count), groups_(count) {
    for (std::size_t i = 0; i < count; ++i) parent_[i] = i;
  }
  void join(std::size_t a, std::size_t b) {
    a = root(a), b = root(b);
    groups_ -= a != b;
    parent_[a] = b;
  }
  std::size_t groups() const { return groups_; }

 private:
  std::size_t root(std::size_t a) {
    while (parent_[a] != a) a = parent_[a] = parent_[parent_[a]];
    return a;
  }
  std::vector<std::size_t> parent_;
  std::size_t groups_;
};

// Of pairs (key, neighbour): joins the neighbours that have a key in common.
template <class Key>
void join_equal(std::vector<std::pair<Key, std::size_t>> pairs, Joining& joined) {
  std::sort(pairs.begin(), pairs.end());
  for (std::size_t i = 1; i < pairs.size(); ++i) {
    if (pairs[i].first == pairs[i - 1].first) joined.join(pairs[i].second, pairs[i - 1].second);
  }
}

// p is an eye. An own stone that touches two of its neighbours is in one block with both, so beside
// the blocks only empty diagonal points join.
bool real_eye(const Graph& graph, const Colouring& colouring, const Components& parts, Point p) {
  const auto near = graph.neighbours(p);
  Joining joined(near.size());
  std::vector<std::pair<int, std::size_t>> blocks;
  for (std::size_t i = 0; i < near.size(); ++i) blocks.push_back({parts.of[near[i]], i});
  join_equal(std::move(blocks), joined);
  if (joined.groups() == 1) return true;
  std::vector<std::pair<Point, std::size_t>> diagonals;
  for (std::size_t i = 0; i < near.size(); ++i) {
    for (Point q : graph.neighbours(near[i])) {
      if (q != p && colouring[q] == Colour::Empty) diagonals.push_back({q, i});
    }
  }
  join_equal(std::move(diagonals), joined);
  return joined.groups() == 1;
}

}  // namespace

Components components(const Graph& graph, const Colouring& colouring) {
  Components parts;
  parts.of.assign(graph.size(), -1);
  std::vector<int> last_seen(graph.size(), -1);
  for (int p = 0; p < graph.size(); ++p) {
    if (parts.of[p] >= 0) continue;
    const int index = static_cast<int>(parts.all.size());
    parts.all.push_back(trace(graph, colouring, static_cast<Point>(p), index, parts.of, last_seen));
  }
  return parts;
}

std::vector<Point> reaching_path(const Graph& graph, const Colouring& colouring, Point p,
                                 Colour colour) {
  if (colouring[p] == colour) return {};
  std::vector<Point> came_from(graph.size(), kNoPoint), queue = {p};
  came_from[p] = p;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (Point q : graph.neighbours(queue[i])) {
      if (came_from[q] != kNoPoint) continue;
      if (colouring[q] == colour) {
        std::vector<Point> path = {q};
        for (Point r = queue[i]; r != p; r = came_from[r]) path.push_back(r);
        path.push_back(p);
        std::reverse(path.begin(), path.end());
        return path;
      }
      if (colouring[q] != colouring[p]) continue;
      came_from[q] = queue[i];
      queue.push_back(q);
    }
  }
  return {};
}

std::vector<Point> clearing(const Graph& graph, const Colouring& colouring, Colour colour) {
  std::vector<Point> emptied;
  for (const Component& part : components(graph, colouring).all) {
    if (part.colour != colour || !part.dead()) continue;
    emptied.insert(emptied.end(), part.points.begin(), part.points.end());
  }
  std::sort(emptied.begin(), emptied.end());
  return emptied;
}

Point find_dead_stone(const Graph& graph, const Colouring& colouring) {
  // Liberties spread through the blocks from the stones that have one.
  std::vector<Point> found;
  std::vector<bool> free(graph.size());
  const auto add = [&](Point p) {
    free[p] = true;
    found.push_back(p);
  };
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (colouring[p] == Colour::Empty) continue;
    for (const Point q : graph.neighbours(p)) {
      if (colouring[q] == Colour::Empty && !free[p]) add(p);
    }
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const Point q : graph.neighbours(found[i])) {
      if (colouring[q] == colouring[found[i]] && !free[q]) add(q);
    }
  }
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (colouring[p] != Colour::Empty && !free[p]) return p;
  }
  return kNoPoint;
}

std::vector<PointChange> legal_changes(const Graph& graph, const Colouring& colouring,
                                       int players) {
  const Components parts = components(graph, colouring);
  const auto is_dead = [&](const Component& part) { return part.dead(); };
  const auto dead = std::count_if(parts.all.begin(), parts.all.end(), is_dead);
  std::vector<PointChange> changes;
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (colouring[p] == Colour::Empty) {
      if (dead > 0) continue;
      for (PointChange change : legal_additions(graph, parts, p, players))
        changes.push_back(change);
    } else {
      const std::vector<int> around = components_around(graph, parts, p);
      const auto revived = std::count_if(around.begin(), around.end(),
                                         [&](int index) { return parts.all[index].dead(); });
      if (revived == dead) changes.push_back({p, Colour::Empty});
    }
  }
  return changes;
}

Colouring territory(const Graph& graph, const Colouring& colouring) {
  Colouring owner = owners(graph, colouring);
  for (int p = 0; p < graph.size(); ++p) {
    if (colouring[p] != Colour::Empty) owner[p] = Colour::Empty;
  }
  return owner;
}

std::vector<Point> neutral_points(const Graph& graph, const Colouring& colouring) {
  const Colouring owner = owners(graph, colouring);
  std::vector<Point> neutral;
  for (int p = 0; p < graph.size(); ++p) {
    if (owner[p] == Colour::Empty) neutral.push_back(static_cast<Point>(p));
  }
  return neutral;
}

std::vector<Eye> eyes(const Graph& graph, const Colouring& colouring) {
  const Components parts = components(graph, colouring);
  std::vector<Eye> found;
  for (const Component& part : parts.all) {
    const bool eye = !part.is_block() && part.points.size() == 1 && part.reaches.size() == 1;
    if (!eye) continue;
    const Point p = part.points[0];
    found.push_back({p, part.reaches[0], real_eye(graph, colouring, parts, p)});
  }
  return found;
}

}  // namespace omnigo
