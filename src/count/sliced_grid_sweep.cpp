#include "count/sliced_grid_sweep.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <mutex>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "base/bytes.h"
#include "count/sliced_sweep.h"

namespace omnigo::count {
namespace {

constexpr int kSlicesOfRank = 24;
// Of the slice that a rank works on, it holds what is before a step and what is after it.
constexpr int kHeldSlices = 2;

// By range of groups, the first row of each, and then the number of rows.
using Cuts = std::vector<std::size_t>;

// Some columns of a row, coloured in slices that are ranges of groups.
struct Stage {
  std::vector<GridStep> steps;
  std::vector<Cuts> cuts;  // before each step, and after the last
  // By slice, which of the ranges: the largest first, so that those that ranks work on at the same
  // time have about the same size.
  std::vector<int> range;
  // By row after the last step: its number in the next stage, and its slice there.
  std::vector<std::uint32_t> next_row, next_slice;
  std::uint64_t states = 0, most_states = 0;  // the most of all slices, and of any
};

// The first group of each range but the first, so that all have about the same number of states.
std::vector<std::uint64_t> limits_of(const Ranking& ranking, int slices) {
  std::vector<std::uint64_t> limits;
  for (std::size_t row = 1; row < ranking.group.size(); ++row) {
    if (ranking.group[row] == ranking.group[row - 1]) continue;
    const std::uint64_t passed = ranking.first[row] * slices / ranking.states();
    while (limits.size() < passed) limits.push_back(ranking.group[row]);
  }
  limits.resize(slices - 1, ~std::uint64_t{0});
  return limits;
}

Cuts cuts_of(const Ranking& ranking, const std::vector<std::uint64_t>& limits) {
  Cuts cuts = {0};
  const auto& group = ranking.group;
  for (std::uint64_t limit : limits) {
    cuts.push_back(std::lower_bound(group.begin(), group.end(), limit) - group.begin());
  }
  cuts.push_back(group.size());
  return cuts;
}

std::vector<int> largest_first(const Ranking& ranking, const Cuts& cuts) {
  std::vector<int> ranges(cuts.size() - 1);
  std::iota(ranges.begin(), ranges.end(), 0);
  const auto states = [&](int range) {
    return std::pair(ranking.first[cuts[range + 1]] - ranking.first[cuts[range]], range);
  };
  std::ranges::sort(ranges, std::greater<>(), states);
  return ranges;
}

// With two stages there are about a hundred groups, and the largest holds a twentieth of the
// states. More stages send more, and keep more ranks busy. The slices say how many: they are the
// same when a count goes on.
std::vector<ColumnRange> stages_for(const GridShape& shape, int slices) {
  const int count = std::clamp(slices >= 700 ? 4 : slices >= 150 ? 3 : 2, 1, shape.split);
  std::vector<ColumnRange> stages;
  for (int s = 0; s < count; ++s) {
    const bool last = s + 1 == count;
    stages.push_back(
        {shape.split * s / count, last ? shape.columns : shape.split * (s + 1) / count});
  }
  return stages;
}

class SlicedGridSweep final : public SlicedSweep {
 public:
  SlicedGridSweep(const GridShape& shape, int rows, const Resources& resources, int slices)
      : SlicedSweep(resources, slices), shape_(shape), rows_(rows) {
    make_stages();
  }

  int steps() const override {
    return static_cast<int>(stages_.size()) * (rows_ - 1) * slices_.slices();
  }
  double work(int) const override { return 1; }

  Result<int> most_moduli() const override {
    const std::uint64_t vector = most_states_ * sizeof(Residue);
    std::uint64_t bytes = kHeldSlices * most_slice_ * sizeof(Residue);
    if (!slices_.on_disk()) bytes += vector / resources_.ranks->size();
    if (bytes > resources_.memory) {
      return explain("count-too-large",
                     "the memory limit is too low: {states} states take {bytes} bytes",
                     {{"states", most_states_}, {"bytes", bytes}});
    }
    std::uint64_t most = resources_.memory / bytes;
    if (slices_.on_disk()) {
      const auto space = std::filesystem::space(resources_.spill).available;
      const std::uint64_t needed = vector + most_slice_ * sizeof(Residue);
      if (needed > space) {
        return explain("count-too-large",
                       "the disk is too small: {states} states take {bytes} bytes",
                       {{"states", most_states_}, {"bytes", needed}});
      }
      most = std::min<std::uint64_t>(most, space / needed);
    }
    return static_cast<int>(std::min<std::uint64_t>(64, most));
  }

  void begin(std::span<const Residue> moduli) override {
    moduli_.assign(moduli.begin(), moduli.end());
    slices_.clear();
    states_ = start_.states();
    for (int slice = 0; slice < slices_.slices(); ++slice) {
      if (!slices_.mine(slice)) continue;
      const Cuts& cuts = stages_[0].cuts[0];
      const int range = stages_[0].range[slice];
      in_parts(start_.first, cuts[range], cuts[range + 1], resources_.threads,
               [&](int part, std::size_t from, std::size_t to) {
                 for (std::size_t row = from; row < to; ++row) {
                   put_first_row(shape_, start_, row, moduli_,
                                 put(slice, row, start_.size_of(row), part));
                 }
               });
    }
    slices_.next_stage();
  }

