// What both sweeps over any graph do with one state.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "count/frontier.h"
#include "count/images.h"
#include "count/layer.h"
#include "count/nibble_step.h"
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

// Colours the point of a step in every way.
template <int Words>
class Successors {
 public:
  Successors(const FrontierPlan& plan, const Step& step) : plan_(plan), step_(step) {
    if constexpr (Words == 1) use_nibbles(std::make_integer_sequence<int, kMostNibbleColours>());
  }

  // Calls visit(state, times) for each state that comes of that of the entry, as often as there are
  // colours that do the same.
  template <class Visit>
  void for_each(const std::uint64_t* entry, Visit visit) const {
    const auto by = [&](const auto& way) {
      if constexpr (std::is_same_v<decltype(way), const std::monostate&>) {
        by_slots(entry, visit);
      } else {
        way.for_each_successor(*entry, [&](std::uint64_t word, int times) {
          PackedState<Words> state;
          state.words[0] = word;
          visit(state, times);
        });
      }
    };
    std::visit(by, nibbles_);
  }

  // The same for any step, one slot after the other.
  template <class Visit>
  void by_slots(const std::uint64_t* entry, Visit visit) const {
    const FrontierState before = unpack<Words>(plan_, step_.slots, state_of<Words>(entry));
    const int last = std::min(before.colours + 1, plan_.players);
    // All colours that do not stand on the frontier are alike.
    const auto alike = [&](int c) {
      return c > before.colours ? plan_.players - before.colours : 1;
    };
    const std::uint64_t apart = step_.adds_a_slot() ? strangers(before, last) : 0;
    FrontierState after;
    ColourNumbers numbers;
    for (int c = 0; c <= last; ++c) {
      if ((apart >> c & 1) == 0 && colour_point(step_, before, c, after)) {
        if (!step_.images.from.empty()) choose_image(step_.images, after);
        visit(pack<Words>(plan_, after, numbers), alike(c));
      }
    }
    // What the others leave differs in the last slot only.
    if (apart == 0 || !colour_point(step_, before, std::countr_zero(apart), after)) return;
    const bool liberty = after.block[--after.slots] == 0;
    const PackedState<Words> rest = pack<Words>(plan_, after, numbers);
    const auto next = *std::max_element(numbers.begin(), numbers.begin() + last + 1) + 1;
    for (int c = 1; c <= last; ++c) {
      if ((apart >> c & 1) == 0) continue;
      const int number = numbers[c] > 0 ? numbers[c] : next;
      visit(with_stone<Words>(plan_, rest, after.slots, number, liberty), alike(c));
    }
  }

 private:
  template <int... Less>
  void use_nibbles(std::integer_sequence<int, Less...>) {
    ((NibbleStep<Less + 1>::fits(plan_, step_)
          ? static_cast<void>(nibbles_.template emplace<Less + 1>(plan_, step_))
          : void()),
     ...);
  }

  // The colours from 1 to `last` that do not stand next to the point of the step, as a bit each.
  std::uint64_t strangers(const FrontierState& before, int last) const {
    std::uint64_t colours = (std::uint64_t{2} << last) - 2;
    for (const std::uint8_t slot : step_.neighbours) {
      const std::uint8_t colour = before.colour[slot];
      if (colour != FrontierState::kAbsent) colours &= ~(std::uint64_t{1} << colour);
    }
    return colours;
  }

  const FrontierPlan& plan_;
  const Step& step_;
  // The first where the step does not fit.
  std::variant<std::monostate, NibbleStep<1>, NibbleStep<2>, NibbleStep<3>, NibbleStep<4>> nibbles_;
};

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
