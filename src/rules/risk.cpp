#include "rules/risk.h"

#include <algorithm>

namespace omnigo {
namespace {

constexpr std::uint64_t bit(Point p) { return std::uint64_t{1} << p % 64; }

}  // namespace

Risk::Risk(int points, int players, Ko ko)
    : words_((static_cast<std::size_t>(points) + 63) / 64),
      fixed_(ko == Ko::Symmetric || ko == Ko::None),
      sets_(2 * words_ * static_cast<std::size_t>(players),
            ko == Ko::Symmetric ? ~std::uint64_t{0} : 0) {
  anchors_.fill(kNoPoint);
}

void Risk::put(Stone stone) {
  if (fixed_) return;
  sets_[ever(stone.colour) + stone.point / 64] |= bit(stone.point);
  sets_[at_risk(stone.colour) + stone.point / 64] |= bit(stone.point);
}

bool Risk::move(Point p, Colour c, std::span<const Stone> taken) {
  if (fixed_) return false;
  for (const Stone stone : taken) {
    sets_[at_risk(stone.colour) + stone.point / 64] |= bit(stone.point);
    if (anchors_[player_of(stone.colour)] == stone.point) lose_anchor(stone.colour);
  }
  std::uint64_t& stood = sets_[ever(c) + p / 64];
  const bool is_first = (stood & bit(p)) == 0;
  const bool is_suicide = !taken.empty() && taken.front().colour == c;
  stood |= bit(p);
  if (is_first && !is_suicide) {
    anchors_[player_of(c)] = p;
    std::fill_n(sets_.begin() + static_cast<std::ptrdiff_t>(at_risk(c)), words_, 0);
  }
  return is_first;
}

void Risk::undo(Point p, Colour c, bool is_first) {
  if (fixed_) return;
  if (is_first) sets_[ever(c) + p / 64] &= ~bit(p);
  for (std::size_t player = 0; player < sets_.size() / (2 * words_); ++player) {
    lose_anchor(colour_of(static_cast<int>(player)));
  }
}

void Risk::lose_anchor(Colour c) {
  anchors_[player_of(c)] = kNoPoint;
  std::copy_n(sets_.begin() + static_cast<std::ptrdiff_t>(ever(c)), words_,
              sets_.begin() + static_cast<std::ptrdiff_t>(at_risk(c)));
}

}  // namespace omnigo
