#include "count/grid_sweep.h"

#include <string>

#include "count/grid_table.h"
#include "count/sliced_grid_sweep.h"

namespace omnigo::count {
namespace {

// The whole vector twice in memory, before and after a step.
class GridSweep final : public Sweep {
 public:
  GridSweep(const GridShape& shape, int rows, Resources resources)
      : shape_(shape), rows_(rows), resources_(resources) {
    start_ = rank_states(shape_, 0);
    Ranking before = start_;
    most_states_ = before.states();
    for (int x = 0; x < shape_.columns; ++x) {
      Ranking after = rank_states(shape_, x + 1);
      most_states_ = std::max(most_states_, after.states());
      tables_.push_back(make_step(shape_, before, after, x));
      before = std::move(after);
    }
  }

  int steps() const override { return shape_.columns * (rows_ - 1); }
  double work(int) const override { return 1; }
  Result<int> most_moduli() const override {
    const std::uint64_t bytes = bytes_twice(most_states_);
    return static_cast<int>(std::clamp<std::uint64_t>(resources_.memory / bytes, 1, 64));
  }

  // The first row: a word of unmarked stones, empty points and marked runs, all in one block each.
  void begin(std::span<const Residue> moduli) override {
    moduli_.assign(moduli.begin(), moduli.end());
    // Not cleared: the threads that fill it do that, each its part.
    vector_.reset();
    next_.reset();
    vector_ = std::make_unique_for_overwrite<Residue[]>(most_states_ * moduli.size());
    next_ = std::make_unique_for_overwrite<Residue[]>(most_states_ * moduli.size());
    states_ = start_.states();
    in_parts(start_.first, 0, start_.left.size(), resources_.threads,
             [&](int, std::size_t from, std::size_t to) {
               for (std::size_t row = from; row < to; ++row) {
                 put_first_row(shape_, start_, row, moduli_,
                               &vector_[start_.first[row] * moduli_.size()]);
               }
             });
  }

  Result<int> step(int step) override {
    const GridStep& now = tables_[step % shape_.columns];
    const std::size_t count = moduli_.size();
    const RowValues before = [&](std::size_t row) { return &vector_[now.from_first[row] * count]; };
    in_parts(now.to_first, 0, now.to_first.size() - 1, resources_.threads,
             [&](int, std::size_t from, std::size_t to) {
               for (std::size_t row = from; row < to; ++row) {
                 make_row(now, row, moduli_, before, &next_[now.to_first[row] * count]);
               }
             });
    vector_.swap(next_);
    states_ = now.to_first.back();
    return step + 1;
  }

  Result<std::vector<Residue>> residues() override {
    std::vector<Residue> sums(moduli_.size());
    for (std::size_t row = 0; row < start_.left.size(); ++row) {
      add_row(start_.size_of(row), moduli_, &vector_[start_.first[row] * moduli_.size()], sums);
    }
    return sums;
  }

  std::uint64_t states() const override { return states_; }
  std::size_t bytes() const override { return bytes_twice(most_states_) * moduli_.size(); }

 private:
  const GridShape shape_;
  const int rows_;
  const Resources resources_;
  Ranking start_;                 // between two rows
  std::vector<GridStep> tables_;  // by column
  std::uint64_t most_states_ = 0, states_ = 0;
  std::vector<Residue> moduli_;
  std::unique_ptr<Residue[]> vector_, next_;  // before and after a step
};

}  // namespace

bool grid_sweep_fits(int columns, int colours) {
  return columns >= 2 && columns <= 16 && colours <= kMaxGridColours;
}

Result<std::unique_ptr<Sweep>> make_grid_sweep(int columns, int rows, int colours,
                                               const Resources& resources) {
  const GridShape shape(columns, colours);
  // Nearly as many states as with any gap.
  const std::uint64_t bytes = bytes_twice(rank_states(shape, shape.split).states());
  if (!resources.in_slices() && bytes <= resources.memory) {
    return {std::make_unique<GridSweep>(shape, rows, resources)};
  }
  return make_sliced_grid_sweep(shape, rows, resources);
}

}  // namespace omnigo::count
