// Plain tree search: UCT (Kocsis, Szepesvari 2006) with uniformly random playouts, for any number
// of players.
//
// Each node keeps one value a player, and the mover looks at its own (max^n). The value of a
// playout is a share of the win and, a little, of the points, so that a won game is finished well.
// Children that were never tried come first; then the one with the highest mean plus
// c sqrt(ln n / n_i). The most visited move is chosen. Passing is considered only where another
// player has passed or nothing else is left. All threads share one tree under one lock, which they
// let go while they play out.
#pragma once

#include "base/random.h"
#include "search/player.h"

namespace omnigo {

class UctPlayer : public Player {
 public:
  explicit UctPlayer(std::uint64_t seed) : random_(seed) {}
  Analysis think(const Game& game, Colour player, const Thinking& thinking) override;

 private:
  Random random_;
};

}  // namespace omnigo
