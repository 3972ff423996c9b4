#include "count/sample.h"

#include <gmpxx.h>

#include <algorithm>
#include <cmath>

#include "count/count.h"
#include "count/frontier.h"
#include "count/layer.h"
#include "rules/terms.h"

namespace omnigo::count {
namespace {

// Uniform in [0, bound), without bias.
std::uint64_t below(Random& random, std::uint64_t bound) {
  const std::uint64_t fits = Random::max() - Random::max() % bound;
  std::uint64_t drawn = random();
  while (drawn >= fits) drawn = random();
  return drawn % bound;
}

mpz_class below(Random& random, const mpz_class& bound) {
  const std::size_t bits = mpz_sizeinbase(bound.get_mpz_t(), 2);
  std::vector<std::uint64_t> words((bits + 63) / 64);
  mpz_class drawn;
  do {
    for (std::uint64_t& word : words) word = random();
    if (bits % 64 != 0) words.back() >>= 64 - bits % 64;
    mpz_import(drawn.get_mpz_t(), words.size(), -1, sizeof(words[0]), 0, 0, words.data());
  } while (drawn >= bound);
  return drawn;
}

// The layers of a sweep over a connected graph, each state with its number of completions: a whole
// number of a fixed number of words, the lowest first.
template <int Words>
class Completions {
 public:
  Completions(const FrontierPlan& plan, int points) : plan_(plan), layers_(plan.steps.size() + 1) {
    const double bits = points * std::log2(plan.players + 1);
    value_words_ = static_cast<int>(bits / 64) + 1;
  }

  // False where that takes more memory.
  bool make(std::size_t memory) {
    layers_[0].reset(1, value_words_);
    insert(layers_[0], PackedState<Words>());
    std::size_t bytes = 0;
    for (std::size_t t = 0; t < plan_.steps.size(); ++t) {
      layers_[t + 1].reset(layers_[t].size(), value_words_);
      for_each_entry(layers_[t], [&](const std::uint64_t* entry) {
        for_each_successor(t, state_of(entry), [&](const PackedState<Words>& next, int) {
          insert(layers_[t + 1], next);
        });
      });
      bytes += layers_[t].bytes();
      if (bytes + layers_[t + 1].bytes() > memory) return false;
    }
    count_backward();
    return true;
  }

  mpz_class of(std::size_t t, const PackedState<Words>& state) const {
    mpz_class value;
    mpz_import(value.get_mpz_t(), value_words_, -1, sizeof(std::uint64_t), 0, 0,
               find(layers_[t], state) + Words);
    return value;
  }

 private:
  static PackedState<Words> state_of(const std::uint64_t* entry) {
    PackedState<Words> state;
    std::copy_n(entry, Words, state.words.begin());
    return state;
  }

  void insert(Layer<Words>& layer, const PackedState<Words>& state) {
    std::vector<std::uint64_t> entry(Words + value_words_);
    std::copy(state.words.begin(), state.words.end(), entry.begin());
    const std::uint64_t h = hash(state);
    layer.shard(layer.shard_of(h)).add(entry.data(), h, {});
  }

  static const std::uint64_t* find(const Layer<Words>& layer, const PackedState<Words>& state) {
    const std::uint64_t h = hash(state);
    return layer.shard(layer.shard_of(h)).lookup(state, h);
  }

  template <class Visit>
  static void for_each_entry(Layer<Words>& layer, Visit visit) {
    for (int i = 0; i < layer.shards(); ++i) layer.shard(i).for_each(visit);
  }

  // visit(state, in how many colours) for each way to colour the next point.
  template <class Visit>
  void for_each_successor(std::size_t t, const PackedState<Words>& state, Visit visit) const {
    const FrontierState before = unpack<Words>(plan_, plan_.steps[t].slots, state);
    FrontierState after;
    ColourNumbers numbers;
    for (int c = 0; c <= std::min(before.colours + 1, plan_.players); ++c) {
      if (!colour_point(plan_.steps[t], before, c, after)) continue;
      visit(pack<Words>(plan_, after, numbers),
            c > before.colours ? plan_.players - before.colours : 1);
    }
  }

  void count_backward() {
    for_each_entry(layers_.back(), [](std::uint64_t* entry) { entry[Words] = 1; });
    for (std::size_t t = plan_.steps.size(); t-- > 0;) {
      for_each_entry(layers_[t], [&](std::uint64_t* entry) {
        for_each_successor(t, state_of(entry), [&](const PackedState<Words>& next, int times) {
          const std::uint64_t* value = find(layers_[t + 1], next) + Words;
          mpn_addmul_1(entry + Words, value, value_words_, times);  // no carry: they fit
        });
      });
    }
  }

  const FrontierPlan& plan_;
  std::vector<Layer<Words>> layers_;  // by number of coloured points
  int value_words_;
};

// Colours one connected piece.
class PieceSampler {
 public:
  virtual ~PieceSampler() = default;
  virtual void draw(Random& random, Colouring& colouring) = 0;
};

template <int Words>
class CountedPiece final : public PieceSampler {
 public:
  CountedPiece(FrontierPlan plan, std::vector<Point> points)
      : plan_(std::move(plan)),
        points_(std::move(points)),
        completions_(plan_, static_cast<int>(points_.size())) {}

