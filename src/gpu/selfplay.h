// Self-play for one game of a batch: how games start, and what a finished one leaves to learn from.
//
// While a game runs, its positions lie in a trajectory. When it ends, each position from the first
// turn that a player chose goes to a ring with its targets: the improved policy, and by distance
// from its mover the result, the points, and a forward-looking mix of the search's own values,
// y[k] = (1 - lambda) q[k] + lambda y[k + 1] with the result after the last turn. After a quick
// search the policy's row says that it is none to learn (kTaught); the rest is as good. A game that
// ends because its winner is certain says nothing about the points nor about the owners of what is
// not settled yet.
#pragma once

#include "gpu/inputs.h"
#include "gpu/life.h"
#include "gpu/tree.h"

namespace omnigo::gpu {

// The targets of one position, by distance from its mover: kSeats numbers each.
inline constexpr int kTargets = 5 * kSeats;         // win, share, near values, far values, points
inline constexpr float kNear = 0.7f, kFar = 0.93f;  // lambda

// Owners in the ring: the distance from the mover, or one of these.
inline constexpr std::uint8_t kNobody = kSeats, kUnknown = kSeats + 1;
inline constexpr std::uint8_t kUnsettled = 0xff;  // among the owners of a finished game

struct Statistics {
  std::uint64_t games, turns, capped, decided, draws;
};
// Sums for one setup, from which the trainer chooses komi that makes it even.
struct SetupStatistics {
  std::uint64_t games, turns;
  std::int64_t points[kSeats];  // in half points, without komi
  std::uint64_t wins[kSeats];   // ties count for each
};

template <int P>
struct Trajectory {
  State<P>* states;  // max_turns a game, likewise the others
  Real* policies;    // P + 8
  float* values;     // kSeats, by seat
  std::int32_t max_turns;
};

template <int P>
struct Ring {
  State<P>* states;
  Real* policies;
  float* targets;        // kTargets
  std::uint8_t* owners;  // P
  std::uint64_t* written;
  std::uint64_t capacity;
};

// Where the histories of all games are.
template <int P>
struct Histories {
  std::uint64_t* hashes;
  std::uint8_t* colourings;
  std::uint32_t* filters;
  std::int32_t capacity;  // colourings a game

