#include "count/grid_sweep.h"

#include <algorithm>
#include <map>
#include <string>
#include <thread>
#include <tuple>
#include <unordered_map>

#include "base/random.h"
#include "count/grid_words.h"

namespace omnigo::count {
namespace {

struct HashKey {
  std::size_t operator()(HalfKey key) const {
    return splitmix64(static_cast<std::uint64_t>(key) ^
                      splitmix64(static_cast<std::uint64_t>(key >> 64)));
  }
};

template <class Value>
using ByKey = std::unordered_map<HalfKey, Value, HashKey>;

// The right halves that fit an Interface, and their places.
struct RightSide {
  Interface interface;
  std::vector<Half> halves;
  ByKey<std::uint32_t> place;
};

// The ranked states with a gap before one column.
struct Ranking {
  std::vector<LeftHalf> left;        // by row
  std::vector<std::uint32_t> side;   // by row: which right side
  std::vector<std::uint64_t> first;  // by row: the rank of its first state; then their number
  ByKey<std::uint32_t> row;
  std::vector<RightSide> sides;

  std::uint64_t states() const { return first.back(); }
  std::uint32_t size_of(std::uint32_t row) const {
    return static_cast<std::uint32_t>(first[row + 1] - first[row]);
  }
};

Ranking rank_states(int columns, int split, int gap, int colours) {
  Ranking ranking;
  ranking.left = left_halves(split, gap, colours);
  std::map<Interface, std::uint32_t> known;
  std::uint64_t states = 0;
  for (std::size_t i = 0; i < ranking.left.size(); ++i) {
    const LeftHalf& left = ranking.left[i];
    const auto [found, is_new] =
        known.try_emplace(left.interface, static_cast<std::uint32_t>(ranking.sides.size()));
    if (is_new) {
      RightSide side{left.interface, {}, {}};
      side.halves = right_halves(left.interface, columns - split, gap - split, colours);
      for (std::size_t k = 0; k < side.halves.size(); ++k) {
        side.place[key_of(side.halves[k])] = static_cast<std::uint32_t>(k);
      }
      ranking.sides.push_back(std::move(side));
    }
    ranking.row[key_of(left.half)] = static_cast<std::uint32_t>(i);
    ranking.side.push_back(found->second);
    ranking.first.push_back(states);
    states += ranking.sides[found->second].halves.size();
  }
  ranking.first.push_back(states);
  return ranking;
}

// A matrix between the places of two rows with entries 1 and -1.
struct Kernel {
  struct Entry {
    std::uint16_t from, to;
  };
  bool identity = false;
  std::vector<Entry> plus, minus;
};

// One column's step as a matrix between rows.
struct GridStep {
  struct Term {
    std::uint32_t row;  // to read from
    std::uint32_t kernel;
    bool negative;
  };
  std::vector<std::uint64_t> from_first, to_first;  // ranks of the rows before and after
  std::vector<std::size_t> terms_first;             // by row after; then their number
  std::vector<Term> terms;
  std::vector<Kernel> kernels;
};

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

// One row of places after the step. A row holds its places for the first modulus, then for the
// second, and so on.
void make_row(const GridStep& step, std::size_t row, std::span<const Residue> moduli,
              const Residue* before, Residue* after) {
  const std::size_t count = moduli.size();
  const std::size_t size = step.to_first[row + 1] - step.to_first[row];
  Residue* to = after + step.to_first[row] * count;
  std::fill_n(to, size * count, Residue{0});
  for (std::size_t t = step.terms_first[row]; t < step.terms_first[row + 1]; ++t) {
    const GridStep::Term& term = step.terms[t];
    const Kernel& kernel = step.kernels[term.kernel];
    const std::size_t source_size = step.from_first[term.row + 1] - step.from_first[term.row];
    const Residue* from = before + step.from_first[term.row] * count;
    for (std::size_t k = 0; k < count; ++k) {
      const Residue* source = from + k * source_size;
      Residue* target = to + k * size;
      apply(kernel, term.negative, source, target, size, moduli[k]);
    }
  }
}

// The size of the right half. Half the word balances the number of rows against that of places,
// but places must fit in 16 bits.
int right_cells(int columns, int colours) {
  const int most = colours <= 2 ? 8 : colours == 3 ? 6 : colours == 4 ? 5 : 4;
  return std::min(columns / 2, most);
}

class GridSweep final : public Sweep {
 public:
  GridSweep(int columns, int rows, int colours, Resources resources)
      : columns_(columns),
        rows_(rows),
        colours_(colours),
        resources_(resources),
        split_(columns - right_cells(columns, colours)) {
    // Nearly as many states as with any gap: enough to see that tables need not be made.
    most_states_ = rank(split_).states();
    if (most_moduli()) make_tables();
  }

  int steps() const override { return columns_ * (rows_ - 1); }
  double work(int) const override { return 1; }
  Result<int> most_moduli() const override {
    const std::uint64_t bytes = 2 * most_states_ * sizeof(Residue);
    if (bytes > resources_.memory) {
      return explain("count-too-large",
                     "the memory limit is too low: {states} states take {bytes} bytes",
                     {{"states", most_states_}, {"bytes", bytes}});
    }
    return static_cast<int>(std::min<std::uint64_t>(64, resources_.memory / bytes));
  }

