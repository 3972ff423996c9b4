#include "rules/legal_points.h"

#include <bit>
#include <cstring>

#include "rules/blocks_around.h"

namespace omnigo {
namespace {

constexpr std::uint64_t bit(Point p) { return std::uint64_t{1} << p % 64; }

std::size_t words_for(int points) { return (static_cast<std::size_t>(points) + 63) / 64; }

// A byte per colour, the first in the lowest; 0 where both have the same.
std::uint64_t compare_eight(const Colour* a, const Colour* b) {
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t left, right;
  std::memcpy(&left, a, sizeof left);
  std::memcpy(&right, b, sizeof right);
  return left ^ right;
}

// visit(blocks) unless points have any number of neighbours.
template <class Visit>
void visit_cells(const Board& board, const Visit& visit) {
  board.visit_blocks([&]<class Cells>(const Blocks<Cells>& blocks) {
    if constexpr (Cells::kDegree > 0) visit(blocks);
  });
}

}  // namespace

LegalPoints::LegalPoints(const Graph& graph) : legal_(words_for(graph.size())) {}

std::span<const std::uint64_t> LegalPoints::find(const Game& game, Colour player) {
  if (found_for_ == player) return legal_;
  found_for_ = player;
  const Board& board = game.board();
  const bool asks_game = !asked_ || board.cell_kind() == CellKind::Wide;
  asked_ = true;
  if (asks_game) {
    std::fill(legal_.begin(), legal_.end(), 0);
    for (const Point p : game.legal_moves(player)) legal_[p / 64] |= bit(p);
    return legal_;
  }
  if (!follows_) compare(board);
  const int mover = player_of(player);
  visit_cells(board, [&]<class Cells>(const Blocks<Cells>& blocks) {
    const int players = Cells::kMostPlayers == 2 ? 2 : board.players();
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      Sets& sets = sets_[i];
      const std::uint64_t plain = sets.empty & sets.airy & ~game.risky(i, player);
      const std::uint64_t others = sets.empty & ~plain;
      Beside* beside = &beside_[i * static_cast<std::size_t>(players)];
      for (int c = 0; stone_went_ && c < players; ++c) sets.known &= ~beside[c].taken;
      if ((others & ~sets.known) != 0) look(blocks, i, others & ~sets.known, players);
      std::uint64_t takes = 0;
      for (int c = 0; c < players; ++c) takes |= c == mover ? 0 : beside[c].taken;
      const std::uint64_t lives = sets.airy | beside[mover].safe | takes;
      legal_[i] = plain | game.legal_among(i, others, lives, takes, player);
    }
  });
  stone_went_ = false;
  return legal_;
}

Legality LegalPoints::play(Game& game, Point p, Colour player) {
  if (found_for_ != player || (legal_[p / 64] & bit(p)) == 0) {
    const Legality legality = game.play(p, player);
    if (legality) lose_track();
    return legality;
  }
  found_for_ = Colour::Empty;
  const std::span<const Stone> taken = game.play_legal(p, player);
  if (!follows_) return {};
  visit_cells(game.board(), [&](const auto& blocks) {
    change(blocks, p);
    for (const Stone stone : taken) change(blocks, stone.point);
  });
  return {};
}

// An empty board, as if it had been seen.
void LegalPoints::begin(const Board& board) {
  const Graph& graph = board.graph();
  colours_.assign(static_cast<std::size_t>(graph.size()), Colour::Empty);
  std::size_t cells = 0;  // the neighbours of a point include padding
  visit_cells(board, [&](const auto& blocks) {
    cells = static_cast<std::size_t>(blocks.topology->cells());
  });
  empty_around_.resize(cells);
  sets_.resize(words_for(static_cast<int>(cells)));
  beside_.resize(legal_.size() * static_cast<std::size_t>(board.players()));
  for (std::size_t i = 0; i < colours_.size(); ++i) {
    const auto p = static_cast<Point>(i);
    empty_around_[p] = static_cast<Point>(graph.degree(p));
    sets_[p / 64].empty |= bit(p);
    if (graph.degree(p) > 0) sets_[p / 64].airy |= bit(p);
  }
}

void LegalPoints::compare(const Board& board) {
  if (colours_.empty()) begin(board);
  follows_ = true;
  const Colour* now = board.colours();
  const std::size_t size = colours_.size(), rest = size % 8;
  visit_cells(board, [&](const auto& blocks) {
    for (std::size_t first = 0; first + 8 <= size; first += 8) {
      std::uint64_t differing = compare_eight(now + first, &colours_[first]);
      while (differing != 0) {
        const std::size_t p = first + static_cast<std::size_t>(std::countr_zero(differing)) / 8;
        change(blocks, static_cast<Point>(p));
        differing = compare_eight(now + first, &colours_[first]);
      }
    }
    for (std::size_t p = size - rest; p < size; ++p) {
      if (now[p] != colours_[p]) change(blocks, static_cast<Point>(p));
    }
  });
}

// Follows a change at p, and forgets the points of which something else holds because of it: p, its
// neighbours, and the last liberties of blocks. A block that got its second liberty is left to
// find().
template <class Blocks>
void LegalPoints::change(const Blocks& blocks, Point p) {
  const bool was_empty = colours_[p] == Colour::Empty, is_empty = blocks.colour[p] == Colour::Empty;
  colours_[p] = blocks.colour[p];
  stone_went_ |= !was_empty;
  sets_[p / 64].known &= ~bit(p);
  sets_[p / 64].empty ^= std::uint64_t{was_empty != is_empty} << p % 64;
  const int more = is_empty - was_empty;
  forget_last_liberty(blocks, p);
  blocks.each_neighbour(p, [&](Point q) {
    const int before = empty_around_[q], after = before + more;
    empty_around_[q] = static_cast<Point>(after);
    Sets& sets = sets_[q / 64];
    sets.airy ^= std::uint64_t{(before == 0) != (after == 0)} << q % 64;
    sets.known &= ~bit(q);
    forget_last_liberty(blocks, q);
  });
}

// Of the block of this stone, if it may have only one. Another point may be forgotten as well.
template <class Blocks>
void LegalPoints::forget_last_liberty(const Blocks& blocks, Point stone) {
  constexpr int kDegree = Blocks::Cells::kDegree;
  const auto w = blocks.cell[stone];
  const std::int32_t more = blocks.liberties_of(w) / kLiberty;  // than one
  if (more < kDegree) {
    const std::uint32_t q = blocks.sum_of(w) / static_cast<std::uint32_t>(more + 1);
    sets_[q / 64].known &= ~bit(static_cast<Point>(q));
  }
}

template <class Blocks>
void LegalPoints::look(const Blocks& blocks, std::size_t word, std::uint64_t points, int players) {
  sets_[word].known |= points;
  Beside found[Blocks::Cells::kMostPlayers] = {};
  for (std::uint64_t left = points; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    const BlocksAround around(blocks, static_cast<Point>(64 * word + static_cast<std::size_t>(i)));
    for (int c = 0; c < players; ++c) {
      found[c].safe |= std::uint64_t{around.is_safe(colour_of(c))} << i;
      found[c].taken |= std::uint64_t{around.is_taken(colour_of(c))} << i;
    }
  }
  Beside* beside = &beside_[word * static_cast<std::size_t>(players)];
  for (int c = 0; c < players; ++c) {
    beside[c].safe = (beside[c].safe & ~points) | found[c].safe;
    beside[c].taken = (beside[c].taken & ~points) | found[c].taken;
  }
}

}  // namespace omnigo
