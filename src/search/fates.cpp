#include "search/fates.h"

#include <algorithm>
#include <tuple>

#include "rules/life.h"
#include "rules/score.h"
#include "rules/terms.h"
#include "search/contest.h"
#include "search/safety.h"

namespace omnigo {
namespace {

// A block is dead if its points are its own at the end less often than this.
constexpr double kAlive = 0.55;
constexpr int kMostContests = 200;  // searched in one position
constexpr int kMostEmpty = 12;      // in a contest that is searched
constexpr int kMostPoints = 60;     // likewise
// How often a block with room must live in the playouts to be safe: first, and where what is left
// is too much to search.
constexpr double kSafe[] = {0.9, 0.75, 0.6};
constexpr double kSurelyAlive = 0.95;  // likewise: nobody asks whether it is dead
constexpr int kMostDoubtful = 5;       // blocks of a contest that may be dead or not

class Judge {
 public:
  Judge(const Game& game, const std::vector<double>& ownership, const FateLimits& limits)
      : game_(game),
        graph_(game.graph()),
        board_(game.board()),
        ownership_(ownership),
        limits_(limits),
        colouring_(board_.colouring()),
        safe_(safe_stones(game, ownership, kSafe[0])),
        decided_(graph_.size()),
        dead_(graph_.size()),
        seki_(graph_.size()),
        neutral_(graph_.size()) {}

  Fates judge() {
    judge_by_ownership();
    constexpr std::size_t kTimes = std::size(kSafe);
    for (std::size_t i = 0; i < kTimes && undecided_; ++i) {
      if (i > 0) {
        const std::vector<bool> more = safe_stones(game_, ownership_, kSafe[i]);
        for (int p = 0; p < graph_.size(); ++p) safe_[p] = safe_[p] || more[p];
      }
      // The first time half of it, so that there is something left for smaller contests.
      budget_ = limits_.all_nodes * (kTimes - 1 + i) / (2 * (kTimes - 1));
      judge_contests();
    }
    return fates();
  }

 private:
  // --- by playouts

  void judge_by_ownership() {
    const Colouring certain =
        unconditional_area(graph_, colouring_, game_.rules().players, game_.rules().suicide, {});
    for (int i = 0; i < graph_.size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (board_.at(p) == Colour::Empty) continue;
      const bool is_certain = certain[p] != Colour::Empty;
      dead_[p] = is_certain ? certain[p] != board_.at(p)
                            : !safe_[p] && own_share(board_, p, ownership_) < kAlive;
      safe_[p] = safe_[p] || is_certain;
    }
  }

  // --- contests

  void judge_contests() {
    undecided_ = false;
    int judged = 0;
    for (const std::vector<Point>& points : contests()) {
      if (judged++ == kMostContests || spent_ >= budget_ || (limits_.stop && limits_.stop())) {
        undecided_ = true;
        return;
      }
      if (judge_contest(points)) {
        for (const Point p : points) decided_[p] = true;
      } else {
        undecided_ = true;
      }
    }
  }

  // Unsafe stones with the empty points around them, as far as they hang together; those that are
  // not decided yet, and not too large. The smallest come first.
  std::vector<std::vector<Point>> contests() {
    std::vector<std::vector<Point>> found;
    std::vector<bool> seen(graph_.size());
    for (int i = 0; i < graph_.size(); ++i) {
      const auto first = static_cast<Point>(i);
      if (seen[i] || board_.at(first) == Colour::Empty || safe_[i] || decided_[i]) continue;
      std::vector<Point> points = {first};
      seen[i] = true;
      int empty = 0;
      for (std::size_t k = 0; k < points.size(); ++k) {
        empty += board_.at(points[k]) == Colour::Empty;
        for (const Point q : graph_.neighbours(points[k])) {
          if (seen[q] || safe_[q]) continue;
          seen[q] = true;
          points.push_back(q);
        }
      }
      if (empty > kMostEmpty || points.size() > std::size_t{kMostPoints}) {
        undecided_ = true;
        continue;
      }
      std::sort(points.begin(), points.end());
      found.push_back(std::move(points));
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
      return std::pair(a.size(), a.front()) < std::pair(b.size(), b.front());
    });
    return found;
  }

