#include "count/grid_table.h"

#include <algorithm>
#include <array>
#include <map>
#include <thread>
#include <tuple>

namespace omnigo::count {
namespace {

// The size of the right half. Half the word balances the number of rows against that of places,
// but places must fit in 16 bits: with two colours and eight cells there are up to 69,250.
int right_cells(int columns, int colours) {
  const int most = colours <= 2 ? 7 : colours == 3 ? 6 : colours == 4 ? 5 : 4;
  return std::min(columns / 2, most);
}

// What stands where the stage does not colour, whatever the names of the colours.
std::uint64_t group_of(const Half& half, ColumnRange stage) {
  Permutation numbers{};
  int known = 0;
  std::uint64_t group = 0;
  for (int i = 0; i < half.size; ++i) {
    if (i >= stage.from && i < stage.to) continue;
    const Cell cell = half.cells[i];
    if (cell.colour > 0 && numbers[cell.colour] == 0) {
      numbers[cell.colour] = static_cast<std::uint8_t>(++known);
    }
    group = group << 4 | static_cast<std::uint64_t>(2 * numbers[cell.colour] + (cell.block > 0));
  }
  return group;
}

// Makes the step that colours column x.
class StepMaker {
 public:
  StepMaker(const Ranking& before, const Ranking& after, int split, int colours)
      : before_(before),
        after_(after),
        split_(split),
        colours_(colours),
        terms_(after.left.size()) {}

  GridStep make(int x) {
    for (std::size_t row = 0; row < before_.left.size(); ++row) {
      if (x < split_) {
        colour_left_half(static_cast<std::uint32_t>(row), x);
      } else {
        colour_right_half(static_cast<std::uint32_t>(row), x - split_);
      }
    }
    step_.from_first = before_.first;
    step_.to_first = after_.first;
    for (const auto& terms : terms_) {
      step_.terms_first.push_back(step_.terms.size());
      step_.terms.insert(step_.terms.end(), terms.begin(), terms.end());
    }
    step_.terms_first.push_back(step_.terms.size());
    return std::move(step_);
  }

 private:
  // A kernel is known by the right sides it joins, what becomes of the open blocks, and how the
  // colours are renumbered.
  using KernelName = std::tuple<std::uint32_t, std::uint32_t, OpenChange, Permutation>;

  template <class Visit>
  void for_each_choice(Visit visit) const {
    for (int colour = 0; colour <= colours_; ++colour) {
      visit(colour, false);
      if (colour > 0) visit(colour, true);
    }
  }

  void colour_left_half(std::uint32_t row, int x) {
    const LeftHalf& left = before_.left[row];
    for_each_choice([&](int colour, bool marked) {
      const auto coloured = colour_left(left.half, x, colour, marked);
      if (!coloured) return;
      Permutation recolouring;
      const LeftHalf now = canonical_left(coloured->half, colours_, recolouring);
      const std::uint32_t to = after_.row.at(key_of(now.half));
      const KernelName name{before_.side[row], after_.side[to], coloured->change,
                            renumbering(left, now, recolouring)};
      const auto make = [&] { return carry_right(name); };
      terms_[to].push_back({row, kernel(name, make), coloured->negative});
    });
  }

  void colour_right_half(std::uint32_t row, int x) {
    const LeftHalf& left = before_.left[row];
    for (const auto& [change, moves] : moves_of(before_.side[row], x)) {
      Permutation same;
      const LeftHalf now = canonical_left(change_left(left.half, change), colours_, same);
      const std::uint32_t to = after_.row.at(key_of(now.half));
      const KernelName name{before_.side[row], after_.side[to], change,
                            renumbering(left, now, same)};
      const auto make = [&, &moves = moves] { return collect(name, moves); };
      terms_[to].push_back({row, kernel(name, make), false});
    }
  }

  // How the Interface's numbers of colours change from one left half to the next.
  Permutation renumbering(const LeftHalf& left, const LeftHalf& now,
                          const Permutation& recolouring) const {
    Permutation numbers{};
    for (int c = 1; c <= colours_; ++c) numbers[left.numbering[c]] = now.numbering[recolouring[c]];
    return numbers;
  }

  template <class Make>
  std::uint32_t kernel(const KernelName& name, Make make) {
    const auto [found, is_new] =
        names_.try_emplace(name, static_cast<std::uint32_t>(step_.kernels.size()));
    if (is_new) step_.kernels.push_back(make());
    return found->second;
  }

  std::uint16_t place_of(Half half, const Permutation& numbers, const RightSide& side) const {
    for (int i = 0; i < half.size; ++i) half.cells[i].colour = numbers[half.cells[i].colour];
    make_canonical_right(half, side.interface.known);
    return static_cast<std::uint16_t>(side.place.at(key_of(half)));
  }

