#include "count/grid_words.h"

#include <algorithm>

namespace omnigo::count {
namespace {

// Numbers the blocks that are not open by first appearance.
void number_blocks(Half& half) {
  std::array<std::uint8_t, 2 * kMaxHalf + 4> number{};
  int blocks = half.open;
  for (int i = 0; i < half.size; ++i) {
    std::uint8_t& block = half.cells[i].block;
    if (block <= half.open) continue;
    if (number[block] == 0) number[block] = static_cast<std::uint8_t>(++blocks);
    block = number[block];
  }
}

// Gives each block the number `now` of its own, and those that have none there others, in order.
void renumber(Half& half, const std::array<std::uint8_t, kMaxHalf + 1>& now) {
  constexpr std::uint8_t kAway = kMaxHalf + 1;
  for (int i = 0; i < half.size; ++i) {
    std::uint8_t& block = half.cells[i].block;
    if (block > 0) block = now[block] > 0 ? now[block] : static_cast<std::uint8_t>(block + kAway);
  }
  number_blocks(half);
}

// The non-crossing blocks that may still grow to the right, the innermost last.
using Stack = std::vector<std::uint8_t>;

// Lists the halves of either kind, cell by cell.
class Lister {
 public:
  Lister(int size, int gap, int colours) : gap_(gap), colours_(colours) { half_.size = size; }

 protected:
  // All ways to go on from cell i, with the blocks on the stack, `blocks` blocks and `known`
  // colours met so far.
  void list(int i, const Stack& stack, int blocks, int known) {
    if (i == half_.size) {
      finish(stack);
      return;
    }
    const int colours = std::min(known + 1, colours_);
    for (int c = 0; c <= colours; ++c) {
      put(i, {static_cast<std::uint8_t>(c), 0}, stack, blocks, std::max(known, c));
    }
    for (std::size_t depth = 0; depth < stack.size(); ++depth) {
      if (!may_close(stack, depth + 1)) continue;
      Stack shorter(stack.begin(), stack.begin() + static_cast<std::ptrdiff_t>(depth) + 1);
      const std::uint8_t block = stack[depth];
      const bool was_used = use(block);
      put(i, {colour_[block], block}, shorter, blocks, known);
      used_[block] = was_used;
    }
    for (int c = 1; c <= colours; ++c) {
      Stack longer = stack;
      const auto block = static_cast<std::uint8_t>(blocks + 1);
      longer.push_back(block);
      colour_[block] = static_cast<std::uint8_t>(c);
      put(i, {static_cast<std::uint8_t>(c), block}, longer, blocks + 1, std::max(known, c));
    }
  }

  virtual ~Lister() = default;
  virtual void finish(const Stack& stack) = 0;
  // Whether the blocks from this depth of the stack on may be left without another stone.
  virtual bool may_close(const Stack& stack, std::size_t depth) const = 0;
  // The cell before the first, where it is a neighbour.
  virtual std::optional<Cell> before_first() const = 0;

  Half half_;
  std::array<std::uint8_t, 2 * kMaxHalf + 2> colour_{};  // by block
  std::array<bool, 2 * kMaxHalf + 2> used_{};            // by block: has a stone in this half
  const int gap_;
  const int colours_;

 private:
  bool use(std::uint8_t block) {
    const bool was_used = used_[block];
    used_[block] = true;
    return was_used;
  }

  void put(int i, Cell cell, const Stack& stack, int blocks, int known) {
    const auto left = i > 0 ? std::optional(half_.cells[i - 1]) : before_first();
    if (left && i != gap_) {
      if (!compatible(*left, cell)) return;
      const bool one_block = left->block > 0 && cell.block > 0 && left->colour == cell.colour;
      if (one_block && left->block != cell.block) return;
    }
    half_.cells[i] = cell;
    list(i + 1, stack, blocks, known);
  }
};

class LeftLister final : public Lister {
 public:
  using Lister::Lister;

  std::vector<LeftHalf> run() {
    list(0, {}, 0, 0);
    return std::move(found_);
  }

 private:
  void finish(const Stack& stack) override {
    for (unsigned open = 0; open < 1u << stack.size(); ++open) {
      std::array<std::uint8_t, kMaxHalf + 1> now{};
      Half half = half_;
      for (std::size_t i = 0; i < stack.size(); ++i) {
        if (open >> i & 1) now[stack[i]] = static_cast<std::uint8_t>(++half.open);
      }
      renumber(half, now);
      Permutation unchanged;
      found_.push_back(canonical_left(half, colours_, unchanged));
    }
  }
  bool may_close(const Stack&, std::size_t) const override { return true; }
  std::optional<Cell> before_first() const override { return std::nullopt; }

