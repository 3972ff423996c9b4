// The same step for every game of a batch: kernels on a GPU, loops on the host, and the C functions
// through which the trainer calls them. host.cpp and device.cu compile this file.
#pragma once

#include "gpu/launch.h"
#include "gpu/selfplay.h"

namespace omnigo::gpu {

template <int P>
struct GameScratch {
  Scratch<P> scratch;
  LifeScratch<P> life;
};

// All that belongs to a batch of games; the pointers are the device's.
template <int P>
struct Batch {
  const BoardGraph<P>* graphs;
  const Setup* setups;
  Slot<P>* slots;
  Histories<P> histories;
  std::int32_t setup_count, games;

  OMNIGO_LANES const BoardGraph<P>& graph(const State<P>& state) const {
    return graphs[state.graph];
  }
};

// What a search needs beside the games.
template <int P>
struct Search {
  SearchConfig config;
  Node<P>* nodes;
  float* gumbel;               // P + 8 a game
  const std::uint16_t* table;  // see descend()
  const float* logits;         // the net's: P + 1 a game
  const float* values;         // kSeats a game
  Real* policy;                // P + 8 a game
  float* root_values;          // kSeats a game
  std::int32_t* actions;

  OMNIGO_LANES Node<P>* tree(int game) const {
    return nodes + static_cast<std::size_t>(game) * static_cast<std::size_t>(config.nodes);
  }
};

struct Inputs {
  Real* features;
  std::uint16_t* labels;
  Real* globals;
  std::int32_t* graphs;

