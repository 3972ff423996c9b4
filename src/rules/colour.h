// Empty, or the colour of one of the players in turn order.
#pragma once

#include <cstdint>
#include <vector>

namespace omnigo {

inline constexpr int kMaxPlayers = 26;

enum class Colour : std::uint8_t { Empty, Black, White, Red, Blue, Green, Yellow };

// Players by number, from 0 in turn order.
constexpr Colour colour_of(int player) { return static_cast<Colour>(player + 1); }
constexpr int player_of(Colour colour) { return static_cast<int>(colour) - 1; }

// One colour a point, in point order.
using Colouring = std::vector<Colour>;

}  // namespace omnigo