  // The right halves stay as they are, but for the numbers of blocks and colours.
  Kernel carry_right(const KernelName& name) const {
    const auto& [from, to, change, numbers] = name;
    const RightSide& before = before_.sides[from];
    const RightSide& after = after_.sides[to];
    Kernel kernel;
    kernel.identity = before.halves.size() == after.halves.size();
    for (std::size_t i = 0; i < before.halves.size(); ++i) {
      const std::uint16_t place = place_of(change_right(before.halves[i], change), numbers, after);
      kernel.identity &= place == i;
      kernel.plus.push_back({static_cast<std::uint16_t>(i), place});
    }
    return kernel;
  }

  struct Move {
    std::uint16_t from;
    Half to;
    bool negative;
  };
  using Moves = std::map<OpenChange, std::vector<Move>>;

  // All that can be done at cell x of the right halves behind one Interface, by what becomes of the
  // open blocks.
  const Moves& moves_of(std::uint32_t side, int x) {
    const auto [found, is_new] = moves_.try_emplace(side);
    if (!is_new) return found->second;
    const RightSide& right = before_.sides[side];
    for (std::size_t i = 0; i < right.halves.size(); ++i) {
      for_each_choice([&](int colour, bool marked) {
        const auto coloured = colour_right(right.halves[i], right.interface, x, colour, marked);
        if (!coloured) return;
        found->second[coloured->change].push_back(
            {static_cast<std::uint16_t>(i), coloured->half, coloured->negative});
      });
    }
    return found->second;
  }

  Kernel collect(const KernelName& name, const std::vector<Move>& moves) const {
    const RightSide& after = after_.sides[std::get<1>(name)];
    Kernel kernel;
    for (const Move& move : moves) {
      const std::uint16_t place = place_of(move.to, std::get<3>(name), after);
      (move.negative ? kernel.minus : kernel.plus).push_back({move.from, place});
    }
    return kernel;
  }