  Result<int> step(int step) override {
    const int first = step % slices_.slices(), next = slices_.after_round(first);
    const Stage& stage = stages_[step / slices_.slices() % stages_.size()];
    if (const auto slice = slices_.slice_in_round(first)) work_on(stage, *slice);
    states_ = stage.states;
    if (auto finished = slices_.finish_round(); !finished) return finished.error();
    if (next == slices_.slices()) slices_.next_stage();
    return step - first + next;
  }

  Result<std::vector<Residue>> residues() override {
    std::vector<Residue> mine(moduli_.size());
    for (int slice = 0; slice < slices_.slices(); ++slice) {
      if (!slices_.mine(slice)) continue;
      slices_.read(slice, [&](const Slices::Records& records) {
        each_row(start_.first, records, [&](std::size_t row, const Residue* values) {
          add_row(start_.size_of(row), moduli_, values, mine);
        });
      });
    }
    return sum_over_ranks(mine);
  }

  std::uint64_t states() const override { return states_; }
  std::size_t bytes() const override {
    return bytes_with(kHeldSlices * next_.capacity() * sizeof(Residue));
  }

 private:
  void make_stages() {
    const std::vector<ColumnRange> coloured = stages_for(shape_, slices_.slices());
    const int count = static_cast<int>(coloured.size());
    std::vector<Ranking> ends;  // before each stage, in its order
    for (const ColumnRange& columns : coloured) {
      ends.push_back(rank_states(shape_, columns.from, columns));
    }
    start_ = ends[0];
    stages_.resize(count);
    for (int s = 0; s < count; ++s) {
      const auto limits = limits_of(ends[s], slices_.slices());
      stages_[s].cuts.push_back(cuts_of(ends[s], limits));
      stages_[s].range = largest_first(ends[s], stages_[s].cuts[0]);
      Ranking before = ends[s];
      note_size(stages_[s], before);
      for (int x = coloured[s].from; x < coloured[s].to; ++x) {
        Ranking after = rank_states(shape_, x + 1, coloured[s]);
        stages_[s].cuts.push_back(cuts_of(after, limits));
        stages_[s].steps.push_back(make_step(shape_, before, after, x));
        note_size(stages_[s], after);
        before = std::move(after);
      }
      number_rows(stages_[s], before, ends[(s + 1) % count]);
    }
    for (int s = 0; s < count; ++s) place_rows(stages_[s], stages_[(s + 1) % count]);
  }

  void note_size(Stage& stage, const Ranking& ranking) {
    stage.states = std::max(stage.states, ranking.states());
    most_states_ = std::max(most_states_, stage.states);
    const Cuts& cuts = stage.cuts.back();
    for (std::size_t range = 0; range + 1 < cuts.size(); ++range) {
      const std::uint64_t states = ranking.first[cuts[range + 1]] - ranking.first[cuts[range]];
      stage.most_states = std::max(stage.most_states, states);
    }
    most_slice_ = std::max(most_slice_, stage.most_states);
  }

  // The same rows in the order of the next stage.
  static void number_rows(Stage& stage, const Ranking& after, const Ranking& next) {
    for (const LeftHalf& left : after.left)
      stage.next_row.push_back(next.row.at(key_of(left.half)));
  }

  static void place_rows(Stage& stage, const Stage& next) {
    const Cuts& cuts = next.cuts[0];
    std::vector<std::uint32_t> slice_of(next.range.size());
    for (std::size_t slice = 0; slice < next.range.size(); ++slice) {
      slice_of[next.range[slice]] = static_cast<std::uint32_t>(slice);
    }
    for (std::uint32_t row : stage.next_row) {
      const auto range = std::upper_bound(cuts.begin(), cuts.end(), row) - cuts.begin() - 1;
      stage.next_slice.push_back(slice_of[range]);
    }
  }

  // A record is the number of a row and its values.
  Residue* put(int slice, std::size_t row, std::size_t places, int thread) {
    const auto record = slices_.put(slice, 1 + places * moduli_.size(), thread);
    record[0] = row;
    return &record[1];
  }

  template <class Visit>
  void each_row(const std::vector<std::uint64_t>& first, const Slices::Records& records,
                Visit visit) const {
    for (auto words = records.words(); !words.empty();) {
      const std::size_t row = words[0];
      const std::size_t values = (first[row + 1] - first[row]) * moduli_.size();
      visit(row, &words[1]);
      words = words.subspan(1 + values);
    }
  }