  // What a contest would count for each player if certain blocks were dead.
  struct Guess {
    std::vector<Point> dead;  // one stone of each block
    Colouring left;           // of the whole board
    std::vector<int> areas;   // by player
    int neutral = 0;
    int surprises = 0;  // blocks that the playouts see otherwise
  };

  Guess guess(const std::vector<Point>& points, std::vector<Point> dead) const {
    Guess guess{.dead = std::move(dead), .left = colouring_, .areas = {}};
    for (const Point p : guess.dead) {
      guess.surprises += !dead_[p];
      for (const Point q : board_.block_stones(p)) guess.left[q] = Colour::Empty;
    }
    guess.areas.resize(game_.rules().players);
    const Colouring owner = owners(graph_, guess.left);
    for (const Point p : points) {
      if (owner[p] == Colour::Empty) {
        ++guess.neutral;
      } else {
        ++guess.areas[player_of(owner[p])];
      }
    }
    for (const Point p : points) {
      const bool alive = guess.left[p] != Colour::Empty;
      guess.surprises += alive && dead_[p] && board_.block_stones(p)[0] == p;
    }
    return guess;
  }

  // Every choice of dead blocks among those that live least surely. The boldest come first: those
  // that leave the fewest points to nobody. A timid guess may hold beside a bold one, since a stone
  // lost can be made up for by a point that nobody has filled yet.
  std::vector<Guess> guesses(const std::vector<Point>& points) const {
    std::vector<std::pair<double, Point>> blocks;
    for (const Point p : points) {
      if (board_.at(p) == Colour::Empty || board_.block_stones(p)[0] != p) continue;
      blocks.emplace_back(own_share(board_, p, ownership_), p);
    }
    std::sort(blocks.begin(), blocks.end());
    std::size_t doubtful = 0;
    while (doubtful < std::min(blocks.size(), std::size_t{kMostDoubtful}) &&
           blocks[doubtful].first < kSurelyAlive) {
      ++doubtful;
    }
    std::vector<Point> certain;  // dead in every guess
    for (std::size_t i = doubtful; i < blocks.size(); ++i) {
      if (dead_[blocks[i].second]) certain.push_back(blocks[i].second);
    }
    std::vector<Guess> found;
    for (unsigned set = 0; set < 1u << doubtful; ++set) {
      std::vector<Point> dead = certain;
      for (std::size_t i = 0; i < doubtful; ++i) {
        if ((set >> i & 1) != 0) dead.push_back(blocks[i].second);
      }
      found.push_back(guess(points, std::move(dead)));
    }
    // The first one is that all others live: whatever leaves more to nobody claims too little.
    const int most_neutral = found[0].neutral;
    std::erase_if(found, [&](const Guess& guess) { return guess.neutral > most_neutral; });
    std::sort(found.begin(), found.end(), [](const Guess& a, const Guess& b) {
      return std::tie(a.neutral, a.surprises, a.dead) < std::tie(b.neutral, b.surprises, b.dead);
    });
    return found;
  }

  // Whether it came to a result.
  bool judge_contest(const std::vector<Point>& points) {
    Contest contest(game_, points, limits_.stop);
    bool decided = false;
    for (const Guess& guess : guesses(points)) {
      const auto holds = everybody_secures(contest, guess);
      if (!holds || !*holds) continue;
      accept(contest, guess);
      decided = true;
      break;
    }
    spent_ += contest.nodes();
    return decided;
  }

  std::optional<bool> secures(Contest& contest, Colour player, int area) const {
    const std::uint64_t spent = spent_ + contest.nodes();
    if (spent >= budget_ || (limits_.stop && limits_.stop())) return std::nullopt;
    return contest.secures(player, area, std::min(limits_.nodes, budget_ - spent));
  }