  // Wants find_blocks.
  template <int P>
  OMNIGO_LANES void write(const BoardGraph<P>& graph, const State<P>& state, int row,
                          Scratch<P>& scratch) const {
    const auto at = static_cast<std::size_t>(row);
    write_inputs<P>(graph, state, scratch, features + at * P * kFeatures, labels + at * P,
                    globals + at * kGlobals);
    if (lane() == 0) graphs[row] = state.graph;
    join();
  }
};

template <int P>
struct Learning {
  Trajectory<P> trajectory;  // none: nothing is kept, and games that end stay so
  Ring<P> ring;
  Statistics* statistics;
  SetupStatistics* setups;
  float* margins;  // by game and seat: the score at the end, in points; may be null
};

template <int P>
OMNIGO_KERNEL start_games(Batch<P> batch, std::uint64_t seed, int ended_only) {
  for_games<Scratch<P>>(batch.games, [&](int game, Scratch<P>& scratch) {
    if (ended_only && !batch.slots[game].state.over) return;
    start_game<P>(batch.graphs, batch.setups, batch.setup_count, batch.slots[game], game,
                  batch.histories, mix(seed + static_cast<std::uint64_t>(game)), scratch);
  });
}

// Makes the roots, and writes the net's inputs for them.
template <int P>
OMNIGO_KERNEL begin_searches(Batch<P> batch, Search<P> search, Inputs inputs) {
  for_games<Scratch<P>>(batch.games, [&](int game, Scratch<P>& scratch) {
    const State<P>& state = batch.slots[game].state;
    begin_search<P>(batch.slots[game], search.tree(game));
    find_blocks<P>(batch.graph(state), state.cell, scratch);
    inputs.write<P>(batch.graph(state), state, game, scratch);
  });
}

// The inputs of chosen positions of a ring.
template <int P>
OMNIGO_KERNEL write_ring_inputs(const BoardGraph<P>* graphs, const State<P>* states,
                                const std::int64_t* chosen, Inputs inputs, int rows) {
  for_games<Scratch<P>>(rows, [&](int row, Scratch<P>& scratch) {
    const State<P>& state = states[chosen[row]];
    find_blocks<P>(graphs[state.graph], state.cell, scratch);
    inputs.write<P>(graphs[state.graph], state, row, scratch);
  });
}

// Gives the net's answer to the position that it was asked about last: a root or a leaf.
template <int P>
OMNIGO_LANES void take_answer(const Batch<P>& batch, const Search<P>& search, int game, bool root) {
  const auto at = static_cast<std::size_t>(game);
  const Slot<P>& slot = batch.slots[game];
  const float* logits = search.logits + at * (P + 1);
  const float* values = search.values + at * kSeats;
  if (root) {
    set_root<P>(search.config, slot, search.tree(game), search.gumbel + at * (P + 8), logits,
                values, search.config.noise ? batch.setups[slot.state.setup].noise : 0.0f);
  } else {
    back_up<P>(slot, search.tree(game), logits, values);
  }
}

// Takes the net's answers, goes down to a leaf in each game, and writes the net's inputs for it.
template <int P>
OMNIGO_KERNEL descend_all(Batch<P> batch, Search<P> search, Inputs inputs, int simulation) {
  for_games<TreeScratch<P>>(batch.games, [&](int game, TreeScratch<P>& working) {
    take_answer<P>(batch, search, game, simulation == 0);
    Slot<P>& slot = batch.slots[game];
    const BoardGraph<P>& graph = batch.graph(slot.state);
    const bool asks = descend<P>(search.config, graph, batch.setups[slot.state.setup].max_turns,
                                 batch.histories.of(slot, game), slot, search.tree(game),
                                 search.gumbel + static_cast<std::size_t>(game) * (P + 8),
                                 search.table, simulation, working);
    if (asks) inputs.write<P>(graph, working.state, game, working.scratch);
  });
}

template <int P>
OMNIGO_KERNEL finish_searches(Batch<P> batch, Search<P> search) {
  for_games<NoScratch>(batch.games, [&](int game, NoScratch&) {
    const auto at = static_cast<std::size_t>(game);
    take_answer<P>(batch, search, game, search.config.simulations == 0);
    const int action =
        finish_search<P>(search.config, search.tree(game), search.gumbel + at * (P + 8),
                         search.policy + at * (P + 8), search.root_values + at * kSeats);
    if (lane() == 0) search.actions[game] = action;
  });
}

// Adds the position at hand and what the search found to the game's trajectory.
template <int P>
OMNIGO_LANES void record_turn(const State<P>& state, int game, const Search<P>& search,
                              const Trajectory<P>& trajectory) {
  if (state.turn >= trajectory.max_turns) return;
  const auto row = static_cast<std::size_t>(game);
  const std::size_t at = row * static_cast<std::size_t>(trajectory.max_turns) + state.turn;
  copy_words(trajectory.states[at], state);
  for (int i = lane(); i < P + 8; i += kLanes) {
    trajectory.policies[at * (P + 8) + static_cast<std::size_t>(i)] =
        search.policy[row * (P + 8) + static_cast<std::size_t>(i)];
  }
  for (int i = lane(); i < kSeats; i += kLanes) {
    trajectory.values[at * kSeats + static_cast<std::size_t>(i)] =
        search.root_values[row * kSeats + static_cast<std::size_t>(i)];
  }
  join();
}

// Plays the chosen actions. A game that ends goes to the ring, and another starts in its place.
template <int P>
OMNIGO_KERNEL play_actions(Batch<P> batch, Search<P> search, Learning<P> learning) {
  for_games<GameScratch<P>>(batch.games, [&](int game, GameScratch<P>& scratch) {
    Slot<P>& slot = batch.slots[game];
    State<P>& state = slot.state;
    if (state.over) return;
    const bool learns = learning.trajectory.states != nullptr;
    if (learns) record_turn<P>(state, game, search, learning.trajectory);
    const BoardGraph<P>& graph = batch.graph(state);
    const Result result = advance<P>(graph, batch.setups[state.setup], slot, game, batch.histories,
                                     search.actions[game], scratch.scratch, scratch.life);
    if (!result.ended) return;
    if (lane() == 0 && learning.margins != nullptr) {
      for (int i = 0; i < kSeats; ++i) {
        learning.margins[game * kSeats + i] = static_cast<float>(result.score[i]) * 0.5f;
      }
    }
    if (lane() == 0 && learning.statistics != nullptr) {
      note_result<P>(state, result, *learning.statistics, learning.setups[state.setup]);
    }
    if (!learns) return;
    harvest<P>(graph, slot, game, result, learning.trajectory, learning.ring,
               search.config.points_weight, scratch.scratch);
    start_game<P>(batch.graphs, batch.setups, batch.setup_count, slot, game, batch.histories,
                  mix(slot.seed ^ state.hash ^ state.turn), scratch.scratch);
  });
}

}  // namespace omnigo::gpu