  bool make(std::size_t memory) { return completions_.make(memory); }

  void draw(Random& random, Colouring& colouring) override {
    FrontierState state;
    std::vector<std::uint8_t> player = {0};  // by the state's number of a colour
    for (std::size_t t = 0; t < plan_.steps.size(); ++t) {
      const int colour = draw_colour(random, t, state);
      if (colour == static_cast<int>(player.size())) player.push_back(draw_other(random, player));
      colouring[points_[plan_.steps[t].point]] = static_cast<Colour>(player[colour]);
      FrontierState after;
      ColourNumbers numbers;
      colour_point(plan_.steps[t], state, colour, after);
      state = unpack<Words>(plan_, after.slots, pack<Words>(plan_, after, numbers));
      std::vector<std::uint8_t> now(state.colours + 1);
      for (std::size_t c = 1; c < player.size(); ++c) {
        if (numbers[c] > 0) now[numbers[c]] = player[c];
      }
      player = std::move(now);
    }
  }

 private:
  // The colour of the next point as the state numbers them, one more for a new one.
  int draw_colour(Random& random, std::size_t t, const FrontierState& state) const {
    const int choices = std::min(state.colours + 1, plan_.players) + 1;
    std::vector<mpz_class> up_to;
    mpz_class all = 0;
    for (int c = 0; c < choices; ++c) {
      FrontierState after;
      ColourNumbers numbers;
      if (colour_point(plan_.steps[t], state, c, after)) {
        const int alike = c > state.colours ? plan_.players - state.colours : 1;
        all += completions_.of(t + 1, pack<Words>(plan_, after, numbers)) * alike;
      }
      up_to.push_back(all);
    }
    const mpz_class drawn = below(random, all);
    int colour = 0;
    while (drawn >= up_to[colour]) ++colour;
    return colour;
  }

  // A player who is not among these.
  std::uint8_t draw_other(Random& random, const std::vector<std::uint8_t>& players) const {
    std::vector<std::uint8_t> others;
    for (int p = 1; p <= plan_.players; ++p) {
      const auto player = static_cast<std::uint8_t>(p);
      if (std::find(players.begin(), players.end(), player) == players.end()) {
        others.push_back(player);
      }
    }
    return others[below(random, others.size())];
  }

  const FrontierPlan plan_;
  const std::vector<Point> points_;  // of the piece, by their numbers in the whole graph
  Completions<Words> completions_;
};

class CountedSampler final : public Sampler {
 public:
  explicit CountedSampler(int points) : points_(points) {}
  void add(std::unique_ptr<PieceSampler> piece) { pieces_.push_back(std::move(piece)); }

  Colouring draw(Random& random) override {
    Colouring colouring(points_);
    for (const auto& piece : pieces_) piece->draw(random, colouring);
    return colouring;
  }

 private:
  const int points_;
  std::vector<std::unique_ptr<PieceSampler>> pieces_;
};

class RejectionSampler final : public Sampler {
 public:
  RejectionSampler(const Graph& graph, int players) : graph_(graph), players_(players) {}

  Colouring draw(Random& random) override {
    Colouring colouring(graph_.size());
    do {
      for (Colour& colour : colouring) colour = static_cast<Colour>(below(random, players_ + 1));
    } while (!is_legal(graph_, colouring));
    return colouring;
  }

 private:
  const Graph graph_;
  const std::uint64_t players_;
};

template <int Words>
std::unique_ptr<PieceSampler> counted_piece(FrontierPlan plan, std::vector<Point> points,
                                            std::size_t memory) {
  auto piece = std::make_unique<CountedPiece<Words>>(std::move(plan), std::move(points));
  if (!piece->make(memory)) return nullptr;
  return piece;
}

}  // namespace

Result<std::unique_ptr<Sampler>> sampler_from_counts(const Graph& graph, int players,
                                                     std::size_t memory) {
  auto sampler = std::make_unique<CountedSampler>(graph.size());
  for (std::vector<Point>& points : components(graph)) {
    const Graph piece = subgraph(graph, points);
    const Order order = choose_order(piece);
    const Error too_large{"the states of the sweep do not fit in memory"};
    if (sweep_cost(piece, order) * sizeof(std::uint64_t) > static_cast<double>(memory)) {
      return too_large;  // surely: not to find out only when the memory is full
    }
    auto plan = make_plan(piece, players, order);
    if (!plan) return plan.error();
    auto made = plan->bits < 64    ? counted_piece<1>(std::move(*plan), std::move(points), memory)
                : plan->bits < 128 ? counted_piece<2>(std::move(*plan), std::move(points), memory)
                                   : nullptr;
    if (!made) return too_large;
    sampler->add(std::move(made));
  }
  return {std::move(sampler)};
}

std::unique_ptr<Sampler> sampler_by_rejection(const Graph& graph, int players) {
  return std::make_unique<RejectionSampler>(graph, players);
}

}  // namespace omnigo::count