  // The first step reads the rows where they have come, and the last one writes them where they are
  // sent from: between them the slice is in vector_.
  void work_on(const Stage& stage, int slice) {
    const int range = stage.range[slice];
    if (!receive(stage, slice)) return;
    const std::size_t first_row = stage.cuts[0][range];
    RowValues before = [this, first_row](std::size_t row) { return came_[row - first_row]; };
    for (std::size_t i = 0; i + 1 < stage.steps.size(); ++i) {
      const GridStep& step = stage.steps[i];
      const std::uint64_t first = step.to_first[stage.cuts[i + 1][range]];
      next_.resize(stage.most_states * moduli_.size());
      make_rows(stage, range, i, before, [&](std::size_t row, int) {
        return &next_[(step.to_first[row] - first) * moduli_.size()];
      });
      vector_.swap(next_);
      blocks_.clear();
      before = [this, &step, first](std::size_t row) {
        return &vector_[(step.to_first[row] - first) * moduli_.size()];
      };
      slices_.poll();
    }
    const auto& ranks = stage.steps.back().to_first;
    make_rows(stage, range, stage.steps.size() - 1, before, [&](std::size_t row, int thread) {
      return put(static_cast<int>(stage.next_slice[row]), stage.next_row[row],
                 ranks[row + 1] - ranks[row], thread);
    });
    blocks_.clear();
    // One of them makes room for what has come for the next slice.
    if (next_.empty()) next_.swap(vector_);
    vector_ = {};
  }

  // Keeps what has come for the slice in blocks_, and where its rows are.
  bool receive(const Stage& stage, int slice) {
    const Cuts& cuts = stage.cuts[0];
    const int range = stage.range[slice];
    came_.assign(cuts[range + 1] - cuts[range], nullptr);
    std::mutex keeping;
    const auto keep = [&](Slices::Records records) {
      each_row(stage.steps.front().from_first, records,
               [&](std::size_t row, const Residue* values) { came_[row - cuts[range]] = values; });
      const std::lock_guard lock(keeping);
      blocks_.push_back(std::move(records));
    };
    return slices_.read(slice, keep, resources_.threads);
  }

  // The rows of a range after step i, each to where `place` says.
  template <class Place>
  void make_rows(const Stage& stage, int range, std::size_t i, const RowValues& before,
                 Place place) {
    const GridStep& step = stage.steps[i];
    const Cuts& cuts = stage.cuts[i + 1];
    in_parts(step.to_first, cuts[range], cuts[range + 1], resources_.threads,
             [&](int part, std::size_t from, std::size_t to) {
               for (std::size_t row = from; row < to; ++row) {
                 make_row(step, row, moduli_, before, place(row, part));
               }
             });
  }

  const GridShape shape_;
  const int rows_;
  Ranking start_;  // between two rows of the board, in the order of the first stage
  std::vector<Stage> stages_;
  std::uint64_t most_states_ = 0, most_slice_ = 0, states_ = 0;
  // Of one slice: what has come, where its rows are in that, and the rows before and after a step.
  std::vector<Slices::Records> blocks_;
  std::vector<const Residue*> came_;
  std::vector<Residue, LeaveUnset<Residue>> vector_, next_;
};

// Many slices leave more memory to the vector, since besides it there is one slice before and after
// a step; but small ones cost more than they are worth.
int slices_for(const GridShape& shape, const Resources& resources) {
  if (resources.slices > 0) return resources.slices;
  constexpr std::uint64_t kLeastBytes = 4 << 20;
  const std::uint64_t bytes = rank_states(shape, shape.split).states() * sizeof(Residue);
  const int most = resources.spill.empty() ? kSlicesOfRank : 2 * kSlicesOfRank;
  const int ranks = resources.ranks->size();
  return ranks * static_cast<int>(std::clamp<std::uint64_t>(bytes / kLeastBytes / ranks, 2, most));
}

}  // namespace

Result<std::unique_ptr<Sweep>> make_sliced_grid_sweep(const GridShape& shape, int rows,
                                                      const Resources& resources) {
  const int slices = slices_for(shape, resources);
  return {std::make_unique<SlicedGridSweep>(shape, rows, resources, slices)};
}

RanksShare share_of_ranks(const GridShape& shape, int ranks) {
  const int slices = ranks * kSlicesOfRank;
  RanksShare share;
  for (const ColumnRange& stage : stages_for(shape, slices)) {
    const Ranking before = rank_states(shape, stage.from, stage);
    const Cuts cuts = cuts_of(before, limits_of(before, slices));
    const std::vector<int> ranges = largest_first(before, cuts);
    const auto part = [&](int range) {
      return static_cast<double>(before.first[cuts[range + 1]] - before.first[cuts[range]]) /
             static_cast<double>(before.states());
    };
    double rounds = 0;  // each takes as long as its largest slice
    for (std::size_t i = 0; i < ranges.size(); i += ranks) rounds += part(ranges[i]);
    share.time += static_cast<double>(stage.to - stage.from) / shape.columns * rounds;
    share.held_slices = std::max(share.held_slices, kHeldSlices * part(ranges[0]));
    ++share.stages;
  }
  return share;
}

}  // namespace omnigo::count