  std::vector<LeftHalf> found_;
};

class RightLister final : public Lister {
 public:
  RightLister(const Interface& interface, int size, int gap, int colours)
      : Lister(size, gap, colours), interface_(interface) {
    half_.open = interface.open;
  }

  std::vector<Half> run() {
    Stack stack;
    for (int b = 1; b <= interface_.open; ++b) {
      stack.push_back(static_cast<std::uint8_t>(b));
      colour_[b] = interface_.colour[b];
    }
    // Number open + 1 is left to the block of the last cell, which no cell here can join.
    list(0, stack, interface_.open + 1, interface_.known);
    return std::move(found_);
  }

 private:
  void finish(const Stack& stack) override {
    if (!may_close(stack, 0)) return;
    found_.push_back(half_);
    make_canonical_right(found_.back(), interface_.known);
  }
  bool may_close(const Stack& stack, std::size_t depth) const override {
    return std::all_of(stack.begin() + static_cast<std::ptrdiff_t>(depth), stack.end(),
                       [this](std::uint8_t b) { return b > interface_.open || used_[b]; });
  }
  std::optional<Cell> before_first() const override { return interface_.last; }

  const Interface& interface_;
  std::vector<Half> found_;
};

// A word of cells with connected blocks, some of them cells of the other half's blocks.
class Word {
 public:
  explicit Word(const Half& half) : size_(half.size) {
    std::copy_n(half.cells.begin(), half.size, cells_.begin());
  }

  int add(Cell cell) {
    cells_[size_] = cell;
    return size_++;
  }
  Cell operator[](int i) const { return cells_[i]; }

  // Colours cell x next to cell `left` (none: -1). False where that may not be.
  bool colour(int x, int left, Cell cell, bool& negative) {
    const Cell up = cells_[x];
    if (!compatible(up, cell) || (left >= 0 && !compatible(cells_[left], cell))) return false;
    cells_[x] = cell;
    negative = false;
    if (cell.block == 0) return true;
    int joined = 0;
    if (up.block > 0 && up.colour == cell.colour) joined += join(cell.block, up.block);
    if (left >= 0 && cells_[left].block > 0 && cells_[left].colour == cell.colour) {
      joined += join(cell.block, cells_[left].block);
    }
    negative = joined != 1;  // one block more for the stone, one fewer for each that it joins
    return true;
  }

 private:
  // Makes block b part of block a; false where it was already.
  bool join(std::uint8_t a, std::uint8_t b) {
    if (a == b) return false;
    for (int i = 0; i < size_; ++i) {
      if (cells_[i].block == b) cells_[i].block = a;
    }
    return true;
  }

