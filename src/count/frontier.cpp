#include "count/frontier.h"

#include <algorithm>
#include <bit>
#include <map>
#include <string>

namespace omnigo::count {
namespace {

constexpr std::uint8_t kEmpty = FrontierState::kEmpty;
constexpr std::uint8_t kAbsent = FrontierState::kAbsent;

// The points of the frontier in slot order, as the sweep goes on.
class Slots {
 public:
  explicit Slots(const Graph& graph) : graph_(graph), coloured_(graph.size()) {}

  int size() const { return static_cast<int>(points_.size()); }

  Step add(Point p) {
    Step step;
    step.point = p;
    step.slots = size();
    for (int i = 0; i < size(); ++i) {
      if (graph_.adjacent(points_[i], p)) step.neighbours.push_back(static_cast<std::uint8_t>(i));
    }
    coloured_[p] = true;
    points_.push_back(p);
    std::vector<Point> kept;
    for (int i = 0; i < size(); ++i) {
      if (open(points_[i]).empty()) continue;
      step.kept.push_back(static_cast<std::uint8_t>(i));
      kept.push_back(points_[i]);
    }
    points_ = std::move(kept);
    step.points = points_;
    step.twins = twins();
    return step;
  }

 private:
  std::vector<Point> open(Point p) const {
    std::vector<Point> open;
    for (Point q : graph_.neighbours(p)) {
      if (!coloured_[q]) open.push_back(q);
    }
    return open;
  }

  std::vector<std::vector<std::uint8_t>> twins() const {
    std::map<std::vector<Point>, std::vector<std::uint8_t>> slots;
    for (int i = 0; i < size(); ++i)
      slots[open(points_[i])].push_back(static_cast<std::uint8_t>(i));
    std::vector<std::vector<std::uint8_t>> twins;
    for (auto& [open, together] : slots) {
      if (together.size() > 1) twins.push_back(std::move(together));
    }
    return twins;
  }

  const Graph& graph_;
  std::vector<bool> coloured_;
  std::vector<Point> points_;
};

using BlockNumbers = std::array<std::uint8_t, kMaxFrontier + 2>;

constexpr BlockNumbers kUnchanged = [] {
  BlockNumbers numbers{};
  for (std::size_t b = 0; b < numbers.size(); ++b) numbers[b] = static_cast<std::uint8_t>(b);
  return numbers;
}();

// What a step does to the blocks that lack a liberty: block b becomes block of[b], 0 when it gets
// a liberty. Block `fresh` is the new stone's.
struct Blocks {
  BlockNumbers of = kUnchanged;
  std::uint8_t fresh = 0;     // 0 where the new stone has a liberty, or none is put
  std::uint64_t lacking = 0;  // those that lack one afterwards, as a bit each, and bit 0
};

// With few branches: no processor foresees what stands on a frontier.
Blocks join_blocks(const Step& step, const FrontierState& before, int colour) {
  Blocks blocks;
  const bool empty = colour == kEmpty;
  bool liberty = empty;
  for (std::uint8_t s : step.neighbours) {
    const bool same = before.colour[s] == colour;
    const bool free = before.block[s] == 0;
    liberty |= before.colour[s] == kEmpty;
    liberty |= same & free;
  }
  blocks.fresh = static_cast<std::uint8_t>(liberty ? 0 : before.blocks + 1);
  std::uint64_t joined = 0;
  for (std::uint8_t s : step.neighbours) {
    const std::uint8_t block = before.block[s];
    const bool joins = (block > 0) & (empty | (before.colour[s] == colour));
    blocks.of[block] = joins ? blocks.fresh : blocks.of[block];
    joined |= std::uint64_t{joins} << block;
  }
  const std::uint64_t all = (std::uint64_t{2} << before.blocks) - 1;
  blocks.lacking = (all & ~joined) | std::uint64_t{1} << blocks.fresh;
  return blocks;
}

// Leaves of each set of twins one of every kind, in order, and no stone with a liberty where there
// is an empty twin: whatever that stone would give a liberty to has one from the empty point.
void sort_twins(const std::vector<std::uint8_t>& twins, FrontierState& state) {
  struct Kind {
    std::uint8_t block, colour;
    auto operator<=>(const Kind&) const = default;
  };
  std::array<Kind, kMaxFrontier> kinds;
  auto end = kinds.begin();
  for (std::uint8_t slot : twins) {
    if (state.colour[slot] != kAbsent) *end++ = {state.block[slot], state.colour[slot]};
  }
  std::sort(kinds.begin(), end);
  end = std::unique(kinds.begin(), end);
  if (end != kinds.begin() && kinds[0] == Kind{0, kEmpty}) {
    end = std::remove_if(kinds.begin() + 1, end, [](Kind kind) { return kind.block == 0; });
  }
  std::fill(end, kinds.begin() + twins.size(), Kind{0, kAbsent});
  for (std::size_t i = 0; i < twins.size(); ++i) {
    state.block[twins[i]] = kinds[i].block;
    state.colour[twins[i]] = kinds[i].colour;
  }
}

// What stands on a slot, as a number: empty; a stone whose block has a liberty, by its colour;
// and of blocks that lack one, a stone that is alone on the frontier, by its colour, the first of
// several, by its colour, and another one, by the number of its block among those with several.
// Each of the last kind has a first beside it, so that there are at most half as many as slots.
// Colours and blocks are numbered from 1.
struct Symbols {
  explicit Symbols(const FrontierPlan& plan)
      : free(plan.empty_symbol),
        alone(free + plan.colours),
        first(alone + plan.colours),
        another(first + plan.colours) {}