  std::optional<bool> everybody_secures(Contest& contest, const Guess& guess) const {
    for (int player = 0; player < game_.rules().players; ++player) {
      const auto holds = secures(contest, colour_of(player), guess.areas[player]);
      if (!holds || !*holds) return holds;
    }
    return true;
  }

  void accept(Contest& contest, const Guess& guess) {
    for (const Point p : contest.points()) dead_[p] = false;
    for (const Point p : guess.dead) {
      for (const Point q : board_.block_stones(p)) dead_[q] = true;
    }
    Colouring left = guess.left;
    if (fill_what_is_free(contest, guess, left)) mark_seki(contest.points(), left);
  }

  // Fills points that are nobody's and cost nothing to fill. False if that could not be decided.
  bool fill_what_is_free(Contest& contest, const Guess& guess, Colouring& left) const {
    for (bool filled = true; filled;) {
      filled = false;
      const Colouring owner = owners(graph_, left);
      for (const Point p : contest.points()) {
        if (board_.at(p) != Colour::Empty || owner[p] != Colour::Empty) continue;
        for (int i = 0; i < game_.rules().players && !filled; ++i) {
          const Colour player = colour_of(i);
          if (!game_.is_in(player) || !contest.play(p, player)) continue;
          const auto free = secures(contest, player, guess.areas[i]);
          if (!free) return false;
          filled = *free;
          if (filled) {
            left[p] = player;
          } else {
            contest.undo();
          }
        }
        if (filled) break;
      }
    }
    return true;
  }

  // An area with a safe stone in it depends on nobody.
  void mark_seki(const std::vector<Point>& points, const Colouring& left) {
    const Colouring owner = owners(graph_, left);
    const Components areas = components(graph_, owner);
    for (const Point p : points) {
      if (owner[p] == Colour::Empty) {
        neutral_[p] = true;
        continue;
      }
      const Component& area = areas.at(p);
      const bool touches = std::any_of(area.liberties.begin(), area.liberties.end(), [&](Point q) {
        return std::binary_search(points.begin(), points.end(), q);
      });
      const bool safe = std::any_of(area.points.begin(), area.points.end(), [&](Point q) {
        return safe_[q] && board_.at(q) == area.colour;
      });
      if (!touches || safe) continue;
      if (left[p] == Colour::Empty) {
        neutral_[p] = true;
      } else if (board_.at(p) != Colour::Empty) {
        seki_[p] = true;
      }
    }
  }

  // --- the answer

  std::vector<std::vector<Point>> blocks_of(const std::vector<bool>& marked) const {
    std::vector<std::vector<Point>> blocks;
    for (int i = 0; i < graph_.size(); ++i) {
      if (!marked[i]) continue;
      std::vector<Point> stones = board_.block_stones(static_cast<Point>(i));
      if (stones[0] == i) blocks.push_back(std::move(stones));
    }
    return blocks;
  }

  Fates fates() const {
    Fates fates{blocks_of(dead_), blocks_of(seki_), {}};
    if (fates.seki.empty()) return fates;
    for (int i = 0; i < graph_.size(); ++i) {
      if (neutral_[i]) fates.neutral.push_back(static_cast<Point>(i));
    }
    return fates;
  }

  const Game& game_;
  const Graph& graph_;
  const Board& board_;
  const std::vector<double>& ownership_;
  const FateLimits& limits_;
  Colouring colouring_;
  std::vector<bool> safe_, decided_, dead_, seki_, neutral_;  // by point
  std::uint64_t spent_ = 0, budget_ = 0;                      // nodes so far, and at most
  bool undecided_ = true;                                     // some contest is
};

}  // namespace

Fates judge_fates(const Game& game, const std::vector<double>& ownership,
                  const FateLimits& limits) {
  return Judge(game, ownership, limits).judge();
}

}  // namespace omnigo