  std::array<Cell, 2 * kMaxHalf + 4> cells_{};
  int size_;
};

constexpr std::uint8_t kNewBlock = 2 * kMaxHalf + 2;

// Reads the half and the fate of the other half's blocks from the word: cells `first` to
// `first + others` each stand for one of them.
Coloured read(const Half& before, const Word& word, int first, int others, bool negative) {
  Coloured after{before, {}, negative};
  for (int i = 0; i < before.size; ++i) after.half.cells[i] = word[i];
  const auto stands = [&](std::uint8_t block) {
    return std::any_of(after.half.cells.begin(), after.half.cells.begin() + before.size,
                       [block](Cell cell) { return cell.block == block; });
  };
  std::array<std::uint8_t, kNewBlock + 1> number{};
  for (int b = 1; b <= others; ++b) {
    const std::uint8_t block = word[first + b - 1].block;
    if (block == 0 || !stands(block)) continue;
    if (number[block] == 0) number[block] = static_cast<std::uint8_t>(++after.change.open);
    after.change.now[b] = number[block];
  }
  after.half.open = after.change.open;
  // Blocks of this half alone keep numbers out of the way of the open ones.
  constexpr std::uint8_t kAway = kMaxHalf + 1;
  std::array<std::uint8_t, kNewBlock + 1> away{};
  std::uint8_t next = kAway;
  for (int i = 0; i < before.size; ++i) {
    std::uint8_t& block = after.half.cells[i].block;
    if (block == 0) continue;
    if (number[block] == 0 && away[block] == 0) away[block] = next++;
    block = number[block] > 0 ? number[block] : away[block];
  }
  return after;
}

}  // namespace

HalfKey key_of(const Half& half) {
  HalfKey key = static_cast<HalfKey>(half.open);
  for (int i = 0; i < half.size; ++i) {
    key = key << 7 | static_cast<HalfKey>(half.cells[i].colour << 4 | half.cells[i].block);
  }
  return key;
}

std::vector<LeftHalf> left_halves(int size, int gap, int colours) {
  return LeftLister(size, gap, colours).run();
}

LeftHalf canonical_left(const Half& half, int colours, Permutation& recolouring) {
  LeftHalf left{half, {}, {}};
  number_blocks(left.half);
  recolouring = {};
  int used = 0;
  for (int i = 0; i < half.size; ++i) {
    std::uint8_t& colour = left.half.cells[i].colour;
    if (colour > 0 && recolouring[colour] == 0) {
      recolouring[colour] = static_cast<std::uint8_t>(++used);
    }
    colour = recolouring[colour];
  }
  left.interface.known = used == colours - 1 ? colours : used;
  for (int c = 1; c <= colours; ++c) {
    if (recolouring[c] == 0) recolouring[c] = static_cast<std::uint8_t>(++used);
  }

  Interface& interface = left.interface;
  interface.open = half.open;
  int met = 0;
  const auto number = [&](std::uint8_t colour) {
    std::uint8_t& n = left.numbering[colour];
    if (colour > 0 && n == 0) n = static_cast<std::uint8_t>(++met);
    return n;
  };
  const Cell last = left.half.cells[half.size - 1];
  interface.last.colour = number(last.colour);
  if (last.block > 0) {
    interface.last.block =
        std::min<std::uint8_t>(last.block, static_cast<std::uint8_t>(half.open + 1));
  }
  for (int b = 1; b <= half.open; ++b) {
    const auto stone = std::find_if(left.half.cells.begin(), left.half.cells.begin() + half.size,
                                    [b](Cell cell) { return cell.block == b; });
    interface.colour[b] = number(stone->colour);
  }
  for (int c = 1; c <= colours; ++c) number(static_cast<std::uint8_t>(c));
  return left;
}

std::vector<Half> right_halves(const Interface& interface, int size, int gap, int colours) {
  return RightLister(interface, size, gap, colours).run();
}

void make_canonical_right(Half& half, int known) {
  number_blocks(half);
  Permutation number{};
  int used = known;
  for (int i = 0; i < half.size; ++i) {
    std::uint8_t& colour = half.cells[i].colour;
    if (colour <= known) continue;
    if (number[colour] == 0) number[colour] = static_cast<std::uint8_t>(++used);
    colour = number[colour];
  }
}

std::optional<Coloured> colour_left(const Half& half, int x, int colour, bool marked) {
  Word word(half);
  for (int b = 1; b <= half.open; ++b) word.add({0, static_cast<std::uint8_t>(b)});
  bool negative = false;
  const Cell cell{static_cast<std::uint8_t>(colour), marked ? kNewBlock : std::uint8_t{0}};
  if (!word.colour(x, x - 1, cell, negative)) return std::nullopt;
  return read(half, word, half.size, half.open, negative);
}

std::optional<Coloured> colour_right(const Half& half, const Interface& interface, int x,
                                     int colour, bool marked) {
  // The block of the last cell, where it is not open, gets a number that no other has.
  Half apart = half;
  for (int i = 0; i < apart.size; ++i) {
    if (apart.cells[i].block > half.open) ++apart.cells[i].block;
  }
  Word word(apart);
  for (int b = 1; b <= half.open; ++b) word.add({0, static_cast<std::uint8_t>(b)});
  const int last = word.add(interface.last);
  bool negative = false;
  const Cell cell{static_cast<std::uint8_t>(colour), marked ? kNewBlock : std::uint8_t{0}};
  if (!word.colour(x, x > 0 ? x - 1 : last, cell, negative)) return std::nullopt;
  return read(apart, word, half.size, half.open + 1, negative);
}

Half change_left(const Half& half, const OpenChange& change) {
  std::array<std::uint8_t, kMaxHalf + 1> now{};
  std::copy_n(change.now.begin(), half.open + 1, now.begin());
  const Cell last = half.cells[half.size - 1];
  if (last.block > half.open) now[last.block] = change.now[half.open + 1];
  Half changed = half;
  changed.open = change.open;
  renumber(changed, now);
  return changed;
}

Half change_right(const Half& half, const OpenChange& change) {
  std::array<std::uint8_t, kMaxHalf + 1> now{};
  std::copy_n(change.now.begin(), half.open + 1, now.begin());
  Half changed = half;
  changed.open = change.open;
  renumber(changed, now);
  return changed;
}

}  // namespace omnigo::count
