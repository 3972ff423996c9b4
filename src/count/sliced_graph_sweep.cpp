#include "count/sliced_graph_sweep.h"

#include <algorithm>
#include <filesystem>
#include <thread>

#include "count/entry_batch.h"
#include "count/graph_states.h"
#include "count/sliced_sweep.h"

namespace omnigo::count {
namespace {

// As many as the states may need; the estimate is a rough one.
int slices_for(const FrontierPlan& plan, const Resources& resources) {
  if (resources.slices > 0) return resources.slices;
  constexpr double kLeastStates = 50'000;
  double states = 1;
  for (int step = 0; step < static_cast<int>(plan.steps.size()); ++step) {
    states = std::max(states, states_after(plan, step));
  }
  const int ranks = resources.ranks->size();
  const double most = resources.spill.empty() ? 16 : 64;
  return ranks * static_cast<int>(std::clamp(states / kLeastStates / ranks, 2.0, most));
}

template <int Words>
class SlicedGraphSweep final : public SlicedSweep {
 public:
  SlicedGraphSweep(FrontierPlan plan, const Resources& resources)
      : SlicedSweep(resources, slices_for(plan, resources)),
        plan_(std::move(plan)),
        made_(resources.threads, Made(slices_.slices())) {}

  int steps() const override { return static_cast<int>(plan_.steps.size()) * slices_.slices(); }
  double work(int step) const override {
    return 1 + states_after(plan_, step / slices_.slices() - 1);
  }
  // The estimate is too rough to refuse anything; a step that needs too much memory says so.
  Result<int> most_moduli() const override { return 8; }

  void begin(std::span<const Residue> moduli) override {
    moduli_.assign(moduli.begin(), moduli.end());
    slices_.clear();
    states_ = 1;
    const PackedState<Words> nothing;
    if (const int slice = slice_of(nothing); slices_.mine(slice)) {
      std::vector<std::uint64_t> entry(stride(), 1);
      std::copy(nothing.words.begin(), nothing.words.end(), entry.begin());
      put(slice, entry);
    }
    slices_.next_stage();
  }

  Result<int> step(int step) override {
    const int point = step / slices_.slices();
    const int first = step % slices_.slices(), next = slices_.after_round(first);
    if (first == 0) counted_ = 0;
    if (const auto slice = slices_.slice_in_round(first)) {
      collect(*slice);
      colour(plan_.steps[point]);
    }
    if (auto finished = slices_.finish_round(); !finished) return finished.error();
    const std::size_t held = bytes_with(layer_bytes_);
    peak_bytes_ = std::max(peak_bytes_, held);
    if (slices_.any(held > resources_.memory)) {
      return explain("count-too-large",
                     "the memory limit is too low: there are more than {states} states at point "
                     "{point} of {points}",
                     {{"states", counted_}, {"point", point + 1}, {"points", plan_.steps.size()}});
    }
    if (next == slices_.slices()) {
      slices_.next_stage();
      states_ = 0;
      for (const auto& words : slices_.all({counted_})) states_ += words[0];
    }
    return step - first + next;
  }

  // One state is left, the empty frontier.
  Result<std::vector<Residue>> residues() override {
    std::vector<Residue> mine(moduli_.size());
    const PackedState<Words> nothing;
    if (const int slice = slice_of(nothing); slices_.mine(slice)) {
      slices_.read(slice, [&](const Slices::Records& records) {
        batches().read(records.words(), [&](const auto* entry) { add(mine, entry + Words); });
      });
    }
    return sum_over_ranks(mine);
  }

  std::uint64_t states() const override { return states_; }
  std::size_t bytes() const override { return peak_bytes_; }

 private:
  using Made = std::vector<std::vector<std::uint64_t>>;  // entries by slice

  std::size_t stride() const { return Words + moduli_.size(); }
  // Shards of a layer are by other bits of the hash.
  int slice_of(const PackedState<Words>& state) const {
    return static_cast<int>((hash(state) >> 52) % static_cast<unsigned>(slices_.slices()));
  }

  void add(std::vector<Residue>& sums, const Residue* residues) const {
    for (std::size_t k = 0; k < sums.size(); ++k) {
      sums[k] = add_mod(sums[k], residues[k], moduli_[k]);
    }
  }

  EntryBatches<Words> batches() const { return EntryBatches<Words>(moduli_.size()); }

  void put(int slice, std::span<const std::uint64_t> entries) {
    batches().write(entries, [&](std::size_t words) { return slices_.put(slice, words); });
  }

  // Adds up what has come for a slice.
  void collect(int slice) {
    layer_.reset(std::max<std::size_t>(slices_.words_of(slice) / stride() / 2, 1),
                 static_cast<int>(moduli_.size()));
    slices_.read(slice, [&](const Slices::Records& records) {
      batches().read(records.words(), [&](const std::uint64_t* entry) {
        const std::uint64_t h = hash(state_of<Words>(entry));
        layer_.shard(layer_.shard_of(h)).add(entry, h, moduli_);
      });
    });
    counted_ += layer_.size();
    layer_bytes_ = layer_.bytes();
  }

  // Colours the point for all states that were collected, a shard for each thread at a time.
  void colour(const Step& step) {
    const Successors<Words> successors(plan_, step);
    const int threads = layer_.shards() > 1 ? resources_.threads : 1;
    for (int first = 0; first < layer_.shards(); first += threads) {
      const auto work = [&](int thread) {
        if (first + thread < layer_.shards())
          colour_shard(successors, first + thread, made_[thread]);
      };
      {
        std::vector<std::jthread> others;
        for (int t = 1; t < threads; ++t) others.emplace_back(work, t);
        work(0);
      }
      for (int t = 0; t < threads; ++t) send(made_[t]);
      slices_.poll();
    }
  }

  void colour_shard(const Successors<Words>& successors, int shard, Made& made) {
    layer_.shard(shard).for_each([&](const std::uint64_t* entry) {
      successors.for_each(entry, [&](const auto& state, int times) {
        append_entry(made[slice_of(state)], state, entry, times, moduli_);
      });
    });
    layer_.shard(shard).clear();
  }

  void send(Made& made) {
    for (int slice = 0; slice < slices_.slices(); ++slice) {
      put(slice, made[slice]);
      made[slice].clear();
    }
  }

  const FrontierPlan plan_;
  std::vector<Made> made_;  // by thread
  Layer<Words> layer_;      // of one slice
  std::uint64_t counted_ = 0, states_ = 0;
  std::size_t layer_bytes_ = 0, peak_bytes_ = 0;
};

}  // namespace

template <int Words>
std::unique_ptr<Sweep> make_sliced_graph_sweep(FrontierPlan plan, const Resources& resources) {
  return std::make_unique<SlicedGraphSweep<Words>>(std::move(plan), resources);
}

template std::unique_ptr<Sweep> make_sliced_graph_sweep<1>(FrontierPlan, const Resources&);
template std::unique_ptr<Sweep> make_sliced_graph_sweep<2>(FrontierPlan, const Resources&);
template std::unique_ptr<Sweep> make_sliced_graph_sweep<4>(FrontierPlan, const Resources&);

}  // namespace omnigo::count