  // The first row: a word of unmarked stones, empty points and marked runs, all in one block each.
  void begin(std::span<const Residue> moduli) override {
    moduli_.assign(moduli.begin(), moduli.end());
    vector_.assign(most_states_ * moduli.size(), 0);
    next_.assign(most_states_ * moduli.size(), 0);
    states_ = start_.states();
    for (std::size_t row = 0; row < start_.left.size(); ++row) {
      const LeftHalf& left = start_.left[row];
      const RightSide& side = start_.sides[start_.side[row]];
      for (std::size_t i = 0; i < side.halves.size(); ++i) {
        const int weight = first_row_weight(left, side.halves[i]);
        for (std::size_t k = 0; k < moduli.size(); ++k) {
          vector_[start_.first[row] * moduli.size() + k * side.halves.size() + i] =
              weight < 0 ? moduli[k] - static_cast<Residue>(-weight) : static_cast<Residue>(weight);
        }
      }
    }
  }

  Result<void> step(int step) override {
    const GridStep& now = tables_[step % columns_];
    const std::size_t rows = now.to_first.size() - 1;
    const std::uint64_t states = now.to_first.back();
    const int threads = states < 20'000 ? 1 : resources_.threads;
    const auto work = [&](int thread) {
      // Rows differ in size: cut where the states are, not the rows.
      const auto cut = [&](int t) {
        const std::uint64_t rank = states * t / threads;
        return static_cast<std::size_t>(
            std::lower_bound(now.to_first.begin(), now.to_first.begin() + rows, rank) -
            now.to_first.begin());
      };
      const std::size_t end = thread + 1 == threads ? rows : cut(thread + 1);
      for (std::size_t row = cut(thread); row < end; ++row) {
        make_row(now, row, moduli_, vector_.data(), next_.data());
      }
    };
    {
      std::vector<std::jthread> others;
      for (int t = 1; t < threads; ++t) others.emplace_back(work, t);
      work(0);
    }
    vector_.swap(next_);
    states_ = states;
    return {};
  }

  std::vector<Residue> residues() const override {
    std::vector<Residue> sums(moduli_.size());
    for (std::size_t row = 0; row < start_.left.size(); ++row) {
      const std::size_t size = start_.size_of(static_cast<std::uint32_t>(row));
      const Residue* at = vector_.data() + start_.first[row] * moduli_.size();
      for (std::size_t k = 0; k < moduli_.size(); ++k) {
        for (std::size_t i = 0; i < size; ++i) sums[k] = add_mod(sums[k], *at++, moduli_[k]);
      }
    }
    return sums;
  }

  std::uint64_t states() const override { return states_; }
  std::size_t bytes() const override { return (vector_.size() + next_.size()) * sizeof(Residue); }

  void save(CheckpointWriter& writer) const override {
    writer.put(vector_.data(), states_ * moduli_.size());
  }

  bool load(CheckpointReader& reader, std::span<const Residue> moduli, int step) override {
    begin(moduli);
    states_ = tables_[step % columns_].from_first.back();
    reader.get(vector_.data(), states_ * moduli.size());
    return reader.ok();
  }

 private:
  Ranking rank(int gap) const {
    return rank_states(columns_, split_, gap == 0 || gap == columns_ ? -1 : gap, colours_);
  }

  void make_tables() {
    start_ = rank(0);
    Ranking before = start_;
    for (int x = 0; x < columns_; ++x) {
      Ranking after = rank(x + 1);
      most_states_ = std::max(most_states_, after.states());
      tables_.push_back(StepMaker(before, after, split_, colours_).make(x));
      before = std::move(after);
    }
  }

  int first_row_weight(const LeftHalf& left, const Half& right) const {
    std::vector<Cell> cells(left.half.cells.begin(), left.half.cells.begin() + left.half.size);
    int used = 0;
    for (const Cell& cell : cells) used = std::max<int>(used, cell.colour);
    for (int i = 0; i < right.size; ++i) {
      Cell cell = right.cells[i];
      used = std::max<int>(used, cell.colour);
      if (cell.block > right.open) cell.block = static_cast<std::uint8_t>(cell.block + kMaxHalf);
      cells.push_back(cell);
    }
    int weight = 1;
    for (int c = 0; c < used; ++c) weight *= colours_ - c;  // all renamings of its colours
    std::vector<bool> met(3 * kMaxHalf);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const int block = cells[i].block;
      if (block == 0 || (i > 0 && cells[i - 1].block == block)) continue;
      if (met[block]) return 0;
      met[block] = true;
      weight = -weight;
    }
    return weight;
  }

  const int columns_, rows_, colours_;
  const Resources resources_;
  const int split_;
  Ranking start_;                 // between two rows
  std::vector<GridStep> tables_;  // by column
  std::uint64_t most_states_ = 0, states_ = 0;
  std::vector<Residue> moduli_;
  std::vector<Residue> vector_, next_;
};

}  // namespace

bool grid_sweep_fits(int columns, int colours) {
  return columns >= 2 && columns <= 16 && colours <= kMaxGridColours;
}

std::unique_ptr<Sweep> make_grid_sweep(int columns, int rows, int colours, Resources resources) {
  return std::make_unique<GridSweep>(columns, rows, colours, resources);
}

}  // namespace omnigo::count
