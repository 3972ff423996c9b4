// Whether a block lives and everything around it dies, whoever moves first: the second theorem on
// leaves of docs/certificates.md, for two players without suicide.
//
// U is a block of the player, and its regions are the parts of the board without it. In each region
// the opponent moves first and the player answers there. A region is asked to give a number of
// eyes, 0, 1 or 2; all together have to give two.
//
// A template, since a search asks it too, on sets of its own: Board has beside(set) and part(seed,
// within).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace omnigo::checking {

template <class Board, class Set>
class LocalGames {
 public:
  // How deep answers are followed, and the most points of a region.
  static constexpr int kDeepest = 6, kLargest = 10;

  LocalGames(const Board& board, Set all, int table_bits)
      : board_(board), all_(all), lines_(std::size_t{1} << table_bits) {}

  static std::size_t bytes(int table_bits) { return sizeof(Line) << table_bits; }

  // Whether the block lives and nothing else does. False as well where more than `most` positions
  // would have to be looked at; 0 sets no limit.
  bool all_is_kept(Set block, Set own, Set other, int most) {
    left_ = most == 0 ? ~std::uint64_t{0} : static_cast<std::uint64_t>(most);
    out_ = false;
    const Set outside = all_ & ~block;
    for (Set rest = outside; rest != 0;) {
      const Set region = board_.part(rest & -rest, rest);
      if (std::popcount(region) > kLargest) return false;
      rest &= ~region;
    }
    return parts_won(outside, other, own & ~block, 2, kDeepest);
  }

  // The stones' largest block, of several the one with the least point.
  Set largest_block(Set own) const {
    Set largest = 0;
    for (Set rest = own; rest != 0;) {
      const Set block = board_.part(rest & -rest, own);
      rest &= ~block;
      if (std::popcount(block) > std::popcount(largest)) largest = block;
    }
    return largest;
  }

 private:
  // What is known of a region with stones of both and the eyes it must give.
  struct Line {
    Set region = 0, other = 0, own = 0;
    std::uint8_t eyes = 0, won = 255,
                 lost = 0;  // won with this many answers, not with one fewer
  };

  Set beside_outside(Set region) const { return region & board_.beside(all_ & ~region); }

  // The parts of a set, each won, and together with that many eyes.
  bool parts_won(Set points, Set other, Set own, int eyes, int depth) {
    int found = 0;
    for (Set rest = points; rest != 0;) {
      const Set region = board_.part(rest & -rest, rest);
      rest &= ~region;
      const Set theirs = other & region, mine = own & region;
      int here = std::max(0, eyes - found);
      while (here >= 0 && !won(region, theirs, mine, here, depth)) --here;
      if (here < 0) return false;
      found += here;
    }
    return found >= eyes;
  }

  // The opponent to move, or to leave it.
  bool won(Set region, Set other, Set own, int eyes, int depth) {
    const Set border = beside_outside(region);
    if (border == region && eyes <= 1) return true;
    const Set empty = region & ~(other | own);
    if (depth == 0 || (eyes >= 1 && std::popcount(border & empty) < 2)) return false;
    const std::size_t at = place(region, other, own, eyes);
    if (const Line& line = lines_[at];
        line.region == region && line.other == other && line.own == own && line.eyes == eyes) {
      if (depth >= line.won) return true;
      if (depth < line.lost) return false;
    }
    if (left_ == 0) out_ = true;
    if (out_) return false;
    --left_;
    const bool found = answers_all(region, other, own, eyes, depth);
    if (out_) return false;
    Line& line = lines_[at];
    if (line.region != region || line.other != other || line.own != own || line.eyes != eyes) {
      line = {region, other, own, static_cast<std::uint8_t>(eyes), 255, 0};
    }
    if (found) {
      line.won = static_cast<std::uint8_t>(depth);
    } else {
      line.lost = static_cast<std::uint8_t>(depth + 1);
    }
    return found;
  }

  bool answers_all(Set region, Set other, Set own, int eyes, int depth) {
    if (!has_move(region, other, own, eyes, depth - 1)) return false;
    const Set empty = region & ~(other | own);
    for (Set points = empty; points != 0; points &= points - 1) {
      const Set point = points & -points;
      const Set theirs = other | point;
      const Set mine = own & ~taken(own, point, empty);
      const Set block = board_.part(point, theirs);
      if ((board_.beside(block) & region & ~(theirs | mine)) == 0) continue;  // suicide
      if (!won(region, theirs, mine, eyes, depth - 1) &&
          !has_move(region, theirs, mine, eyes, depth - 1)) {
        return false;
      }
    }
    return true;
  }

  // A move of the player in the region after which it is won: first those that join the block.
  bool has_move(Set region, Set other, Set own, int eyes, int depth) {
    const Set border = beside_outside(region), empty = region & ~(other | own);
    for (Set points = empty & border; points != 0; points &= points - 1) {
      const Set point = points & -points;
      const Set joined = board_.part(point, own | point);
      const Set theirs = other & ~taken(other, point, empty);
      if (parts_won(region & ~joined, theirs, own & ~joined, eyes, depth)) return true;
    }
    for (Set points = empty & ~border; points != 0; points &= points - 1) {
      const Set point = points & -points;
      const Set mine = own | point;
      const Set theirs = other & ~taken(other, point, empty);
      if ((board_.beside(board_.part(point, mine)) & region & ~(theirs | mine)) == 0) continue;
      if (won(region, theirs, mine, eyes, depth)) return true;
    }
    return false;
  }

  // The stones of a colour in the region whose last liberty is the point.
  Set taken(Set stones, Set point, Set empty) const {
    Set found = 0;
    for (Set touched = board_.beside(point) & stones; touched != 0;) {
      const Set block = board_.part(touched & -touched, stones);
      touched &= ~block;
      if ((board_.beside(block) & empty & ~point) == 0) found |= block;
    }
    return found;
  }

  std::size_t place(Set region, Set other, Set own, int eyes) const {
    std::uint64_t hash = region * 0x9E3779B97F4A7C15u;
    hash = (hash ^ hash >> 29 ^ other) * 0xBF58476D1CE4E5B9u;
    hash = (hash ^ hash >> 32 ^ own) * 0x94D049BB133111EBu;
    hash ^= static_cast<std::uint64_t>(eyes) * 0xD6E8FEB86659FD93u;
    return (hash ^ hash >> 31) & (lines_.size() - 1);
  }

  const Board& board_;
  const Set all_;
  std::vector<Line> lines_;
  std::uint64_t left_ = 0;
  bool out_ = false;
};

}  // namespace omnigo::checking
