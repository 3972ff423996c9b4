#include "search/safety.h"

#include <algorithm>

#include "rules/life.h"
#include "rules/terms.h"

namespace omnigo {
namespace {

constexpr int kTwoEyes = 7;      // empty points that hold two eyes however they lie
constexpr int kRoomForDead = 3;  // as many empty points for each dead stone beside

// Which blocks border on a region, and how many eyes it is worth to each.
struct Room {
  std::vector<int> border;  // of components
  int eyes = 0;
};

class Safety {
 public:
  Safety(const Game& game, const std::vector<double>& ownership, double sure)
      : game_(game),
        graph_(game.graph()),
        ownership_(ownership),
        sure_(sure),
        colouring_(game.board().colouring()),
        blocks_(components(graph_, colouring_)) {}

  std::vector<bool> stones() {
    std::vector<bool> safe(graph_.size());
    const Rules& rules = game_.rules();
    for (int i = 0; i < rules.players; ++i) {
      const Colour player = colour_of(i);
      const Life life =
          unconditional_life(graph_, colouring_, player, rules.players, rules.suicide);
      const std::vector<bool> roomy = blocks_with_room(player, life);
      for (int p = 0; p < graph_.size(); ++p) {
        if (life.alive[p] || (colouring_[p] == player && roomy[blocks_.of[p]])) safe[p] = true;
      }
    }
    return safe;
  }

 private:
  double share(Point p, Colour player) const {
    return ownership_[std::size_t(player_of(player)) * graph_.size() + p];
  }

  // One eye for a small room without stones in it, two for a large one. Stones in it must be dead
  // beyond doubt, and few.
  Room room_of(const Region& region, Colour player) const {
    Room room;
    int empty = 0, stones = 0;
    double owned = 0;
    for (const Point p : region.points) {
      (colouring_[p] == Colour::Empty ? empty : stones) += 1;
      owned += share(p, player);
      for (const Point q : graph_.neighbours(p)) {
        if (colouring_[q] == player) room.border.push_back(blocks_.of[q]);
      }
    }
    std::sort(room.border.begin(), room.border.end());
    room.border.erase(std::unique(room.border.begin(), room.border.end()), room.border.end());
    const bool sure = owned >= sure_ * static_cast<double>(region.points.size());
    if (sure && empty >= kTwoEyes + kRoomForDead * stones) {
      room.eyes = 2;
    } else if (sure && stones == 0) {
      room.eyes = 1;
    }
    return room;
  }

  // The largest set of blocks each of which has two eyes in rooms that the set alone borders on.
  std::vector<bool> blocks_with_room(Colour player, const Life& life) const {
    std::vector<Room> rooms;
    for (const Region& region : life.regions) rooms.push_back(room_of(region, player));
    std::vector<bool> roomy(blocks_.all.size());
    for (std::size_t block = 0; block < roomy.size(); ++block) {
      const Component& stones = blocks_.all[block];
      roomy[block] = stones.colour == player &&
                     (life.alive[stones.points[0]] ||
                      own_share(game_.board(), stones.points[0], ownership_) >= sure_);
    }
    for (bool changed = true; changed;) {
      changed = false;
      std::vector<int> eyes(roomy.size());
      for (const Room& room : rooms) {
        const bool whole = std::all_of(room.border.begin(), room.border.end(),
                                       [&](int block) { return bool(roomy[block]); });
        if (!whole) continue;
        for (const int block : room.border) eyes[block] += room.eyes;
      }
      for (std::size_t block = 0; block < roomy.size(); ++block) {
        if (!roomy[block] || eyes[block] >= 2 || life.alive[blocks_.all[block].points[0]]) continue;
        roomy[block] = false;
        changed = true;
      }
    }
    return roomy;
  }

  const Game& game_;
  const Graph& graph_;
  const std::vector<double>& ownership_;
  double sure_;
  Colouring colouring_;
  Components blocks_;
};

}  // namespace

std::vector<bool> safe_stones(const Game& game, const std::vector<double>& ownership, double sure) {
  return Safety(game, ownership, sure).stones();
}

double own_share(const Board& board, Point stone, const std::vector<double>& ownership) {
  const std::size_t first =
      std::size_t(player_of(board.at(stone))) * static_cast<std::size_t>(board.graph().size());
  double owned = 0;
  const std::vector<Point> stones = board.block_stones(stone);
  for (const Point p : stones) owned += ownership[first + p];
  return owned / static_cast<double>(stones.size());
}

}  // namespace omnigo