  OMNIGO_LANES History<P> of(const Slot<P>& slot, int index) const {
    const auto first = static_cast<std::size_t>(index) * static_cast<std::size_t>(capacity);
    return {hashes + first, colourings + first * (P / 2),
            filters + static_cast<std::size_t>(index) * kFilterWords, slot.history_count};
  }
};

struct Draws {
  std::uint64_t state;
  OMNIGO_LANES float next() {
    state = mix(state);
    return uniform(state);
  }
  OMNIGO_LANES int below(int bound) {
    const int drawn = static_cast<int>(next() * static_cast<float>(bound));
    return drawn < bound ? drawn : bound - 1;
  }
};

// Handicap stones of one seat on random points: never next to a point that they would all close.
template <int P>
OMNIGO_LANES void place_handicap(const BoardGraph<P>& graph, State<P>& state, int seat, int stones,
                                 Draws& draws) {
  for (int i = 0; i < stones; ++i) {
    const int p = draws.below(graph.points);
    int open = 0;
    for_neighbours<P>(graph, p, [&](int q) { open += state.cell[q] == 0; });
    if (state.cell[p] != 0 || open < 2) continue;
    state.cell[p] = static_cast<std::uint8_t>(seat + 1);
    state.hash ^= stone_key(p, seat + 1);
  }
}

// Draws a setup and all that it leaves open; returns how many random turns come first. One lane
// alone.
template <int P>
OMNIGO_LANES int draw_start(const BoardGraph<P>* graphs, const Setup* setups, int setup_count,
                            State<P>& state, Draws& draws) {
  const float drawn = draws.next();
  int s = 0;
  while (s + 1 < setup_count && setups[s].until < drawn) ++s;
  const Setup& setup = setups[s];
  state.setup = static_cast<std::uint16_t>(s);
  state.graph = static_cast<std::uint16_t>(setup.graph);
  state.turn = 0;
  state.mover = state.passes = state.over = state.reserved = 0;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.flags = static_cast<std::uint8_t>((draws.next() < setup.suicide_share ? kSuicide : 0) |
                                          (draws.next() < setup.territory_share ? kTerritory : 0) |
                                          (draws.next() < setup.play_on_share ? kPlayOn : 0));
  state.hash = 0;
  for (int i = 0; i < 3; ++i) state.last[i] = kNone;
  for (int i = 0; i < kSeats; ++i) {
    const int spread = draws.below(2 * setup.komi_spread + 1) - setup.komi_spread;
    const int komi = i >= setup.seats ? 0 : setup.komi[i] + (i > 0 ? spread : 0);
    state.komi[i] = static_cast<std::int16_t>(komi);
    state.lost[i] = 0;
  }
  if (setup.handicap > 0 && draws.next() < setup.handicap_share) {
    const int seat = draws.below(setup.seats), stones = 1 + draws.below(setup.handicap);
    place_handicap<P>(graphs[setup.graph], state, seat, stones, draws);
  }
  if (setup.opening == 0 || draws.next() >= setup.opening_share) return 0;
  return setup.seats * (1 + draws.below(setup.opening));
}

// Plays the action, adds the position to the history and marks the legal moves.
template <int P>
OMNIGO_LANES void take_turn(const BoardGraph<P>& graph, int max_turns, Slot<P>& slot, int index,
                            const Histories<P>& histories, int action, Scratch<P>& scratch) {
  State<P>& state = slot.state;
  play<P>(graph, state, action, max_turns, scratch);
  History<P> history = histories.of(slot, index);
  if (action < P) {
    remember<P>(graph, state, history);
    ++history.count;
    if (lane() == 0) slot.history_count = history.count;
    join();
  }
  if (!state.over) mark_legal<P>(graph, state, scratch, history);
}

// The legal move with this number, counted from 0; the pass where there are not that many.
template <int P>
OMNIGO_LANES int legal_move(const BoardGraph<P>& graph, const State<P>& state, int number) {
  for (int p = 0; p < graph.points; ++p) {
    if ((state.cell[p] & kMayPlay) != 0 && number-- == 0) return p;
  }
  return P;
}

// Random turns, so that games differ from the start: players that learn from each other soon open
// all games alike. All lanes draw the same numbers.
template <int P>
OMNIGO_LANES void play_opening(const BoardGraph<P>& graph, int max_turns, int turns, Slot<P>& slot,
                               int index, const Histories<P>& histories, Scratch<P>& scratch) {
  Draws draws{slot.seed};
  for (int i = 0; i < turns; ++i) {
    int legal = 0;
    for (int p = lane(); p < graph.points; p += kLanes) {
      legal += (slot.state.cell[p] & kMayPlay) != 0;
    }
    legal = sum_lanes(legal);
    const int action = legal_move<P>(graph, slot.state, draws.below(legal));
    take_turn<P>(graph, max_turns, slot, index, histories, action, scratch);
  }
  if (lane() == 0) slot.first_turn = slot.state.turn;
  join();
}

template <int P>
OMNIGO_LANES void start_game(const BoardGraph<P>* graphs, const Setup* setups, int setup_count,
                             Slot<P>& slot, int index, const Histories<P>& histories,
                             std::uint64_t seed, Scratch<P>& scratch) {
  State<P>& state = slot.state;
  for (int p = lane(); p < P; p += kLanes) state.cell[p] = 0;
  join();
  int opening = 0;
  if (lane() == 0) {
    Draws draws{seed};
    opening = draw_start<P>(graphs, setups, setup_count, state, draws);
    slot.seed = mix(draws.state);
    slot.history_count = 0;
    slot.path_count = slot.leaf = slot.fresh = 0;
  }
  join();
  const BoardGraph<P>& graph = graphs[state.graph];
  History<P> history = histories.of(slot, index);
  for (int i = lane(); i < kFilterWords; i += kLanes) history.filter[i] = 0;
  join();
  remember<P>(graph, state, history);
  if (lane() == 0) slot.history_count = 1;
  ++history.count;
  join();
  mark_legal<P>(graph, state, scratch, history);
  play_opening<P>(graph, setups[state.setup].max_turns, from_first_lane(opening), slot, index,
                  histories, scratch);
}

// How a game ended, known to all lanes.
struct Result {
  bool ended, decided;
  int score[kSeats];
};

// Plays the action, and says whether the game is over: by passes, by the cap, or because the winner
// is certain. The owners of points are then in `scratch`.
template <int P>
OMNIGO_LANES Result advance(const BoardGraph<P>& graph, const Setup& setup, Slot<P>& slot,
                            int index, const Histories<P>& histories, int action,
                            Scratch<P>& scratch, LifeScratch<P>& life) {
  State<P>& state = slot.state;
  Result result = {};
  take_turn<P>(graph, setup.max_turns, slot, index, histories, action, scratch);
  int secure[kSeats];
  if (!state.over) {
    if (state.has(kPlayOn) || state.turn < graph.points / 3) return result;
    find_secure<P>(graph, state, scratch, life, secure);
    result.decided = is_decided<P>(graph, state, secure);
    if (!result.decided) return result;
  }
  result.ended = true;
  count<P>(graph, state, scratch, result.score);
  if (result.decided) {
    for (int p = lane(); p < graph.points; p += kLanes) {
      if (life.secure[p] != 0) scratch.owner[p] = life.secure[p];
    }
    join();
    add_up<P>(graph, state, scratch, result.score);
    for (int p = lane(); p < graph.points; p += kLanes) {
      if (life.secure[p] == 0) scratch.owner[p] = kUnsettled;
    }
    if (lane() == 0) state.over = 1;
    join();
  }
  return result;
}

// Writes one position of the trajectory to the ring. near, far: the mixed values, by seat.
template <int P>
OMNIGO_LANES void write_sample(const BoardGraph<P>& graph, const State<P>& state,
                               const Real* policy, const Result& result, const float* win,
                               const float* share, const float* near, const float* far,
                               const Scratch<P>& scratch, const Ring<P>& ring, std::uint64_t at) {
  copy_words(ring.states[at], state);
  for (int i = lane(); i < P + 8; i += kLanes) ring.policies[at * (P + 8) + i] = policy[i];
  for (int p = lane(); p < P; p += kLanes) {
    std::uint8_t owner = kUnknown;
    if (p < graph.points && scratch.owner[p] != kUnsettled) {
      const int seat = scratch.owner[p] - 1;
      owner = static_cast<std::uint8_t>(
          seat < 0 ? kNobody : (seat - state.mover + state.seats) % state.seats);
    }
    ring.owners[at * P + p] = owner;
  }
  for (int r = lane(); r < kSeats; r += kLanes) {
    float* target = ring.targets + at * kTargets + r;
    const bool in = r < state.seats;
    const int seat = (state.mover + r) % state.seats;
    target[0] = in ? win[seat] : 0;
    target[kSeats] = in ? share[seat] : 0;
    target[2 * kSeats] = in ? near[seat] : 0;
    target[3 * kSeats] = in ? far[seat] : 0;
    target[4 * kSeats] = in ? static_cast<float>(result.score[seat]) * 0.5f : 0;
  }
  join();
}

// Moves a finished game's trajectory, from the first turn that a player chose, to the ring.
template <int P>
OMNIGO_LANES void harvest(const BoardGraph<P>& graph, const Slot<P>& slot, int index,
                          const Result& result, const Trajectory<P>& trajectory,
                          const Ring<P>& ring, float points_weight, const Scratch<P>& scratch) {
  const State<P>& state = slot.state;
  float win[kSeats], share[kSeats], near[kSeats], far[kSeats];
  result_shares(result.score, state.seats, graph.points, win, share);
  for (int i = 0; i < kSeats; ++i) near[i] = far[i] = win[i] + points_weight * (share[i] - win[i]);
  if (result.decided) {
    for (float& s : share) s = 0;
  }
  const int turns = state.turn < trajectory.max_turns ? state.turn : trajectory.max_turns;
  const auto first =
      static_cast<std::size_t>(index) * static_cast<std::size_t>(trajectory.max_turns);
  const auto policy = [&](int k) {
    return trajectory.policies + (first + static_cast<std::size_t>(k)) * (P + 8);
  };
  const int positions = turns > slot.first_turn ? turns - slot.first_turn : 0;
  std::uint64_t at = 0;
  if (lane() == 0) {
    at = fetch_add(reinterpret_cast<unsigned long long*>(ring.written),
                   static_cast<unsigned long long>(positions));
  }
  at = from_first_lane(at) + static_cast<std::uint64_t>(positions);
  for (int k = turns - 1; k >= slot.first_turn; --k) {
    const std::size_t from = first + static_cast<std::size_t>(k);
    for (int i = 0; i < kSeats; ++i) {
      const float value = trajectory.values[from * kSeats + i];
      near[i] = value + kNear * (near[i] - value);
      far[i] = value + kFar * (far[i] - value);
    }
    write_sample<P>(graph, trajectory.states[from], policy(k), result, win, share, near, far,
                    scratch, ring, --at % ring.capacity);
  }
}

template <class T>
OMNIGO_LANES void tally(T* at, T v) {
  fetch_add(reinterpret_cast<unsigned long long*>(at), static_cast<unsigned long long>(v));
}

// One lane alone.
template <int P>
OMNIGO_LANES void note_result(const State<P>& state, const Result& result, Statistics& all,
                              SetupStatistics& setup) {
  tally(&all.games, std::uint64_t{1});
  tally(&all.turns, std::uint64_t{state.turn});
  if (result.decided) tally(&all.decided, std::uint64_t{1});
  if (!result.decided && state.passes < state.seats) tally(&all.capped, std::uint64_t{1});
  int best = result.score[0], ties = 0;
  for (int i = 1; i < state.seats; ++i) best = result.score[i] > best ? result.score[i] : best;
  tally(&setup.games, std::uint64_t{1});
  tally(&setup.turns, std::uint64_t{state.turn});
  for (int i = 0; i < state.seats; ++i) {
    tally(&setup.points[i], static_cast<std::int64_t>(result.score[i] - state.komi[i]));
    if (result.score[i] != best) continue;
    tally(&setup.wins[i], std::uint64_t{1});
    ++ties;
  }
  if (ties > 1) tally(&all.draws, std::uint64_t{1});
}

}  // namespace omnigo::gpu
