// What both sweeps over any graph do with one state.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "count/frontier.h"
#include "count/images.h"
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

// The colours from 1 to `last` that do not stand next to the point of the step, as a bit each.
inline std::uint64_t strangers(const Step& step, const FrontierState& before, int last) {
  std::uint64_t colours = (std::uint64_t{2} << last) - 2;
  for (const std::uint8_t slot : step.neighbours) {
    const std::uint8_t colour = before.colour[slot];
    if (colour != FrontierState::kAbsent) colours &= ~(std::uint64_t{1} << colour);
  }
  return colours;
}

// Colours the point of a step in every way for the state of an entry: calls visit(state, times) for
// each that comes of it, as often as there are colours that do the same.
template <int Words, class Visit>
void for_each_successor(const FrontierPlan& plan, const Step& step, const std::uint64_t* entry,
                        Visit visit) {
  const FrontierState before = unpack<Words>(plan, step.slots, state_of<Words>(entry));
  const int last = std::min(before.colours + 1, plan.players);
  // All colours that do not stand on the frontier are alike.
  const auto alike = [&](int c) { return c > before.colours ? plan.players - before.colours : 1; };
  const std::uint64_t apart = step.adds_a_slot() ? strangers(step, before, last) : 0;
  FrontierState after;
  ColourNumbers numbers;
  for (int c = 0; c <= last; ++c) {
    if ((apart >> c & 1) == 0 && colour_point(step, before, c, after)) {
      if (!step.images.from.empty()) choose_image(step.images, after);
      visit(pack<Words>(plan, after, numbers), alike(c));
    }
  }
  // What the others leave differs in the last slot only.
  if (apart == 0 || !colour_point(step, before, std::countr_zero(apart), after)) return;
  const bool liberty = after.block[--after.slots] == 0;
  const PackedState<Words> rest = pack<Words>(plan, after, numbers);
  const auto next = *std::max_element(numbers.begin(), numbers.begin() + last + 1) + 1;
  for (int c = 1; c <= last; ++c) {
    if ((apart >> c & 1) == 0) continue;
    const int number = numbers[c] > 0 ? numbers[c] : next;
    visit(with_stone<Words>(plan, rest, after.slots, number, liberty), alike(c));
  }
}

// Appends an entry: a state, and the residues of another entry some times.
template <int Words>
void append_entry(std::vector<std::uint64_t>& to, const PackedState<Words>& state,
                  const std::uint64_t* entry, int times, std::span<const Residue> moduli) {
  for (const std::uint64_t word : state.words) to.push_back(word);
  for (std::size_t k = 0; k < moduli.size(); ++k) {
    const Residue residue = entry[Words + k];
    to.push_back(times == 1 ? residue
                            : multiply_mod(residue, static_cast<Residue>(times), moduli[k]));
  }
}

}  // namespace omnigo::count
