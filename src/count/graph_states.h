// What both sweeps over any graph do with one state.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "count/frontier.h"
#include "count/layer.h"
#include "count/order.h"

namespace omnigo::count {

// A rough estimate of the states after a step.
inline double states_after(const FrontierPlan& plan, int step) {
  return std::pow(kStatesPerPoint, step < 0 ? 0 : plan.widths[step]);
}

template <int Words>
PackedState<Words> state_of(const std::uint64_t* entry) {
  PackedState<Words> state;
  std::copy_n(entry, Words, state.words.begin());
  return state;
}

// Colours the point of a step in every way for the state of an entry: calls visit(state, times) for
// each that comes of it, as often as there are colours that do the same.
template <int Words, class Visit>
void for_each_successor(const FrontierPlan& plan, const Step& step, const std::uint64_t* entry,
                        Visit visit) {
  const FrontierState before = unpack<Words>(plan, step.slots, state_of<Words>(entry));
  const int last = std::min(before.colours + 1, plan.players);
  FrontierState after;
  ColourNumbers numbers;
  for (int c = 0; c <= last; ++c) {
    if (!colour_point(step, before, c, after)) continue;
    // All colours that do not stand on the frontier are alike.
    const int alike = c > before.colours ? plan.players - before.colours : 1;
    visit(pack<Words>(plan, after, numbers), alike);
  }
}

// Appends an entry: a state, and the residues of another entry some times.
template <int Words>
void append_entry(std::vector<std::uint64_t>& to, const PackedState<Words>& state,
                  const std::uint64_t* entry, int times, std::span<const Residue> moduli) {
  to.insert(to.end(), state.words.begin(), state.words.end());
  to.insert(to.end(), entry + Words, entry + Words + moduli.size());
  if (times == 1) return;
  for (std::size_t k = 0; k < moduli.size(); ++k) {
    Residue& residue = to[to.size() - moduli.size() + k];
    residue = multiply_mod(residue, static_cast<Residue>(times), moduli[k]);
  }
}

}  // namespace omnigo::count
