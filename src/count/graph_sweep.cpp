#include "count/graph_sweep.h"

#include <algorithm>
#include <atomic>
#include <barrier>
#include <cmath>
#include <thread>

#include "count/graph_states.h"
#include "count/images.h"
#include "count/sliced_graph_sweep.h"

namespace omnigo::count {
namespace {

template <int Words>
class GraphSweep final : public Sweep {
 public:
  GraphSweep(FrontierPlan plan, Resources resources)
      : plan_(std::move(plan)), resources_(resources) {}

  int steps() const override { return static_cast<int>(plan_.steps.size()); }
  double work(int step) const override { return 1 + states_after(plan_, step - 1); }
  Result<int> most_moduli() const override {
    // Only what is far beyond the memory is refused at once: the estimate is a rough one.
    constexpr double kFar = 30;
    const double width = *std::max_element(plan_.widths.begin(), plan_.widths.end());
    const double states = std::pow(kStatesPerPoint, width);
    const double bytes = states * (Words + 1) * sizeof(std::uint64_t);
    if (bytes > kFar * static_cast<double>(resources_.memory)) {
      return explain("count-too-large",
                     "the memory limit is far too low: there may be 10^{exponent} states",
                     {{"exponent", static_cast<int>(std::log10(states))}});
    }
    return 8;
  }

  void begin(std::span<const Residue> moduli) override {
    moduli_.assign(moduli.begin(), moduli.end());
    layer_.reset(1, static_cast<int>(moduli.size()));
    std::vector<std::uint64_t> entry(stride(), 1);
    const PackedState<Words> nothing;
    std::copy(nothing.words.begin(), nothing.words.end(), entry.begin());
    put(entry.data());
  }

  Result<int> step(int step) override {
    Pass pass(*this, plan_.steps[step]);
    if (!pass.run()) {
      return explain("count-too-large",
                     "the memory limit is too low: there are more than {states} states at point "
                     "{point} of {points}",
                     {{"states", pass.states()}, {"point", step + 1}, {"points", steps()}});
    }
    layer_ = std::move(pass.next());
    return step + 1;
  }

  Result<std::vector<Residue>> residues() override {
    std::vector<Residue> residues(moduli_.size());
    for (int i = 0; i < layer_.shards(); ++i) {  // one state is left, the empty frontier
      layer_.shard(i).for_each([&](const std::uint64_t* entry) {
        std::copy_n(entry + Words, moduli_.size(), residues.begin());
      });
    }
    return residues;
  }

  std::uint64_t states() const override { return layer_.size(); }
  std::size_t bytes() const override { return peak_bytes_; }

 private:
  std::size_t stride() const { return Words + moduli_.size(); }

  void put(const std::uint64_t* entry) {
    const std::uint64_t h = hash(state_of<Words>(entry));
    layer_.shard(layer_.shard_of(h)).add(entry, h, moduli_);
  }

  // One step: the layer read shard by shard into the next.
  class Pass {
   public:
    Pass(GraphSweep& sweep, const Step& step)
        : sweep_(sweep),
          successors_(sweep.plan_, step),
          threads_(sweep.layer_.shards() > 1 ? sweep.resources_.threads : 1),
          likely_(sweep.layer_.size()) {
      next_.reset(3 * likely_, static_cast<int>(sweep.moduli_.size()));
      sent_.resize(threads_, std::vector<std::vector<std::uint64_t>>(next_.shards()));
    }

