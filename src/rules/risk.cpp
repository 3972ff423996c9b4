#include "rules/risk.h"

#include <algorithm>

namespace omnigo {
namespace {

constexpr std::uint64_t bit(Point p) { return std::uint64_t{1} << p % 64; }
constexpr std::uint32_t player_bit(Colour c) { return std::uint32_t{1} << player_of(c); }

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
    lost_ |= player_bit(stone.colour);
    if (anchors_[player_of(stone.colour)] == stone.point) lose_anchor(stone.colour);
  }
  std::uint64_t* sets = &sets_[at_risk(c)];
  const bool is_first = (sets[words_ + p / 64] & bit(p)) == 0;
  if (!is_first) return false;
  sets[words_ + p / 64] |= bit(p);
  const bool is_suicide = !taken.empty() && taken.front().colour == c;
  if ((lost_ & player_bit(c)) == 0 || is_suicide) {
    sets[p / 64] |= bit(p);
  } else {
    anchors_[player_of(c)] = p;
    lost_ &= ~player_bit(c);
    std::fill_n(sets, words_, 0);
  }
  return true;
}

void Risk::undo(Point p, Colour c, bool is_first) {
  if (!is_first) return;
  sets_[ever(c) + p / 64] &= ~bit(p);
  sets_[at_risk(c) + p / 64] &= ~bit(p);
  if (anchors_[player_of(c)] == p) lose_anchor(c);
}

void Risk::lose_anchor(Colour c) {
  anchors_[player_of(c)] = kNoPoint;
  lost_ |= player_bit(c);
  std::copy_n(&sets_[ever(c)], words_, &sets_[at_risk(c)]);
}

}  // namespace omnigo
