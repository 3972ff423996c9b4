#include "rules/board.h"

#include <algorithm>

#include "base/random.h"

namespace omnigo {
namespace {

std::uint64_t hash_key(Point p, Colour c) {
  return splitmix64(std::uint64_t{p} << 8 | static_cast<std::uint64_t>(c));
}

// Calls visit(block, times) for each block in the list, with how often it stands there.
template <class Visit>
void for_each_distinct(std::vector<Point>& blocks, Visit visit) {
  std::sort(blocks.begin(), blocks.end());
  for (auto i = blocks.begin(); i != blocks.end();) {
    const auto end = std::upper_bound(i, blocks.end(), *i);
    visit(*i, static_cast<std::int32_t>(end - i));
    i = end;
  }
}

}  // namespace

Board::Board(SharedGraph graph, int players)
    : graph_(std::move(graph)),
      players_(players),
      colours_(graph_->size(), Colour::Empty),
      block_(graph_->size(), kNoPoint),
      next_(graph_->size(), kNoPoint),
      stones_(graph_->size()),
      pseudo_liberties_(graph_->size()),
      block_hash_(graph_->size()) {}

std::vector<Point> Board::block_stones(Point p) const {
  std::vector<Point> stones;
  for_each_stone(p, [&](Point q) { stones.push_back(q); });
  std::sort(stones.begin(), stones.end());
  return stones;
}

int Board::liberties(Point p) const {
  std::vector<Point> found;
  for_each_stone(p, [&](Point stone) {
    for (Point q : graph_->neighbours(stone)) {
      if (colours_[q] == Colour::Empty) found.push_back(q);
    }
  });
  std::sort(found.begin(), found.end());
  return static_cast<int>(std::unique(found.begin(), found.end()) - found.begin());
}

// The opponents' blocks next to p whose only liberty is p, each once.
std::vector<Point> Board::cleared_blocks(Point p, Colour c) const {
  std::vector<Point> touched, cleared;
  for (Point q : graph_->neighbours(p)) {
    if (colours_[q] != Colour::Empty && colours_[q] != c) touched.push_back(block_[q]);
  }
  for_each_distinct(touched, [&](Point block, std::int32_t times) {
    if (pseudo_liberties_[block] == times) cleared.push_back(block);
  });
  return cleared;
}

MoveEffect Board::effect(Point p, Colour c) const {
  const std::vector<Point> cleared = cleared_blocks(p, c);
  MoveEffect effect{!cleared.empty(), false, hash_ ^ hash_key(p, c)};
  for (Point block : cleared) effect.hash ^= block_hash_[block];
  if (effect.captures) return effect;
  std::vector<Point> own;
  for (Point q : graph_->neighbours(p)) {
    if (colours_[q] == Colour::Empty) return effect;
    if (colours_[q] == c) own.push_back(block_[q]);
  }
  effect.suicide = true;
  std::uint64_t hash_without_own = hash_;
  for_each_distinct(own, [&](Point block, std::int32_t times) {
    if (pseudo_liberties_[block] > times) effect.suicide = false;
    hash_without_own ^= block_hash_[block];
  });
  if (effect.suicide) effect.hash = hash_without_own;
  return effect;
}

Colouring Board::colouring_after(Point p, Colour c) const {
  Board copy = *this;
  std::vector<Stone> taken;
  copy.play(p, c, taken);
  return copy.colouring();
}

// A new block of one stone; each neighbour's block loses a pseudo-liberty.
void Board::put(Point p, Colour c) {
  colours_[p] = c;
  hash_ ^= hash_key(p, c);
  block_[p] = p;
  next_[p] = p;
  stones_[p] = 1;
  pseudo_liberties_[p] = 0;
  block_hash_[p] = hash_key(p, c);
  for (Point q : graph_->neighbours(p)) {
    if (colours_[q] == Colour::Empty) {
      ++pseudo_liberties_[p];
    } else {
      --pseudo_liberties_[block_[q]];
    }
  }
}

void Board::lift(Point p) {
  hash_ ^= hash_key(p, colours_[p]);
  colours_[p] = Colour::Empty;
  block_[p] = kNoPoint;
  for (Point q : graph_->neighbours(p)) {
    if (block_[q] != kNoPoint) ++pseudo_liberties_[block_[q]];
  }
}

void Board::join(Point p) {
  for (Point q : graph_->neighbours(p)) {
    if (colours_[q] == colours_[p] && block_[q] != block_[p]) merge(block_[p], block_[q]);
  }
}

void Board::merge(Point a, Point b) {
  if (stones_[a] < stones_[b]) std::swap(a, b);
  for_each_stone(b, [&](Point q) { block_[q] = a; });
  std::swap(next_[a], next_[b]);
  stones_[a] += stones_[b];
  pseudo_liberties_[a] += pseudo_liberties_[b];
  block_hash_[a] ^= block_hash_[b];
}

void Board::remove_block(Point block, std::vector<Stone>& taken) {
  Point p = block;
  do {
    const Point following = next_[p];
    taken.push_back({p, colours_[p]});
    lift(p);
    p = following;
  } while (p != block);
}

void Board::play(Point p, Colour c, std::vector<Stone>& taken) {
  // All opponents are judged on the same colouring, so the list is made before any is removed.
  const std::vector<Point> cleared = cleared_blocks(p, c);
  put(p, c);
  join(p);
  for (Point block : cleared) remove_block(block, taken);
  if (pseudo_liberties_[block_[p]] == 0) remove_block(block_[p], taken);
}

void Board::take_back(Point p, Colour c, std::span<const Stone> taken) {
  if (colours_[p] == c) {
    const std::vector<Point> stones = block_stones(p);
    lift(p);
    for (Point q : stones) block_[q] = kNoPoint;
    for (Point q : stones) {
      if (q != p && block_[q] == kNoPoint) form_block(q);
    }
  }
  for (Stone stone : taken) {
    if (stone.point == p) continue;
    put(stone.point, stone.colour);
    join(stone.point);
  }
}

// The block of `start`, whose stones belong to no block yet.
void Board::form_block(Point start) {
  const Colour c = colours_[start];
  std::vector<Point> stones = {start};
  block_[start] = start;
  pseudo_liberties_[start] = 0;
  block_hash_[start] = 0;
  for (std::size_t i = 0; i < stones.size(); ++i) {
    const Point p = stones[i];
    next_[p] = start;
    if (i > 0) next_[stones[i - 1]] = p;
    block_hash_[start] ^= hash_key(p, c);
    for (Point q : graph_->neighbours(p)) {
      if (colours_[q] == Colour::Empty) {
        ++pseudo_liberties_[start];
      } else if (colours_[q] == c && block_[q] == kNoPoint) {
        block_[q] = start;
        stones.push_back(q);
      }
    }
  }
  stones_[start] = static_cast<std::uint16_t>(stones.size());
}

void Board::set_colouring(const Colouring& colouring) {
  colours_ = colouring;
  hash_ = 0;
  std::fill(block_.begin(), block_.end(), kNoPoint);
  for (int i = 0; i < graph_->size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (colours_[p] == Colour::Empty) continue;
    hash_ ^= hash_key(p, colours_[p]);
    if (block_[p] == kNoPoint) form_block(p);
  }
}

bool Board::consistent() const {
  Board fresh(graph_, players_);
  fresh.set_colouring(colours_);
  if (fresh.hash_ != hash_) return false;
  for (int i = 0; i < graph_->size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (colours_[p] == Colour::Empty) {
      if (block_[p] != kNoPoint) return false;
      continue;
    }
    if (block_stones(p) != fresh.block_stones(p)) return false;
    const Point a = block_[p], b = fresh.block_[p];
    if (stones_[a] != fresh.stones_[b] || pseudo_liberties_[a] != fresh.pseudo_liberties_[b] ||
        block_hash_[a] != fresh.block_hash_[b] || pseudo_liberties_[a] == 0) {
      return false;
    }
  }
  return true;
}

}  // namespace omnigo
