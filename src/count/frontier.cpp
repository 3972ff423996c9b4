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

// What a step does to the blocks that lack a liberty: block b becomes block of[b], 0 when it gets
// a liberty. Block `fresh` is the new stone's.
struct Blocks {
  std::array<std::uint8_t, kMaxFrontier + 2> of;
  std::uint8_t fresh = 0;  // 0 where the new stone has a liberty, or none is put
};

Blocks join_blocks(const Step& step, const FrontierState& before, int colour) {
  Blocks blocks;
  for (int b = 0; b <= before.blocks; ++b) blocks.of[b] = static_cast<std::uint8_t>(b);
  bool liberty = colour == kEmpty;
  for (std::uint8_t s : step.neighbours) {
    liberty |= before.colour[s] == kEmpty || (before.colour[s] == colour && before.block[s] == 0);
  }
  if (!liberty) blocks.fresh = static_cast<std::uint8_t>(before.blocks + 1);
  for (std::uint8_t s : step.neighbours) {
    if (before.block[s] > 0 && (colour == kEmpty || before.colour[s] == colour)) {
      blocks.of[before.block[s]] = blocks.fresh;
    }
  }
  return blocks;
}

// False where a block without a liberty has left the frontier.
bool all_blocks_stay(const Blocks& blocks, const FrontierState& before,
                     const FrontierState& after) {
  std::uint64_t wanted = std::uint64_t{1} << blocks.fresh, found = 1;
  for (int b = 1; b <= before.blocks; ++b) wanted |= std::uint64_t{1} << blocks.of[b];
  for (int i = 0; i < after.slots; ++i) found |= std::uint64_t{1} << after.block[i];
  return (wanted & ~found) == 0;
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

// Appends and takes fields of a few bits.
template <int Words>
class Bits {
 public:
  explicit Bits(PackedState<Words> packed = {}) : packed_(packed) {}

  void put(std::uint64_t value, int width) {
    const int word = Words == 1 ? 0 : at_ >> 6, shift = Words == 1 ? at_ : at_ & 63;
    packed_.words[word] |= value << shift;
    if (Words > 1 && shift + width > 64) packed_.words[word + 1] |= value >> (64 - shift);
    at_ += width;
  }

  int take(int width) {
    const int word = Words == 1 ? 0 : at_ >> 6, shift = Words == 1 ? at_ : at_ & 63;
    std::uint64_t value = packed_.words[word] >> shift;
    if (Words > 1 && shift + width > 64) value |= packed_.words[word + 1] << (64 - shift);
    at_ += width;
    return static_cast<int>(value & ((std::uint64_t{1} << width) - 1));
  }

  const PackedState<Words>& packed() const { return packed_; }

 private:
  PackedState<Words> packed_;
  int at_ = 0;
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
  const int colours = std::max(1, std::min(players, widest));
  plan.block_symbol = plan.empty_symbol + colours;
  plan.symbol_bits = std::bit_width(static_cast<unsigned>(plan.block_symbol + widest));
  plan.colour_bits = std::bit_width(static_cast<unsigned>(colours - 1));
  plan.bits = widest * (plan.symbol_bits + plan.colour_bits);
  return plan;
}

bool colour_point(const Step& step, const FrontierState& before, int colour, FrontierState& after) {
  const Blocks blocks = join_blocks(step, before, colour);
  after.slots = static_cast<int>(step.kept.size());
  for (int i = 0; i < after.slots; ++i) {
    const std::uint8_t slot = step.kept[i];
    if (slot == before.slots) {
      after.colour[i] = static_cast<std::uint8_t>(colour);
      after.block[i] = blocks.fresh;
    } else {
      after.colour[i] = before.colour[slot];
      after.block[i] = blocks.of[before.block[slot]];
    }
  }
  if (!all_blocks_stay(blocks, before, after)) return false;
  for (const auto& twins : step.twins) sort_twins(twins, after);
  return true;
}

template <int Words>
PackedState<Words> pack(const FrontierPlan& plan, const FrontierState& state,
                        ColourNumbers& numbers) {
  std::array<std::uint8_t, kMaxFrontier + 2> block_numbers{}, block_colour;
  numbers = {};
  std::uint8_t colours = 0, blocks = 0;
  Bits<Words> bits;
  for (int i = 0; i < state.slots; ++i) {
    const std::uint8_t colour = state.colour[i], block = state.block[i];
    int symbol = 0;
    if (colour == kEmpty) {
      symbol = plan.empty_symbol;
    } else if (colour != kAbsent) {
      std::uint8_t& number = numbers[colour];
      if (number == 0) number = ++colours;
      symbol = plan.empty_symbol + number;
      if (block > 0) {
        std::uint8_t& block_number = block_numbers[block];
        if (block_number == 0) block_number = ++blocks;
        block_colour[block_number] = number;
        symbol = plan.block_symbol + block_number;
      }
    }
    bits.put(static_cast<std::uint64_t>(symbol), plan.symbol_bits);
  }
  for (int b = 1; b <= blocks; ++b) {
    bits.put(static_cast<std::uint64_t>(block_colour[b] - 1), plan.colour_bits);
  }
  return bits.packed();
}

template <int Words>
FrontierState unpack(const FrontierPlan& plan, int slots, const PackedState<Words>& packed) {
  FrontierState state;
  Bits<Words> bits(packed);
  state.slots = slots;
  for (int i = 0; i < slots; ++i) {
    const int symbol = bits.take(plan.symbol_bits);
    const int block = std::max(0, symbol - plan.block_symbol);
    state.block[i] = static_cast<std::uint8_t>(block);
    state.blocks = std::max(state.blocks, block);
    state.colour[i] = static_cast<std::uint8_t>(symbol - plan.empty_symbol);
    if (state.colour[i] != kAbsent && block == 0) {
      state.colours = std::max(state.colours, symbol - plan.empty_symbol);
    }
  }
  std::array<std::uint8_t, kMaxFrontier + 1> block_colour;
  for (int b = 1; b <= state.blocks; ++b) {
    block_colour[b] = static_cast<std::uint8_t>(bits.take(plan.colour_bits) + 1);
    state.colours = std::max(state.colours, static_cast<int>(block_colour[b]));
  }
  for (int i = 0; i < slots; ++i) {
    if (state.block[i] > 0) state.colour[i] = block_colour[state.block[i]];
  }
  return state;
}

template PackedState<1> pack<1>(const FrontierPlan&, const FrontierState&, ColourNumbers&);
template PackedState<2> pack<2>(const FrontierPlan&, const FrontierState&, ColourNumbers&);
template PackedState<4> pack<4>(const FrontierPlan&, const FrontierState&, ColourNumbers&);
template FrontierState unpack<1>(const FrontierPlan&, int, const PackedState<1>&);
template FrontierState unpack<2>(const FrontierPlan&, int, const PackedState<2>&);
template FrontierState unpack<4>(const FrontierPlan&, int, const PackedState<4>&);

}  // namespace omnigo::count