  unsigned free, alone, first,
      another;  // the symbol of number 0 of each kind; that of `free` is empty
};

// Appends and takes fields of a few bits.
template <int Words>
class Bits {
 public:
  explicit Bits(PackedState<Words> packed = {}, int at = 0) : packed_(packed), at_(at) {}

  void put(std::uint64_t value, int width) {
    const int word = Words == 1 ? 0 : at_ >> 6, shift = Words == 1 ? at_ : at_ & 63;
    packed_.words[word] |= value << shift;
    if (Words > 1 && shift + width > 64) packed_.words[word + 1] |= value >> (64 - shift);
    at_ += width;
  }

  unsigned take(int width) {
    const int word = Words == 1 ? 0 : at_ >> 6, shift = Words == 1 ? at_ : at_ & 63;
    std::uint64_t value = packed_.words[word] >> shift;
    if (Words > 1 && shift + width > 64) value |= packed_.words[word + 1] << (64 - shift);
    at_ += width;
    return static_cast<unsigned>(value & ((std::uint64_t{1} << width) - 1));
  }

  const PackedState<Words>& packed() const { return packed_; }

 private:
  PackedState<Words> packed_;
  int at_;
};

}  // namespace

Result<FrontierPlan> make_plan(const Graph& graph, int players, const Order& order) {
  FrontierPlan plan;
  plan.players = players;
  plan.widths = frontier_widths(graph, order);
  Slots slots(graph);
  int widest = 0;
  for (Point p : order) {
    plan.steps.push_back(slots.add(p));
    widest = std::max(widest, slots.size());
    if (!plan.steps.back().twins.empty()) plan.empty_symbol = 1;
    if (widest > kMaxFrontier) {
      return explain("count-too-large",
                     "the frontier of the sweep would be more than {most} points wide",
                     {{"most", kMaxFrontier}});
    }
  }
  plan.colours = std::max(1, std::min(players, widest));
  plan.symbol_bits = std::bit_width(Symbols(plan).another + widest / 2);
  plan.bits = widest * plan.symbol_bits;
  return plan;
}

bool colour_point(const Step& step, const FrontierState& before, int colour, FrontierState& after) {
  const Blocks blocks = join_blocks(step, before, colour);
  after.slots = static_cast<int>(step.kept.size());
  std::uint64_t found = 1;  // blocks that are still on the frontier
  const auto put = [&](int i, std::uint8_t colour, std::uint8_t block) {
    after.colour[i] = colour;
    after.block[i] = block;
    found |= std::uint64_t{1} << block;
  };
  const bool stays = after.slots > 0 && step.kept.back() == before.slots;
  for (int i = 0; i < after.slots - stays; ++i) {
    const std::uint8_t slot = step.kept[i];
    put(i, before.colour[slot], blocks.of[before.block[slot]]);
  }
  if (stays) put(after.slots - 1, static_cast<std::uint8_t>(colour), blocks.fresh);
  if ((blocks.lacking & ~found) != 0) return false;  // one of them is dead
  for (const auto& twins : step.twins) sort_twins(twins, after);
  return true;
}

template <int Words>
PackedState<Words> pack(const FrontierPlan& plan, const FrontierState& state,
                        ColourNumbers& numbers) {
  std::uint64_t met = 0, several = 0;  // blocks
  for (int i = 0; i < state.slots; ++i) {
    const std::uint64_t block = std::uint64_t{1} << state.block[i];
    several |= met & block;
    met |= block;
  }
  several &= ~std::uint64_t{1};  // 0 is no block
  numbers = {};
  BlockNumbers block_numbers{};  // of those with several
  unsigned colours = 0, blocks = 0;
  const Symbols symbols(plan);
  Bits<Words> bits;
  for (int i = 0; i < state.slots; ++i) {
    const unsigned colour = state.colour[i], block = state.block[i];
    if (colour == kAbsent) {
      bits.put(0, plan.symbol_bits);
      continue;
    }
    // Without branches, too.
    unsigned number = numbers[colour];
    const unsigned new_colour = (number == 0) & (colour != kEmpty);
    colours += new_colour;
    number += new_colour * colours;
    numbers[colour] = static_cast<std::uint8_t>(number);
    const unsigned shared = several >> block & 1, known = block_numbers[block];
    const unsigned new_block = shared & (known == 0), again = shared - new_block;
    blocks += new_block;
    block_numbers[block] = static_cast<std::uint8_t>(known + new_block * blocks);
    const unsigned of_colour = symbols.free + number + plan.colours * ((block > 0) + new_block);
    bits.put(of_colour + again * (symbols.another + known - of_colour), plan.symbol_bits);
  }
  return bits.packed();
}

template <int Words>
PackedState<Words> with_stone(const FrontierPlan& plan, const PackedState<Words>& packed, int slot,
                              int number, bool liberty) {
  const Symbols symbols(plan);
  Bits<Words> bits(packed, slot * plan.symbol_bits);
  bits.put((liberty ? symbols.free : symbols.alone) + number, plan.symbol_bits);
  return bits.packed();
}

template <int Words>
FrontierState unpack(const FrontierPlan& plan, int slots, const PackedState<Words>& packed) {
  FrontierState state;
  Bits<Words> bits(packed);
  state.slots = slots;
  const Symbols symbols(plan);
  std::array<std::uint8_t, kMaxFrontier / 2 + 1> firsts;  // by the number of the block, its slot
  int several = 0;
  for (int i = 0; i < slots; ++i) {
    const unsigned symbol = bits.take(plan.symbol_bits);
    if (symbol > symbols.another) {
      const std::uint8_t first = firsts[symbol - symbols.another];
      state.colour[i] = state.colour[first];
      state.block[i] = state.block[first];
      continue;
    }
    auto number = static_cast<int>(symbol - symbols.free);  // -1 is the absent slot
    state.block[i] = 0;
    if (symbol > symbols.alone) {
      number = static_cast<int>(symbol - (symbol > symbols.first ? symbols.first : symbols.alone));
      state.block[i] = static_cast<std::uint8_t>(++state.blocks);
      if (symbol > symbols.first) firsts[++several] = static_cast<std::uint8_t>(i);
    }
    state.colour[i] = static_cast<std::uint8_t>(number);
    state.colours = std::max(state.colours, number);
  }
  return state;
}

template PackedState<1> pack<1>(const FrontierPlan&, const FrontierState&, ColourNumbers&);
template PackedState<2> pack<2>(const FrontierPlan&, const FrontierState&, ColourNumbers&);
template PackedState<4> pack<4>(const FrontierPlan&, const FrontierState&, ColourNumbers&);
template PackedState<1> with_stone<1>(const FrontierPlan&, const PackedState<1>&, int, int, bool);
template PackedState<2> with_stone<2>(const FrontierPlan&, const PackedState<2>&, int, int, bool);
template PackedState<4> with_stone<4>(const FrontierPlan&, const PackedState<4>&, int, int, bool);
template FrontierState unpack<1>(const FrontierPlan&, int, const PackedState<1>&);
template FrontierState unpack<2>(const FrontierPlan&, int, const PackedState<2>&);
template FrontierState unpack<4>(const FrontierPlan&, int, const PackedState<4>&);

}  // namespace omnigo::count
