// One who chooses turns, and what it thinks of a position: the seam between bots and those who use
// them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/game.h"

namespace omnigo {

// What is expected of a position, one value a player.
struct Estimate {
  std::uint64_t visits = 0;
  std::vector<double> win;    // a share of the win, in all 1
  std::vector<double> score;  // komi included
  std::vector<double> score_deviation;
};

struct MoveEstimate {
  Point move = kNoPoint;  // kNoPoint: a pass
  double prior = 0;
  Estimate estimate;
  std::vector<Point> line;  // how play may go on, this move first
};

struct Analysis {
  Colour player = Colour::Empty;  // whose turn it is
  Estimate root;
  std::vector<MoveEstimate> moves;  // best first; never empty
  std::vector<double> ownership;    // by player, then by point: how likely it ends as theirs
  // By point, then the pass: how much the turn promised before the search, in all 1. Empty: nothing
  // is known.
  std::vector<double> policy;
  bool resigns = false;
};

// How long to think, about what, and who watches. What is left 0 or empty sets no limit.
struct Thinking {
  std::uint64_t playouts = 0;
  std::chrono::milliseconds time{0};
  int threads = 1;
  std::vector<Point> avoid;    // moves not to be considered (kNoPoint: the pass)
  std::function<bool()> stop;  // asked every few milliseconds; true ends the thinking
  std::chrono::milliseconds report_every{0};
  std::function<void(const Analysis&)> report;
};

class Player {
 public:
  virtual ~Player() = default;
  // A turn of `player`, as if it were that player's, who is still in. Something must set a limit.
  virtual Analysis think(const Game& game, Colour player, const Thinking& thinking) = 0;
};

// Bots by name; their seed makes them play the same again, where they think on one thread and no
// time limit cuts them off.
struct Bot {
  std::string_view name, about;
  std::unique_ptr<Player> (*make)(std::uint64_t seed);
};
const std::vector<Bot>& bots();
Result<std::unique_ptr<Player>> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace omnigo