    // False where the memory did not suffice. A thread that is held up leaves its part of a round
    // to the others.
    bool run() {
      // In a few rounds only: the more entries a table receives one after the other, the more of it
      // is in the cache.
      constexpr int kShardsPerThread = 3, kRounds = 4;
      const int shards = sweep_.layer_.shards();
      const int round = std::max(threads_ == 1 ? 1 : kShardsPerThread * threads_, shards / kRounds);
      int end = std::min(round, shards);
      std::atomic<int> to_colour = 0, to_receive = 0;
      std::barrier coloured(threads_, [&]() noexcept {
        check_memory();
        to_colour = end;
        to_receive = 0;
      });
      std::barrier received(threads_, [&]() noexcept { end = std::min(end + round, shards); });
      const auto work = [&](int thread) {
        bool more = true;
        while (more) {
          for (int i; (i = to_colour++) < end;) colour(i, sent_[thread]);
          coloured.arrive_and_wait();
          more = end < shards && !full_;
          for (int i; (i = to_receive++) < next_.shards();) receive(i);
          received.arrive_and_wait();
        }
      };
      std::vector<std::jthread> others;
      for (int t = 1; t < threads_; ++t) others.emplace_back(work, t);
      work(0);
      return !full_;
    }

    Layer<Words>& next() { return next_; }
    std::size_t states() const { return next_.size(); }

   private:
    // Colours the point in every way for all states of a shard.
    void colour(int shard, std::vector<std::vector<std::uint64_t>>& sent) {
      sweep_.layer_.shard(shard).for_each([&](const std::uint64_t* entry) {
        successors_.for_each(entry, [&](const PackedState<Words>& state, int times) {
          append_entry(sent[next_.shard_of(hash(state))], state, entry, times, sweep_.moduli_);
        });
      });
      sweep_.layer_.shard(shard).clear();
    }

    void receive(int shard) {
      const std::size_t stride = sweep_.stride();
      Shard<Words>& to = next_.shard(shard);
      to.reserve(likely_ / next_.shards());
      for (auto& sent : sent_) {
        auto& entries = sent[shard];
        for (std::size_t i = 0; i < entries.size(); i += stride) {
          const std::size_t ahead = i + kAhead * stride;
          if (ahead < entries.size()) to.prefetch(hash(state_of<Words>(&entries[ahead])));
          to.add(&entries[i], hash(state_of<Words>(&entries[i])), sweep_.moduli_);
        }
        entries.clear();
      }
    }

    void check_memory() noexcept {
      std::size_t bytes = sweep_.layer_.bytes() + next_.bytes();
      for (const auto& sent : sent_) {
        for (const auto& entries : sent) bytes += entries.capacity() * sizeof(std::uint64_t);
      }
      sweep_.peak_bytes_ = std::max(sweep_.peak_bytes_, bytes);
      full_ = bytes > sweep_.resources_.memory;
    }

    GraphSweep& sweep_;
    const Successors<Words> successors_;
    const int threads_;
    const std::size_t likely_;  // states of the next layer: as many as now
    Layer<Words> next_;
    std::vector<std::vector<std::vector<std::uint64_t>>> sent_;  // by thread, by shard of the next
    bool full_ = false;

    static constexpr std::size_t kAhead = 8;  // entries: about as long as memory takes to answer
  };

  const FrontierPlan plan_;
  const Resources resources_;
  std::vector<Residue> moduli_;
  Layer<Words> layer_;
  std::size_t peak_bytes_ = 0;
};

template <int Words>
std::unique_ptr<Sweep> make_with(FrontierPlan plan, const Resources& resources) {
  if (resources.in_slices()) {
    return make_sliced_graph_sweep<Words>(std::move(plan), resources);
  }
  return std::make_unique<GraphSweep<Words>>(std::move(plan), resources);
}

}  // namespace

Result<std::unique_ptr<Sweep>> make_graph_sweep(const Graph& graph, int players, const Order& order,
                                                const Resources& resources, bool with_images) {
  auto plan = make_plan(graph, players, order);
  if (!plan) return plan.error();
  if (with_images) find_images(graph, order, *plan);
  // One bit is left over: no state looks like a free place in a table.
  if (plan->bits < 64) return {make_with<1>(std::move(*plan), resources)};
  if (plan->bits < 128) return {make_with<2>(std::move(*plan), resources)};
  if (plan->bits < 256) return {make_with<4>(std::move(*plan), resources)};
  return explain("count-too-large", "the states of the sweep need {bits} bits, more than 255",
                 {{"bits", plan->bits}});
}

}  // namespace omnigo::count
