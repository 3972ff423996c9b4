// A part of the board that is fought over, cut out so that it can be searched to the end.
//
// The points of a contest are empty points and the stones of blocks that are not safe. Around it
// stand safe stones; all those of one colour become one stone with two eyes of its own, so nobody
// can take them and nothing outside matters. What is left is a small position by itself.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "rules/game.h"

namespace omnigo {

class Contest {
 public:
  // Every empty point that touches an unsafe stone of the contest must be in it.
  Contest(const Game& game, std::vector<Point> points, std::function<bool()> stop = nullptr);
  Contest(Contest&&) noexcept;
  ~Contest();

  const std::vector<Point>& points() const;

  // Whether the player ends with this many of the points, counted by area, though all others still
  // in play against it and move first. Nothing if it takes more than `most_nodes` positions to find
  // out, or if stop(), asked now and then, says so.
  std::optional<bool> secures(Colour player, int area, std::uint64_t most_nodes);
  // Positions looked at so far.
  std::uint64_t nodes() const;

  // Plays a move, after which the questions are about the new position. False if it is illegal.
  bool play(Point p, Colour player);
  void undo();

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace omnigo