// The functions of boards padded to P points. Each returns CUDA's error, 0 where there is none.
// sizes: of the types that the caller allocates as bytes.
#define OMNIGO_BATCH_FUNCTIONS(P)                                                                  \
  extern "C" void omnigo_##P##_sizes(int* out) {                                                   \
    using namespace omnigo::gpu;                                                                   \
    const int sizes[] = {P,                                                                        \
                         kSeats,                                                                   \
                         kDegree,                                                                  \
                         kFeatures,                                                                \
                         kGlobals,                                                                 \
                         kTargets,                                                                 \
                         kFilterWords,                                                             \
                         sizeof(BoardGraph<P>),                                                    \
                         sizeof(Setup),                                                            \
                         sizeof(State<P>),                                                         \
                         sizeof(Slot<P>),                                                          \
                         sizeof(Node<P>),                                                          \
                         sizeof(Statistics),                                                       \
                         sizeof(SetupStatistics),                                                  \
                         sizeof(Real)};                                                            \
    for (int i = 0; i < static_cast<int>(sizeof(sizes) / sizeof(int)); ++i) out[i] = sizes[i];     \
  }                                                                                                \
  using Batch##P = omnigo::gpu::Batch<P>;                                                          \
  using Search##P = omnigo::gpu::Search<P>;                                                        \
  using Scratch##P = omnigo::gpu::Scratch<P>;                                                      \
  extern "C" int omnigo_##P##_start_games(const Batch##P* b, std::uint64_t seed, int ended_only,   \
                                          void* s) {                                               \
    return omnigo::gpu::launch<Scratch##P>(omnigo::gpu::start_games<P>, b->games, s, *b, seed,     \
                                           ended_only);                                            \
  }                                                                                                \
  extern "C" int omnigo_##P##_begin(const Batch##P* b, const Search##P* r,                         \
                                    const omnigo::gpu::Inputs* i, void* s) {                       \
    return omnigo::gpu::launch<Scratch##P>(omnigo::gpu::begin_searches<P>, b->games, s, *b, *r,    \
                                           *i);                                                    \
  }                                                                                                \
  extern "C" int omnigo_##P##_ring_inputs(const void* graphs, const void* states,                  \
                                          const void* chosen, const omnigo::gpu::Inputs* i,        \
                                          int rows, void* s) {                                     \
    return omnigo::gpu::launch<Scratch##P>(omnigo::gpu::write_ring_inputs<P>, rows, s,             \
                                           static_cast<const omnigo::gpu::BoardGraph<P>*>(graphs), \
                                           static_cast<const omnigo::gpu::State<P>*>(states),      \
                                           static_cast<const std::int64_t*>(chosen), *i, rows);    \
  }                                                                                                \
  extern "C" int omnigo_##P##_descend(const Batch##P* b, const Search##P* r,                       \
                                      const omnigo::gpu::Inputs* i, int simulation, void* s) {     \
    return omnigo::gpu::launch<omnigo::gpu::TreeScratch<P>>(omnigo::gpu::descend_all<P>, b->games, \
                                                            s, *b, *r, *i, simulation);            \
  }                                                                                                \
  extern "C" int omnigo_##P##_finish(const Batch##P* b, const Search##P* r, void* s) {             \
    using omnigo::gpu::NoScratch;                                                                  \
    return omnigo::gpu::launch<NoScratch>(omnigo::gpu::finish_searches<P>, b->games, s, *b, *r);   \
  }                                                                                                \
  extern "C" int omnigo_##P##_play(const Batch##P* b, const Search##P* r,                          \
                                   const omnigo::gpu::Learning<P>* l, void* s) {                   \
    return omnigo::gpu::launch<omnigo::gpu::GameScratch<P>>(omnigo::gpu::play_actions<P>,          \
                                                            b->games, s, *b, *r, *l);              \
  }
