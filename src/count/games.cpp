#include "count/games.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <numeric>
#include <string>

#include "base/random.h"
#include "rules/board.h"

namespace omnigo::count {
namespace {

// Each permutation of the colourings that a symmetry of the board with a renaming of the colours
// gives; of a large group only some, the identity among them.
std::vector<std::vector<std::uint32_t>> symmetries(const MoveGraph& moves) {
  constexpr int kMostPoints = 6;
  constexpr std::size_t kMost = 64;
  const Graph& graph = *moves.graph;
  std::map<Colouring, std::uint32_t> number;
  for (const Colouring& colouring : moves.colourings) {
    number.emplace(colouring, static_cast<std::uint32_t>(number.size()));
  }
  std::vector<Point> to(graph.size());
  std::iota(to.begin(), to.end(), Point{0});
  const auto edges = graph.edges();
  std::vector<std::vector<std::uint32_t>> found;
  do {
    const bool keeps = std::all_of(edges.begin(), edges.end(),
                                   [&](Edge e) { return graph.adjacent(to[e.a], to[e.b]); });
    std::vector<std::uint8_t> name(moves.players + 1);
    std::iota(name.begin(), name.end(), std::uint8_t{0});
    while (keeps && found.size() < kMost) {
      std::vector<std::uint32_t> permutation;
      for (const Colouring& colouring : moves.colourings) {
        Colouring image(colouring.size());
        for (std::size_t i = 0; i < image.size(); ++i) {
          image[to[i]] = static_cast<Colour>(name[static_cast<int>(colouring[i])]);
        }
        permutation.push_back(number.at(image));
      }
      found.push_back(std::move(permutation));
      if (!std::next_permutation(name.begin() + 1, name.end())) break;
    }
  } while (graph.size() <= kMostPoints && found.size() < kMost &&
           std::next_permutation(to.begin(), to.end()));
  return found;
}

// A set of the colourings but the empty one, which stands at the start of every game and never
// again.
using Set = std::uint64_t;

Set bit(std::uint32_t colouring) { return Set{1} << (colouring - 1); }

// A permutation applied to a set, eight members at a time.
class SetPermutation {
 public:
  explicit SetPermutation(const std::vector<std::uint32_t>& permutation) {
    for (std::size_t i = 1; i < permutation.size(); ++i) {
      for (unsigned byte = 0; byte < 256; ++byte) {
        if (byte >> (i - 1) % 8 & 1) table_[(i - 1) / 8][byte] |= bit(permutation[i]);
      }
    }
  }
  Set operator()(Set set) const {
    Set image = 0;
    for (int i = 0; i < 8; ++i) image |= table_[i][set >> (8 * i) & 0xFF];
    return image;
  }

 private:
  std::array<std::array<Set, 256>, 8> table_{};
};

class GameCounter {
 public:
  GameCounter(const MoveGraph& moves, std::size_t memory) : most_(memory / sizeof(Entry) / 3 * 2) {
    for (const auto& next : moves.next) {
      Set set = 0;
      for (std::uint32_t c : next) set |= c == 0 ? 0 : bit(c);
      next_.push_back(set);
    }
    const auto all = symmetries(moves);
    for (std::size_t i = 1; i < all.size(); ++i) symmetries_.emplace_back(all[i]);
  }

  Result<std::uint64_t> run() {
    const std::uint64_t games = count({next_[0], ~Set{0}});
    if (overflow_) return Error{"there are 2^64 games or more"};
    return games;
  }

 private:
  // Where a game stands: what may come next, and what can come at all.
  struct Place {
    Set next, reachable;
    auto operator<=>(const Place&) const = default;
  };
  struct Entry {
    Place place;
    std::uint64_t games = 0;  // 0: free
  };

  Place reduced(Place place) const {
    Set found = 0, newly = place.next & place.reachable;
    while (newly != 0) {
      found |= newly;
      Set after = 0;
      for (Set s = newly; s != 0; s &= s - 1) after |= next_[std::countr_zero(s) + 1];
      newly = after & place.reachable & ~found;
    }
    Place least{place.next & found, found};
    const Place first = least;
    for (const SetPermutation& symmetry : symmetries_) {
      least = std::min(least, {symmetry(first.next), symmetry(first.reachable)});
    }
    return least;
  }

  std::uint64_t count(Place at) {
    const Place place = reduced(at);
    if (place.next == 0) return 1;
    if (const Entry* known = find(place); known != nullptr && known->games != 0) {
      return known->games;
    }
    std::uint64_t games = 1;
    for (Set s = place.next; s != 0; s &= s - 1) {
      const int move = std::countr_zero(s);
      const Set left = place.reachable & ~(Set{1} << move);
      overflow_ |= __builtin_add_overflow(games, count({next_[move + 1], left}), &games);
    }
    remember(place, games);
    return games;
  }

  Entry* find(const Place& place) {
    if (table_.empty()) return nullptr;
    std::size_t i = splitmix64(place.next ^ splitmix64(place.reachable)) & (table_.size() - 1);
    while (table_[i].games != 0 && table_[i].place != place) i = (i + 1) & (table_.size() - 1);
    return &table_[i];
  }

  void remember(const Place& place, std::uint64_t games) {
    if (used_ * 10 >= table_.size() * 7) {
      if (table_.size() * 2 > most_) return;
      grow();
    }
    *find(place) = {place, games};
    ++used_;
  }

  void grow() {
    std::vector<Entry> old(std::max<std::size_t>(1024, 2 * table_.size()));
    old.swap(table_);
    for (const Entry& entry : old) {
      if (entry.games != 0) *find(entry.place) = entry;
    }
  }

  const std::size_t most_;
  std::vector<Set> next_;  // by colouring
  std::vector<SetPermutation> symmetries_;
  std::vector<Entry> table_;
  std::size_t used_ = 0;
  bool overflow_ = false;
};

}  // namespace

Result<MoveGraph> make_move_graph(SharedGraph graph, int players, bool suicide, std::size_t most) {
  MoveGraph moves{graph, players, {}, {}};
  Board board(graph, players);
  std::map<Colouring, std::uint32_t> number;
  const auto number_of = [&](const Colouring& colouring) {
    const auto [found, is_new] =
        number.emplace(colouring, static_cast<std::uint32_t>(number.size()));
    if (is_new) moves.colourings.push_back(colouring);
    return found->second;
  };
  number_of(board.colouring());
  for (std::uint32_t i = 0; i < moves.colourings.size(); ++i) {
    if (moves.colourings.size() > most) {
      return Error{"games pass through more than " + std::to_string(most) + " colourings"};
    }
    board.set_colouring(moves.colourings[i]);
    std::vector<std::uint32_t> next;
    for (int k = 0; k < graph->size() * players; ++k) {
      const auto p = static_cast<Point>(k / players);
      const Colour colour = colour_of(k % players);
      if (board.at(p) != Colour::Empty) continue;
      if (!suicide && board.effect(p, colour).suicide) continue;
      const std::uint32_t to = number_of(board.colouring_after(p, colour));
      if (to != i) next.push_back(to);
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    moves.next.push_back(std::move(next));
  }
  return moves;
}

Result<std::uint64_t> count_games(const MoveGraph& moves, std::size_t memory) {
  if (moves.colourings.size() > 65) {
    return Error{"games pass through " + std::to_string(moves.colourings.size()) +
                 " colourings; at most 65 can be counted"};
  }
  return GameCounter(moves, memory).run();
}

}  // namespace omnigo::count