  const Ranking& before_;
  const Ranking& after_;
  const int split_, colours_;
  GridStep step_;
  std::vector<std::vector<GridStep::Term>> terms_;  // by row after
  std::map<KernelName, std::uint32_t> names_;
  std::map<std::uint32_t, Moves> moves_;  // by right side
};

void add(const Residue* from, Residue* to, std::size_t size, Residue p) {
  for (std::size_t i = 0; i < size; ++i) to[i] = add_mod(to[i], from[i], p);
}

void subtract(const Residue* from, Residue* to, std::size_t size, Residue p) {
  for (std::size_t i = 0; i < size; ++i) to[i] = subtract_mod(to[i], from[i], p);
}

void add(const std::vector<Kernel::Entry>& entries, const Residue* from, Residue* to, Residue p) {
  for (const auto [i, k] : entries) to[k] = add_mod(to[k], from[i], p);
}

void subtract(const std::vector<Kernel::Entry>& entries, const Residue* from, Residue* to,
              Residue p) {
  for (const auto [i, k] : entries) to[k] = subtract_mod(to[k], from[i], p);
}

void apply(const Kernel& kernel, bool negative, const Residue* from, Residue* to, std::size_t size,
           Residue p) {
  if (kernel.identity) {
    negative ? subtract(from, to, size, p) : add(from, to, size, p);
  } else if (negative) {
    subtract(kernel.plus, from, to, p);
  } else {
    add(kernel.plus, from, to, p);
    subtract(kernel.minus, from, to, p);
  }
}

// Sorted by their groups, within a group as they were.
std::vector<LeftHalf> in_groups(const std::vector<LeftHalf>& halves, ColumnRange stage) {
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  for (std::size_t i = 0; i < halves.size(); ++i) {
    order.emplace_back(group_of(halves[i].half, stage), i);
  }
  std::sort(order.begin(), order.end());
  std::vector<LeftHalf> sorted;
  for (const auto& [group, i] : order) sorted.push_back(halves[i]);
  return sorted;
}

// How often a state counts after the first row of the board, with its sign.
int first_row_weight(const GridShape& shape, const LeftHalf& left, const Half& right) {
  std::array<Cell, 2 * kMaxHalf> cells = {};
  const int size = left.half.size + right.size;
  std::copy_n(left.half.cells.begin(), left.half.size, cells.begin());
  std::copy_n(right.cells.begin(), right.size, cells.begin() + left.half.size);
  int used = 0;
  for (int i = 0; i < size; ++i) {
    used = std::max<int>(used, cells[i].colour);
    if (i >= left.half.size && cells[i].block > right.open) {
      cells[i].block = static_cast<std::uint8_t>(cells[i].block + kMaxHalf);
    }
  }
  int weight = 1;
  for (int c = 0; c < used; ++c) weight *= shape.colours - c;  // all renamings of its colours
  std::array<bool, 3 * kMaxHalf> met = {};
  for (int i = 0; i < size; ++i) {
    const int block = cells[i].block;
    if (block == 0 || (i > 0 && cells[i - 1].block == block)) continue;
    if (met[block]) return 0;
    met[block] = true;
    weight = -weight;
  }
  return weight;
}

}  // namespace

GridShape::GridShape(int columns, int colours)
    : columns(columns), colours(colours), split(columns - right_cells(columns, colours)) {}

Ranking rank_states(const GridShape& shape, int gap, ColumnRange stage) {
  if (gap == 0 || gap == shape.columns) gap = -1;
  Ranking ranking;
  ranking.left = in_groups(left_halves(shape.split, gap, shape.colours), stage);
  std::map<Interface, std::uint32_t> known;
  std::uint64_t states = 0;
  for (std::size_t i = 0; i < ranking.left.size(); ++i) {
    const LeftHalf& left = ranking.left[i];
    const auto [found, is_new] =
        known.try_emplace(left.interface, static_cast<std::uint32_t>(ranking.sides.size()));
    if (is_new) {
      RightSide side{left.interface, {}, {}};
      side.halves = right_halves(left.interface, shape.columns - shape.split, gap - shape.split,
                                 shape.colours);
      for (std::size_t k = 0; k < side.halves.size(); ++k) {
        side.place[key_of(side.halves[k])] = static_cast<std::uint32_t>(k);
      }
      ranking.sides.push_back(std::move(side));
    }
    ranking.row[key_of(left.half)] = static_cast<std::uint32_t>(i);
    ranking.group.push_back(group_of(left.half, stage));
    ranking.side.push_back(found->second);
    ranking.first.push_back(states);
    states += ranking.sides[found->second].halves.size();
  }
  ranking.first.push_back(states);
  return ranking;
}

GridStep make_step(const GridShape& shape, const Ranking& before, const Ranking& after, int x) {
  return StepMaker(before, after, shape.split, shape.colours).make(x);
}

void in_parts(const std::vector<std::uint64_t>& first, std::size_t begin, std::size_t end,
              int threads, const RowsWork& work) {
  const std::uint64_t from = first[begin], states = first[end] - from;
  if (states < 20'000) threads = 1;
  // Rows differ in size: cut where the states are, not the rows.
  const auto cut = [&](int t) {
    const auto ranks = first.begin();
    return static_cast<std::size_t>(
        std::lower_bound(ranks + begin, ranks + end, from + states * t / threads) - ranks);
  };
  std::vector<std::jthread> others;
  for (int t = 1; t < threads; ++t) {
    others.emplace_back([&, t] { work(t, cut(t), cut(t + 1)); });
  }
  work(0, cut(0), cut(1));
}

void make_row(const GridStep& step, std::size_t row, std::span<const Residue> moduli,
              const RowValues& before, Residue* after) {
  const std::size_t count = moduli.size();
  const std::size_t size = step.to_first[row + 1] - step.to_first[row];
  std::size_t t = step.terms_first[row];
  const std::size_t end = step.terms_first[row + 1];
  if (t < end && step.kernels[step.terms[t].kernel].identity && !step.terms[t].negative) {
    std::copy_n(before(step.terms[t].row), size * count, after);
    ++t;
  } else {
    std::fill_n(after, size * count, Residue{0});
  }
  for (; t < end; ++t) {
    const GridStep::Term& term = step.terms[t];
    const Kernel& kernel = step.kernels[term.kernel];
    const std::size_t source_size = step.from_first[term.row + 1] - step.from_first[term.row];
    const Residue* from = before(term.row);
    for (std::size_t k = 0; k < count; ++k) {
      const Residue* source = from + k * source_size;
      Residue* target = after + k * size;
      apply(kernel, term.negative, source, target, size, moduli[k]);
    }
  }
}

void put_first_row(const GridShape& shape, const Ranking& ranking, std::size_t row,
                   std::span<const Residue> moduli, Residue* values) {
  const RightSide& side = ranking.sides[ranking.side[row]];
  if (first_row_weight(shape, ranking.left[row], {}) == 0) {  // whatever stands in the right half
    std::fill_n(values, side.halves.size() * moduli.size(), Residue{0});
    return;
  }
  for (std::size_t i = 0; i < side.halves.size(); ++i) {
    const int weight = first_row_weight(shape, ranking.left[row], side.halves[i]);
    for (std::size_t k = 0; k < moduli.size(); ++k) {
      values[k * side.halves.size() + i] =
          weight < 0 ? moduli[k] - static_cast<Residue>(-weight) : static_cast<Residue>(weight);
    }
  }
}

void add_row(std::size_t places, std::span<const Residue> moduli, const Residue* values,
             std::vector<Residue>& sums) {
  for (std::size_t k = 0; k < moduli.size(); ++k) {
    for (std::size_t i = 0; i < places; ++i) sums[k] = add_mod(sums[k], *values++, moduli[k]);
  }
}

}  // namespace omnigo::count
